"""Recorded games: one for each way in which construction and a table can end, and for each variant.

Random robots played the ties, and mostly greedy ones the rest. Each game is the first of its kind. Where the stations
run out, every seat builds an intermediate station whenever it can. A stalemate cannot be recorded: as long as a seat
can move, fewer lines are closed than end construction (see RULEBOOK.md); `test_flow` constructs one.
"""

from itertools import combinations

import pytest

from rules.metromania import GAME
from rules.metromania.components.coordinates import edges
from tests.golden import goldens

GAMES = goldens(GAME)

TRIGGERS = {
    "both_lines_two_seats": "both_lines",
    "both_lines_three_seats": "both_lines",
    "lines_four_seats": "lines",
    "stations_four_seats": "stations",
    "hidden_three_seats": "lines",
    "hidden_four_seats": "both_lines",
    "fixed_three_seats": "both_lines",
    "fixed_four_seats": "lines",
    "korean_both_lines": "both_lines",
    "korean_stations": "stations",
    "italian_four_seats": "both_lines",
    "skip_and_split": "stations",
    "seat_left": "lines",
    "tie_more_lines": "both_lines",
    "tie_more_tunnels": "lines",
    "shared_victory": "lines",
}


@pytest.mark.parametrize("name", GAMES)
def test_construction_ends_for_this_reason(name: str) -> None:
    final = GAMES[name].last.final
    assert final is not None
    assert final.trigger == TRIGGERS[name]


def test_every_ending_and_every_variant_is_recorded() -> None:
    assert set(TRIGGERS.values()) == {"both_lines", "lines", "stations"}
    assert {golden.end.reason.rpartition(".")[2] for golden in GAMES.values()} == {
        *("outright", "shared"),
        *("lines", "tunnels"),
    }
    assert {len(golden.end.ranks) for golden in GAMES.values()} == {2, 3, 4}


def test_after_the_end_all_other_seats_had_one_last_turn() -> None:
    told = GAMES["stations_four_seats"].told
    ends = next(text for text in told if text.key == "metromania.event.end_stations")
    assert ends.args["count"] == 3


def test_korean_rules_give_last_turns_for_lines_alone() -> None:
    for name, key in (("korean_both_lines", "end_both_lines"), ("korean_stations", "end_stations")):
        told = GAMES[name].told
        ends = next(text for text in told if text.key == f"metromania.event.{key}")
        assert ends.args["count"] == 0


def test_korean_rules_pay_every_owner_of_a_line_at_a_new_station() -> None:
    built = [
        text
        for text in GAMES["korean_stations"].told
        if text.key.startswith("metromania.event.station_")
    ]
    assert max(len(owners) for text in built if isinstance(owners := text.args["seats"], tuple)) > 1


def test_italian_rules_take_no_points_away() -> None:
    state = GAMES["italian_four_seats"].last
    assert any(trip.culprits for trip in state.trips)
    assert all(points >= 0 for trip in state.trips for points in trip.points)


def test_with_skip_lines_cross_without_a_station_if_none_is_left() -> None:
    state = GAMES["skip_and_split"].last
    built = {station.vertex for station in state.stations}
    lines = [line.path for mine in state.seats for line in mine.lines]
    assert state.supply == 0
    assert any(
        vertex not in built and not _edges_at(one, vertex) & _edges_at(other, vertex)
        for one, other in combinations(lines, 2)
        for vertex in set(one) & set(other)
    )


def _edges_at(path: list[str], vertex: str) -> set[frozenset[str]]:
    return {edge for edge in edges(path) if vertex in edge}


def test_hidden_letters_are_revealed_at_the_end() -> None:
    steps = list(GAMES["hidden_three_seats"].steps())
    before, after = (GAME.view(step.state, None) for step in (steps[0], steps[-1]))
    assert {marker.letter for seat in before.seats for marker in seat.markers} == {None}
    left = [marker.letter for seat in after.seats for marker in seat.markers]
    assert left
    assert None not in left
