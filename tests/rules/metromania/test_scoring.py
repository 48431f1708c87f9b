"""Chapter "Scoring", sections "Line scoring" and "Winner"."""

import pytest
from msgspec.structs import replace

from rules.core.game import Outcome
from rules.metromania.state import Culprit, Hop, Placed, State, Trip, TripEnd
from rules.metromania.turns.scoring import final_outcome, line_loss
from rules.metromania.turns.trips import PARK_LAKE, run_trips
from tests.rules.metromania.positions import P1, P2, P3, blank, dug

EXAMPLE = {
    P1: "1:S11>v2 1:A3>v9 1:B5>v17 1:C7>v26 1:D9>v36 1:E11>v47 1:F12>v58 1:G12>v68",
    P2: "1:S15>v5 1:A9>v11 1:B9>v18 1:C9>v26 1:D10>v36 1:E12>v47 1:E13>v48",
}


@pytest.mark.parametrize(
    ("points", "two", "one", "none"),
    [(7, 7, 4, 0), (6, 6, 3, 0), (1, 1, 1, 0), (0, 0, 0, 0)],
)
def test_incomplete_lines_cost_half_of_the_station_points(
    points: int, two: int, one: int, none: int
) -> None:
    assert [points - line_loss(points, complete) for complete in (2, 1, 0)] == [two, one, none]


def trip(letter: str, *points: int) -> Trip:
    end = TripEnd("R", None, 0, ())
    return Trip(letter, (end, end), None, (), (), (), points)


def over(
    points: tuple[int, ...],
    complete: tuple[int, ...],
    tunnels: tuple[int, ...],
    *trips: Trip,
) -> Outcome:
    """The outcome of a table whose seats have these station points, complete lines and tunnels."""
    state = blank(seats=len(points))
    for mine, won, done, count in zip(state.seats, points, complete, tunnels, strict=True):
        mine.points = won
        for number, line in enumerate(mine.lines):
            line.complete = number < done
            line.cells = ["A1"] * (count - count // 2 if number == 0 else count // 2)
    state.trips = trips
    return final_outcome(state)


def test_a_total_has_four_parts() -> None:
    found = over((7, 4), (1, 2), (9, 9), trip("A", 6, -6), trip("B", 3, 0), trip(PARK_LAKE, 5, 0))
    parts = [{part.label.key: part.points for part in score.parts} for score in found.scores]
    assert parts[0] == {
        "metromania.part.stations": 7,
        "metromania.part.lines": -3,
        "metromania.part.trips": 9,
        "metromania.part.park_lake": 5,
    }
    assert list(parts[1].values()) == [4, 0, -6, 0]
    assert [score.total for score in found.scores] == [18, -2]


@pytest.mark.parametrize(
    ("points", "complete", "tunnels", "ranks", "reason"),
    [
        pytest.param((9, 8, 7), (2, 2, 2), (20, 30, 36), (1, 2, 3), "outright", id="points"),
        pytest.param((4, 8, 3), (2, 1, 2), (20, 30, 20), (1, 2, 3), "lines", id="complete lines"),
        pytest.param((5, 5, 5), (2, 2, 2), (20, 24, 22), (3, 1, 2), "tunnels", id="tunnels"),
        pytest.param((5, 5, 5), (2, 2, 2), (20, 24, 24), (3, 1, 1), "shared", id="all the same"),
        pytest.param((5, 0, 5), (0, 0, 0), (8, 8, 9), (2, 2, 1), "tunnels", id="all at 0"),
    ],
)
def test_ranks(
    points: tuple[int, ...],
    complete: tuple[int, ...],
    tunnels: tuple[int, ...],
    ranks: tuple[int, ...],
    reason: str,
) -> None:
    found = over(points, complete, tunnels)
    assert found.ranks == ranks
    assert found.reason.key == f"metromania.reason.{reason}"


def test_the_reason_names_the_deciding_criterion() -> None:
    assert over((4, 8), (2, 1), (20, 30)).reason.args["count"] == 2
    assert over((5, 5), (2, 2), (20, 24)).reason.args["count"] == 24
    assert over((5, 5), (2, 2), (20, 24)).winners == (1,)


def meeting() -> State:
    """P1 and P2 run alongside from v26 to v47; each has a marker of letter A at one end of that stretch."""
    state = dug(blank("D8=R F13=C C8=P F11=L"), EXAMPLE)
    for cell, marker, seat in (("D8", "R-A", P1), ("F13", "C-A", P2)):
        state.seats[seat].hand.remove(marker)
        state.placed.append(Placed(cell, marker, seat))
    return state


def test_a_table_makes_seven_trips() -> None:
    trips = run_trips(meeting())
    assert [each.letter for each in trips] == [*"ABCDEF", PARK_LAKE]
    assert (trips[0].minutes, trips[0].points) == (1, (6, 6, 0, 0))
    assert trips[0].ends == (TripEnd("R", "D8", P1, ("v26",)), TripEnd("C", "F13", P2, ("v47",)))
    assert trips[0].hops == (Hop(P1, 1, "v26", "v47"), Hop(P2, 1, "v26", "v47"))
    assert (trips[6].minutes, trips[6].points) == (1, (5, 5, 0, 0))


def test_the_holder_of_a_marker_is_to_blame_for_its_trip() -> None:
    trip_b = run_trips(meeting())[1]
    assert trip_b.culprits == (Culprit(P1, "unplaced"), Culprit(P3, "unplaced"))
    assert trip_b.points == (-6, 0, -6, 0)


def test_penalty_and_compensation_differ_by_six_per_impossible_trip() -> None:
    state = meeting()
    punished = run_trips(state)
    state.rules = replace(state.rules, impossible_trip="compensation")
    paid = run_trips(state)
    for one, other in zip(punished, paid, strict=True):
        more = 6 if one.culprits else 0
        assert other.points == tuple(points + more for points in one.points)
