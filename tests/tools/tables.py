"""Weight tables as vectors and as text, and the shapes' features: what the fit works on."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from skyjo_a11y.bots.columns import SHAPES, Shape, is_triple, pair_of
from skyjo_a11y.bots.outlook import Outlook
from skyjo_a11y.bots.prices import unknown_in
from skyjo_a11y.bots.weights import ColumnWeights, EndingWeights, FeedWeights, LeadWeights, Weights
from skyjo_a11y.rules.cards import CARDS, LOWEST
from skyjo_a11y.rules.grid import HEIGHT

T = TypeVar("T")
Feature = tuple[int, float]  # where in a vector, and how much of it

#: Where the numbers of a ColumnWeights stand among its 57, in the order of its fields.
GONE, NOTHING, ONE, ONE_CHANCE, PAIR, PAIR_CHANCE = 0, 1, 2, 17, 18, 33
TWO, PAIR_AND, OTHER_CARD, PAIR_AND_CHANCE, THREE = 34, 37, 52, 53, 54
COLUMN_SIZE = 57
_DEAR = 5


def column_features(shape: Shape, outlook: Outlook) -> list[Feature]:
    """What of a ColumnWeights the price of ``shape`` is made of; columns with gaps have none."""
    known, gone = SHAPES[shape]
    if gone == HEIGHT or is_triple(shape):
        return [(GONE, 1.0)]
    if gone:
        return []
    if not known:
        return [(NOTHING, 1.0)]
    if len(known) == 1:
        index = known[0] - LOWEST
        return [(ONE + index, 1.0), (ONE_CHANCE, outlook.either[index] * max(0, known[0]))]
    pair = pair_of(shape)
    if pair is None:
        first = TWO if unknown_in(shape) else THREE
        dear = sum(max(0, card - _DEAR) for card in known)
        return [(first, 1.0), (first + 1, float(sum(known))), (first + 2, float(dear))]
    index, chance = pair - LOWEST, outlook.either[pair - LOWEST]
    if unknown_in(shape):
        return [(PAIR + index, 1.0), (PAIR_CHANCE, chance * (2 * pair + outlook.mean))]
    other = sum(known) - 2 * pair
    gain = chance * max(0, 2 * pair + other)
    return [(PAIR_AND + index, 1.0), (OTHER_CARD, float(other)), (PAIR_AND_CHANCE, gain)]


# -- Vectors ------------------------------------------------------------------------------------


def to_vector(value: object) -> list[float]:
    """All numbers of a table, or of a part of one, in the order of its fields."""
    return list(_numbers(value))


def from_vector(template: Weights, vector: Sequence[float]) -> Weights:
    """A table built like ``template`` with the numbers of ``vector``."""
    numbers = iter(vector)
    filled: Weights = _filled(template, numbers)
    assert next(numbers, None) is None
    return filled


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, tuple):
        for item in value:
            yield from _numbers(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _numbers(getattr(value, field.name))
    else:
        assert isinstance(value, float | int)
        yield float(value)


def _filled(template: Any, numbers: Iterator[float]) -> Any:  # noqa: ANN401 - nested tables
    if isinstance(template, tuple):
        return tuple(_filled(item, numbers) for item in template)
    if is_dataclass(template):
        values = {f.name: _filled(getattr(template, f.name), numbers) for f in fields(template)}
        kind: Any = type(template)
        return kind(**values)
    return float(next(numbers))


# -- Text ---------------------------------------------------------------------------------------


def to_text(weights: Weights, title: str) -> str:
    """The TOML file of a table."""
    lines = [
        f"# {title}",
        "# What the numbers mean: skyjo_a11y/bots/weights.py. Written by tests/tools/fit_bots.py.",
        "",
        "# own face-down cards, 0 to 12, a row each; columns are phases",
        "hidden = [",
        *(f"    {_written(row)}," for row in weights.hidden),
        "]",
    ]
    parts: tuple[tuple[str, LeadWeights | FeedWeights | EndingWeights], ...] = (
        ("lead", weights.lead),
        ("feed", weights.feed),
        ("ending", weights.ending),
    )
    for name, part in parts:
        lines += ["", f"[{name}]", *_fields(part)]
    for name, phases in (("own", weights.own), ("others", weights.others)):
        for number, phase in enumerate(phases):
            lines += ["", f"# phase {number}", f"[[{name}]]", *_fields(phase)]
    return "\n".join(lines) + "\n"


def _fields(
    part: LeadWeights | FeedWeights | EndingWeights | ColumnWeights,
) -> Iterator[str]:
    for field in fields(part):
        yield f"{field.name} = {_written(getattr(part, field.name))}"


def _written(value: float | tuple[float, ...]) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_written, value))}]"
    return repr(round(value, 5) + 0.0)


assert TWO == PAIR_CHANCE + 1 == PAIR + len(CARDS) + 1
