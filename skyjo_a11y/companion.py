"""A table of real cards: the caller. Nobody deals here, the prompt asks what turned up."""

from collections.abc import Sequence
from dataclasses import replace

from skyjo_a11y import prompts, reports
from skyjo_a11y.commands import Request
from skyjo_a11y.moves import Ask, wanted
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.sayings import said
from skyjo_a11y.narration.wording import Listener
from skyjo_a11y.problems import ImpossibleCard, NotCorrected, NotTheirTurn, Problem
from skyjo_a11y.rules.actions import Action, Correction, SetTurn
from skyjo_a11y.rules.corrections import refused_correction
from skyjo_a11y.rules.events import Seat
from skyjo_a11y.rules.state import Phase, State
from skyjo_a11y.setting_right import amended, set_by_hand
from skyjo_a11y.table import Table, Telling, Told
from skyjo_a11y.told_cards import Rehearsal, ToldMove, in_order
from skyjo_a11y.vocabulary import Command, is_no, is_yes


class Companion(Table):
    """Follows a game at a table: told moves and cards in, every choice called to all."""

    _doubted: Sequence[Request] = ()  # a card in these is impossible; «ja» tells them all the same

    @property
    def prompt(self) -> str:
        """What must be told now."""
        if self._doubted:
            return prompts.plain("yes-no")
        if self.state.awaiting is None:
            return super().prompt
        return prompts.awaited(reports.awaited(self.state), self.setup.names)

    def begin(self) -> Told:
        """Tell how the game begins or where it stands, and which card is told next."""
        return [*super().begin(), *self._due_if_card()]

    def answer(self, line: str) -> Told | None:
        """The line as an answer to whether an impossible card is right; None if it is none."""
        requests, self._doubted = self._doubted, ()
        if requests and is_yes(line):
            return self._tell_together(requests, claiming=True)
        if requests and (is_no(line) or not line):
            return [said("answers", "declined")]
        return super().answer(line)

    def enter(self) -> Told:
        """An empty line: no, the next step, or what is to be told now."""
        if self._doubted:
            return self.answer("") or []
        return self._due_if_card() or super().enter()

    def do(self, requests: Sequence[Request]) -> Told:
        """Carry out ``requests``; moves that stand together are done all or not at all."""
        self._doubted = ()
        if all(self._told(request, self.state) is not None for request in requests):
            return self._tell_together(requests, claiming=False)
        return super().do(requests)

    # -- Hooks of the table -----------------------------------------------------------------

    def _resolved(self, request: Request) -> Request:
        return self._answering(request)

    def _handle(self, request: Request, telling: Telling) -> Problem | None:
        match request.command:
            case Command.AMEND:
                return amended(self._session, request, telling)
            case Command.SET:
                return self._set(set_by_hand(request, self.state), telling)
            case Command.WHOSE if request.people:
                return self._set(SetTurn(request.people[0]), telling)
        if self._told(request, self.state) is None:
            return self._answer_question(request, telling)
        return self._commit([request], telling, claiming=False)

    @property
    def _due(self) -> object:
        if self.state.awaiting is None:
            return super()._due
        return reports.awaited(self.state)

    @property
    def _me(self) -> Seat:
        return self.state.turn

    @property
    def _narrator(self) -> Narrator:
        return Narrator(Listener(self.setup.names, None, self.settings.style), at_table=True)

    # -- Telling cards ----------------------------------------------------------------------

    def _tell_together(self, requests: Sequence[Request], *, claiming: bool) -> Told:
        telling = self._telling()
        problem = self._commit(requests, telling, claiming=claiming)
        if problem is not None:
            telling.say([telling.narrator.answer(problem, "problems")])
        telling.say([])
        return [*self._keep(), *telling.told]

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
            problem = rehearsal.add(told) if isinstance(told, ToldMove) else told
            if problem is not None:
                self._doubted = requests if isinstance(problem, ImpossibleCard) else ()
                return problem
        self._asked = None
        for step in rehearsal.steps:
            telling.happenings += self._session.play(step)
        if ask is not None:
            self._ask(*ask, telling)
        return None

    def _told(self, request: Request, state: State) -> ToldMove | Ask | Problem | None:
        """What ``request`` tells in ``state``; None if it is no move."""
        request = self._answering(request)
        if state.awaiting is not None and request.command is Command.BARE and request.numbers:
            return self._cards_alone(request, state)
        turn = self._whose(request, state)
        if isinstance(turn, SetTurn):
            state = state._replace(turn=turn.seat)
        move = wanted(replace(request, numbers=(), people=()), state, self._asked)
        if turn is not None and move is not None and not isinstance(turn, SetTurn):
            return turn
        if not isinstance(move, list):
            return move
        first: list[Action | Correction] = [turn] if isinstance(turn, SetTurn) else []
        return ToldMove([*first, *move], request.numbers)

    def _cards_alone(self, request: Request, state: State) -> ToldMove | Problem:
        wrong_person = request.people and request.people[0] != state.turn
        if wrong_person:
            return NotTheirTurn(request.people[0], state.turn, correctable=True)
        return in_order(request, state)

    def _whose(self, request: Request, state: State) -> SetTurn | Problem | None:
        """In the opening the order of people is free, later only the one in turn moves."""
        if not request.people or request.people[0] == state.turn:
            return None
        correction = SetTurn(request.people[0])
        opening = state.phase is Phase.OPENING and state.awaiting is None
        if opening and refused_correction(state, correction) is None:
            return correction
        return NotTheirTurn(request.people[0], state.turn, correctable=True)

    def _set(self, correction: Correction | Problem, telling: Telling) -> Problem | None:
        if not isinstance(correction, Correction):
            return correction
        reason = refused_correction(self.state, correction)
        if reason is not None:
            return NotCorrected(reason)
        telling.happenings += self._session.play(correction)
        return None

    def _due_if_card(self) -> Told:
        waiting = self.state.awaiting is not None
        return [self._narrator.answer(self._due)] if waiting else []
