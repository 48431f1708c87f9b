"""The final greeneries, and the end (chapter "End of game")."""

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.marsbot import turn as marsbot
from rules.tmars.resolve.projects import PLANTS, can_convert
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.generations import is_won_alone
from rules.tmars.turns.scoring import bot_score, outcome
from rules.tmars.turns.turn import has_passed, owners_in_order
from rules.tmars.view import BOT
from rules.tmars.wording.names import card_msg, score_part_msg


def begin_finals(draft: State, log: Log) -> None:
    """Begin the final greeneries. In classic solo play they are placed only if it is won."""
    if draft.mode is Mode.SOLO and not is_won_alone(draft):
        draft.stage = Stage.OVER
        return
    draft.stage = Stage.FINAL
    log.tell("tmars.event.final")


def may_convert_last(state: State, seat: Seat) -> bool:
    """Return true if the seat may place another greenery at the end."""
    return (
        state.stage is Stage.FINAL
        and state.question is None
        and state.active == seat
        and can_convert(state, seat, PLANTS)
    )


def finals_go_on(draft: State, log: Log) -> bool:
    """Go on in player order, skipping seats that can place nothing. Returns False while a seat may place a greenery."""
    for owner in owners_in_order(draft):
        if has_passed(draft, owner):
            continue
        draft.active = owner
        if owner == BOT:
            assert draft.bot is not None
            draft.bot.passed = True
            marsbot.final_greeneries(draft, log)
            return True
        if may_convert_last(draft, owner):
            return False
        draft.seats[owner].passed = True
    draft.stage = Stage.OVER
    return True


def tell_end(draft: State, log: Log) -> None:
    """Reveal the events and announce the winner. The outcome has the parts of seats' scores, but not of MarsBot's."""
    log.reveal()
    for seat, mine in enumerate(draft.seats):
        if mine.events:
            cards = tuple(card_msg(card) for card in mine.events)
            log.tell("tmars.event.events", seat=SeatName(seat), cards=cards)
    result = outcome(draft)
    assert result is not None
    log.tell(result.reason.key, **result.reason.args)
    if draft.bot is not None:
        other = bot_score(draft)
        parts = tuple(score_part_msg(part) for part in other.parts)
        log.tell("tmars.event.bot_score", total=other.total, parts=parts)
