"""A game step by step: ``start_game`` begins one, ``apply`` carries out an action.

Both give the new state and what has happened, in the order of EVENTS.md. Nothing here knows
where cards come from: an action that turns one up sets ``State.awaiting``, and the ``Deal``
that follows says which card it was.
"""

from skyjo_a11y.rules import turns
from skyjo_a11y.rules.actions import Action, Continue, Deal, Discard, Draw, Flip, Pass, Swap, Take
from skyjo_a11y.rules.cards import DECK_SIZE, FULL_DECK
from skyjo_a11y.rules.closing import Step, end_turn
from skyjo_a11y.rules.events import GameStarted, PerSeat, RoundStarted, Seat
from skyjo_a11y.rules.grid import FULL_GRID, SIZE
from skyjo_a11y.rules.legality import refusal
from skyjo_a11y.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, RuleSet
from skyjo_a11y.rules.state import DISCARD_PILE, Phase, State


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; ``legality.refusal`` tells beforehand."""


def start_game(rules: RuleSet, seats: int, totals: PerSeat | None = None) -> Step:
    """A new game for 2 to 8 ``seats``. Raises ValueError for another number, of totals too."""
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise ValueError(f"Skyjo is for 2 to 8 people, not {seats}")
    totals = totals or (0,) * seats
    if len(totals) != seats:
        raise ValueError(f"{len(totals)} totals for {seats} people")
    state, events = start_round(rules, totals, number=1, opener=None, deciding=False)
    return state, (GameStarted(rules, totals), *events)


def start_round(
    rules: RuleSet,
    totals: PerSeat,
    number: int,
    opener: Seat | None,
    *,
    deciding: bool,
    uncertain: bool = False,
) -> Step:
    """Round ``number`` before any card has turned up."""
    seats = len(totals)
    state = State(
        rules=rules,
        grids=(FULL_GRID,) * seats,
        totals=totals,
        round=number,
        phase=Phase.DEALING,
        turn=0,
        awaiting=0 if rules.open_cards else DISCARD_PILE,
        hand=None,
        discards=(),
        unseen=FULL_DECK,
        reshuffled=None,
        reshuffles=0,
        pile=DECK_SIZE - SIZE * seats - 1,
        removed=(),
        ender=None,
        opener=opener,
        deciding=deciding,
        turns=0,
        uncertain=uncertain,
    )
    return state, (RoundStarted(number),)


def apply(state: State, action: Action) -> Step:
    """Carry out ``action``. Raises IllegalActionError if it is not possible in ``state``."""
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(f"{action}: {reason}")
    match action:
        case Deal():
            return turns.deal(state, action.card)
        case Draw():
            return turns.draw(state)
        case Swap():
            return turns.swap(state, action.position)
        case Flip():
            return turns.flip(state, action.position)
        case Take():
            return turns.take(state)
        case Discard():
            return turns.discard(state)
        case Pass():
            return end_turn(state, [])
        case Continue():
            return start_round(
                state.rules,
                state.totals,
                state.round + 1,
                state.opener,
                deciding=state.deciding,
                uncertain=state.uncertain,
            )
