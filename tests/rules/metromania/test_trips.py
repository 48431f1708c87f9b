"""Chapter "Scoring", sections "Test trips", "Fastest route" and "Park and lake"."""

from itertools import combinations, pairwise, product

import networkx as nx
import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania.components.coordinates import CITY_VERTICES
from rules.metromania.state import Culprit, Hop, Trip, TripEnd
from rules.metromania.turns.trips import (
    CHANGE,
    RIDE,
    LineId,
    Route,
    TripGraph,
    letter_trip,
    sights_trip,
)

P1, P2, P3, P4 = range(4)
LINES = {
    LineId(P1, 1): "s11 v2 v9 v17 v26 v36 v47 v58 v68 v77 v85 x34",
    LineId(P2, 1): "s15 v5 v11 v18 v26 v36 v47 v48 v49 v50 v51",
    LineId(P3, 1): "s65 v7 v8 v9 v10 v11 v12 v20 v29 v39 v50 v60 v69 v68 v76",
}
STATIONS = "v9 v11 v18 v26 v47 v50 v68 v77"
"""The network in the specification's examples of trips."""


def graph(lines: dict[LineId, str] = LINES, stations: str = STATIONS) -> TripGraph:
    return TripGraph({line: path.split() for line, path in lines.items()}, stations.split())


def end(net: TripGraph, kind: str, cell: str | None, seat: Seat | None) -> TripEnd:
    return TripEnd(kind, cell, seat, net.serving(cell))


def trip(
    one: tuple[str, str | None, Seat],
    other: tuple[str, str | None, Seat],
    *,
    net: TripGraph | None = None,
    rule: str = "penalty",
) -> Trip:
    net = net or graph()
    return letter_trip(net, "A", (end(net, *one), end(net, *other)), seats=4, rule=rule)


def park_to_lake(park: str | None, lake: str | None, net: TripGraph | None = None) -> Trip:
    net = net or graph()
    return sights_trip(net, (end(net, "P", park, None), end(net, "L", lake, None)), seats=4)


def test_a_station_serves_the_cells_that_touch_it() -> None:
    assert graph().serving("A3") == ("v9",)
    assert graph().serving("D8") == ("v26",)
    assert graph().serving("I12") == ("v77",)
    assert graph().serving("A1") == ()


def test_there_may_be_several_fastest_routes() -> None:
    found = trip(("R", "A3", P1), ("C", "G13", P2))
    assert found.minutes == 3
    assert found.points == (6, 0, 3, 0)
    assert found.hops == (
        Hop(P1, 1, "v9", "v26"),
        Hop(P3, 1, "v9", "v11"),
        Hop(P1, 1, "v26", "v47"),
        Hop(P3, 1, "v11", "v50"),
        Hop(P1, 1, "v47", "v68"),
        Hop(P3, 1, "v50", "v68"),
    )
    assert found.changes == ()
    assert found.culprits == ()


def test_lines_running_alongside_share_the_trip() -> None:
    found = trip(("C", "D8", P1), ("E", "F13", P3))
    assert found.minutes == 1
    assert found.points == (6, 3, 0, 0)
    assert found.hops == (Hop(P1, 1, "v26", "v47"), Hop(P2, 1, "v26", "v47"))


def test_changing_lines_takes_time() -> None:
    found = trip(("R", "C10", P2), ("C", "I12", P4))
    assert found.minutes == 7
    assert found.points == (3, 6, 0, 0)
    assert found.changes == ("v26", "v47")
    assert found.hops == (
        Hop(P2, 1, "v18", "v26"),
        Hop(P2, 1, "v26", "v47"),
        Hop(P1, 1, "v26", "v47"),
        Hop(P1, 1, "v47", "v68"),
        Hop(P1, 1, "v68", "v77"),
    )


def test_the_way_back_takes_as_long() -> None:
    there = trip(("R", "C10", P2), ("C", "I12", P4))
    back = trip(("C", "I12", P4), ("R", "C10", P2))
    assert (back.minutes, back.points) == (there.minutes, there.points)
    assert {(hop.seat, hop.end, hop.start) for hop in back.hops} == {
        (hop.seat, hop.start, hop.end) for hop in there.hops
    }


def test_a_seat_scores_once_even_with_both_lines() -> None:
    lines = {
        LineId(P1, 1): "s11 v2 v9 v17 v26",
        LineId(P1, 2): "s65 v7 v8 v9 v17 v26",
    }
    found = trip(("R", "A3", P1), ("C", "D8", P2), net=graph(lines, "v9 v26"))
    assert found.minutes == 1
    assert found.points == (6, 0, 0, 0)
    assert len(found.hops) == 2


def test_unfinished_lines_carry_trips_only_between_stations() -> None:
    lines = {LineId(P1, 1): "s11 v2 v9 v17 v26 v36"}
    assert trip(("R", "A3", P1), ("C", "D8", P2), net=graph(lines, "v9 v26")).minutes == 1
    beyond = trip(("R", "A3", P1), ("C", "D8", P2), net=graph(lines, "v9"))
    assert beyond.culprits == (Culprit(P2, "unserved"),)


def test_start_markers_do_not_count_as_stations_of_a_trip() -> None:
    lines = {LineId(P1, 1): "s11 v2 v9 v17 v26"}
    assert trip(("R", "A1", P1), ("C", "D8", P2), net=graph(lines, "v26")).culprits == (
        Culprit(P1, "unserved"),
    )


def test_a_trip_of_no_minutes_counts_all_lines_at_that_station() -> None:
    found = trip(("R", "D8", P1), ("C", "D9", P4))
    assert found.minutes == 0
    assert found.hops == ()
    assert found.points == (6, 3, 0, 0)


def test_park_and_lake_have_a_trip() -> None:
    found = park_to_lake("B5", "F17")
    assert (found.letter, found.minutes) == ("PL", 2)
    assert found.hops == (Hop(P3, 1, "v9", "v11"), Hop(P3, 1, "v11", "v50"))
    assert found.points == (0, 0, 5, 0)


@pytest.mark.parametrize(
    ("park", "lake"),
    [
        pytest.param("B5", "A1", id="lake not served"),
        pytest.param("A1", "F17", id="park not served"),
        pytest.param(None, None, id="a map without them"),
    ],
)
def test_an_impossible_trip_to_the_lake_has_no_effect(park: str | None, lake: str | None) -> None:
    found = park_to_lake(park, lake)
    assert (found.minutes, found.culprits, found.points) == (None, (), (0, 0, 0, 0))


def test_a_trip_between_park_and_lake_without_a_route_has_no_effect() -> None:
    lines = {LineId(P1, 1): "s11 v2 v9", LineId(P3, 1): "s25 v50 v60"}
    found = park_to_lake("B5", "F17", graph(lines, "v9 v50"))
    assert (found.minutes, found.points) == (None, (0, 0, 0, 0))


APART = graph({LineId(P1, 1): "s11 v2 v9 v17", LineId(P2, 1): "s25 v68 v77"}, "v9 v68")


@pytest.mark.parametrize(
    ("one", "other", "culprits", "points"),
    [
        pytest.param(
            ("R", None, P1),
            ("C", "G13", P2),
            (Culprit(P1, "unplaced"),),
            (-6, 0, 0, 0),
            id="one never placed",
        ),
        pytest.param(
            ("R", None, P1),
            ("C", "A1", P2),
            (Culprit(P1, "unplaced"), Culprit(P2, "unserved")),
            (-6, -6, 0, 0),
            id="one never placed, the other not served",
        ),
        pytest.param(
            ("R", None, P3),
            ("C", None, P4),
            (Culprit(P3, "unplaced"), Culprit(P4, "unplaced")),
            (0, 0, -6, -6),
            id="neither placed",
        ),
        pytest.param(
            ("R", "A3", P1),
            ("C", "A1", P2),
            (Culprit(P2, "unserved"),),
            (0, -6, 0, 0),
            id="one not served",
        ),
        pytest.param(
            ("R", "A3", P3),
            ("C", "G13", P4),
            (Culprit(P3, "no_route"), Culprit(P4, "no_route")),
            (0, 0, -6, -6),
            id="no route",
        ),
    ],
)
def test_impossible_trips_blame_the_right_seats(
    one: tuple[str, str | None, Seat],
    other: tuple[str, str | None, Seat],
    culprits: tuple[Culprit, ...],
    points: tuple[int, ...],
) -> None:
    punished = trip(one, other, net=APART)
    assert (punished.minutes, punished.culprits, punished.points) == (None, culprits, points)
    paid = trip(one, other, net=APART, rule="compensation")
    assert paid.culprits == culprits
    assert paid.points == tuple(6 + lost for lost in points)


def test_all_lines_of_a_route_are_listed() -> None:
    assert graph().fastest(("v9",), ("v68",)) == Route(
        minutes=3,
        lines=(LineId(P1, 1), LineId(P3, 1)),
        hops=trip(("R", "A3", P1), ("C", "G13", P2)).hops,
        changes=(),
    )


def test_without_a_station_there_is_no_route() -> None:
    assert graph().fastest((), ("v68",)) is None
    assert graph().fastest(("v9",), ()) is None


def test_the_minutes_are_those_of_a_library_for_graphs() -> None:
    """Random networks, with trips between random stations."""
    rng = Rng(1)
    vertices = CITY_VERTICES[:30]
    possible = 0
    for _ in range(200):
        stations = [vertex for vertex in vertices if rng.below(2)]
        lines: dict[LineId, list[str]] = {}
        for seat in range(3):
            path = [*vertices]
            rng.shuffle(path)
            lines[LineId(seat, 1)] = path[: 2 + rng.below(12)]
        built = nx.Graph()
        for line, path in lines.items():
            stops = [(vertex, line) for vertex in path if vertex in stations]
            built.add_nodes_from(stops)
            built.add_edges_from(pairwise(stops), minutes=RIDE)
        for (one, line), (other, other_line) in combinations([*built], 2):
            if one == other and line != other_line:
                built.add_edge((one, line), (other, other_line), minutes=CHANGE)
        start, end = stations[0], stations[-1]
        distances = [
            nx.dijkstra_path_length(built, one, other, weight="minutes")
            for one, other in product(built, repeat=2)
            if one[0] == start and other[0] == end and nx.has_path(built, one, other)
        ]
        route = TripGraph(lines, stations).fastest([start], [end])
        possible += route is not None
        assert (None if route is None else route.minutes) == min(distances, default=None)
    assert 20 < possible < 200
