"""Fields of entrants that play rounds, for the tests of pairing."""

from dataclasses import dataclass, field
from itertools import combinations

from rules.contest.pairing.model import Entrant, Input, Met, Pairing
from rules.contest.scores.scoring import bye_points, table_points
from rules.core.rng import Rng


@dataclass
class Field:
    """Rounds paired by `pairing`, with results by chance."""

    entrants: int
    wanted: int
    sizes: tuple[int, ...]
    seed: int
    score: dict[int, int] = field(default_factory=dict)
    byes: dict[int, int] = field(default_factory=dict)
    unplayed: dict[int, int] = field(default_factory=dict)
    shorts: dict[int, int] = field(default_factory=dict)
    sat: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    met: dict[tuple[int, int], int] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.rng = Rng(self.seed)

    def input(self) -> Input:
        entrants = tuple(
            Entrant(
                no=no,
                score=self.score.get(no, 0),
                unplayed=self.unplayed.get(no, 0),
                byes=self.byes.get(no, 0),
                shorts=self.shorts.get(no, 0),
                rank=no,
                sat=tuple(self.sat.get(no, ())),
            )
            for no in range(1, self.entrants + 1)
            if no not in self.out
        )
        met = tuple(Met(a, b, times) for (a, b), times in sorted(self.met.items()))
        return Input(entrants, met, self.wanted, self.sizes, self.rng.next64())

    def play(self, pairing: Pairing) -> None:
        for no in pairing.byes:
            self.byes[no] = self.byes.get(no, 0) + 1
            self.unplayed[no] = self.unplayed.get(no, 0) + 1
            self.score[no] = self.score.get(no, 0) + bye_points("placement", self.wanted, "win")
        for pod in pairing.pods:
            size = len(pod)
            totals = [self.rng.below(6) for _ in pod]
            ranks = [1 + sum(other > total for other in totals) for total in totals]
            points = table_points("placement", self.wanted, ranks, totals, [False] * size)
            for seat, no in enumerate(pod):
                self.score[no] = self.score.get(no, 0) + points[seat]
                self.sat.setdefault(no, []).append((size, seat))
                self.shorts[no] = self.shorts.get(no, 0) + (size < self.wanted)
            for a, b in combinations(sorted(pod), 2):
                self.met[a, b] = self.met.get((a, b), 0) + 1


def least_by_hand(given: Input, sizes: list[int]) -> tuple[int, int, int, int]:
    """The least criteria over every split into pods of these sizes, in the scores as they are."""
    met = {(each.a, each.b): each.tables for each in given.met}
    by_no = {each.no: each for each in given.entrants}

    def balance(no: int) -> int:
        return sum(1 if seat == 0 else -1 for _, seat in by_no[no].sat)

    def cost(pod: tuple[int, ...]) -> tuple[int, int, int, int]:
        pairs = list(combinations(sorted(pod), 2))
        clashes = 0
        if given.wanted == 2:
            for a, b in pairs:
                x, y = balance(a), balance(b)
                clashes += (x >= 2 and y >= 2) or (x <= -2 and y <= -2)
        return (
            sum(met.get(each, 0) for each in pairs),
            clashes,
            sum((by_no[a].score - by_no[b].score) ** 2 for a, b in pairs),
            sum(by_no[no].shorts for no in pod) if len(pod) < given.wanted else 0,
        )

    def best(free: tuple[int, ...], left: tuple[int, ...]) -> tuple[int, int, int, int]:
        if not free:
            return (0, 0, 0, 0)
        found = []
        for size in sorted(set(left)):
            rest = list(left)
            rest.remove(size)
            for others in combinations(free[1:], size - 1):
                pod = (free[0], *others)
                below = best(tuple(no for no in free if no not in pod), tuple(rest))
                own = cost(pod)
                found.append(
                    (own[0] + below[0], own[1] + below[1], own[2] + below[2], own[3] + below[3])
                )
        return min(found)

    return best(tuple(by_no), tuple(sizes))
