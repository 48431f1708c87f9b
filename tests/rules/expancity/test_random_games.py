"""Whole games, and damage that `check_invariants` detects."""

from collections.abc import Callable

import pytest

from rules.core import engine
from rules.core.errors import InvariantBroken
from rules.core.game import Setup
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
    states = [engine.start(GAME, Setup(seats, {"negative_building_scores": option}, seed)).state]
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


def lose_a_tile(state: State) -> None:
    state.bag.pop()


def double_a_tile(state: State) -> None:
    state.bag.append("park")


def lose_a_contract(state: State) -> None:
    state.deck.pop()


def make_a_block(state: State) -> None:
    state.seats[0].supply += 1


def lose_a_roof(state: State) -> None:
    state.roofs["flat"] -= 1


def make_a_point(state: State) -> None:
    state.seats[1].score += 1


def owe_a_draw(state: State) -> None:
    state.due = 1


def skip_turns(state: State) -> None:
    state.turn = 3


def lose_a_goal(state: State) -> None:
    state.goals.pop()


def found_a_building_on_nothing(state: State) -> None:
    state.buildings[Cell(5, 5)] = Building(owner=0, floors=1, roof=None, scored=None)
    state.seats[0].supply -= 1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_tile,
        double_a_tile,
        lose_a_contract,
        make_a_block,
        lose_a_roof,
        make_a_point,
        owe_a_draw,
        skip_turns,
        lose_a_goal,
        found_a_building_on_nothing,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_damage_is_detected(spoil: Callable[[State], None]) -> None:
    state = started()
    GAME.check_invariants(state)
    spoil(state)
    with pytest.raises(InvariantBroken):
        GAME.check_invariants(state)
