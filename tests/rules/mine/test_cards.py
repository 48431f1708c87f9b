"""Chapters "Components" and "Card tables": the whole set, field by field."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.designs import Group
from rules.mine.components.terms import RESOURCES, Kind
from tests.rules.mine.published import card_row, corporate_row, public_row

TABLE = os.environ.get("PROJECT_MINE_CARDS")
MARKET = [card for card in CARDS.values() if card.group is Group.MARKET]


def test_ninety_six_basic_cards() -> None:
    basic = [card for card in CARDS.values() if card.group is not Group.MARKET]
    assert sum(card.copies for card in basic) == 96
    assert sum(card.copies for card in basic if card.group is Group.TRAIT) == 16
    assert sum(card.copies for card in basic if card.buyable) == 40


def test_a_starting_deck_has_ten_cards_and_a_trait() -> None:
    assert sum(card.start for card in CARDS.values()) == 10
    assert all(card.copies >= 4 * card.start for card in CARDS.values())


def test_a_hundred_market_cards_of_thirty_six_designs() -> None:
    assert len(MARKET) == 36
    assert sum(card.copies for card in MARKET) == 100
    by_color: Counter[str | None] = Counter()
    for card in MARKET:
        by_color[card.color] += card.copies
    assert by_color.pop(None) == 20
    assert by_color == dict.fromkeys(RESOURCES, 16)


def test_resource_cards_have_a_type_and_other_cards_have_none() -> None:
    assert all((card.kind is Kind.RESOURCE) == (card.color is not None) for card in CARDS.values())


def test_nine_active_and_eleven_passive_goals() -> None:
    active = [goal for goal in PUBLIC_GOALS.values() if goal.active]
    assert (len(active), len(PUBLIC_GOALS)) == (9, 20)
    assert all(goal.effects and goal.tokens for goal in active)
    assert all(not goal.effects for goal in PUBLIC_GOALS.values() if not goal.active)


def test_each_trait_has_goals_of_twelve_sixteen_and_twenty_points() -> None:
    for trait in ("trade", "collect", "research", "sales"):
        goals = [goal for goal in CORPORATE_GOALS.values() if goal.trait == trait]
        assert sorted(goal.points for goal in goals) == [12, 16, 20]


def test_ids_are_unique() -> None:
    assert not CARDS.keys() & PUBLIC_GOALS.keys()
    assert not (CARDS.keys() | PUBLIC_GOALS.keys()) & CORPORATE_GOALS.keys()


def test_only_cards_of_energy_x_have_no_effects() -> None:
    silent = {card.id for card in CARDS.values() if not card.effects}
    assert silent == {"pie_in_the_sky", "secret_plan", "turtle_idol"}
    assert silent == {card.id for card in CARDS.values() if card.energy is None}


@pytest.mark.skipif(TABLE is None, reason="PROJECT_MINE_CARDS names no card table")
def test_every_field_equals_the_published_table() -> None:
    assert TABLE is not None
    table = json.loads(Path(TABLE).read_text("utf-8"))
    printed = {"text", "provenance", "known", "ko", "en"}
    for ours, theirs in (
        ([card_row(card) for card in CARDS.values()], table["cards"]),
        ([public_row(goal) for goal in PUBLIC_GOALS.values()], table["public_goals"]),
        ([corporate_row(goal) for goal in CORPORATE_GOALS.values()], table["corporate_goals"]),
    ):
        plain = [{k: v for k, v in row.items() if k not in printed} for row in theirs]
        assert [row["id"] for row in plain] == [row["id"] for row in ours]
        for mine, row in zip(ours, plain, strict=True):
            assert mine == _without_labels(row)


def _without_labels(row: dict[str, Any]) -> dict[str, Any]:
    for effect in row.get("effects", ()):
        effect.pop("labels", None)
    return row
