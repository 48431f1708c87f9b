"""Recorded games: one for each way in which construction and a table can end, and for each variant.

Random robots played the ties, and mostly greedy ones the rest. Each game is the first of its kind. Where the stations
run out, every seat builds an intermediate station whenever it can. A stalemate cannot be recorded: as long as
somebody can move, fewer lines are closed than end construction (see RULEBOOK.md); `test_flow` constructs one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest

from rules.core.engine import Step
from rules.core.record import decode_record, replay
from rules.core.text import Msg
from rules.metromania import GAME
from rules.metromania.components.coordinates import edges
from rules.metromania.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "metromania"


@dataclass(frozen=True)
class Golden:
    name: str
    trigger: str
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

    def steps(self) -> Iterator[Step[State]]:
        return replay(GAME, decode_record((FOLDER / f"{self.name}.json").read_bytes()))

    @property
    def last(self) -> State:
        *_, step = self.steps()
        return step.state

    @property
    def told(self) -> list[Msg]:
        return [event.msg for step in self.steps() for event in step.events]


GAMES = {
    golden.name: golden
    for golden in (
        Golden("both_lines_two_seats", "both_lines", (1, 2), (12, 4), "outright"),
        Golden("both_lines_three_seats", "both_lines", (3, 1, 1), (-3, -2, -2), "shared"),
        Golden("lines_four_seats", "lines", (1, 4, 3, 2), (11, -12, 3, 5), "outright"),
        Golden("stations_four_seats", "stations", (2, 1, 4, 3), (18, 24, 6, 12), "outright"),
        Golden("hidden_three_seats", "lines", (2, 3, 1), (-3, -9, 12), "outright"),
        Golden("hidden_four_seats", "both_lines", (4, 3, 1, 2), (1, 7, 20, 9), "outright"),
        Golden("fixed_three_seats", "both_lines", (3, 2, 1), (13, 16, 21), "outright"),
        Golden("fixed_four_seats", "lines", (1, 2, 3, 4), (2, 0, -4, -15), "outright"),
        Golden("korean_both_lines", "both_lines", (2, 1, 3), (0, 13, -15), "outright"),
        Golden("korean_stations", "stations", (3, 3, 2, 1), (-12, -12, -6, 10), "outright"),
        Golden("italian_four_seats", "both_lines", (2, 3, 1, 4), (36, 12, 39, 9), "outright"),
        Golden("skip_and_split", "stations", (4, 2, 1, 3), (0, 6, 16, 4), "outright"),
        Golden("seat_left", "lines", (1, 2), (-10, -15), "outright"),
        Golden("tie_more_lines", "both_lines", (2, 1), (-7, -7), "lines"),
        Golden("tie_more_tunnels", "lines", (2, 1), (-30, -30), "tunnels"),
        Golden("shared_victory", "lines", (1, 1), (-27, -27), "shared"),
    )
}


@pytest.mark.parametrize(
    "golden", [pytest.param(golden, id=name) for name, golden in GAMES.items()]
)
def test_a_recorded_game_ends_as_recorded(golden: Golden) -> None:
    state = golden.last
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert state.final is not None
    assert state.final.trigger == golden.trigger
    assert outcome.ranks == golden.ranks
    assert tuple(score.total for score in outcome.scores) == golden.totals
    assert outcome.reason.key == f"metromania.reason.{golden.reason}"


def test_every_recorded_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(GAMES)


def test_every_ending_and_every_variant_is_recorded() -> None:
    assert {golden.trigger for golden in GAMES.values()} == {"both_lines", "stations", "lines"}
    assert {golden.reason for golden in GAMES.values()} == {
        "outright",
        "lines",
        "tunnels",
        "shared",
    }
    assert {len(golden.ranks) for golden in GAMES.values()} == {2, 3, 4}


def test_after_the_end_everybody_else_had_one_last_turn() -> None:
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
