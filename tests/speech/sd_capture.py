#!/usr/bin/env python3
"""An output module of speech-dispatcher that records what it is given instead of sounding.

speech-dispatcher starts it like any synthesizer's module and talks to it over stdin and stdout,
line by line. Every message that would reach a synthesizer, and whether it was said to its end or
stopped, is appended as one JSON object a line to the file that SD_CAPTURE_LOG names:

    {"t": 12.3, "event": "speak", "text": "Du ziehst 7.", "settings": {"language": "de", …}}
    {"t": 12.4, "event": "begin" | "end" | "stop"}

«Speaking» takes SD_CAPTURE_MS_PER_CHAR milliseconds a character, so that cancelling and queueing
behave as with a real voice. Standard library only: the system's Python runs it.
"""

import io
import json
import os
import re
import sys
import threading
import time
from html import unescape
from pathlib import Path

LOG = Path(os.environ["SD_CAPTURE_LOG"])
SECONDS_PER_CHAR = float(os.environ.get("SD_CAPTURE_MS_PER_CHAR", "20")) / 1000
MARKUP = re.compile(r"<[^>]*>")
SPEAKING = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


class Recorder:
    """Writes the log, whole lines only: other processes read it meanwhile."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def record(self, event: str, **fields: object) -> None:
        """Append one line."""
        line = json.dumps({"t": time.monotonic(), "event": event, **fields}, ensure_ascii=False)
        with self._lock, LOG.open("a", encoding="utf-8") as log:
            log.write(f"{line}\n")


class Module:
    """Answers the dispatcher."""

    def __init__(self) -> None:
        self._recorder = Recorder()
        self._lock = threading.Lock()
        self._settings: dict[str, str] = {}
        self._stopped = threading.Event()
        self._speaker: threading.Thread | None = None

    def run(self) -> None:
        """Answer until the dispatcher says goodbye."""
        for line in sys.stdin:
            command = line.strip()
            if command == "QUIT":
                self._reply("210 OK QUIT")
                return
            if command:
                self._answer(command)

    def _answer(self, command: str) -> None:
        match command:
            case "INIT":
                self._reply("299-recording", "299 OK LOADED SUCCESSFULLY")
            case "AUDIO":
                self._reply("207 OK RECEIVING AUDIO SETTINGS")
                by_server = _values().get("audio_output_method") == "server"
                self._reply("300 MODULE ERROR" if by_server else "203 OK AUDIO INITIALIZED")
            case "SET":
                self._reply("203 OK RECEIVING SETTINGS")
                self._settings |= _values()
                self._reply("203 OK SETTINGS RECEIVED")
            case "LOGLEVEL":
                self._reply("207 OK RECEIVING LOGLEVEL SETTINGS")
                _values()
                self._reply("203 OK LOGLEVEL SET")
            case "STOP" | "PAUSE":
                self._stopped.set()
            case _ if command in SPEAKING:
                self._speak()
            case _ if command.startswith("LIST VOICES"):
                voices = ("200-Liesel\tde\tnone", "200-Trine\tde-AT\tnone", "200-Bill\ten\tnone")
                self._reply(*voices, "200 OK VOICE LIST SENT")
            case _:
                self._reply("300 ERR UNKNOWN COMMAND")

    def _speak(self) -> None:
        self._reply("202 OK RECEIVING MESSAGE")
        text = unescape(MARKUP.sub("", "\n".join(_block())))
        self._recorder.record("speak", text=text, settings=dict(self._settings))
        if self._speaker is not None:
            self._speaker.join()
        self._stopped.clear()
        self._reply("200 OK SPEAKING")
        self._speaker = threading.Thread(target=self._pretend, args=(text,), daemon=True)
        self._speaker.start()

    def _pretend(self, text: str) -> None:
        self._recorder.record("begin")
        self._reply("701 BEGIN")
        stopped = self._stopped.wait(len(text) * SECONDS_PER_CHAR)
        self._recorder.record("stop" if stopped else "end")
        self._reply("703 STOP" if stopped else "702 END")

    def _reply(self, *lines: str) -> None:
        with self._lock:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()


def _block() -> list[str]:
    """The lines up to a lone full stop; a doubled one at a line's beginning is one."""
    lines = []
    for raw in sys.stdin:
        line = raw.rstrip("\n")
        if line == ".":
            break
        lines.append(line[1:] if line.startswith("..") else line)
    return lines


def _values() -> dict[str, str]:
    return dict(line.split("=", 1) for line in _block() if "=" in line)


if __name__ == "__main__":
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    Module().run()
