"""All formats."""

from collections.abc import Mapping
from typing import Final

from rules.contest.director.plan import Format, StagePlan
from rules.contest.director.stages.double import DOUBLE
from rules.contest.director.stages.drawn import Form
from rules.contest.director.stages.duplicate import AT_TABLES, SOLO
from rules.contest.director.stages.league import LEAGUE
from rules.contest.director.stages.lives import LIVES
from rules.contest.director.stages.matches import MATCHES
from rules.contest.director.stages.round_robin import GROUPS, ROUND_ROBIN
from rules.contest.director.stages.single import SINGLE
from rules.contest.director.stages.swiss import OPTIONAL, SWISS

_FORMS: Final[Mapping[Format, Form]] = {
    Format.SINGLE_TABLE: SWISS,
    Format.SWISS: SWISS,
    Format.ROUND_ROBIN: ROUND_ROBIN,
    Format.GROUPS: GROUPS,
    Format.LEAGUE: LEAGUE,
    Format.SINGLE: SINGLE,
    Format.DOUBLE: DOUBLE,
    Format.LIVES: LIVES,
    Format.HEATS: OPTIONAL,
    Format.LADDER: OPTIONAL,
}


def form_of(plan: StagePlan) -> Form:
    if plan.format is Format.DUPLICATE:
        return SOLO if plan.scheme.wanted == 1 else AT_TABLES
    if plan.wins > 1:
        return MATCHES
    return _FORMS[plan.format]
