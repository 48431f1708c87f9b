"""Describe any card or goal for members who look it up."""

from collections.abc import Iterator
from typing import Final

from rules.core.glossary import Glossary
from rules.core.naming import Spoken
from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import SEATS
from rules.mine.components.designs import CorporateGoal, PublicGoal
from rules.mine.economy.naming import find
from rules.mine.wording.cards import card_msg, card_text, corporate_text, goal_text
from rules.mine.wording.rulings import rulings

COMPONENTS: Final = (*CARDS, *PUBLIC_GOALS, *CORPORATE_GOALS)
"""The ids of all cards and goals."""


def read_component(text: str, spoken: Spoken) -> str:
    """The id of the component that a text names. Raises MalformedMove: unknown or ambiguous."""
    return find(text, COMPONENTS, (), spoken)


def reference(name: str, seats: int | None) -> tuple[Msg, ...]:
    """A card or goal at a table with this many seats (by default the most): its kind, its text, and its rulings."""
    if name in CARDS:
        return _card(name), *card_text(name), *_rulings(name)
    if name in PUBLIC_GOALS:
        return _goal(PUBLIC_GOALS[name]), *goal_text(name), *_rulings(name)
    says = corporate_text(name, seats or SEATS[-1])
    return _corporate(CORPORATE_GOALS[name]), *says, *_rulings(name)


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


def _rulings(name: str) -> Iterator[Msg]:
    if found := rulings(name):
        yield msg("mine.reference.rulings")
        yield from (msg("mine.reference.ruling", text=each) for each in found)


GLOSSARY: Final = Glossary(COMPONENTS, card_msg, read_component, reference)
