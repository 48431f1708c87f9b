"""Chapter "MarsBot": where its tiles go, and how that is logged."""

import pytest

from rules.core.log import Log
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.effects import Where
from rules.tmars.economy.placing import legal_spaces
from rules.tmars.marsbot.placing import place_city, place_greenery, place_ocean
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import automa, costing, said


def test_the_first_ocean_is_counted_out_and_the_second_lies_beside_it() -> None:
    """S44, S45, worked example 48."""
    state, log = automa(deck=["009", "056"]), Log()
    assert CARDS["009"].cost == 14
    assert place_ocean(state, log) == "A4"
    assert (state.deck, state.discard) == (["056"], ["009"])
    assert log.revealed
    assert said(log)[:2] == [
        "Ocean: 12 legal spaces (A2, A4, A5, B6, D8, E4, E5, E6, F6, F7, F8 and I5).",
        "Tie: Asteroid is turned up, cost 14. Counting to 14 over 12 spaces ends at number 2: A4.",
    ]
    log = Log()
    assert place_ocean(state, log) == "A5"
    assert state.deck == ["056"]
    assert said(log)[1] == "Most oceans beside it (1): A5."


def test_if_there_are_many_spaces_they_are_counted_but_not_named() -> None:
    state, log = automa(deck=["009"]), Log()
    assert place_city(state, log) == "C7"
    assert said(log)[:2] == [
        "City: 48 legal spaces.",
        "Tie: Asteroid is turned up, cost 14. Counting to 14 over 48 spaces ends at number 14: C7.",
    ]


@pytest.mark.parametrize(
    ("cost", "space"),
    [
        pytest.param(0, "A2", id="nothing counts as one"),
        (1, "A2"),
        (2, "A4"),
        (12, "I5"),
        pytest.param(13, "A2", id="begins anew"),
        (41, "D8"),
    ],
)
def test_counting_over_the_spaces(cost: int, space: str) -> None:
    """DECISION 11."""
    assert place_ocean(automa(deck=[costing(cost)]), Log()) == space


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    state = automa(deck=[], discard=["009"])
    assert place_ocean(state, Log()) == "A4"


def test_without_any_card_left_the_first_space_is_taken() -> None:
    assert place_ocean(automa(), Log()) == "A2"


def test_a_city_goes_beside_the_most_greeneries() -> None:
    """S37: greeneries of any owner count."""
    state = automa(tiles="C4:greenery:0 C5:greenery:bot F3:greenery:0")
    log = Log()
    assert place_city(state, log) in ("B4", "D5")
    assert said(log)[1] == "Most greeneries beside it (2): B4 and D5."


def test_a_tie_between_cities_is_decided_by_oceans() -> None:
    """S44: oceans count only after the tile's own preferences."""
    state, log = automa(tiles="C4:greenery:0 C5:greenery:bot E5:ocean"), Log()
    assert place_city(state, log) == "D5"
    assert said(log)[1:3] == [
        "Most greeneries beside it (2): B4 and D5.",
        "Most oceans beside it (1): D5.",
    ]


def test_without_greeneries_a_city_looks_for_oceans() -> None:
    state = automa(tiles="E4:ocean E5:ocean F6:ocean")
    assert place_city(state, Log()) in ("D4", "F4")


@pytest.mark.parametrize("kind", ["city", "greenery"])
def test_placement_rules_bind_marsbot(kind: str) -> None:
    """DECISION 10: spacing of cities, reserved spaces, claims, its own tiles."""
    state = automa(tiles="C4:greenery:0 C5:greenery:0 D5:city:0 A1:greenery:bot", claims={"B4": 0})
    if kind == "city":
        assert place_city(state, Log()) not in ("B4", "D4", "D6", "E3")
        assert legal_spaces(state, BOT, Where.CITY)
        assert "B4" not in legal_spaces(state, BOT, Where.CITY)
    else:
        assert place_greenery(state, Log()) in ("B1", "B2")


def test_a_greenery_goes_beside_most_cities_of_any_owner() -> None:
    """S38, DECISION 9, worked example 50."""
    state, log = automa(tiles="D5:city:bot D7:city:0"), Log()
    assert place_greenery(state, log) == "D6"
    assert said(log)[1] == "Most cities beside it (2): D6."


@pytest.mark.parametrize(("cost", "space"), [(1, "C4"), (2, "C5"), (3, "D4")])
def test_own_cities_first(cost: int, space: str) -> None:
    """DECISION 9, worked example 50."""
    state = automa(
        tiles="D5:city:bot D7:city:0",
        bot_greenery_choice="own_cities_first",
        deck=[costing(cost)],
    )
    log = Log()
    assert place_greenery(state, log) == space
    assert said(log)[:2] == [
        "Greenery: 4 legal spaces (C4, C5, D4 and D6).",
        "Fewest opposing cities beside it (0): C4, C5 and D4.",
    ]


def test_a_greenery_keeps_away_from_human_cities_where_it_can() -> None:
    """S38: each space has one city beside it; the best ones are not beside a human's."""
    state = automa(tiles="C2:city:bot C5:city:0 B3:greenery:bot B4:greenery:bot")
    log = Log()
    assert place_greenery(state, log) == "B1"
    assert said(log)[1:3] == [
        "Most cities beside it (1): B1, B2, B5, C1, C3, C4, D2 and D3.",
        "Fewest opposing cities beside it (0): B1, B2, C1, C3, D2 and D3.",
    ]


CORNERED = "C1:greenery:0 A1:city:bot B1:city:0 C2:city:0 D1:city:0"
"""No legal space for a city is beside the greenery."""


def test_with_no_greenery_beside_any_space_a_city_takes_the_nearest() -> None:
    """S37: the city goes as near to a greenery as possible."""
    state, log = automa(tiles=CORNERED, deck=[costing(1)]), Log()
    assert place_city(state, log) == "B3"
    assert said(log)[1] == "Nearest to a greenery (3 spaces): B3, C4, D4, F1, F2 and F3."


def test_with_no_city_beside_any_space_a_greenery_takes_the_nearest() -> None:
    """S38: the greenery goes beside MarsBot's own tile, and there as near to any city as possible."""
    state, log = automa(tiles="I1:greenery:bot D2:city:0 PHOBOS:city:bot"), Log()
    assert place_greenery(state, log) in ("H1", "H2")
    assert said(log)[1] == "Nearest to a city (4 spaces): H1 and H2."


def test_a_greenery_keeps_its_distance_to_human_cities() -> None:
    """S38: the greenery goes as far away as possible, and not merely to a space that is not beside them."""
    tiles = "F5:city:bot D5:city:0"
    state, log = automa(tiles=tiles), Log()
    assert place_greenery(state, log) in ("G4", "G5")
    assert said(log)[:2] == [
        "Greenery: 3 legal spaces (F4, G4 and G5).",
        "Farthest from opposing cities (3 spaces): G4 and G5.",
    ]


def test_pure_counting_is_an_option() -> None:
    """DECISION 9: with `bot_near=beside` only tiles beside a space count."""
    state, log = automa(tiles=CORNERED, bot_near="beside", deck=[costing(1)]), Log()
    assert place_city(state, log) == "A3"
    assert len(said(log)) == 3


def test_own_cities_count_as_near_from_a_distance_too() -> None:
    state = automa(
        tiles="I1:greenery:bot D2:city:0 A1:city:bot A2:ocean B1:greenery:0 B2:greenery:0",
        bot_greenery_choice="own_cities_first",
    )
    log = Log()
    assert place_greenery(state, log) in ("H1", "H2")
    assert said(log)[1] == "Nearest to one of MarsBot’s cities (7 spaces): H1 and H2."


def test_own_cities_come_before_those_of_others() -> None:
    """DECISION 9: one city of its own counts more than two of the human's."""
    tiles = "D5:city:bot D2:city:0 C3:greenery:bot B2:city:0"
    literal = automa(tiles=tiles)
    assert place_greenery(literal, Log()) == "C2"
    own = automa(tiles=tiles, bot_greenery_choice="own_cities_first")
    log = Log()
    assert place_greenery(own, log) == "C4"
    assert said(log)[1] == "Most of MarsBot’s cities beside it (1): C4, C5, D4 and D6."


def test_a_greenery_without_own_tiles_may_go_anywhere() -> None:
    state, log = automa(deck=[costing(3)]), Log()
    free = [space for space, printed in BOARDS["tharsis"].spaces.items() if not printed.ocean]
    assert place_greenery(state, log) == [space for space in free if space != "E3"][2]
