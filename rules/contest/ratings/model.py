"""Changes of ratings by a result (chapter "Ratings" of the specification of tournaments, 9.1, 9.3, 9.4).

The model is openskill's Bradley–Terry with partial pairing. Floats live in `rated` only: all inputs and results are
whole numbers of millionths, so that two machines agree.
"""

from collections.abc import Sequence
from functools import cache
from math import isqrt
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

RATING_VERSION: Final = 2
"""Changes with anything that would give the same results other ratings."""

UNIT: Final = 1_000_000
NEW_MU: Final = 25 * UNIT
NEW_SIGMA: Final = 8_333_333
ANCHOR_SIGMA: Final = 500_000
"""The uncertainty of a robot's strength."""
UNSURE_SIGMA: Final = 7_500_000
SURE_AFTER: Final = 8
"""After this many rated tables, and with a sigma below `UNSURE_SIGMA`, a rating is no longer provisional.

Practice has its own number: `rules.contest.ratings.pools.sure_after`.
"""
OFF_BOARD_DAYS: Final = 180
DAY_S: Final = 86_400
_GROWTH: Final = 500_000
"""By how much sigma would grow from nothing within `_GROWTH_DAYS` without a rated table."""
_GROWTH_DAYS: Final = 30


class Rating(Struct, frozen=True):
    """A strength and how unsure it is, in millionths."""

    mu: int = NEW_MU
    sigma: int = NEW_SIGMA


NEWCOMER: Final = Rating()


@cache
def _model() -> "BradleyTerryPart":
    # A megabyte, which a process saves until a rated table has ended.
    from openskill.models import BradleyTerryPart

    return BradleyTerryPart(mu=25, sigma=25 / 3, beta=25 / 3, tau=25 / 300)


def rated(field: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings of a field after a table, given each one's rank (1 is best, ties share).

    The result does not depend on the order of the field, not even in the last digit: the model sums up in its order.
    """
    places = sorted(range(len(field)), key=lambda at: (ranks[at], field[at].mu, field[at].sigma))
    model = _model()
    teams = [[model.rating(mu=field[at].mu / UNIT, sigma=field[at].sigma / UNIT)] for at in places]
    after = model.rate(teams, ranks=[float(ranks[at]) for at in places])
    found = {
        at: Rating(round(new.mu * UNIT), round(new.sigma * UNIT))
        for at, (new,) in zip(places, after, strict=True)
    }
    return tuple(found[at] for at in range(len(field)))


def rested(rating: Rating, days: int) -> Rating:
    """The same rating after days without a rated table: sigma grows, linearly in its square, up to a newcomer's."""
    if days <= 0 or rating.sigma >= NEW_SIGMA:
        return rating
    square = rating.sigma**2 + _GROWTH**2 * days // _GROWTH_DAYS
    return Rating(rating.mu, min(isqrt(square), NEW_SIGMA))


def days_between(earlier_s: int, later_s: int) -> int:
    """Return the number of days of UTC between two moments."""
    return later_s // DAY_S - earlier_s // DAY_S


def points(rating: Rating) -> int:
    """The number that people see: a newcomer's is 1500."""
    return 500 + _rounded(40 * rating.mu)


def spread(rating: Rating) -> int:
    """Return the uncertainty of the number; a newcomer's is 333."""
    return _rounded(40 * rating.sigma)


def cautious(rating: Rating) -> int:
    """Return the sort key of leaderboards, in millionths: a strength that is likely reached."""
    return rating.mu - rating.sigma


def is_provisional(rating: Rating, tables: int, sure_after: int = SURE_AFTER) -> bool:
    """Is it too early to say? Such members are not on leaderboards."""
    return tables < sure_after or rating.sigma > UNSURE_SIGMA


def is_off_board(last_s: int, now_s: int) -> bool:
    """Has a member been away so long that leaderboards leave them out until their next table?"""
    return days_between(last_s, now_s) > OFF_BOARD_DAYS


def _rounded(millionths: int) -> int:
    """To the nearest whole number, halves up."""
    return (millionths + UNIT // 2) // UNIT
