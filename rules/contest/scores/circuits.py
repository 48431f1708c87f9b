"""Circuits: points by place over several tournaments. The person with most points leads; ties go by the best places."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct

from rules.contest.scores.scoring import UNIT

Person = int
MOST_PLACES: Final = 32
"""At most so many places earn points."""
MOST_POINTS: Final = 1000
_UNPLAYED: Final = 1 << 30


class CircuitResult(Struct, frozen=True):
    """A person's part in one tournament."""

    place: int
    is_shared: bool
    points: int
    """In units."""
    counts: bool
    """False if only so many of a person's results count, and others are better."""


class CircuitStanding(Struct, frozen=True):
    person: Person
    place: int
    points: int
    """In units."""
    results: tuple[CircuitResult | None, ...]
    """One for each tournament; None where the person has no place."""


def are_points(points: Sequence[int]) -> bool:
    """Return whether a circuit may give these points to places: falling, and the first one above 0."""
    return (
        1 <= len(points) <= MOST_PLACES
        and 0 < points[0] <= MOST_POINTS
        and list(points) == sorted(points, reverse=True)
        and points[-1] >= 0
    )


def circuit_standings(
    places: Sequence[Mapping[Person, int]],
    points: Sequence[int],
    best: int = 0,
    of_teams: Collection[int] = (),
) -> tuple[CircuitStanding, ...]:
    """Return the standings after these tournaments, the leader first.

    People who share a place share the points of the places covered; fractions of units are dropped. Level people are
    ordered by their best place, then by their second best, and so on; if they are level there too, they share a place.
    Teams share no places: each member earns the points of the team's place.

    Args:
        places: the places of each tournament, by person, in the order of the tournaments.
        points: of each place, the first place first; places beyond have none.
        best: how many of a person's results count, the most valuable ones; 0 counts all.
        of_teams: the tournaments for teams, by their positions in `places`; members have the place of their team.
    """
    earned = [_earned(each, points, is_of_teams=at in of_teams) for at, each in enumerate(places)]
    people = sorted({person for each in places for person in each})
    found = [_standing(person, places, earned, best, of_teams) for person in people]
    keys = {each.person: _key(each, len(places)) for each in found}
    found.sort(key=lambda each: (keys[each.person], each.person))
    ahead = [keys[each.person] for each in found]
    return tuple(
        CircuitStanding(each.person, 1 + ahead.index(keys[each.person]), each.points, each.results)
        for each in found
    )


def _earned(
    places: Mapping[Person, int], points: Sequence[int], *, is_of_teams: bool
) -> dict[int, int]:
    """Return the units of each place of a tournament."""
    taken = list(places.values())
    earned = {}
    for place in sorted(set(taken)):
        tied = 1 if is_of_teams else taken.count(place)
        earned[place] = sum(points[place - 1 : place - 1 + tied]) * UNIT // tied
    return earned


def _standing(
    person: Person,
    places: Sequence[Mapping[Person, int]],
    earned: Sequence[Mapping[int, int]],
    best: int,
    of_teams: Collection[int],
) -> CircuitStanding:
    played = [at for at, each in enumerate(places) if person in each]
    worth = {at: earned[at][places[at][person]] for at in played}
    order = sorted(played, key=lambda at: (-worth[at], places[at][person], at))
    counted = frozenset(order[: best or len(order)])
    results = tuple(
        CircuitResult(
            each[person],
            at not in of_teams and list(each.values()).count(each[person]) > 1,
            worth[at],
            at in counted,
        )
        if person in each
        else None
        for at, each in enumerate(places)
    )
    return CircuitStanding(person, 0, sum(worth[at] for at in counted), results)


def _key(standing: CircuitStanding, count: int) -> tuple[int, tuple[int, ...]]:
    best = sorted(each.place for each in standing.results if each is not None)
    return -standing.points, (*best, *(_UNPLAYED,) * (count - len(best)))
