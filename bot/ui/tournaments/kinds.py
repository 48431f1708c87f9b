"""Kinds of tournaments that a newcomer may choose from, as plans for a title."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS
from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.scores.results import Scheme
from rules.contest.scores.tie_breaks import CHESS, LEAGUE, STANDARD
from rules.core.errors import Refusal

SINGLE_TABLE, SWISS, DUELS, QUICK_CUP, LEAGUE_OF_SEVEN, SAME_DEAL = (
    "single_table",
    "swiss",
    "duels",
    "quick_cup",
    "league",
    "same_deal",
)
KINDS: Final = (SWISS, DUELS, QUICK_CUP, LEAGUE_OF_SEVEN, SAME_DEAL, SINGLE_TABLE)
"""In the order in which they are offered."""
FAVOURITE: Final = 4
"""The size of a pod, where the title has it."""
MOST_ENTRANTS: Final = 512
MOST_ROUNDS: Final = 20
_USUAL_MOST: Final = 64
_CUP: Final = (8, 16)
_GROUP: Final = 7
_DEALS: Final = 3
ROUND_HOURS: Final = 504
CHECKIN_HOURS: Final = 24
SHOW_HOURS: Final = 36
GAP_HOURS: Final = 12
DISPUTE_HOURS: Final = 48


def kinds_for(seats: Sequence[int]) -> tuple[str, ...]:
    """The kinds that suit a title with tables of these sizes."""
    return tuple(kind for kind in KINDS if _size(kind, seats) is not None)


def plan_for(kind: str, seats: Sequence[int], starts_ms: int) -> Plan:
    """A plan with everything that nobody was asked about.

    Raises:
        Refusal: tournament.size_unfit.
    """
    size = _size(kind, seats)
    if size is None:
        raise Refusal("tournament.size_unfit")
    sizes = sizes_for(size, seats)
    least, most = max(2, min(sizes)), _USUAL_MOST
    stages: tuple[StagePlan, ...]
    match kind:
        case "single_table":
            sizes = tuple(each for each in sorted(seats) if 2 <= each <= size)
            stages = (StagePlan(Format.SINGLE_TABLE, _scheme(size), sizes, rounds=1),)
            least, most = min(sizes), size
        case "swiss":
            stages = with_final((StagePlan(Format.SWISS, _scheme(size), sizes),), size)
        case "duels":
            stages = (StagePlan(Format.SWISS, _scheme(size), sizes, bye="win"),)
        case "quick_cup":
            advance = 2 if size > 2 else 1
            stages = (StagePlan(Format.SINGLE, _scheme(size), sizes, advance=advance),)
            least, most = _CUP
        case "league":
            scheme = Scheme(size, "league", LEAGUE)
            stages = (StagePlan(Format.LEAGUE, scheme, sizes, group_size=_GROUP),)
            least = _GROUP
        case _:
            scheme = Scheme(1, "placement", ())
            stages = (StagePlan(Format.DUPLICATE, scheme, (1,), rounds=_DEALS),)
            least = 2
    return Plan(
        stages=stages,
        starts_at_ms=starts_ms,
        checkin_ms=CHECKIN_HOURS * HOUR_MS,
        gap_ms=GAP_HOURS * HOUR_MS,
        disputes_ms=DISPUTE_HOURS * HOUR_MS,
        entrants_min=least,
        entrants_max=most,
        round_ms=ROUND_HOURS * HOUR_MS,
        show_ms=SHOW_HOURS * HOUR_MS,
    )


def with_final(stages: tuple[StagePlan, ...], size: int) -> tuple[StagePlan, ...]:
    """The first stage, then a final table of the best; without `size` the first stage alone."""
    first = stages[0]
    if not size:
        return (first,)
    final = StagePlan(
        Format.SINGLE_TABLE,
        replace(first.scheme, wanted=size),
        (size,),
        rounds=1,
        cut=size,
    )
    return (first, final)


def sizes_for(size: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Sizes of pods where this one is wanted: also one less, if the title has such tables."""
    smaller = size - 1
    takes_smaller = size > 2 and smaller in seats
    return (smaller, size) if takes_smaller else (size,)


def _scheme(size: int) -> Scheme:
    return Scheme(size, "placement", STANDARD if size > 2 else CHESS)


def _size(kind: str, seats: Sequence[int]) -> int | None:
    """The size of pods that suits best; None if the title has no fitting tables."""
    several = [each for each in seats if 2 < each <= FAVOURITE]
    match kind:
        case "duels":
            return 2 if 2 in seats else None
        case "same_deal":
            return 1 if 1 in seats else None
        case "single_table":
            largest = max((each for each in seats if each >= 2), default=None)
            return max(several, default=largest)
        case _:
            return max(several, default=None)
