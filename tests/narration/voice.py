"""What VOICE.md asks of everything that is told, as checks of one utterance."""

import re
from collections.abc import Callable, Iterable, Iterator

from skyjo_a11y.narration.utterance import Utterance

#: VOICE.md, telling 5: ASCII letters and digits, umlauts, and these marks only.
_ODD = re.compile(r"[^A-Za-zÄÖÜäöüß0-9 .,:!?()-]")
_END = re.compile(r"[.!?:]$")
_ORDINAL = re.compile(r"\d\.\s")
_NOT_MINUS_2 = re.compile(r"(?<!\w)-\d|\bminus(?! (\d|zwo|ein))")
_LOOSE_MINUS = re.compile(r"-(?!\d|\w)|\w-\d")
_SHORTEST = 3


def faults(utterance: Utterance, exempt: Iterable[str] = ()) -> list[str]:
    """All that is wrong with an utterance; ``exempt`` are names that people chose."""
    neutral = _neutral(utterance, exempt)
    grid = is_grid(neutral)
    found = list(_of_lines(neutral.spoken, _spoken_faults))
    for _, text in neutral.cells:
        found += _of_lines(re.sub(" +", " ", text) if grid else text, _braille_faults)
        # Help and rules read the same by ear and by touch.
        if "minus " in text and text != neutral.spoken:
            found.append(f"«minus 2» instead of -2: {text}")
    return found


def is_grid(utterance: Utterance) -> bool:
    """Whether an utterance shows cards in fixed places, with blanks between them."""
    return any("  " in text for _, text in utterance.cells)


def _neutral(utterance: Utterance, exempt: Iterable[str]) -> Utterance:
    """With «Jana» in place of each name, the longest first."""
    spoken, cells = utterance.spoken, utterance.cells
    for name in sorted(exempt, key=len, reverse=True):
        spoken = spoken.replace(name, "Jana")
        cells = tuple((fewest, text.replace(name, "Jana")) for fewest, text in cells)
    return Utterance(spoken, cells)


def _of_lines(text: str, check: Callable[[str], Iterable[str]]) -> Iterator[str]:
    for line in text.splitlines():
        yield from (f"{fault}: {line}" for fault in (*_common_faults(line), *check(line)))


def _common_faults(line: str) -> Iterator[str]:
    if len(line) < _SHORTEST:
        yield "shorter than 3 characters"
    if odd := _ODD.findall(line):
        yield f"odd characters {odd}"
    if "  " in line or line != line.strip():
        yield "blanks too many"
    if _ORDINAL.search(line):
        yield "a digit before a full stop"


def _spoken_faults(line: str) -> Iterator[str]:
    if not _END.search(line):
        yield "no end mark"
    if _NOT_MINUS_2.search(line):
        yield "a minus that is not «minus 2»"


def _braille_faults(line: str) -> Iterator[str]:
    if _LOOSE_MINUS.search(line):
        yield "a minus that does not stand right before its digit"
