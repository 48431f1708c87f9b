"""All ways in which a message can read: one reading for each choice of its variants."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import bot
from tests.toys import LOCALE as TOYS

FOLDERS = (Path(bot.__file__).parent / "locale", Path(str(TOYS)))


@dataclass(frozen=True)
class Reading:
    """One reading of a message. Placeables stand in it as ``{$name}``, ``{key}`` or ``{AD $name}``."""

    key: str
    text: str
    chosen: Mapping[str, str]
    """The variant chosen for each selector; ``one`` or ``other`` for PLURAL."""


@cache
def patterns(language: str) -> Mapping[str, ast.Pattern]:
    """Return the pattern of each message of a language, the toys' included."""
    parser = FluentParser(with_spans=False)
    return {
        entry.id.name: entry.value
        for folder in FOLDERS
        for file in sorted((folder / language).glob("*.ftl"))
        for entry in parser.parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


@cache
def readings(language: str) -> tuple[Reading, ...]:
    """Return all readings of all messages of a language."""
    return tuple(each for key, found in patterns(language).items() for each in read(key, found))


def read(key: str, pattern: ast.Pattern) -> Iterator[Reading]:
    """Yield all readings of one message."""
    for text, chosen in _texts(pattern.elements, {}):
        yield Reading(key, text, chosen)


_Texts = Iterator[tuple[str, dict[str, str]]]


def _texts(elements: Sequence[ast.TextElement | ast.Placeable], chosen: dict[str, str]) -> _Texts:
    if not elements:
        yield "", chosen
        return
    for text, then in _text(elements[0], chosen):
        for rest, last in _texts(elements[1:], then):
            yield text + rest, last


def _text(element: ast.TextElement | ast.Placeable, chosen: dict[str, str]) -> _Texts:
    if isinstance(element, ast.TextElement):
        yield element.value, chosen
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        yield from _variants(inner, chosen)
    elif isinstance(inner, ast.FunctionReference) and inner.id.name == "PLURAL":
        yield from _forms(inner, chosen)
    else:
        yield _placeable(inner), chosen


def _variants(select: ast.SelectExpression, chosen: dict[str, str]) -> _Texts:
    selector = select.selector
    name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
    keys = [_variant(each) for each in select.variants]
    settled = chosen.get(name)
    for key, variant in zip(keys, select.variants, strict=True):
        if settled in keys and key != settled:
            continue
        if settled == "one" and settled not in keys and key not in ("1", "other"):
            continue
        kept = settled if settled is not None else key
        yield from _texts(variant.value.elements, {**chosen, name: kept})


def _forms(plural: ast.FunctionReference, chosen: dict[str, str]) -> _Texts:
    number, forms = plural.arguments.positional
    assert isinstance(number, ast.VariableReference)
    assert isinstance(forms, ast.StringLiteral)
    settled = {"1": "one"}.get(chosen.get(number.id.name, ""), chosen.get(number.id.name))
    for key, form in zip(("one", "other"), forms.value.split("/"), strict=True):
        if settled is None or settled == key or (settled != "one" and key == "other"):
            yield form, {**chosen, number.id.name: settled or key}


def _variant(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _placeable(inner: object) -> str:
    if isinstance(inner, ast.VariableReference):
        return f"{{${inner.id.name}}}"
    if isinstance(inner, ast.MessageReference):
        return f"{{{inner.id.name}}}"
    if isinstance(inner, ast.FunctionReference):
        (argument, *_) = inner.arguments.positional
        assert isinstance(argument, ast.VariableReference)
        return f"{{{inner.id.name} ${argument.id.name}}}"
    assert isinstance(inner, ast.StringLiteral)
    return inner.value
