"""A game from the greeting to the winner by somebody who knows only what the cells show."""

import re
from pathlib import Path

from tests.terminal.braille.followed import Touch, followed

_CELLS = 40
#: What is answered to the set-up questions; Enter to all others.
_ANSWERS = {
    "Dein Name": "Jana",
    "Gegner": "1",
    "Regeln": "einzeln",
    "Runden": "1",
}
_QUESTION = re.compile(r"([A-Za-zäöüß ]+)(?:, [a-zäöü0-9]+)?:")
_CARD = re.compile(r"(Ablage|Hand) (-?\d+):")
_PLACES = [f"{column}{row}" for column in "abcd" for row in "123"]
_MANY = 2000  # lines that no game of one round has
_EXPECTED = 5  # a card that nobody knows


class Player:
    """Takes low cards, puts them where the highest lies, and remembers nothing but one's grid."""

    def __init__(self, touch: Touch) -> None:
        """``touch``: the display and the keyboard."""
        self._touch = touch
        self.felt = [touch.read()]

    def reach(self, wanted: str) -> str:
        """Read on with Enter until the cells show a line of that pattern."""
        while re.fullmatch(wanted, self.felt[-1]) is None:
            assert len(self.felt) < _MANY, self.felt
            self.felt.append(self._touch.enter())
        return self.felt[-1]

    def say(self, line: str) -> str:
        """Type a line; what is shown then."""
        self.felt.append(self._touch.say(line))
        return self.felt[-1]

    def set_up(self) -> None:
        """Answer each question, one's own way or by Enter."""
        while "Aufdecken:" not in self.felt:
            question = _QUESTION.fullmatch(self.felt[-1])
            answer = _ANSWERS.get(question[1], "") if question is not None else ""
            self.felt.append(self._touch.say(answer))

    def play_round(self) -> None:
        """Turn by turn, until there is a next step instead of a card."""
        self.say("a1 b1")
        while card := _CARD.fullmatch(self.reach(r"(Ablage|Hand) -?\d+:|Weiter:|Noch eine:")):
            value = int(card[2])
            if card[1] == "Hand":
                self.say(self._use(value))
            else:
                self.say("nimm" if value < _EXPECTED else "ziehe")

    def _use(self, card: int) -> str:
        """Where the card in hand is put, or which place is turned up instead."""
        self.say("karten")
        values = self._values(self.felt[-1])
        place, value = max(values.items(), key=lambda item: item[1])
        hidden = [at for at, known in values.items() if known == _EXPECTED + 0.5]
        self.reach(r"Hand -?\d+:")
        return f"t {place}" if card < value or not hidden else f"x {hidden[0]}"

    def _values(self, line: str) -> dict[str, float]:
        """What lies where, by the cells at which the columns start."""
        found: dict[str, float] = {}
        for column, letter in enumerate("abcd"):
            cards = line[10 * column : 10 * column + 10].split()
            if cards != ["weg"]:
                found |= {
                    f"{letter}{row}": _EXPECTED + 0.5 if card == "v" else int(card)
                    for row, card in enumerate(cards, start=1)
                }
        return found


def test_from_the_greeting_to_the_winner(tmp_path: Path) -> None:
    """Questions, turns, the final reveal, the points and who has won: all on the cursor's line."""
    with followed(["--braille", str(_CELLS)], tmp_path, _CELLS) as touch:
        player = Player(touch)
        assert player.felt == ["Skyjo, weiter mit Enter, mehr mit hilfe"]
        player.set_up()
        player.play_round()
        assert player.reach("Noch eine:")
        read = "\n".join(player.felt)
        assert re.search(r"^(du|Vera) gewinnt, -?\d+$|^gemeinsam", read, re.MULTILINE)
        assert len(re.findall(r"^(?:du|Vera) .*gesamt -?\d+$", read, re.MULTILINE)) == 2
        assert len(re.findall(r"^Vera (?:zieht|nimmt) .*", read, re.MULTILINE)) > 3
        assert player.say("ende") == ""
