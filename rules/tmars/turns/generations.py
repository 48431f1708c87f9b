"""A generation: player order, draft, research, production (chapter "A generation")."""

from typing import Final

from rules.core.log import Log
from rules.core.seats import Seat, following, seats_in_order
from rules.core.text import SeatName
from rules.tmars.components.content import (
    CARD_PRICE,
    HIGHEST,
    LAST_GENERATION,
    LAST_GENERATION_WITH_PRELUDE,
    RATING_ALONE,
    RESEARCH_CARDS,
)
from rules.tmars.components.effects import Parameter
from rules.tmars.economy.deck import take_top
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.parameters import is_complete
from rules.tmars.economy.paying import Means, Units, means, paid_with, pay
from rules.tmars.economy.supplies import begin_act, note_change
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.marsbot import turn as marsbot
from rules.tmars.setup import has_draft, has_prelude, has_rating_goal
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.turn import begin_turn, owners_in_order
from rules.tmars.view import BOT, NOBODY
from rules.tmars.wording.names import amount_msg

_METALS_AND_PLANTS: Final = ("steel", "titanium", "plants")
_WARMEST: Final = HIGHEST[Parameter.TEMPERATURE]
_MOST_OXYGEN: Final = HIGHEST[Parameter.OXYGEN]


def begin_generation(draft: State, log: Log) -> None:
    """Pass on the role of first player and deal new cards."""
    draft.generation += 1
    if draft.bot is not None:
        draft.first = BOT if draft.first != BOT else 0
    else:
        draft.first = following(draft.first, len(draft.seats))
    log.tell("tmars.event.generation", number=draft.generation, first=owner_msg(draft.first))
    for seat in _seats(draft):
        draft.seats[seat].offer = take_top(draft, RESEARCH_CARDS, log)
    if draft.bot is not None:
        marsbot.new_generation(draft, log)
    draft.stage = Stage.DRAFT if has_draft(draft) else Stage.RESEARCH


def _seats(state: State) -> tuple[Seat, ...]:
    return seats_in_order(max(state.first, 0), len(state.seats))


# Research


def research_price(cards: int) -> int:
    return CARD_PRICE * cards


def research_means(state: State, seat: Seat) -> Means:
    return means(state, seat)


def buys_in_research(state: State, seat: Seat) -> bool:
    """Return true if the seat must still choose its purchases."""
    mine = state.seats[seat]
    return mine.bought is None and bool(mine.offer)


def research_goes_on(draft: State, log: Log) -> bool:
    """Pay, take the cards and announce how many, after all have decided. Returns False while a seat must decide."""
    if any(buys_in_research(draft, seat) for seat in range(len(draft.seats))):
        return False
    if len(draft.seats) > 1:
        log.reveal()
    for seat in _seats(draft):
        _take_bought(draft, seat, log)
    begin_actions(draft, log)
    return True


def _take_bought(draft: State, seat: Seat, log: Log) -> None:
    mine = draft.seats[seat]
    bought: tuple[str, ...] = mine.bought or ()
    units: Units = mine.paid
    begin_act(draft, seat, "research", "")
    if bought:
        pay(draft, seat, units)
    log.tell(
        "tmars.event.bought" if bought else "tmars.event.bought_nothing",
        seat=SeatName(seat),
        count=len(bought),
        paid=paid_with(units) if bought and log.hears else (),
    )
    mine.hand += bought
    note_change(draft, seat, "cards", len(bought))
    draft.discard += (card for card in mine.offer if card not in bought)
    mine.offer, mine.bought, mine.paid = [], None, ()


# Action phase


def begin_actions(draft: State, log: Log) -> None:
    draft.stage = Stage.ACTION
    begin_turn(draft, owners_in_order(draft)[0], log)


# Production


def produce(draft: State, log: Log) -> None:
    """Turn energy into heat, then produce everything; the marks of the generation are cleared."""
    begin_act(draft, NOBODY, "production", "")
    for seat in _seats(draft):
        _produce(draft, seat, log)
    for mine in draft.seats:
        mine.used = []
        mine.tr_raised = False
        mine.next_discount = mine.next_flex = 0
        mine.passed = False
    if draft.bot is not None:
        draft.bot.passed = False


def _produce(draft: State, seat: Seat, log: Log) -> None:
    mine = draft.seats[seat]
    stock, production = mine.stock, mine.production
    gained = {"mc": max(-stock["mc"], mine.tr + production["mc"])}
    gained |= {resource: production[resource] for resource in _METALS_AND_PLANTS}
    gained |= {"energy": production["energy"], "heat": stock["energy"] + production["heat"]}
    stock["energy"] = 0
    for resource, count in gained.items():
        stock[resource] += count
    log.tell(
        "tmars.event.produced",
        seat=SeatName(seat),
        what=tuple(amount_msg(resource, count) for resource, count in gained.items() if count),
    )


def last_generation(state: State) -> int | None:
    """The last generation of classic solo play."""
    if state.mode is not Mode.SOLO:
        return None
    return LAST_GENERATION_WITH_PRELUDE if has_prelude(state.options) else LAST_GENERATION


def is_terraformed(state: State) -> bool:
    """Return true if all three parameters are at their goals. It runs with every question, so slow counting comes
    last.
    """
    return (
        state.temperature >= _WARMEST
        and state.oxygen >= _MOST_OXYGEN
        and is_complete(state, Parameter.OCEANS)
    )


def rating_goal(state: State) -> int | None:
    """Return the rating that wins classic solo play; None if it does not count there."""
    return RATING_ALONE if has_rating_goal(state) else None


def is_won_alone(state: State) -> bool:
    """Return true if the goal of classic solo play is reached."""
    goal = rating_goal(state)
    return is_terraformed(state) if goal is None else state.seats[0].tr >= goal


def is_last_generation(state: State) -> bool:
    """Return true if the table ends with this generation."""
    if state.mode is Mode.SOLO:
        return state.generation == last_generation(state)
    return state.generation == MOST_GENERATIONS or is_terraformed(state)
