"""The kinds of tournaments on offer, as plans for a title.

`rules.contest.plans` fills in the rest, and decides whether a plan can be played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from bot.tournaments.errors import TournamentRefusal
from rules.contest.director.plan import HOUR_MS, Format, Plan
from rules.contest.plans.checking import Unfit, check
from rules.contest.plans.defaults import PAIR, default_plan, with_final

SINGLE_TABLE: Final = "single_table"
CLOSED_TABLES: Final = "deal_tables"
"""The same deals for all at tables of several seats, each in a private thread."""
A_WEEK_H: Final = 168
MOST_ENTRANTS: Final = 512
MOST_ROUNDS: Final = 20


@dataclass(frozen=True, slots=True)
class _Kind:
    format: Format
    wanted: int = 0
    """The size of a pod; 0 for the title's usual one."""
    largest: int = PAIR
    """The title needs tables of this size or a larger one."""
    has_final: bool = False
    """True: the best sit down at one final table."""
    changed: Mapping[str, object] = field(default_factory=dict)
    """Fields of the plan that are not the format's default."""


_KINDS: Final[Mapping[str, _Kind]] = {
    "swiss": _Kind(Format.SWISS, largest=3, has_final=True),
    "duels": _Kind(Format.SWISS, wanted=PAIR),
    "quick_cup": _Kind(Format.SINGLE, largest=3, changed={"entrants_max": 16, "entrants_min": 8}),
    "double": _Kind(Format.DOUBLE, wanted=PAIR, changed={"entrants_max": 32}),
    # At tables of two this would be double elimination.
    "lives": _Kind(Format.LIVES, largest=3, changed={"entrants_max": 32}),
    "groups": _Kind(Format.GROUPS, changed={"entrants_max": 32}),
    "round_robin": _Kind(Format.ROUND_ROBIN, changed={"entrants_max": 16}),
    "league": _Kind(Format.LEAGUE, largest=3, changed={"is_season": True}),
    "heats": _Kind(Format.HEATS, has_final=True, changed={"late_until": 3}),
    "ladder": _Kind(Format.LADDER, changed={"round_ms": A_WEEK_H * HOUR_MS, "late_until": 8}),
    "same_deal": _Kind(Format.DUPLICATE, wanted=1),
    CLOSED_TABLES: _Kind(Format.DUPLICATE, changed={"entrants_max": 32}),
    SINGLE_TABLE: _Kind(Format.SINGLE_TABLE),
}
KINDS: Final = tuple(_KINDS)
"""The kinds, in the order of the menu."""


def kinds_for(seats: Sequence[int]) -> tuple[str, ...]:
    """Return the kinds that suit a title with tables of these sizes."""
    return tuple(kind for kind in KINDS if _suits(kind, seats))


def plan_for(
    kind: str, seats: Sequence[int], starts_ms: int, most: int | None = None
) -> tuple[Plan, bool]:
    """Return the plan of a kind, and whether its tables are closed to other members.

    Args:
        most: the limit of entrants, if it is not the usual one.

    Raises:
        TournamentRefusal: size_unfit, or the code of `Unfit` with which the plan cannot be played.
    """
    if not _suits(kind, seats):
        raise TournamentRefusal("size_unfit")
    plan = kind_plan(kind, seats, starts_ms)
    if most is not None:
        plan = replace(plan, entrants_max=most)
        try:
            check(plan, seats)
        except Unfit as unfit:
            raise TournamentRefusal(unfit.code, **unfit.facts) from unfit
    return plan, plan.stages[0].format is Format.DUPLICATE


def kind_plan(kind: str, seats: Sequence[int], starts_ms: int) -> Plan:
    """Return the plan of a kind, not yet checked."""
    chosen = _KINDS[kind]
    plan = default_plan(chosen.format, seats, starts_ms, chosen.wanted)
    wanted = plan.stages[0].scheme.wanted
    plan = replace(plan, **chosen.changed)
    if kind == CLOSED_TABLES:
        # With one table, no seat would have another to be compared with.
        plan = replace(plan, entrants_min=2 * wanted)
    return replace(plan, stages=with_final(plan.stages, wanted)) if chosen.has_final else plan


def _suits(kind: str, seats: Sequence[int]) -> bool:
    if kind not in _KINDS or max(seats, default=0) < _KINDS[kind].largest:
        return False
    try:
        check(kind_plan(kind, seats, 0), seats)
    except Unfit:
        return False
    return True
