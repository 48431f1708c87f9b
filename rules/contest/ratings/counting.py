"""The part of a table that counts for ratings, and the order in which its members finished (9.5)."""

from collections.abc import Sequence
from enum import StrEnum
from math import inf
from typing import Final, TypeAlias

from msgspec import Struct

from rules.contest.ratings.pools import Kind, kind_of, pool, solo_pool

Who: TypeAlias = int
"""The number under which a member's ratings are kept; negative after the member had them erased."""
LEAST_MOVES: Final = 3
HALF: Final = 500
"""In per mille of a seat's moves; a member with no more of them did not play the seat."""


class Sat(Struct, frozen=True):
    """A member with a seat at a table, at the start or later, from the table's result."""

    who: Who | None
    """None for a member without ratings."""
    seat: int
    number: int
    """The holder's number among the seat's holders, from 0."""
    stood: str
    """player, substitute, handed or gave_up."""
    rank: int
    share: int
    """The share of the seat's moves that they made, per mille."""
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
    """The mode of solo play of the deal; each seat is a table of its own."""


class Why(StrEnum):
    """The reason that a table is not rated."""

    ALONE = "alone"
    """There was no opponent."""
    SHORT = "short"
    """Fewer than two members were there from the start and made enough moves."""
    LEFT_OUT = "left_out"
    """Fewer than two members with ratings finished it."""
    AGAIN = "again"
    """The same members have had enough rated tables lately."""


class Field(Struct, frozen=True):
    """The members that a table rates, by number, each with a rank among them."""

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
    """Return the members that a table rates, or the reason that it rates none."""
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
            # A member with two seats is rated once, by the worse.
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
    """Return true if a member played the seat from its first move. A substitute did if no seat had moved before."""
    if each.number == 0:
        return True
    before = (other for other in sat if other.seat == each.seat and other.number < each.number)
    return not any(other.moves for other in before) and each.share == 2 * HALF


def _place(each: Sat, sat: Sequence[Sat]) -> tuple[float, float] | None:
    """Return the sort key of a member, the best first; None if the table does not rate them.

    Members who left their seat are behind all others, the first to leave last. So are members who are there from start
    to end but let a robot play more than half.
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
