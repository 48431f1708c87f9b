"""The drawn examples of Terraforming Mars keep to the rules."""

import pytest

from render.tmars.figures import (
    AFTER,
    BEFORE,
    BOARD,
    BOT_CARD_ID,
    BOT_TRACK,
    LYING,
    MONEY,
    NEW,
    PAYMENTS,
    REFUSED,
    VALUES,
)
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.coordinates import neighbours
from rules.tmars.components.maps import Bonus
from rules.tmars.components.tracks import TRACKS, Icon


@pytest.mark.parametrize("payment", PAYMENTS)
def test_payments_are_exact(payment: tuple[str, int, str, int, int]) -> None:
    _, cost, metal, units, rest = payment
    assert units * VALUES[metal] + rest == cost


def test_a_fifth_titanium_wastes_a_coin() -> None:
    _, cost, metal, units, _ = PAYMENTS[1]
    assert (units + 1) * VALUES[metal] - cost == 1


def test_refused_card_costs_more_than_its_owner_has() -> None:
    assert CARDS[REFUSED].cost > MONEY


def test_greenery_gains_a_plant_beside_an_ocean_and_a_city_of_its_owner() -> None:
    kinds = {space: (kind, owner) for space, kind, owner in LYING}
    spaces = BOARDS[BOARD].spaces
    assert all(spaces[space].ocean == (kind == "ocean") for space, (kind, _) in kinds.items())
    assert spaces[NEW].bonus == (Bonus.PLANT,)
    beside = [kinds[space] for space in neighbours(NEW) if space in kinds]
    assert [kind for kind, _ in beside].count("ocean") == 1
    assert ("city", kinds[NEW][1]) in beside


def test_tag_moves_the_marker_onto_an_ocean() -> None:
    assert [str(tag) for tag in CARDS[BOT_CARD_ID].tags] == [BOT_TRACK]
    track = next(track for track in TRACKS.values() if track.id == BOT_TRACK)
    reached = track.cells[AFTER]
    assert reached is not None
    assert (AFTER, reached.icon) == (BEFORE + 1, Icon.OCEAN)
