"""Tie-breaks between entrants (section "Tie-breaks"); more is always better."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Final, TypeAlias

from rules.contest.scores.record import Ratio, Record
from rules.contest.scores.results import No, Scheme, Unplayed
from rules.core.rng import Rng

POINTS: Final = "points"
DIRECT: Final = "direct"
WINS: Final = "wins"
DRAW: Final = "draw"

STANDARD: Final = (POINTS, "share", "opponents_cut1", "wins", DIRECT, "seat", DRAW)
CHESS: Final = (POINTS, "opponents_cut1", "opponents", "sonneborn", "wins", DIRECT, DRAW)
LEAGUE: Final = (POINTS, "wins", "seconds", "thirds", "share_winner", "share", DIRECT, DRAW)
HEATS: Final = ("wins", POINTS, "places", "share", "seat", DRAW)

Field: TypeAlias = Mapping[No, Record]


def values_of(name: str, field: Field, scheme: Scheme) -> dict[No, Fraction]:
    """Return all values of the tie-break `name`, which does not depend on the ties.

    Raises:
        KeyError: there is no such tie-break.
    """
    value = _VALUES[name]
    return {no: value(no, field, scheme) for no in field}


def direct(tied: Sequence[No], field: Field) -> dict[No, Fraction] | None:
    """Points of the tied in their meetings with each other; None unless all pairs met equally often, and met."""
    among = set(tied)
    inside = {no: [each for each in field[no].meetings if each[0] in among] for no in tied}
    counts = set[int]()
    for no in tied:
        often = Counter([other for other, _ in inside[no]])
        counts.update(often[other] for other in tied if other != no)
        if len(counts) > 1 or 0 in counts:
            return None
    if not counts:
        return None
    return {no: Fraction(sum([ahead for _, ahead in inside[no]]), 2) for no in tied}


def drawn(entrants: Sequence[No], seed: int) -> dict[No, Fraction]:
    """A place by lot for each entrant; the greater goes first."""
    order = sorted(entrants)
    Rng(seed).shuffle(order)
    return {no: Fraction(place) for place, no in enumerate(order)}


def _points(no: No, field: Field, scheme: Scheme) -> Fraction:
    return Fraction(field[no].points)


def _share(no: No, field: Field, scheme: Scheme) -> Fraction:
    return _total([each.share for each in field[no].played])


def _share_winner(no: No, field: Field, scheme: Scheme) -> Fraction:
    played = field[no].played
    return _total([each.of_best for each in played], parts=max(1, len(played)))


def _at_place(place: int) -> Callable[[No, Field, Scheme], Fraction]:
    def count(no: No, field: Field, scheme: Scheme) -> Fraction:
        return _total([(1, each.sharing) for each in field[no].played if each.rank == place])

    return count


def _opponents(no: No, field: Field, scheme: Scheme) -> Fraction:
    met = _met(no, field, scheme)
    return _per_round(no, field, sum([points for _, points in met]), len(met))


def _opponents_cut1(no: No, field: Field, scheme: Scheme) -> Fraction:
    """Without the lowest: a round unplayed by choice, else another unplayed one, else the weakest opponent."""
    met = _met(no, field, scheme)
    _, lowest = min(met, default=(0, 0))
    return _per_round(no, field, sum([points for _, points in met]) - lowest, len(met) - 1)


def _per_round(no: No, field: Field, points: int, met: int) -> Fraction:
    """Return the mean of points per round, over so many opponents."""
    rounds = max(1, len(field[no].by_round))
    return Fraction(points, rounds * max(1, met))


def _met(no: No, field: Field, scheme: Scheme) -> list[tuple[int, int]]:
    """The points of each opponent, and of dummies for own unplayed rounds; with 0 and 1 for those, 2 for people.

    A dummy has the entrant's own final score, without anything for own zero byes.
    """
    own = field[no]
    people = [(2, field[other].as_opponent) for other in own.others]
    dummies = [
        (0 if kind in (Unplayed.REQUESTED, Unplayed.ZERO) else 1, own.points)
        for kind in own.rests
        for _ in range(scheme.wanted - 1)
    ]
    return people + dummies


def _sonneborn(no: No, field: Field, scheme: Scheme) -> Fraction:
    halves = sum([field[other].as_opponent * ahead for other, ahead in field[no].meetings])
    return Fraction(halves, 2)


def _places(no: No, field: Field, scheme: Scheme) -> Fraction:
    """The mean of the ranks, shared ones averaged, negated."""
    played = field[no].played
    halves = sum([2 * each.rank + each.sharing - 1 for each in played])
    return -Fraction(halves, 2 * max(1, len(played)))


def _beaten(no: No, field: Field, scheme: Scheme) -> Fraction:
    return Fraction(field[no].ahead.count(2))


def _seat(no: No, field: Field, scheme: Scheme) -> Fraction:
    return _total([each.seat for each in field[no].played])


def _total(values: Sequence[Ratio], *, parts: int = 1) -> Fraction:
    """The sum, or one of so many equal parts of it, in one fraction instead of one for each step."""
    shared = lcm(*[below for _, below in values])
    total = sum([above * (shared // below) for above, below in values])
    return Fraction(total, shared * parts)


_VALUES: Final[Mapping[str, Callable[[No, Field, Scheme], Fraction]]] = {
    POINTS: _points,
    "share": _share,
    "share_winner": _share_winner,
    WINS: _at_place(1),
    "seconds": _at_place(2),
    "thirds": _at_place(3),
    "opponents": _opponents,
    "opponents_cut1": _opponents_cut1,
    "sonneborn": _sonneborn,
    "places": _places,
    "beaten": _beaten,
    "seat": _seat,
}
NAMES: Final = (*_VALUES, DIRECT, DRAW)
