"""Whole games, and damage that `check_invariants` detects."""

from collections.abc import Callable

import pytest

from rules.core import engine
from rules.core.errors import InvariantBroken
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.core.squares import Cell
from rules.expancity import GAME
from rules.expancity.city.conditions import holds, progress
from rules.expancity.city.holdings import holdings
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.state import Building, Phase, State
from tests.rules.expancity.positions import started


def random_game(seats: int, seed: int, option: str = "literal") -> list[State]:
    """Every state of a game of random moves."""
    states = [
        engine.start(
            GAME, Setup(seats, default_options(GAME) | {"negative_building_scores": option}, seed)
        ).state
    ]
    chance = Rng(seed)
    while waiting := GAME.waiting_for(states[-1]):
        seat = min(waiting)
        move = engine.sample_move(GAME, states[-1], seat, chance)
        step = engine.play(GAME, states[-1], seat, move)
        assert not step.undoable
        states.append(step.state)
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_table_ends_after_sixty_turns(seats: int, seed: int) -> None:
    *_, last = random_game(seats, seed)
    assert last.turn == 60
    assert len(last.city) == 61


def test_with_the_option_no_building_scores_below_zero() -> None:
    scored = [
        building.scored or 0
        for seed in range(6)
        for building in random_game(2, seed, "floor_zero")[-1].buildings.values()
    ]
    assert min(scored) == 0


def test_progress_is_full_exactly_if_a_condition_holds() -> None:
    seen = {True: 0, False: 0}
    for state in random_game(3, 5)[::9]:
        for seat in range(3):
            own = holdings(state, seat)
            for card in ALL_CONTRACTS:
                found = progress(card.condition, own)
                assert 0 <= found.have <= found.need
                assert holds(card.condition, own) is (found.have == found.need)
                seen[found.met] += 1
    assert min(seen.values()) > 20


def test_every_turn_has_the_same_share_of_tiles() -> None:
    states = random_game(4, 3)
    plans = [state.acting for state in states if state.phase is Phase.PLAN]
    assert [plans.count(seat) for seat in range(4)] == [15] * 4


def _found_on_nothing(state: State) -> None:
    state.buildings[Cell(5, 5)] = Building(owner=0, floors=1, roof=None, scored=None)
    state.seats[0].supply -= 1


DAMAGE: dict[str, Callable[[State], object]] = {
    "a tile is lost": lambda state: state.bag.pop(),
    "a tile is there twice": lambda state: state.bag.append("park"),
    "a contract is lost": lambda state: state.deck.pop(),
    "a block is made": lambda state: setattr(state.seats[0], "supply", state.seats[0].supply + 1),
    "a roof is lost": lambda state: state.roofs.update(flat=state.roofs["flat"] - 1),
    "a point is made": lambda state: setattr(state.seats[1], "score", state.seats[1].score + 1),
    "a draw is owed": lambda state: setattr(state, "due", 1),
    "turns are skipped": lambda state: setattr(state, "turn", 3),
    "a goal is lost": lambda state: state.goals.pop(),
    "a building stands on nothing": _found_on_nothing,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_detected(damage: str) -> None:
    state = started()
    GAME.check_invariants(state)
    DAMAGE[damage](state)
    with pytest.raises(InvariantBroken):
        GAME.check_invariants(state)
