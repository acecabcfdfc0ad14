"""A real table for a scene: the program's own session, with a deck that tells the scene's cards.

Nothing of it is kept on the disk.
"""

from pathlib import Path

from skyjo_a11y.companion import Companion
from skyjo_a11y.course.chapters import PHRASES, Scene
from skyjo_a11y.dealing import ScriptedDeck, Told
from skyjo_a11y.gamelog import Player, Setup, Source, new_log
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.rules.actions import Discard, Draw, Flip
from skyjo_a11y.rules.options import STANDARD
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.save_file import SaveFile
from skyjo_a11y.session import Session
from skyjo_a11y.settings import Settings
from skyjo_a11y.table import Table
from skyjo_a11y.table_session import TableSession

_YOU = "you"


def stage(scene: Scene, settings: Settings) -> Table:
    """The table of ``scene`` before its first step."""
    if scene.real:
        setup = Setup(STANDARD, tuple(map(Player, scene.people)), "", source=Source.TABLE)
        return Companion(TableSession(new_log(setup), _forget), _nowhere(), settings)
    others = (Player(name, scene.bot) for name in scene.people)
    learner = Player(phrases(PHRASES).say("learner"))
    # Practice: in the round that the learner plays alone everything can be taken back.
    setup = Setup(STANDARD, (learner, *others), scene.seed, practice=True, totals=scene.totals)
    told: Told = {
        (1, learner.name if who == _YOU else who): list(cards) for who, cards in scene.cards.items()
    }
    session = Session(new_log(setup), _forget, ScriptedDeck(scene.seed, setup.names, told))
    if scene.ahead:
        _play_ahead(session, scene)
    return Table(session, _nowhere(), settings)


def _play_ahead(session: Session, scene: Scene) -> None:
    """The learner turns up what the scene says: two cards in the opening, then one a turn."""
    session.begin()
    for position in scene.ahead:
        if session.state.phase is not Phase.OPENING:
            session.play(Draw())
            session.play(Discard())
        session.play(Flip(position))


def _forget(_line: str) -> None:
    """No line of the log goes to a file."""


def _nowhere() -> SaveFile:
    """A file that is never written, since nothing is ever given to it."""
    return SaveFile(Path())
