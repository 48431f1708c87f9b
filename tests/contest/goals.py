"""Simulated tournaments of every kind: ``python -m tests.contest.goals --tournaments 2000``.

Entrants, referees and organisers act at random, and the program is restarted (`tests.contest.simulated`). Each
tournament must end, and its standings must equal those that `tests.rules.contest.recomputed` works out from the same
results. The command prints each finding with its seed; ``--seed N`` simulates one tournament again.
"""

import argparse
import asyncio
import os
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tests.contest.simulated import simulate

TOURNAMENTS = 2000
EVERY = 100
"""The number of tournaments after which a line is printed."""


class Course(NamedTuple):
    """The course of one simulated tournament."""

    seed: int
    kind: str
    acts: Counter[str]
    refused: Counter[str]
    finding: str
    """Empty if everything held."""


def course_of(seed: int) -> Course:
    try:
        simulation = asyncio.run(simulate(seed))
    except Exception:  # any error is a finding
        return Course(seed, "", Counter(), Counter(), traceback.format_exc())
    return Course(seed, simulation.kind, simulation.acts, simulation.refused, "")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tournaments", type=int, default=TOURNAMENTS)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="simulate one tournament alone")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes at a time")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.tournaments)
    if given.seed is not None:
        seeds = range(given.seed, given.seed + 1)
    kinds, acts, refused = Counter[str](), Counter[str](), Counter[str]()
    findings = 0
    with ProcessPoolExecutor(given.workers) as pool:
        for number, course in enumerate(pool.map(course_of, seeds), 1):
            kinds[course.kind] += not course.finding
            acts += course.acts
            refused += course.refused
            if course.finding:
                findings += 1
                sys.stdout.write(f"seed {course.seed}: {course.finding}\n")
            if number % EVERY == 0 or number == len(seeds):
                sys.stdout.write(f"{number} tournaments, {findings} findings\n")
                sys.stdout.flush()
    sys.stdout.write(
        f"kinds: {_listed(kinds)}\nacts: {_listed(acts)}\nrefusals: {_listed(refused)}\n"
    )
    raise SystemExit(1 if findings else 0)


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common() if count)


if __name__ == "__main__":
    main()
