"""Advice at the prompt: asked for only, told truly, switched off, changing nothing."""

from pathlib import Path

import pytest

from skyjo_a11y.advice.ranking import Ranking
from skyjo_a11y.advice.records import Saving, TipDraw, TipSwap
from skyjo_a11y.advice.review import review, rounds
from skyjo_a11y.advice.review_records import Turning, Way
from skyjo_a11y.advice.tips import tip
from skyjo_a11y.commands import Request, parse
from skyjo_a11y.narration.narrator import Narrator
from skyjo_a11y.narration.phrases import Form
from skyjo_a11y.narration.wording import Listener, Style, decimal
from skyjo_a11y.reviewing import luck, turning_of
from skyjo_a11y.rules.grid import FACE_DOWN
from skyjo_a11y.rules.options import STANDARD, RuleSet
from skyjo_a11y.rules.state import Phase
from skyjo_a11y.settings import Settings
from skyjo_a11y.vocabulary import Command
from tests.advice.positions import decisions, game, position
from tests.evenings import Talk, desk_in, setup_of
from tests.rules.random_play import steps

V = FACE_DOWN
NARRATOR = Narrator(Listener(("Jana", "Max"), 0))


@pytest.mark.parametrize(
    ("tenths", "spoken", "brailled"),
    [
        (15, "1,5", "1,5"),
        (20, "2", "2"),
        (0, "0", "0"),
        (-20, "minus 2", "-2"),
        (-15, "minus 1,5", "-1,5"),
        (-4, "minus 0,4", "-0,4"),
    ],
)
def test_tenths_are_told_with_a_comma(tenths: int, spoken: str, brailled: str) -> None:
    """Whole points have no comma, and a minus is a word by ear and a sign by touch."""
    assert decimal(tenths, Form.NORMAL, Style()) == spoken
    assert decimal(tenths, Form.BRAILLE, Style()) == brailled


def test_a_sentence_tells_the_numbers_of_its_tip() -> None:
    """In a whole game, by ear and by touch: the points saved, and the chances."""
    told = 0
    for state in decisions(STANDARD, ["stark", "leicht"], "sentences"):
        advice = tip(state)
        said = NARRATOR.answer(advice, "advice")
        if isinstance(advice, TipSwap) and advice.saving is not Saving.NONE:
            number = decimal(advice.points, Form.NORMAL, Style())
            assert ("einen Punkt" if advice.points == 10 else f"{number} Punkte") in said.spoken
            assert decimal(advice.points, Form.BRAILLE, Style()) in said.braille(39)
            assert (f"mit {advice.chance} Prozent" in said.spoken) == advice.pair
            told += 1
        if isinstance(advice, TipDraw):
            assert f"mit {advice.chance} Prozent" in said.spoken
            told += 1
    assert told


def test_a_tip_reads_as_it_should() -> None:
    """The sentence of the issue: 8 of the 144 cards that nobody has seen are fours."""
    state = position((4, 11, *(V,) * 10), (5, V, V, 6, *(V,) * 8), top=9, hand=4)
    assert NARRATOR.answer(tip(state), "advice").spoken == (
        "Tausche A2: das spart 7 Punkte, und Spalte A hat dann zweimal 4, "
        "die dritte kommt bei jedem Ziehen mit 6 Prozent."
    )


@pytest.mark.parametrize("rules", [STANDARD, RuleSet(rounds=1, clear_rows=True)])
def test_what_a_tip_says_can_be_typed(rules: RuleSet) -> None:
    """By touch a move stands in the words that do it, and they do just that."""
    words = {"z": Command.DRAW, "n": Command.TAKE, "t": Command.SWAP, "x": Command.DISCARD}
    words |= {"u": Command.FLIP, "nichts": Command.PASS}
    for step in list(steps(rules, 2, 5))[:400]:
        state = step.before
        if state.awaiting is None and state.phase in (Phase.TURN, Phase.DRAWN, Phase.DISCARDED):
            typed = NARRATOR.answer(tip(state), "advice").braille(39).split(":")[0]
            (request,) = parse(typed, ("Jana", "Max"))
            assert isinstance(request, Request)
            assert request.command is words[typed.split()[0]]
            last = Ranking(state).best.actions[-1]
            assert request.positions == ((last.position,) if hasattr(last, "position") else ())


def test_advice_changes_nothing(tmp_path: Path) -> None:
    """However often it is asked for, the game and its file stay as they are."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))
    talk.say("a1 d1")
    state, saved = talk.state, talk.saved()
    first = talk.say("tipp"), talk.say("warum")
    assert (talk.say("tipp"), talk.say("warum")) == first
    talk.say("analyse")
    assert (talk.state, talk.saved()) == (state, saved)


def test_no_advice_is_told_unasked(tmp_path: Path) -> None:
    """Whether tips are on or off, a game that is played without asking sounds the same."""
    told = []
    for tips in (True, False):
        desk = desk_in(tmp_path / str(tips), settings=Settings(tips=tips))
        talk = Talk(desk, setup_of("Jana", "einfach"))
        told.append(
            [*talk.begun, *(line for typed in ("a1 d1", "z", "x a2") for line in talk.say(typed))]
        )
    assert told[0] == told[1]


@pytest.mark.parametrize("off", ["tipps aus", "tipp aus", "Tipp aus.", "tipps Aus"])
def test_tips_are_switched_off_for_good(tmp_path: Path, off: str) -> None:
    """«Tipp aus» and «tipps aus» say the same, and it holds for the next game as well."""
    desk = desk_in(tmp_path)
    talk = Talk(desk, setup_of("Jana", "einfach"))
    talk.say(off)
    assert not desk.settings.tips
    assert talk.say("tipp") == talk.say("warum")
    again = Talk(desk, setup_of("Jana", "einfach"))
    assert again.say("tipp") == talk.say("tipp")
    assert "Decke A1 auf" in again.say("tipp an", "tipp")[0]


def test_a_review_is_told_where_tips_are_off(tmp_path: Path) -> None:
    """It looks back, so nobody gains by it."""
    rules = RuleSet(rounds=1)
    told = []
    for advice in (True, False):
        setup = setup_of("Jana Ole", "", rules=rules)
        talk = Talk(desk_in(tmp_path / str(advice)), setup)
        while talk.state.phase is not Phase.GAME_OVER:
            talk.say(_typed(talk))
        if not advice:
            talk.say("tipps aus")
        told.append(talk.say("analyse"))
    assert told[0] == told[1]
    assert len(told[0]) == 2


def _typed(talk: Talk) -> str:
    """The words that do what the tip says."""
    talk.say("tipp")
    return talk.reply.told[0].braille(39).split(":")[0]


def test_whoever_types_what_is_advised_plays_without_a_fault(tmp_path: Path) -> None:
    """Tip after tip is understood, and the review finds nothing given away."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "leicht", rules=RuleSet(rounds=1)))
    for _ in range(200):
        if talk.state.phase is Phase.GAME_OVER:
            break
        talk.say(_typed(talk))
    told = talk.say("analyse")
    assert "Genauigkeit 100 Prozent" in told[-2]


def test_a_resumed_game_is_reviewed_the_same(tmp_path: Path) -> None:
    """The review works from the log alone."""
    desk = desk_in(tmp_path)
    talk = Talk(desk, setup_of("Jana", "einfach", rules=RuleSet(rounds=2)))
    while talk.state.phase is not Phase.ROUND_OVER:
        talk.say(_typed(talk))
    told = talk.say("analyse alle")
    talk.say("ende")  # whose game is open elsewhere gets a copy
    (path,) = desk.folder.glob("*.skyjo")
    table, _ = desk.resume(path)
    assert [u.spoken for u in table.do([Request(Command.REVIEW, people=(0, 1))])] == told  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_told_of_luck_and_skill_adds_up(seat: int) -> None:
    """Rounded to tenths the choices, the cards and the others still make the result."""
    signs = {Way.COST: 1, Way.SAVED: -1, Way.NEITHER: 0}
    for played in rounds(list(game(STANDARD, ["leicht", "stark", "mittel"], "told"))):
        told = luck(review(played, seat), 3)
        cards, others = signs[told.cards_way] * told.cards, signs[told.others_way] * told.others
        assert told.choices + cards + others == signs[told.result_way] * told.result


@pytest.mark.parametrize(
    ("choices", "cards", "others", "turning"),
    [
        (60, 10, -20, Turning.CHOICES),
        (20, 90, 10, Turning.CARDS),
        (20, -90, 10, Turning.CARDS),
        (20, 10, 50, Turning.OTHERS),
        (20, 10, -50, Turning.OTHERS),
        (20, -30, 10, Turning.NOTHING),
    ],
)
def test_what_turned_a_result_is_its_largest_part(
    choices: int, cards: int, others: int, turning: Turning
) -> None:
    """Of what made a result worse, or better, the largest gave the turn; of a tie nothing did."""
    assert turning_of(choices, cards, others) is turning


def test_reasons_name_the_best_action_unless_it_was_told(tmp_path: Path) -> None:
    """«warum» first says what it compares with, but never what «tipp» has just said."""
    talk = Talk(desk_in(tmp_path), setup_of("Jana", "einfach"))
    talk.say("A1 D1")
    best = talk.say("tipp")
    after_the_tip = talk.say("warum")
    assert not set(best) & set(after_the_tip)
    talk.say("ziehe")
    alone = talk.say("warum")
    again = talk.say("warum")
    assert alone[1:] == again
    assert talk.say("tipp") == alone[:1]
