"""Tells what was written on a pad, and how it stands, in the words of the game."""

from collections.abc import Iterator

from skyjo_a11y.answers import TotalOf, TotalsAnswer
from skyjo_a11y.guidance import in_force, in_force_by_touch
from skyjo_a11y.narration.facts import leading, scored
from skyjo_a11y.narration.narrator import Narrator, phrase_name, utterance
from skyjo_a11y.narration.phrases import Form, phrases
from skyjo_a11y.narration.told import ExtraRound, Fact, GameOpening, GameWon, Starter
from skyjo_a11y.narration.utterance import Utterance
from skyjo_a11y.narration.wording import Listener, Style, joined
from skyjo_a11y.pad.block import Reader
from skyjo_a11y.pad.entries import RoundAgain, SumNoted, Told, TotalAmended
from skyjo_a11y.pad.moment import Asked, example_round, question
from skyjo_a11y.pad.page import Page
from skyjo_a11y.pad.reading import Counted
from skyjo_a11y.pad.reports import (
    CardsDecide,
    PadOverNow,
    RoundMissing,
    SeatBegins,
    TotalMissing,
    missing,
)
from skyjo_a11y.pad.sheet import Joined, Left, Names, Scored, Standings, Written
from skyjo_a11y.rules.events import GameEnded, RoundScored
from skyjo_a11y.rules.options import RuleSet, TargetRule

Utterances = Iterator[Utterance]


class Teller:
    """Words everything about one pad in one ``style``."""

    def __init__(self, page: Page, style: Style) -> None:
        """``page``: the pad as it stands after what is told."""
        self._page = page
        self._style = style
        self._listener = Listener(page.now.names, None, style)
        self.reader = Reader(style)

    # -- What was written -------------------------------------------------------------------

    def told(self, happened: Told, counted: tuple[Counted, ...] = ()) -> list[Utterance]:
        """What came of entries; ``counted``: cards that were added up for them."""
        said = {one.player for one in counted}
        utterances = [self.answer(one) for one in counted]
        for fact in happened:
            if not (isinstance(fact, SumNoted) and fact.player in said):
                utterances += self._of(fact)
        again = any(isinstance(fact, RoundAgain | TotalAmended) for fact in happened)
        return [*utterances, *(self._amended() if again else ())]

    def _of(self, fact: object) -> Utterances:
        match fact:
            case Written(line=Scored()):
                yield from self._scored(fact)
            case Written(line=Joined()):
                yield self.reader.person(fact)
            case Written(line=Left()):
                yield self.reader.person(fact)
                opener = fact.after.opener
                if opener is not None and opener.reason is None:
                    yield from self.opener()
            case RoundAgain(written):
                yield self.reader.result(written)
            case _:
                yield self.answer(fact)

    def _scored(self, one: Written) -> Utterances:
        narrator = Narrator(Listener(one.names, None, self._style))
        facts: list[Fact] = []
        for event in one.events:
            match event:
                case RoundScored():
                    after = one.after
                    facts += scored(event, deciding=after.deciding, ended=after.over)
                case GameEnded(winners, totals):
                    facts.append(GameWon(winners, min(totals), len(winners) > 1))
        yield from narrator.tell_facts(facts)
        if not one.after.over:
            yield from self.opener()

    def _amended(self) -> Utterances:
        """How it stands after a correction; the decisive sentence last."""
        yield from self.standing()
        if question(self._page).asked is Asked.BETWEEN:
            yield from self.opener()

    # -- How it stands ----------------------------------------------------------------------

    def opening(self) -> Utterances:
        """A new pad: who plays, from which totals, and what to say after each round."""
        page = self._page
        yield from self._facts(_game_opening(page.rules, page.start))
        yield from self._start()
        yield self._words("how-to", {"example": example_round(page)})

    def _start(self) -> Utterances:
        start = self._page.start
        if any(start.totals):
            yield self.reader.start(start.names, start.totals)

    def standing(self) -> Utterances:
        """The totals, and who leads or has won."""
        now = self._page.now
        if now.rounds == 0:
            if not any(now.totals):
                yield self._narrator.answer(TotalsAnswer(0, now.totals))
                return
            yield from self._start() if now == self._page.start else self._totals(now)
        else:
            yield self._narrator.answer(TotalsAnswer(now.rounds, now.totals))
        leaders = leading(now.totals)
        won = GameWon(leaders.leaders, leaders.total, leaders.several)
        yield from self._facts(won if now.over else leaders)
        if now.deciding and not now.over:
            yield from self._facts(ExtraRound())

    def _totals(self, now: Standings) -> Utterances:
        for seat in range(len(now.names)):
            yield self._narrator.answer(TotalOf(seat, now.totals[seat]))

    def total_of(self, name: str) -> Utterance:
        """One person's total."""
        seat = self._page.now.names.index(name)
        return self._narrator.answer(TotalOf(seat, self._page.now.totals[seat]))

    def expected(self) -> Utterances:
        """What is asked, or who starts the next round."""
        page = self._page
        match question(page):
            case (Asked.AGAIN, _):
                yield self.answer(PadOverNow())
            case (Asked.TOTAL, name):
                yield self.answer(TotalMissing(name, page.highest))
            case (Asked.BETWEEN, _):
                yield from self.opener()
            case _:
                yield self.lacking(missing(page))

    def opener(self) -> Utterances:
        """Who starts the next round."""
        page, opener = self._page, self._page.now.opener
        if opener is None:
            by_rule = page.now.rounds == 0 and any(page.start.totals)
            if by_rule:
                yield _starter_by_rule(page.rules)
            else:
                yield self.answer(CardsDecide(page.round))
        elif opener.reason is None:
            yield self.answer(SeatBegins(opener.name, page.round))
        else:
            seat = page.now.names.index(opener.name)
            yield from self._facts(Starter(seat, opener.reason, 0, (seat,)))

    def lacking(self, lacking: RoundMissing) -> Utterance:
        """What a half-written round still needs."""

        def worded(form: Form) -> str:
            source = phrases("pad")
            parts = [source.say("missing-ender", {}, form)] if lacking.ender else []
            parts += [source.say("missing-sum", {"player": name}, form) for name in lacking.people]
            values = {"round": str(lacking.round), "missing": joined(parts, form)}
            return source.say(phrase_name(lacking), values, form)

        return utterance(worded, self._listener.form)

    # -- Small helpers ----------------------------------------------------------------------

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self._listener)

    def answer(self, record: object) -> Utterance:
        """An answer or a problem, by its phrase for pads, or else for games."""
        name = phrase_name(record)
        file = next(file for file in ("pad", "problems", "answers") if name in phrases(file))
        return self._narrator.answer(record, file)

    def _facts(self, *facts: Fact) -> list[Utterance]:
        return self._narrator.tell_facts(facts)

    def _words(self, name: str, values: dict[str, str]) -> Utterance:
        return utterance(lambda form: phrases("pad").say(name, values, form), self._listener.form)


def _game_opening(rules: RuleSet, start: Standings) -> GameOpening:
    limit = "beyond" if rules.target_rule is TargetRule.EXCEEDED else "target"
    limit = limit if rules.rounds is None else "rounds"
    seats: Names = start.names
    return GameOpening(tuple(range(len(seats))), limit, rules.target, rules.rounds or 0)


def _starter_by_rule(rules: RuleSet) -> Utterance:
    """Who starts every round but the first."""
    option = "next_starter"
    return Utterance(in_force(option, rules), ((0, in_force_by_touch(option, rules)),))
