"""The parameters that a plan comes from, so that one which somebody has changed is checked like a new one."""

from rules.contest.director.plan import HOUR_MS, Format, Plan
from rules.contest.parameters.model import Parameters
from rules.contest.parameters.reading import filled


def parameters_of(
    plan: Plan, seats: tuple[int, ...], *, name: str, title: str, is_sealed: bool = False
) -> Parameters:
    """What `planned` makes this plan of, for a title of so many seats, filled up."""
    first, *later = plan.stages
    scheme = first.scheme
    is_cut = bool(later) and first.format is not Format.GROUPS
    given = Parameters(
        name=name,
        title=title,
        format=first.format,
        seats=scheme.wanted,
        pod_sizes=first.sizes,
        rounds=first.rounds,
        entrants_max=plan.entrants_max,
        entrants_min=plan.entrants_min,
        scoring=scheme.scoring,
        tie_breaks=scheme.order,
        repeats=first.repeats,
        remainder=first.remainder,
        within=first.within,
        bye_points=first.bye,
        free_byes=plan.free_byes,
        late_until=plan.late_until,
        starts_at_ms=plan.starts_at_ms,
        checkin_h=_hours(plan.checkin_ms),
        round_h=_hours(plan.round_ms),
        show_h=_hours(plan.show_ms),
        unfinished=plan.unfinished,
        cut=later[0].cut if is_cut else 0,
        advance=first.advance,
        is_sealed=is_sealed,
        min_gap_h=_hours(plan.gap_ms),
        disputes_h=_hours(plan.disputes_ms),
        at_once=first.at_once,
        group_size=first.group_size,
        best_of=scheme.best_of,
        lives=first.lives,
        is_reset=first.is_reset,
        is_fixed=first.is_fixed,
        is_twice=first.is_twice,
        is_virtual=scheme.virtual,
        is_pyramid=first.is_pyramid,
        moves_up=first.moves_up,
        moves_down=first.moves_down,
        is_season=plan.is_season,
        substitutes_score=plan.substitutes_score,
        is_strict=plan.is_strict,
        deal_scoring=first.deal_scoring,
    )
    return filled(given, seats)


def _hours(ms: int) -> int:
    return -(-ms // HOUR_MS)
