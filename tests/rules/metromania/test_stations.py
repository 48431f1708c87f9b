"""Stations: their building and their points (T12 to T15, T18 to T20, T38)."""

import pytest

from rules.metromania.network.stations import intermediate_vertices
from rules.metromania.state import State
from tests.rules.metromania.positions import (
    EAST,
    P1,
    P2,
    P3,
    WEST,
    blank,
    demo,
    dug,
    play,
    refusal,
    refused,
    stations,
)

ALONGSIDE = f"{EAST} 1:D10>v36 1:E12>v47"
AVOIDING = "1:S11>v2 1:A4>v9 1:B5>v17 1:C7>v26 1:D9>v36"


class TestInterchanges:
    def test_meeting_and_parting_build_stations(self) -> None:
        """T12."""
        state = dug(blank(), {P1: f"{WEST} 1:F12>v58"})
        assert stations(dug(state, {P2: EAST})) == ["v26"]
        assert stations(dug(state, {P2: "1:D10>v36 1:E12>v47"})) == ["v26"]
        dug(state, {P2: "1:E13>v48"})
        assert [(each.vertex, each.kind, each.seat) for each in state.stations] == [
            ("v26", "meet", P2),
            ("v47", "split", P2),
        ]
        assert state.supply == 28

    def test_crossing_builds_one_station(self) -> None:
        """T13."""
        assert stations(dug(blank(), {P1: WEST, P2: f"{EAST} 1:D8>v35"})) == ["v26"]

    def test_changing_sides_builds_none(self) -> None:
        """T14."""
        state = dug(blank(), {P1: f"{WEST} 1:F13>v58", P2: f"{ALONGSIDE} 1:F12>v58"})
        assert stations(state) == ["v26"]

    def test_overtaking_a_head_builds_none(self) -> None:
        """T15."""
        state = dug(blank(), {P1: WEST, P2: f"{ALONGSIDE} 1:F13>v58"})
        assert stations(state) == ["v26"]
        assert stations(dug(state, {P1: "1:F12>v58"})) == ["v26"]

    def test_a_station_is_built_when_the_overtaken_line_turns_away(self) -> None:
        """T15."""
        state = dug(blank("E13=R"), {P1: WEST, P2: f"{ALONGSIDE} 1:F13>v58"})
        dug(state, {P1: "1:F11>v57"})
        assert [(each.vertex, each.kind, each.seat) for each in state.stations][1:] == [
            ("v47", "split", P1)
        ]
        assert state.seats[P1].points == 1

    def test_with_the_option_overtaking_builds_a_station_at_once(self) -> None:
        """T38."""
        state = dug(blank(split_at_line_end="true"), {P1: WEST, P2: f"{ALONGSIDE} 1:F13>v58"})
        assert stations(state) == ["v26", "v47"]

    def test_a_first_tunnel_may_meet(self) -> None:
        state = dug(blank(), {P1: "1:S15>v5 1:A8>v4 1:A6>v3 1:A4>v2", P2: "1:S11>v2"})
        assert stations(state) == ["v2"]

    def test_own_second_line_counts(self) -> None:
        second = "2:S45>v87 2:J2>v80 2:I2>v72 2:H3>v64 2:G5>v55 2:F7>v45 2:E8>v35 2:D8>v26"
        assert stations(dug(blank(), {P1: f"{WEST} {second}"})) == ["v26"]


class TestPoints:
    """T18 and T38."""

    def test_the_seat_that_meets_scores(self) -> None:
        state = dug(demo(), {P1: AVOIDING, P2: EAST})
        assert [mine.points for mine in state.seats] == [0, 1, 0, 0]

    def test_a_station_scores_two_destinations(self) -> None:
        state = dug(
            demo(),
            {
                P2: "1:S15>v5 1:A9>v11 1:B10>v19 1:C10>v27 1:D11>v37",
                P1: f"{AVOIDING} 1:E12>v37",
            },
        )
        assert [mine.points for mine in state.seats] == [2, 0, 0, 0]

    def test_with_the_option_all_owners_score(self) -> None:
        state = dug(demo(station_points="owners"), {P1: AVOIDING, P2: EAST})
        assert [mine.points for mine in state.seats] == [1, 1, 0, 0]

    def test_park_and_lake_score_nothing(self) -> None:
        state = dug(blank("C7=P D8=L"), {P1: WEST.replace("1:C7", "1:C8"), P2: EAST})
        assert stations(state) == ["v26"]
        assert [mine.points for mine in state.seats] == [0, 0, 0, 0]

    def test_covered_destinations_count(self) -> None:
        state = dug(blank("D9=R"), {P1: WEST.replace("D9>v36", "D9>v36=A"), P2: EAST})
        assert state.seats[P2].points == 1


class TestIntermediate:
    """T19 and T38."""

    @pytest.fixture
    def before(self) -> State:
        return dug(demo(), {P1: AVOIDING})

    @pytest.fixture
    def after(self) -> State:
        return dug(demo(), {P1: AVOIDING, P2: EAST})

    def test_it_needs_a_station_ahead(self, before: State) -> None:
        for vertex in ("v2", "v9", "v17", "v26", "v36"):
            assert refusal(before, f"station 1 {vertex}") == (
                "not_between",
                {"vertices": (), "count": 0},
            )

    def test_it_may_lie_between_start_marker_and_station(self, after: State) -> None:
        first, second = (after.seats[seat].lines[0] for seat in (P1, P2))
        assert intermediate_vertices(after, first) == ("v2", "v9", "v17")
        assert intermediate_vertices(after, second) == ("v5", "v11", "v18")
        assert refused(after, "station 1 v9") is None

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("station 1 v36", "not_between"),
            ("station 1 v26", "station_exists"),
            ("station 1 v46", "not_on_line"),
            ("station 2 v9", "not_started"),
            ("station 3 v9", "unknown_line"),
            ("station 1 v99", "unknown_vertex"),
        ],
    )
    def test_illegal_stations_are_refused(self, after: State, text: str, code: str) -> None:
        assert refused(after, text) == code

    def test_it_uses_the_whole_turn(self, after: State) -> None:
        done = play(after, "station 1 v9")
        assert done.seats[P1].points == 1
        assert [(each.vertex, each.kind) for each in done.stations][-1] == ("v9", "intermediate")
        assert (done.turn.seat, done.seats[P1].turns, done.supply) == (P2, 2, 28)

    def test_it_is_refused_after_a_tunnel_was_dug(self, after: State) -> None:
        assert refused(play(after, "1:E12>v37"), "station 1 v9") == "turn_used"

    def test_it_is_refused_if_the_supply_is_empty(self, after: State) -> None:
        after.supply = 0
        assert refused(after, "station 1 v9") == "supply_empty"

    def test_with_the_option_it_may_lie_anywhere(self) -> None:
        state = dug(demo(station_between="false"), {P1: AVOIDING})
        found = intermediate_vertices(state, state.seats[P1].lines[0])
        assert found == ("v2", "v9", "v17", "v26", "v36")


class TestEmptySupply:
    """T20."""

    def test_a_tunnel_that_needs_a_station_is_illegal(self) -> None:
        state = dug(blank(), {P1: WEST, P2: "1:S15>v5 1:A9>v11 1:B9>v18"}, P2)
        state.supply = 0
        assert refusal(state, "1:C9>v26") == ("no_station_left", {"needed": 1, "left": 0})
        assert refused(state, "1:C10>v27") is None

    def test_with_skip_the_tunnel_is_dug_without_a_station(self) -> None:
        state = dug(blank(empty_supply="skip"), {P1: WEST, P2: "1:S15>v5 1:A9>v11 1:B9>v18"}, P2)
        state.supply = 0
        state = play(state, "1:C9>v26")
        assert (state.stations, state.supply) == ([], 0)
        assert refused(state, "1:D10>v27") == "acute"

    @pytest.mark.parametrize("rule", ["forbid", "skip"])
    def test_a_tunnel_may_need_two(self, rule: str) -> None:
        """A split comes before a meeting."""
        state = dug(blank(empty_supply=rule), {P1: f"{WEST} 1:F12>v58", P2: ALONGSIDE}, P2)
        crossing = state.seats[P3].lines[0]
        crossing.path, crossing.cells = ["s31", "v48"], ["S31"]
        state.supply = 1
        if rule == "forbid":
            assert refusal(state, "1:E13>v48") == ("no_station_left", {"needed": 2, "left": 1})
        else:
            assert stations(play(state, "1:E13>v48")) == ["v26", "v47"]
