"""The course at the prompt: which chapter comes next, and one lesson after the other.

Where the learner came from, a game or the lobby, waits untouched behind it.
"""

from collections.abc import Iterator
from dataclasses import replace

from skyjo_a11y import guidance, preferences, prompts
from skyjo_a11y.commands import EVERYWHERE, Request, Unclear, parse, understood
from skyjo_a11y.course import contents
from skyjo_a11y.course.bookmark import Bookmark
from skyjo_a11y.course.chapters import PHRASES, Chapter, chapters
from skyjo_a11y.course.lesson import Lesson
from skyjo_a11y.desk import Desk
from skyjo_a11y.gamelog import Player, Setup, Source
from skyjo_a11y.heard import Heard, Outcome
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.settings import SETTINGS, Settings
from skyjo_a11y.vocabulary import Command

_FILE = "kurs.txt"
#: What steers the course itself.
_OWN = (
    Command.GO_ON,
    Command.SKIP,
    Command.UNDO,
    Command.LEARN,
    Command.SAVE,
    Command.QUIT,
)
#: What is the same here as everywhere; settings are for the lesson to judge.
_COMMON = EVERYWHERE - {*_OWN, *SETTINGS, Command.STATISTICS}


class Course:
    """``is_left`` once the learner goes back to where they came from."""

    file = ""  # no game of the course is saved …
    path = None
    game = None  # … or counts
    another = False  # nor does one lead to one of the same kind
    is_over = True  # nothing of it is lost when a new game begins

    def __init__(self, desk: Desk, topic: str = "") -> None:
        """``topic``: the chapter to begin with, by number or word; else it is asked for."""
        self.is_left = False
        self._desk = desk
        self._bookmark = Bookmark(desk.folder.parent / _FILE)
        self._topic = topic
        self._lesson: Lesson | None = None

    # -- What every room has ------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """The question for a chapter, or what the step asks for."""
        if self._lesson is not None:
            return self._lesson.prompt
        return prompts.question("chapter", self._default)

    @property
    def example(self) -> str:
        """A line that works now."""
        return self._lesson.example if self._lesson is not None else self._default

    @property
    def setup(self) -> Setup:
        """What the table of the lesson was set up with."""
        if self._lesson is not None:
            return self._lesson.table.setup
        return Setup(STANDARD, (Player(phrases(PHRASES).say("learner")),), "")

    @property
    def settings(self) -> Settings:
        """How the learner is told."""
        return self._desk.settings

    def adopt(self, settings: Settings) -> None:
        """Settings were changed."""
        if self._lesson is not None:
            self._lesson.table.adopt(settings)

    def begin(self) -> Told:
        """Tell what there is, or begin with the chapter that was asked for."""
        chosen = contents.chosen(self._topic)
        if chosen is not None:
            return [*self._bookmark.news, *self._start(chosen)]
        unknown = [contents.unknown(self._topic)] if self._topic else []
        return [*self._bookmark.news, *unknown, *self._contents()]

    def help(self, topic: str) -> Told | None:
        """What can be done in the course, or help for a command at its table."""
        if topic:
            lesson = self._lesson
            return lesson.help(topic) if lesson else guidance.help_on(topic, "", {})
        if self._lesson is None:
            return [said(PHRASES, "help-contents"), *self._contents()]
        return [said(PHRASES, "help-lesson"), *self._lesson.task()]

    def leave(self) -> bool:
        """Keep how far the learner has come; a braille width on loan is given back."""
        self._give_back()
        self._bookmark.keep()
        return True

    def let_go(self) -> bool:
        """No file of a game is held here, so there is no trouble with one."""
        return False

    # -- Lines --------------------------------------------------------------------------------

    def hear(self, line: str) -> Iterator[Heard]:
        """One line and what comes of it."""
        heard = self._heard(line)
        yield Outcome(heard) if isinstance(heard, list) else heard

    def _heard(self, line: str) -> Told | Request | Unclear:
        lesson = self._lesson
        heard = self._choose(line) if lesson is None else self._in_lesson(lesson, line)
        if isinstance(heard, Request | Unclear):
            return heard
        lesson = self._lesson
        if lesson is None:
            return heard
        if lesson.is_done:
            return [*heard, *self._finish(lesson.chapter, learned=True)]
        put = self._bookmark.put(lesson.chapter, lesson.at, lesson.played)
        return [*put, *heard]

    def _in_lesson(self, lesson: Lesson, line: str) -> Told | Request | Unclear:
        if not line:
            return lesson.enter()
        answered = lesson.answer(line)
        if answered is not None:
            return answered
        at_table = lesson.table.setup.source is Source.TABLE
        requests = understood(line, lesson.table.setup.names, at_table=at_table)
        if isinstance(requests, Unclear):
            return lesson.puzzled(requests)
        own = next((one for one in requests if self._is_own(one, lesson)), None)
        return self._own(own, lesson) if own is not None else lesson.do(line, requests)

    def _is_own(self, request: Request, lesson: Lesson) -> bool:
        if request.command is Command.UNDO:  # where the learner plays alone it takes a move back
            return not lesson.plays_alone
        return request.command in (*_COMMON, *_OWN)

    def _own(self, request: Request, lesson: Lesson) -> Told | Request:
        match request.command:
            case Command.GO_ON:
                return lesson.enter()
            case Command.SKIP if request.rest or lesson.plays_alone:  # «überspringen kapitel»
                return self._finish(lesson.chapter, learned=False)
            case Command.SKIP:
                return lesson.skip()
            case Command.UNDO if lesson.at == 0:
                return [said(PHRASES, "first-step"), *lesson.task()]
            case Command.UNDO:
                return lesson.begin(lesson.at - 1)
            case Command.LEARN:
                return self._leave_lesson(request.rest)
            case Command.SAVE:
                return [said("answers", "always-saved")]
            case Command.QUIT:
                return self._quit()
            case _:
                return request

    def _choose(self, line: str) -> Told | Request | Unclear:
        """The answer to which chapter comes next."""
        chosen = contents.chosen(line or self._default)
        if chosen is not None:
            return self._start(chosen)
        match parse(line or self._default, ()):
            case [Request(Command.GO_ON), *_]:
                return self._choose("")
            case [Request(Command.QUIT), *_]:
                return self._quit()
            case [Request(Command.SKIP), *_] if skipped := contents.chosen(self._default):
                return self._finish(skipped, learned=False)
            case [Request(Command.LEARN) as request, *_]:
                return self._leave_lesson(request.rest)
            case [Request(command) as request, *_] if command in (*_COMMON, *SETTINGS):
                return request
            case _:
                return [contents.unknown(line)]

    # -- Chapters -----------------------------------------------------------------------------

    def _start(self, chapter: Chapter) -> Told:
        """From the beginning, or where the learner stopped in it."""
        here = self._bookmark.progress
        resumed = here.chapter == chapter.name
        lesson = Lesson(chapter, self._desk.settings, self._set)
        self._lesson = lesson
        number = str(chapters().index(chapter) + 1)
        name = "chapter-goes-on" if resumed else "chapter-begins"
        told = [said(PHRASES, name, number=number, title=chapter.title)]
        return [*told, *(lesson.begin(here.step, here.lines) if resumed else lesson.begin())]

    def _finish(self, chapter: Chapter, *, learned: bool) -> Told:
        """What was learned and what comes next; a skipped chapter counts as gone through."""
        self._give_back()
        self._lesson = None
        news = self._bookmark.finish(chapter)
        told = [said(PHRASES, f"done-{chapter.name}")] if learned else []
        following = contents.chosen(self._default)
        if following is None:
            return [*told, said(PHRASES, "all-done", count=str(len(chapters()))), *news]
        return [*told, said(PHRASES, "next-chapter", title=following.title), *news]

    def _leave_lesson(self, topic: str) -> Told:
        self._give_back()
        self._lesson = None
        self._topic, self._bookmark.news = topic, []
        return self.begin()

    def _quit(self) -> Told:
        self.leave()
        self.is_left = True
        return [said(PHRASES, "left" if self._bookmark.is_kept else "left-not-kept")]

    @property
    def _default(self) -> str:
        return self._bookmark.following

    def _contents(self) -> Told:
        return contents.told(self._bookmark.progress.done)

    # -- Settings -----------------------------------------------------------------------------

    def _set(self, request: Request) -> Told:
        new, told = preferences.change(self._desk.settings, request)
        self._desk.change(new)
        self.adopt(new)
        return told

    def _give_back(self) -> None:
        """A width that the learner did not choose, as the step was skipped, is taken back."""
        lesson = self._lesson
        if lesson is not None and lesson.borrowed is not None:
            self._desk.change(replace(self._desk.settings, cells=lesson.borrowed.cells))
            lesson.borrowed = None
