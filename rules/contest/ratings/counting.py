"""What of a table counts for ratings, and in which order its members finished (9.5)."""

from collections.abc import Sequence
from enum import StrEnum
from math import inf
from typing import Final, TypeAlias

from msgspec import Struct

from rules.contest.ratings.pools import Kind, kind_of, pool, solo_pool

Who: TypeAlias = int
"""The number under which somebody's ratings are kept; negative for one who has had them erased."""
LEAST_MOVES: Final = 3
HALF: Final = 500
"""Per mille of a seat's moves; whoever made no more of them did not play the seat."""


class Sat(Struct, frozen=True):
    """A member who has had a seat at a table, as the table's result tells it."""

    who: Who | None
    """None for somebody who is never rated."""
    seat: int
    number: int
    """Counts the members who have had the seat, from 0."""
    stood: str
    """player, substitute, handed or gave_up."""
    rank: int
    share: int
    """How many of the seat's moves they made, per mille."""
    moves: int
    gave_up_s: int | None


class Anchor(Struct, frozen=True):
    """A robot that had its seat from the start: its rank, and its fixed strength in millionths."""

    rank: int
    mu: int


class Ended(Struct, frozen=True):
    """A finished table that was opened as rated."""

    table: int
    title: str
    seats: int
    ended_at: int
    """In seconds since 1970."""
    sat: tuple[Sat, ...]
    has_robots: bool
    """Did robots have seats from the start?"""
    anchors: tuple[Anchor, ...] = ()
    in_tournament: bool = False
    mode: str | None = None
    """How a deal is played alone whose tables these are; each seat is a table of its own."""


class Why(StrEnum):
    """Why a table is not rated."""

    ALONE = "alone"
    """There was nobody to be compared with."""
    SHORT = "short"
    """Fewer than two members were there from the start and made enough moves."""
    LEFT_OUT = "left_out"
    """Fewer than two of those who finished it are rated at all."""
    AGAIN = "again"
    """The same members have had enough rated tables lately."""


class Field(Struct, frozen=True):
    """Those who are rated by a table, by number, each with a rank among them."""

    pool: str
    table: int
    ended_at: int
    who: tuple[Who, ...]
    ranks: tuple[int, ...]
    anchors: tuple[Anchor, ...]
    """Their ranks are on the same scale."""
    is_limited: bool
    """Does it count towards the tables that the same members may have rated?"""


def counted(ended: Ended) -> Field | Why:
    """Who is rated by a table, or why nobody is."""
    kind = Kind.SOLO if ended.mode else kind_of(ended.seats, has_robots=ended.has_robots)
    if kind is None:
        return Why.ALONE
    is_practice = kind is Kind.PRACTICE
    if is_practice and not ended.anchors:
        return Why.ALONE
    steady = [each for each in ended.sat if is_from_start(each, ended.sat)]
    if sum(each.moves >= LEAST_MOVES for each in steady) < (1 if is_practice else 2):
        return Why.SHORT
    found: dict[Who, tuple[float, float]] = {}
    for each in ended.sat:
        place = _place(each, ended.sat)
        if each.who is not None and place is not None:
            # Whoever has had two seats is rated once, by the worse.
            found[each.who] = max(place, found.get(each.who, place))
    if len(found) < (1 if is_practice else 2):
        return Why.LEFT_OUT
    places = [*found.values(), *((each.rank, 0) for each in ended.anchors)]
    who = tuple(sorted(found))
    return Field(
        pool=solo_pool(ended.title, ended.mode) if ended.mode else pool(ended.title, kind),
        table=ended.table,
        ended_at=ended.ended_at,
        who=who,
        ranks=tuple(_rank(found[each], places) for each in who),
        anchors=tuple(Anchor(_rank((each.rank, 0), places), each.mu) for each in ended.anchors),
        is_limited=not ended.in_tournament and not is_practice,
    )


def is_from_start(each: Sat, sat: Sequence[Sat]) -> bool:
    """Did a member play the seat from its first move? A substitute does if nobody had moved before."""
    if each.number == 0:
        return True
    before = (other for other in sat if other.seat == each.seat and other.number < each.number)
    return not any(other.moves for other in before) and each.share == 2 * HALF


def _place(each: Sat, sat: Sequence[Sat]) -> tuple[float, float] | None:
    """By what somebody is ordered, the best first; None if they are not rated by the table.

    Whoever left the seat is behind everybody, the first to leave last; so is whoever was there from the start, is
    there at the end, and let a robot play more than half.
    """
    began = is_from_start(each, sat)
    if each.stood == "gave_up":
        gone = -(each.gave_up_s or 0)
        return (inf, gone) if each.moves and (began or each.share > HALF) else None
    if each.stood == "handed":
        return (inf, -inf) if each.moves and (began or each.share > HALF) else None
    if each.share > HALF:
        return (each.rank, 0)
    return (inf, -inf) if began and each.moves else None


def _rank(place: tuple[float, float], places: Sequence[tuple[float, float]]) -> int:
    return 1 + sum(other < place for other in places)
