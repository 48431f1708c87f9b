"""Circuits: points by place over several tournaments."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from rules.contest.scores.circuits import CircuitStanding, are_points, circuit_standings
from rules.contest.scores.scoring import UNIT
from rules.contest.showing.circuit import circuit_views
from rules.contest.views.standings import CellKind
from tests.scale import sized

POINTS = (10, 7, 5, 3, 2, 1)


def totals(found: tuple[CircuitStanding, ...]) -> dict[int, int]:
    return {each.person: each.points // UNIT for each in found}


def order(found: tuple[CircuitStanding, ...]) -> list[tuple[int, int]]:
    return [(each.place, each.person) for each in found]


def test_a_place_earns_its_points_and_places_beyond_earn_none() -> None:
    places = [{person: person for person in range(1, 9)}]
    found = circuit_standings(places, POINTS)
    assert totals(found) == {1: 10, 2: 7, 3: 5, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0}
    assert [each.place for each in found] == list(range(1, 9))


def test_people_who_share_a_place_share_the_points_of_the_places_covered() -> None:
    found = circuit_standings([{1: 1, 2: 2, 3: 2, 4: 4}], POINTS)
    assert totals(found) == {1: 10, 2: 6, 3: 6, 4: 3}
    assert order(found) == [(1, 1), (2, 2), (2, 3), (4, 4)]


def test_level_people_go_by_their_best_place_and_then_by_the_next() -> None:
    # Seven points each: a second place, or a third and two fifths, or a fourth, a fifth and two fifths.
    places = [{1: 2, 2: 3, 3: 4}, {2: 6, 3: 5}, {2: 6, 3: 5}]
    assert totals(circuit_standings(places, POINTS)) == {1: 7, 2: 7, 3: 7}
    assert order(circuit_standings(places, POINTS)) == [(1, 1), (2, 2), (3, 3)]
    places = [{1: 1, 2: 2}, {1: 2, 2: 1}]
    assert order(circuit_standings(places, POINTS)) == [(1, 1), (1, 2)]


def test_only_the_best_results_count_if_so_chosen() -> None:
    places = [{1: 1, 2: 2}, {1: 3, 2: 2}, {1: 6, 2: 2}]
    found = circuit_standings(places, POINTS, best=2)
    assert totals(found) == {1: 15, 2: 14}
    counts = [[one.counts for one in each.results if one is not None] for each in found]
    assert counts == [[True, True, False], [True, True, False]]


@pytest.mark.parametrize(
    ("points", "may"),
    [
        ((10, 7, 5), True),
        ((1,), True),
        ((5, 5, 0), True),
        ((), False),
        ((0,), False),
        ((3, 4), False),
        ((1001, 1), False),
        (tuple(range(33, 0, -1)), False),
    ],
)
def test_points_fall_from_the_first_place_on(points: tuple[int, ...], may: bool) -> None:
    assert are_points(points) is may


def test_random_circuits_are_as_a_naive_sum_says() -> None:
    for seed in range(sized(300, 60)):
        random = Random(seed)
        points = sorted((random.randrange(30) for _ in range(random.randint(1, 8))), reverse=True)
        points[0] += 1
        best = random.choice((0, 0, 1, 2, 3))
        places: list[dict[int, int]] = []
        for _ in range(random.randint(0, 6)):
            field = random.sample(range(1, 15), random.randint(2, 12))
            scores = {person: random.randrange(6) for person in field}
            places.append({one: 1 + sum(scores[e] > scores[one] for e in field) for one in field})
        found = circuit_standings(places, points, best)
        assert [each.place for each in found] == sorted(each.place for each in found)
        assert {each.person for each in found} == {one for each in places for one in each}
        for each in found:
            worth = []
            for field_ in places:
                if each.person in field_:
                    place = field_[each.person]
                    tied = sum(one == place for one in field_.values())
                    covered = [*points, *[0] * 20][place - 1 : place - 1 + tied]
                    worth.append(int(Fraction(sum(covered) * UNIT, tied)))
            kept = sorted(worth, reverse=True)[: best or len(worth)]
            assert each.points == sum(kept), seed
        for first, second in pairwise(found):
            assert first.points >= second.points, seed
            if first.points == second.points:
                of = [sorted(one.place for one in each.results if one) for each in (first, second)]
                counts = [[each.count(place) for place in range(1, 15)] for each in of]
                assert counts[0] >= counts[1], seed
                assert (counts[0] == counts[1]) == (first.place == second.place), seed


def test_a_picture_shows_the_last_tournaments_and_sums_up_the_others() -> None:
    places = [{1: 1, 2: 2} for _ in range(8)]
    (view,) = circuit_views(
        circuit_standings(places, POINTS, best=7), {1: "Ada", 2: "Bo"}, "mine", "Cup"
    )
    assert view.rounds == (3, 4, 5, 6, 7, 8)
    assert [(row.name, row.points, row.before) for row in view.rows] == [
        ("Ada", 70 * UNIT, 20 * UNIT),
        ("Bo", 49 * UNIT, 14 * UNIT),
    ]
    kinds = [cell.kind for cell in view.rows[0].cells]
    assert kinds == [*[CellKind.RESULT] * 5, CellKind.UNCOUNTED]
    assert circuit_views((), {}, "mine", "Cup")[0].rows == ()


def test_each_member_of_a_team_earns_the_points_of_its_place() -> None:
    teams = {1: 1, 2: 1, 3: 2, 4: 2}
    found = circuit_standings([teams, {1: 2, 2: 2, 3: 1}], POINTS, of_teams=[0])
    assert totals(found) == {1: 16, 2: 16, 3: 17, 4: 7}
    first = next(each for each in found if each.person == 1)
    assert [one.is_shared for one in first.results if one is not None] == [False, True]
