"""What is compared between entrants (section "Tie-breaks"); more is always better."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Final, TypeAlias

from rules.contest.scores.record import Record
from rules.contest.scores.results import No, Scheme, Unplayed
from rules.core.rng import Rng

POINTS: Final = "points"
DIRECT: Final = "direct"
DRAW: Final = "draw"
OF_TOTALS: Final = ("share", "share_winner")
"""Those that mean nothing where totals do not measure strength."""

STANDARD: Final = (POINTS, "share", "opponents_cut1", "wins", DIRECT, "seat", DRAW)
CHESS: Final = (POINTS, "opponents_cut1", "opponents", "sonneborn", "wins", DIRECT, DRAW)
LEAGUE: Final = (POINTS, "wins", "seconds", "thirds", "share_winner", "share", DIRECT, DRAW)
CONVENTION: Final = ("wins", "places", "share", "seat", DRAW)
HEATS: Final = ("wins", POINTS, *CONVENTION[1:])

Field: TypeAlias = Mapping[No, Record]


def value(name: str, no: No, field: Field, scheme: Scheme) -> Fraction:
    """An entrant's value of the tie-break `name`, which does not depend on who else is tied.

    Raises:
        KeyError: there is no such tie-break.
    """
    return _VALUES[name](no, field, scheme)


def direct(tied: Sequence[No], field: Field) -> dict[No, Fraction] | None:
    """Points of the tied in their meetings with each other; None unless all pairs met equally often, and met."""
    inside = {no: [each for each in field[no].meetings if each.other in tied] for no in tied}
    counts = {
        sum(each.other == other for each in inside[no])
        for no in tied
        for other in tied
        if other != no
    }
    if len(counts) != 1 or 0 in counts:
        return None
    return {no: Fraction(sum(each.ahead for each in inside[no]), 2) for no in tied}


def drawn(entrants: Sequence[No], seed: int) -> dict[No, Fraction]:
    """A place by lot for each entrant; the greater goes first."""
    order = sorted(entrants)
    Rng(seed).shuffle(order)
    return {no: Fraction(place) for place, no in enumerate(order)}


def _points(no: No, field: Field, scheme: Scheme) -> Fraction:
    return Fraction(field[no].points)


def _points_per_table(no: No, field: Field, scheme: Scheme) -> Fraction:
    record = field[no]
    return Fraction(record.points, max(1, len(record.played) + len(record.rests)))


def _share(no: No, field: Field, scheme: Scheme) -> Fraction:
    return _total([each.share for each in field[no].played])


def _share_winner(no: No, field: Field, scheme: Scheme) -> Fraction:
    played = field[no].played
    return _total([each.of_best for each in played], parts=max(1, len(played)))


def _at_place(place: int) -> Callable[[No, Field, Scheme], Fraction]:
    def count(no: No, field: Field, scheme: Scheme) -> Fraction:
        return _total([_part(each.sharing) for each in field[no].played if each.rank == place])

    return count


def _opponents(no: No, field: Field, scheme: Scheme) -> Fraction:
    return _per_round(no, field, _met(no, field, scheme))


def _opponents_cut1(no: No, field: Field, scheme: Scheme) -> Fraction:
    """Without the lowest: a round unplayed by choice, else another unplayed one, else the weakest opponent."""
    return _per_round(no, field, sorted(_met(no, field, scheme))[1:])


def _per_round(no: No, field: Field, met: Sequence[tuple[int, int]]) -> Fraction:
    """The mean of points per round."""
    rounds = max(1, len(field[no].by_round))
    return Fraction(sum(points for _, points in met), rounds * max(1, len(met)))


def _met(no: No, field: Field, scheme: Scheme) -> list[tuple[int, int]]:
    """The points of each opponent, and of dummies for own unplayed rounds; with 0 and 1 for those, 2 for people.

    A dummy has the entrant's own final score, without anything for own zero byes.
    """
    own = field[no]
    people = [(2, field[each.other].as_opponent) for each in own.meetings]
    dummies = [
        (0 if kind in (Unplayed.REQUESTED, Unplayed.ZERO) else 1, own.points)
        for kind in own.rests
        for _ in range(scheme.wanted - 1)
    ]
    return people + dummies


def _sonneborn(no: No, field: Field, scheme: Scheme) -> Fraction:
    halves = sum(field[each.other].as_opponent * each.ahead for each in field[no].meetings)
    return Fraction(halves, 2)


def _places(no: No, field: Field, scheme: Scheme) -> Fraction:
    """The mean of the ranks, shared ones averaged, negated."""
    played = field[no].played
    halves = sum(2 * each.rank + each.sharing - 1 for each in played)
    return -Fraction(halves, 2 * max(1, len(played)))


def _beaten(no: No, field: Field, scheme: Scheme) -> Fraction:
    return Fraction(sum(each.ahead == 2 for each in field[no].meetings))


def _seat(no: No, field: Field, scheme: Scheme) -> Fraction:
    return _total([each.seat for each in field[no].played])


@lru_cache(maxsize=64)
def _part(sharing: int) -> Fraction:
    return Fraction(1, sharing)


def _total(values: Sequence[Fraction], *, parts: int = 1) -> Fraction:
    """The sum, or one of so many equal parts of it, in one fraction instead of one for each step."""
    shared = lcm(*[each.denominator for each in values])
    above = sum([each.numerator * (shared // each.denominator) for each in values])
    return Fraction(above, shared * parts)


_VALUES: Final[Mapping[str, Callable[[No, Field, Scheme], Fraction]]] = {
    POINTS: _points,
    "points_per_table": _points_per_table,
    "share": _share,
    "share_winner": _share_winner,
    "wins": _at_place(1),
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
