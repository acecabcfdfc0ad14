"""The tape of told lines: on by Enter, back by «w», and nothing on it is lost or doubled."""

from hypothesis import given
from hypothesis import strategies as st

from skyjo_a11y.narration.utterance import Told, Utterance
from skyjo_a11y.output.layout import lines_of
from skyjo_a11y.steps import Step, Steps

_texts = st.text("abc ", min_size=1, max_size=30).map(lambda text: f"{text.strip()}xyz")
_utterances = _texts.map(lambda text: Utterance(f"{text}.", ((0, text),)))
_unsaid = st.just(Utterance("Du bist dran.", ((0, ""),)))
_answers = st.lists(st.lists(_utterances | _unsaid, min_size=1, max_size=4), min_size=1, max_size=5)


def _lay_out(utterance: Utterance) -> list[str]:
    return lines_of(utterance, 12, None)


def _lines(told: Told) -> list[str]:
    return [line for utterance in told for line in _lay_out(utterance)]


def _begun(answers: list[Told]) -> Steps:
    """Steps at the first line of the last answer."""
    kept: list[Told] = []
    steps = Steps(kept, _lay_out)
    for told in answers:
        kept.append(told)
        steps.begin(told)
    return steps


def _to_the_end(steps: Steps, first: Step | None) -> list[str]:
    found = []
    while first is not None:
        found.append(first.line)
        first = steps.forward()
    return found


@given(_answers)
def test_enter_reads_an_answer_to_its_end(answers: list[Told]) -> None:
    """Line by line, then nothing waits, however often Enter is pressed."""
    kept: list[Told] = []
    steps = Steps(kept, _lay_out)
    for told in answers:
        kept.append(told)
        assert _to_the_end(steps, steps.begin(told)) == _lines(told)
        assert not steps.is_waiting
        assert steps.forward() is None


@given(_answers)
def test_back_reads_everything_backwards(answers: list[Told]) -> None:
    """From the prompt each step back is the line before, over all answers, then there is none."""
    steps = _begun(answers)
    _to_the_end(steps, steps.forward())
    lines = [line for told in answers for line in _lines(told)]
    for line in reversed(lines):
        step = steps.back()
        assert step is not None
        assert step.line == line
    assert steps.back() is None
    assert steps.back() is None
    assert _to_the_end(steps, steps.forward()) == lines


@given(_answers, st.integers(0, 20), st.integers(0, 20))
def test_the_rest_is_what_has_not_been_read(answers: list[Told], on: int, back: int) -> None:
    """From wherever the cursor rests, the rest at once has the lines that Enter would bring."""
    ways = [_begun(answers), _begun(answers)]
    for steps in ways:
        for _ in range(on):
            steps.forward()
        for _ in range(back):
            steps.back()
    by_enter = _to_the_end(ways[0], ways[0].forward())
    assert _lines(ways[1].rest()) == by_enter
    assert not ways[1].is_waiting


@given(_answers)
def test_an_answer_that_is_skipped_can_be_read_backwards(answers: list[Told]) -> None:
    """Another answer in the middle takes nothing away: one step back is the last skipped line."""
    steps = _begun(answers)
    before = [line for told in answers[:-1] for line in _lines(told)]
    if before and _lines(answers[-1]):
        step = steps.back()
        assert step is not None
        assert step.line == before[-1]


def test_what_is_cut_is_told_with_its_first_line() -> None:
    """An utterance of several lines begins once, and its rest is no new utterance to the ear."""
    long = Utterance("Eins zwei drei vier fünf.", ((0, "eins zwei drei vier fünf"),))
    steps = _begun([[long]])
    second = steps.forward()
    assert second == Step((), "drei vier", first=False)
    (rest,) = steps.rest()
    assert (rest.spoken, rest.braille(11)) == ("", "fünf")


def test_an_answer_repeated_lies_on_the_tape_itself() -> None:
    """What is told again but not kept again comes before all that is kept."""
    told = [Utterance("Eins.", ((0, "eins"),))]
    kept: list[Told] = [told]
    steps = Steps(kept, _lay_out)
    first = steps.begin([Utterance("Zwei.", ((0, "zwei"),))])
    assert first is not None
    assert first.line == "zwei"
    before = steps.back()
    assert before is not None
    assert before.line == "eins"


@given(_answers)
def test_a_voice_leaves_nothing_out(answers: list[Told]) -> None:
    """What has no line of its own for fingers is said with a line beside it, in order."""
    kept: list[Told] = []
    steps = Steps(kept, _lay_out)
    for told in answers:
        kept.append(told)
        step, said = steps.begin(told), Told()
        while step is not None:
            said += step.told
            step = steps.forward()
        assert said == (told if _lines(told) else [])
