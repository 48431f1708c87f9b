"""The plan that parameters come to: stages, and when everything is."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from rules.contest.director.plan import HOUR_MS, Format, Plan, StagePlan
from rules.contest.parameters.model import Parameters
from rules.contest.scores.results import Scheme

_OPTIONAL: Final = (Format.HEATS, Format.LADDER)


def planned(given: Parameters, seats: Sequence[int], *, comparable_totals: bool = True) -> Plan:
    """The plan of parameters that are filled up and checked, for a title of so many seats."""
    smallest = max(2, min(seats))
    return Plan(
        stages=tuple(
            structs.replace(each, smallest=smallest)
            for each in (_first(given, comparable_totals), *_second(given, comparable_totals))
        ),
        starts_at_ms=given.starts_at_ms,
        checkin_ms=given.checkin_h * HOUR_MS,
        gap_ms=given.min_gap_h * HOUR_MS,
        disputes_ms=given.disputes_h * HOUR_MS,
        entrants_min=given.entrants_min,
        entrants_max=given.entrants_max,
        late_until=given.late_until,
        round_ms=given.round_h * HOUR_MS,
        show_ms=given.show_h * HOUR_MS,
        unfinished=given.unfinished,
        substitutes_score=given.substitutes_score,
        is_strict=given.is_strict,
        free_byes=given.free_byes,
        is_season=given.is_season,
    )


def _first(given: Parameters, comparable_totals: bool) -> StagePlan:
    return StagePlan(
        format=given.format,
        scheme=_scheme(given, comparable_totals),
        sizes=given.pod_sizes,
        rounds=given.rounds,
        bye=given.bye_points,
        repeats=given.repeats,
        remainder=given.remainder,
        within=given.within,
        advance=given.advance,
        group_size=given.group_size,
        is_fixed=given.is_fixed,
        lives=given.lives,
        is_reset=given.is_reset,
        at_once=given.at_once,
        is_twice=given.is_twice,
        is_pyramid=given.is_pyramid,
        moves_up=given.moves_up,
        moves_down=given.moves_down,
        deal_scoring=given.deal_scoring,
        is_optional=given.format in _OPTIONAL,
    )


def _second(given: Parameters, comparable_totals: bool) -> tuple[StagePlan, ...]:
    """The final after a cut, or the playoffs of groups."""
    if given.format is not Format.GROUPS and not given.cut:
        return ()
    is_one_table = given.format is not Format.GROUPS and given.cut <= given.seats
    playoffs = StagePlan(
        format=Format.SINGLE_TABLE if is_one_table else Format.SINGLE,
        scheme=_scheme(given, comparable_totals),
        sizes=given.pod_sizes,
        bye=given.bye_points,
        cut=given.cut,
        advance=_playoffs_advance(given),
        is_fixed=given.is_fixed,
    )
    return (playoffs,)


def _playoffs_advance(given: Parameters) -> int:
    """How many of each pod of the playoffs go on: half, where as many come from each group."""
    if given.format is Format.GROUPS:
        return 1 if given.seats % 2 else given.seats // 2
    return given.advance


def _scheme(given: Parameters, comparable_totals: bool) -> Scheme:
    return Scheme(
        wanted=given.seats,
        scoring=given.scoring,
        order=given.tie_breaks,
        virtual=given.is_virtual,
        comparable_totals=comparable_totals,
        best_of=given.best_of,
    )
