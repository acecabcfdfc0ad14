"""A real German voice says what the transcripts say: no lost minus, no dash, no ordinals."""

import re
import subprocess
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.needs import need
from tests.transcripts.replay import FILES, replayed

#: Set between the texts that one process is given, to find them again in what it says.
_PAUSE = "\n\nZwischenruf.\n\n"
#: What must not be heard unless it is written.
_DASH = "Strich"
_ORDINALS = ["nullte", "erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte"]
_ORDINALS += ["achte", "neunte", "zehnte", "elfte", "zwölfte", "zwanzigste", "hundertste"]
#: VOICE.md fixes how cards stand side by side; there «-1 -2» is heard as «minus eins Strich zwei».
_SIDE_BY_SIDE = re.compile(r"\d +-\d|  ")
#: They say when a game began, so they may hold dashes.
_FILE_NAME = re.compile(r"\S+\.skyjo")
_WIDE = 39
_PROCESSES = 4


def _said(texts: Sequence[str]) -> list[str]:
    """The phonemes of each text, without stress."""
    voice = [need("espeak-ng"), "-v", "de", "-q", "--ipa", "--stdin"]
    given = _PAUSE.join(["", *texts, ""])
    spoken = subprocess.run(voice, input=given, capture_output=True, text=True, check=True).stdout
    plain = re.sub("[ˈˌ]", "", spoken).strip()
    first = plain.split("\n", 1)[0]
    return [part.strip() for part in plain.split(first)[1:-1]]


def _heard(texts: Iterable[str]) -> dict[str, str]:
    """Each text once, and its phonemes."""
    different = sorted({_FILE_NAME.sub("Partie", text) for text in texts})
    parts = [different[start::_PROCESSES] for start in range(_PROCESSES)]
    with ThreadPoolExecutor(_PROCESSES) as processes:
        said = processes.map(_said, parts)
    return {
        text: phonemes
        for part, of_part in zip(parts, said, strict=True)
        for text, phonemes in zip(part, of_part, strict=True)
    }


@pytest.fixture(scope="module")
def sentences() -> dict[str, str]:
    """Everything told in any transcript, and its phonemes."""
    return _heard(utterance.spoken for path in FILES for utterance in replayed(path).told)


@pytest.fixture(scope="module")
def cells() -> dict[str, str]:
    """Every line of a wide braille display, every prompt, and its phonemes."""
    return _heard(
        line
        for path in FILES
        for reply in replayed(path).replies
        for text in (reply.prompt, *(utterance.braille(_WIDE) for utterance in reply.told))
        for line in text.splitlines()
        if line and not _SIDE_BY_SIDE.search(line)
    )


def _losing_a_minus(heard: dict[str, str]) -> list[str]:
    (minus,) = _said(["minus"])
    return [text for text, said in heard.items() if said.count(minus) != _minuses(text)]


def _minuses(text: str) -> int:
    return text.lower().count("minus") + len(re.findall(r"(?<!\w)-\d", text))


def test_no_sentence_loses_a_minus(sentences: dict[str, str]) -> None:
    """As often as «minus» is written, it is heard."""
    assert _losing_a_minus(sentences) == []


def test_no_line_of_cells_loses_a_minus(cells: dict[str, str]) -> None:
    """Many people hear braille forms too: each «-2» is heard as a minus there."""
    assert _losing_a_minus(cells) == []


def _unwritten(words: list[str], heard: dict[str, str]) -> list[str]:
    """Where one of ``words`` is heard and not written."""
    spoken = list(zip(words, _said(words), strict=True))
    return [
        f"{word}: {text}"
        for text, said in heard.items()
        for word, phonemes in spoken
        if phonemes in said and word.lower() not in text.lower()
    ]


def test_no_dash_is_heard(sentences: dict[str, str], cells: dict[str, str]) -> None:
    """Nothing but the word itself is read out as «Strich»."""
    assert _unwritten([_DASH], sentences | cells) == []


def test_no_number_becomes_an_ordinal(sentences: dict[str, str], cells: dict[str, str]) -> None:
    """«Insgesamt 12.» is no twelfth: an ordinal is heard only where its word is written."""
    assert _unwritten(_ORDINALS, sentences | cells) == []
