"""What is said of how a bot plays is what it does."""

from skyjo_a11y.bots import BOTS
from skyjo_a11y.bots.characters import _LEANING, Character, character
from skyjo_a11y.bots.manners import CHARACTERS, character_of


def test_every_way_to_play_has_its_word() -> None:
    """A new character of the bots can't stay unsaid."""
    met = {character("mittel", str(seed), 1) for seed in range(60)}
    assert len(met) == len(CHARACTERS)
    assert met == {Character.STEADY, Character.CAREFUL_ENDER, Character.COLUMN_HUNTER}


def test_the_word_is_that_of_the_bot_of_this_game() -> None:
    """The same seed and seat decide how the bot plays and what is said of it."""
    for seed in map(str, range(9)):
        same = [other for other in map(str, range(60)) if _index(other) == _index(seed)]
        assert {character("leicht", other, 2) for other in same} == {character("leicht", seed, 2)}


def _index(seed: str) -> int:
    return character_of(seed, 2)


def test_full_strength_has_no_leanings() -> None:
    """Nor have the rule and chance; a beginner plays like one."""
    plain = {level for level in BOTS if character(level, "7", 0) is Character.PLAIN}
    assert plain == {*BOTS} - {*_LEANING, "neuling"}
    assert character("neuling", "7", 0) is Character.BEGINNER
