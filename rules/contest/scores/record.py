"""Each entrant's record in a stage, worked out once for all tie-breaks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rules.contest.scores.results import No, Rest, Round, Scheme, Table, Unplayed
from rules.contest.scores.scoring import mean_points, ranks_with_faults, table_points

Ratio: TypeAlias = tuple[int, int]
"""Numerator and denominator, which is more than 0. It is cancelled only in the sum of many."""


class Played(NamedTuple):
    """One entrant's table."""

    points: int
    rank: int
    sharing: int
    """The number of seats that share the rank, the entrant's included."""
    share: Ratio
    """Of the table's totals, times size by wanted size."""
    of_best: Ratio
    """Total by the best total."""
    seat: Ratio
    """From 0, the first seat, to 1, the last."""


class _Side(NamedTuple):
    """The figures of a seat that follow from the ranks at its table alone."""

    sharing: int
    seat: Ratio
    ahead: tuple[int, ...]
    """Against each of the others in halves: 2 ahead, 1 level, 0 behind."""


@dataclass(slots=True)
class Record:
    """One entrant's stage."""

    by_round: list[int] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    others: list[No] = field(default_factory=list)
    """All opponents at tables, as often as met."""
    ahead: list[int] = field(default_factory=list)
    """For each of `others` in halves: 2 ahead, 1 level, 0 behind."""
    rests: list[Unplayed] = field(default_factory=list)
    dropped: int = 0
    """Units of tables that do not count, because better ones do."""
    deducted: int = 0
    """Units that a referee has taken off."""
    as_opponent: int = 0
    """Units in the tie-breaks of others: a zero bye counts as the mean, and a deduction not, so that they harm no
    opponent.
    """

    @property
    def points(self) -> int:
        return sum(self.by_round) - self.dropped - self.deducted

    @property
    def meetings(self) -> Iterator[tuple[No, int]]:
        """Yield each of `others` with its entry in `ahead`."""
        return zip(self.others, self.ahead, strict=True)

    def keep_best(self, tables: int) -> None:
        """Keep only the entrant's best tables, by points, then by share."""
        best = sorted(
            self.played, key=lambda each: (each.points, Fraction(*each.share)), reverse=True
        )
        self.played = best[:tables]
        self.dropped = sum(each.points for each in best[tables:])


def records(entrants: Sequence[No], rounds: Sequence[Round], scheme: Scheme) -> dict[No, Record]:
    """Return the records by entrant; an entrant missing in a round has a zero bye, unless the schedule has gaps."""
    found = {no: Record() for no in entrants}
    for each in rounds:
        for table in each.tables:
            _add_table(found, table, scheme)
        for rest in each.rests:
            _add_rest(found[rest.no], rest)
        present = {seated.no for table in each.tables for seated in table.seats}
        present |= {rest.no for rest in each.rests}
        for no in entrants:
            if no not in present and each.is_free:
                found[no].by_round.append(0)
            elif no not in present:
                _add_rest(found[no], Rest(no, Unplayed.ZERO, 0))
    mean = int(mean_points(scheme.scoring, scheme.wanted))
    for record in found.values():
        if scheme.best_of:
            record.keep_best(scheme.best_of)
        record.as_opponent = record.points + record.rests.count(Unplayed.ZERO) * mean
    return found


def _add_rest(record: Record, rest: Rest) -> None:
    record.by_round.append(rest.points)
    record.rests.append(rest.kind)


def _add_table(found: dict[No, Record], table: Table, scheme: Scheme) -> None:
    seats = table.seats
    size, wanted = len(seats), scheme.wanted
    faults = tuple([seated.fault for seated in seats])
    ranks = ranks_with_faults(tuple([seated.rank for seated in seats]), faults)
    totals = [seated.total for seated in seats]
    at_fault = [each is not None for each in faults]
    if table.points is None:
        points = table_points(scheme.scoring, wanted, ranks, totals, at_fault)
    else:
        ruled = zip(table.points, at_fault, strict=True)
        points = tuple([0 if is_out else own for own, is_out in ruled])
    counted = [max(0, total) for total in totals]
    whole, best = sum(counted), max(counted)
    nos = [seated.no for seated in seats]
    for at, (no, side) in enumerate(zip(nos, _sides(ranks), strict=True)):
        record, own = found[no], counted[at]
        if at_fault[at]:
            share = of_best = _NOTHING
        else:
            # A robot's total stays in the sum.
            share = (own * size, whole * wanted) if whole else (1, wanted)
            of_best = (own, best) if best else _ALL
        record.by_round.append(points[at])
        record.played.append(Played(points[at], ranks[at], side.sharing, share, of_best, side.seat))
        record.others += nos[:at]
        record.others += nos[at + 1 :]
        record.ahead += side.ahead


_NOTHING: Final[Ratio] = (0, 1)
_ALL: Final[Ratio] = (1, 1)


@lru_cache(maxsize=1024)
def _sides(ranks: tuple[int, ...]) -> tuple[_Side, ...]:
    size = len(ranks)
    return tuple(
        _Side(
            sharing=ranks.count(own),
            seat=(seat, max(1, size - 1)),
            ahead=tuple(
                1 + (rank > own) - (rank < own) for at, rank in enumerate(ranks) if at != seat
            ),
        )
        for seat, own in enumerate(ranks)
    )
