"""Check that words are enough: each fact of the public view changes the words, or the title says why not.

A member that cannot see pictures plays by these words. A fact is changed in a view by itself, and in every language
some line must then read otherwise. Where that fails, the title must declare the fact, with a sentence why.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from bot.core.text.lines import ALT_CHARS, cut_at_line
from rules.core.record import decode_record, replay
from rules.core.rng import Rng
from tests.conformance.facts import Fact, Met, facts
from tests.conformance.tables import NAMES, Around, Game, PlayedTable
from tests.scale import RELEASE, sized

_FACTS = sized(16, 8)
"""The number of facts changed in a view: those that have been changed least often so far."""
_GOLDEN = sized(2, 10_000)
"""The number of golden tables that are read."""
_STEPS = sized(12, 10_000)
"""At how many steps of a golden table its view is looked at."""
_OTHERS = 4
"""The most other values tried for a fact until one can be described."""
_MANY = 100
"""The number of tries without a changed word after which a fact counts as never told."""
_SENTENCE = 4
"""The fewest words of a declaration's reason."""


def check_facts_are_told(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Every fact of the public view changes the words, or the title says why it does not.

    A view that differs in one fact may contradict itself, so that it cannot be described; then another is tried. A
    release run looks at every step of every golden table, and also finds facts that are said to be told
    at times and never are.
    """
    words, told, silent = Words(tables[0].around), Counter[str](), defaultdict[str, list[str]](list)
    met, chance = Met(), Rng(0)
    views = list(_some_views(game, tables))
    for _, view in views:
        for fact in facts(view):
            met.note(fact)
    _assert_declared_well(game, views[0][1])
    for where, view in (*views, *golden_views(game, tables[0].around)):
        said = words.of(game, view)
        for fact in _least_tried(view, told, silent, chance):
            other = _changed(game, words, fact, met)
            if other is None:
                continue
            if all(other[language] != said[language] for language in said):
                told[fact.name] += 1
            else:
                silent[fact.name].append(where)
    declared = game.untold.keys() | game.told_at_times.keys()
    nowhere = {name: silent[name][0] for name in sorted(silent.keys() - declared)}
    assert not nowhere, f"{game.key}: not in the words: {nowhere}"
    heard = sorted(name for name in game.untold if told[name])
    assert not heard, f"{game.key}: said to be untold, but told: {heard}"
    if RELEASE:
        never = sorted(
            name for name in game.told_at_times if len(silent[name]) > _MANY and not told[name]
        )
        assert not never, f"{game.key}: said to be told at times, but never told: {never}"


def check_words_tell_apart(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Two positions of golden tables that read the same are the same, but for facts that are declared."""
    words = Words(tables[0].around)
    declared = game.untold.keys() | game.told_at_times.keys()
    met: dict[tuple[str, ...], tuple[str, bytes]] = {}
    for where, view in (*_some_views(game, tables), *golden_views(game, tables[0].around)):
        stored = msgspec.msgpack.encode(view)
        for language, lines in words.of(game, view).items():
            place, other = met.setdefault((language, *lines), (where, stored))
            if other == stored:
                continue
            apart = _apart(view, msgspec.msgpack.decode(other, type=type(view))) - declared
            assert not apart, f"{place} reads like {where}, but differs in {sorted(apart)}"


def check_alt_texts(game: Game, tables: Sequence[PlayedTable]) -> None:
    """The part that fits into an alternative text has the acting seats, each seat's score, and something that has
    changed.
    """
    around = tables[0].around
    words = Words(around)
    for table in tables:
        for position in table.picked(3):
            view = game.view(position.state, None)
            before = None
            if position.number:
                before = game.view(table.positions[position.number - 1].state, None)
            where = table.at(position.number)
            earlier = {} if before is None else words.of(game, before)
            for language, lines in words.of(game, view).items():
                alt = cut_at_line(lines, ALT_CHARS).splitlines()
                assert len("\n".join(alt)) <= ALT_CHARS
                for seat in game.waiting_for(position.state):
                    assert any(NAMES[seat] in line for line in alt), (
                        f"{language}: the alternative text does not name seat {seat} {where}"
                    )
                for seat, tallies in enumerate(game.tallies(view)):
                    scores = [str(tally.number).replace("-", "−") for tally in tallies[:2]]
                    assert any(NAMES[seat] in line and _has(line, scores) for line in alt), (
                        f"{language}: no score of seat {seat} in the alternative text {where}"
                    )
                if language in earlier and earlier[language] != lines:
                    assert set(alt) - set(earlier[language]), (
                        f"{language}: the alternative text tells nothing new {where}"
                    )


def _has(line: str, numbers: Sequence[str]) -> bool:
    return any(number in re.findall(r"[−\d]+", line) for number in numbers)


class Words:
    """The words of views in every language, each sentence said once."""

    def __init__(self, around: Around) -> None:
        self._says = {each.language: around.say(each.language) for each in around.catalogues}
        self._said: dict[bytes, dict[str, str]] = {}

    def of(self, game: Game, view: Any) -> dict[str, tuple[str, ...]]:
        """The lines that describe a view, by language."""
        lines = [self._line(text) for text in game.describe(view)]
        return {language: tuple(line[language] for line in lines) for language in self._says}

    def _line(self, text: Any) -> dict[str, str]:
        key = msgspec.msgpack.encode(text)
        if key not in self._said:
            self._said[key] = {language: say(text) for language, say in self._says.items()}
        return self._said[key]


def golden_views(game: Game, around: Around) -> Iterator[tuple[str, Any]]:
    """The public views of golden tables, with their places; a usual run takes some steps of some tables.

    A file that cannot be read is the business of `check_golden_tables`.
    """
    files = sorted(around.golden.glob("*.json"))
    for file in files[:: max(1, -(-len(files) // _GOLDEN))]:
        try:
            record = decode_record(file.read_bytes())
        except msgspec.DecodeError:
            continue
        apart = max(1, len(record.entries) // _STEPS)
        for number, step in enumerate(replay(game, record)):
            if number % apart == 0 or number == len(record.entries):
                yield f"{file.stem} after {number} moves", game.view(step.state, None)


def _some_views(game: Game, tables: Sequence[PlayedTable]) -> Iterator[tuple[str, Any]]:
    for table in tables:
        for position in table.picked(2):
            yield table.at(position.number), game.view(position.state, None)


def _assert_declared_well(game: Game, view: Struct) -> None:
    names = set(_fields(msgspec.inspect.type_info(type(view)), set()))
    declared = {**game.untold, **game.told_at_times}
    stale = sorted(name for name in declared if ".".join(_plain(name)[:2]) not in names)
    assert not stale, f"{game.key}: views hold no such facts as {stale}"
    both = sorted(game.untold.keys() & game.told_at_times.keys())
    assert not both, f"{game.key}: declared twice: {both}"
    bare = sorted(name for name, why in declared.items() if len(why.split()) < _SENTENCE)
    assert not bare, f"{game.key}: no sentence says why these are not told: {bare}"


def _plain(name: str) -> list[str]:
    return name.partition(",")[0].split(".")


def _fields(kind: Any, seen: set[type]) -> Iterator[str]:
    """The names of all fields that a view can hold, such as ``SeatView.score``."""
    match kind:
        case msgspec.inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield f"{kind.cls.__name__}.{field.name}"
                yield from _fields(field.type, seen)
        case msgspec.inspect.UnionType(types) | msgspec.inspect.TupleType(types):
            for each in types:
                yield from _fields(each, seen)
        case msgspec.inspect.VarTupleType():
            yield from _fields(kind.item_type, seen)
        case msgspec.inspect.DictType():
            yield from _fields(kind.value_type, seen)


def _least_tried(
    view: Any, told: Counter[str], silent: dict[str, list[str]], chance: Rng
) -> list[Fact]:
    """One fact of each of the names that have been tried least often."""
    named = defaultdict[str, list[Fact]](list)
    for fact in facts(view):
        named[fact.name].append(fact)
    tried = {name: told[name] + len(silent.get(name, ())) for name in named}
    names = sorted(named, key=lambda name: (tried[name], chance.below(1000)))
    return [chance.pick(named[name]) for name in names[:_FACTS]]


def _changed(game: Game, words: Words, fact: Fact, met: Met) -> dict[str, tuple[str, ...]] | None:
    """The words of the view with another value for the fact; None if none can be described."""
    for other in islice(met.others(fact), _OTHERS):
        try:
            return words.of(game, fact.put(other))
        except Exception:
            # The changed view contradicts itself.
            continue
    return None


def _apart(one: Any, other: Any) -> set[str]:
    """The names of the facts in which two views differ."""
    first, second = (Counter(_plain_facts(view)) for view in (one, other))
    return {name for name, _ in (first - second) + (second - first)}


def _plain_facts(view: Any) -> Iterator[tuple[str, bytes]]:
    for fact in facts(view):
        if "," not in fact.name:
            yield fact.name, msgspec.msgpack.encode(fact.value)
