"""Chapter "Invariants", and the addresses of effects."""

from collections.abc import Callable

import pytest

from rules.core.errors import InvariantBroken
from rules.mine import GAME
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.programs import CAN_BE_USED, PROGRAMS
from rules.mine.state import GoalState, Scheduled, Stage, State
from tests.rules.mine.positions import started


def _goal(name: str, tokens: int) -> GoalState:
    return GoalState(name, tokens, flipped=False, used=False)


def _full(name: str) -> GoalState:
    """A goal that has all its tokens and is not flipped."""
    return _goal(name, PUBLIC_GOALS[name].tokens or 1)


def _wait(state: State) -> None:
    state.stage = Stage.ENTER
    state.schedules = [Scheduled(0, "turn_start", "chicken_game.0.0.0.0", "chicken_game")]


DAMAGE: dict[str, Callable[[State], object]] = {
    "a card is lost": lambda state: state.seats[0].hand.pop(),
    "a card is there twice": lambda state: state.market_deck.append(state.market_deck[0]),
    "a goal is there twice": lambda state: state.seats[0].goals.append(
        _goal(state.goal_deck[0], 0)
    ),
    "the market has a gap": lambda state: state.market_deck.append(state.market.pop()),
    "a goal is not flipped": lambda state: state.seats[0].goals.append(
        _full(state.goal_deck.pop())
    ),
    "a seat owes credits": lambda state: setattr(state.seats[1], "credits", -1),
    "a secret goal has tokens": lambda state: setattr(state.seats[1], "corporation_tokens", 1),
    "a turn was skipped": lambda state: setattr(state.seats[state.turn.seat], "turns", 1),
    "an effect waits beyond the period": _wait,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_detected(damage: str) -> None:
    state = started(3)
    GAME.check_invariants(state)
    DAMAGE[damage](state)
    with pytest.raises(InvariantBroken):
        GAME.check_invariants(state)


def test_all_effects_have_an_address() -> None:
    assert set(CARDS) | set(PUBLIC_GOALS) <= set(PROGRAMS)
    assert PROGRAMS["secret_plan!discard"] == CARDS["secret_plan"].on_discard
    assert len(PROGRAMS["chicken_game.0.0.0.0"]) == 1
    assert len({program for program in PROGRAMS if program.startswith("passion.")}) == 2


def test_cards_that_use_others_and_energy_x_are_never_used() -> None:
    assert sorted(card for card, can in CAN_BE_USED.items() if not can) == [
        "cooked_books",
        "imitation_tech",
        "pie_in_the_sky",
        "secret_plan",
        "turtle_idol",
        "venture",
    ]
