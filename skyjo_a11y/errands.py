"""What is the same in every room: help, rules, settings, statistics, a new game, the farewell."""

from collections.abc import Callable

from skyjo_a11y import guidance, preferences
from skyjo_a11y.answers import Written
from skyjo_a11y.commands import Request, Unclear
from skyjo_a11y.delivery import Delivery
from skyjo_a11y.desk import Desk
from skyjo_a11y.narration.sayings import said, worded
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.output.sound import Audience
from skyjo_a11y.problems import NoSuchTopic, NotSaved, NotUnderstood, Problem
from skyjo_a11y.records import record
from skyjo_a11y.rooms import Rooms
from skyjo_a11y.sounding import Sounding
from skyjo_a11y.text import fold
from skyjo_a11y.vocabulary import Command, vocabulary, words_of

_MARKS = " .,!?"


@record
class Errands:
    """What the commands of ``EVERYWHERE`` are carried out with, whatever room somebody is in."""

    desk: Desk
    rooms: Rooms
    delivery: Delivery
    sounding: Sounding

    def run(self, request: Request) -> Told | Unclear:
        """What ``request`` brings; Unclear where another word may have been meant."""
        return ERRANDS.get(request.command, _set)(self, request)

    def problem(self, problem: Problem) -> Told:
        """Why something was not done."""
        return [worded(problem, self.desk.settings.style, "problems")]


def _help(errands: Errands, request: Request) -> Told:
    topic = request.rest
    told = errands.rooms.here.help(topic)
    return told or errands.problem(NoSuchTopic(guidance.readable(topic)))


def _rules(errands: Errands, request: Request) -> Told | Unclear:
    from skyjo_a11y.topics.telling import Frame, look_up, unknown  # noqa: PLC0415 - few evenings

    setup = errands.rooms.here.setup
    frame = Frame.GAME if setup.players else Frame.DEFAULT
    found = look_up(request.rest, setup.rules, frame)
    if isinstance(found, Unclear) and not found.guess:
        return [unknown(found.word)]
    return found


def _sheet(errands: Errands, request: Request) -> Told:
    from skyjo_a11y.sheets.handing_out import hand_out  # noqa: PLC0415 - few evenings

    setup = errands.rooms.here.setup
    match hand_out(request.rest, setup.rules, setup.names):
        case list() as told:
            return told
        case Written() as written:
            return [worded(written, errands.desk.settings.style)]
        case problem:
            return errands.problem(problem)


def _learn(errands: Errands, request: Request) -> Told:
    return errands.rooms.learn(request.rest)


def _skip(_errands: Errands, _request: Request) -> Told:
    return [said("course", "only-in-course")]


def _settings(errands: Errands, _request: Request) -> Told:
    return preferences.all_told(errands.desk.settings)


def _set(errands: Errands, request: Request) -> Told:
    if request.command is Command.VOICE:
        new, told = errands.sounding.choose_voice(request.rest)
    else:
        new, told = preferences.change(errands.desk.settings, request)
    if not errands.desk.change(new):
        told = [*told, preferences.not_kept()]
    errands.rooms.here.adopt(new)
    return [*told, *errands.sounding.changed(request.command)]


def _check(errands: Errands, request: Request) -> Told:
    from skyjo_a11y.checking import checked  # noqa: PLC0415 - few evenings

    return checked(request.rest, errands.desk)


def _sound(errands: Errands, request: Request) -> Told | Unclear:
    """«ton aus» is the voice or the bell if one of them is on, else nobody can know."""
    sound = errands.desk.settings.sound
    speaks = sound.audience is not Audience.NOBODY
    is_off = _says(request, "sound-off")
    if not is_off or speaks is sound.bell:
        if is_off and not speaks:
            return [said("voice", "sound-is-off")]
        off, on = words_of(f"setting-{Command.BELL}")
        return [said("voice", "which-sound", value=on if _says(request, "sound-on") else off)]
    what = Command.SPEECH if speaks else Command.BELL
    return _set(errands, Request(what, rest=words_of(f"setting-{what}")[0]))


def _when(errands: Errands, request: Request) -> Told | Unclear:
    """«wann ist Schluss»: when the game is over, or the round if that was said."""
    from skyjo_a11y.topics.telling import ending_told  # noqa: PLC0415 - few evenings

    room, of_round = errands.rooms.here, _says(request, "when-round")
    if of_round or not request.rest or _says(request, "when-over"):
        return ending_told(room.setup.rules, of_round=of_round)
    return errands.problem(NotUnderstood(vocabulary().names[Command.WHEN], room.example))


def _says(request: Request, meaning: str) -> bool:
    """Whether one of the words for ``meaning`` stands behind the command."""
    words = {fold(word).strip(_MARKS) for word in request.rest.split()}
    return not words.isdisjoint(map(fold, words_of(meaning)))


def _stop(errands: Errands, _request: Request) -> Told:
    return errands.sounding.stop()


def _repeat(errands: Errands, _request: Request) -> Told:
    return errands.delivery.repeat() or [said("answers", "nothing-to-repeat")]


def _statistics(errands: Errands, request: Request) -> Told:
    """Of whom is asked for, else of the people here; before a game of everybody."""
    setup = errands.rooms.here.setup
    return errands.desk.statistics(request.rest, tuple(setup.names[seat] for seat in setup.people))


def _save(errands: Errands, _request: Request) -> Told:
    saved = errands.rooms.here.leave()
    return [said("answers", "always-saved")] if saved else errands.problem(NotSaved())


def _new_game(errands: Errands, _request: Request) -> Told:
    room = errands.rooms.here
    if not (room.is_over or room.leave()):
        return errands.problem(NotSaved())  # it would be lost: whoever wants that says «ende»
    return errands.rooms.set_up_anew()


def _quit(errands: Errands, _request: Request) -> Told:
    return errands.rooms.farewell()


#: All other commands of ``EVERYWHERE`` are settings.
ERRANDS: dict[Command, Callable[[Errands, Request], Told | Unclear]] = {
    Command.HELP: _help,
    Command.RULES: _rules,
    Command.SHEET: _sheet,
    Command.LEARN: _learn,
    Command.SKIP: _skip,
    Command.SETTINGS: _settings,
    Command.CHECK: _check,
    Command.STOP: _stop,
    Command.SOUND: _sound,
    Command.WHEN: _when,
    Command.REPEAT: _repeat,
    Command.STATISTICS: _statistics,
    Command.SAVE: _save,
    Command.NEW_GAME: _new_game,
    Command.QUIT: _quit,
}
