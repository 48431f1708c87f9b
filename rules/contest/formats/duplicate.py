"""Solo duplicate: all entrants play the same deals and are compared with each other (section "Duplicate")."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from rules.contest.scores.results import No


class Result(Struct, frozen=True, order=True):
    """The result of a deal; compared in this order."""

    won: bool
    margin: int
    total: int


class DealStanding(Struct, frozen=True):
    """The place of an entrant over all deals, with its tie-breaks in order."""

    place: int
    no: No
    share: Fraction
    """The mean of the shares of all deals."""
    won: int
    margins: int
    best: Fraction
    """The share of the best deal."""
    shares: tuple[Fraction, ...]
    """Of each deal."""


def matchpoints(results: Mapping[No, Result | None]) -> dict[No, Fraction]:
    """Return for each entrant the share of all matchpoints of a deal: 2 for every worse result, 1 for an equal one.

    An unfinished deal (None) is worse than every finished one and gets nothing. A sole entrant who finishes gets all.
    """
    return {no: _share(no, results) for no in results}


def deal_standings(
    entrants: Sequence[No], deals: Sequence[Mapping[No, Result | None]]
) -> tuple[DealStanding, ...]:
    """Best first. Entrants equal in everything share a place. A missing result counts as not finished."""
    shares: dict[No, list[Fraction]] = {no: [] for no in entrants}
    for deal in deals:
        points = matchpoints({no: deal.get(no) for no in entrants})
        for no in entrants:
            shares[no].append(points[no])
    keys = {no: _key(shares[no], [deal.get(no) for deal in deals]) for no in entrants}
    order = sorted(entrants, key=lambda no: (*(-each for each in keys[no]), no))
    places = {no: 1 + sum(other > keys[no] for other in keys.values()) for no in entrants}
    return tuple(DealStanding(places[no], no, *keys[no], tuple(shares[no])) for no in order)


def _share(no: No, results: Mapping[No, Result | None]) -> Fraction:
    own = results[no]
    if own is None:
        return Fraction(0)
    if len(results) == 1:
        return Fraction(1)
    points = 0
    for other, result in results.items():
        if other != no:
            points += 2 if result is None or result < own else int(result == own)
    return Fraction(points, 2 * (len(results) - 1))


def _key(
    shares: Sequence[Fraction], results: Sequence[Result | None]
) -> tuple[Fraction, int, int, Fraction]:
    finished = [each for each in results if each is not None]
    return (
        sum(shares, Fraction(0)) / max(1, len(shares)),
        sum(each.won for each in finished),
        sum(each.margin for each in finished),
        max(shares, default=Fraction(0)),
    )
