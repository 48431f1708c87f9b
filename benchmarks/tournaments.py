"""Quality of pairings: tournaments of entrants of known strength, against random pods.

``python -m benchmarks.tournaments [--entrants 16 32 64] [--wanted 4] [--tournaments 200] [--luck 1] [--seed 0]``

Strength is drawn from a bell curve, and so is luck, `--luck` times as wide; a table's totals are both together. Scores
are by placement, standings by the usual tie-breaks. `--gates` ends with 1 if pairing is worse than random pods by more
than is tolerated: see `misses`.
"""

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import mean, variance

from benchmarks.parts.report import markdown
from rules.contest.pairing.model import Entrant, Input, Met
from rules.contest.pairing.pair import pair
from rules.contest.scores.record import records
from rules.contest.scores.results import Round, Scheme, Seated, Table
from rules.contest.scores.standings import standings
from rules.contest.scores.tie_breaks import STANDARD

TOP = 4
ROUNDS = {16: 4, 32: 5, 64: 6, 128: 6, 512: 6}
AVERAGE_TOTAL = 60
WIDTH = 12
FEWEST = 32
"""Entrants from whom on the best must come first more often."""


@dataclass(slots=True)
class Achieved:
    """Means over tournaments."""

    best_first: list[int] = field(default_factory=list)
    winner: list[float] = field(default_factory=list)
    """The winner's strength in standard deviations."""
    overlap: list[int] = field(default_factory=list)
    """The number of the strongest four among the first four."""
    correlation: list[float] = field(default_factory=list)
    """Spearman's, of places and strength."""
    repeats: int = 0

    def row(self) -> tuple[str, ...]:
        of_top = mean(self.overlap) / TOP
        found = (mean(self.best_first), mean(self.winner), of_top, mean(self.correlation))
        return (*(f"{each:.3f}" for each in found), f"{self.repeats / len(self.winner):.1f}")


def played(
    entrants: int, wanted: int, rounds: int, luck: float, seed: int, *, is_random: bool
) -> tuple[list[Round], list[float], int]:
    """The rounds of one tournament, the strength of each entrant, and how often two met again."""
    chance = random.Random(seed)
    strength = [chance.gauss(0, 1) for _ in range(entrants)]
    met: dict[tuple[int, int], int] = {}
    found: list[Round] = []
    for number in range(rounds):
        if is_random:
            order = list(range(entrants))
            chance.shuffle(order)
            pods = [tuple(order[at : at + wanted]) for at in range(0, entrants, wanted)]
        else:
            pods = _paired(entrants, wanted, found, met, seed * 64 + number)
        tables = []
        for pod in pods:
            totals = [
                max(0, round(AVERAGE_TOTAL + WIDTH * (strength[no] + luck * chance.gauss(0, 1))))
                for no in pod
            ]
            tables.append(
                Table(
                    tuple(
                        Seated(no, 1 + sum(other > total for other in totals), total)
                        for no, total in zip(pod, totals, strict=True)
                    )
                )
            )
            for two in combinations(sorted(pod), 2):
                met[two] = met.get(two, 0) + 1
        found.append(Round(tuple(tables)))
    return found, strength, sum(times - 1 for times in met.values())


def _paired(
    entrants: int, wanted: int, rounds: list[Round], met: dict[tuple[int, int], int], seed: int
) -> list[tuple[int, ...]]:
    nos = range(entrants)
    field = records(nos, rounds, Scheme(wanted))
    sat: dict[int, list[tuple[int, int]]] = {no: [] for no in nos}
    for each in rounds:
        for table in each.tables:
            for seat, seated in enumerate(table.seats):
                sat[seated.no].append((len(table.seats), seat))
    given = Input(
        tuple(Entrant(no, score=field[no].points, sat=tuple(sat[no])) for no in nos),
        tuple(Met(a, b, times) for (a, b), times in sorted(met.items())),
        wanted,
        (wanted,),
        seed,
    )
    return list(pair(given).pods)


def measure(
    entrants: int, wanted: int, tournaments: int, luck: float, *, is_random: bool, first: int = 0
) -> Achieved:
    """Means over so many tournaments; `first` is the seed of the first."""
    found = Achieved()
    for seed in range(first, first + tournaments):
        rounds, strength, repeats = played(
            entrants, wanted, ROUNDS[entrants], luck, seed, is_random=is_random
        )
        scheme = Scheme(wanted, order=STANDARD, seed=seed)
        order = [each.no for each in standings(range(entrants), rounds, scheme)]
        strongest = sorted(range(entrants), key=lambda no: -strength[no])
        found.best_first.append(order[0] == strongest[0])
        found.winner.append(strength[order[0]])
        found.overlap.append(len({*order[:TOP]} & {*strongest[:TOP]}))
        ranks = {no: place for place, no in enumerate(strongest)}
        squares = sum((place - ranks[no]) ** 2 for place, no in enumerate(order))
        found.correlation.append(1 - 6 * squares / (entrants * (entrants**2 - 1)))
        found.repeats += repeats
    return found


def misses(entrants: int, ours: Achieved, chance: Achieved, luck: float) -> list[str]:
    """Return the gates that pairing misses against random pods (chapter "Acceptance", "Simulation").

    The best comes first more often by 0.01 at 32 entrants or more, the winner is stronger by 0.03, the first four hold
    not 0.01 less of the strongest, the whole field is not ordered worse by more than 0.02. Where luck is wider than
    skill, no way of pairing makes the best come first more often, and these two must only not be worse beyond doubt,
    which is two standard errors of their difference (ADR 22).
    """
    found = []
    more_often = 0.01 if luck <= 1 else -_doubt(ours.best_first, chance.best_first)
    if entrants >= FEWEST and mean(ours.best_first) - mean(chance.best_first) < more_often:
        found.append("best first")
    stronger = 0.03 if luck <= 1 else -_doubt(ours.winner, chance.winner)
    if mean(ours.winner) - mean(chance.winner) < stronger:
        found.append("the winner's strength")
    if (mean(ours.overlap) - mean(chance.overlap)) / TOP < -0.01:
        found.append("first four")
    if mean(ours.correlation) - mean(chance.correlation) < -0.02:
        found.append("correlation")
    return found


def _doubt(ours: Sequence[float], chance: Sequence[float]) -> float:
    return 2 * sqrt(variance(ours) / len(ours) + variance(chance) / len(chance))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entrants", type=int, nargs="+", choices=ROUNDS, default=[16, 32, 64])
    parser.add_argument("--wanted", type=int, default=4)
    parser.add_argument("--tournaments", type=int, default=200)
    parser.add_argument("--luck", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0, help="of the first tournament")
    parser.add_argument("--gates", action="store_true")
    options = parser.parse_args()
    rows, missed = [], []
    for entrants in options.entrants:
        ours, chance = (
            measure(
                entrants,
                options.wanted,
                options.tournaments,
                options.luck,
                is_random=each,
                first=options.seed,
            )
            for each in (False, True)
        )
        rows += [(str(entrants), "paired", *ours.row()), (str(entrants), "random", *chance.row())]
        missed += [f"{entrants}: {each}" for each in misses(entrants, ours, chance, options.luck)]
    head = ("entrants", "pods", "best first", "winner", "first four", "correlation", "repeats")
    print(markdown(head, rows))
    if options.gates:
        print("\n".join(missed) or "all gates held")
    return 1 if options.gates and missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
