"""Check a title's declarations: names, forms, and the types of stored values."""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

import msgspec
from msgspec import inspect

from rules.core.game import Move
from rules.core.text import Msg, SeatName
from tests.conformance.tables import Game, PlayedTable

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_MOST_CHARACTERS = 32
_TEXTS = (Msg, SeatName)


def check_declaration(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Names are well formed, choices include the default, and a form has exactly the fields of its move."""
    _assert_names([game.key], "key")
    assert len(game.seats) > 0, f"{game.key} has no seats"
    assert min(game.seats) > 0, f"{game.key} is for {game.seats}"
    _assert_names([spec.name for spec in game.options], "option")
    for spec in game.options:
        assert len(set(spec.choices)) == len(spec.choices), f"choices of {spec.name} repeat"
        assert spec.default in spec.choices, f"{spec.default} is no choice of {spec.name}"
        if spec.own is not None:
            assert spec.read(spec.own.example) == spec.own.example, (
                f"{spec.own.example} is no value of {spec.name}"
            )
    _assert_names([verb.name for verb in game.verbs], "verb")
    moves = [verb.move for verb in game.verbs]
    assert len(set(moves)) == len(moves), "two verbs share a move"
    for verb in game.verbs:
        assert issubclass(verb.move, Move), f"{verb.name}: {verb.move} is no move"
        named = tuple(field.name for field in verb.fields)
        _assert_names(named, f"field of {verb.name}")
        assert named == verb.move.__struct_fields__, f"{verb.name} fills in {named}"
    older = range(game.rules_version - len(game.upgrades), game.rules_version)
    assert sorted(game.upgrades) == list(older), f"upgrades from {sorted(game.upgrades)} leave gaps"


def _assert_names(names: Sequence[str], what: str) -> None:
    for name in names:
        assert _NAME.fullmatch(name), f"{what} “{name}” is no name"
        assert len(name) <= _MOST_CHARACTERS, f"{what} “{name}” is too long"
    assert len(set(names)) == len(names), f"{what} names repeat: {names}"


def check_stored_types(game: Game, tables: Sequence[PlayedTable]) -> None:
    """States and moves are strict structs of whole numbers, texts and lists: no fractions, no sets, no defaults."""
    moves = [verb.move for verb in game.verbs]
    problems = [problem for stored in (game.state, *moves) for problem in _problems(stored)]
    assert not problems, f"{game.key}: " + "; ".join(problems)
    for move in moves:
        assert move.__struct_config__.frozen, f"{move.__name__} is not frozen"


def _problems(stored: type) -> Iterator[str]:
    met: set[type] = set()
    waiting: list[tuple[str, inspect.Type]] = [(stored.__name__, inspect.type_info(stored))]
    while waiting:
        path, info = waiting.pop()
        match info:
            case inspect.StructType(cls=cls):
                if cls in met or cls in _TEXTS:
                    continue
                met.add(cls)
                yield from _struct_problems(info, path)
                waiting.extend(
                    (f"{cls.__name__}.{field.name}", field.type) for field in info.fields
                )
            case inspect.NamedTupleType(cls=cls, fields=fields):
                waiting.extend((f"{cls.__name__}.{field.name}", field.type) for field in fields)
            case inspect.UnionType(types=types):
                waiting.extend((path, choice) for choice in types)
            case inspect.TupleType(item_types=types):
                waiting.extend((path, item) for item in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                waiting.append((path, item))
            case inspect.DictType(key_type=key, value_type=value):
                waiting.extend(((path, key), (path, value)))
            case _ if not isinstance(info, _PLAIN):
                yield f"{path} is a {type(info).__name__}"


_PLAIN = (
    inspect.BoolType,
    inspect.BytesType,
    inspect.EnumType,
    inspect.IntType,
    inspect.LiteralType,
    inspect.NoneType,
    inspect.StrType,
)


def _struct_problems(info: inspect.StructType, path: str) -> Iterator[str]:
    if not info.forbid_unknown_fields:
        yield f"{path}: {info.cls.__name__} takes unknown keys"
    for field in info.fields:
        if not field.required and not issubclass(info.cls, Move):
            yield f"{info.cls.__name__}.{field.name} may be missing"


def check_values_are_plain(game: Game, table: PlayedTable) -> None:
    """Every value in a state has the type that it declares, at any depth: no fraction, set or function slips in."""
    for position in table.some(table.positions, "plain values"):
        for path, value in _leaves(position.state, game.state.__name__):
            assert value is None or isinstance(value, str | int | bytes | Enum), (
                f"{path} holds {value!r} {table.at(position.number)}"
            )


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    match value:
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from _leaves(getattr(value, name), f"{path}.{name}")
        case dict():
            for key, item in value.items():
                yield from _leaves(key, f"{path} key")
                yield from _leaves(item, f"{path}[{key!r}]")
        case list() | tuple():
            for place, item in enumerate(value):
                yield from _leaves(item, f"{path}[{place}]")
        case _:
            yield path, value
