"""The whole schedule of a group: a design, Berger tables, or rounds in which all pairs meet about equally often.

Sections "Round robin" and "Seats when the schedule is known".
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from rules.contest.formats.berger import berger
from rules.contest.formats.designs import design
from rules.contest.formats.even_seats import evenly_seated
from rules.contest.formats.waves import waves
from rules.contest.pairing.model import Entrant, Input, Met
from rules.contest.pairing.pair import pair
from rules.contest.scores.results import No
from rules.core.rng import Rng

PAIR: Final = 2
STARTS: Final = 6
STARTS_UP_TO: Final = 12
"""In larger groups one schedule is even enough."""


class Schedule(Struct, frozen=True):
    """Disjoint tables in rounds; each table in seat order."""

    rounds: tuple[tuple[tuple[No, ...], ...], ...]

    def meetings(self) -> Counter[tuple[No, No]]:
        return Counter(
            each
            for tables in self.rounds
            for table in tables
            for each in combinations(sorted(table), 2)
        )


class Plot(Struct, frozen=True, forbid_unknown_fields=True):
    """All that the schedule of a group depends on."""

    group: tuple[No, ...]
    wanted: int
    sizes: tuple[int, ...]
    seed: int
    is_twice: bool = False
    """True: every pair meets twice. Pairs only."""
    rounds: int = 0
    """The number of rounds for groups without a design; 0: about as many as it takes to meet each opponent once."""


def schedule(plot: Plot) -> Schedule:
    """Return the schedule of a group, in which entrants meet as evenly as possible; their numbers in it are drawn by
    lot.

    Raises:
        Unpairable: too_few.
    """
    wanted, sizes = plot.wanted, plot.sizes
    drawn = sorted(plot.group)
    Rng(plot.seed).shuffle(drawn)
    if wanted == PAIR and set(sizes) == {PAIR}:
        games = berger(len(drawn), double=plot.is_twice)
        return Schedule(
            tuple(tuple((drawn[a - 1], drawn[b - 1]) for a, b in each) for each in games)
        )
    found = design(len(drawn), wanted)
    if found is None:
        return _near(drawn, wanted, sizes, plot.seed, plot.rounds)
    seated = evenly_seated([[drawn[at] for at in block] for block in found.blocks])
    if len(found.rounds) > 1:
        return Schedule(_cut(seated, [len(each) for each in found.rounds]))
    return Schedule(tuple(tuple(seated[at] for at in wave) for wave in waves(seated)))


def least_and_most(wanted: int, entrants: int, rounds: int) -> tuple[int, int]:
    """Between these the meetings of two entrants would lie, if all were even."""
    meetings, others = rounds * (wanted - 1), entrants - 1
    return meetings // others, -(-meetings // others)


def _near(
    drawn: Sequence[No], wanted: int, sizes: Sequence[int], seed: int, rounds: int
) -> Schedule:
    """The most even of some schedules: each round has the fewest repeats, which says nothing of those to come."""
    count = rounds or max(1, -(-(len(drawn) - 1) // (wanted - 1)))
    rng = Rng(seed)
    starts = STARTS if len(drawn) <= STARTS_UP_TO else 1
    found = [_paired(drawn, wanted, sizes, rng, count) for _ in range(starts)]
    return min(found, key=_unevenness)


def _unevenness(found: Schedule) -> tuple[int, int]:
    meetings = found.meetings().values()
    return max(meetings, default=0), sum(each * each for each in meetings)


def _paired(
    drawn: Sequence[No], wanted: int, sizes: Sequence[int], rng: Rng, count: int
) -> Schedule:
    """Rounds paired with all scores equal, so that only repeats and seats count."""
    met: Counter[tuple[No, No]] = Counter()
    sat: dict[No, list[tuple[int, int]]] = {no: [] for no in drawn}
    byes: Counter[No] = Counter()
    shorts: Counter[No] = Counter()
    found = []
    for _ in range(count):
        entrants = tuple(
            Entrant(no, byes=byes[no], unplayed=byes[no], shorts=shorts[no], sat=tuple(sat[no]))
            for no in drawn
        )
        known = tuple(Met(a, b, times) for (a, b), times in sorted(met.items()))
        paired = pair(Input(entrants, known, wanted, tuple(sizes), rng.next64()))
        for pod in paired.pods:
            met.update(combinations(sorted(pod), 2))
            for seat, no in enumerate(pod):
                sat[no].append((len(pod), seat))
                shorts[no] += len(pod) < wanted
        byes.update(paired.byes)
        found.append(paired.pods)
    return Schedule(tuple(found))


def _cut(
    tables: Sequence[tuple[No, ...]], lengths: Sequence[int]
) -> tuple[tuple[tuple[No, ...], ...], ...]:
    found, first = [], 0
    for length in lengths:
        found.append(tuple(tables[first : first + length]))
        first += length
    return tuple(found)
