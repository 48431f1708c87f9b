"""Spaces for tiles, and the gains of placing one (chapter "Tiles")."""

import pytest

from rules.core.log import Log
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.effects import PlaceCity, PlaceTile, Special, Where
from rules.tmars.components.programs import GREENERY
from rules.tmars.economy.frames import begin
from rules.tmars.economy.placing import (
    claimable_spaces,
    legal_spaces,
    oceans_out,
    put_tile,
    space_refusal,
    where_of,
)
from rules.tmars.economy.supplies import begin_act
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Stage, State
from rules.tmars.view import BOT, NEUTRAL, NOBODY
from tests.rules.tmars.whole_effect import answered, changes, position

THARSIS_LAND = 61 - 12 - 1
"""The land spaces, without the one of Noctis City."""


def legal(words: str, where: Where, owner: int = 0, mc_left: int | None = None) -> set[str]:
    return set(legal_spaces(position(words), owner, where, mc_left=mc_left))


def reason(words: str, where: Where, space: str, mc_left: int | None = None) -> str | None:
    """Return the reason that the space is refused, without the common part of the text's key."""
    refused = space_refusal(position(words), 0, where, space, mc_left)
    if refused is None:
        return None
    why = refused.facts.get("reason")
    return refused.code if why is None else why.key.removeprefix("tmars.not_there.")  # type: ignore[union-attr]


def placed(state: State, space: str, kind: str, owner: int = 0) -> State:
    put_tile(state, space, kind, owner, Log())
    resolve(state, Log())
    return state


@pytest.mark.parametrize(
    ("words", "where", "spaces"),
    [
        pytest.param("", Where.OCEAN, "A2 A4 A5 B6 D8 E4 E5 E6 F6 F7 F8 I5", id="oceans"),
        pytest.param("oceans=7 D8=greenery:0", Where.OCEAN, "A2 A4 E4 E5 E6", id="free ones"),
        pytest.param("", Where.VOLCANIC, "B2 C1 D1 E1", id="volcanic spaces"),
        pytest.param("", Where.NOCTIS, "E3", id="Noctis City"),
        pytest.param("D3=city:1", Where.NOCTIS, "E3", id="Noctis City beside a city"),
        pytest.param("E3=city:1", Where.NOCTIS, "", id="Noctis City stands"),
        pytest.param("", Where.PHOBOS, "PHOBOS", id="Phobos"),
        pytest.param("PHOBOS=city:1", Where.PHOBOS, "", id="Phobos is taken"),
        pytest.param("", Where.GANYMEDE, "GANYMEDE", id="Ganymede"),
        pytest.param("", Where.METAL_BONUS, "A1 B2 C7 D1 H1 H6 I1 I2", id="metals"),
        pytest.param("H2=city:0", Where.METAL_BONUS_BESIDE_OWN, "H1 I1 I2", id="own metals"),
        pytest.param("H2=city:1", Where.METAL_BONUS_BESIDE_OWN, "", id="another's neighbours"),
        pytest.param("I5=ocean", Where.METAL_BONUS_BESIDE_OWN, "", id="an ocean has no owner"),
        pytest.param("A1=greenery:1", Where.BESIDE_GREENERY, "B1 B2", id="beside a greenery"),
        pytest.param("A1=capital:1", Where.BESIDE_CITY, "B1 B2", id="beside a capital"),
        pytest.param("PHOBOS=city:0", Where.BESIDE_CITY, "", id="beside nothing off the map"),
        pytest.param(
            "F3=city:1 G4=city:0", Where.BESIDE_TWO_CITIES, "F4 G3", id="beside two cities"
        ),
        pytest.param("A1=city:0", Where.GREENERY, "B1 B2", id="greenery beside own tile"),
        pytest.param("A1=city:0 B1=claim:1", Where.GREENERY, "B2", id="but not on a claimed space"),
    ],
)
def test_a_tile_may_be_placed_on_these_spaces(words: str, where: Where, spaces: str) -> None:
    assert legal(words, where) == set(spaces.split())


def test_land_is_free_and_not_reserved() -> None:
    found = legal("A1=city:1 B1=claim:1 B2=claim:0", Where.LAND)
    assert len(found) == THARSIS_LAND - 2
    assert "B2" in found
    assert found.isdisjoint(BOARDS["tharsis"].oceans)


def test_a_city_keeps_away_from_cities() -> None:
    everywhere = legal("", Where.CITY)
    near = {"G3", "F3", "F4", "G2", "G4", "H2", "H3"}
    assert legal("G3=city:1", Where.CITY) == everywhere - near
    assert legal("G3=capital:0", Where.CITY) == everywhere - near
    assert legal("G3=greenery:0", Where.CITY) == everywhere - {"G3"}


def test_an_isolated_tile_keeps_away_from_all_tiles() -> None:
    near = {"A3", "B4", "B5", "A4", "A5"}
    assert legal("", Where.ISOLATED) - legal("A4=ocean", Where.ISOLATED) == near - {"A4", "A5"}


@pytest.mark.parametrize(
    "words",
    [
        pytest.param("", id="without own tiles"),
        pytest.param("D5=city:1 PHOBOS=city:0", id="with own tiles off the map only"),
        pytest.param("A1=city:0 B1=greenery:1 B2=greenery:1", id="with no room beside them"),
    ],
)
def test_a_greenery_goes_anywhere_with_no_space_beside_own_tiles(words: str) -> None:
    assert legal(words, Where.GREENERY) == legal(words, Where.LAND)


def test_spaces_come_in_reading_order() -> None:
    spaces = legal_spaces(position(""), 0, Where.CITY)
    assert list(spaces) == [label for label in BOARDS["tharsis"].spaces if label in spaces]


def test_without_volcanic_spaces_a_city_goes_where_cities_go_and_a_tile_anywhere() -> None:
    city, lava = PlaceCity(Where.VOLCANIC), PlaceTile(Special.LAVA_FLOWS, Where.VOLCANIC)
    assert where_of("tharsis", city) is Where.VOLCANIC
    assert where_of("hellas", city) is Where.CITY
    assert where_of("hellas", lava) is Where.LAND


def test_noctis_city_is_an_ordinary_city_on_other_maps() -> None:
    for board in ("hellas", "elysium"):
        assert legal(f"{board} E3=city:1", Where.NOCTIS) == legal(f"{board} E3=city:1", Where.CITY)


def test_marsbot_respects_claims_and_places_beside_its_own_tiles() -> None:
    spaces = legal("automa A1=city:bot B1=claim:0", Where.GREENERY, BOT)
    assert spaces == {"B2"}


@pytest.mark.parametrize(
    ("words", "where", "space", "why"),
    [
        pytest.param("", Where.CITY, "G3", None, id="free"),
        pytest.param("G3=greenery:1", Where.CITY, "G3", "occupied", id="occupied"),
        pytest.param("", Where.CITY, "E4", "ocean", id="reserved for oceans"),
        pytest.param("", Where.OCEAN, "G3", "land", id="no ocean space"),
        pytest.param("D3=city:1", Where.CITY, "E3", "noctis", id="reserved for Noctis City"),
        pytest.param("G3=claim:1", Where.CITY, "G3", "claimed", id="claimed"),
        pytest.param("G3=city:1", Where.CITY, "G4", "beside_city", id="beside a city"),
        pytest.param("G3=city:0", Where.GREENERY, "A1", "own_tiles", id="far from own tiles"),
        pytest.param("", Where.BESIDE_CITY, "A1", "not_beside_city", id="no city"),
        pytest.param("", Where.BESIDE_GREENERY, "A1", "not_beside_greenery", id="no greenery"),
        pytest.param("", Where.BESIDE_TWO_CITIES, "A1", "not_beside_two_cities", id="one city"),
        pytest.param("A1=city:1", Where.ISOLATED, "B1", "not_isolated", id="a tile beside it"),
        pytest.param("", Where.METAL_BONUS, "B1", "no_metal", id="no metal"),
        pytest.param("", Where.METAL_BONUS_BESIDE_OWN, "I1", "not_beside_own", id="not own"),
        pytest.param("", Where.METAL_BONUS_BESIDE_OWN, "B1", "no_metal", id="nor metal"),
        pytest.param("", Where.VOLCANIC, "A1", "not_volcanic", id="no volcano"),
        pytest.param("", Where.NOCTIS, "A1", "not_noctis", id="not Noctis"),
        pytest.param("", Where.PHOBOS, "A1", "not_phobos", id="not Phobos"),
        pytest.param("", Where.GANYMEDE, "A1", "not_ganymede", id="not Ganymede"),
        pytest.param("", Where.CITY, "Z9", "tmars.no_such_space", id="no space"),
    ],
)
def test_a_space_is_refused_with_this_reason(
    words: str, where: Where, space: str, why: str | None
) -> None:
    assert reason(words, where, space) == why


def test_the_south_pole_needs_m_euro_left_after_paying() -> None:
    assert reason("hellas", Where.CITY, "I3", mc_left=5) == "south_pole"
    assert reason("hellas", Where.CITY, "I3", mc_left=6) is None
    assert "I3" not in legal("hellas", Where.LAND, mc_left=5)
    assert "I3" in legal("hellas", Where.LAND, mc_left=6)
    assert "I3" in legal("hellas automa", Where.CITY, BOT, mc_left=0)


def test_building_at_the_south_pole_pays_and_places_an_ocean() -> None:
    before = position("hellas mc=6")
    state = placed(position("hellas mc=6"), "I3", "city")
    state = answered(state, ["E8"])
    assert changes(before, state) == {"mc-6", "I3=city:0", "E8=ocean", "oceans+1", "tr+1"}


def test_the_south_pole_costs_even_without_an_ocean_left() -> None:
    words = "hellas mc=6 A1=ocean B1=ocean C1=ocean D1=ocean D6=ocean D7=ocean E6=ocean E7=ocean"
    state = placed(position(f"{words} E8=ocean"), "I3", "greenery")
    assert state.seats[0].stock["mc"] == 0
    assert oceans_out(state) == 9


def test_heat_pays_at_the_south_pole_where_it_counts_as_m_euro() -> None:
    state = placed(position("hellas mc=4 heat=9 R18"), "I3", "city")
    assert state.question is not None
    assert state.question.options == ("2", "3", "4", "5", "6")
    state = answered(state, ["3", "E8"])
    assert (state.seats[0].stock["mc"], state.seats[0].stock["heat"]) == (1, 6)


@pytest.mark.parametrize(
    ("words", "space", "kind", "gains"),
    [
        pytest.param("", "G3", "city", "", id="nothing printed"),
        pytest.param("", "A1", "city", "steel+2", id="metal"),
        pytest.param("", "D1", "city", "plants+1 titanium+1", id="different icons"),
        pytest.param("", "H3", "city", "cards+1 deck-1", id="a card"),
        pytest.param("hellas", "H3", "city", "heat+2", id="heat"),
        pytest.param("A4=ocean A5=ocean", "B5", "city", "mc+4", id="two oceans"),
        pytest.param("E5=ocean", "E4", "ocean", "plants+2 mc+2 oceans+1 tr+1", id="oceans too"),
        pytest.param("", "G3", "greenery", "oxygen+1 tr+1", id="oxygen"),
        pytest.param("oxygen=14", "G3", "greenery", "", id="no more oxygen"),
    ],
)
def test_a_tile_brings_this(words: str, space: str, kind: str, gains: str) -> None:
    state = placed(position(words), space, kind)
    mark = kind if kind == "ocean" else f"{kind}:0"
    assert changes(position(words), state) == {f"{space}={mark}", *gains.split()}


def test_an_ocean_has_no_owner() -> None:
    assert placed(position(""), "A5", "ocean").tiles["A5"].owner == NOBODY


def test_a_tile_ends_the_claim_on_its_space() -> None:
    state = placed(position("B1=claim:0"), "B1", "city")
    assert state.claims == {}


@pytest.mark.parametrize("owner", [BOT, NEUTRAL])
def test_owners_of_adjacent_tiles_get_nothing(owner: int) -> None:
    words = "automa A4=ocean" if owner == BOT else "solo A4=ocean"
    state = placed(position(words), "B5", "greenery", owner)
    whose = "bot" if owner == BOT else "none"
    assert changes(position(words), state) == {f"B5=greenery:{whose}"}


def test_the_last_greeneries_raise_nothing() -> None:
    state = position("oxygen=5")
    state.stage = Stage.FINAL
    placed(state, "D1", "greenery")
    assert changes(position("oxygen=5"), state) == {"D1=greenery:0", "plants+1", "titanium+1"}


def test_bonuses_come_before_triggers_and_triggers_before_the_parameter() -> None:
    """At 8 % oxygen the temperature rises to 0 °C, which grants an ocean. By then the tile's trigger has paid."""
    state = position("oxygen=7 temperature=-2 147 038")
    begin(state, GREENERY, "", 0).given = ("H3",)
    resolve(state, Log())
    assert state.question is not None
    assert state.question.why == "ocean"
    assert state.seats[0].on_card == {"147": 1}
    assert len(state.seats[0].hand) == 1
    assert (state.oxygen, state.temperature, state.seats[0].tr) == (8, 0, 22)
    assert len(state.question.options) == 12


def test_acts_and_marks_name_the_first_tile() -> None:
    state = position("")
    begin_act(state, 0, "project", "city")
    placed(state, "D1", "city")
    placed(state, "A5", "ocean")
    act = state.acts[-1]
    assert act.space == "D1"
    assert act.changes == {"plants": 1, "titanium": 1, "oceans": 1, "tr": 1}
    assert state.marked == ["D1", "A5"]


def test_these_spaces_can_be_claimed() -> None:
    found = claimable_spaces(position("A1=city:1 B1=claim:0 B2=claim:1"))
    assert len(found) == THARSIS_LAND - 3
