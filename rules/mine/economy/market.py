"""The market board: its open cards, their costs, and refilling (chapter "Market board")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.core.log import Log
from rules.core.piles import draw_top, shuffle
from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import GOAL_SLOTS, MARKET_SLOTS, SETUP_DISCARD_COST
from rules.mine.components.effects import Credit, LookAt, Moment
from rules.mine.components.programs import PROGRAMS
from rules.mine.economy.knowledge import opened_shared
from rules.mine.state import State
from rules.mine.wording.cards import card_msg

PRINTED_COSTS: Final[Mapping[str, int]] = MappingProxyType(
    {name: each.cost for cards in (CARDS, PUBLIC_GOALS) for name, each in cards.items()}
)


def printed_cost(name: str) -> int:
    """The printed cost of a card or public goal."""
    return PRINTED_COSTS[name]


def cost_of(state: State, name: str) -> int:
    """The current cost of a card or public goal. Changes apply only on the market board."""
    if name in state.basic:
        return printed_cost(name)
    return max(0, printed_cost(name) + state.turn.cost_delta)


def refill(draft: State, log: Log) -> None:
    """Fill the empty slots at once, as far as the decks reach."""
    cards = reveal_cards(draft, MARKET_SLOTS - len(draft.market), log)
    goals: list[str] = []
    if (short := GOAL_SLOTS - len(draft.goal_board)) > 0:
        fill_goal_deck(draft, short)
        goals = draw_top(draft.goal_deck, short, log)
        opened_shared(draft, LookAt.GOALS, len(goals))
        draft.goal_board += goals
    if cards or goals:
        opened = tuple(card_msg(name) for name in (*cards, *goals))
        log.tell("mine.event.opened", cards=opened, count=len(opened))


def reveal_cards(draft: State, count: int, log: Log) -> list[str]:
    """Turn up at most this many market cards, and log them."""
    if count <= 0:
        return []
    fill_market_deck(draft, count)
    cards = draw_top(draft.market_deck, count, log)
    opened_shared(draft, LookAt.MARKET, len(cards))
    draft.market += cards
    return cards


def fill_market_deck(draft: State, needed: int) -> None:
    """Shuffle the discard pile under a deck that is too short (ruling D18)."""
    if len(draft.market_deck) < needed:
        pile = draft.market_discard + draft.hidden_discard
        shuffle(pile, draft.rng)
        draft.market_deck += pile
        draft.market_discard = []
        draft.hidden_discard = []


def fill_goal_deck(draft: State, needed: int) -> None:
    if len(draft.goal_deck) < needed:
        pile = draft.goal_discard
        shuffle(pile, draft.rng)
        draft.goal_deck += pile
        draft.goal_discard = []


def discard_costly(draft: State, log: Log) -> None:
    """Remove the costly cards from the board once, at set-up. Their replacements stay, at any cost."""
    costly = [name for name in draft.market if printed_cost(name) >= SETUP_DISCARD_COST]
    costly_goals = [name for name in draft.goal_board if printed_cost(name) >= SETUP_DISCARD_COST]
    draft.market = [name for name in draft.market if name not in costly]
    draft.goal_board = [name for name in draft.goal_board if name not in costly_goals]
    draft.market_discard += costly
    draft.goal_discard += costly_goals
    refill(draft, log)


def renew_board(draft: State, log: Log) -> None:
    """Make a new board for a new period."""
    draft.market_discard += draft.market
    draft.goal_discard += draft.goal_board
    draft.market = []
    draft.goal_board = []
    refill(draft, log)


def credits_to_buy_with(state: State, seat: Seat) -> int:
    """Credits, less those that wait for the buying phase (ruling D17)."""
    left = state.seats[seat].credits
    for waiting in state.schedules:
        if waiting.owner == seat and waiting.at == Moment.BUY_PHASE:
            for effect in PROGRAMS[waiting.program]:
                if isinstance(effect, Credit) and isinstance(effect.n, int):
                    left = max(0, left + effect.n)
    return left
