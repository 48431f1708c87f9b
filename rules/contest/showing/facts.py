"""Facts to tell about a tournament: the narrowest win, the biggest comeback, the fastest to answer (10.3)."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from rules.contest.scores.results import No

LEAST_ANSWERS: Final = 20
"""The least number of turns answered to be compared."""


class Played(Struct, frozen=True):
    """A table that was played to its end; everything in the order of its seats."""

    number: int
    nos: tuple[No, ...]
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    halfway: tuple[int, ...] = ()
    """The ranks after half of all moves; empty if the title ranks no half-finished position."""


class Closest(Struct, frozen=True):
    """The narrowest win."""

    table: int
    winner: No
    second: No
    by: int
    """Points; 0 if something else decided."""


class Comeback(Struct, frozen=True):
    """The entrant with the most places won in the second half of a table."""

    table: int
    no: No
    before: int
    after: int


class Quickest(Struct, frozen=True):
    no: No
    answer_ms: int
    """Half of their turns took no longer."""


class Facts(Struct, frozen=True):
    closest: Closest | None = None
    comeback: Comeback | None = None
    quickest: Quickest | None = None


def best_of(tables: Sequence[Played], answers: Mapping[No, Sequence[int]]) -> Facts:
    """Return the facts of a tournament; of equal ones, that of the lowest table or entrant.

    Args:
        answers: the milliseconds that each entrant took for their turns.
    """
    wins = [found for each in tables if (found := _win(each)) is not None]
    turns = [found for each in tables for found in _comebacks(each)]
    times = [
        Quickest(no, sorted(taken)[len(taken) // 2])
        for no, taken in answers.items()
        if len(taken) >= LEAST_ANSWERS
    ]
    return Facts(
        min(wins, key=lambda each: (each.by, each.table), default=None),
        min(
            turns,
            key=lambda each: (each.after - each.before, each.after, each.table, each.no),
            default=None,
        ),
        min(times, key=lambda each: (each.answer_ms, each.no), default=None),
    )


def _win(played: Played) -> Closest | None:
    """Return the margin of a table's win; None without a single winner, or without opponents."""
    order = sorted(range(len(played.nos)), key=lambda seat: (played.ranks[seat], seat))
    if len(order) < 2 or played.ranks.count(1) != 1:
        return None
    first, second, *_ = order
    by = played.totals[first] - played.totals[second]
    if by < 0:
        # The title does not rank by totals.
        return None
    return Closest(played.number, played.nos[first], played.nos[second], by)


def _comebacks(played: Played) -> list[Comeback]:
    found = zip(played.nos, played.halfway, played.ranks, strict=False)
    return [
        Comeback(played.number, no, before, after) for no, before, after in found if after < before
    ]
