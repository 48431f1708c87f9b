"""The cards of Terraforming Mars: their signs, requirements and points follow from the data."""

import pytest

from render.tmars.cards.faces import Medal, medal
from render.tmars.icons.signs import ICONS
from render.tmars.icons.tokens import card_rows, requirement_items
from render.tmars.icons.tokens_steps import ARROW, COLON, OR, Item, Plate, Token
from rules.tmars.components.cards import CARDS

pytestmark = pytest.mark.slow


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
