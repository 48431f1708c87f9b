"""Reasons that make a card unplayable (chapter 7.2)."""

import pytest

from rules.tmars.components.effects import AddToCard, CardResource, Scope
from rules.tmars.components.programs import PROGRAMS, box_program, play_program
from rules.tmars.resolve.feasible import blocked, cards_for, copy_targets
from tests.rules.tmars.whole_effect import position


def refusal(words: str, card: str, program: str | None = None, **spent: int) -> str | None:
    refused = blocked(position(words), 0, card, program or play_program(card), spent)
    return None if refused is None else refused.code.removeprefix("tmars.")


NO_LAND = " ".join(
    f"{row}{place}=greenery:1"
    for row, length in zip("ABCDEFGHI", (5, 6, 7, 8, 9, 8, 7, 6, 5), strict=True)
    for place in range(1, length + 1)
)
"""Every land space covered."""


@pytest.mark.parametrize(
    ("words", "card", "code"),
    [
        pytest.param("p_energy=1", "043", None, id="enough production"),
        pytest.param("", "043", "production_too_low", id="too little"),
        pytest.param("p_mc=-3", "045", None, id="M€ down to -5"),
        pytest.param("p_mc=-4", "045", "production_too_low", id="but no further"),
        pytest.param("p_energy=1", "008", "production_too_low", id="a step of two"),
        pytest.param("p_energy=1 p_mc=-5", "200", "production_too_low", id="own city: one back"),
        pytest.param("p_energy=1 p_mc=-4", "200", None, id="which may be enough"),
        pytest.param("p_energy=1 p_mc=-5 R31", "200", None, id="with more that follow cities"),
        pytest.param("p_energy=1 p_mc=-5 q.R31", "200", "production_too_low", id="not others'"),
        pytest.param("p_energy=1 p_mc=-5 038", "200", "production_too_low", id="M€ are no help"),
        pytest.param("", "072", "no_production_target", id="no owner loses plants"),
        pytest.param("p_plants=2", "072", None, id="oneself would"),
        pytest.param("q.p_plants=1 p_plants=1", "072", "no_production_target", id="not half each"),
        pytest.param("solo", "072", None, id="alone the neutral opponent"),
        pytest.param("automa", "072", "no_production_target", id="MarsBot at the start point"),
        pytest.param("automa bot.bio=1", "072", None, id="MarsBot further on"),
        pytest.param("p_energy=1 p_mc=-5 q.p_mc=-5", "125", None, id="what was just gained counts"),
        pytest.param("", "201", None, id="gained first, then lost"),
        pytest.param("heat=5", "190", None, id="heat to spend"),
        pytest.param("heat=4", "190", "resource_short", id="too little heat"),
        pytest.param("", "122", "resource_short", id="no plant"),
        pytest.param("074", "122", None, id="the plant to come"),
        pytest.param("q.074", "122", "resource_short", id="to another seat"),
        pytest.param("074", "146", "resource_short", id="one plant of two to come"),
        pytest.param("074 plants=1", "146", None, id="and one there"),
        pytest.param(NO_LAND, "020", "no_legal_space", id="no space for a city"),
        pytest.param(NO_LAND, "199", "no_legal_space", id="no space for a tile"),
        pytest.param(NO_LAND, "193", "no_legal_space", id="no space for a greenery"),
        pytest.param(NO_LAND, "059", "no_legal_space", id="no space on the water"),
        pytest.param(NO_LAND, "021", None, id="Phobos is free"),
        pytest.param(NO_LAND, "127", None, id="oceans do not matter"),
        pytest.param(NO_LAND, "116", None, id="not even on land"),
        pytest.param(NO_LAND, "066", None, id="nor does a claim"),
        pytest.param("oxygen=14 temperature=8 oceans=9", "010", None, id="all at the maximum"),
        pytest.param("", "163", None, id="no holder for resources"),
        pytest.param("049", "149", "no_card_to_add_to", id="no resource to add to"),
        pytest.param("049:1", "149", None, id="one to add to"),
        pytest.param("018", "086", "nothing_to_copy", id="no building"),
        pytest.param("056", "086", None, id="a building"),
    ],
)
def test_a_card_is_blocked_in_this_position(words: str, card: str, code: str | None) -> None:
    assert refusal(words, card) == code


def test_the_payment_is_deducted_first() -> None:
    assert refusal("R18 heat=9", "190", heat=4) is None
    assert refusal("R18 heat=9", "190", heat=5) == "resource_short"
    assert refusal("mc=5", "P13") is None
    assert refusal("mc=5", "P13", mc=1) == "cannot_afford"
    assert refusal("R18 mc=5 heat=1", "P13", mc=1) is None


def test_the_south_pole_needs_money_after_the_payment() -> None:
    pole_left = f"hellas p_energy=1 mc=10 {NO_LAND.replace('I3=greenery:1', '')}"
    assert refusal(pole_left, "199", mc=4) is None
    assert refusal(pole_left, "199", mc=5) == "no_legal_space"


def test_an_action_is_blocked_like_a_card() -> None:
    assert refusal("052:1", "024", "024.action.0.take") is None
    assert refusal("052", "024", "024.action.0.take") == "no_target_card"


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        pytest.param("056 018 043", "056", id="what can be carried out"),
        pytest.param("056 043 p_energy=1", "056 043", id="with energy the other too"),
        pytest.param("183", "", id="no owner to lose plants"),
        pytest.param("183 q.p_plants=1", "183", id="an owner"),
        pytest.param("R16 R03 P28 P01", "R16 P28", id="buildings and wild tags"),
        pytest.param("064 metal=064:steel 067 metal=067:titanium", "064 067", id="mines"),
        pytest.param("014 199 113", "113", id="with a production"),
    ],
)
def test_these_cards_have_productions_that_can_be_repeated(words: str, targets: str) -> None:
    assert copy_targets(position(words), 0) == tuple(targets.split())


def test_a_box_holds_only_productions() -> None:
    kinds = {
        type(step).__name__ for card in PROGRAMS if card.endswith(".box") for step in PROGRAMS[card]
    }
    assert kinds == {"Production", "ReduceAnyProduction", "MetalBonusProduction"}
    assert len(PROGRAMS[box_program("016")]) == 1


@pytest.mark.parametrize(
    ("step", "source", "cards"),
    [
        pytest.param(AddToCard(CardResource.MICROBE, 1), "049", "049 P39", id="of the kind"),
        pytest.param(AddToCard(CardResource.MICROBE, 1, Scope.OTHER), "049", "P39", id="another"),
        pytest.param(AddToCard(None, 1, at_least=1), "149", "P39 052", id="with some already"),
        pytest.param(AddToCard(None, 1, at_least=3), "149", "052", id="with more"),
        pytest.param(AddToCard(CardResource.FIGHTER, 1), "009", "", id="none"),
    ],
)
def test_these_cards_can_receive_resources(step: AddToCard, source: str, cards: str) -> None:
    state = position("049 P39:1 052:3 056 q.028")
    assert cards_for(state, 0, source, step) == tuple(cards.split())
