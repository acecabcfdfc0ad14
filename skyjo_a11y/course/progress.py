"""How far somebody has come in the course, kept as a few lines of text.

    skyjo-a11y course 1
    done grid
    chapter turn
    step 3
    line ziehe

``line``: what was said in a step in which the learner plays on alone.
"""

from pathlib import Path

from skyjo_a11y.course.chapters import chapters
from skyjo_a11y.records import record

_HEADER = "skyjo-a11y course 1"
_LARGEST = 100_000  # bytes; a whole round takes a few hundred


class BrokenProgressError(ValueError):
    """The file is not one of ours, or spoiled."""


@record
class Progress:
    """``done``: names of chapters; the others tell where somebody stopped within one."""

    done: frozenset[str] = frozenset()
    chapter: str = ""
    step: int = 0
    lines: tuple[str, ...] = ()


def load(path: Path) -> Progress:
    """What the file says; a new learner without one. Raises BrokenProgressError."""
    try:
        with path.open("rb") as file:
            text = file.read(_LARGEST).decode("utf-8")
    except FileNotFoundError:
        return Progress()
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenProgressError(str(error)) from error
    header, *lines = text.splitlines() or [""]
    if header != _HEADER:
        raise BrokenProgressError("no course")
    return _checked([line.partition(" ")[::2] for line in lines])


def _checked(pairs: list[tuple[str, str]]) -> Progress:
    known = {chapter.name: len(chapter.steps) for chapter in chapters()}
    values = {key: value for key, value in pairs if key in ("chapter", "step")}
    done = frozenset(value for key, value in pairs if key == "done")
    chapter, step = values.get("chapter", ""), values.get("step", "0")
    here = not chapter or (
        step.isascii() and step.isdigit() and int(step[:9]) < known.get(chapter, 0)
    )
    if not here or not done <= known.keys():
        raise BrokenProgressError("no such chapter or step")
    lines = tuple(value for key, value in pairs if key == "line")
    return Progress(done, chapter, int(step) if chapter else 0, lines if chapter else ())


def save(path: Path, progress: Progress) -> None:
    """Write it. Raises OSError; the old file stays whole then."""
    lines = [_HEADER, *(f"done {name}" for name in sorted(progress.done))]
    if progress.chapter:
        lines += [f"chapter {progress.chapter}", f"step {progress.step}"]
        lines += [f"line {line}" for line in progress.lines]
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".neu")
    fresh.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    fresh.replace(path)
