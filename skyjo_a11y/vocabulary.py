"""The words that players type, from the phrase files."""

from enum import StrEnum
from functools import cache

from skyjo_a11y.narration.phrases import phrases
from skyjo_a11y.records import record
from skyjo_a11y.text import fold


class Command(StrEnum):
    """Everything that can be asked or done; the values name the phrases."""

    DRAW = "draw"
    TAKE = "take"
    SWAP = "swap"
    DISCARD = "discard"
    FLIP = "flip"
    PASS = "pass"  # noqa: S105 - a move
    CARDS = "cards"
    DISCARDS = "discards"
    HAND = "hand"
    SUM = "sum"
    HIDDEN = "hidden"
    PAIRS = "pairs"
    TOTALS = "totals"
    WHOSE = "whose"
    SITUATION = "situation"
    SAVE = "save"
    PILE = "pile"
    COUNT = "count"
    WHAT = "what"
    REPEAT = "repeat"
    HISTORY = "history"
    REPORT = "report"
    STATISTICS = "statistics"
    AMEND = "amend"  # these four at a table of real cards
    TURN = "turn"
    SET = "set"
    LAYOUT = "layout"
    TIP = "tip"
    WHY = "why"
    REVIEW = "review"
    UNDO = "undo"
    REDO = "redo"
    DETAIL = "detail"
    PACE = "pace"
    ARRANGEMENT = "arrangement"
    BRAILLE = "braille"
    LETTERS = "letters"
    ZWO = "zwo"
    TIPS = "tips"  # whether there is advice
    CONTRAST = "contrast"
    SPEECH = "speech"
    SCREEN = "screen"
    MESSAGES = "messages"
    BELL = "bell"
    RATE = "rate"
    VOLUME = "volume"
    VOICE = "voice"
    STOP = "stop"
    SOUND = "sound"  # voice or bell, whichever is on
    CHECK = "check"
    SETTINGS = "settings"
    HELP = "help"
    RULES = "rules"
    WHEN = "when"  # when the game or the round is over
    SHEET = "sheet"
    LEARN = "learn"
    SKIP = "skip"
    NEW_GAME = "new-game"
    GO_ON = "go-on"
    QUIT = "quit"
    PUT = "put"  # «auf B2» and nothing else
    BARE = "bare"  # no command word: a place, a column, a number, a name


#: What a person does in a turn.
MOVES = (
    Command.DRAW,
    Command.TAKE,
    Command.SWAP,
    Command.DISCARD,
    Command.FLIP,
    Command.PASS,
)
#: The kinds of bare input have no words of their own.
WORDLESS = (Command.PUT, Command.BARE)
#: Words of everyday speech to which half of all names come near: «Anna» is no «wann».
UNGUESSED = (Command.WHEN, Command.SOUND)
#: Only longer words are worth guessing at: between short forms every word is a near miss.
SHORTEST_GUESS = 3


@record
class Vocabulary:
    """The words of a language, folded (text.fold) but for ``names``."""

    commands: dict[str, Command]
    names: dict[Command, str]  # how a command is called in help and examples
    spellings: dict[str, str]  # how a folded command word is written
    numbers: dict[str, int]
    letters: dict[str, int]  # «Bella»: the second column
    sets: dict[str, frozenset[str]]  # by the phrase's name

    def means(self, what: str, word: str) -> bool:
        """Whether the folded ``word`` is one of the words for ``what``."""
        return word in self.sets[what]

    def guessable(self) -> list[str]:
        """The command words that a near miss may have meant."""
        return [
            word
            for word, command in self.commands.items()
            if len(word) >= SHORTEST_GUESS and command not in UNGUESSED
        ]


_SETS = (
    "put",
    "away",
    "keep",
    "yes",
    "no",
    "everybody",
    "column",
    "row",
    "minus",
    "fillers",
    "asking",
    "remaining",
    "own",
)


@cache
def vocabulary() -> Vocabulary:
    """The words of ``commands.ftl``."""
    source = phrases("commands")
    commands: dict[str, Command] = {}
    names: dict[Command, str] = {}
    spellings: dict[str, str] = {}
    for command in Command:
        if command not in WORDLESS:
            words = words_of(f"command-{command}")
            names[command] = words[0]
            commands |= dict.fromkeys(map(fold, words), command)
            spellings |= {fold(word): word for word in words}
    return Vocabulary(
        commands=commands,
        names=names,
        spellings=spellings,
        numbers={
            fold(word): value
            for value, alike in enumerate(source.say("numbers").split())
            for word in alike.split("/")
        },
        letters={fold(word): value for value, word in enumerate(words_of("letters"))},
        sets={name: frozenset(map(fold, words_of(name))) for name in _SETS},
    )


def words_of(name: str) -> list[str]:
    """The words of one entry of ``commands.ftl``, the short form last, as they are spelled."""
    source = phrases("commands")
    short = [source.attribute(name, "short")] if source.has(name, "short") else []
    return source.say(name).split() + short


def is_yes(line: str) -> bool:
    """Whether a line means yes, while a yes or no is asked for."""
    return vocabulary().means("yes", _bare(line))


def is_no(line: str) -> bool:
    """Whether a line means no, while a yes or no is asked for."""
    return vocabulary().means("no", _bare(line))


def number_in(text: str) -> int | None:
    """The number that ``text`` is, in digits or as a word; None for anything else."""
    word = _bare(text)
    return int(word) if word.isascii() and word.isdigit() else vocabulary().numbers.get(word)


def _bare(line: str) -> str:
    return fold(line).strip(" .,!")
