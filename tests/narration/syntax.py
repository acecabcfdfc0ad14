"""The phrase files as syntax trees: which phrases there are and what they choose between."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)

from skyjo_a11y.narration.phrases import LANGUAGE, phrases

FOLDER = Path(__file__).parents[2] / "phrases" / LANGUAGE


@dataclass(frozen=True, slots=True)
class Choice:
    """A phrase chooses by a value: ``keys`` but the default, which stands for all others."""

    variable: str
    keys: tuple[str, ...]
    default: str


@cache
def messages(file: str) -> dict[str, Message]:
    """The phrases of a file by name."""
    resource = FluentParser().parse((FOLDER / f"{file}.ftl").read_text("utf-8"))
    assert len(phrases(file).names) == sum(isinstance(e, Message) for e in resource.body)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def patterns(message: Message) -> Iterator[tuple[str, Pattern]]:
    """The forms and other attributes of a phrase; the value itself is called «»."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def references(file: str, node: BaseNode) -> Iterator[str]:
    """The phrases that are parts of a node, and parts of those."""
    for reference in _nodes(node):
        if isinstance(reference, MessageReference):
            yield reference.id.name
            yield from references(file, messages(file)[reference.id.name])


def choices(file: str, node: BaseNode) -> Iterator[Choice]:
    """What a node chooses between, its parts included."""
    for part in (node, *(messages(file)[name] for name in references(file, node))):
        for found in _nodes(part):
            if isinstance(found, SelectExpression):
                yield _choice(found)


def variables(file: str, node: BaseNode) -> set[str]:
    """The values that a node needs, its parts included."""
    parts = (node, *(messages(file)[name] for name in references(file, node)))
    return {
        found.id.name
        for part in parts
        for found in _nodes(part)
        if isinstance(found, VariableReference)
    }


def _choice(select: SelectExpression) -> Choice:
    assert isinstance(select.selector, VariableReference)
    keys = [(variant.default, _key(variant.key)) for variant in select.variants]
    return Choice(
        select.selector.id.name,
        tuple(key for default, key in keys if not default),
        next(key for default, key in keys if default),
    )


def _key(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


def _nodes(node: object) -> Iterator[BaseNode]:
    """A node and all below it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from _nodes(item)
