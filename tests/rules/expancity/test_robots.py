"""Robots and their moves."""

import pytest

from benchmarks.robots import play_series
from rules.core import engine
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile, Plan
from rules.expancity.state import State, TileOffer
from tests.rules.expancity.positions import A, plan, position

pytestmark = pytest.mark.slow


def auto(state: State) -> Move:
    return GAME.robot(state, A, RobotLevel.QUICK, Rng(0))


def test_auto_lays_the_first_tile_nearest_to_city_hall() -> None:
    assert auto(position(hand=("res", "park"))) == Plan("res", "N1", (), ())
    assert auto(position("N1=park")) == Plan("park", "E1", (), ())
    assert auto(position("N1=park E1=park S1=park")) == Plan("park", "W1", (), ())
    assert auto(position("N1=park E1=park S1=park W1=park")) == Plan("park", "N2", (), ())


def test_auto_extends_own_buildings_in_reading_order_and_roofs_none() -> None:
    board = "N1=com:A2 S1=res:A1f S2=res:A1 E1=com:A4 W1=res"
    assert auto(position(board)) == Plan("park", "N2", ("N1", "S2"), ())
    assert auto(position(board, supply=0)) == Plan("park", "N2", ("N1",), ())


def test_auto_starts_a_building_only_if_it_must() -> None:
    board = "N1=com:A2 S1=res W1=res"
    assert auto(position(board, reserve=0)) == Plan("park", "E1", ("N1", "W1", "S1"), ())
    assert auto(position(board, supply=2, reserve=0)) == Plan("park", "E1", ("N1", "W1"), ())


def test_auto_keeps_the_first_and_shows_everything() -> None:
    state = position("N1=res:A1", contracts=("bungalow_trio",))
    state.deck = ["city_hall_address", "skyline", *state.deck[2:]]
    state = engine.play(GAME, state, A, plan("park@E1; r N1=flat")).state
    assert auto(state) == KeepContract("city_hall_address")
    state = engine.play(GAME, state, A, auto(state)).state
    assert auto(state) == Fulfil(("city_hall_address",))
    state = engine.play(GAME, state, A, auto(state)).state
    assert isinstance(state.offer, TileOffer)
    assert auto(state) == KeepTile(state.offer.tiles[0])


def test_greedy_takes_the_points_of_the_last_turn() -> None:
    state = position("N1=mall N2=com:A4 S1=res:A1", turn=59)
    state.bag = []
    move = GAME.robot(state, A, RobotLevel.NORMAL, Rng(0))
    assert isinstance(move, Plan)
    assert {roof.split("=")[0] for roof in move.roofs} == {"N2", "S1"}


def test_greedy_builds_the_floors_that_a_roof_in_this_turn_needs() -> None:
    state = position("N1=mall N2=com:A3 N1E1=com:A3 S1=park", turn=59)
    move = GAME.robot(state, A, RobotLevel.NORMAL, Rng(0))
    assert isinstance(move, Plan)
    assert set(move.builds) >= {"N2", "N1E1"}
    assert {roof.split("=")[0] for roof in move.roofs} == {"N2", "N1E1"}


def test_greedy_beats_random() -> None:
    tally = play_series(GAME, games=4, seats=2, level="2", against="random", seed=900)
    assert tally.wins == 4
