"""The cards and signs of Project MINE: signs match the effects, and each is different from the others."""

from itertools import combinations

import pytest

from render.mine.focus.faces import card_tile
from render.mine.icons.signs import ICONS, icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, card_tokens
from render.mine.palette import CARD_COLOURS, COIN, PURSE
from tests.render.conftest import Speak
from tests.render.pixels import mean_difference, outline
from tests.render.vision import DEUTAN, NORMAL, PROTAN, TRITAN, difference, seen


@pytest.mark.parametrize(
    ("card", "row"),
    [
        pytest.param("large_gold_mine", (Token("gold", "+3"),), id="a gain"),
        pytest.param("sales", (Token("draw", "+1"), Token("credit", "+1")), id="two sentences"),
        pytest.param("close_deal", (Token("gold", "−1"), Token("credit", "+3")), id="a loss"),
        pytest.param(
            "bargain_sale",
            (Token("sapphire", "+1"), Token("cheaper", "−1"), Token("buy", "+1")),
            id="lower costs",
        ),
        pytest.param("loan", (Token("credit", "+2"), Token("penalty", "+1")), id="a penalty"),
        pytest.param("small_diamond_mine", (Token("any", "+1"),), id="a resource of choice"),
        pytest.param(
            "passion", (Token("draw", "+1"), Token("or"), Token("ruby", "+1")), id="a choice"
        ),
        pytest.param(
            "barter",
            (Token("discard", "−1"), Token("arrow"), Token("draw", "+1"), Token("ruby", "+1")),
            id="if you do",
        ),
        pytest.param(
            "pie_in_the_sky",
            (Token("discard"), Token("arrow"), Token("energy", "+1"), Token("credit", "+1")),
            id="when discarded",
        ),
        pytest.param("the_more", (Token("draw", "+1"), Token("ruby", "+n")), id="an open number"),
        pytest.param("rich_get_richer", (Token("credit", "+1"),), id="more of the same"),
        pytest.param("chicken_game", (), id="what only words can say"),
    ],
)
def test_signs_follow_from_the_effects(card: str, row: tuple[Token, ...]) -> None:
    assert card_tokens(card) == row


def test_points_that_depend_on_something_are_not_a_number(speak: Speak) -> None:
    shown = card_tile("turtle_idol", speak())
    assert (shown.points, shown.points_of, shown.head) == ("½", "emerald", ("no_cost", "X"))


def test_every_sign_has_a_unique_silhouette() -> None:
    stones = [stone(kind, 48) for kind in (*CARD_COLOURS, "any")]
    sprites = [*stones, *(icon(name, 48) for name in ICONS)]
    shapes = {sprite.image.convert("RGBA").tobytes() for sprite in sprites}
    assert len(shapes) == len(CARD_COLOURS) + 1 + len(ICONS)
    outlines = {sprite.image.getchannel("A").tobytes() for sprite in stones}
    assert len(outlines) == len(stones)


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_the_five_resources_differ_in_every_kind_of_vision(
    vision: tuple[tuple[float, float, float], ...],
) -> None:
    resources = [CARD_COLOURS[kind] for kind in ("ruby", "sapphire", "emerald", "iron", "gold")]
    for a, b in combinations(resources, 2):
        assert difference(seen(a, vision), seen(b, vision)) >= 8


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_a_kept_coin_looks_like_no_credit(vision: tuple[tuple[float, float, float], ...]) -> None:
    assert difference(seen(PURSE, vision), seen(COIN, vision)) >= 25
    assert mean_difference(outline(icon("coin", 48)), outline(icon("credit", 48))) > 15
