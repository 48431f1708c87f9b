"""The worth of milestones and awards to a robot before it has them (estimates, not rules)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from rules.core.seats import Seat
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import AWARD_POINTS, MILESTONE_POINTS
from rules.tmars.components.effects import Resource, Tag
from rules.tmars.components.maps import Measure, Metric
from rules.tmars.economy.goals import award_value, milestone_value, milestones_left
from rules.tmars.economy.owners import owners
from rules.tmars.state import State

Counted: TypeAlias = Measure | Tag | Resource
"""A measure of which one more brings a goal nearer."""

_WHOLE: Final = frozenset({Measure.TR, Measure.CITIES, Measure.GREENERIES, Measure.TILES})


def pulls(state: State, seat: Seat, point: int) -> Mapping[Counted, int]:
    """Return the worth of one more of each measure in goals, if a point of them is worth so much."""
    found: defaultdict[Counted, int] = defaultdict(int)
    board = BOARDS[state.board]
    for name in milestones_left(state):
        milestone = board.milestones[name]
        counted = tuple(_counted(milestone.metric))
        if not counted:
            continue
        missing = milestone.need - milestone_value(state, seat, name)
        if missing > 0:
            for each in counted:
                found[each] += MILESTONE_POINTS * point // (missing + 1)
    for name in state.awards:
        counted = tuple(_counted(board.awards[name].metric))
        if counted:
            distance = abs(lead(state, seat, name))
            for each in counted:
                found[each] += AWARD_POINTS[0] * point // (2 * distance + 2)
    return found


def lead(state: State, seat: Seat, award: str) -> int:
    """By how much the seat is ahead of the best other owner; MarsBot's tracks and tiles are known."""
    others = max(award_value(state, other, award) for other in owners(state) if other != seat)
    return award_value(state, seat, award) - others


def _counted(metric: Metric) -> Iterator[Counted]:
    if metric.measure in _WHOLE and not metric.rows:
        yield metric.measure
    elif metric.measure is Measure.TAGS:
        yield from metric.tags
    elif metric.measure is Measure.PRODUCTION:
        yield from metric.resources
