"""Uses cards through other cards: they are not put down and stay where they lie (chapter "Terms", ruling T7)."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.log import Log
from rules.core.piles import shuffle
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.mine.components.effects import Use, UseFrom
from rules.mine.economy.knowledge import forget_order
from rules.mine.economy.zones import discard_chosen_from_deck, frame_of
from rules.mine.resolve.questions import POOL, use_pool
from rules.mine.state import Frame, State
from rules.mine.wording.cards import card_msg


def use(draft: State, frame: Frame, effect: Use, picks: Sequence[str], log: Log) -> bool:
    """Use the picks of this round. Returns true once the effect is finished."""
    match effect.source:
        case UseFrom.BOUND:
            for card in reversed(picks):
                _use(draft, frame.actor, card, log)
            return True
        case UseFrom.DISCARD:
            return _use_from_discard(draft, frame, effect, picks, log)
        case UseFrom.DECK:
            return _use_from_deck(draft, frame, picks, log)
        case _:
            assert_never(effect.source)


def _use(draft: State, actor: Seat, card: str, log: Log) -> None:
    log.tell("mine.event.used", seat=SeatName(actor), card=card_msg(card))
    draft.turn.used.append(card)
    draft.stack.append(frame_of(card, card, actor))


def _use_from_discard(
    draft: State, frame: Frame, effect: Use, picks: Sequence[str], log: Log
) -> bool:
    """Use one card in each round. Cards that reach the discard pile meanwhile are excluded (ruling D43)."""
    if not picks:
        return True
    pool = list(use_pool(draft, frame, effect))
    pool.remove(picks[0])
    frame.binds[POOL] = pool
    _use(draft, frame.actor, picks[0], log)
    return frame.round + 1 == effect.up_to


def _use_from_deck(draft: State, frame: Frame, picks: Sequence[str], log: Log) -> bool:
    """Discard and use the card in the first round; shuffle the deck in the second."""
    if not picks:
        mine = draft.seats[frame.actor]
        shuffle(mine.deck, draft.rng)
        forget_order(mine)
        return True
    _use(draft, frame.actor, picks[0], log)
    discard_chosen_from_deck(draft, frame.actor, picks[0], log)
    return False
