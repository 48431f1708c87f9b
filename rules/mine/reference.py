"""Any card or goal in words, for those who ask what it does."""

from typing import Final

from rules.core.game import Glossary
from rules.core.text import Msg, msg
from rules.mine.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.content import SEATS
from rules.mine.designs import CorporateGoal, PublicGoal
from rules.mine.naming import find
from rules.mine.wording import card_msg, card_text, corporate_text, goal_text

COMPONENTS: Final = (*CARDS, *PUBLIC_GOALS, *CORPORATE_GOALS)
"""The ids of all cards and goals."""


def read_component(text: str) -> str:
    """The id of what a text names. Raises MalformedMove: unknown or ambiguous."""
    return find(text, COMPONENTS)


def reference(name: str, seats: int | None) -> tuple[Msg, ...]:
    """A card or goal at a table of so many seats, by default as many as there may be: what it is, then what it says."""
    if name in CARDS:
        return _card(name), *card_text(name)
    if name in PUBLIC_GOALS:
        return _goal(PUBLIC_GOALS[name]), *goal_text(name)
    return _corporate(CORPORATE_GOALS[name]), *corporate_text(name, seats or SEATS[-1])


def _card(name: str) -> Msg:
    card = CARDS[name]
    return msg(
        "mine.reference.card" if card.buyable else "mine.reference.card_not_sold",
        name=card_msg(name),
        cost=card.cost,
        energy="X" if card.energy is None else str(card.energy),
        points=card.points,
        copies=card.copies,
    )


def _goal(goal: PublicGoal) -> Msg:
    return msg(
        "mine.reference.active" if goal.active else "mine.reference.passive",
        name=card_msg(goal.id),
        cost=goal.cost,
        points=goal.points,
        tokens=goal.tokens or 0,
    )


def _corporate(goal: CorporateGoal) -> Msg:
    return msg(
        "mine.reference.corporate",
        name=card_msg(goal.id),
        trait=card_msg(goal.trait),
        points=goal.points,
    )


GLOSSARY: Final = Glossary(COMPONENTS, card_msg, read_component, reference)
