"""The cards of Project MINE: every text fits every frame, and signs match the effects."""

from dataclasses import replace
from itertools import combinations

import pytest

from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND
from render.mine.cards.card import Face, draw_faces, face_image, text_size
from render.mine.cards.faces import plain_face
from render.mine.ground import card_ground
from render.mine.icons.signs import ICONS, icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, card_tokens
from render.mine.layout import MARKET_CARD, CardFrame
from render.mine.palette import CARD_COLOURS, COIN, PURSE
from rules.core.text import Say
from rules.mine.components.cards import CARDS
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import mean_difference, outline
from tests.render.vision import DEUTAN, NORMAL, PROTAN, TRITAN, difference, seen

FRAMES = {"market": MARKET_CARD}


def face(card: str, say: Say) -> Face:
    """A card at a reduced price, with everything that a card can show."""
    return plain_face(card, say, tab="m10", price=0)


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_card_fits_every_frame(
    language: str, frame: CardFrame, speak: Speak, written: list[Written]
) -> None:
    """All of the text is there, line below line."""
    say = speak(language)
    for card in CARDS:
        written.clear()
        shown = face(card, say)
        face_image(shown, frame, text_size([shown.text], frame))
        assert not [word for word in written if not word.within.holds(word.box)], card
        assert not [word for word in written if word.line.text.endswith("...")], card
        said = "".join(word.line.text for word in written).replace(" ", "")
        assert shown.name.replace(" ", "") in said, card
        assert shown.text.replace(" ", "") in said, card
        boxes = [word.box for word in written]
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)], card


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_texts_of_a_row_have_one_size(
    language: str, frame: CardFrame, speak: Speak, written: list[Written]
) -> None:
    """The size is that of the longest text, however short the others are."""
    say = speak(language)
    faces = [face(card, say) for card in ("fund", "discovery", "loan")]
    draw_faces(Canvas.blank(900, 500, BACKGROUND), [(0, 40), (300, 40), (600, 40)], faces, frame)
    sizes = {w.line.type.size for w in written if w.line.type.weight == Weight.REGULAR}
    assert sizes == {min(text_size([shown.text], frame) for shown in faces)}


def test_the_art_of_a_card_is_its_effect(speak: Speak) -> None:
    """Cards of one resource that do different things look different above their names."""
    say = speak()
    tops = {}
    for card in ("small_ruby_mine", "medium_ruby_mine", "large_ruby_mine"):
        shown = replace(face(card, say), card="the same ground", energy=1, price=1)
        image = face_image(shown, MARKET_CARD, 14).image
        top = MARKET_CARD.tab[1]
        tops[card] = image.crop((0, top + 44, image.width, top + MARKET_CARD.strata)).tobytes()
    assert len(set(tops.values())) == 3


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


def test_equal_cards_look_the_same_and_different_ones_differ(speak: Speak) -> None:
    say = speak("ko")
    pictures = {
        card: face_image(face(card, say), MARKET_CARD, 14).image.tobytes() for card in CARDS
    }
    assert len(set(pictures.values())) == len(CARDS)
    assert face_image(face("fund", say), MARKET_CARD, 14).image.tobytes() == pictures["fund"]


def test_a_card_that_is_not_sold_has_no_price(speak: Speak) -> None:
    say = speak()
    assert plain_face("sales", say).price is None
    assert plain_face("grant", say).price == CARDS["grant"].cost


def test_points_that_depend_on_something_are_not_a_number(speak: Speak) -> None:
    shown = plain_face("turtle_idol", speak())
    assert (shown.points, shown.points_of, shown.energy) == ("½", "emerald", None)


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


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_cards_of_all_heights_have_the_same_ground_but_for_rows_that_repeat(
    frame: CardFrame,
) -> None:
    tone = CARD_COLOURS["plan"]
    images = [
        card_ground("grant", tone, replace(frame, height=frame.height - by)).image for by in (0, 40)
    ]
    plain = frame.strata + frame.band + 1
    tall, low = (
        [image.crop((0, row, frame.width, row + 1)).tobytes() for row in range(image.height)]
        for image in images
    )
    assert (len(tall), len(low)) == (frame.height, frame.height - 40)
    assert tall[: plain + 1] == low[: plain + 1]
    assert set(tall[plain : plain + 41]) == {low[plain]}
    assert tall[plain + 40 :] == low[plain:]


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_a_kept_coin_looks_like_no_credit(vision: tuple[tuple[float, float, float], ...]) -> None:
    assert difference(seen(PURSE, vision), seen(COIN, vision)) >= 25
    assert mean_difference(outline(icon("coin", 48)), outline(icon("credit", 48))) > 15
