"""What each entrant did in a stage, worked out once for all tie-breaks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from rules.contest.scores.results import No, Rest, Round, Scheme, Table, Unplayed
from rules.contest.scores.scoring import mean_points, ranks_with_faults, shares_of, table_points


class Meeting(NamedTuple):
    """Two entrants at one table, from one's side."""

    other: No
    ahead: int
    """In halves: 2 ahead, 1 level, 0 behind."""


class Played(NamedTuple):
    """One entrant's table."""

    points: int
    rank: int
    sharing: int
    """How many share the rank, the entrant among them."""
    share: Fraction
    """Of the table's totals, times size by wanted size."""
    of_best: Fraction
    """Total by the best total."""
    seat: Fraction
    """From 0, the first seat, to 1, the last."""


@dataclass(slots=True)
class Record:
    """One entrant's stage."""

    by_round: list[int] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    rests: list[Unplayed] = field(default_factory=list)
    dropped: int = 0
    """Units of tables that do not count, because better ones do."""
    as_opponent: int = 0
    """Units as others' tie-breaks see them: a zero bye counts as the mean, so that it punishes nobody."""

    @property
    def points(self) -> int:
        return sum(self.by_round) - self.dropped

    def keep_best(self, tables: int) -> None:
        """Let only so many tables count, by points, then by share."""
        best = sorted(self.played, key=lambda each: (each.points, each.share), reverse=True)
        self.played = best[:tables]
        self.dropped = sum(each.points for each in best[tables:])


def records(entrants: Sequence[No], rounds: Sequence[Round], scheme: Scheme) -> dict[No, Record]:
    """By entrant; whoever is missing in a round has a zero bye there, unless the schedule lets some rest."""
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
    size = len(table.seats)
    ranks = ranks_with_faults(
        [seated.rank for seated in table.seats], [seated.fault for seated in table.seats]
    )
    totals = [seated.total for seated in table.seats]
    at_fault = [seated.fault is not None for seated in table.seats]
    points = table.points or table_points(
        scheme.scoring, scheme.wanted, ranks, totals, at_fault, virtual=scheme.virtual
    )
    shares = shares_of(totals, at_fault)
    best = max(0, *totals)
    for seat, seated in enumerate(table.seats):
        record = found[seated.no]
        record.by_round.append(points[seat])
        record.played.append(
            Played(
                points=points[seat],
                rank=ranks[seat],
                sharing=ranks.count(ranks[seat]),
                share=shares[seat]
                if size == scheme.wanted
                else shares[seat] * size / scheme.wanted,
                of_best=_of_best(seated.total, best, is_out=at_fault[seat]),
                seat=_way_round(seat, size),
            )
        )
        for other, sitting in enumerate(table.seats):
            if other != seat:
                ahead = 1 + (ranks[other] > ranks[seat]) - (ranks[other] < ranks[seat])
                record.meetings.append(Meeting(sitting.no, ahead))


@lru_cache(maxsize=64)
def _way_round(seat: int, size: int) -> Fraction:
    return Fraction(seat, max(1, size - 1))


def _of_best(total: int, best: int, *, is_out: bool) -> Fraction:
    if is_out:
        return Fraction(0)
    return Fraction(max(0, total), best) if best else Fraction(1)
