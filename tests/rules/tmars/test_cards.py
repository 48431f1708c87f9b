"""Chapters "Card data" and "Data checks": the whole set, field by field."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.tmars.components.cards import CARDS, CORPORATIONS, PRELUDES, PROJECTS
from rules.tmars.components.designs import Module, Trigger, Type
from rules.tmars.components.effects import (
    AddHere,
    Choose,
    EffectStep,
    RemoveHere,
    RevealForTag,
    Tag,
)
from rules.tmars.wording.cards import note_text
from rules.tmars.wording.names import card_msg
from tests.catalogues import catalogue_of
from tests.rules.tmars.published import card_row
from tests.rules.tmars.published_steps import handlers

FOLDER = os.environ.get("TMARS_SPEC")


def test_counts_by_module() -> None:
    projects = Counter(card.module for card in PROJECTS.values())
    assert projects == {Module.BASE: 137, Module.CORPORATE_ERA: 71, Module.PRELUDE: 7}
    corporations = Counter(card.module for card in CORPORATIONS.values())
    assert corporations == {Module.BASE: 11, Module.CORPORATE_ERA: 2, Module.PRELUDE: 5}
    assert len(PRELUDES) == 35
    assert len(CARDS) == 268


def test_counts_by_type() -> None:
    assert Counter(card.type for card in CARDS.values()) == {
        Type.AUTOMATED: 117,
        Type.ACTIVE: 60,
        Type.EVENT: 38,
        Type.CORPORATION: 18,
        Type.PRELUDE: 35,
    }


def test_numbers_are_complete_and_in_order() -> None:
    numbered = [f"{number:03}" for number in range(1, 209)]
    assert list(PROJECTS) == numbered + [f"P{number}" for number in range(36, 43)]
    assert list(PRELUDES) == [f"P{number:02}" for number in range(1, 36)]
    assert list(CORPORATIONS) == sorted(CORPORATIONS)
    assert list(CARDS) == [*PROJECTS, *CORPORATIONS, *PRELUDES]
    assert all(name == card.id for name, card in CARDS.items())


def test_the_project_cards_are_exactly_the_projects() -> None:
    assert [card.id for card in CARDS.values() if card.is_project] == list(PROJECTS)


def test_no_card_prints_the_event_tag() -> None:
    assert all(Tag.EVENT not in card.tags for card in CARDS.values())


def test_events_have_no_actions_and_active_cards_stay_useful() -> None:
    for card in PROJECTS.values():
        if card.type is Type.EVENT:
            assert not card.actions
        assert bool(card.actions) <= (card.type is Type.ACTIVE), card.id


def test_a_card_that_uses_its_own_resources_holds_some() -> None:
    for card in CARDS.values():
        triggered = [each.do for each in card.ongoing if isinstance(each, Trigger)]
        done = [card.play, *(action.do for action in card.actions), *triggered]
        here = any(_uses_here(steps) for steps in done)
        assert here or not any(action.cost.here for action in card.actions), card.id
        assert not here or card.holds, card.id


def _uses_here(steps: tuple[EffectStep, ...]) -> bool:
    return any(
        any(map(_uses_here, step.options))
        if isinstance(step, Choose)
        else isinstance(step, AddHere | RemoveHere | RevealForTag)
        for step in steps
    )


def _table() -> dict[str, Any]:
    assert FOLDER is not None
    text = Path(FOLDER, "terraforming-mars-cards.json").read_text("utf-8")
    table: dict[str, Any] = json.loads(text)
    return table


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_every_field_equals_the_published_table() -> None:
    words = {"name", "text", "note", "handlers"}
    table = _table()["cards"]
    assert [row["id"] for row in table] == [*PROJECTS, *CORPORATIONS, *PRELUDES]
    for row in table:
        printed = {name: fact for name, fact in row.items() if name not in words}
        if row.get("free_hand"):
            # It keeps the ten cards dealt at the start for free.
            printed["play"] = []
        assert card_row(CARDS[row["id"]]) == printed
        assert handlers(card_row(CARDS[row["id"]])) == set(row["handlers"])


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_equals_the_published_table(language: str) -> None:
    catalogue = catalogue_of(language)
    for row in _table()["cards"]:
        name = row["name"][language] or row["name"]["en"]
        assert catalogue.words(card_msg(row["id"]).key) == name


@pytest.mark.skipif(FOLDER is None, reason="TMARS_SPEC names no folder")
def test_cards_with_a_note_show_it() -> None:
    noted = {row["id"] for row in _table()["cards"] if row.get("note")}
    said_by_its_text = {"134"}
    assert {card for card in CARDS if note_text(card)} == noted - said_by_its_text
