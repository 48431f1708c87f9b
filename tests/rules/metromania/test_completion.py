"""Completing lines, longest digs and blocked lines (T21 to T23, T25)."""

import pytest

from bot.core import form
from rules.core import engine
from rules.core.text import msg
from rules.metromania import GAME, Dig
from rules.metromania.components.content import LineStatus
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.network.completion import closed_lines, end_trigger, line_statuses
from rules.metromania.network.lines import Network
from rules.metromania.network.reach import closes_last, max_dig, next_tunnels, waiting_exits
from rules.metromania.network.stations import bonus_vertices
from rules.metromania.state import State, Station
from tests.rules.metromania.positions import (
    EAST,
    P1,
    P2,
    P3,
    P4,
    WEST,
    blank,
    dug,
    play,
    refusal,
    refused,
    stations,
)

ACROSS = f"{WEST} 1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"
SECOND = "2:S45>v86 2:J1>v79 2:I1>v71 2:H1>v62 2:G1>v52 2:F1>v41 2:E1>v31 2:X62"


def _printed(state: State, **symbols: str) -> str:
    return "".join(
        symbols.get(cell, symbol) for cell, symbol in zip(CITY_CELLS, state.printed, strict=True)
    )


class TestBonusStation:
    """T21."""

    def test_it_is_due_when_a_line_is_completed(self) -> None:
        state = play(dug(blank(), {P1: ACROSS}), "1:X34")
        line = state.seats[P1].lines[0]
        assert (line.complete, len(line.cells), line.path[-1]) == (True, 11, "x34")
        assert state.turn.bonus_line == 1
        free = "v2 v9 v17 v26 v36 v47 v58 v68 v77 v85"
        assert bonus_vertices(state, P1) == tuple(free.split())

    def test_it_comes_before_anything_else(self) -> None:
        state = play(dug(blank(), {P1: ACROSS}), "1:X34")
        for text in ("2:S41>v90", "station 1 v9", "pass", "1:I12>v77"):
            assert refused(state, text) == "bonus_pending", text
        assert refused(state, "+v46") == "not_on_line"
        assert refused(state, "+v9 2:S55>v52") is None

    def test_it_scores(self) -> None:
        state = play(dug(blank("E9=R"), {P1: ACROSS}), "1:X34 +v36")
        assert [(each.vertex, each.kind) for each in state.stations] == [("v36", "bonus")]
        assert (state.turn.bonus_line, state.seats[P1].points) == (None, 0)
        state = play(dug(blank("D10=R E12=C"), {P1: ACROSS}), "1:X34 +v36")
        assert state.seats[P1].points == 2

    def test_it_may_be_declined(self) -> None:
        state = play(play(dug(blank(), {P1: ACROSS}), "1:X34"), "+none")
        assert (state.stations, state.turn.bonus_line, state.turn.seat) == ([], None, P1)

    def test_it_may_not_stand_on_another(self) -> None:
        state = play(dug(blank(), {P1: ACROSS, P2: EAST}), "1:X34")
        assert refused(state, "+v26") == "station_exists"

    def test_it_may_shorten_the_dig(self) -> None:
        """The bonus station is the last in the supply, so no further tunnel is legal."""
        state = dug(
            blank("F1=L F2=L"),
            {P1: f"{ACROSS} 2:S55>v52", P2: "1:S61>v31 1:E2>v42 1:F3>v53 1:G2>v62"},
        )
        state.supply = 1
        declined = play(state, "1:X34 +none")
        assert (declined.turn.seat, declined.turn.required) == (P1, 3)
        assert play(state, "1:X34 +v9").turn.seat == P2

    def test_it_may_leave_too_few_for_the_dig(self) -> None:
        """Two tunnels of line 2 would have needed two stations; the bonus station takes one of them."""
        state = blank()
        free = {"C7", "D9", "I12"}
        state.printed = "".join("." if cell in free else "L" for cell in CITY_CELLS)
        state.supply = 2
        own, rival = state.seats[P1], state.seats[P2]
        own.turns = rival.turns = 5
        own.lines[0].path[:], own.lines[0].cells[:] = ["s11", "v84", "v85"], ["S11", "I12"]
        own.lines[1].path[:], own.lines[1].cells[:] = ["s41", "v9", "v17"], ["S41", "B5"]
        rival.lines[0].path[:] = ["s15", "v18", "v26", "v25"]
        rival.lines[0].cells[:] = ["S15", "C9", "D8"]
        rival.lines[1].path[:] = ["s21", "v37", "v36", "v35"]
        rival.lines[1].cells[:] = ["S21", "E12", "E10"]
        built = play(state, "1:X34 +v85")
        assert (built.supply, built.turn.required) == (1, 2)
        assert engine.verbs_on_menu(GAME, built, P1)
        assert play(built, "2:C7>v26").turn.seat == P2

    def test_it_is_skipped_if_no_station_is_left(self) -> None:
        state = dug(blank(), {P1: ACROSS})
        state.supply = 0
        assert play(state, "1:X34").turn.bonus_line is None

    def test_the_turn_continues_with_the_other_line(self) -> None:
        state = play(dug(blank(), {P1: ACROSS}), "1:X34 +v58 2:S55>v52 2:G1>v53")
        assert (state.turn.seat, stations(state)) == (P2, ["v58"])


class TestEndSide:
    """T22."""

    def test_a_line_may_not_end_beside_its_start(self) -> None:
        state = dug(blank(), {P1: "1:S15>v5 1:A8>v4 1:A6>v3"})
        code, facts = refusal(state, "1:X12")
        assert (code, facts) == ("end_side", {"line": 1, "first": 1, "before": 6, "after": 2})

    def test_a_line_may_end_beside_its_start_if_no_other_exit_is_free(self) -> None:
        state = dug(blank(), {P1: "1:S15>v5 1:A8>v4 1:A6>v3"})
        state.border = "SX.XS" * 2 + "S...S" * 3 + "SX.XS"
        assert refused(state, "1:X12") is None
        assert play(state, "1:X12").seats[P1].lines[0].complete


class TestLastLine:
    """An exit beside the head of the last line, while three tunnels can be dug elsewhere."""

    HEADS = ACROSS.removesuffix(" 1:X34")

    @pytest.mark.parametrize("choice", ["longest", "free"])
    def test_an_option_decides_whether_it_may_be_completed(self, choice: str) -> None:
        state = dug(blank(last_line=choice), {P1: f"{self.HEADS} {SECOND}"})
        assert max_dig(Network(state), P1, 3) == 3
        assert refused(state, "1:X34") == (None if choice == "free" else "dead_end")
        assert [each.opening.cell for each in waiting_exits(state, P1)] == (
            [] if choice == "free" else ["X34"]
        )
        offered = {opening.cell for opening in next_tunnels(state, P1)}
        assert ("X34" in offered) == (choice == "free")

    def test_the_refusal_and_the_panel_say_which_line_has_to_wait_and_why(self) -> None:
        state = dug(blank(), {P1: f"{self.HEADS} {SECOND}"})
        _, facts = refusal(state, "1:X34")
        assert (facts["closes"], facts["reached"], facts["required"]) == (1, 1, 3)
        verb = next(each for each in GAME.verbs if each.name == "dig")
        waits = msg("metromania.text.exit_waits", line=1, reached=1, required=3)
        assert waits in form.page(GAME, state, P1, verb, {}, {}).said
        free = dug(blank(last_line="free"), {P1: f"{self.HEADS} {SECOND}"})
        assert form.page(GAME, free, P1, verb, {}, {}).said == ()

    def test_completing_it_ends_the_turn_and_construction(self) -> None:
        state = play(dug(blank(last_line="free"), {P1: f"{self.HEADS} {SECOND}"}), "1:X34 +none")
        assert state.turn.seat == P2
        assert state.final is not None
        assert state.final.trigger == "both_lines"

    def test_a_line_beside_an_unfinished_one_is_not_the_last(self) -> None:
        net = Network(dug(blank(last_line="free"), {P1: self.HEADS}))
        exits = [each for each in net.openings(net.tracks_of(P1)[0]) if each.cell == "X34"]
        assert [closes_last(net, each) for each in exits] == [False]


class TestLongestDig:
    """T23."""

    OBSTACLES = "C6 B7 C8 D10 C9 D8 E10 E11 E12 D11 E9 E8 D7 D6 C5"

    @pytest.fixture
    def pocket(self) -> State:
        state = blank(" ".join(f"{cell}=L" for cell in self.OBSTACLES.split()))
        return dug(state, {P1: f"1:S11>v2 1:A3>v9 1:B5>v17 {SECOND}"})

    def test_a_dig_has_as_many_tunnels_as_possible(self, pocket: State) -> None:
        assert max_dig(Network(pocket), P1, 3) == 2
        code, facts = refusal(pocket, "1:C7>v25")
        assert (code, facts["reached"], facts["required"]) == ("dead_end", 1, 2)
        assert facts["example"] == ("1:C7>v26", "1:D9>v36")
        assert refused(pocket, " ".join(facts["example"])) is None
        state = play(pocket, "1:C7>v26 1:D9>v36")
        assert (state.turn.seat, len(state.seats[P1].lines[0].cells)) == (P2, 5)
        assert line_statuses(state)[P1] == (LineStatus.BLOCKED, LineStatus.COMPLETE)

    def test_a_letter_that_is_the_only_choice_is_not_asked_for(self, pocket: State) -> None:
        pocket.printed = _printed(pocket, C7="R")
        assert refusal(pocket, "1:C7>v25")[0] == "dead_end"

    def test_the_turn_stays_open_until_the_dig_is_long_enough(self, pocket: State) -> None:
        state = play(pocket, "1:C7>v26")
        assert (state.turn.seat, state.turn.required) == (P1, 2)

    def test_trying_leaves_no_trace(self, pocket: State) -> None:
        net = Network(pocket)
        before = [(tuple(track.path), dict(track.at)) for track in net.tracks]
        lists = set(net.taken), set(net.stations), net.supply, net.marker_used
        max_dig(net, P1, 3)
        assert before == [(tuple(track.path), dict(track.at)) for track in net.tracks]
        assert lists == (net.taken, net.stations, net.supply, net.marker_used)

    def test_a_second_line_is_started_if_necessary(self) -> None:
        state = blank(" ".join(f"{cell}=L" for cell in self.OBSTACLES.split()))
        dug(state, {P1: "1:S11>v2 1:A3>v9 1:B5>v17"})
        assert max_dig(Network(state), P1, 3) == 3
        assert refused(state, "1:C7>v26 1:D9>v36 2:S41>v90") is None


class TestBlocked:
    def test_unstarted_lines_are_not_blocked(self) -> None:
        assert set(line_statuses(blank())) == {(LineStatus.UNSTARTED, LineStatus.UNSTARTED)}

    @pytest.mark.parametrize(
        ("choice", "second", "trigger"),
        [("blocked", LineStatus.BLOCKED, "lines"), ("anywhere", LineStatus.UNSTARTED, None)],
    )
    def test_a_second_line_without_a_start_is_blocked(
        self, choice: str, second: LineStatus, trigger: str | None
    ) -> None:
        """D35, on a map with a single start across from P1's. Four lines of the others are complete."""
        state = blank(taken_starts=choice)
        state.border = "SX.XS" * 2 + "SX.XX" + "XX.XX" * 2 + "SX.XS"
        dug(state, {P1: "1:S11>v2", P2: "1:S31>v51 2:S15>v5", P3: "1:S21>v13", P4: "1:S61>v41"})
        for seat, number in ((P2, 0), (P2, 1), (P3, 0), (P4, 0)):
            state.seats[seat].lines[number].complete = True
        assert line_statuses(state)[P1] == (LineStatus.RUNNING, second)
        assert end_trigger(state, P1) == trigger

    def test_a_line_is_blocked_for_lack_of_a_marker(self) -> None:
        state = dug(blank("A2=R A3=R A4=R"), {P1: "1:S11>v2"})
        assert line_statuses(state)[P1][0] == LineStatus.RUNNING
        state.seats[P1].hand = ["C-B"]
        assert line_statuses(state)[P1][0] == LineStatus.BLOCKED
        assert closed_lines(line_statuses(state)) == 1

    def test_a_marker_placed_this_turn_does_not_block_a_line(self) -> None:
        state = dug(blank("A2=R A3=R A4=R"), {P1: "1:S11>v2"})
        state.turn.marker_used = True
        assert line_statuses(state)[P1][0] == LineStatus.RUNNING

    def test_a_station_at_the_head_can_unblock_a_line(self) -> None:
        walls = "C6=L C7=L C8=L B7=L"
        state = dug(blank(walls), {P1: "1:S11>v2 1:A3>v9 1:B5>v17"})
        assert line_statuses(state)[P1][0] == LineStatus.BLOCKED
        state.stations.append(Station("v17", "meet", P2))
        assert line_statuses(state)[P1][0] == LineStatus.RUNNING


class TestTriggers:
    """T25."""

    def test_the_last_station_ends_construction(self) -> None:
        state = blank()
        assert end_trigger(state, P2) is None
        state.supply = 0
        assert end_trigger(state, P2) == "stations"

    def test_both_lines_come_first(self) -> None:
        state = dug(blank(), {P1: f"{ACROSS} 1:X34 {SECOND}"})
        state.supply = 0
        assert end_trigger(state, P1) == "both_lines"
        assert end_trigger(state, P2) == "stations"

    @pytest.mark.parametrize(("seats", "limit"), [(4, 5), (3, 4), (2, 3)])
    def test_enough_closed_lines_end_construction(self, seats: int, limit: int) -> None:
        for closed in range(2 * seats + 1):
            state = blank(seats=seats)
            for number in range(closed):
                line = state.seats[number % seats].lines[number // seats]
                line.path, line.cells, line.complete = _finished(number)
            trigger = end_trigger(state, seats - 1)
            if closed == 2 * seats:
                assert trigger == "both_lines"
            else:
                assert trigger == ("lines" if closed >= limit else None), closed


def _finished(number: int) -> tuple[list[str], list[str], bool]:
    """A line that counts as complete."""
    start, end = ("S11", "S15", "S21", "S25", "S31", "S35", "S41", "S45")[number], f"x{number}"
    return [start.lower(), end], [start], True


def test_a_dig_that_stops_leaves_the_bonus_station_open() -> None:
    state = dug(blank(), {P1: ACROSS})
    step = engine.play(GAME, state, P1, Dig("1:X34"))
    assert step.undoable
    assert set(GAME.waiting_for(step.state)) == {P1}
