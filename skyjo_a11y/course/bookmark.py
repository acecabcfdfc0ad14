"""Where the learner is in the course, on the disk after every step."""

from collections.abc import Sequence
from pathlib import Path

from skyjo_a11y.course import contents, progress
from skyjo_a11y.course.chapters import PHRASES, Chapter, chapters
from skyjo_a11y.course.progress import BrokenProgressError, Progress
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told


class Bookmark:
    """The progress in a file; ``news`` is what is to be told of the file when the course begins."""

    def __init__(self, path: Path) -> None:
        self.is_kept = True
        self.news: Told = []
        self._path = path
        self._last = -1  # the index of the chapter that was gone through last
        try:
            self.progress = progress.load(path)
        except BrokenProgressError:
            self.progress = Progress()
            self.news = [said(PHRASES, "progress-broken")]

    @property
    def following(self) -> str:
        """The number of the chapter that comes next, or the word to leave by."""
        return contents.following(self.progress, self._last)

    def put(self, chapter: Chapter, step: int, lines: Sequence[str]) -> Told:
        """The learner is at ``step``, and has said ``lines`` in it; what is to be told of that."""
        here = Progress(self.progress.done, chapter.name, step, tuple(lines))
        if here == self.progress:
            return []
        self.progress = here
        return self.keep()

    def finish(self, chapter: Chapter) -> Told:
        """The chapter is gone through; what is to be told of that."""
        self._last = chapters().index(chapter)
        self.progress = Progress(self.progress.done | {chapter.name})
        return self.keep()

    def keep(self) -> Told:
        """Bring the progress to the disk; a failure is told once."""
        was_kept = self.is_kept
        try:
            progress.save(self._path, self.progress)
        except OSError:
            self.is_kept = False
            return [said(PHRASES, "progress-not-kept")] if was_kept else []
        self.is_kept = True
        return []
