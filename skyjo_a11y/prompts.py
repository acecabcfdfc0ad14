"""What stands before the cursor: short, with what one needs to know, and no hint."""

from skyjo_a11y.answers import Awaited
from skyjo_a11y.moves import Ask
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.utterance import NARROW
from skyjo_a11y.narration.wording import short_name
from skyjo_a11y.reports import step
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.notation import position_name
from skyjo_a11y.rules.state import OVER, State

#: Cells of a prompt with a name, the blank after it included.
LONGEST = 19

_ASKING: dict[Ask | None, str] = {Ask.WHERE: "where", Ask.PUT_OR_FLIP: "put-or-flip"}


def is_narrow(cells: int) -> bool:
    """Whether a braille display of ``cells`` cells, 0 for none, needs short names."""
    return 0 < cells < NARROW


def names_on(names: tuple[str, ...], cells: int) -> tuple[str, ...]:
    """Names as a prompt has room for on such a display: what is typed stands behind it."""
    if not is_narrow(cells):
        return names
    return tuple(short_name(names, seat) for seat in range(len(names)))


def table(state: State, asked: Ask | None, names: tuple[str, ...] | None) -> str:
    """The prompt in a game; ``names`` are given where several people share the keyboard."""
    text = _situation(state, asked)
    if names is None or state.phase in OVER:
        return f"{text}: "
    return _named(names, state.turn, text)


def awaited(due: Awaited, names: tuple[str, ...]) -> str:
    """At a table: which card is to be told; in the final reveal as many places as have room."""
    places = [position_name(place).lower() for place in due.places or (due.position,)]
    name = names[due.player]
    while True:
        values = {"name": name, "place": " ".join(places)}
        text = phrases("prompts").say(f"await-{due.what}", values)
        if len(text) + 2 <= LONGEST or (name != names[due.player] and len(places) == 1):
            return f"{text}: "
        if len(places) > 1:
            places.pop()
        else:
            name = short_name(names, due.player)


def plain(name: str, **values: str) -> str:
    """A prompt by the name of its phrase."""
    return f"{phrases('prompts').say(name, values)}: "


def question(name: str, default: str) -> str:
    """A set-up question with its default, if both have room."""
    return worded_question(phrases("prompts").say(name), default)


def worded_question(text: str, default: str) -> str:
    """The same for a question that is worded already."""
    full = phrases("prompts").say("with-default", {"question": text, "default": default})
    return f"{full}: " if default and len(full) + 2 <= LONGEST else f"{text}: "


def _situation(state: State, asked: Ask | None) -> str:
    if asked in _ASKING:
        return phrases("prompts").say(_ASKING[asked])
    name = step(state).value
    card = state.hand if state.hand is not None else (state.discards or (None,))[-1]
    if name == "turn" and card is None:
        name = "turn-empty"
    return phrases("prompts").say(name, {"card": str(card)})


def _named(names: tuple[str, ...], seat: Seat, text: str) -> str:
    """The whole name where there is room, else its shortest unique beginning."""
    for name in (names[seat], short_name(names, seat)):
        named = phrases("prompts").say("named", {"name": name, "prompt": text})
        if len(named) + 2 <= LONGEST:
            return f"{named}: "
    # Nothing shorter is unique: as much of it as has room, and the letter that tells it apart.
    short = short_name(names, seat)
    room = LONGEST - 1 - (len(named) + 2 - len(short))
    named = phrases("prompts").say("named", {"name": short[:room] + short[-1], "prompt": text})
    return f"{named}: "
