"""Describes the faces of cards and goals, each in one line."""

from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.wording.cards import card_msg, card_text, goal_text, in_full


def card_says(name: str) -> Msg:
    """Return a card's cost, its worth, and its text."""
    card = CARDS[name]
    text = card_text(name)
    return msg(
        "mine.text.card_says" if text else "mine.text.card_says_nothing",
        card=card_msg(name),
        energy="X" if card.energy is None else str(card.energy),
        points=card.points,
        text=in_full(text) if text else "",
    )


def goal_says(name: str) -> Msg:
    goal = PUBLIC_GOALS[name]
    return msg(
        "mine.text.goal_says_active" if goal.active else "mine.text.goal_says_passive",
        goal=card_msg(name),
        points=goal.points,
        text=in_full(goal_text(name)),
    )
