"""Terminals and pipes that know no UTF-8: umlauts as they can be written, never a crash."""

from pathlib import Path

import pytest

from tests.terminal.game import GAME, PROMPT, at_home
from tests.terminal.terminal_reader import TerminalReader

#: The consoles of Western Windows have umlauts, plain ASCII and a Japanese console have none.
WITH_UMLAUTS = ["cp850", "cp1252"]
WITHOUT = ["ascii", "cp932"]


@pytest.mark.parametrize("term", ["xterm", "dumb"])
@pytest.mark.parametrize("encoding", [*WITH_UMLAUTS, *WITHOUT])
def test_umlauts_are_readable_in_any_encoding(tmp_path: Path, encoding: str, term: str) -> None:
    """In answers, prompts, bold ones and Tab's list: letters where there are some, else spelled."""
    env = {**at_home(tmp_path), "PYTHONIOENCODING": encoding, "TERM": term}
    with TerminalReader([*GAME, "--kontrast"], f"{PROMPT}|^St.{{1,2}}rke", env=env) as reader:
        reader.start()
        for line in ("Jana", "2", "hilfe umfang"):
            reader.command(line)
        if term == "xterm":
            reader.type("r")
            reader.submit("\t")
            reader.submit("\x03")
        reader.press("ä\r".encode(encoding, "replace"))  # a key that may have no letter here
        reader.command("ende")
        assert reader.status() == 0
    text = bytes(reader.raw).decode(encoding)
    has_umlauts = encoding in WITH_UMLAUTS
    assert ("Stärke, " if has_umlauts else "Staerke, ") in text
    assert ("ausführlich" if has_umlauts else "ausfuehrlich") in text
    if term == "xterm":
        assert ("rückgängig" if has_umlauts else "rueckgaengig") in text
    assert "Traceback" not in text


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_a_terminal_needs_no_locale(tmp_path: Path, locale: str) -> None:
    """Without a locale the terminal takes UTF-8, as all do today."""
    env = {**at_home(tmp_path), "LC_ALL": locale, "LANG": locale}
    with TerminalReader([*GAME], PROMPT, env=env) as reader:
        reader.start()
        answer = reader.command("hilfe umfang")
        assert any("ausführlich" in line for line in answer.lines)
