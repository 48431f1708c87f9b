"""Chapter "Invariants", and the addresses of effects."""

from collections.abc import Callable

import pytest

from rules.core.errors import InvariantBroken
from rules.mine import GAME
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.programs import CAN_BE_USED, PROGRAMS
from rules.mine.state import GoalState, Scheduled, Stage, State
from tests.rules.mine.positions import started


def _lose_a_card(state: State) -> None:
    state.seats[0].hand.pop()


def _double_a_card(state: State) -> None:
    state.market_deck.append(state.market_deck[0])


def _double_a_goal(state: State) -> None:
    state.seats[0].goals.append(GoalState(state.goal_deck[0], 0, flipped=False, used=False))


def _leave_a_gap(state: State) -> None:
    state.market_deck.append(state.market.pop())


def _forget_to_flip(state: State) -> None:
    name = state.goal_deck.pop()
    state.seats[0].goals.append(
        GoalState(name, PUBLIC_GOALS[name].tokens or 1, flipped=False, used=False)
    )


def _owe_credits(state: State) -> None:
    state.seats[1].credits = -1


def _count_in_secret(state: State) -> None:
    state.seats[1].corporation_tokens = 1


def _skip_a_turn(state: State) -> None:
    state.seats[state.turn.seat].turns = 1


def _wait_beyond_the_period(state: State) -> None:
    state.stage = Stage.ENTER
    state.schedules = [Scheduled(0, "turn_start", "chicken_game.0.0.0.0", "chicken_game")]


@pytest.mark.parametrize(
    "damage",
    [
        _lose_a_card,
        _double_a_card,
        _double_a_goal,
        _leave_a_gap,
        _forget_to_flip,
        _owe_credits,
        _count_in_secret,
        _skip_a_turn,
        _wait_beyond_the_period,
    ],
)
def test_damage_is_detected(damage: Callable[[State], None]) -> None:
    state = started(3)
    GAME.check_invariants(state)
    damage(state)
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
