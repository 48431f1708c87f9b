"""Results of a stage's rounds: tables that were played, and rounds without a table."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct, structs

No: TypeAlias = int
"""An entrant's place in the order of entry."""


class Unplayed(StrEnum):
    """The reason that an entrant had no table in a round (section "Unplayed rounds")."""

    ALLOCATED = "allocated"
    REQUESTED = "requested"
    ZERO = "zero"
    """Absent, late or withdrawn."""
    WALKOVER = "walkover"
    """All others of the pod were at fault before the first move."""


class Seated(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's result; the seat is its place in the table's tuple, unless it is named."""

    no: No
    rank: int
    """As the title ranked it, from 1; ties share."""
    total: int
    fault: int | None = None
    """The moment at which the seat failed to play on; a later one is better."""
    margin: int = 0
    """The margin by which a table of one seat was won or lost; compared between tables of the same deal."""
    seat: int | None = None
    """The seat, if it is not the place in the tuple because an earlier seat was excused."""


class Excused(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that was left out of a result; kept, because a referee may take that back."""

    seated: Seated
    points: int | None = None


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[Seated, ...]
    """Seats that count. None are left where all were excused: then the table counts as not played."""
    points: tuple[int, ...] | None = None
    """Units of each seat as a referee has ruled them; else they follow from the ranks. A seat at fault has none."""
    excused: tuple[Excused, ...] = ()


def judged(table: Table, faults: Mapping[No, int], excused: Collection[No]) -> Table:
    """Return a result with the present faults, by their moments, and without the seats of excused entrants.

    It depends on no earlier faults, so a fault that is cleared leaves no trace.
    """
    points = table.points or (None,) * len(table.seats)
    every = {
        at if each.seat is None else each.seat: Excused(each, own)
        for at, (each, own) in enumerate(zip(table.seats, points, strict=True))
    } | {each.seated.seat or 0: each for each in table.excused}
    kept: list[Seated] = []
    out: list[Excused] = []
    left: list[int] = []
    for seat, each in sorted(every.items()):
        if each.seated.no in excused:
            out.append(Excused(structs.replace(each.seated, fault=None, seat=seat), each.points))
            continue
        fault = faults.get(each.seated.no)
        named = None if seat == len(kept) else seat
        kept.append(structs.replace(each.seated, fault=fault, seat=named))
        if each.points is not None:
            left.append(each.points)
    ruled = None if table.points is None else tuple(left)
    return Table(tuple(kept), ruled, tuple(out))


class Rest(Struct, frozen=True, forbid_unknown_fields=True):
    """A round without a table; `points` are in units."""

    no: No
    kind: Unplayed
    points: int


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """An entrant at no table and without a rest was absent, which is a zero bye."""

    tables: tuple[Table, ...]
    rests: tuple[Rest, ...] = ()
    is_free: bool = False
    """True if an entrant at no table has a gap in the schedule, which is no bye."""


class Scheme(Struct, frozen=True, forbid_unknown_fields=True):
    """The scoring and the order of a stage."""

    wanted: int
    """The wanted size of a pod."""
    scoring: str = "placement"
    order: tuple[str, ...] = ()
    """Names of tie-breaks, the first first; see `rules.contest.scores.tie_breaks`."""
    best_of: int = 0
    """The number of an entrant's best tables that count; 0: all."""
    seed: int = 0
    """The seed of the draw for ties that nothing else breaks."""


class Standing(Struct, frozen=True):
    """One entrant's place."""

    place: int
    no: No
    points: int
    by_round: tuple[int, ...]
    """Units of each round."""
    values: dict[str, Fraction | None]
    """By name all that was compared; None where it did not apply."""
    decided: str | None
    """The tie-break that put the entrant behind the one before; None for the first, or for a shared place."""
    deducted: int = 0
    """Units that a referee has taken off the points."""
