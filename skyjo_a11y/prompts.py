"""What stands before the cursor: short, with what one needs to know, and no hint."""

from skyjo_a11y.moves import Ask
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.wording import short_name
from skyjo_a11y.reports import step
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.state import Phase, State

#: Cells of a prompt with a name, the blank after it included.
LONGEST = 19

_ASKING: dict[Ask | None, str] = {Ask.WHERE: "where", Ask.PUT_OR_FLIP: "put-or-flip"}


def table(state: State, asked: Ask | None, names: tuple[str, ...] | None) -> str:
    """The prompt in a game; ``names`` are given where several people share the keyboard."""
    text = _situation(state, asked)
    if names is None or state.phase in (Phase.ROUND_OVER, Phase.GAME_OVER):
        return f"{text}: "
    return _named(names, state.turn, text)


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
            break
    return f"{named}: "
