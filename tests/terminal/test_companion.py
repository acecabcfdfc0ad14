"""An evening at a real table, told to the real command in a terminal (issue 3, «Seen as done»)."""

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from skyjo_a11y.rules.options import RuleSet
from tests.companion.mats import PLACES
from tests.companion.people import HardOfHearing
from tests.companion.real_table import ALL_CARDS, RealTable
from tests.companion.tellings import Turn
from tests.referee import judge
from tests.terminal.game import GAME, at_home
from tests.terminal.terminal_reader import ROOT, TerminalReader

NAMES = ("Anna", "Ben", "Carla", "Dirk")
#: Whatever the program asks: a short line that ends in a colon.
PROMPT = r"^(\w+, )?[A-ZÄÖÜ][\w ,-]*:$"
#: With this one somebody meets an impossible card.
SEED = 23


@contextmanager
def terminal(home: Path, *arguments: str) -> Iterator[TerminalReader]:
    """The program in a terminal, at its first prompt."""
    command = [*GAME, *arguments]
    with TerminalReader(command, PROMPT, env=at_home(home), quiet=0.02) as reader:
        reader.start()
        yield reader


class Evening(HardOfHearing):
    """People who mishear cards, hear an impossible one, and have to start the program again."""

    def __init__(self, table: RealTable, home: Path) -> None:
        super().__init__(table, self.tell)
        self.home = home
        self.doubted = self.restarts = 0
        self.open_terminal("begleiter", *NAMES, "--runden", "3")

    def open_terminal(self, *arguments: str) -> None:
        """Start the program."""
        self._around = terminal(self.home, *arguments)
        self.reader = self._around.__enter__()

    def close(self) -> None:
        """End the terminal."""
        self._around.__exit__(None, None, None)

    def tell(self, line: str) -> list[str]:
        """Type a line and Enter; what is told."""
        prompt = self.prompt
        lines = self.reader.submit(f"{line}\r").lines
        return [told for told in lines if not told.startswith(prompt)]

    @property
    def prompt(self) -> str:
        """What stands before the cursor."""
        return self.reader.exchanges[-1].prompt

    def tell_turn(self) -> None:
        """Tell a turn, some of them with an accident."""
        impossible = self.impossible_card()
        if impossible is not None and not self.doubted:
            self.hear_an_impossible_card(impossible)
        elif self.table.round == 2 and not self.restarts:
            self.start_again()
        else:
            super().tell_turn()

    def hear_an_impossible_card(self, card: int) -> None:
        """A card of which all are out is told, asked back, and was another one."""
        self.doubted += 1
        self.tell("z")
        prompt = self.prompt
        assert "sind schon aufgetaucht" in self.tell(str(card))[0]
        assert self.prompt == "Trotzdem, nein:"
        assert self.tell("")[0] == "Gut, dann nicht."
        assert self.prompt == prompt
        self.tell("zurück")
        super().tell_turn()

    def start_again(self) -> None:
        """The terminal goes while a card is asked for; the next start asks for the same card."""
        self.restarts += 1
        turn = self.play_turn()
        self.say("nimm" if turn.taken else "ziehe")
        prompt = self.prompt
        self.reader.press("\x04")
        assert self.reader.status() == 0
        self.close()
        self.open_terminal("begleiter")
        assert self.prompt == "Weiterspielen, ja:"
        self.tell("")
        assert self.prompt == prompt
        for line in self._rest_of(turn):
            self.say(line)

    def _rest_of(self, turn: Turn) -> list[str]:
        if not turn.taken:
            self.say(str(turn.card))
        if turn.place is None:
            return ["x", "nichts"]
        value = [] if turn.turned is None else [str(turn.turned)]
        return [" ".join(["t" if turn.swapped else "x", PLACES[turn.place], *value])]

    def impossible_card(self) -> int | None:
        """A card of which everybody has seen all there are, before the discards are shuffled."""
        table = self.table
        if table.reshuffled or not table.pile:
            return None
        seen = Counter([*table.discards, *table.removed])
        for mat in table.mats:
            seen.update(mat.cards[place] for place in mat.up)
        all_cards = Counter(ALL_CARDS)
        return next((card for card, number in all_cards.items() if seen[card] == number), None)


def test_an_evening_at_the_table(tmp_path: Path) -> None:
    """Three rounds of four people, with accidents; export and score pad agree with their count."""
    table = RealTable(NAMES, RuleSet(rounds=3), Random(SEED))
    evening = Evening(table, tmp_path)
    try:
        assert list(evening.play()).count("scored") == 3
        assert evening.prompt == "Noch eine:"
        evening.tell("ende")
        assert evening.reader.status() == 0
    finally:
        evening.close()
    assert evening.misheard
    assert (evening.doubted, evening.restarts) == (1, 1)
    events = exported(tmp_path)
    verdict = judge(events)
    assert (verdict.games, verdict.rounds, verdict.finished) == (1, 3, True)
    assert json.loads(events[0])["source"] == "table"
    scores = [json.loads(line) for line in events if '"round_scored"' in line]
    for told, counted in zip(scores, evening.scored, strict=True):
        assert list(told["sums"].values()) == counted.sums
        assert list(told["points"].values()) == counted.points
    assert list(scores[-1]["totals"].values()) == table.totals
    assert pad_totals(tmp_path / "pad", evening) == table.totals


def exported(home: Path) -> list[str]:
    """The events of the only saved game."""
    (path,) = home.glob("**/*.skyjo")
    command = [*GAME, "ereignisse", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.splitlines()


def pad_totals(home: Path, evening: Evening) -> list[int]:
    """The totals of the same rounds on a score pad."""
    with terminal(home, "wertung", *NAMES, "--runden", "3") as pad:
        for scored in evening.scored:
            pad.submit(f"runde {NAMES[scored.ender]} {' '.join(map(str, scored.sums))}\r")
        pad.submit("ende\r")
        assert pad.status() == 0
    return list(json.loads(exported(home)[-1])["totals"].values())
