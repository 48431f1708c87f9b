"""Ratings over many tables, one after another. The same code keeps them and makes them again (9.7)."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from rules.contest.ratings.counting import Field, Who, Why
from rules.contest.ratings.model import (
    ANCHOR_SIGMA,
    DAY_S,
    NEWCOMER,
    RATING_VERSION,
    Rating,
    days_between,
    rated,
    rested,
)
from rules.contest.ratings.pools import is_early_practice

MOST_TOGETHER: Final = 3
TOGETHER_S: Final = 30 * DAY_S
"""So many tables of the same members are rated within this time, outside tournaments."""


class PoolRating(Struct, frozen=True):
    """A rating in a pool: after how many tables, and since when."""

    rating: Rating
    tables: int
    last_at: int


class Event(Struct, frozen=True):
    """The change of one rating by one table."""

    pool: str
    table_id: int
    member_id: Who
    ended_at: int
    rank: int
    mu: int
    sigma: int
    mu_before: int
    sigma_before: int
    """Including the growth since the table before."""
    version: int
    is_limited: bool


class Ledger:
    """Ratings of all pools; takes tables in the order in which they ended."""

    def __init__(
        self,
        standings: Mapping[tuple[str, Who], PoolRating] | None = None,
        together: Mapping[tuple[str, tuple[Who, ...]], Iterable[int]] | None = None,
    ) -> None:
        """Args: `together` is when rated tables of the same members ended that count towards the limit."""
        self.standings = dict(standings or {})
        self._together = {key: list(ends) for key, ends in (together or {}).items()}

    def take(self, field: Field) -> tuple[Event, ...] | Why:
        """Rate a table; or say why it is not rated."""
        key = field.pool, field.who
        if field.is_limited:
            recent = [at for at in self._together.get(key, ()) if field.ended_at - at < TOGETHER_S]
            if len(recent) >= MOST_TOGETHER:
                return Why.AGAIN
            self._together[key] = [*recent, field.ended_at]
        before = [self._before(field, who) for who in field.who]
        anchors = [Rating(each.mu, ANCHOR_SIGMA) for each in field.anchors]
        ranks = (*field.ranks, *(each.rank for each in field.anchors))
        after = rated([*before, *anchors], ranks)
        events: list[Event] = []
        for who, rank, old, new in zip(field.who, field.ranks, before, after, strict=False):
            tables = self._tables(field.pool, who)
            if is_early_practice(field.pool, tables):
                new = Rating(max(old.mu, new.mu), new.sigma)
            self.standings[field.pool, who] = PoolRating(new, tables + 1, field.ended_at)
            events.append(
                Event(
                    pool=field.pool,
                    table_id=field.table,
                    member_id=who,
                    ended_at=field.ended_at,
                    rank=rank,
                    mu=new.mu,
                    sigma=new.sigma,
                    mu_before=old.mu,
                    sigma_before=old.sigma,
                    version=RATING_VERSION,
                    is_limited=field.is_limited,
                )
            )
        return tuple(events)

    def _before(self, field: Field, who: Who) -> Rating:
        held = self.standings.get((field.pool, who))
        if held is None:
            return NEWCOMER
        return rested(held.rating, days_between(held.last_at, field.ended_at))

    def _tables(self, pool: str, who: Who) -> int:
        held = self.standings.get((pool, who))
        return 0 if held is None else held.tables
