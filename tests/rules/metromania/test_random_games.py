"""Invariants over random games, and the forms compared with every possible step."""

from collections.abc import Callable
from itertools import pairwise, product

import pytest
from msgspec.structs import replace

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, InvariantBroken
from rules.core.game import Move, Setup, default_options
from rules.core.record import Record, entry, replay
from rules.core.rng import Rng
from rules.metromania import GAME
from rules.metromania.components.content import LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, CORNERS
from rules.metromania.components.steps import TunnelStep, read_step, write_step
from rules.metromania.forms.dig import next_steps
from rules.metromania.network.board import board_of
from rules.metromania.network.completion import line_statuses
from rules.metromania.network.digging import check_step, with_steps
from rules.metromania.network.lines import Network
from rules.metromania.network.reach import max_dig
from rules.metromania.state import Phase, State
from rules.metromania.turns.scoring import final_outcome
from rules.metromania.turns.trips import run_trips
from tests.scale import GAMES

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"ruleset": "korean", "last_line": "free"},
    {"ruleset": "italian", "markers": "hidden"},
    {"empty_supply": "skip", "split_at_line_end": "true", "layout": "identity"},
    {"markers": "fixed", "station_points": "owners"},
)


def setup(seats: int, seed: int) -> Setup:
    chosen = VARIANTS[seed % len(VARIANTS)]
    if seats == 2:
        chosen = {name: choice for name, choice in chosen.items() if name != "markers"}
    return Setup(seats, default_options(GAME) | chosen, seed)


def played(seats: int, seed: int) -> tuple[Setup, list[State], list[tuple[int, Move]]]:
    """Every state of a random game, and the moves with their seats."""
    rng = Rng(seed + 1000)
    chosen = setup(seats, seed)
    state = engine.start(GAME, chosen).state
    states: list[State] = [state]
    moves: list[tuple[int, Move]] = []
    while waiting := GAME.waiting_for(state):
        (seat,) = waiting
        move = engine.sample_move(GAME, state, seat, rng)
        state = engine.play(GAME, state, seat, move).state
        states.append(state)
        moves.append((seat, move))
    return chosen, states, moves


@pytest.mark.parametrize("seed", range(5 * GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_hold(seats: int, seed: int) -> None:
    """I1 to I8."""
    chosen, states, moves = played(seats, seed)
    assert len(moves) <= GAME.most_moves
    for before, after in pairwise(states):
        GAME.check_invariants(after)
        assert all(
            later.points >= earlier.points
            for earlier, later in zip(before.seats, after.seats, strict=True)
        )
    entries = tuple(entry(GAME, seat, move) for seat, move in moves)
    steps = replay(GAME, Record(GAME.key, GAME.rules_version, chosen, "00", entries))
    *_, last = steps
    assert encode_state(last.state) == encode_state(states[-1])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 4])
def test_exactly_the_legal_tunnels_are_offered(seats: int, seed: int) -> None:
    _, states, _ = played(seats, seed)
    for state in states[::7]:
        if state.phase is Phase.OVER or state.turn.bonus_line is not None:
            continue
        seat = state.turn.seat
        offered = {*next_steps(state, seat)}
        legal = {write_step(step) for step in every_tunnel(state) if is_legal(state, seat, step)}
        assert offered == legal


def every_tunnel(state: State) -> list[TunnelStep]:
    """Every tunnel near enough to be refused for a reason other than its place."""
    board = board_of(state)
    found = []
    for number, line in enumerate(state.seats[state.turn.seat].lines, 1):
        for cell in (*CITY_CELLS, *board.arrows):
            if line.path and line.path[-1] not in CORNERS[cell]:
                continue
            letters = ["A", "B", "C", "D", "E", "F"] if board.kind(cell) else [""]
            found += [
                TunnelStep(number, cell, end, letter)
                for end, letter in product(CORNERS[cell], letters)
            ]
    return found


def is_legal(state: State, seat: int, step: TunnelStep) -> bool:
    try:
        check_step(state, seat, step)
    except IllegalMove:
        return False
    return True


@pytest.mark.parametrize("seed", range(3))
def test_blocked_lines_have_no_tunnel(seed: int) -> None:
    """A line is blocked exactly if its seat could not dig it at the start of a turn."""
    _, states, _ = played(3, seed)
    for state in states[:: len(states) // 8]:
        if state.phase is Phase.OVER:
            continue
        for seat, pair in enumerate(line_statuses(state)):
            for number, status in enumerate(pair, 1):
                if status in (LineStatus.RUNNING, LineStatus.BLOCKED):
                    assert (status == LineStatus.BLOCKED) == (not _can_be_dug(state, seat, number))


def _can_be_dug(state: State, seat: int, number: int) -> bool:
    probe = copy_state(state)
    turn = probe.turn
    turn.seat, turn.required, turn.bonus_line, turn.marker_used = seat, 0, None, False
    turn.tunnels = []
    return any(is_legal(probe, seat, step) for step in every_tunnel(probe) if step.line == number)


@pytest.mark.parametrize("seed", range(2))
def test_the_longest_dig_is_found(seed: int) -> None:
    """The longest dig is as long as the longest one found by trying everything."""
    _, states, _ = played(2, seed)
    for state in states[:: len(states) // 6]:
        if state.phase is Phase.OVER or state.turn.tunnels:
            continue
        seat = state.turn.seat
        assert max_dig(Network(state), seat, 2) == _longest(state, seat, 2)


def _longest(state: State, seat: int, most: int) -> int:
    """The longest dig found by carrying out every legal tunnel, with bonus stations declined."""
    if most == 0:
        return 0
    best = 0
    probe = copy_state(state)
    probe.turn.required, probe.turn.bonus_line = 0, None
    for step in next_steps(probe, seat):
        after = with_steps(probe, seat, [read_step(step)])
        best = max(best, 1 + _longest(after, seat, most - 1))
        if best == most:
            break
    return best


def test_penalty_and_compensation_differ_by_a_constant() -> None:
    """I7: the totals differ by six points for each impossible trip, equally for every seat."""
    for seed in range(4):
        _, states, _ = played(4, seed)
        end = copy_state(states[-1])
        totals = []
        for rule in ("penalty", "compensation"):
            end.rules = replace(end.rules, impossible_trip=rule)
            end.trips = run_trips(end)
            totals.append([score.total for score in final_outcome(end).scores])
        impossible = sum(trip.minutes is None and trip.letter != "PL" for trip in end.trips)
        assert [b - a for a, b in zip(*totals, strict=True)] == [6 * impossible] * 4


class TestSoundness:
    """`check_invariants` detects impossible states."""

    @pytest.mark.parametrize(
        "damage",
        [
            lambda state: state.stations.pop(),
            lambda state: state.placed.clear(),
            lambda state: state.seats[0].hand.clear(),
            lambda state: state.seats[0].lines[0].path.reverse(),
            lambda state: state.seats[0].lines[0].cells.pop(),
            lambda state: setattr(state.seats[0].lines[0], "complete", True),
            lambda state: setattr(state.seats[0], "points", 99),
            lambda state: setattr(state, "supply", -1),
            lambda state: setattr(state, "passes", 9),
        ],
    )
    def test_damage_is_detected(self, damage: Callable[[State], object]) -> None:
        _, states, _ = played(2, 0)
        state = copy_state(states[-2])
        assert state.stations
        assert state.placed
        GAME.check_invariants(state)
        damage(state)
        with pytest.raises(InvariantBroken):
            GAME.check_invariants(state)
