"""Formats with a known schedule: round robin, groups, and the parts that leagues share with them."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import zip_longest
from typing import Final

from rules.contest.director.held import Pod, Stage
from rules.contest.director.outcome import plan_of, table_of
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked
from rules.contest.director.stages.swiss import ranked
from rules.contest.director.teams import teammates
from rules.contest.formats import elimination
from rules.contest.formats.designs import design
from rules.contest.formats.groups import groups
from rules.contest.formats.proof import ScheduleCertificate, planned
from rules.contest.formats.schedule import Plot, schedule
from rules.contest.pairing.model import ALGORITHM, Unpairable
from rules.contest.scores.results import No, Standing
from rules.core.rng import Rng


def begin_all(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    """Begin with all entrants in one group."""
    return scheduled(at, stage, field, (tuple(field),))


def begin_groups(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    """Groups of sizes that have a schedule, dealt to and fro by seed.

    Where there are no such groups, they are as even as can be, and their schedules nearly balanced.
    """
    plan = plan_of(at, stage)
    try:
        dealt = groups(field, plan.scheme.wanted, plan.group_size)
    except Unpairable:
        count = max(1, len(field) // plan.group_size)
        sizes = [(len(field) + at) // count for at in range(count)]
        dealt = elimination.dealt(field, sizes)
    return scheduled(at, stage, field, tuple(tuple(each) for each in dealt))


def scheduled(
    at: Snapshot, stage: int, field: Sequence[No], dealt: tuple[tuple[No, ...], ...]
) -> Stage:
    """The stage with as many rounds as the longest schedule of a group has."""
    rounds = max(len(schedule(each).rounds) for each in plots(at, stage, dealt))
    return Stage(tuple(field), dealt, rounds)


def is_done(at: Snapshot, stage: int) -> bool:
    held = at.stages[stage - 1]
    return len(held.rounds) >= held.rounds_wanted


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """The next wave of all groups. The whole schedule comes from the tournament's draw, not from the round's seed."""
    held = at.stages[stage - 1]
    number = len(held.rounds) + 1
    groups = plots(at, stage, held.groups)
    found = planned(groups, number)
    pods = tuple(Pod(table, group=each.group) for each in found for table in each.tables)
    return Drawn(pods, schedule=ScheduleCertificate(ALGORITHM, groups, number, found))


def order(at: Snapshot, stage: int) -> Ranked:
    """The winners of all groups, then the seconds and so on; each layer by points per table, then by lot."""
    held = at.stages[stage - 1]
    tables = [table_of(at, stage, group) for group in range(1, len(held.groups) + 1)]
    if len(tables) == 1:
        return ranked(tables[0])
    found: list[tuple[No, ...]] = []
    for layer in zip_longest(*tables):
        found.extend(_compared(at, stage, [each for each in layer if each is not None]))
    return tuple(found)


def _compared(at: Snapshot, stage: int, layer: Sequence[Standing]) -> Ranked:
    """Entrants of different groups, by points per table, then by lot."""
    lots = sorted(each.no for each in layer)
    Rng(at.draw).shuffle(lots)

    def key(each: Standing) -> tuple[Fraction, int]:
        return Fraction(-each.points, max(1, _tables(at, stage, each.no))), lots.index(each.no)

    return tuple((each.no,) for each in sorted(layer, key=key))


def _tables(at: Snapshot, stage: int, no: No) -> int:
    """Return the number of pods of the stage in which an entrant has a seat."""
    return sum(no in pod.seats for each in at.stages[stage - 1].rounds for pod in each.pods)


def plots(at: Snapshot, stage: int, dealt: Sequence[Sequence[No]]) -> tuple[Plot, ...]:
    """Return the inputs of each group's schedule, with its own lots.

    A group without a schedule of its own size has as many tables for each entrant as one of the usual size.
    """
    plan = plan_of(at, stage)
    rng = Rng(at.draw + stage)
    mates = teammates(at)
    usual = None if mates else design(plan.group_size, plan.scheme.wanted)
    rounds = usual.tables_each if usual is not None else 0
    return tuple(
        Plot(
            tuple(group),
            plan.scheme.wanted,
            plan.sizes,
            rng.next64(),
            is_twice=plan.is_twice,
            rounds=rounds,
            apart=tuple(each for each in mates if {each.a, each.b} <= {*group}),
        )
        for group in dealt
    )


ROUND_ROBIN: Final = Form(begin_all, is_done, draw, order, is_known=True)
GROUPS: Final = Form(begin_groups, is_done, draw, order, is_known=True)
