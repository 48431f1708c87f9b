"""The examples beside the rules of Project MINE fit in every language, and their drawings are correct."""

from itertools import combinations
from typing import Any

import pytest

from bot.core.text.lines import ALT_CHARS
from bot.i18n import LANGUAGES
from render.mine import PAINTER, figures
from render.mine.figures import AMOUNTS, CARD, GOALS, OTHER_PARTS, PENALTY, PHASES, resource_points
from render.mine.figures_layout import panel_boxes
from render.mine.icons.tokens import Token, card_tokens
from render.mine.layout import HEIGHT, WIDTH
from rules.core.text import msg
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import ENERGY, HAND_SIZE, PURCHASES, RESOURCE_POINTS
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.scoring import resource_points as scored
from rules.mine.state import Phase
from rules.mine.wording.cards import card_msg
from tests.catalogues import catalogue_of
from tests.render.conftest import Speak, Written

PARTS = ("tab", "energy_cost", "effect", "points", "price", "resource", "signs")
WORDS = (
    *PARTS,
    *(key for _, key in PHASES),
    *(key for *_, key in GOALS),
    "flipping",
    *("card", "turn", "goals", "scores"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WORDS)
def test_captions_are_not_cut(
    key: str, language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language)
    PAINTER.figures[1](say)
    said = " ".join(word.line.text for word in written)
    assert say(msg(f"mine.figure.{key}")) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_description(language: str) -> None:
    catalogue = catalogue_of(language)
    words = catalogue.say(msg("mine.figure.1"), names=str)
    names = (catalogue.say(card_msg(name), names=str) for name in (CARD, *(g for g, *_ in GOALS)))
    assert all(name in words for name in names)
    total = sum(map(resource_points, AMOUNTS)) + sum(points for *_, points in OTHER_PARTS) - PENALTY
    assert f"{total}" in words
    assert all(str(amount) in words for amount in AMOUNTS)
    assert len(words) <= ALT_CHARS


def test_the_four_examples_do_not_overlap() -> None:
    boxes = panel_boxes()
    assert len(boxes) == 4
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert boxes[-1].x1 < WIDTH
    assert boxes[-1].y1 < HEIGHT


def test_the_card_matches_its_text() -> None:
    design = CARDS[CARD]
    assert (design.energy, design.cost, design.points, design.color) == (1, 5, 2, "sapphire")
    row = (Token("sapphire", "+1"), Token("cheaper", "−1"), Token("buy", "+1"))
    assert card_tokens(CARD) == row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_starts_as_the_text_says(language: str) -> None:
    words = catalogue_of(language).say(msg("mine.figure.reset"), names=str)
    assert str(ENERGY) in words
    assert str(PURCHASES) in words


def test_a_turn_has_a_phase_for_every_row_and_its_reset() -> None:
    by_hand = (Phase.GOALS, Phase.PLAY, Phase.BUY, Phase.CLEANUP)
    assert len(PHASES) == 1 + len(by_hand)
    assert HAND_SIZE == 5


def test_one_goal_is_on_its_way_and_one_is_flipped() -> None:
    (active, some, _), (passive, every, _) = GOALS
    assert PUBLIC_GOALS[active].active
    assert not PUBLIC_GOALS[passive].active
    assert 0 < some < (PUBLIC_GOALS[active].tokens or 0)
    assert every == PUBLIC_GOALS[passive].tokens == 5


def test_there_is_an_amount_for_every_step() -> None:
    assert [resource_points(amount) for amount in AMOUNTS] == [0, 2, 6, 12, 18]
    assert [resource_points(amount) for amount in AMOUNTS] == [
        points for _, points in reversed(RESOURCE_POINTS)
    ]
    assert len(AMOUNTS) == len(RESOURCES)


@pytest.mark.parametrize("amount", [0, 9, 10, 14, 15, 19, 20, 24, 25, 60])
def test_bars_score_like_the_table(amount: int) -> None:
    assert resource_points(amount) == scored(amount)


def test_every_part_of_the_card_is_tried_here() -> None:
    parts: tuple[Any, ...] = figures._PARTS
    assert tuple(part.key for part in parts) == PARTS
