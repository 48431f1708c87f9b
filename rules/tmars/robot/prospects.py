"""A seat's prospects where a playout is cut: its score, and the worth of income, stock and hand."""

from functools import lru_cache
from typing import Final

from rules.core.thinking import POINT
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Card
from rules.tmars.economy.costs import card_cost
from rules.tmars.economy.paying import funds
from rules.tmars.robot.appraisal import actions_worth, hope, ongoing_worth
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.turns.scoring import score

_COMES_TRUE: Final = (70, 45, 25)
"""The share of a hope in hand that comes true, in percent: with the present money, with that of the next generation,
of the one after. Later cards that are better will have come.
"""
_METAL: Final = 2
"""M€ for which a metal pays, about."""
_SETUP: Final = 6
"""M€ by which all cards are dearer when they are compared by cost: each takes an action too."""


def prospects(outlook: Outlook) -> int:
    """In hundredths of points (`rules.core.thinking.POINT`)."""
    mine = outlook.mine
    total = score(outlook.state, outlook.seat).total * outlook.point
    if outlook.is_racing:
        total -= outlook.steps_left * outlook.step
    total += outlook.spending * _purse(outlook) // ONE
    total += sum(outlook.stock(each, n) for each, n in mine.stock.items() if each != "mc")
    total += (mine.tr + mine.production["mc"]) * outlook.steady
    total += sum(outlook.production(each, n) for each, n in mine.production.items() if each != "mc")
    total += hand(outlook)
    total += sum(_running(outlook, CARDS[card]) for card in mine.tableau if card in CARDS)
    return POINT * total // outlook.point


def _purse(outlook: Outlook) -> int:
    weights = outlook.weights
    return _spent(weights.purse, weights.plenty, max(0, outlook.mine.stock["mc"]))


@lru_cache(maxsize=1024)
def _spent(purse: int, plenty: int, n: int) -> int:
    """Return the worth of so many M€ together, in hundredths of one: beyond the purse each is worth a little less."""
    return sum(ONE * plenty // (plenty + max(0, each - purse)) for each in range(1, n + 1))


def hand(outlook: Outlook) -> int:
    """The hopes in hand that there will be money for, the best for their cost first."""
    mine = outlook.mine
    metals = mine.production["steel"] + mine.production["titanium"]
    income = max(0, mine.tr + mine.production["mc"] + _METAL * metals)
    metal = _METAL * (mine.stock["steel"] + mine.stock["titanium"])
    money = funds(outlook.state, outlook.seat) + metal
    generations = max(1, min(len(_COMES_TRUE), 1 + (outlook.left - ONE) // ONE))
    hopes = [(hope(outlook, card), card) for card in mine.hand]
    costs = {card: card_cost(outlook.state, outlook.seat, card) for _, card in hopes}
    wanted = [each for each in hopes if each[0] > 0]
    wanted.sort(key=lambda each: -each[0] * ONE // (costs[each[1]] + _SETUP))
    total, spent = 0, 0
    for worth, card in wanted:
        spent += costs[card]
        late = 0 if spent <= money else 1 + (spent - money - 1) // max(1, income)
        if late >= generations:
            break
        total += worth * _COMES_TRUE[late] // ONE
    return total


def _running(outlook: Outlook, card: Card) -> int:
    """Return the future gains of a card in play by its action and its lasting effects."""
    worth = sum(ongoing_worth(outlook, card, each) for each in card.ongoing)
    return worth + actions_worth(outlook, card)
