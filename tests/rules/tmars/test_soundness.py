"""Faults that `check_invariants` detects."""

from collections.abc import Callable

import pytest

from rules.core.errors import InvariantBroken
from rules.tmars.components.reasons import Reason
from rules.tmars.soundness import check_invariants
from rules.tmars.state import Question, State
from rules.tmars.view import Tile
from tests.rules.tmars.positions import put, started


def _claim_what_is_built(state: State) -> None:
    put(state, "A1:city:0")
    state.claims["A1"] = 1


TOO_MUCH_WATER = "A2 A4 A5 B6 D8 E4 E5 E6 F6 F7"
DAMAGE: dict[str, Callable[[State], object]] = {
    "a card is lost": lambda state: state.deck.pop(),
    "a card is there twice": lambda state: state.discard.append(state.deck[0]),
    "a prelude is not in the game": lambda state: state.prelude_deck.append("P01"),
    "a corporation is lost": lambda state: state.set_aside.pop(),
    "it is too warm": lambda state: setattr(state, "temperature", 10),
    "it is warmer by half a step": lambda state: setattr(state, "temperature", -29),
    "there are ten oceans": lambda state: put(
        state, " ".join(f"{space}:ocean" for space in TOO_MUCH_WATER.split())
    ),
    "an ocean has an owner": lambda state: state.tiles.update(A2=Tile("ocean", 0)),
    "a tile lies nowhere": lambda state: state.tiles.update(Z1=Tile("city", 0)),
    "a unique tile lies twice": lambda state: put(state, "A1:capital:0 C1:capital:0"),
    "a tile lies on a claim": _claim_what_is_built,
    "a seat owes money": lambda state: state.seats[0].stock.update(mc=-1),
    "production is too low": lambda state: state.seats[0].production.update(mc=-6),
    "a resource has no stock": lambda state: state.seats[0].stock.pop("heat"),
    "a resource lies on no card": lambda state: state.seats[0].on_card.update({"009": 1}),
    "an unknown card was used": lambda state: state.seats[0].used.append("014"),
    "four milestones are claimed": lambda state: setattr(
        state, "milestones", dict.fromkeys(("mayor", "gardener", "builder", "planner"), 0)
    ),
    "a milestone is from another map": lambda state: setattr(state, "milestones", {"energizer": 0}),
    "a seat has no corporation": lambda state: setattr(state.seats[0], "corporation", None),
    "a question comes from nothing": lambda state: setattr(
        state, "question", Question(0, "space", Reason.OCEAN, "", ("A2",), 1, 1)
    ),
    "the table never ends": lambda state: setattr(state, "generation", 61),
    "the active seat has passed": lambda state: setattr(state.seats[state.active], "passed", True),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_detected(damage: str) -> None:
    state = started(3)
    check_invariants(state)
    DAMAGE[damage](state)
    with pytest.raises(InvariantBroken):
        check_invariants(state)


def test_damage_to_marsbot_is_detected() -> None:
    state = started(1)
    check_invariants(state)
    assert state.bot is not None
    state.bot.markers["event"] = 19
    with pytest.raises(InvariantBroken):
        check_invariants(state)
