"""Plans with tables of another size, or with another end."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs

from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.plans.checking import MOST_CUT
from rules.contest.plans.defaults import PAIR, default_plan, playoffs_of, with_final
from rules.contest.scores.results import Scheme
from rules.contest.scores.scoring import LARGEST_POD, is_scoring

_OF_SIZE: Final = ("format", "scheme", "sizes", "smallest", "wins")
"""Fields of a stage that follow from format and size."""
ODD: Final = ("smaller", "larger", "both")
"""Sizes of tables beside the wanted one."""


def resized(plan: Plan, seats: Sequence[int], size: int) -> Plan:
    """Return the plan with tables of a size; choices of the organiser that do not depend on it stay."""
    first, *later = plan.stages
    usual = default_plan(first.format, seats, plan.starts_at_ms, size)
    before = default_plan(first.format, seats, plan.starts_at_ms, first.scheme.wanted).stages[0]
    stage = usual.stages[0]
    scheme = structs.replace(stage.scheme, **_chosen(first.scheme, before.scheme, ("wanted",)))
    if not is_scoring(scheme.scoring, size):
        scheme = structs.replace(scheme, scoring=stage.scheme.scoring)
    stage = structs.replace(stage, scheme=scheme, **_chosen(first, before, _OF_SIZE))
    stages: tuple[StagePlan, ...] = (stage,)
    if first.format is Format.GROUPS:
        stages = (stage, playoffs_of(stage))
    elif later:
        is_table = later[0].format is Format.SINGLE_TABLE
        cut = size if is_table else next(iter(cuts(size)[1:]), size)
        stages = with_final(stages, cut)
    changed: dict[str, Any] = {"stages": stages}
    if first.format is Format.SINGLE_TABLE:
        changed["entrants_max"] = size
    changed["entrants_min"] = max(plan.entrants_min, usual.entrants_min)
    return structs.replace(plan, **changed)


def _chosen(now: Struct, usual: Struct, without: Sequence[str]) -> dict[str, Any]:
    """Return the fields that differ from the usual ones."""
    return {
        name: value
        for name in now.__struct_fields__
        if name not in without and (value := getattr(now, name)) != getattr(usual, name)
    }


def cuts(wanted: int) -> tuple[int, ...]:
    """Return the numbers of entrants with whom a final table, or playoffs of full tables, can end a tournament."""
    advance = playoffs_of(StagePlan(Format.SWISS, Scheme(wanted), (wanted,))).advance
    found = [wanted]
    while (field := found[-1] * wanted // advance) <= MOST_CUT:
        found.append(field)
    return tuple(found)


def sizes_beside(wanted: int, seats: Sequence[int], odd: str) -> tuple[int, ...]:
    """Return the sizes of tables that are allowed: the wanted one, and those beside it that the title has."""
    beside = {"smaller": (-1,), "larger": (1,), "both": (-1, 1)}[odd]
    sizes = {wanted, *(wanted + each for each in beside)}
    return tuple(each for each in sorted(sizes) if each in seats and PAIR <= each <= LARGEST_POD)


def odd_of(stage: StagePlan) -> str:
    """Return which sizes of tables beside the wanted one a stage allows."""
    is_larger, is_smaller = (
        any(size > stage.scheme.wanted for size in stage.sizes),
        any(size < stage.scheme.wanted for size in stage.sizes),
    )
    return "both" if is_larger and is_smaller else "larger" if is_larger else "smaller"
