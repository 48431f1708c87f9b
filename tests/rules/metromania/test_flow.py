"""Turns, passing, the final round and the end (T25, T38)."""

import pytest

from rules.core import engine
from rules.core.errors import GameOver, IllegalMove, NotYourTurn
from rules.core.log import Log
from rules.core.text import SeatName, msg
from rules.metromania import GAME, Dig, Pass, Station
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.state import Phase, State
from rules.metromania.turns.flow import end_turn, pass_turn
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
)

ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85 1:X34"
SECOND = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52"
LAST = ("2:F1>v41", "2:E1>v31", "2:X62")
WHOLE = f"{ACROSS} {SECOND} {' '.join(LAST)}"


def nearly_done(final_round: str = "always") -> State:
    """P1 has one turn left on its second line."""
    return dug(blank(final_round=final_round), {P1: f"{ACROSS} {SECOND}"})


class TestTurns:
    def test_a_dig_may_stop_and_go_on(self) -> None:
        state = play(blank(), "1:S11>v2")
        assert (state.turn.seat, len(state.turn.tunnels), state.turn.required) == (P1, 1, 3)
        assert GAME.waiting_for(state) == {P1: msg("metromania.asked.dig_on", dug=1, most=3)}
        state = play(play(state, "1:A3>v9"), "1:B5>v17")
        assert (state.turn.seat, state.turn.tunnels) == (P2, [])
        assert state.last is not None
        assert [tunnel.end for tunnel in state.last.tunnels] == ["v2", "v9", "v17"]

    def test_turns_pass_to_the_next_seat(self) -> None:
        state = blank(seats=3)
        for seat, text in enumerate(("1:S11>v2 1:A3>v9 1:B5>v17", "1:S15>v5 1:A9>v11 1:B9>v18")):
            assert state.turn.seat == seat
            state = play(state, text)
        state = play(state, "1:S21>v13 1:B13>v20 1:C13>v29")
        assert (state.turn.seat, [mine.turns for mine in state.seats]) == (P1, [2, 2, 2])

    def test_the_question_names_the_possible_moves(self) -> None:
        assert GAME.waiting_for(blank()) == {P1: msg("metromania.asked.first")}
        state = dug(blank(), {P1: "1:S11>v2 1:A3>v9 1:B5>v17"})
        assert GAME.waiting_for(state) == {P1: msg("metromania.asked.construction")}
        state = dug(blank(), {P1: ACROSS.removesuffix(" 1:X34")})
        state = play(state, "1:X34")
        assert GAME.waiting_for(state) == {P1: msg("metromania.asked.bonus", line=1)}

    def test_an_open_turn_can_be_undone(self) -> None:
        step = engine.play(GAME, blank(), P1, Dig("1:S11>v2"))
        assert step.undoable
        assert not engine.play(GAME, blank(), P1, Dig("1:S11>v2", "1:A3>v9", "1:B5>v17")).undoable

    @pytest.mark.parametrize(("markers", "undoable"), [("open", True), ("hidden", False)])
    def test_an_open_turn_that_showed_a_hidden_letter_cannot_be_undone(
        self, markers: str, undoable: bool
    ) -> None:
        state = dug(demo(markers=markers), {P1: "1:S11>v2"})
        assert engine.play(GAME, state, P1, Dig("1:A3>v9=B")).undoable is undoable


class TestPassing:
    @pytest.fixture
    def stuck(self) -> State:
        """P1 can neither dig nor build, since all its lines are complete."""
        return dug(blank(), {P1: WHOLE})

    def test_a_seat_may_pass_only_if_nothing_else_is_possible(self, stuck: State) -> None:
        assert [verb.name for verb in engine.verbs_on_menu(GAME, stuck, P1)] == ["pass"]
        assert refusal(blank(), "pass") == (
            "cannot_pass",
            {"what": msg("metromania.text.can_dig")},
        )

    def test_a_seat_may_not_pass_if_it_can_build_a_station(self) -> None:
        state = dug(blank(), {P1: WEST, P2: EAST}, P1)
        walls = {"E12", "F10", "F11", "F12", "F13", "F14", "E13", "E14"}
        state.printed = _with_lakes(state.printed, walls)
        state.border = "SX.XS" + "." * 25
        assert [verb.name for verb in engine.verbs_on_menu(GAME, state, P1)] == ["station"]
        with pytest.raises(IllegalMove) as found:
            engine.check(GAME, state, P1, Pass())
        assert found.value.code == "metromania.cannot_pass"
        assert found.value.facts == {"what": msg("metromania.text.can_build")}

    def test_passing_ends_the_turn(self, stuck: State) -> None:
        state = play(stuck, "pass")
        assert (state.turn.seat, state.passes) == (P2, 1)
        assert state.last is not None
        assert (state.last.seat, state.last.tunnels, state.last.stations) == (P1, (), ())

    def test_construction_ends_if_all_pass_in_a_row(self) -> None:
        state = blank()
        for _ in range(3):
            pass_turn(state, Log())
        assert (state.phase, state.passes, state.turn.seat) == (Phase.CONSTRUCTION, 3, P4)
        pass_turn(state, Log())
        assert state.phase is Phase.OVER
        assert state.final is not None
        assert (state.final.trigger, state.final.seat) == ("stalemate", P4)

    def test_a_dig_between_two_passes_resets_the_count(self) -> None:
        state = blank()
        for _ in range(3):
            pass_turn(state, Log())
        state = play(state, "1:S11>v2 1:A3>v9 1:B5>v17")
        assert (state.phase, state.passes) == (Phase.CONSTRUCTION, 0)


class TestLastTurns:
    def test_all_other_seats_have_a_last_turn(self) -> None:
        state = nearly_done()
        step = engine.play(GAME, state, P1, Dig(*LAST, "+none"))
        state = step.state
        assert state.final is not None
        assert (state.phase, state.final.trigger, state.final.seat, state.final.left) == (
            Phase.FINAL_ROUND,
            "both_lines",
            P1,
            (P2, P3, P4),
        )
        assert step.events[-1].msg == msg(
            "metromania.event.end_both_lines",
            seat=SeatName(P1),
            seats=(SeatName(P2), SeatName(P3), SeatName(P4)),
            count=3,
        )
        assert GAME.waiting_for(state) == {P2: msg("metromania.asked.final_round")}

    def test_last_turns_come_in_turn_order(self) -> None:
        state = dug(blank(), {P2: WHOLE}, P2)
        end_turn(state, Log())
        assert state.final is not None
        assert state.final.left == (P3, P4, P1)
        for seat in (P3, P4, P1):
            assert state.turn.seat == seat
            end_turn(state, Log())
        assert state.phase is Phase.OVER

    def test_a_second_condition_changes_nothing(self) -> None:
        state = dug(blank(), {P2: WHOLE}, P2)
        end_turn(state, Log())
        state.supply = 0
        end_turn(state, Log())
        assert state.final is not None
        assert (state.final.trigger, state.final.left) == ("both_lines", (P4, P1))

    def test_only_after_blocked_lines_with_the_option(self) -> None:
        """T38."""
        state = nearly_done(final_round="blocked_only")
        state = play(state, f"{' '.join(LAST)} +none")
        assert state.phase is Phase.OVER
        for seats, mine in enumerate(state.seats):
            assert mine.turns == 1 + (seats == P1)
        state = blank(final_round="blocked_only")
        for number, start in enumerate(("S11", "S15", "S21", "S25", "S31")):
            line = state.seats[number % 3 + 1].lines[number // 3]
            line.path, line.cells, line.complete = [start.lower(), f"x{start}"], [start], True
        end_turn(state, Log())
        assert (state.phase, state.turn.seat) == (Phase.FINAL_ROUND, P2)

    def test_a_second_condition_beside_blocked_lines_still_brings_last_turns(self) -> None:
        state = nearly_done(final_round="blocked_only")
        for number, start in enumerate(("S15", "S21", "S25")):
            line = state.seats[number + 1].lines[0]
            line.path, line.cells, line.complete = [start.lower(), f"x{start}"], [start], True
        state = play(state, f"{' '.join(LAST)} +none")
        assert state.final is not None
        assert (state.final.trigger, state.final.left) == ("both_lines", (P2, P3, P4))
        assert (state.phase, state.turn.seat) == (Phase.FINAL_ROUND, P2)

    def test_the_end_is_scored(self) -> None:
        step = engine.play(GAME, nearly_done(final_round="blocked_only"), P1, Dig(*LAST, "+none"))
        outcome = GAME.outcome(step.state)
        assert outcome is not None
        assert outcome.reason == step.events[-1].msg
        assert [trip.letter for trip in step.state.trips] == [*"ABCDEF", "PL"]
        keys = [event.msg.key.rpartition(".")[2] for event in step.events]
        assert keys.count("lines_scored") == 4
        assert keys.count("trip_impossible") == 6
        assert GAME.waiting_for(step.state) == {}


def test_leaving_changes_nothing_on_the_map() -> None:
    state = dug(blank(), {P1: WEST})
    step = engine.leave(GAME, state, P1)
    assert step.state == state
    assert step.events == ()


def test_building_a_station_is_a_turn() -> None:
    state = dug(blank(), {P1: WEST, P2: EAST}, P1)
    step = engine.play(GAME, state, P1, Station(1, "v9"))
    assert step.state.turn.seat == P2
    assert step.state.last is not None
    assert (step.state.last.stations, step.state.last.tunnels) == (("v9",), ())


def _with_lakes(printed: str, cells: set[str]) -> str:
    return "".join(
        "L" if cell in cells else symbol for cell, symbol in zip(CITY_CELLS, printed, strict=True)
    )


def test_moves_out_of_turn_and_after_the_end_are_refused() -> None:
    with pytest.raises(NotYourTurn):
        engine.check(GAME, blank(), P2, Dig("1:S15>v5"))
    state = play(nearly_done(final_round="blocked_only"), f"{' '.join(LAST)} +none")
    with pytest.raises(GameOver):
        engine.check(GAME, state, P2, Dig("1:S15>v5"))


def test_a_skipped_station_does_not_keep_the_turn_open() -> None:
    state = dug(blank(), {P1: ACROSS.removesuffix(" 1:X34"), P2: EAST})
    state.supply = 0
    state = play(state, "1:X34 2:S55>v52 2:G1>v53")
    assert (state.turn.seat, state.phase) == (P2, Phase.FINAL_ROUND)
