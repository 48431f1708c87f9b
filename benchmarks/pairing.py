"""Time of the pairing and the standings of large fields.

``python -m benchmarks.pairing [--rounds 6] [--runs 2]``

Every pairing is that of a later round of a tournament with results by chance; odd fields and pods of several sizes are
among them. Times are processor times.
"""

import argparse
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from statistics import median
from typing import TypeVar

from benchmarks.parts.report import markdown
from rules.contest.pairing.model import Entrant, Input, Met
from rules.contest.pairing.pair import pair
from rules.contest.scores.record import records
from rules.contest.scores.results import Rest, Round, Scheme, Seated, Table, Unplayed
from rules.contest.scores.scoring import bye_points
from rules.contest.scores.standings import standings
from rules.contest.scores.tie_breaks import NAMES

FIELDS = ((512, 4), (513, 4), (512, 3), (512, 5), (64, 4), (32, 4), (16, 4), (128, 2), (512, 2))
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds of processor time, and the results."""

    pairing: list[float]
    standings: list[float]
    repeats: int


def measure(entrants: int, wanted: int, rounds: int, seed: int) -> Times:
    """One tournament with results by chance."""
    chance = random.Random(seed)
    nos = range(entrants)
    met: dict[tuple[int, int], int] = {}
    sat: dict[int, list[tuple[int, int]]] = {no: [] for no in nos}
    played: list[Round] = []
    times = Times([], [], 0)
    repeats = 0
    scheme = Scheme(wanted, order=NAMES, seed=seed)
    for number in range(rounds):
        field = records(nos, played, scheme)
        given = Input(
            tuple(
                Entrant(
                    no,
                    score=field[no].points,
                    byes=len(field[no].rests),
                    shorts=sum(size < wanted for size, _ in sat[no]),
                    rank=no + 1,
                    sat=tuple(sat[no]),
                )
                for no in nos
            ),
            tuple(Met(a, b, often) for (a, b), often in sorted(met.items())),
            wanted,
            (2,) if wanted == 2 else (wanted - 1, wanted),
            seed * 100 + number,
        )
        took, found = _timed(lambda given=given: pair(given))  # type: ignore[misc]
        times.pairing.append(took)
        repeats += found.criteria.repeats
        for pod in found.pods:
            for seat, no in enumerate(pod):
                sat[no].append((len(pod), seat))
            for two in combinations(sorted(pod), 2):
                met[two] = met.get(two, 0) + 1
        tables = tuple(_table(pod, chance) for pod in found.pods)
        rest = bye_points("placement", wanted, "win")
        byes = tuple(Rest(no, Unplayed.ALLOCATED, rest) for no in found.byes)
        played.append(Round(tables, byes))
    took, _ = _timed(lambda: standings(nos, played, scheme))
    return Times(times.pairing, [took], repeats)


def _table(pod: tuple[int, ...], chance: random.Random) -> Table:
    totals = [chance.randrange(20, 90) for _ in pod]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return Table(
        tuple(Seated(no, rank, total) for no, rank, total in zip(pod, ranks, totals, strict=True))
    )


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    # Of this thread alone: beside it, the goals let a loop answer.
    began = time.thread_time()
    done = work()
    return time.thread_time() - began, done


def table(fields: tuple[tuple[int, int], ...], rounds: int, runs: int) -> str:
    rows = []
    for entrants, wanted in fields:
        found = [measure(entrants, wanted, rounds, seed) for seed in range(runs)]
        pairing = [each for times in found for each in times.pairing]
        scores = [each for times in found for each in times.standings]
        figures = (median(pairing), max(pairing), median(scores))
        repeats = str(sum(times.repeats for times in found))
        rows.append(
            (f"{entrants} in {wanted}s", *(f"{each * 1000:.0f}" for each in figures), repeats)
        )
    head = ("field", "pairing, median ms", "worst ms", "standings ms", "repeats")
    return markdown(head, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--runs", type=int, default=2)
    options = parser.parse_args()
    print(table(FIELDS, options.rounds, options.runs))


if __name__ == "__main__":
    main()
