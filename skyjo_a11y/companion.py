"""A table of real cards: the caller. Nobody deals here, the prompt asks what turned up."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from skyjo_a11y import answers, guidance, prompts, reports
from skyjo_a11y.commands import Request
from skyjo_a11y.examples import fitting
from skyjo_a11y.moves import Ask, wanted
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.narration.sayings import each_line, said
from skyjo_a11y.narration.utterance import Told
from skyjo_a11y.narration.wording import Arrangement, Listener
from skyjo_a11y.problems import (
    CardFirst,
    ImpossibleCard,
    NotCorrected,
    NotTheirTurn,
    Problem,
    TooManyCards,
)
from skyjo_a11y.rules.actions import Action, Correction, SetTurn, TellCard
from skyjo_a11y.rules.corrections import refused_correction
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.grid import HEIGHT
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.setting_right import amended, amended_back, completed, set_by_hand
from skyjo_a11y.table import Table
from skyjo_a11y.table_session import TableSession
from skyjo_a11y.telling import Telling
from skyjo_a11y.text import fold
from skyjo_a11y.told_cards import Rehearsal, ToldMove, ToldReveal, cards_alone, parts
from skyjo_a11y.vocabulary import MOVES, Command, is_no, is_yes

#: Numbers before the place name the card in hand, which is known: «lege 5 auf B2».
_NAMING = (Command.TAKE, Command.SWAP, Command.PUT, Command.DISCARD)


class Companion(Table):
    """Follows a game at a table: told moves and cards in, every choice called to all."""

    _session: TableSession

    #: What was told with «auf B2 9», until it is clear whether it was put there or turned up.
    _put_cards: tuple[int, ...] = ()
    #: Does what was said although a deck has no such card left: waits for «ja».
    _doubted: Callable[[Telling], Problem | None] | None = None

    @property
    def prompt(self) -> str:
        """What must be told now."""
        if self._doubted is not None:
            return prompts.question("doubted", phrases("prompts").say("no-word"))
        if self.state.awaiting is None:
            return super().prompt
        return prompts.awaited(self._awaited, self._names_in_prompts)

    @property
    def example(self) -> str:
        """A line that works now."""
        if self.state.awaiting is None:
            return super().example
        return phrases("problems").say("example-card")

    def begin(self) -> Told:
        """Tell how the game begins or where it stands, and which card is told next."""
        return [*super().begin(), *self._due_if_card()]

    def help(self, topic: str) -> Told | None:
        """Help for this moment at a table, or for a command; None for an unknown topic."""
        if fold(topic) in phrases("help").say("everything-words").split():
            return [*each_line("help", "everything-table"), *(super().help(topic) or [])]
        if topic:
            return super().help(topic)
        step = reports.step(self.state)
        now = "card" if self.state.awaiting is not None else f"table-{step}"
        known = f"moment-{now}" in phrases("help")
        values = fitting(self.state, self.state.turn)
        return guidance.help_on("", now if known else step, values)

    def _not_now(self, command: Command | None) -> Problem | None:
        if self.state.awaiting is None:
            return super()._not_now(command)
        return CardFirst(*reports.awaited(self.state)) if command in MOVES else None

    def answer(self, line: str) -> Told | None:
        """The line as an answer to whether an impossible card is right; None if it is none."""
        doubted = self._doubted
        if doubted is None or not (is_yes(line) or is_no(line) or not line):
            return super().answer(line)
        self._doubted = None
        if is_yes(line):
            return self._telling_all(doubted)
        return [said("answers", "declined"), *self._due_if_card()]

    def enter(self) -> Told:
        """An empty line: no, the next step, or what is to be told now."""
        if self._doubted is not None:
            return self.answer("") or []
        return self._due_if_card() or super().enter()

    def do(self, requests: Sequence[Request]) -> Told:
        """Carry out ``requests``; moves that stand together are done all or not at all."""
        requests = parts(requests, self.state)
        if all(self._told(request, self.state) is not None for request in requests):
            return self._telling_all(partial(self._commit, requests, claiming=False))
        return super().do(requests)

    # -- Hooks of the table -----------------------------------------------------------------

    def _resolved(self, request: Request) -> Request:
        return self._answering(request)

    def _answering(self, request: Request) -> Request:
        if self._asked is not Ask.PUT_OR_FLIP or request.positions or request.people:
            return super()._answering(request)
        # «wirf 9»: the card that turns up, unless the one in hand is named.
        named = request.numbers[:1] == (self.state.hand,)
        cards = request.numbers[named:]
        meant = super()._answering(replace(request, numbers=(), ahead=0))
        if not meant.positions:
            return request
        return replace(meant, numbers=cards or self._put_cards)

    def _with_verb(self, request: Request, state: State) -> Request:
        """«b2 9» with a card in hand: it goes to B2, or B2 is turned up, and there lay a 9."""
        told = len(request.positions) == 1 and request.numbers and not request.lines
        if request.command is not Command.BARE or state.hand is None or not told:
            return request
        if self._asked is Ask.WHERE or state.awaiting is not None:
            return request
        only_put = state.phase is Phase.TAKEN or request.ahead
        return replace(request, command=Command.SWAP if only_put else Command.PUT)

    def _ask(self, ask: Ask, request: Request, telling: Telling) -> None:
        self._put_cards = request.numbers[request.ahead :]
        super()._ask(ask, request, telling)

    def _handle(self, request: Request, telling: Telling) -> Problem | None:
        match request.command:
            case Command.AMEND:
                return self._doubtful(partial(self._amend, request), telling)
            case Command.SET:
                return self._set(set_by_hand(request, self.state, self.setup.names), telling)
            case Command.TURN if request.people[0] != self.state.turn:
                return self._set(SetTurn(request.people[0]), telling)
            case Command.TURN:
                request = Request(Command.WHOSE)
        if self._told(request, self.state) is None:
            return self._answer_question(request, telling)
        return self._commit([request], telling, claiming=False)

    def _undo(self, telling: Telling) -> Problem | None:
        self._doubted = None
        if amended_back(self._session, telling, undone=True):
            return None
        return super()._undo(telling)

    def _redo(self, telling: Telling) -> Problem | None:
        self._doubted = None
        if amended_back(self._session, telling, undone=False):
            return None
        return super()._redo(telling)

    @property
    def _due(self) -> object:
        return super()._due if self.state.awaiting is None else self._awaited

    @property
    def _me(self) -> Seat:
        return self.state.turn

    @property
    def _narrator(self) -> Narrator:
        return Narrator(Listener(self.setup.names, None, self.settings.style), at_table=True)

    # -- Telling cards ----------------------------------------------------------------------

    @property
    def _awaited(self) -> answers.Awaited:
        """The card that is due; in the final reveal all places, in the order they are told."""
        due = reports.awaited(self.state)
        if self.settings.style.arrangement is Arrangement.COLUMNS:
            return due
        by_row = sorted(due.places, key=lambda place: (place % HEIGHT, place))
        return due._replace(places=tuple(by_row))

    def _commit(
        self, requests: Sequence[Request], telling: Telling, *, claiming: bool
    ) -> Problem | None:
        rehearsal = Rehearsal(self.state, claiming)
        ask: tuple[Ask, Request] | None = None
        for request in requests:
            told = self._told(request, rehearsal.state)
            if isinstance(told, Ask):
                ask = (told, request)
                break
            problem = rehearsal.add(told) if isinstance(told, ToldMove | ToldReveal) else told
            if problem is not None:
                again = partial(self._commit, requests, claiming=True)
                self._doubted = again if isinstance(problem, ImpossibleCard) else None
                return problem
        self._asked = self._doubted = None
        for step in rehearsal.steps:
            self._play(step, telling)
        if ask is not None:
            self._ask(*ask, telling)
        return None

    def _play(self, step: Action | Correction, telling: Telling) -> None:
        seat = self.state.turn
        telling.happenings += self._session.play(step)
        if isinstance(step, TellCard):  # it turns up later, but is read back now
            noted = answers.CardNoted(seat, step.position, step.card)
            telling.say([telling.narrator.answer(noted)])

    def _told(self, request: Request, state: State) -> ToldMove | ToldReveal | Ask | Problem | None:
        """What ``request`` tells in ``state``; None if it is no move."""
        request = self._with_verb(self._answering(request), state)
        if state.awaiting is not None and request.command is Command.BARE and request.numbers:
            return self._cards_alone(request, state)
        turn = self._whose(request, state)
        if isinstance(turn, SetTurn):
            state = state._replace(turn=turn.seat)
        named = request.ahead if request.command in _NAMING else 0
        move = wanted(
            replace(request, numbers=request.numbers[:named], people=()), state, self._asked
        )
        if turn is not None and move is not None and not isinstance(turn, SetTurn):
            return turn
        if not isinstance(move, list):
            return move
        if named > 1:
            return TooManyCards(request.numbers[1])
        first: list[Action | Correction] = [turn] if isinstance(turn, SetTurn) else []
        return ToldMove([*first, *move], request.numbers[named:])

    def _cards_alone(self, request: Request, state: State) -> ToldMove | ToldReveal | Problem:
        if request.people and request.people[0] != state.turn:
            return NotTheirTurn(request.people[0], state.turn, correctable=False)
        return cards_alone(request, state, self._awaited.places)

    def _whose(self, request: Request, state: State) -> SetTurn | Problem | None:
        """In the opening the order of people is free, later only the one in turn moves."""
        if not request.people or request.people[0] == state.turn:
            return None
        correction = SetTurn(request.people[0])
        if state.phase is not Phase.OPENING or state.awaiting is not None:
            correctable = refused_correction(state, correction) is None
            return NotTheirTurn(request.people[0], state.turn, correctable)
        reason = refused_correction(state, correction)
        return correction if reason is None else NotCorrected(reason)

    # -- Setting right ----------------------------------------------------------------------

    def _doubtful(self, act: Callable[..., Problem | None], telling: Telling) -> Problem | None:
        """Do it, but where a card is impossible «ja» does it all the same."""
        problem = act(telling, claiming=False)
        again = partial(act, claiming=True)
        self._doubted = again if isinstance(problem, ImpossibleCard) else None
        return problem

    def _amend(self, request: Request, telling: Telling, *, claiming: bool) -> Problem | None:
        return amended(self._session, request, telling, claimed=claiming)

    def _set(self, correction: Correction | Problem, telling: Telling) -> Problem | None:
        if not isinstance(correction, Correction):
            return correction
        reason = refused_correction(self.state, correction)
        if reason is not None:
            return NotCorrected(reason)
        self._asked = self._doubted = None
        before = self.state
        telling.happenings += self._session.play(correction)
        for line in completed(correction, before, self.state):
            telling.say([telling.narrator.answer(line)])
        return None

    def _due_if_card(self) -> Told:
        waiting = self.state.awaiting is not None
        return [self._narrator.answer(self._due)] if waiting else []
