"""A season of a league: divisions of groups, each a round robin (section "League")."""

from collections.abc import Sequence
from typing import Final

from rules.contest.director.held import Former, Stage
from rules.contest.director.outcome import plan_of, scheme_of, table_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Form, Ranked
from rules.contest.director.stages.round_robin import draw, is_done, scheduled
from rules.contest.formats.divisions import Ended, division_of, league_groups, placed
from rules.contest.scores.results import No
from rules.contest.scores.tie_breaks import DRAW, drawn


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    """Divisions from how the season before ended; in a first season by seed."""
    plan = plan_of(at, stage)
    order_ = placed(
        field,
        [_ended(each) for each in at.former],
        moves_up=plan.moves_up,
        moves_down=plan.moves_down,
    )
    groups = league_groups(order_, plan.group_size, is_pyramid=plan.is_pyramid)
    return scheduled(at, stage, field, tuple(tuple(each) for each in groups))


def divisions(at: Snapshot, stage: int) -> tuple[int, ...]:
    """The division of each group, from 1, the highest."""
    is_pyramid = plan_of(at, stage).is_pyramid
    count = len(at.stages[stage - 1].groups)
    return tuple(division_of(group, is_pyramid=is_pyramid) for group in range(1, count + 1))


def order(at: Snapshot, stage: int) -> Ranked:
    """Division by division; in each the winners of its groups, then the seconds and so on."""
    each_division = divisions(at, stage)
    found: list[tuple[No, ...]] = []
    for division in sorted(set(each_division)):
        groups = [
            group_order(at, stage, group)
            for group, of in enumerate(each_division, start=1)
            if of == division
        ]
        for place in range(max(len(each) for each in groups)):
            found.append(tuple(each[place] for each in groups if place < len(each)))
    return tuple(found)


def group_order(at: Snapshot, stage: int, group: int) -> tuple[No, ...]:
    """Return a group from its winner to its last.

    Ties that remain before the lot go by the order of the season before; then the lot of the season decides.
    """
    standing = table_of(at, stage, group, without=(DRAW,))
    former = {each.no: (each.division, each.place) for each in at.former}
    last = (1 + max((each.division for each in at.former), default=0), 0)
    lots = drawn([each.no for each in standing], scheme_of(at, stage).seed)
    ranked = sorted(
        standing, key=lambda each: (each.place, former.get(each.no, last), -lots[each.no])
    )
    return tuple(each.no for each in ranked)


def season_end(at: Snapshot, stage: int = 1) -> tuple[Former, ...]:
    """Return the final order for the next season; numbers are those of this season."""
    found = []
    seen: dict[int, int] = {}
    for group, division in enumerate(divisions(at, stage), start=1):
        seen[division] = seen.get(division, 0) + 1
        points = {each.no: each.points for each in table_of(at, stage, group)}
        ordered = group_order(at, stage, group)
        for place, no in enumerate(ordered, start=1):
            own = points[no]
            found.append(Former(no, division, seen[division], place, len(ordered), own))
    return tuple(found)


LEAGUE: Final = Form(begin, is_done, draw, order, is_known=True)


def _ended(former: Former) -> Ended:
    return Ended(former.no, former.division, former.place, former.members, former.points)
