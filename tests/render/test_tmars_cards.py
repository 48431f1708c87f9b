"""The cards of Terraforming Mars: every text fits every size, and signs match the data."""

from itertools import combinations

import pytest
from PIL.Image import Image

from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, PANEL, mix
from render.tmars.cards.face import Face, Medal, draw_face
from render.tmars.cards.faces import medal, plain_face
from render.tmars.cards.layout import BIG, CardFrame
from render.tmars.cards.rows import bands
from render.tmars.icons.signs import ICONS
from render.tmars.icons.tokens import card_rows, requirement_items
from render.tmars.icons.tokens_steps import ARROW, COLON, OR, Item, Plate, Token
from render.tmars.palette import GOLD, MET_GROUND, NEED_GROUND, NO, TYPE, UNMET_GROUND, VP_FILL
from rules.core.text import Say
from rules.tmars.components.cards import CARDS, PROJECTS
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import pixels

pytestmark = pytest.mark.slow

FRAMES = {"big": BIG}


def face(card: str, say: Say, mark: str | None = "check") -> Face:
    """A card at a reduced cost if possible, with everything that a card can show."""
    return plain_face(
        card,
        say,
        tab="12",
        cost=max(0, CARDS[card].cost - 3) if card in PROJECTS else None,
        met=tuple(True for _ in CARDS[card].requirements),
        mark=mark,
        pay=(("steel", 12), ("titanium", 10), ("mc", 8)) if mark else (),
    )


def face_image(shown: Face, frame: CardFrame) -> Image:
    """A card with its number above."""
    canvas = Canvas.blank(frame.width, frame.height - frame.tab.y0, BACKGROUND)
    draw_face(canvas, 0, -frame.tab.y0, shown, frame)
    return canvas.image


@pytest.mark.parametrize(
    ("frame", "mark"),
    [
        pytest.param(BIG, "check", id="big"),
        pytest.param(BIG, None, id="big and without a foot"),
    ],
)
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_card_fits_every_frame(
    language: str, frame: CardFrame, mark: str | None, speak: Speak, written: list[Written]
) -> None:
    """All of the text is there, line below line, and around the medal."""
    say = speak(language)
    medal_box = frame.medal_box
    for card in CARDS:
        written.clear()
        shown = face(card, say, mark)
        draw_face(Canvas.blank(frame.width, frame.height, BACKGROUND), 0, 0, shown, frame)
        assert not [word for word in written if not word.within.holds(word.box)], card
        assert not [word for word in written if word.line.text.endswith("...")], card
        said = "".join(word.line.text for word in written).replace(" ", "")
        assert shown.name.replace(" ", "") in said, card
        if frame is BIG:
            assert shown.text.replace(" ", "") in said, card
        boxes = [word.box for word in written if word.within != medal_box]
        boxes.extend([medal_box.inset(3)] if shown.medal and frame is BIG else [])
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)], card


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES.keys())
def test_rows_of_signs_keep_to_their_card(frame: CardFrame) -> None:
    for card in CARDS:
        for sign, _ in frame.tries:
            found = bands(card_rows(card), sign, frame.width, frame.least)
            assert len([band for band in found if band.begins]) <= len(card_rows(card))
            assert all(band.sign >= min(sign, frame.least) for band in found)


def every_token(card: str) -> list[Token]:
    """All tokens of a card, including those on plates."""
    items = [*requirement_items(card), *(item for row in card_rows(card) for item in row.items)]
    return [
        token for item in items for token in (item.tokens if isinstance(item, Plate) else (item,))
    ]


def test_every_token_has_a_sign() -> None:
    for card in CARDS:
        assert not [token for token in every_token(card) if token.sign not in ICONS], card


def test_cards_without_signs_have_nothing_but_points_or_tags() -> None:
    bare = {card for card in CARDS if not card_rows(card)}
    assert bare == {"001", "027", "084", "114", "119", "135", "P40", "R00"}


@pytest.mark.parametrize(
    ("card", "rows"),
    [
        pytest.param(
            "009",
            [
                (
                    "play",
                    (
                        Token("temperature", "+1"),
                        Token("titanium", "+2"),
                        Token("plants", "−3", anybody=True),
                    ),
                )
            ],
            id="an event",
        ),
        pytest.param(
            "165",
            [
                (
                    "play",
                    (
                        Plate((Token("plants", "+2"), Token("energy", "−4"))),
                        Token("tr", "+3"),
                    ),
                )
            ],
            id="productions on a plate",
        ),
        pytest.param(
            "178",
            [("play", (Plate((Token("energy", "+1"), Token("heat", "−2", anybody=True))),))],
            id="somebody's production on the same plate",
        ),
        pytest.param(
            "012",
            [
                (
                    "action",
                    (
                        Token("mc", "12"),
                        Token("titanium", before="/", small=True),
                        ARROW,
                        Token("ocean"),
                    ),
                )
            ],
            id="a metal may pay",
        ),
        pytest.param(
            "024",
            [("action", (Token("animal", "−1", anybody=True), ARROW, Token("animal", "+1")))],
            id="taken from any card",
        ),
        pytest.param(
            "069",
            [
                ("play", (Plate((Token("energy", "−1"),)),)),
                (
                    "action",
                    (Token("plants", "1"), OR, Token("steel", "1"), ARROW, Token("mc", "+7")),
                ),
            ],
            id="alternatives to the same end",
        ),
        pytest.param(
            "128",
            [
                ("play", (Token("ecological_zone"),)),
                (
                    "ongoing",
                    (Token("tag_animal"), OR, Token("tag_plant"), COLON, Token("animal", "+1")),
                ),
            ],
            id="each time",
        ),
        pytest.param(
            "130",
            [
                (
                    "play",
                    (
                        Plate(
                            (
                                Token("plants", "+1"),
                                Token("tag_microbe", before="/ 2", small=True),
                            )
                        ),
                    ),
                )
            ],
            id="for every two tags",
        ),
        pytest.param(
            "R13",
            [
                ("play", (Plate((Token("energy", "+1"),)),)),
                (
                    "ongoing",
                    (
                        Token("tag_power"),
                        OR,
                        Token("project"),
                        Token("energy", small=True),
                        COLON,
                        Token("mc", "−3"),
                    ),
                ),
            ],
            id="discounts of one amount",
        ),
        pytest.param(
            "172",
            [
                ("play", (Token("animal", "+1"), Token("lock"))),
                ("ongoing", (Token("city", anybody=True), COLON, Token("animal", "+1"))),
            ],
            id="a lock",
        ),
        pytest.param(
            "R31",
            [
                ("first", (Token("city"),)),
                (
                    "ongoing",
                    (Token("city", anybody=True), COLON, Plate((Token("mc", "+1"),))),
                ),
                ("ongoing", (Token("city"), COLON, Token("mc", "+3"))),
            ],
            id="a first action",
        ),
    ],
)
def test_signs_follow_from_the_data(card: str, rows: list[tuple[str, tuple[Item, ...]]]) -> None:
    assert [(row.kind, row.items) for row in card_rows(card)] == rows


@pytest.mark.parametrize(
    ("card", "items"),
    [
        pytest.param("001", (Token("oxygen", before="≤ 5%"),), id="at most"),
        pytest.param("023", (Token("temperature", before="≤ −12 °C"),), id="cold"),
        pytest.param("008", (Token("ocean", before="≥ 4"),), id="oceans"),
        pytest.param("002", (Plate((Token("titanium", before="≥ 1"),)),), id="a production"),
        pytest.param("186", (Token("city", before="≥ 2", anybody=True),), id="anybody's cities"),
        pytest.param("128", (Token("greenery", before="≥ 1"),), id="own greeneries"),
        pytest.param("150", (Token("tag_science", before="≥ 7"),), id="tags"),
    ],
)
def test_requirements_follow_from_the_data(card: str, items: tuple[Item, ...]) -> None:
    assert requirement_items(card) == items


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("001", Medal("2"), id="a number"),
        pytest.param("178", Medal("−1"), id="a negative one"),
        pytest.param("012", Medal("1", "tag_jovian"), id="per tag"),
        pytest.param("128", Medal("1/2", "animal"), id="per two resources"),
        pytest.param("005", Medal("3", "science"), id="with a resource"),
        pytest.param("008", Medal("1", "ocean"), id="per ocean beside it"),
        pytest.param("198", Medal("1/3", "city"), id="per three cities"),
        pytest.param("003", None, id="none"),
    ],
)
def test_points_are_on_a_medal(card: str, points: Medal | None) -> None:
    assert medal(CARDS[card]) == points


def test_a_medal_that_cannot_show_everything_is_explained(speak: Speak) -> None:
    assert plain_face("005", speak("en")).text.endswith("science resource here.")


def test_a_card_without_an_effect_says_so(speak: Speak) -> None:
    say = speak("en")
    assert plain_face("001", say).text == "Nothing but its points."
    assert "wild" in plain_face("P40", say).text.lower()


@pytest.mark.parametrize(
    ("met", "ground"),
    [
        pytest.param((True,), MET_GROUND, id="met"),
        pytest.param((False,), UNMET_GROUND, id="not met"),
        pytest.param((), NEED_GROUND, id="nobody asks"),
    ],
)
def test_the_background_of_a_requirement_shows_whether_it_is_met(
    met: tuple[bool, ...], ground: tuple[int, int, int], speak: Speak
) -> None:
    image = face_image(plain_face("024", speak(), met=met), BIG)
    y = -BIG.tab.y0 + BIG.top + BIG.band + 4
    assert image.getpixel((BIG.width // 2, y)) == ground


def test_one_of_several_requirements_that_fails_is_enough(speak: Speak) -> None:
    image = face_image(plain_face("135", speak(), met=(True, False, True)), BIG)
    y = -BIG.tab.y0 + BIG.top + BIG.band + 4
    assert image.getpixel((BIG.width // 2, y)) == UNMET_GROUND


def test_a_card_that_cannot_be_played_has_a_paler_name(speak: Speak) -> None:
    at = BIG.width - 8, -BIG.tab.y0 + BIG.top + 6
    playable, refused = (
        face_image(plain_face("009", speak(), mark=mark), BIG).getpixel(at)
        for mark in ("check", "cross")
    )
    assert playable == TYPE["event"]
    assert refused == mix(TYPE["event"], PANEL, 0.5)


def test_a_reduced_cost_is_shown_before_the_printed_one(
    speak: Speak, written: list[Written]
) -> None:
    image = face_image(plain_face("009", speak(), cost=11), BIG)
    numbers = [word for word in written if word.line.text in ("11", "14")]
    assert [word.line.text for word in numbers] == ["11", "14"]
    now, printed = (word.box for word in numbers)
    assert now.x1 < printed.x0
    # Words are noted where they are on the card, which is below its number.
    struck = image.crop(printed.moved(0, -BIG.tab.y0))
    assert NO in pixels(struck)
    assert image.getpixel((4, -BIG.tab.y0 + BIG.top - 4)) == GOLD


def test_a_full_cost_is_shown_alone(speak: Speak, written: list[Written]) -> None:
    face_image(plain_face("009", speak(), cost=14), BIG)
    assert [word.line.text for word in written].count("14") == 1


def test_a_corporation_shows_its_starting_resources(speak: Speak, written: list[Written]) -> None:
    image = face_image(plain_face("R31", speak()), BIG)
    assert "40" in [word.line.text for word in written]
    assert image.getpixel((4, -BIG.tab.y0 + BIG.top - 4)) != GOLD


def test_a_prelude_costs_nothing(speak: Speak) -> None:
    assert plain_face("P01", speak()).cost is None


def test_an_event_has_the_event_tag_among_its_tags(speak: Speak) -> None:
    assert plain_face("009", speak()).tags == ("space", "event")
    assert plain_face("R24", speak()).tags == ("building", "building")


def test_the_medal_lies_above_everything(speak: Speak) -> None:
    for frame in FRAMES.values():
        image = face_image(face("172", speak("it")), frame)
        x, y = frame.medal_box.moved(0, -frame.tab.y0).middle
        left = x - round(0.33 * frame.medal)
        assert image.getpixel((left, y)) == VP_FILL


def test_equal_cards_look_the_same_and_different_ones_differ(speak: Speak) -> None:
    say = speak("ko")
    pictures = {card: face_image(face(card, say), BIG).tobytes() for card in CARDS}
    assert len(set(pictures.values())) == len(CARDS)
    assert face_image(face("009", say), BIG).tobytes() == pictures["009"]
