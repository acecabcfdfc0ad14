"""A speech server that only records: the part of the Emacspeak protocol that yasr speaks.

python fake_speech.py LOG        q {text} and tts_say {text} say, l {c} says a character
"""

import json
import re
import sys
from pathlib import Path

KINDS = {"q": "say", "tts_say": "say", "l": "char"}


def main() -> None:
    """Write one JSON object a line to LOG for everything said."""
    with Path(sys.argv[1]).open("a", encoding="utf-8") as log:
        for raw in iter(sys.stdin.buffer.readline, b""):
            match = re.match(r"\s*(\w+)\s*\{(.*)\}$", _text(raw))
            if match and match[1] in KINDS:
                said = {"kind": KINDS[match[1]], "text": match[2].strip()}
                log.write(json.dumps(said, ensure_ascii=False) + "\n")
                log.flush()


def _text(raw: bytes) -> str:
    """The line, whether yasr sent it in UTF-8 or in its own Latin-1."""
    try:
        return raw.decode("utf-8").rstrip("\n")
    except UnicodeDecodeError:
        return raw.decode("latin-1").rstrip("\n")


if __name__ == "__main__":
    main()
