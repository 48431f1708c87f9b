"""Duplicate at tables: entrants in the same seat of the same deal are compared (section "Duplicate")."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from rules.contest.scores.results import No, Round, Unplayed
from rules.contest.scores.scoring import shares_of

HALF = Fraction(1, 2)
"""The worth of a bye, or of a seat without a comparison."""


class SeatStanding(Struct, frozen=True):
    """One entrant's place over all deals."""

    place: int
    """The sum of the shares of the totals at the own tables decides between equals."""
    no: No
    share: Fraction
    """The mean of the matchpoints of all rounds, as shares of the most that there were."""
    total: Fraction
    """Their sum."""
    shares: tuple[Fraction, ...]


def seat_matchpoints(each: Round) -> dict[No, tuple[Fraction, Fraction]]:
    """Return the share of matchpoints against the same seat, and the share of the own table, by entrant.

    2 for every smaller share of another in the seat, 1 for an equal one. A seat at fault has nothing.
    """
    by_seat: dict[int, list[tuple[No, Fraction, bool]]] = {}
    for table in each.tables:
        at_fault = [seated.fault is not None for seated in table.seats]
        shares = shares_of([seated.total for seated in table.seats], at_fault)
        rows = zip(table.seats, shares, at_fault, strict=True)
        for place, (seated, share, is_out) in enumerate(rows):
            seat = place if seated.seat is None else seated.seat
            by_seat.setdefault(seat, []).append((seated.no, share, is_out))
    found = {}
    for same in by_seat.values():
        for no, share, is_out in same:
            points = sum(
                2 * (share > other) + (share == other) for who, other, _ in same if who != no
            )
            others = len(same) - 1
            own = Fraction(points, 2 * others) if others else HALF
            found[no] = (Fraction(0) if is_out else own, share)
    return found


def seat_standings(entrants: Sequence[No], rounds: Sequence[Round]) -> tuple[SeatStanding, ...]:
    """Best first; a round without a table counts half, if it was not for the entrant's own absence."""
    shares: dict[No, list[Fraction]] = {no: [] for no in entrants}
    tables = dict.fromkeys(entrants, Fraction(0))
    for each in rounds:
        played = seat_matchpoints(each)
        resting = {rest.no for rest in each.rests if rest.kind is not Unplayed.ZERO}
        for no in entrants:
            points, share = played.get(no, (HALF if no in resting else Fraction(0), Fraction(0)))
            shares[no].append(points)
            tables[no] += share
    keys = {no: (sum(shares[no], Fraction(0)), tables[no]) for no in entrants}
    order = sorted(entrants, key=lambda no: (-keys[no][0], -keys[no][1], no))
    return tuple(
        SeatStanding(
            place=1 + sum(other > keys[no] for other in keys.values()),
            no=no,
            share=keys[no][0] / max(1, len(rounds)),
            total=keys[no][0],
            shares=tuple(shares[no]),
        )
        for no in order
    )
