"""Faults that `check_invariants` detects."""

from collections.abc import Callable

import pytest

from rules.core.errors import InvariantBroken
from rules.tmars.components.reasons import Reason
from rules.tmars.soundness import check_invariants
from rules.tmars.state import Question, State
from rules.tmars.view import Tile
from tests.rules.tmars.positions import put, started


def _lose_a_card(state: State) -> None:
    state.deck.pop()


def _double_a_card(state: State) -> None:
    state.discard.append(state.deck[0])


def _find_a_prelude(state: State) -> None:
    state.prelude_deck.append("P01")


def _lose_a_corporation(state: State) -> None:
    state.set_aside.pop()


def _melt_too_much(state: State) -> None:
    state.temperature = 10


def _warm_by_half_a_step(state: State) -> None:
    state.temperature = -29


def _flood(state: State) -> None:
    put(
        state,
        " ".join(
            f"{space}:ocean"
            for space in ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6", "F7"]
        ),
    )


def _own_an_ocean(state: State) -> None:
    state.tiles["A2"] = Tile("ocean", 0)


def _build_nowhere(state: State) -> None:
    state.tiles["Z1"] = Tile("city", 0)


def _build_twice(state: State) -> None:
    put(state, "A1:capital:0 C1:capital:0")


def _claim_what_is_built(state: State) -> None:
    put(state, "A1:city:0")
    state.claims["A1"] = 1


def _owe(state: State) -> None:
    state.seats[0].stock["mc"] = -1


def _produce_too_little(state: State) -> None:
    state.seats[0].production["mc"] = -6


def _forget_a_resource(state: State) -> None:
    del state.seats[0].stock["heat"]


def _stack_on_nothing(state: State) -> None:
    state.seats[0].on_card["009"] = 1


def _act_without_a_card(state: State) -> None:
    state.seats[0].used.append("014")


def _claim_too_much(state: State) -> None:
    state.milestones = dict.fromkeys(("mayor", "gardener", "builder", "planner"), 0)


def _claim_elsewhere(state: State) -> None:
    state.milestones = {"energizer": 0}


def _lose_the_corporation(state: State) -> None:
    state.seats[0].corporation = None


def _ask_at_the_start(state: State) -> None:
    state.question = Question(0, "space", Reason.OCEAN, "", ("A2",), 1, 1)


def _go_on_for_ever(state: State) -> None:
    state.generation = 61


def _pass_and_act(state: State) -> None:
    state.seats[state.active].passed = True


@pytest.mark.parametrize(
    "damage",
    [
        _lose_a_card,
        _double_a_card,
        _find_a_prelude,
        _lose_a_corporation,
        _melt_too_much,
        _warm_by_half_a_step,
        _flood,
        _own_an_ocean,
        _build_nowhere,
        _build_twice,
        _claim_what_is_built,
        _owe,
        _produce_too_little,
        _forget_a_resource,
        _stack_on_nothing,
        _act_without_a_card,
        _claim_too_much,
        _claim_elsewhere,
        _lose_the_corporation,
        _ask_at_the_start,
        _go_on_for_ever,
        _pass_and_act,
    ],
)
def test_damage_is_detected(damage: Callable[[State], None]) -> None:
    state = started(3)
    check_invariants(state)
    damage(state)
    with pytest.raises(InvariantBroken):
        check_invariants(state)


def test_damage_to_marsbot_is_detected() -> None:
    state = started(1)
    check_invariants(state)
    assert state.bot is not None
    state.bot.markers["event"] = 19
    with pytest.raises(InvariantBroken):
        check_invariants(state)
