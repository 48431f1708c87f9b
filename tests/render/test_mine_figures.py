"""The examples beside the rules of Project MINE can be read on a phone, and their drawings are correct."""

import pytest

from bot.core.text.lines import ALT_CHARS
from bot.i18n import LANGUAGES
from render.mine.figures import (
    AMOUNTS,
    CARD,
    GOALS,
    OTHER_PARTS,
    PENALTY,
    SCENES,
    resource_points,
)
from render.mine.icons.tokens import Token, card_tokens
from rules.core.text import msg
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.scoring import resource_points as scored
from rules.mine.wording.cards import card_msg
from tests.catalogues import catalogue_of
from tests.render.conftest import Speak


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "keys"),
    [
        (6, ("tab", "price", "energy_cost", "points", "resource")),
        (7, (*(key for *_, key in GOALS), "flipping")),
    ],
)
def test_captions_are_not_cut(
    number: int, keys: tuple[str, ...], language: str, speak: Speak
) -> None:
    say = speak(language)
    said = " ".join(text.line.text for text in SCENES[number](say).texts)
    for key in keys:
        assert say(msg(f"mine.figure.{key}")) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_total_is_named(language: str, speak: Speak) -> None:
    say = speak(language)
    said = [text.line.text for text in SCENES[10](say).texts]
    for part in ("corporate", "goals", "cards", "resources", "penalty"):
        assert say(msg(f"mine.part.{part}")) in said
    assert str(_total()) in said


def _total() -> int:
    return sum(map(resource_points, AMOUNTS)) + sum(points for _, points in OTHER_PARTS) - PENALTY


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_description(language: str) -> None:
    catalogue = catalogue_of(language)
    card, goals, scores = (
        catalogue.say(msg(f"mine.figure.{number}"), names=str) for number in sorted(SCENES)
    )
    assert catalogue.say(card_msg(CARD), names=str) in card
    assert all(catalogue.say(card_msg(goal), names=str) in goals for goal, *_ in GOALS)
    assert all(str(number) in scores for number in (_total(), *AMOUNTS))
    assert max(map(len, (card, goals, scores))) <= ALT_CHARS


def test_the_card_matches_its_text() -> None:
    design = CARDS[CARD]
    assert (design.energy, design.cost, design.points, design.color) == (1, 5, 2, "sapphire")
    row = (Token("sapphire", "+1"), Token("cheaper", "−1"), Token("buy", "+1"))
    assert card_tokens(CARD) == row


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
