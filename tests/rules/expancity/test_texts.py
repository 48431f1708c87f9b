"""Texts: keys that code composes, the sentences of refusals, and lines that can be typed."""

import re

import pytest

from bot.core.controls.components import OPTION_CHARS
from bot.i18n import LANGUAGES, Catalogue
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile, Plan
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.content import TILES
from tests.catalogues import catalogue_of, spoken
from tests.rules.expancity.positions import A, position


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def test_cards_fit_a_menu(catalogue: Catalogue) -> None:
    for card in ALL_CONTRACTS:
        note = Msg(
            "expancity.text.contract_note",
            {
                "condition": Msg(f"expancity.contract.{card.id}.text"),
                "points": 10,
                "have": 10,
                "need": 10,
            },
        )
        assert len(catalogue.say(note, name)) <= OPTION_CHARS, card.id


def test_the_lines_that_the_rules_show_can_be_typed(catalogue: Catalogue) -> None:
    state = position("N2=mall N2E1=com:A4 N1=res:A1")
    shown = re.findall(r"`([^`]+)`", catalogue.words("expancity.rules.12"))
    lines = [text for text in shown if text not in ("o", "^")]
    assert [GAME.read(state, A, line, spoken) for line in lines] == [
        Plan("park", "N1E1", ("N1", "N2E1"), ("N1=flat", "N2E1=round")),
        KeepContract("park_view"),
        Fulfil(("skyline",)),
        Fulfil(()),
        KeepTile("park"),
    ]


def test_tiles_may_be_typed_by_name(catalogue: Catalogue) -> None:
    for tile in TILES:
        line = f"{catalogue.words(f'expancity.tile.{tile}')}@N9"
        assert GAME.read(position(), A, line, spoken) == Plan(tile, "N9", (), ())


def test_the_formula_reads_like_the_rule_book() -> None:
    korean = catalogue_of("ko")
    total = Msg("expancity.text.sum_base")
    for value, what in ((1, "tile.park"), (2, "tile.mall"), (-1, "text.empty_lot")):
        total = Msg(
            "expancity.text.sum_term",
            {"before": total, "value": value, "what": Msg(f"expancity.{what}")},
        )
    told = Msg(
        "expancity.event.roofed",
        {
            "cell": "N2E1",
            "kind": Msg("expancity.kind.com"),
            "roof": Msg("expancity.roof.round"),
            "floors": 5,
            "sum": total,
            "points": 15,
        },
    )
    assert korean.say(told, name) == (
        "N2E1 상업 5층 완성, 둥근 지붕: (1 +1 공원 +2 쇼핑몰 −1 공터) × 5 = 15"
    )
