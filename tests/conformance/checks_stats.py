"""Checks statistics: declared well, of the declared kinds, and telling nothing that a finished table hides."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.record import decode_record, replay
from rules.core.stats import Scope, StatKind, values
from tests.conformance.checks_texts import assert_said
from tests.conformance.tables import Game, PlayedTable

_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")
_OURS = ("rank", "total", "robot")
WORLDS = 3


def check_statistics(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Names are well formed, everything has a text, and values have their kinds at every finished table."""
    around, names = tables[0].around, [stat.name for stat in game.statistics]
    assert len(set(names)) == len(names), f"statistics repeat: {names}"
    for stat in game.statistics:
        assert _NAME.fullmatch(stat.name), f"statistic “{stat.name}” is no name"
        assert stat.name not in _OURS, f"statistic {stat.name} is kept of every title"
        is_named = stat.named is not None
        assert is_named == (stat.kind is StatKind.CHOICE), f"{stat.name} names its choices or not"
        assert_said(around, stat.label, f"statistic {stat.name}")
    said: set[str] = set()
    for state, seats, where in _ends(game, tables):
        for seat, stat, value in values(game.statistics, state, seats):
            is_text = isinstance(value, str)
            assert is_text == (stat.kind is StatKind.CHOICE), f"{stat.name} is {value!r} {where}"
            if is_text:
                for text in stat.texts(str(value)):
                    if text.key not in said:
                        said.add(text.key)
                        assert_said(around, text, f"statistic {stat.name}")
            else:
                assert type(value) is int, f"{stat.name} is no whole number: {value!r} {where}"
            if stat.kind is StatKind.FLAG:
                assert value in (0, 1), f"{stat.name} is no flag: {value!r} {where}"
            assert (seat is None) == (stat.scope is Scope.TABLE), f"{stat.name} of {seat} {where}"


def check_rated_options(game: Game, tables: Sequence[PlayedTable]) -> None:
    """Declarations for ratings name choices of options, the usual ones among them; robots' strengths are whole
    numbers.
    """
    specs = {spec.name: spec for spec in game.options}
    for name, choices in game.rated_options.items():
        assert name in specs, f"{name} is no option"
        assert set(choices) <= set(specs[name].choices), f"{choices} are no choices of {name}"
        assert specs[name].default in choices, f"the usual {name} is not rated"
    for level, mu in game.anchors.items():
        assert type(mu) is int, f"the strength of level {level} is {mu!r}"


def check_statistics_keep_secrets(game: Game, table: PlayedTable) -> None:
    """At the end of a table its statistics are the same in every world that a spectator takes for this one."""
    if game.outcome(table.positions[-1].state) is None:
        return
    state, seats = table.positions[-1].state, table.setup.seats
    told = list(_told(game, state, seats))
    for salt in range(WORLDS):
        chance = table.chance(len(table.positions) + salt)
        world = game.determinize(state, None, chance)
        other = list(_told(game, world, seats))
        assert other == told, f"statistics tell a secret {table.at(len(table.turns))}"


def check_interim(game: Game, table: PlayedTable) -> None:
    """There is a rank for every seat at any time, and at the end that of the result; progress never falls."""
    before = 0
    for position in table.sampled(6):
        state, where = position.state, table.at(position.number)
        outcome = game.outcome(state)
        if game.interim is not None:
            ranks = game.interim(state)
            assert len(ranks) == table.setup.seats, f"ranks of {len(ranks)} seats {where}"
            is_last = outcome is not None
            assert not is_last or ranks == outcome.ranks, f"interim is not the result {where}"  # type: ignore[union-attr]
        if game.progress is not None:
            now = game.progress(state)
            assert before <= now <= 100, f"progress {now} after {before} {where}"
            assert (now == 100) == (outcome is not None), f"progress {now} {where}"
            before = now


def _told(game: Game, state: Any, seats: int) -> Iterator[tuple[int | None, str, str | int]]:
    for seat, stat, value in values(game.statistics, state, seats):
        yield seat, stat.name, value


def _ends(game: Game, tables: Sequence[PlayedTable]) -> Iterator[tuple[Any, int, str]]:
    """The last state of every table that ends, golden ones included."""
    for table in tables:
        state = table.positions[-1].state
        if game.outcome(state) is not None:
            yield state, table.setup.seats, table.at(len(table.turns))
    if not game.statistics:
        return
    for file in sorted(tables[0].around.golden.glob("*.json")):
        record = decode_record(file.read_bytes())
        *_, last = replay(game, record)
        yield last.state, record.setup.seats, f"{game.key}: {file.stem}"
