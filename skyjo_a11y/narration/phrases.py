"""The phrase files: find them, parse each entry when it is first needed, fill in values.

One entry holds every form of one sayable thing: its value is the spoken sentence, attributes
hold the others. A form that an entry lacks falls back to the next plainer one.
"""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "de"
Value = str | int
Values = Mapping[str, Value]


class Form(StrEnum):
    """How something is told; the value is the attribute's name, empty for the value itself."""

    NORMAL = ""
    TERSE = "terse"
    FULL = "full"
    BRAILLE = "braille"
    NARROW = "narrow"


#: An entry, be it a term, goes on until a line begins with the next name or a comment.
_ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
_PLAINER = {
    Form.TERSE: Form.NORMAL,
    Form.FULL: Form.NORMAL,
    Form.BRAILLE: Form.TERSE,
    Form.NARROW: Form.BRAILLE,
}


def _fallbacks(form: Form) -> tuple[str, ...]:
    plainer = _PLAINER.get(form)
    return (form.value, *_fallbacks(plainer)) if plainer is not None else (form.value,)


_FALLBACKS = {form: _fallbacks(form) for form in Form}
_CONTINUING = {
    form: tuple(f"{name}-then" if name else "then" for name in names)
    for form, names in _FALLBACKS.items()
}


class PhraseError(LookupError):
    """A phrase is missing or can't be filled: a programmer's mistake."""


class Phrases:
    """The phrases of one file."""

    def __init__(self, text: str) -> None:
        """``text``: the file in Fluent's syntax."""
        # Isolation marks would reach speech and braille as junk.
        self._bundle = FluentBundle([LANGUAGE], use_isolating=False)
        self._unparsed = {entry["name"]: entry[0] for entry in _ENTRY.finditer(text)}
        self.names = tuple(name for name in self._unparsed if not name.startswith("-"))

    def __contains__(self, name: str) -> bool:
        self._parse(name)
        return self._bundle.has_message(name)

    def _parse(self, name: str) -> None:
        """Give the bundle an entry, and those it refers to: parsing whole files takes a moment."""
        entry = self._unparsed.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._parse(other)

    def has(self, name: str, attribute: str) -> bool:
        """Whether the phrase has such an attribute."""
        self._parse(name)
        return attribute in self._bundle.get_message(name).attributes

    def say(self, name: str, values: Values | None = None, form: Form = Form.NORMAL) -> str:
        """The phrase in ``form``, with ``values`` filled in. Raises PhraseError."""
        return self._fill(name, _FALLBACKS[form], values)

    def go_on(self, name: str, values: Values | None = None, form: Form = Form.NORMAL) -> str:
        """The phrase as the rest of a line. Raises PhraseError."""
        return self._fill(name, _CONTINUING[form], values)

    def attribute(self, name: str, attribute: str, values: Values | None = None) -> str:
        """Something that belongs to a phrase and is no form of it. Raises PhraseError."""
        return self._fill(name, (attribute,), values)

    def _fill(self, name: str, attributes: Iterable[str], values: Values | None) -> str:
        if name not in self:
            raise PhraseError(f"no phrase {name}")
        message = self._bundle.get_message(name)
        for attribute in attributes:
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                filled = {key: _harmless(value) for key, value in (values or {}).items()}
                text, errors = self._bundle.format_pattern(pattern, filled)
                if errors:
                    raise PhraseError(f"{name}: {errors}")
                return str(text)
        raise PhraseError(f"{name} has none of {attributes}")


def _harmless(value: Value) -> Value:
    """``value`` without anything that is an order to a terminal or a voice.

    A file may be called anything, and its name is told when it can't be read. Only what is
    several lines by intent keeps its line ends.
    """
    if isinstance(value, int) or value.isprintable():
        return value
    return "".join(char if char.isprintable() or char == "\n" else " " for char in value)


@cache
def phrases(file: str) -> Phrases:
    """The phrases of the file of that name, read when first asked for."""
    return Phrases((_folder() / LANGUAGE / f"{file}.ftl").read_text("utf-8"))


def _folder() -> Traversable:
    """In an installed package beside the code, in a checkout beside the package."""
    package = files("skyjo_a11y")
    inside = package / "phrases"
    return inside if inside.is_dir() else package / ".." / "phrases"
