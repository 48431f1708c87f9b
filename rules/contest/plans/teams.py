"""Plans of tournaments for teams."""

from typing import Final

from msgspec import structs

from rules.contest.director.plan import Format, Plan
from rules.contest.director.teams import LARGEST
from rules.contest.plans.defaults import PAIR, default_late, with_final

TEAM_SIZES: Final = tuple(range(2, LARGEST + 1))
TEAM_FORMATS: Final = frozenset({Format.SWISS, Format.ROUND_ROBIN})
LEAST_TEAMS: Final = 2


def may_have_teams(plan: Plan) -> bool:
    """Return whether teams suit the format."""
    first = plan.stages[0]
    return first.format in TEAM_FORMATS and first.scheme.wanted >= PAIR


def with_teams(plan: Plan, size: int) -> Plan:
    """Return the plan for teams of a size, or without teams if that is 0.

    Teams have no final, no late entries, and substitutes play for the team whose seat they take.
    """
    if not size:
        late = default_late(plan.stages[0].format)
        return structs.replace(
            plan, team_size=0, late_until=late if plan.team_size else plan.late_until
        )
    return structs.replace(
        plan,
        stages=with_final(plan.stages, 0),
        team_size=size,
        late_until=0,
        substitutes_score=True,
        entrants_min=max(plan.entrants_min, LEAST_TEAMS * size),
    )
