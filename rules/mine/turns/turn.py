"""A turn from its reset to its last checks (chapter "Rounds and turns")."""

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.mine.components.content import ENERGY, HAND_SIZE, PURCHASES, kind_of
from rules.mine.components.effects import Moment, Until
from rules.mine.components.reasons import Reason
from rules.mine.economy.triggers import end_watches, turn_ended
from rules.mine.economy.zones import discard_from_hand, draw, frame_of
from rules.mine.resolve.questions import Question, hand_question, open_decision
from rules.mine.state import Phase, State, fresh_turn, turn_so_far


def start_turn(draft: State, seat: Seat, log: Log) -> None:
    """Reset the seat, then run effects that waited for this moment (rulings D09 and T8)."""
    draft.turn = fresh_turn(seat)
    mine = draft.seats[seat]
    mine.energy, mine.credits, mine.purchases = ENERGY, 0, PURCHASES
    for goal in mine.goals:
        goal.used = False
    end_watches(draft, seat, Until.NEXT_TURN_START)
    log.tell("mine.event.turn", seat=SeatName(seat))
    _run_scheduled(draft, seat, Moment.TURN_START)


def enter_buying(draft: State, log: Log) -> None:
    """Close the earlier phases. Effects that waited for the buying phase come first."""
    if draft.turn.phase is not Phase.BUY:
        draft.turn.phase = Phase.BUY
        _run_scheduled(draft, draft.turn.seat, Moment.BUY_PHASE)


def turn_goes_on(draft: State, log: Log) -> bool:
    """Do one automatic step of the turn; False if the seat may act or the turn is done."""
    turn = draft.turn
    match turn.phase:
        case Phase.CLEANUP:
            turn.phase = Phase.CHECKS
            _clean_up(draft, log)
        case Phase.CHECKS:
            turn.phase = Phase.DONE
            turn_ended(draft, log)
        case Phase.DONE:
            return False
        case _ if turn.ending:
            # The buying phase is entered even if nothing is bought.
            enter_buying(draft, log)
            turn.phase = Phase.CLEANUP
        case _:
            return False
    return True


def close_turn(draft: State) -> Seat:
    """Put away the things of the turn. Returns the seat whose turn it was."""
    seat = draft.turn.seat
    end_watches(draft, seat, Until.TURN_END)
    draft.last = turn_so_far(draft)
    draft.seats[seat].turns += 1
    draft.turn.cost_delta = 0
    return seat


def discard_clean_up(draft: State, seat: Seat, picks: tuple[str, ...], log: Log) -> None:
    discard_from_hand(draft, seat, [kind_of(pick) for pick in picks], log)


def _clean_up(draft: State, log: Log) -> None:
    """Move the play area to the discard pile, and bring the hand to exactly its size."""
    seat = draft.turn.seat
    mine = draft.seats[seat]
    mine.discard += mine.play
    mine.play = []
    if (spare := len(mine.hand) - HAND_SIZE) <= 0:
        draw(draft, seat, -spare, log)
        return
    asked = hand_question(seat, Reason.CLEAN_UP, mine.hand, spare)
    if isinstance(asked, Question):
        open_decision(draft, asked, None, "")
    else:
        discard_clean_up(draft, seat, asked, log)


def _run_scheduled(draft: State, seat: Seat, moment: Moment) -> None:
    due = [each for each in draft.schedules if each.owner == seat and each.at == moment]
    draft.schedules = [each for each in draft.schedules if each not in due]
    draft.stack += (frame_of(each.program, each.source, seat) for each in reversed(due))
