"""Rule texts, derived from effects: every card and goal has a text in every language."""

import pytest

from bot.i18n import LANGUAGES
from rules.core.text import Msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import SEATS
from rules.mine.wording.cards import (
    card_msg,
    card_text,
    corporate_text,
    effects_phrase,
    goal_requirement,
    goal_text,
    in_full,
)
from tests.catalogues import catalogue_of

CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def said(text: tuple[Msg, ...], language: str = "en") -> str:
    return CATALOGUES[language].words(in_full(text).key, **in_full(text).args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    catalogue = CATALOGUES[language]
    names = [card_msg(name).key for name in (*CARDS, *PUBLIC_GOALS, *CORPORATE_GOALS)]
    assert len({catalogue.words(name) for name in names}) == len(names)
    texts = [card_text(card) for card in CARDS]
    texts += [goal_text(goal) for goal in PUBLIC_GOALS]
    texts += [corporate_text(goal, seats) for goal in CORPORATE_GOALS for seats in SEATS]
    for text in texts:
        for sentence in text:
            words = catalogue.words(sentence.key, **sentence.args)
            assert words.endswith((".", ")"))
            assert "{" not in words
            assert "  " not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_different_effects_have_different_texts(language: str) -> None:
    texts = {card: said(card_text(card), language) for card in CARDS}
    meant = {
        card.id: (card.effects, card.on_discard, card.on_exile, card.end_points)
        for card in CARDS.values()
    }
    for one in CARDS:
        for other in CARDS:
            assert (texts[one] == texts[other]) == (meant[one] == meant[other])


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("small_gold_mine", "Gold +1."),
        ("passion", "Either draw 1 card, or Ruby +1."),
        (
            "barter",
            "Discard 1 card from your hand, if you have one. If you do, draw 1 card and Ruby +1.",
        ),
        (
            "expo",
            "Discard 2 cards from your hand, or as many as you have. "
            "If you discarded 2, draw 2 cards and Credit +2.",
        ),
        (
            "opportunity_cost",
            "Discard 1 card from your hand, if you have one. "
            "If you do, Energy +1, plus 1 for each point of that card.",
        ),
        (
            "smelting",
            "Iron +1. Everybody shows the top card of their deck. It stays there. "
            "Iron +1 for each resource card shown, at most 3.",
        ),
        (
            "secret_plan",
            "Can’t be played. If discarded or exiled from hand or deck, Emerald +2.",
        ),
        (
            "chicken_game",
            "If an opponent buys a card before your next turn, Iron +4 at the start of that turn.",
        ),
    ],
)
def test_a_card_has_this_text(card: str, words: str) -> None:
    assert said(card_text(card)) == words


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        (
            "octopus",
            "When you play a card of the 3rd different resource in one turn, put 1 token here.",
        ),
        ("midsize_firm", "Flips when your second-largest resource reaches 8."),
        (
            "spoil_the_pot",
            "When their next buying phase begins, each opponent gets Credit −1, never below 0. Put 1 token here.",
        ),
        (
            "hire_interns",
            "Each opponent reveals and discards the top card of their deck. "
            "If at least one is a plan card, put 1 token here.",
        ),
    ],
)
def test_a_goal_has_this_text(goal: str, words: str) -> None:
    assert said(goal_text(goal)) == words


def test_a_corporate_goal_names_the_number_for_this_table() -> None:
    assert "6 times" in said(corporate_text("infinite_analysis", 2))
    assert "10 times" in said(corporate_text("infinite_analysis", 4))


def test_korean_texts_have_their_particles() -> None:
    assert said(card_text("close_deal"), "ko") == "금을 1개 없애요. 크레딧 +3."
    assert "에메랄드가 4개 이상이면" in said(card_text("know_how"), "ko")


def test_italian_texts_read_like_this() -> None:
    assert said(card_text("gold_standard"), "it").startswith("Togli 3 di oro.")
    assert said(card_text("grant"), "it") == "Credito +2."


def test_an_option_of_a_choice_is_a_phrase() -> None:
    option = effects_phrase(CARDS["sales"].effects)
    assert CATALOGUES["en"].words(option.key, **option.args) == "draw 1 card and Credit +1"


@pytest.mark.parametrize("goal", PUBLIC_GOALS)
def test_requirements_have_texts(goal: str) -> None:
    needs = CATALOGUES["en"].words(goal_requirement(goal).key, **goal_requirement(goal).args)
    assert (needs == "nothing") == (PUBLIC_GOALS[goal].requires is None)
