"""An independent referee of the event export (EVENTS.md); it shares no code with the program.

    python tests/referee.py FILE

reads one game or many and says which line breaks which rule of RULES.md or EVENTS.md.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, NoReturn

Card = int
Event = dict[str, Any]
Grid = dict[str, Card | None]  # place → face-up card, None: face-down; cleared places are gone

DECK = Counter({-2: 5, -1: 10, 0: 15, **dict.fromkeys(range(1, 13), 10)})
PLACES = [column + row for column in "ABCD" for row in "123"]
COLUMNS = [PLACES[first : first + 3] for first in range(0, 12, 3)]
ROWS = [PLACES[first::3] for first in range(3)]
OPENING_CARDS = 2


class Rule(StrEnum):
    """What a file can break."""

    FORMAT = "format"
    FIELDS = "fields"
    ORDER = "order of events"
    ROUND = "number of the round"
    SHOWN = "shown cards"
    OPENING = "opening"
    STARTER = "starter"
    TURN = "whose turn"
    PLACE = "place"
    CARDS = "150 cards"
    TOP = "top of the discard pile"
    RESHUFFLE = "reshuffle"
    HAND = "card in hand"
    FLIP = "flip after a discard"
    LINES = "complete lines"
    CLOSING = "closing"
    FINAL = "final reveal"
    SUMS = "sums"
    DOUBLING = "doubling"
    TOTALS = "totals"
    END = "end of the game"
    SOURCE = "source"


class Violation(Exception):  # noqa: N818 - it is what a referee calls out
    """A line that breaks a rule."""

    def __init__(self, line: int, rule: Rule, detail: str) -> None:
        super().__init__(f"line {line}: {rule}: {detail}")
        self.line, self.rule = line, rule


class EndOfLines(Exception):  # noqa: N818 - not an error: a file may stop anywhere
    """The lines are at their end."""


# -- Fields: what each type of event must have ------------------------------------------------

Names = list[str]
Kind = Callable[[Any, Names], bool]


def _number(value: object, _names: Names) -> bool:
    return type(value) is int


def _truth(value: object, _names: Names) -> bool:
    return type(value) is bool


def _card(value: object, _names: Names) -> bool:
    return type(value) is int and value in DECK


def _place(value: object, _names: Names) -> bool:
    return value in PLACES


def _line(value: object, _names: Names) -> bool:
    return value in (*COLUMNS, *ROWS)


def _name(value: object, names: Names) -> bool:
    return value in names


def _new_name(value: object, names: Names) -> bool:
    return isinstance(value, str) and value not in names


def _names(value: object, names: Names) -> bool:
    return isinstance(value, list) and bool(value) and value == [n for n in names if n in value]


def _by_name(value: object, names: Names) -> bool:
    if not isinstance(value, dict):
        return False
    return list(value) == names and all(type(number) is int for number in value.values())


def _word(*words: str) -> Kind:
    return lambda value, _names: value in words


_PLAYED: dict[str, Kind] = {"player": _name, "card": _card}
_PLACED: dict[str, Kind] = {**_PLAYED, "position": _place}
_STARTS = _word("highest_sum", "opening_tie", "round_ender", "round_winner")
_SCORES: dict[str, Kind] = {"sums": _by_name, "points": _by_name, "totals": _by_name}
FIELDS: dict[str, dict[str, Kind]] = {
    "game_started": {},  # checked in _game_started: it brings the names
    "round_started": {"round": _number},
    "card_shown": _PLACED,
    "discard_opened": {"card": _card},
    "card_revealed": {**_PLACED, "reason": _word("opening", "flip", "final")},
    "starter_decided": {"player": _name, "reason": _STARTS, "sums": _by_name},
    "turn_started": {"player": _name, "final": _truth},
    "pile_reshuffled": {"count": _number},
    "card_drawn": _PLAYED,
    "discard_taken": _PLAYED,
    "card_swapped": {**_PLACED, "replaced": _card, "was_hidden": _truth},
    "card_discarded": _PLAYED,
    "line_cleared": {**_PLAYED, "positions": _line},
    "closing_started": {"player": _name},
    "round_scored": {"ender": _name, **_SCORES, "doubled": _truth},
    "game_ended": {"winners": _names, "totals": _by_name},
    "card_corrected": _PLACED,
    "count_uncertain": {"card": _card},
    "turn_corrected": {"player": _name},
    "discard_corrected": {"card": _card},
    "player_joined": {"player": _new_name, "total": _number},
    "player_left": {"player": _name},
}
RULE_FIELDS: dict[str, Kind] = {
    "target": lambda value, _: type(value) is int and 1 <= value <= 1000,
    "target_rule": _word("reached", "exceeded"),
    "rounds": lambda value, _: value is None or (type(value) is int and value >= 1),
    "next_starter": _word("ender", "winner", "highest_sum"),
    "doubling": _word("positive", "always"),
    "flip_after_discard": _word("required", "optional"),
    "cleared_cards": _word("discard", "removed"),
    "clear_rows": _truth,
    "open_cards": _truth,
    "final_tie": _word("shared", "extra_round"),
}
START_FIELDS: dict[str, Kind] = {
    "format": lambda value, _: type(value) is int and value == 1,
    "rules": lambda value, _: isinstance(value, dict),
    "source": _word("deck", "table", "pad"),
    "seed": lambda value, _: value is None or type(value) in (str, int),
    "totals": _by_name,
}
#: Events that come only on a condition: where one is missing or one too many, that is broken.
CONDITIONAL = {
    "pile_reshuffled": Rule.RESHUFFLE,
    "line_cleared": Rule.LINES,
    "closing_started": Rule.CLOSING,
    "game_ended": Rule.END,
}
CORRECTIONS = {"card_corrected", "count_uncertain", "turn_corrected", "discard_corrected"}


class Stream:
    """Events one by one."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self._ahead: Event | None = None
        self.number = 0  # of the line last looked at
        self.rounds = 0

    def fail(self, rule: Rule, detail: str) -> NoReturn:
        """The line last looked at breaks ``rule``."""
        raise Violation(self.number, rule, detail)

    def peek(self) -> Event | None:
        """The next event, which stays; None at the end."""
        if self._ahead is None and (line := next(self._lines, None)) is not None:
            self.number += 1
            self._ahead = self._read(line)
        return self._ahead

    def take(self) -> Event:
        """The next event. Raises EndOfLines."""
        event, self._ahead = self.peek(), None
        if event is None:
            raise EndOfLines
        return event

    def _read(self, line: str) -> Event:
        try:
            pairs = json.loads(line, object_pairs_hook=_without_repeats)
        except ValueError as error:
            self.fail(Rule.FORMAT, str(error))
        if not isinstance(pairs, dict) or str(pairs.get("type")) not in FIELDS:
            self.fail(Rule.FORMAT, f"no event of a known type: {line.strip()}")
        return pairs


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError(f"a key stands twice in {pairs}")
    return dict(pairs)


class Game:
    """One game, followed event by event."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.names: Names = []
        self.totals: dict[str, int] = {}
        self.rules: dict[str, Any] = {}
        self.source = ""
        self.round = 0
        self.opener: tuple[str, str] | None = None  # next round's starter and why, if settled
        self.deciding = False
        self.mover = self.ender = ""

    # -- Reading ------------------------------------------------------------------------------

    def must(self, condition: object, rule: Rule, detail: str) -> None:
        """Call out ``rule`` unless ``condition`` holds."""
        if not condition:
            self.stream.fail(rule, detail)

    def peek(self) -> str | None:
        """The type of the next event of play, corrections at a table being carried out."""
        while (event := self.stream.peek()) is not None and event["type"] in CORRECTIONS:
            self.must(self.source == "table", Rule.SOURCE, "corrections belong to a table")
            self.corrected(self.fields(self.stream.take()))
        return None if event is None else str(event["type"])

    def take(self, kind: str, rule: Rule = Rule.ORDER, **expected: object) -> Event:
        """The next event, which must be a ``kind`` with the ``expected`` fields."""
        found = self.peek()
        event = self.stream.take()
        broken = CONDITIONAL.get(kind) or CONDITIONAL.get(str(found)) or Rule.ORDER
        self.must(found == kind, broken, f"{found} where {kind} is due")
        return self.check(self.fields(event), rule, **expected)

    def check(self, event: Event, rule: Rule, **expected: object) -> Event:
        """``event``, once its ``expected`` fields are so."""
        for name, value in expected.items():
            detail = f"{event['type']}: {name} is {event[name]}, not {value}"
            self.must(event[name] == value, rule, detail)
        return event

    def fields(self, event: Event, kinds: dict[str, Kind] | None = None) -> Event:
        """``event``, once all its fields are there and of their kind."""
        for name, kind in (FIELDS[event["type"]] if kinds is None else kinds).items():
            self.must(name in event, Rule.FIELDS, f"{name} is missing")
            self.must(kind(event[name], self.names), Rule.FIELDS, f"{name}: {event[name]}")
        return event

    # -- A game -------------------------------------------------------------------------------

    def play(self) -> None:
        """Follow the game to its last event. Raises Violation, EndOfLines."""
        self.start()
        over = False
        while not over:
            over = self.written_round() if self.source == "pad" else self.played_round()
            self.stream.rounds += 1

    def start(self) -> None:
        """``game_started``."""
        event = self.take("game_started")
        players = event.get("players")
        fit = isinstance(players, list) and all(isinstance(name, str) for name in players)
        self.must(fit and players, Rule.FIELDS, f"players: {players}")
        self.names = list(players or [])
        fit = 2 <= len(self.names) <= 8 and len(set(self.names)) == len(self.names)
        self.must(fit, Rule.FIELDS, f"players: {players}")
        self.fields(event, START_FIELDS)
        self.rules, self.totals, self.source = event["rules"], event["totals"], event["source"]
        self.fields({"type": "rules", **self.rules}, RULE_FIELDS)
        fresh = self.source == "pad" or not any(self.totals.values())
        self.must(fresh, Rule.TOTALS, "a game starts with zero points")

    def played_round(self) -> bool:
        """A round; True: it was the last one."""
        self.round += 1
        self.deal()
        self.open_round()
        self.mover, self.ender = self.starter(), ""
        while self.mover != self.ender:
            self.turn()
            self.account()
        self.final_reveal()
        self.account()
        event = self.take("round_scored", Rule.CLOSING, ender=self.ender)
        self.check(event, Rule.SUMS, sums=self.open_sums())
        return self.scored(event)

    def scored(self, event: Event) -> bool:
        """What follows from the sums of a round, and ``game_ended`` if the game is over."""
        sums, ender = event["sums"], event["ender"]
        doubled = self.is_doubled(sums, ender)
        points = {**sums, ender: sums[ender] * (2 if doubled else 1)}
        self.check(event, Rule.DOUBLING, doubled=doubled, points=points)
        self.totals = {name: self.totals[name] + points[name] for name in self.names}
        self.check(event, Rule.TOTALS, totals=self.totals)
        self.opener = self.next_opener(ender, points)
        self.deciding = self.deciding or self.limit_reached()
        lowest = min(self.totals.values())
        winners = [name for name in self.names if self.totals[name] == lowest]
        tied = len(winners) > 1 and self.rules["final_tie"] == "extra_round"
        if not self.deciding or tied:
            return False
        self.take("game_ended", Rule.END, winners=winners, totals=self.totals)
        return True

    def is_doubled(self, sums: dict[str, int], ender: str) -> bool:
        """RULES.md 1 and 3.5."""
        others = [total for name, total in sums.items() if name != ender]
        if sums[ender] < min(others):
            return False
        return sums[ender] > 0 or bool(self.rules["doubling"] == "always")

    def next_opener(self, ender: str, points: dict[str, int]) -> tuple[str, str] | None:
        """RULES.md 3.4; with a tie the first in seat order."""
        if self.rules["next_starter"] == "ender":
            return ender, "round_ender"
        if self.rules["next_starter"] == "winner":
            return min(self.names, key=points.__getitem__), "round_winner"
        return None

    def limit_reached(self) -> bool:
        """RULES.md 3.1 to 3.3."""
        if self.rules["rounds"] is not None:
            return self.round >= int(self.rules["rounds"])
        highest, target = max(self.totals.values()), int(self.rules["target"])
        return highest > target or (highest == target and self.rules["target_rule"] == "reached")

    # -- The opening of a round ---------------------------------------------------------------

    def deal(self) -> None:
        """Twelve face-down cards for everybody."""
        self.take("round_started", Rule.ROUND, round=self.round)
        self.grids: dict[str, Grid] = {name: dict.fromkeys(PLACES) for name in self.names}
        self.shown: dict[str, dict[str, Card]] = {name: {} for name in self.names}
        self.unseen = Counter(DECK)
        self.stock: Counter[Card] | None = None  # after a reshuffle: what is in the draw pile
        self.pile = 150 - 12 * len(self.names) - 1
        self.discards: list[Card] = []
        self.removed: list[Card] = []
        self.counting = True

    def open_round(self) -> None:
        """Cards that are shown, the first discard, everybody's two cards."""
        for name in self.names if self.rules["open_cards"] else []:
            for place in PLACES:
                event = self.take("card_shown", Rule.SHOWN, player=name, position=place)
                self.uncount(self.unseen, event["card"])
                self.shown[name][place] = event["card"]
        self.discards.append(self.take("discard_opened")["card"])
        self.uncount(self.unseen, self.discards[0])
        for name in [name for name in self.names for _ in range(OPENING_CARDS)]:
            event = self.take("card_revealed", Rule.OPENING, reason="opening")
            # At a table the cards are told in any order.
            if self.source == "deck":
                self.check(event, Rule.OPENING, player=name)
            self.turn_up(event["player"], event["position"], event["card"])
        for name in self.names:
            fit = self.hidden(name) == len(PLACES) - OPENING_CARDS
            self.must(fit, Rule.OPENING, f"{name} has not turned up two cards")

    def starter(self) -> str:
        """Who starts: RULES.md 3.4 and the ruling on the opening tie."""
        sums = self.open_sums()
        tied = [name for name in self.names if sums[name] == max(sums.values())]
        reason = "highest_sum" if len(tied) == 1 else "opening_tie"
        player, reason = self.opener or (tied[0], reason)
        event = self.take("starter_decided", Rule.SUMS, sums=sums)
        self.check(event, Rule.STARTER, player=player, reason=reason)
        return player

    # -- A turn -------------------------------------------------------------------------------

    def turn(self) -> None:
        """One turn, up to the question whether the round is closing."""
        self.peek()  # a correction may change whose turn it is
        self.take("turn_started", Rule.TURN, player=self.mover, final=self.ender != "")
        while self.peek() == "turn_started" and self.source == "table":
            self.take("turn_started", Rule.TURN, player=self.mover)
        if self.peek() == "discard_taken":
            self.swap(self.taken())
        else:
            card = self.drawn()
            if self.peek() == "card_discarded":
                self.discard(card)
            else:
                self.swap(card)
        self.clear(self.mover)
        if self.ender == "" and not self.hidden(self.mover):
            self.take("closing_started", Rule.CLOSING, player=self.mover)
            self.ender = self.mover
        self.mover = self.after(self.mover)

    def move(self, kind: str, rule: Rule, **expected: object) -> Event:
        """The next event, done by whose turn it is."""
        self.peek()
        return self.check(self.take(kind, Rule.TURN, player=self.mover), rule, **expected)

    def taken(self) -> Card:
        """``discard_taken``."""
        card: Card = self.move("discard_taken", Rule.TOP, card=self.discards[-1])["card"]
        self.discards.pop()
        return card

    def drawn(self) -> Card:
        """``card_drawn``, a reshuffle before it exactly if the draw pile is empty."""
        if self.pile == 0:
            self.pile = len(self.discards) - 1
            self.take("pile_reshuffled", Rule.RESHUFFLE, count=self.pile)
            self.stock, self.discards = Counter(self.discards[:-1]), self.discards[-1:]
        card: Card = self.move("card_drawn", Rule.HAND)["card"]
        self.pile -= 1
        if self.stock is None:
            self.uncount(self.unseen, card)
        else:
            self.uncount(self.stock, card, Rule.RESHUFFLE)
        return card

    def swap(self, card: Card) -> None:
        """``card_swapped``."""
        event = self.move("card_swapped", Rule.HAND, card=card)
        place, replaced = event["position"], event["replaced"]
        grid = self.grids[self.mover]
        self.must(place in grid, Rule.PLACE, f"{place} is gone")
        self.check(event, Rule.PLACE, was_hidden=grid[place] is None)
        if grid[place] is None:
            self.turn_up(self.mover, place, replaced)
        self.check(event, Rule.PLACE, replaced=grid[place])
        grid[place] = card
        self.discards.append(replaced)

    def discard(self, card: Card) -> None:
        """``card_discarded`` and the card turned up after it."""
        self.move("card_discarded", Rule.HAND, card=card)
        self.discards.append(card)
        self.peek()  # a correction may come between
        event = self.stream.peek() or {"reason": "flip"}  # the end is no offence
        optional = self.rules["flip_after_discard"] == "optional"
        if event.get("reason") == "flip":
            event = self.move("card_revealed", Rule.FLIP)
            self.turn_up(self.mover, event["position"], event["card"])
        else:
            fit = optional or not self.hidden(self.mover)
            self.must(fit, Rule.FLIP, "a card must be turned up")

    def clear(self, name: str) -> None:
        """``line_cleared`` for each complete line, all found first, columns before rows."""
        grid = self.grids[name]
        lines = COLUMNS + ROWS if self.rules["clear_rows"] else COLUMNS
        complete = [line for line in lines if self.is_complete(grid, line)]
        for line in complete:
            card = grid[line[0]]
            self.take("line_cleared", Rule.LINES, player=name, positions=line, card=card)
        gone = [place for place in PLACES if any(place in line for line in complete)]
        kept = self.discards if self.rules["cleared_cards"] == "discard" else self.removed
        kept.extend(card for place in gone if (card := grid.pop(place)) is not None)

    def is_complete(self, grid: Grid, line: list[str]) -> bool:
        """All places hold the same face-up card."""
        return len({grid.get(place) for place in line}) == 1 and grid.get(line[0]) is not None

    # -- The end of a round -------------------------------------------------------------------

    def final_reveal(self) -> None:
        """Seat by seat from the ender's left, the ender last."""
        name = self.after(self.ender)
        for _ in self.names:
            for place in [place for place, card in self.grids[name].items() if card is None]:
                expected = {"player": name, "position": place, "reason": "final"}
                event = self.take("card_revealed", Rule.FINAL, **expected)
                self.turn_up(name, place, event["card"])
            self.clear(name)
            name = self.after(name)

    # -- The cards ----------------------------------------------------------------------------

    def after(self, name: str) -> str:
        """Who sits to the left."""
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def open_sums(self) -> dict[str, int]:
        """Everybody's face-up points."""
        return {name: sum(filter(None, self.grids[name].values())) for name in self.names}

    def hidden(self, name: str) -> int:
        """How many cards lie face-down."""
        return list(self.grids[name].values()).count(None)

    def turn_up(self, name: str, place: str, card: Card) -> None:
        """A face-down card turns up: the shown one, or one that can still be there."""
        grid = self.grids[name]
        self.must(place in grid, Rule.PLACE, f"{place} is gone")
        self.must(grid[place] is None, Rule.PLACE, f"{place} lies face-up already")
        grid[place] = card
        if place in self.shown[name]:
            shown = self.shown[name].pop(place)
            self.must(card == shown or not self.counting, Rule.SHOWN, f"{shown} was shown")
        else:
            self.uncount(self.unseen, card)

    def uncount(self, pool: Counter[Card], card: Card, rule: Rule = Rule.CARDS) -> None:
        """``card`` comes out of ``pool``."""
        pool[card] -= 1
        self.must(pool[card] >= 0 or not self.counting, rule, f"there is no {card} left")

    def account(self) -> None:
        """150 cards, by value: what lies open, was shown, discarded, removed, or is unseen."""
        known = Counter(self.discards) + Counter(self.removed) + (self.stock or Counter())
        for name in self.names:
            known.update(card for card in self.grids[name].values() if card is not None)
            known.update(self.shown[name].values())
        held = sum(self.hidden(name) - len(self.shown[name]) for name in self.names)
        held += self.pile if self.stock is None else 0
        complete = known + self.unseen == DECK and held == self.unseen.total()
        self.must(complete or not self.counting, Rule.CARDS, "cards came or went")

    # -- At a table, on a pad -----------------------------------------------------------------

    def corrected(self, event: Event) -> None:
        """What was set by hand; after it the cards can't be counted any more."""
        self.counting = self.counting and event["type"] == "turn_corrected"
        match event["type"]:
            case "turn_corrected":
                self.mover = event["player"]
            case "discard_corrected":
                self.discards[-1:] = [event["card"]]
            case "card_corrected":
                self.grids[event["player"]][event["position"]] = event["card"]
                self.shown[event["player"]].pop(event["position"], None)

    def written_round(self) -> bool:
        """People come and go, then a round is written down; True: it was the last one."""
        self.round += 1
        while (kind := self.peek()) in ("player_joined", "player_left"):
            event = self.take(str(kind))
            if kind == "player_joined":
                self.names.append(event["player"])
                self.totals[event["player"]] = event["total"]
            else:
                self.names.remove(event["player"])
        event = self.take("round_scored")
        self.must(len(self.names) > 1, Rule.SOURCE, "nobody to play against")
        return self.scored(event)


@dataclass(frozen=True)
class Verdict:
    """What a file in good order holds."""

    games: int
    rounds: int
    finished: bool


def judge(lines: Iterable[str]) -> Verdict:
    """Follow all games. Raises Violation at the first line that breaks a rule."""
    stream, games = Stream(lines), 0
    try:
        while stream.peek() is not None:
            Game(stream).play()
            games += 1
    except EndOfLines:
        return Verdict(games, stream.rounds, finished=False)
    return Verdict(games, stream.rounds, finished=True)


def main(arguments: list[str]) -> int:
    """The command; 0: the file is in order, 1: it breaks a rule, 2: no file was named."""
    if len(arguments) != 1:
        sys.stdout.write(f"{__doc__}\n")
        return 2
    try:
        with Path(arguments[0]).open(encoding="utf-8") as lines:
            verdict = judge(lines)
    except Violation as violation:
        sys.stdout.write(f"{violation}\n")
        return 1
    end = "" if verdict.finished else ", and one unfinished"
    sys.stdout.write(f"In order: {verdict.games} games, {verdict.rounds} rounds{end}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
