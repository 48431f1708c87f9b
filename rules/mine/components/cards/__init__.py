"""All components by id, in printed order."""

from rules.mine.components.cards.basic import BASIC
from rules.mine.components.cards.corporate_goals import CORPORATE
from rules.mine.components.cards.plans import PLANS
from rules.mine.components.cards.public_goals import PUBLIC
from rules.mine.components.cards.resources import RESOURCE_CARDS
from rules.mine.components.designs import Card, CorporateGoal, PublicGoal

__all__ = ["CARDS", "CORPORATE_GOALS", "PUBLIC_GOALS"]

CARDS: dict[str, Card] = {card.id: card for card in (*BASIC, *RESOURCE_CARDS, *PLANS)}
PUBLIC_GOALS: dict[str, PublicGoal] = {goal.id: goal for goal in PUBLIC}
CORPORATE_GOALS: dict[str, CorporateGoal] = {goal.id: goal for goal in CORPORATE}
