"""Robots' estimates of cards, productions and the end of the table."""

import pytest
from msgspec import structs

from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Trigger
from rules.tmars.components.effects import PayMc
from rules.tmars.robot.appraisal import (
    actions_worth,
    ongoing_worth,
    resource_worth,
    steps_worth,
)
from rules.tmars.robot.chances import able, rate
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.robot.weights import PLAYER
from rules.tmars.state import State
from tests.rules.tmars.bot_positions import automa
from tests.rules.tmars.positions import drawn, put

PHYSICS_COMPLEX, IRONWORKS, GHG_BACTERIA = "095", "101", "034"
EARTH_CARD, ARCTIC_ALGAE = "137", "023"


def outlook(state: State) -> Outlook:
    return Outlook(state, 0)


def test_an_action_that_pays_nothing_yet_is_no_loss() -> None:
    """No seat has to take it."""
    assert actions_worth(outlook(drawn({}, {})), CARDS[PHYSICS_COMPLEX]) == 0


def test_an_action_counts_as_often_as_its_energy_is_there() -> None:
    action = CARDS[IRONWORKS].actions[0]
    none, some = drawn({}, {}), drawn({"+energy": 4}, {})
    assert able(some.seats[0], action.cost) == ONE
    assert able(none.seats[0], action.cost) < ONE // 4
    assert actions_worth(outlook(none), CARDS[IRONWORKS]) < actions_worth(
        outlook(some), CARDS[IRONWORKS]
    )


def test_a_microbe_is_a_part_of_the_step_that_two_of_them_raise() -> None:
    """A step takes two actions that add one and one that takes them, so each is a third of it."""
    found = outlook(drawn({}, {}))
    assert resource_worth(found, CARDS[GHG_BACTERIA]) == found.step // 3


def test_a_card_that_counts_tags_counts_its_own() -> None:
    """A M€ of production for each Earth tag, on a card that has one itself."""
    found = outlook(drawn({}, {}))
    assert steps_worth(found, CARDS[EARTH_CARD], CARDS[EARTH_CARD].play) == found.production(
        "mc", 1
    )


def test_warmth_without_use_makes_heat_worthless() -> None:
    assert outlook(drawn({}, {})).production("heat", 1) > 0
    assert outlook(drawn({}, {}, temperature=8)).production("heat", 1) == 0


def test_heat_that_comes_after_it_is_warm_counts_for_nothing() -> None:
    cold, warm = drawn({}, {}), drawn({}, {}, temperature=6)
    assert outlook(warm).production("heat", 1) < outlook(cold).production("heat", 1) // 3


def test_effects_that_wait_for_oceans_end_with_them() -> None:
    (effect,) = (each for each in CARDS[ARCTIC_ALGAE].ongoing if isinstance(each, Trigger))
    state = drawn({}, {})
    assert rate(state, effect, PLAYER) > 0
    assert ongoing_worth(outlook(state), CARDS[ARCTIC_ALGAE], effect) > 0
    put(state, "A2:ocean A4:ocean A5:ocean B6:ocean D8:ocean E4:ocean E5:ocean E6:ocean F6:ocean")
    assert rate(state, effect, PLAYER) == 0


def test_money_that_a_card_takes_is_a_loss() -> None:
    found, card = outlook(drawn({}, {})), CARDS["P03"]
    assert steps_worth(found, card, (PayMc(3),)) == -3 * ONE


@pytest.mark.parametrize(("generation", "dearer"), [(9, 0), (10, 4), (13, 0), (14, 4), (15, 0)])
def test_the_end_is_hurried_before_tokens_are_worth_more(generation: int, dearer: int) -> None:
    state = automa(bot={"tokens": 4}, generation=generation)
    assert outlook(state).dearer_tokens == dearer


def test_a_step_against_marsbot_counts_more_for_a_seat_that_earns_little() -> None:
    hurried = structs.replace(PLAYER, hurry=100)
    poor, rich = automa({}, generation=8), automa({"production": {"mc": 90}}, generation=8)
    less = Outlook(poor, 0, hurried).step - Outlook(poor, 0, hurried).rating
    more = Outlook(rich, 0, hurried).step - Outlook(rich, 0, hurried).rating
    assert less > 0 > more
