"""The length of a tournament if all entrants come, shown before it is announced."""

from collections.abc import Sequence

from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.director.stages import double, lives, single
from rules.contest.director.stages.matches import longest
from rules.contest.director.stages.swiss import rounds_for
from rules.contest.formats.designs import design


def rounds_in(plan: Plan, entrants: int) -> int:
    """Return the length of a tournament in rounds.

    Tables of a known schedule that an entrant plays at once count as one round.
    """
    found, field = 0, entrants
    for stage, before in zip(plan.stages, (None, *plan.stages), strict=False):
        if before is not None:
            if field <= stage.cut:
                # A final of all entrants is left out.
                break
            field = min(field, stage.cut or _groups(before, field) * before.advance)
        found += _rounds(stage, field, max(0, plan.team_size - 1))
    return found


def _rounds(stage: StagePlan, entrants: int, mates: int) -> int:
    match stage.format:
        case Format.SINGLE:
            return single.rounds_needed(stage, entrants) * longest(stage)
        case Format.DOUBLE:
            return double.rounds_needed(entrants)
        case Format.LIVES:
            return lives.rounds_needed(stage, entrants)
        case Format.GROUPS | Format.LEAGUE | Format.ROUND_ROBIN:
            return -(-_tables_each(stage, entrants, mates) // stage.at_once)
        case Format.DUPLICATE:
            return 1 if stage.scheme.wanted == 1 else stage.rounds
        case _:
            return rounds_for(stage, entrants, mates)


def _groups(stage: StagePlan, entrants: int) -> int:
    return max(1, entrants // stage.group_size) if stage.group_size else 1


def _tables_each(stage: StagePlan, entrants: int, mates: int) -> int:
    """Return the number of tables of an entrant in a schedule that is known beforehand.

    Args:
        mates: the number of entrants of the same team, never opponents.
    """
    wanted, usual = stage.scheme.wanted, stage.group_size
    size = entrants if stage.format is Format.ROUND_ROBIN else min(entrants, usual or entrants)
    if wanted == 2:
        return (size - 1 - mates) * (1 + stage.is_twice)
    if mates:
        return -(-(size - 1 - mates) // (wanted - 1))
    return _of_design((size, usual), wanted) or -(-(size - 1) // (wanted - 1))


def _of_design(sizes: Sequence[int], wanted: int) -> int:
    """Of the first that has a design; groups without one have as many tables as those of the usual size."""
    found = (design(size, wanted) for size in sizes)
    return next((each.tables_each for each in found if each is not None), 0)
