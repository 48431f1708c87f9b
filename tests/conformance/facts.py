"""The single facts of a view, and the view with one of them changed.

This works on any view made of frozen structs, tuples, mappings and plain values. A fact is named after the struct and
the field that hold it: ``SeatView.energy``. Scores, which all titles share, are named after the field that holds
them: ``Outcome.scores.total``. That an item of a tuple or mapping, or an optional struct, exists at all is a fact of
its own: ``SeatView.discard, presence``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core.game import ScorePart, SeatScore
from rules.core.text import Msg

Put: TypeAlias = Callable[[Any], Any]
"""Returns the whole view with this value in the fact's place."""

_PRESENCE = "presence"
_SHARED = (SeatScore, ScorePart)


@dataclass(frozen=True, slots=True)
class Fact:
    name: str
    value: Any
    put: Put
    without: Callable[[], Any] = lambda: None
    """For a presence: returns the rest when the thing is removed."""


class Met:
    """The different values of each fact that `note` has seen."""

    def __init__(self, most: int = 12) -> None:
        self._most = most
        self._values: dict[str, dict[bytes, Any]] = {}

    def note(self, fact: Fact) -> None:
        values = self._values.setdefault(fact.name, {})
        if len(values) < self._most:
            values.setdefault(msgspec.msgpack.encode(fact.value), fact.value)

    def others(self, fact: Fact) -> Iterator[Any]:
        """Other values for the fact: those seen, and the neighbours of a number."""
        if fact.name.endswith(_PRESENCE) and fact.value is not None:
            yield fact.without()
            return
        if isinstance(fact.value, bool):
            yield not fact.value
            return
        yield from (
            value for value in self._values.get(fact.name, {}).values() if value != fact.value
        )
        if isinstance(fact.value, int):
            yield from (fact.value + 1, fact.value - 1)


def facts(view: Struct) -> Iterator[Fact]:
    """Every fact of the view."""
    yield from _of_struct(view, type(view).__name__, lambda other: other)


def empty_fields(view: Struct) -> Iterator[str]:
    """The fields in which the view holds no item of those that it could, as in `Fact.name`."""
    yield from _empty_within(view, type(view).__name__)


def _empty_within(value: Any, called: str) -> Iterator[str]:
    match value:
        case Struct() if not isinstance(value, Msg):
            kind = called if type(value) in _SHARED else type(value).__name__
            for field in value.__struct_fields__:
                yield from _empty_within(getattr(value, field), f"{kind}.{field}")
        case Mapping() if value:
            for item in value.values():
                yield from _empty_within(item, called)
        case tuple() if value:
            for item in value:
                yield from _empty_within(item, called)
        case Mapping() | tuple():
            yield called


def _of_struct(struct: Struct, called: str, put: Put) -> Iterator[Fact]:
    for field in struct.__struct_fields__:

        def put_field(other: Any, field: str = field) -> Any:
            return put(replace(struct, **{field: other}))

        name = f"{called}.{field}"
        value = getattr(struct, field)
        if isinstance(value, Struct) and not isinstance(value, Msg):
            yield Fact(f"{name}, {_PRESENCE}", value, put_field)
        yield from _of_value(value, name, put_field)


def _of_value(value: Any, name: str, put: Put) -> Iterator[Fact]:
    match value:
        case tuple() if not hasattr(value, "_fields"):
            yield from _of_tuple(value, name, put)
        case Mapping():
            yield from _of_mapping(value, name, put)
        case Struct() if not isinstance(value, Msg):
            kind = type(value)
            yield from _of_struct(value, name if kind in _SHARED else kind.__name__, put)
        case None:
            yield Fact(f"{name}, {_PRESENCE}", None, put)
            yield Fact(name, None, put)
        case _:
            yield Fact(name, value, put)


def _of_tuple(items: tuple[Any, ...], name: str, put: Put) -> Iterator[Fact]:
    for place, item in enumerate(items):
        before, after = items[:place], items[place + 1 :]

        def put_item(
            other: Any, before: tuple[Any, ...] = before, after: tuple[Any, ...] = after
        ) -> Any:
            return put((*before, other, *after))

        def without(
            before: tuple[Any, ...] = before, after: tuple[Any, ...] = after
        ) -> tuple[Any, ...]:
            return (*before, *after)

        yield Fact(f"{name}, {_PRESENCE}", item, put, without)
        yield from _of_value(item, name, put_item)


def _of_mapping(items: Mapping[str, Any], name: str, put: Put) -> Iterator[Fact]:
    for key, item in items.items():

        def put_item(other: Any, key: str = key) -> Any:
            return put({**items, key: other})

        def without(key: str = key) -> dict[str, Any]:
            return {each: value for each, value in items.items() if each != key}

        yield Fact(f"{name}, {_PRESENCE}", item, put, without)
        yield from _of_value(item, name, put_item)
