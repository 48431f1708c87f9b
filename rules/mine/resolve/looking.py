"""Looks at the top of a shared deck: gain, discard face down, put back (primitive "market_look")."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.mine.components.content import kind_of
from rules.mine.components.effects import LookAt, MarketLook
from rules.mine.economy.knowledge import looked_at_shared, took_looked_at
from rules.mine.economy.market import fill_goal_deck, fill_market_deck
from rules.mine.resolve.questions import LOOKED
from rules.mine.state import Frame, GoalState, State
from rules.mine.wording.cards import card_msg


def look(draft: State, frame: Frame, effect: MarketLook, log: Log) -> None:
    """Record the topmost cards; they stay in their deck."""
    if LOOKED in frame.binds:
        return
    match effect.deck:
        case LookAt.MARKET:
            fill_market_deck(draft, effect.n)
        case LookAt.GOALS:
            fill_goal_deck(draft, effect.n)
        case _:
            assert_never(effect.deck)
    seen = _deck(draft, effect)[: effect.n]
    frame.binds[LOOKED] = seen
    looked_at_shared(draft, frame.actor, effect.deck, len(seen))
    if seen:
        log.reveal()
        log.tell(
            f"mine.event.looked_{effect.deck.value}", seat=SeatName(frame.actor), count=len(seen)
        )


def finish_look(
    draft: State, frame: Frame, effect: MarketLook, picks: Sequence[str], log: Log
) -> bool:
    """Gain in the first round, discard in the second. Returns whether the effect is finished."""
    names = [kind_of(pick) for pick in picks]
    for name in names:
        _deck(draft, effect).remove(name)
        frame.binds[LOOKED].remove(name)
    if names:
        took_looked_at(draft, frame.actor, effect.deck, len(names))
    if frame.round == 0:
        for name in names:
            _gain(draft, frame.actor, effect.deck, name, log)
        if effect.may_discard and frame.binds[LOOKED]:
            return False
    elif names:
        draft.hidden_discard += names
        log.tell("mine.event.discarded_unseen", seat=SeatName(frame.actor), count=len(names))
    del frame.binds[LOOKED]
    return True


def _gain(draft: State, seat: Seat, deck: LookAt, name: str, log: Log) -> None:
    """Gain the cards. Gaining is not buying (ruling D20)."""
    match deck:
        case LookAt.MARKET:
            draft.seats[seat].discard.append(name)
        case LookAt.GOALS:
            take_goal(draft, seat, name)
        case _:
            assert_never(deck)
    log.tell("mine.event.gained", seat=SeatName(seat), card=card_msg(name))


def take_goal(draft: State, seat: Seat, name: str) -> None:
    draft.seats[seat].goals.append(GoalState(id=name, tokens=0, flipped=False, used=False))


def _deck(draft: State, effect: MarketLook) -> list[str]:
    return draft.market_deck if effect.deck is LookAt.MARKET else draft.goal_deck
