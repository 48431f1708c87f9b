"""Chapter "Paying": discounts, the value of metals, plants for a greenery."""

import pytest

from rules.tmars.components.cards import PROJECTS
from rules.tmars.economy.costs import (
    card_cost,
    greenery_plants,
    heat_pays,
    metal_values,
    project_cost,
)
from tests.rules.tmars.positions import drawn


@pytest.mark.parametrize(
    ("tableau", "card", "cost"),
    [
        pytest.param((), "203", 35, id="printed"),
        pytest.param(("020",), "203", 34, id="every card"),
        pytest.param(("070", "150"), "203", 31, id="two for every card"),
        pytest.param(("025",), "113", 11, id="space cards alone"),
        pytest.param(("025", "079", "094"), "009", 8, id="three for space"),
        pytest.param(("105",), "P42", 9, id="earth cards"),
        pytest.param(("070", "150"), "049", 0, id="never below 0"),
    ],
)
def test_discounts_of_the_tableau_apply(tableau: tuple[str, ...], card: str, cost: int) -> None:
    assert card_cost(drawn({"tableau": tableau}, {}), 0, card) == cost


@pytest.mark.parametrize(
    ("corporation", "card", "cost"),
    [
        ("R13", "141", 1),
        ("R16", "113", 9),
        ("R30", "P42", 9),
        ("R34", "090", 7),
        ("R34", "185", 8),
        ("R08", "203", 35),
    ],
)
def test_discounts_of_corporations_apply(corporation: str, card: str, cost: int) -> None:
    assert card_cost(drawn({"corp": corporation}, {}), 0, card) == cost


def test_a_discount_applies_only_to_its_owner() -> None:
    state = drawn({"tableau": ["070"]}, {})
    assert card_cost(state, 1, "203") == PROJECTS["203"].cost


def test_discounts_for_the_next_card_and_of_a_prelude_add_up() -> None:
    state = drawn({"next_discount": 8, "tableau": ["070"]}, {})
    assert card_cost(state, 0, "203") == 25
    assert card_cost(state, 0, "203", discount=25) == 0


def test_thorgate_pays_less_for_standard_projects() -> None:
    state = drawn({"corp": "R13"}, {})
    assert project_cost(state, 0, "power_plant") == 8
    assert project_cost(state, 1, "power_plant") == 11
    assert project_cost(state, 0, "city") == 25


def test_metals_are_worth_more_with_advanced_alloys_and_phobolog() -> None:
    state = drawn({"corp": "R09"}, {"tableau": ["071"]}, {"corp": "R09", "tableau": ["071"]})
    assert [metal_values(mine) for mine in state.seats] == [(2, 4), (3, 4), (3, 5)]


def test_ecoline_needs_7_plants() -> None:
    state = drawn({"corp": "R17"}, {})
    assert [greenery_plants(mine) for mine in state.seats] == [7, 8]


def test_heat_pays_only_for_helion() -> None:
    state = drawn({"corp": "R18"}, {})
    assert [heat_pays(mine) for mine in state.seats] == [True, False]
