"""What is known of a stage's rounds: tables that were played, and rounds without a table."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct, structs

No: TypeAlias = int
"""An entrant's place in the order of entry."""


class Unplayed(StrEnum):
    """Why an entrant had no table in a round (section "Unplayed rounds")."""

    ALLOCATED = "allocated"
    REQUESTED = "requested"
    ZERO = "zero"
    """Absent, late or withdrawn."""
    WALKOVER = "walkover"
    """Everybody else of the pod was at fault before the first move."""


class Seated(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's result; the seat is its place in the table's tuple, unless it is named."""

    no: No
    rank: int
    """As the title ranked it, from 1; ties share."""
    total: int
    fault: int | None = None
    """The moment at which the seat failed to play on; a later one is better."""
    margin: int = 0
    """How clearly a table of one seat was won or lost; compared where everybody plays the same deal."""
    seat: int | None = None
    """Where they sat, if the seat is not their place in the tuple because somebody before them was excused."""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[Seated, ...]
    points: tuple[int, ...] | None = None
    """Units of each seat as a referee has ruled them; else they follow from the ranks."""


def left_out(seats: Sequence[Seated], without: Collection[No]) -> tuple[Seated, ...]:
    """The results of a table's seats without those who were excused; the others keep their seats."""
    kept: list[Seated] = []
    for at, each in enumerate(seats):
        if each.no not in without:
            seat = at if each.seat is None else each.seat
            kept.append(structs.replace(each, seat=None if seat == len(kept) else seat))
    return tuple(kept)


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
    """Whether whoever is at no table rests as the schedule has it, which is no bye."""


class Scheme(Struct, frozen=True, forbid_unknown_fields=True):
    """How a stage is scored and ordered."""

    wanted: int
    """The wanted size of a pod."""
    scoring: str = "placement"
    order: tuple[str, ...] = ()
    """Names of what is compared, the first first; see `rules.contest.scores.tie_breaks`."""
    virtual: bool = True
    comparable_totals: bool = True
    """Whether a title's totals measure strength; if not, what is made of them decides nothing."""
    best_of: int = 0
    """How many of an entrant's tables count, the best ones; 0: all."""
    seed: int = 0
    """Of the draw that decides what nothing else does."""


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
    """What put the entrant behind the one before; None for the first, or for a shared place."""
