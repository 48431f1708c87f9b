"""Texts: keys that code composes, and the sentences of refusals."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from bot.i18n import LANGUAGES, Catalogue
from rules.core.seats import Seat
from rules.core.text import Arg, Msg
from rules.mine.components.content import MOST_ROUNDS, MOST_TRANSITIONS
from rules.mine.components.reasons import Reason
from rules.mine.state import Stage
from rules.mine.wording.cards import card_msg, resource_msg
from rules.mine.wording.counts import how_many
from tests.catalogues import catalogue_of

CARD = card_msg("grant")
GOAL = card_msg("boost")


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def declared() -> Iterator[str]:
    """Keys that other code looks up or composes."""
    yield from (f"asked.{reason}" for reason in Reason)
    yield from (f"asked.{phase}" for phase in ("goals", "play", "buy", "enter", "mulligan"))
    yield "asked.corporation"
    yield from (f"part.{part}" for part in ("corporate", "goals", "cards", "resources", "penalty"))
    yield from (f"event.put_on_{end}" for end in ("deck_top", "deck_bottom"))
    yield from (f"event.looked_{where}" for where in ("top", "market", "goals"))
    yield from (f"event.{choice}" for choice in ("enters", "stays_out"))
    yield from (f"stage.{stage.value}" for stage in Stage if stage is not Stage.OVER)


def test_every_declared_key_has_a_text(catalogue: Catalogue) -> None:
    assert [key for key in declared() if not catalogue.has(f"mine.{key}")] == []


def test_the_rules_in_short_name_the_latest_end(catalogue: Catalogue) -> None:
    """Of a period and of the table."""
    assert re.search(rf"\b{MOST_ROUNDS + 1}(?!\d)", catalogue.words("mine.rules.4"))
    assert re.search(rf"\b{MOST_TRANSITIONS}(?!\d)", catalogue.words("mine.rules.9"))


REFUSALS: dict[str, dict[str, Arg]] = {
    "not_in_hand": {"card": CARD},
    "energy_x": {"card": CARD},
    "energy": {"card": CARD, "need": 2, "have": 1},
    "resource": {"card": CARD, "resource": resource_msg("gold"), "need": 3, "have": 1},
    "any_resource": {"card": CARD, "need": 1},
    "not_simple": {"card": CARD},
    "phase_goals": {},
    "phase_play": {},
    "phase_buy": {},
    "nothing_waits": {},
    "stage": {"stage": Msg("mine.stage.enter")},
    "pending": {
        "question": Msg("mine.asked.discard", {"card": CARD, "many": how_many(1, 1), "most": 1})
    },
    "not_your_decision": {},
    "mulligan": {},
    "standing_set": {},
    "goal_not_owned": {"goal": GOAL},
    "goal_passive": {"goal": GOAL},
    "goal_flipped": {"goal": GOAL},
    "goal_used": {"goal": GOAL},
    "goal_condition": {"goal": GOAL, "requirement": Msg("mine.needs_deck", {"n": 1})},
    "no_coin": {"coins": 0},
    "not_for_sale": {"card": CARD},
    "sold_out": {"card": CARD},
    "no_buys": {},
    "credits": {"card": CARD, "cost": 5, "have": 2, "coins": 1},
    "choice_count": {"many": how_many(1, 2)},
    "choice": {"text": "x", "options": (CARD, GOAL)},
    "corp": {"offer": (CARD,)},
    "unknown": {"text": "x", "names": (), "count": 0},
    "ambiguous": {"text": "x", "names": (CARD, GOAL), "count": 2},
    "syntax": {"text": "x"},
}


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_has_a_text(catalogue: Catalogue, code: str) -> None:
    assert catalogue.words(f"error.mine.{code}", **REFUSALS[code])


def test_every_refusal_is_tested() -> None:
    folder = Path(str(files("rules"))) / "mine"
    raised = re.compile(r'(?:IllegalMove|MalformedMove)\(\s*"mine\.(\w+)"')
    found = {
        code for file in folder.rglob("*.py") for code in raised.findall(file.read_text("utf-8"))
    }
    assert found == REFUSALS.keys()


def test_a_question_for_as_many_as_there_are_names_one_number(catalogue: Catalogue) -> None:
    asked = "mine.asked.discard"
    assert "2" in catalogue.words(asked, card=CARD, many=how_many(2, 2), most=2)
    assert catalogue.words(asked, card=CARD, many=how_many(2, 2), most=2).count("2") == 1
