"""Refuse plans that cannot be played: at creation, and not in the middle of a tournament."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from rules.contest.director.plan import HOUR_MS, Format, Plan, StagePlan
from rules.contest.formats.elimination import ladder
from rules.contest.formats.groups import group_sizes
from rules.contest.pairing.model import Unpairable
from rules.contest.plans.defaults import PAIR, group_size
from rules.contest.plans.teams import LEAST_TEAMS, TEAM_SIZES, may_have_teams, with_teams
from rules.contest.scores.scoring import LARGEST_POD, is_scoring
from rules.contest.scores.tie_breaks import NAMES

MOST: Final = 512
"""Entrants of one tournament."""
MOST_ROUNDS: Final = 20
MOST_DEALS: Final = 8
MOST_CUT: Final = 32
SHOW_MOST_H: Final = 168
_BYES: Final = ("win", "second", "mean")


class Unfit(Exception):
    """A plan cannot be played; `code` names the reason, with facts for a sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Bounds(NamedTuple):
    least: int
    most: int
    unit: int = 1


HOURS: Final[Mapping[str, Bounds]] = {
    "checkin_ms": Bounds(1, 168, HOUR_MS),
    "round_ms": Bounds(24, 2160, HOUR_MS),
    "show_ms": Bounds(1, 2160, HOUR_MS),
    "gap_ms": Bounds(0, 168, HOUR_MS),
    "disputes_ms": Bounds(0, 168, HOUR_MS),
}
OF_PLANS: Final[Mapping[str, Bounds]] = {
    "entrants_max": Bounds(2, MOST),
    "entrants_min": Bounds(2, MOST),
    "free_byes": Bounds(0, 2),
    "late_until": Bounds(0, MOST_ROUNDS),
    "every_weeks": Bounds(1, 4),
}
OF_STAGES: Final[Mapping[str, Bounds]] = {
    "rounds": Bounds(0, MOST_ROUNDS),
    "advance": Bounds(1, 4),
    "at_once": Bounds(1, 8),
    "lives": Bounds(1, 3),
    "overlap_days": Bounds(0, 30),
    "wins": Bounds(1, 3),
    "moves_up": Bounds(1, 4),
    "moves_down": Bounds(0, 4),
}


def check(plan: Plan, seats: Sequence[int]) -> None:
    """Refuse a plan that no tournament of a title with tables of these sizes can have.

    Raises:
        Unfit: out_of_range, with the bounds; no_such_choice; size_unfit; too_few; advance_uneven; cut_unfit.
    """
    first, *later = plan.stages
    for value, bounds in _numbers(plan):
        if not bounds.least * bounds.unit <= value <= bounds.most * bounds.unit:
            raise Unfit("out_of_range", least=bounds.least, most=bounds.most)
    if plan.entrants_min > plan.entrants_max:
        raise Unfit("too_few", least=plan.entrants_min, most=plan.entrants_max)
    _check_choices(first)
    if any(each.overlap_days and each.format is not Format.SWISS for each in plan.stages):
        raise Unfit("no_such_choice")
    if any(each.wins > 1 and not _is_duel_knockout(each) for each in plan.stages):
        raise Unfit("no_such_choice")
    _check_sizes(plan, seats)
    _FORMATS.get(first.format, _any)(plan)
    if later:
        _check_later(plan, later[0])
    if plan.team_size:
        _check_teams(plan)


def _numbers(plan: Plan) -> Iterator[tuple[int, Bounds]]:
    """Yield each number of the plan and of its first stage with its bounds."""
    first = plan.stages[0]
    yield from ((getattr(plan, name), bounds) for name, bounds in OF_PLANS.items())
    yield from ((getattr(plan, name), bounds) for name, bounds in HOURS.items())
    yield from ((getattr(first, name), bounds) for name, bounds in OF_STAGES.items())
    yield first.scheme.best_of, Bounds(0, MOST_ROUNDS)
    yield first.group_size or group_size(first.scheme.wanted), Bounds(3, 25)
    if first.scheme.wanted > 1:
        yield plan.show_ms, Bounds(1, SHOW_MOST_H, HOUR_MS)
    if first.format is Format.DUPLICATE:
        yield first.rounds, Bounds(1, MOST_DEALS)


def _is_duel_knockout(stage: StagePlan) -> bool:
    return stage.format is Format.SINGLE and stage.scheme.wanted == PAIR


def _check_choices(first: StagePlan) -> None:
    scheme = first.scheme
    if (
        not is_scoring(scheme.scoring, scheme.wanted)
        or first.bye not in _BYES
        or not set(scheme.order) <= set(NAMES)
    ):
        raise Unfit("no_such_choice")


def _check_sizes(plan: Plan, seats: Sequence[int]) -> None:
    """Every pod must be one that the title seats, and the wanted size one of them."""
    first = plan.stages[0]
    wanted, sizes = first.scheme.wanted, first.sizes
    least = 1 if first.format is Format.DUPLICATE else PAIR
    for size in (wanted, *sizes):
        if size not in seats or not least <= size <= LARGEST_POD:
            raise Unfit("size_unfit", size=size)
    if wanted not in sizes:
        raise Unfit("size_unfit", size=wanted)
    if wanted == 1 and sizes != (1,):
        raise Unfit("size_unfit", size=max(sizes))
    for field in (plan.entrants_max, plan.entrants_min):
        if field < min(sizes):
            raise Unfit("too_few", least=min(sizes), most=field)


def _check_teams(plan: Plan) -> None:
    """Refuse teams in other formats, with a final, with late entries, or with fewer places than two teams need."""
    if (
        plan.team_size not in TEAM_SIZES
        or not may_have_teams(plan)
        or with_teams(plan, plan.team_size).stages != plan.stages
        or plan.late_until
        or not plan.substitutes_score
    ):
        raise Unfit("no_such_choice")
    least = LEAST_TEAMS * plan.team_size
    if plan.entrants_min < least:
        raise Unfit("too_few", least=least, most=plan.entrants_min)


def _any(plan: Plan) -> None:
    """Accept any field."""


def _check_single(plan: Plan) -> None:
    """Refuse a bracket with rounds that cannot be full."""
    first = plan.stages[0]
    size, advance = first.scheme.wanted, first.advance
    uneven = Unfit("advance_uneven", advance=advance, size=size)
    if advance >= size:
        raise uneven
    field = size
    while field < plan.entrants_max:
        if size * field % advance:
            raise uneven
        field = size * field // advance


def _check_pairs(plan: Plan) -> None:
    if (size := plan.stages[0].scheme.wanted) != PAIR:
        raise Unfit("size_unfit", size=size)


def _check_lives(plan: Plan) -> None:
    first = plan.stages[0]
    if first.advance >= min(first.sizes):
        raise Unfit("advance_uneven", advance=first.advance, size=min(first.sizes))


def _check_groups(plan: Plan) -> None:
    """Refuse a plan unless some number of entrants within its limits has groups."""
    first = plan.stages[0]
    size = first.group_size or group_size(first.scheme.wanted)
    fields = range(plan.entrants_min, plan.entrants_max + 1)
    if not any(_has_groups(count, first.scheme.wanted, size) for count in fields):
        raise Unfit("size_unfit", size=size)
    if first.advance >= size:
        raise Unfit("advance_uneven", advance=first.advance, size=size)


def _has_groups(entrants: int, size: int, wanted: int) -> bool:
    try:
        group_sizes(entrants, size, wanted)
    except Unpairable:
        return False
    return True


def _check_later(plan: Plan, stage: StagePlan) -> None:
    """Refuse a cut with which the playoffs cannot come out even from the beginning."""
    first, cut = plan.stages[0], stage.cut
    smallest, wanted, advance = min(first.sizes), first.scheme.wanted, stage.advance
    if advance >= wanted:
        raise Unfit("advance_uneven", advance=advance, size=wanted)
    if first.format is Format.GROUPS:
        return
    if first.format not in (Format.SWISS, Format.HEATS):
        raise Unfit("cut_unfit", cut=cut)
    if not smallest <= cut <= min(plan.entrants_max, MOST_CUT):
        raise Unfit("cut_unfit", cut=cut)
    if cut > wanted:
        try:
            ladder(cut, wanted, advance, smallest)
        except Unpairable as error:
            raise Unfit(error.code, advance=advance, size=wanted) from error


_FORMATS: Final[Mapping[Format, Callable[[Plan], None]]] = {
    Format.SINGLE: _check_single,
    Format.DOUBLE: _check_pairs,
    Format.LIVES: _check_lives,
    Format.GROUPS: _check_groups,
    Format.LEAGUE: _check_groups,
}
