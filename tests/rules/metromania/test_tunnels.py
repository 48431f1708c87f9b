"""Digging tunnels (T03 to T11), and every refusal of a tunnel."""

import pytest

from rules.core.errors import IllegalMove, MalformedMove
from rules.core.text import msg
from rules.metromania import Bonus, Dig
from rules.metromania.verbs.dig import check
from tests.refusing import refuses
from tests.rules.metromania.positions import (
    EAST,
    P1,
    P2,
    P3,
    P4,
    WEST,
    blank,
    demo,
    dug,
    play,
    refusal,
    refused,
)

SOUTHEAST = "1:S11>v2 1:A3>v9 1:B5>v17"
ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"


class TestFirstTurn:
    """T03."""

    def test_it_has_three_tunnels(self) -> None:
        state = blank()
        state.seats[P1].turns = 0
        state = play(state, f"dig {SOUTHEAST}")
        line = state.seats[P1].lines[0]
        assert line.path == ["s11", "v2", "v9", "v17"]
        assert line.cells == ["S11", "A3", "B5"]
        assert (state.stations, state.seats[P1].turns, state.turn.seat) == ([], 1, P2)

    def test_it_uses_one_line_only(self) -> None:
        state = blank()
        state.seats[P1].turns = 0
        assert refused(state, "dig 1:S11>v2 2:S41>v90") == "one_start_first_turn"
        assert refused(state, "dig 2:S41>v90") == "start_order"

    @pytest.mark.parametrize("text", ["1:A3>v9", "1:X12", "1:X12>v2"])
    def test_it_starts_on_a_white_arrow(self, text: str) -> None:
        code, facts = refusal(blank(), text)
        assert (code, facts["count"]) == ("start_cell", 12)


class TestSecondStart:
    """T04."""

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("2:S31>v51", None),
            ("2:S41>v90", None),
            ("2:S51>v86", None),
            ("2:S15>v5", "start_side"),
            ("2:S21>v13", "start_side"),
            ("2:S61>v41", "start_side"),
        ],
    )
    def test_it_may_not_be_beside_the_first(self, text: str, code: str | None) -> None:
        assert refused(dug(blank(), {P1: SOUTHEAST}), text) == code

    @pytest.mark.parametrize(
        ("choice", "near", "far"),
        [("blocked", "no_start", "no_start"), ("anywhere", None, "occupied")],
    )
    def test_it_is_blocked_if_nothing_else_is_free(
        self, choice: str, near: str | None, far: str
    ) -> None:
        state = blank(taken_starts=choice)
        dug(state, {P1: SOUTHEAST, P2: "1:S31>v51 2:S51>v86", P3: "1:S35>v85 2:S55>v52"})
        dug(state, {P4: "1:S41>v90"})
        assert refused(state, "2:S21>v13") == "start_side"
        state.seats[P4].lines[1].path += ["s45", "v87"]
        state.seats[P4].lines[1].cells.append("S45")
        assert refused(state, "2:S21>v13") == near
        assert refused(state, "2:S31>v51") == far


class TestBends:
    """T05 and T06."""

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("1:C7>v26", None),
            ("1:C8>v26", None),
            ("1:C6>v25", None),
            ("1:C7>v25", None),
            ("1:B7>v18", None),
            ("1:C8>v18", None),
            ("1:B6>v10", "acute"),
            ("1:B7>v10", "acute"),
            ("1:C6>v16", "acute"),
        ],
    )
    def test_sixty_degrees_are_too_sharp(self, text: str, code: str | None) -> None:
        assert refused(dug(blank(), {P1: SOUTHEAST}), text) == code

    def test_a_sharp_bend_is_legal_at_a_station(self) -> None:
        state = dug(blank(), {P1: WEST, P2: EAST}, P2)
        assert refused(state, "1:D10>v27") is None
        assert refused(dug(blank(), {P2: EAST}, P2), "1:D10>v27") == "acute"

    def test_a_station_of_the_same_turn_is_enough(self) -> None:
        state = dug(blank(), {P1: WEST, P2: EAST.removesuffix(" 1:C9>v26")}, P2)
        assert refused(state, "1:C9>v26 1:D10>v27") is None


def test_the_other_side_of_an_edge_is_free() -> None:
    """T07."""
    state = dug(blank(), {P1: WEST, P2: EAST}, P2)
    code, facts = refusal(state, "1:D9>v36")
    assert (code, facts) == ("occupied", {"cell": "D9", "others": ("D10",), "count": 1})
    assert refused(state, "1:D10>v36") is None


def test_loops_and_doubling_back_are_refused() -> None:
    """T08."""
    loop = f"{WEST} 1:F12>v57 1:F10>v56 1:F9>v45 1:E8>v35"
    assert refused(dug(blank(), {P1: loop}), "1:E10>v36") == "loop"
    assert refused(dug(blank(), {P1: WEST}), "1:E12>v36") == "loop"


class TestMarkers:
    """T09 to T11."""

    def test_a_tunnel_on_a_destination_places_a_marker(self) -> None:
        state = play(demo(), "dig 1:S11>v2 1:A3>v9=B")
        assert [(each.cell, each.marker, each.seat) for each in state.placed] == [("A3", "C-B", P1)]
        assert state.seats[P1].hand == ["R-A", "E-C"]
        assert state.turn.marker_used

    def test_the_marker_must_be_in_hand(self) -> None:
        state = dug(demo(), {P1: "1:S11>v2"})
        code, facts = refusal(state, "1:A3>v9=E")
        assert (code, facts["kind"], facts["letter"], facts["named"]) == (
            "no_marker",
            msg("metromania.kind.C"),
            "E",
            1,
        )
        state.seats[P1].hand = ["R-A", "E-C"]
        code, facts = refusal(state, "1:A3>v9")
        assert (code, facts["named"]) == ("no_marker", 0)

    def test_park_and_lake_are_closed(self) -> None:
        state = dug(demo(), {P1: "1:S11>v2 1:A3>v9=B"})
        code, facts = refusal(state, "1:B6>v17")
        assert (code, facts) == ("park_lake", {"cell": "B6", "kind": msg("metromania.kind.P")})
        assert refused(state, "1:B5>v17") is None

    def test_only_one_marker_is_placed_per_turn(self) -> None:
        state = blank("A3=C B5=R")
        assert refused(state, "1:S11>v2 1:A3>v9=B 1:B5>v17=A") == "one_marker"
        later = dug(state, {P1: "1:S11>v2 1:A3>v9=B"})
        assert refused(later, "1:B5>v17=A") is None

    @pytest.mark.parametrize(
        ("printed", "before", "text"),
        [
            pytest.param("A3=C B4=R", "1:S65>v7 1:B2>v8", "1:B4>v16=A", id="a side"),
            pytest.param("A3=C B5=R", "1:S65>v7 1:B2>v8 1:B3>v16", "1:B5>v17=A", id="a corner"),
        ],
    )
    def test_equal_letters_may_not_touch(self, printed: str, before: str, text: str) -> None:
        state = dug(blank(printed), {P2: "1:S11>v2 1:A3>v9=A", P1: before})
        code, facts = refusal(state, text)
        cell = text[2:4]
        assert (code, facts) == ("same_letter", {"letter": "A", "other": "A3", "cell": cell})

    def test_a_different_letter_may_touch(self) -> None:
        state = dug(
            blank("A3=C B5=R", seats=3),
            {P2: "1:S11>v2 1:A3>v9=A", P1: "1:S65>v7 1:B2>v8 1:B3>v16"},
        )
        assert refused(state, "1:B5>v17=A") == "same_letter"
        assert refused(state, "1:B5>v17=D") is None
        assert refused(state, "1:B5>v17") is None

    def test_a_missing_letter_is_asked_for(self) -> None:
        state = dug(blank("A3=R", seats=3), {P1: "1:S11>v2"})
        assert refusal(state, "1:A3>v9") == (
            "letter_required",
            {"cell": "A3", "letters": ("A", "D")},
        )

    def test_a_letter_needs_a_destination(self) -> None:
        assert refusal(dug(blank(), {P1: "1:S11>v2"}), "1:A3>v9=B") == (
            "no_destination",
            {"cell": "A3", "letter": "B"},
        )

    def test_canonical_moves_name_the_letter(self) -> None:
        state = dug(demo(), {P1: "1:S11>v2"})
        with refuses("metromania.letter_required", IllegalMove):
            check(state, P1, Dig("1:A3>v9"))


class TestOtherRefusals:
    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("1:S15>v5", "arrow_misuse"),
            ("1:G5>v54", "not_at_head"),
            ("1:C7>v16", "not_corner"),
            ("1:C7>v17", "not_corner"),
            ("1:X12", "not_at_head"),
        ],
    )
    def test_a_tunnel_that_does_not_continue_its_line_is_refused(
        self, text: str, code: str
    ) -> None:
        assert refused(dug(blank(), {P1: SOUTHEAST}), text) == code

    def test_an_exit_that_is_not_dug_outwards_is_refused(self) -> None:
        state = dug(blank(), {P1: ACROSS})
        assert refused(state, "1:X34>v78") == "arrow_misuse"
        assert refused(state, "1:X34") is None

    def test_a_start_that_does_not_lead_inwards_is_refused(self) -> None:
        assert refused(blank(), "1:S11>v3") == "not_corner"

    def test_a_start_that_is_taken_is_refused(self) -> None:
        code, facts = refusal(dug(blank(), {P2: "1:S11>v2"}), "1:S11>v1")
        assert (code, facts["count"]) == ("occupied", 0)

    def test_a_tunnel_after_the_turn_is_used_up_is_refused(self) -> None:
        assert refused(blank(), f"{SOUTHEAST} 1:C7>v26") == "turn_used"

    def test_a_tunnel_of_a_line_that_is_used_up_is_refused(self) -> None:
        winding = (
            f"{WEST} 1:F13>v58 1:G12>v68 1:H13>v77 1:I11>v84 1:J10>v90 1:J8>v89 1:J7>v82 1:I6>v81"
            " 1:I5>v73 1:H4>v72 1:I1>v71 1:H1>v62"
        )
        state = dug(blank(), {P1: winding})
        assert len(state.seats[P1].lines[0].cells) == 18
        assert refused(state, "1:G1>v52") == "no_tunnels"

    def test_a_tunnel_of_a_complete_line_is_refused(self) -> None:
        state = dug(blank(), {P1: f"{ACROSS} 1:X34"})
        assert refused(state, "1:I12>v77") == "line_done"
        assert refused(state, "station 1 v9") == "line_done"

    def test_a_gap_between_steps_is_refused(self) -> None:
        with pytest.raises(MalformedMove):
            check(blank(), P1, Dig("1:S11>v2", "", "1:A3>v9"))
        with pytest.raises(MalformedMove):
            check(blank(), P1, Dig(""))

    @pytest.mark.parametrize(
        ("step", "code"),
        [
            ("1:s11>v2", "syntax"),
            ("1:X34>x34", "syntax"),
            ("3:C7>v26", "unknown_line"),
            ("1:K7>v26", "unknown_cell"),
            ("1:S12>v2", "unknown_cell"),
            ("1:S11>v92", "unknown_vertex"),
            ("+v92", "unknown_vertex"),
            ("", "syntax"),
        ],
    )
    def test_malformed_steps_are_refused(self, step: str, code: str) -> None:
        with refuses(f"metromania.{code}", MalformedMove):
            check(blank(), P1, Dig(step))

    def test_the_first_illegal_step_refuses_the_whole_dig(self) -> None:
        state = blank()
        assert refused(state, "1:S11>v2 1:A3>v9 1:A3>v2") == "occupied"
        assert state == blank()

    def test_a_bonus_station_that_is_not_due_is_refused(self) -> None:
        assert refused(blank(), "+v9") == "no_bonus"
        assert refused(blank(), "dig 1:S11>v2 +v2") == "no_bonus"
        assert refused(blank(), "+none") == "no_bonus"
        assert Bonus("").vertex == ""
