"""The whole schedule of a group: a design, Berger tables, or rounds in which all pairs meet about equally often.

Sections "Round robin" and "Seats when the schedule is known".
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from rules.contest.formats.berger import Game, berger
from rules.contest.formats.designs import design
from rules.contest.formats.even_seats import evenly_seated
from rules.contest.formats.waves import waves
from rules.contest.pairing.model import Apart, Entrant, Input, Met
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
    apart: tuple[Apart, ...] = ()
    """Members of one team. In pairs they never meet; at larger tables as seldom as possible."""


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
        return _without(plot, berger(len(drawn), double=plot.is_twice), drawn)
    found = None if plot.apart else design(len(drawn), wanted)
    if found is None:
        return _near(plot, drawn)
    seated = evenly_seated([[drawn[at] for at in block] for block in found.blocks])
    if len(found.rounds) > 1:
        return Schedule(_cut(seated, [len(each) for each in found.rounds]))
    return Schedule(tuple(tuple(seated[at] for at in wave) for wave in waves(seated)))


def _without(plot: Plot, games: Sequence[Sequence[Game]], drawn: Sequence[No]) -> Schedule:
    """Return the games of each round but those of teammates; rounds that would be empty are left out."""
    mates = _pairs(plot.apart)
    rounds = (tuple((drawn[a - 1], drawn[b - 1]) for a, b in each) for each in games)
    kept = (tuple(each for each in tables if frozenset(each) not in mates) for tables in rounds)
    return Schedule(tuple(tables for tables in kept if tables))


def mates_of(plot: Plot) -> int:
    """Return how many teammates each member of a group has in it, at most."""
    found = Counter(no for each in plot.apart for no in (each.a, each.b))
    return max(found.values(), default=0)


def _pairs(apart: Sequence[Apart]) -> frozenset[frozenset[No]]:
    return frozenset(frozenset((each.a, each.b)) for each in apart)


def least_and_most(wanted: int, entrants: int, rounds: int) -> tuple[int, int]:
    """Between these the meetings of two entrants would lie, if all were even."""
    meetings, others = rounds * (wanted - 1), entrants - 1
    return meetings // others, -(-meetings // others)


def _near(plot: Plot, drawn: Sequence[No]) -> Schedule:
    """The most even of some schedules: each round has the fewest repeats, which says nothing of those to come."""
    opponents = len(drawn) - 1 - mates_of(plot)
    count = plot.rounds or max(1, -(-opponents // (plot.wanted - 1)))
    rng = Rng(plot.seed)
    starts = STARTS if len(drawn) <= STARTS_UP_TO else 1
    found = [_paired(plot, drawn, rng, count) for _ in range(starts)]
    mates = _pairs(plot.apart)
    return min(found, key=lambda each: _unevenness(each, mates))


def _unevenness(found: Schedule, mates: Collection[frozenset[No]]) -> tuple[int, int, int]:
    meetings = found.meetings()
    together = sum(times for pair, times in meetings.items() if frozenset(pair) in mates)
    often = meetings.values()
    return together, max(often, default=0), sum(each * each for each in often)


def _paired(plot: Plot, drawn: Sequence[No], rng: Rng, count: int) -> Schedule:
    """Rounds paired with all scores equal, so that only repeats and seats count."""
    wanted = plot.wanted
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
        paired = pair(Input(entrants, known, wanted, plot.sizes, rng.next64(), apart=plot.apart))
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
