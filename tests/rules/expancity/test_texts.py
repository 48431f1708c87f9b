"""Texts: every key that the title can say, in every language, and short enough for a menu."""

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, Catalogue
from rules import expancity
from rules.core import engine
from rules.core.domains import OneOf, SomeOf
from rules.core.game import Setup
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Arg, Msg
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile, Plan
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.cards.goals import ALL_GOALS
from rules.expancity.components.content import CITY_HALL, ROOFS, TILES
from rules.expancity.state import Phase
from tests.catalogues import catalogue_of
from tests.rules.expancity.positions import A, position

MENU_TEXT = 100
"""Characters of a menu entry's label or second line."""


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def declared() -> Iterator[str]:
    """Keys that others look up."""
    yield from ("title", "tagline")
    yield from (f"tile.{tile}" for tile in (CITY_HALL, *TILES))
    yield from (f"roof.{roof}" for roof in ROOFS)
    for card in ALL_CONTRACTS:
        yield from (f"contract.{card.id}", f"contract.{card.id}.text")
    for goal in ALL_GOALS:
        yield from (f"goal.{goal.id}", f"goal.{goal.id}.text")
    for verb in GAME.verbs:
        yield f"verb.{verb.name}"
        yield from (f"field.{verb.name}.{field.name}" for field in verb.fields)
    for phase in Phase:
        if phase is not Phase.OVER:
            yield from (f"asked.{phase.value}", f"text.acting.{phase.value}")
    for option in GAME.options:
        yield f"option.{option.name}"
        yield from (f"option.{option.name}.{choice}" for choice in option.choices)
    yield from (f"rules.{n}" for n in range(1, 13))


def test_declared_keys(catalogue: Catalogue) -> None:
    missing = [key for key in declared() if not catalogue.has(f"expancity.{key}")]
    assert missing == []


def test_every_language_has_the_same_keys() -> None:
    keys = {language: set(written(language)) for language in LANGUAGES}
    assert keys["ko"] == keys["en"] == keys["it"]


def written(language: str) -> Iterator[str]:
    source = (files("bot") / "locale" / language / "expancity.ftl").read_text("utf-8")
    for line in source.splitlines():
        if line[:1].isalpha():
            yield line.split(" = ")[0]


def test_whole_games_can_be_told(catalogue: Catalogue) -> None:
    say = catalogue.sayer(name)
    for seats in (2, 4):
        state = engine.start(
            GAME, Setup(seats, {"negative_building_scores": "floor_zero"}, 3)
        ).state
        chance = Rng(seats)
        while waiting := GAME.waiting_for(state):
            seat = min(waiting)
            for text in (*waiting.values(), *GAME.describe(GAME.view(state, seat))):
                assert say(text)
            given: dict[str, object] = {}
            verb = engine.verbs_on_menu(GAME, state, seat)[0]
            move = engine.sample_move(GAME, state, seat, chance)
            for field in verb.fields:
                domain = field.domain(state, seat, given)
                assert isinstance(domain, (OneOf, SomeOf))
                for option in domain.options:
                    assert len(say(option.label)) <= MENU_TEXT
                    assert option.note is None or len(say(option.note)) <= MENU_TEXT
                given[field.name] = getattr(move, field.name)
            step = engine.play(GAME, state, seat, move)
            for event in step.events:
                assert say(event.msg)
            state = step.state
        for text in GAME.describe(GAME.view(state, None)):
            assert say(text)


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
        assert len(catalogue.say(note, name)) <= MENU_TEXT, card.id


def test_rules_fit_a_message(catalogue: Catalogue) -> None:
    for n in range(1, 13):
        assert len(catalogue.words(f"expancity.rules.{n}")) <= 1000


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


def test_every_sentence_of_refusal_belongs_to_a_code() -> None:
    errors = {key for key in written("en") if key.startswith("error-")}
    assert errors == {f"error-expancity-{code}" for code in REFUSALS}


def test_every_code_of_the_rules_is_listed() -> None:
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


def test_tiles_may_be_typed_as_they_are_called(catalogue: Catalogue) -> None:
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
