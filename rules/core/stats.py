"""Statistics over many tables: read from a table's last state."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from rules.core.seats import Seat
from rules.core.text import Msg

S = TypeVar("S")

JOIN = "+"
"""Stands between the ids of a statistic that names several things."""


class Scope(Enum):
    TABLE = "table"
    SEAT = "seat"


class StatKind(Enum):
    CHOICE = "choice"
    """An id, or several joined by `JOIN`."""
    NUMBER = "number"
    FLAG = "flag"
    """0 or 1."""


@dataclass(frozen=True, slots=True)
class Stat(Generic[S]):
    """A statistic of a title: a whole number or an id, and nothing that a finished table hides."""

    name: str
    scope: Scope
    kind: StatKind
    read: Callable[[S, Seat | None], str | int | None]
    """Its value for a seat, or None for the table as a whole; None if it has none at this table."""
    label: Msg
    headline: bool = False
    """Is it shown first? Of a choice: people compare how its values do, and have a favourite."""
    named: Callable[[str], Msg] | None = None
    """Returns the name of a choice's id."""

    def texts(self, value: str) -> tuple[Msg, ...]:
        """Return the name of a choice's value."""
        assert self.named is not None
        return tuple(self.named(each) for each in value.split(JOIN))


def values(
    stats: Sequence[Stat[Any]], state: Any, seats: int
) -> Iterator[tuple[Seat | None, Stat[Any], str | int]]:
    """Every statistic of a finished table that has a value; the seat is None for the table as a whole."""
    for stat in stats:
        whose: Sequence[Seat | None] = (None,) if stat.scope is Scope.TABLE else range(seats)
        for seat in whose:
            value = stat.read(state, seat)
            if value is not None:
                yield seat, stat, value
