"""Losses of resources (chapters "Mandatory and optional parts", "Classic solo" and "MarsBot")."""

import pytest

from rules.core.log import Log
from rules.tmars.components.effects import (
    CardResource,
    Choice,
    Flooding,
    RemoveAny,
    Resource,
    StealAny,
    Take,
)
from rules.tmars.resolve.removing import (
    Loss,
    amount_lost,
    flood_targets,
    lower_production,
    lowering_targets,
    removal_targets,
    remove,
    steal,
    steal_targets,
    take,
    take_targets,
)
from tests.rules.tmars.whole_effect import changes, position

PLANTS = Choice(Resource.PLANTS, 5)
ANIMALS = Choice(CardResource.ANIMAL, 2)
METALS = (Choice(Resource.TITANIUM, 3), Choice(Resource.STEEL, 4), Choice(Resource.MC, 7))
REMOVE_PLANTS = RemoveAny((PLANTS,))
VIRUS = RemoveAny((ANIMALS, PLANTS))
SABOTAGE = RemoveAny(METALS)
TAKE_TWO = Take(CardResource.ANIMAL, 2)


@pytest.mark.parametrize(
    ("words", "choices", "targets"),
    [
        pytest.param("", (PLANTS,), "", id="no owner has any"),
        pytest.param("q.plants=1 r.plants=9", (PLANTS,), "1:plants 2:plants", id="others"),
        pytest.param("plants=1 q.plants=1", (PLANTS,), "1:plants 0:plants", id="own plants too"),
        pytest.param("steel=5 mc=5 q.steel=1", METALS, "1:steel", id="own metals never"),
        pytest.param("q.plants=1 q.173 r.plants=1", (PLANTS,), "2:plants", id="protected"),
        pytest.param("plants=1 173", (PLANTS,), "0:plants", id="not against oneself"),
        pytest.param("q.steel=1 q.173", METALS, "1:steel", id="metals are not protected"),
        pytest.param(
            "q.052:1 q.054:2 q.049:3", (ANIMALS,), "1:animal:052 1:animal:054", id="cards"
        ),
        pytest.param("052:1", (ANIMALS,), "", id="own cards never"),
        pytest.param("q.172:3 r.052:1 r.173", (ANIMALS,), "", id="locked and protected"),
        pytest.param("automa plants=1 bot.tokens=2", (PLANTS,), "0:plants -1:tokens", id="tokens"),
        pytest.param("automa", METALS, "", id="no tokens"),
        pytest.param("solo plants=1", (PLANTS,), "", id="no effect alone"),
    ],
)
def test_these_targets_can_be_removed(
    words: str, choices: tuple[Choice, ...], targets: str
) -> None:
    assert removal_targets(position(words), 0, choices) == tuple(targets.split())


def test_other_seats_are_listed_from_the_left() -> None:
    state = position("plants=1 q.plants=1 r.plants=1")
    assert removal_targets(state, 1, (Choice(Resource.PLANTS, 1),)) == (
        "2:plants",
        "0:plants",
        "1:plants",
    )


@pytest.mark.parametrize(
    ("words", "target", "step", "count"),
    [
        pytest.param("q.plants=9", "1:plants", REMOVE_PLANTS, 5, id="as printed"),
        pytest.param("q.plants=3", "1:plants", REMOVE_PLANTS, 3, id="as far as there is any"),
        pytest.param("q.052:1", "1:animal:052", VIRUS, 1, id="of a card"),
        pytest.param("automa bot.tokens=9", "-1:tokens", REMOVE_PLANTS, 1, id="a free amount"),
        pytest.param("automa bot.tokens=9", "-1:tokens", SABOTAGE, 1, id="one of alternatives"),
        pytest.param("automa bot.tokens=3", "-1:tokens", Flooding(), 3, id="tokens there are"),
        pytest.param("automa bot.tokens=9", "-1:tokens", Flooding(), 4, id="a fixed amount"),
        pytest.param("automa bot.tokens=9", "-1:tokens", TAKE_TWO, 2, id="a cost"),
        pytest.param("automa", "-3:mc", StealAny(METALS), 7, id="the bank has everything"),
    ],
)
def test_a_target_loses_this_much(words: str, target: str, step: Loss, count: int) -> None:
    assert amount_lost(position(words), target, step) == count


@pytest.mark.parametrize(
    ("tokens", "step", "count"),
    [
        pytest.param(9, REMOVE_PLANTS, 5, id="a free amount"),
        pytest.param(2, REMOVE_PLANTS, 2, id="tokens there are"),
        pytest.param(9, VIRUS, 2, id="smallest number of two"),
        pytest.param(9, SABOTAGE, 3, id="smallest number of three"),
    ],
)
def test_marsbot_can_lose_what_is_printed(tokens: int, step: Loss, count: int) -> None:
    """DECISION 21: with `bot_removals=printed`."""
    state = position(f"automa bot.tokens={tokens}")
    state.options["bot_removals"] = "printed"
    assert amount_lost(state, "-1:tokens", step) == count


@pytest.mark.parametrize(
    ("words", "target", "then"),
    [
        pytest.param("q.plants=9", "1:plants", "q.plants-5", id="stock"),
        pytest.param("q.052:3", "1:animal:052", "q.052-2", id="a card"),
        pytest.param("automa bot.tokens=9", "-1:tokens", "bot.tokens-1", id="tokens"),
    ],
)
def test_removed_resources_are_lost(words: str, target: str, then: str) -> None:
    state = position(words)
    remove(state, 0, target, VIRUS, Log())
    assert changes(position(words), state) == set(then.split())


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        pytest.param("mc=3 q.steel=1 r.mc=2", "1:steel 2:mc", id="others with any"),
        pytest.param("solo", "-3:steel -3:mc", id="alone from the bank"),
        pytest.param("automa bot.tokens=1", "-3:steel -3:mc", id="MarsBot is not touched"),
    ],
)
def test_these_targets_can_be_stolen_from(words: str, targets: str) -> None:
    choices = (Choice(Resource.STEEL, 2), Choice(Resource.MC, 3))
    assert steal_targets(position(words), 0, choices) == tuple(targets.split())


def test_stealing_takes_no_more_than_there_is() -> None:
    state = position("q.steel=1")
    steal(state, 0, "1:steel", StealAny((Choice(Resource.STEEL, 2),)), Log())
    assert changes(position("q.steel=1"), state) == {"steel+1", "q.steel-1"}


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        pytest.param("024:1 052:2 q.054:1", "0:animal:024 0:animal:052 1:animal:054", id="all"),
        pytest.param("052:1 173 q.054:1 q.173", "0:animal:052", id="own protection lets you"),
        pytest.param("172:2 049:2", "", id="neither locked nor other kinds"),
        pytest.param("automa 052:1 bot.tokens=1", "0:animal:052 -1:tokens", id="a token"),
        pytest.param("solo 052:1", "-2:animal", id="the neutral opponent"),
    ],
)
def test_an_action_can_take_from_these(words: str, targets: str) -> None:
    found = take_targets(position(words), 0, CardResource.ANIMAL, 1)
    assert found == tuple(targets.split())


@pytest.mark.parametrize(
    ("words", "target", "then"),
    [
        pytest.param("052:1", "0:animal:052", "052-1", id="own"),
        pytest.param("q.052:2", "1:animal:052", "q.052-1", id="another's"),
        pytest.param("automa bot.tokens=1", "-1:tokens", "bot.tokens-1", id="a token"),
        pytest.param("solo", "-2:animal", "", id="without an owner"),
    ],
)
def test_taken_resources_are_lost(words: str, target: str, then: str) -> None:
    state = position(words)
    take(state, 0, target, 1, Log())
    assert changes(position(words), state) == set(then.split())


@pytest.mark.parametrize(
    ("words", "resource", "steps", "targets"),
    [
        pytest.param("q.p_heat=2 r.p_heat=1", Resource.HEAT, 2, "1", id="who has all steps"),
        pytest.param("p_heat=1 q.p_heat=1", Resource.HEAT, 1, "1 0", id="oneself last"),
        pytest.param("", Resource.MC, 2, "1 0", id="M€ below 0"),
        pytest.param("p_mc=-4 q.p_mc=-3", Resource.MC, 2, "1", id="but not below -5"),
        pytest.param("automa p_heat=1", Resource.HEAT, 1, "0", id="a marker at the start"),
        pytest.param("automa bot.earth=1", Resource.HEAT, 9, "-1", id="one space for any steps"),
        pytest.param("solo p_heat=3", Resource.HEAT, 1, "-2", id="alone the neutral opponent"),
    ],
)
def test_these_seats_can_lose_production(
    words: str, resource: Resource, steps: int, targets: str
) -> None:
    state = position(words)
    own = state.seats[0].production[resource]
    assert lowering_targets(state, 0, resource, steps, own) == tuple(targets.split())


@pytest.mark.parametrize(
    ("words", "owner", "then"),
    [
        pytest.param("q.p_plants=2", 1, "q.p_plants-2", id="a seat"),
        pytest.param("automa bot.bio=6", -1, "bot.bio-1", id="one space of the track"),
        pytest.param("solo", -2, "", id="no owner"),
    ],
)
def test_production_is_lowered(words: str, owner: int, then: str) -> None:
    state = position(words)
    lower_production(state, owner, Resource.PLANTS, 2, Log())
    assert changes(position(words), state) == set(then.split())


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        pytest.param("B5=city:1 q.mc=1", "1:mc", id="an owner beside it"),
        pytest.param("B5=city:1", "", id="who has nothing"),
        pytest.param("B5=city:0 C5=city:1 q.mc=9", "", id="oneself and who is farther away"),
        pytest.param("A4=ocean q.mc=9", "", id="oceans have no owner"),
        pytest.param("automa B5=greenery:bot bot.tokens=1", "-1:tokens", id="MarsBot"),
        pytest.param("automa bot.tokens=1", "", id="MarsBot elsewhere"),
        pytest.param("solo B5=city:none", "", id="none alone"),
    ],
)
def test_an_ocean_floods_these(words: str, targets: str) -> None:
    assert flood_targets(position(words), 0, "A5") == tuple(targets.split())
