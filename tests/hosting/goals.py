"""Every goal of hosting with its figures: C1 to C7, N1 to N5, A1 to A4, F1, F2, M1 to M3, R1, R2, S1 to S3.

They are those of the specification of hosting, 10.2. `python -m tests.hosting.goals` measures all of them in full, the
kills included, which takes an hour or two; `--quick` does a small part of each; `--only C6 A2` does those. Every size
has an option of its own, such as `--kills 100`.
"""

import argparse
import asyncio
import dataclasses
import sys
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

from tests.goals import Goals
from tests.hosting import goals_of_aheads as aheads
from tests.hosting import goals_of_clocks as clocks
from tests.hosting import goals_of_finding as finding
from tests.hosting import goals_of_legality as legality
from tests.hosting import goals_of_people as people
from tests.hosting import goals_of_tests as held
from tests.hosting.figures import FULL, NAMES, OF_TESTS, QUICK, Effort

Measure = Callable[[Goals, Effort], Awaitable[None]]

MEASURES: Final[tuple[tuple[tuple[str, ...], Measure], ...]] = (
    (("C6",), clocks.costs),
    (("C5",), clocks.races),
    (("C1", "C2", "C3"), clocks.pure),
    (("C2", "C3", "C4", "C7"), clocks.served),
    (("N1", "N5"), people.told_once),
    (("N3",), people.ceilings),
    (("N4",), people.closed_channels),
    (("A2",), people.returns),
    (("A3",), people.peeks),
    (("A4",), people.reliability),
    (("F1",), finding.lists),
    (("F2",), finding.matches),
    (("M3",), aheads.held),
    (("M1",), legality.legal),
    (("M2",), held.unseen),
    (("R1",), held.news),
    (("R2",), held.replays),
    (("S1",), held.rights),
    (("S2",), held.privacy),
    (("S3",), held.copies),
    (("A1", "A4"), people.months),
    (("C4", "N2"), people.kills),
)
"""The measures with their goals, in this order."""


async def run(goals: Goals, effort: Effort, only: Collection[str] = NAMES) -> Goals:
    """Measure these goals. A measure of one may report others."""
    for names, measure in MEASURES:
        if not set(names) & set(only):
            continue
        try:
            await measure(goals, effort)
        except AssertionError as fault:
            goals.say(names[0], f"stopped: {fault!r}", is_met=False)
    return goals


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hosting.goals", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a small part, in a few minutes")
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, metavar="GOAL")
    sizes = parser.add_argument_group("sizes (the default is that of the goal)")
    fields = [field for field in dataclasses.fields(Effort) if field.name != "is_timed"]
    for field in fields:
        option = f"--{field.name.replace('_', '-')}"
        full = getattr(FULL, field.name)
        if isinstance(full, tuple):
            sizes.add_argument(option, type=int, nargs="+", metavar="COUNT")
        else:
            sizes.add_argument(
                option, type=float if isinstance(full, float) else int, metavar=str(full)
            )
    options = parser.parse_args(arguments)
    values: dict[str, Any] = dataclasses.asdict(QUICK if options.quick else FULL)
    for name in (field.name for field in fields):
        if (value := getattr(options, name)) is not None:
            values[name] = tuple(value) if isinstance(value, list) else value
    effort = Effort(**values)
    goals = asyncio.run(run(Goals(NAMES, besides=OF_TESTS), effort, options.only))
    sys.stdout.write(f"{goals.summary()}\n")
    return bool(goals.missed())


if __name__ == "__main__":
    sys.exit(main())
