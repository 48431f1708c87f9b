"""Robots and their moves."""

from collections import Counter

from benchmarks.levels.lines import endings, report
from benchmarks.levels.matches import RANDOM
from benchmarks.robots import play_series
from rules.core import engine
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania import GAME, Bonus, Dig, Pass, Station
from rules.metromania.components.content import LineStatus
from rules.metromania.components.coordinates import CITY_CELLS
from rules.metromania.network.lines import Network
from rules.metromania.robot.appraisal import letter_for
from rules.metromania.state import Final, Phase, Placed, State
from rules.metromania.state import Station as Built
from tests.rules.metromania.positions import EAST, P1, P2, P3, WEST, blank, demo, dug, fresh

ALMOST = "1:F12>v58 1:G12>v68 1:H12>v77 1:I12>v85"
"""P1's line from most examples, one tunnel short of its exit."""


def auto(state: State) -> Move:
    return GAME.robot(state, state.turn.seat, RobotLevel.QUICK, Rng(0))


def greedy(state: State) -> Move:
    move = GAME.robot(state, state.turn.seat, RobotLevel.NORMAL, Rng(0))
    engine.check(GAME, state, state.turn.seat, move)
    return move


def closed_in() -> State:
    """Neither of P1's lines can continue; there is a station at v26, on its line 1."""
    state = dug(blank(), {P1: f"{WEST} 2:S41>v90", P2: EAST})
    used = {cell for mine in state.seats for line in mine.lines for cell in line.cells}
    state.printed = "".join("." if cell in used else "L" for cell in CITY_CELLS)
    return state


def last_turn(state: State) -> State:
    """The last turn of the table is P1's."""
    state.phase = Phase.FINAL_ROUND
    state.final = Final("lines", P2, (P1,))
    return state


def placed(state: State, cell: str, marker: str, seat: Seat) -> State:
    state.seats[seat].hand.remove(marker)
    state.placed.append(Placed(cell, marker, seat))
    return state


def test_auto_digs_straight_on_with_line_one() -> None:
    assert auto(fresh()) == Dig("1:S11>v1")
    assert auto(dug(blank(), {P1: "1:S11>v2 1:A3>v9"})) == Dig("1:B5>v17")


def test_auto_declines_bonus_stations() -> None:
    state = dug(blank(), {P1: f"{WEST} {ALMOST}"})
    state = engine.play(GAME, state, P1, Dig("1:X34")).state
    assert auto(state) == Bonus("")


def test_auto_builds_or_passes_if_nothing_can_be_dug() -> None:
    state = closed_in()
    assert auto(state) == Station(1, "v2")
    for vertex in ("v2", "v9", "v17"):
        state.stations.append(Built(vertex, "intermediate", P2))
    assert auto(state) == Pass()
    assert greedy(state) == Pass()


def test_greedy_completes_a_line_while_it_can() -> None:
    state = dug(blank(), {P1: f"{WEST} {ALMOST}"})
    state.seats[P1].points = 6
    move = greedy(last_turn(state))
    assert isinstance(move, Dig)
    assert any(text.startswith("1:X") for text in move.texts)


def test_greedy_puts_the_bonus_station_at_its_marker() -> None:
    state = placed(dug(blank("D8=R"), {P1: f"{WEST} {ALMOST}"}), "D8", "R-A", P1)
    move = greedy(last_turn(state))
    assert isinstance(move, Dig)
    assert "+v26" in move.texts


def test_greedy_decides_a_bonus_station_that_is_still_due() -> None:
    state = placed(dug(blank("D8=R"), {P1: f"{WEST} {ALMOST}"}), "D8", "R-A", P1)
    state = engine.play(GAME, state, P1, Dig("1:X34")).state
    assert greedy(state) == Bonus("v26")


def test_greedy_serves_its_marker_in_its_last_turn() -> None:
    state = placed(dug(blank("B4=R"), {P1: WEST, P2: EAST}), "B4", "R-A", P1)
    assert greedy(last_turn(state)) == Station(1, "v9")


def test_greedy_chooses_the_letter_whose_trip_gets_connected() -> None:
    # D8 is served and on P1's own line, so a marker there makes its letter the better one.
    state = dug(blank("D8=C E13=R", seats=3, markers="fixed"), {P1: WEST, P2: EAST})
    assert letter_for(state, Network(state), P1, "E13") == "A"
    placed(state, "D8", "C-D", P3)
    assert letter_for(state, Network(state), P1, "E13") == "D"


def test_greedy_continues_a_turn_that_another_player_began() -> None:
    state = engine.play(GAME, demo(), P1, Dig("1:S11>v2")).state
    move = greedy(state)
    assert isinstance(move, Dig)
    assert len(move.texts) == 2
    assert engine.play(GAME, state, P1, move).state.turn.seat == P2


def test_greedy_beats_random() -> None:
    tally = play_series(GAME, games=6, seats=2, level="2", against="random", seed=900)
    assert tally.wins == 6


def test_a_player_finishes_its_lines_at_three_seats() -> None:
    player = endings("2", seats=3, games=2, seed=500)
    at_random = endings(RANDOM, seats=3, games=2, seed=500)
    assert player.total() == at_random.total() == 2 * 6
    assert player[LineStatus.COMPLETE] > player[LineStatus.BLOCKED]
    assert player[LineStatus.COMPLETE] > at_random[LineStatus.COMPLETE]


def test_the_report_counts_complete_lines_among_the_closed_ones() -> None:
    found = Counter({LineStatus.COMPLETE: 9, LineStatus.BLOCKED: 3, LineStatus.RUNNING: 6})
    assert report(found, 3) == (
        "3 seats, 18 lines: unstarted 0 %, running 33 %, complete 50 %, blocked 17 %\n"
        "4 of 6 closed lines end construction; of 12 closed ones 75 % are complete"
    )
