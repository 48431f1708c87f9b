"""All components by id, in printed order."""

from rules.mine.cards.basic import BASIC
from rules.mine.cards.corporate_goals import CORPORATE
from rules.mine.cards.plans import PLANS
from rules.mine.cards.public_goals import PUBLIC
from rules.mine.cards.resources import RESOURCE_CARDS
from rules.mine.designs import Card, CorporateGoal, PublicGoal

__all__ = ["CARDS", "CORPORATE_GOALS", "PUBLIC_GOALS"]

CARDS: dict[str, Card] = {card.id: card for card in (*BASIC, *RESOURCE_CARDS, *PLANS)}
PUBLIC_GOALS: dict[str, PublicGoal] = {goal.id: goal for goal in PUBLIC}
CORPORATE_GOALS: dict[str, CorporateGoal] = {goal.id: goal for goal in CORPORATE}
