"""Ratings as people see them. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from bot.store.ratings.people import Held, Met
from bot.store.ratings.stats import SeatPlayed
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import (
    Rating,
    cautious,
    days_between,
    is_off_board,
    is_provisional,
    points,
    rested,
    spread,
)
from rules.contest.ratings.pools import Kind, is_early_practice, part_of, sure_after
from rules.contest.views.ratings import Rated

LEAST: Final = 20
"""Fewest seats that must have had a choice before its share is shown."""
YOUNG_MS: Final = 30 * 86_400_000
"""Accounts younger than this are provisional, however they play."""
_Z: Final = 1.96
"""Standard errors on either side of a share, for 95 of 100."""


@dataclass(frozen=True, slots=True)
class PoolRating:
    """A member's rating in a pool as people see it."""

    pool: str
    member_id: int
    points: int
    spread: int
    tables: int
    is_provisional: bool
    wins: int = 0
    curve: tuple[Rated, ...] = ()
    """The rating after each of the last tables, the newest last."""


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a member's rating by a table, as its post shows it."""

    member_id: int
    points: int
    by: int
    is_practice: bool = False
    is_early: bool = False
    """Is it one of the first tables of practice, by which a rating does not fall, and after which it is provisional?"""


@dataclass(frozen=True, slots=True)
class Share:
    """Share of wins, as if all tables had the same number of seats."""

    choice: str
    seats: int
    """Number of seats that had it."""
    won: float
    """Ratio of wins to those expected; 1 for an average choice."""
    low: float
    high: float
    """Upper bound of the 95 % interval; `low` is the lower one."""


def of_pool(held: Held, *, now_s: int, is_young: bool) -> PoolRating:
    """Return a rating as it is now, with the uncertainty that has grown since the last table."""
    rating = _now(held, now_s)
    return PoolRating(
        held.pool,
        held.member_id,
        points(rating),
        spread(rating),
        held.tables,
        is_young or is_provisional(rating, held.tables, sure_after(held.pool)),
    )


def change(event: Event, before: int) -> Change:
    """Return the change by a table; `before` is the number of the member's earlier tables in its pool."""
    now = points(Rating(event.mu))
    by = now - points(Rating(event.mu_before))
    is_practice = part_of(event.pool) == Kind.PRACTICE
    is_early = is_early_practice(event.pool, before)
    return Change(event.member_id, now, by, is_practice, is_early)


def ordered(
    rows: Iterable[Held], young: set[int], now_s: int
) -> tuple[list[PoolRating], list[PoolRating]]:
    """Return a leaderboard, the best first, and the provisional members."""
    live = [each for each in rows if not is_off_board(each.last_at, now_s)]
    live.sort(key=lambda each: (-cautious(_now(each, now_s)), each.member_id))
    found = [of_pool(each, now_s=now_s, is_young=each.member_id in young) for each in live]
    sure = [each for each in found if not each.is_provisional]
    return sure, [each for each in found if each.is_provisional]


def tally(met: Sequence[Met]) -> tuple[int, int, int]:
    """Count the tables at which the first of the two was ahead, level and behind."""
    ahead = sum(each.own < each.other for each in met)
    level = sum(each.own == each.other for each in met)
    return ahead, level, len(met) - ahead - level


def shares(played: Iterable[SeatPlayed], *, least: int = LEAST) -> list[Share]:
    """Return the shares of the values of a choice, the best first; values that too few seats had are left out."""
    found: dict[str, list[tuple[float, float]]] = {}
    winners: dict[int, int] = {}
    played = list(played)
    for each in played:
        winners[each.table_id] = winners.get(each.table_id, 0) + (each.rank == 1)
    for each in played:
        if each.choice is not None:
            won = 1 / winners[each.table_id] if each.rank == 1 else 0.0
            found.setdefault(each.choice, []).append((won, 1 / each.seats))
    made = [_share(choice, seats) for choice, seats in found.items() if len(seats) >= least]
    return sorted(made, key=lambda each: (-each.won, each.choice))


def rare(played: Iterable[SeatPlayed], *, least: int = LEAST) -> int:
    """Count the values of a choice that too few seats have had."""
    counts = Counter(each.choice for each in played if each.choice is not None)
    return sum(count < least for count in counts.values())


def wilson(won: float, tries: int) -> tuple[float, float]:
    """Return the interval in which a share lies at 95 % (Wilson's interval)."""
    share, square = won / tries, _Z * _Z / tries
    middle = (share + square / 2) / (1 + square)
    half = _Z * sqrt(share * (1 - share) / tries + square / tries / 4) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def _share(choice: str, seats: Sequence[tuple[float, float]]) -> Share:
    won, expected = sum(each[0] for each in seats), sum(each[1] for each in seats)
    low, high = wilson(won, len(seats))
    usual = expected / len(seats)
    return Share(choice, len(seats), won / expected, low / usual, high / usual)


def _now(held: Held, now_s: int) -> Rating:
    return rested(Rating(held.mu, held.sigma), days_between(held.last_at, now_s))
