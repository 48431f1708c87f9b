"""Texts: keys that code composes, the sentences of refusals, and lines that can be typed."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bot.core.controls.components import OPTION_CHARS
from bot.i18n import LANGUAGES, Catalogue
from rules import expancity
from rules.core.game import Setup
from rules.core.seats import Seat
from rules.core.text import Arg, Msg
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile, Plan
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.cards.goals import ALL_GOALS
from rules.expancity.components.content import CITY_HALL, ROOFS, TILES
from rules.expancity.state import Phase
from tests.catalogues import catalogue_of
from tests.rules.expancity.positions import A, position
from tests.rules.offered import notes


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def declared() -> Iterator[str]:
    """Keys that other code looks up."""
    yield from (f"tile.{tile}" for tile in (CITY_HALL, *TILES))
    yield from (f"roof.{roof}" for roof in ROOFS)
    for card in ALL_CONTRACTS:
        yield from (f"contract.{card.id}", f"contract.{card.id}.text")
    for goal in ALL_GOALS:
        yield from (f"goal.{goal.id}", f"goal.{goal.id}.text")
    for phase in Phase:
        if phase is not Phase.OVER:
            yield from (f"asked.{phase.value}", f"text.acting.{phase.value}")
    yield from (f"rules.{n}" for n in range(1, 13))


def test_every_declared_key_has_a_text(catalogue: Catalogue) -> None:
    missing = [key for key in declared() if not catalogue.has(f"expancity.{key}")]
    assert missing == []


@pytest.mark.parametrize("seats", [2, 4])
def test_notes_fit_a_menu(catalogue: Catalogue, seats: int) -> None:
    for note in notes(GAME, Setup(seats, {"negative_building_scores": "floor_zero"}, 3)):
        assert len(catalogue.say(note, name)) <= OPTION_CHARS


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


REFUSALS: dict[str, dict[str, Arg]] = {
    "cell_parse": {"text": "Z9"},
    "cell_spelling": {"text": "n1", "cell": "N1"},
    "unknown_tile": {"text": "moat"},
    "roof_parse": {"text": "N1=x"},
    "move_parse": {"text": "hello"},
    "tile_not_in_hand": {"tile": Msg("expancity.tile.mall")},
    "cell_occupied": {"cell": "N1", "tile": Msg("expancity.tile.park")},
    "place_not_adjacent": {"cell": "N5", "nearest": ("N2", "N1E1")},
    "too_many_builds": {"most": 3},
    "one_floor": {"cell": "N1"},
    "cell_empty": {"cell": "N1"},
    "not_lot": {"cell": "N1", "tile": Msg("expancity.tile.park")},
    "not_yours": {"cell": "N1", "owner": "Bruno"},
    "already_done": {"cell": "N1"},
    "res_max": {"cell": "N1"},
    "height_limit": {"cell": "N1", "limit": 4, "kind": Msg("expancity.kind.com")},
    "too_many_unfinished": {"cells": ("N1", "N2", "N3")},
    "no_blocks": {"need": 2, "have": 1},
    "must_act": {"unused": 1, "cells": ("N1",)},
    "roof_dup": {"cell": "N1"},
    "not_own_building": {"cell": "N1"},
    "com_min": {"cell": "N1", "floors": 3},
    "roof_type": {"kind": Msg("expancity.kind.res"), "allowed": (Msg("expancity.roof.flat"),)},
    "roof_empty": {
        "shape": Msg("expancity.roof.round"),
        "others": (Msg("expancity.roof.pointed"),),
    },
    "not_offered": {},
    "contract_not_in_hand": {},
    "contract_unmet": {"card": Msg("expancity.contract.skyline"), "have": 2, "need": 3},
}


def test_every_refusal_has_a_sentence(catalogue: Catalogue) -> None:
    for code, facts in REFUSALS.items():
        assert catalogue.say(Msg(f"error.expancity.{code}", facts), name)


def test_every_code_in_the_rules_is_listed() -> None:
    assert set(codes_in_source()) == set(REFUSALS)


def codes_in_source() -> Iterable[str]:
    for file in sorted(Path(expancity.__file__).parent.rglob("*.py")):
        source = file.read_text("utf-8")
        yield from re.findall(r'(?:IllegalMove|MalformedMove)\(\s*"expancity\.(\w+)"', source)


def test_the_lines_that_the_rules_show_can_be_typed(catalogue: Catalogue) -> None:
    state = position("N2=mall N2E1=com:A4 N1=res:A1")
    shown = re.findall(r"`([^`]+)`", catalogue.words("expancity.rules.12"))
    lines = [text for text in shown if text not in ("o", "^")]
    assert [GAME.read(state, A, line) for line in lines] == [
        Plan("park", "N1E1", ("N1", "N2E1"), ("N1=flat", "N2E1=round")),
        KeepContract("park_view"),
        Fulfil(("skyline",)),
        Fulfil(()),
        KeepTile("park"),
    ]


def test_tiles_may_be_typed_by_name(catalogue: Catalogue) -> None:
    for tile in TILES:
        line = f"{catalogue.words(f'expancity.tile.{tile}')}@N9"
        assert GAME.read(position(), A, line) == Plan(tile, "N9", (), ())


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
