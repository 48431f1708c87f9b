"""Order of turns, and the end of the table (chapters "Competition period" to "End of the game")."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from rules.core.game import Outcome
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.mine.components.effects import Reveal
from rules.mine.components.programs import PROGRAMS
from rules.mine.components.reasons import Reason
from rules.mine.economy.scoring import final_outcome
from rules.mine.economy.triggers import reveal_corporation
from rules.mine.economy.zones import end_undeclared
from rules.mine.resolve.questions import Question, open_decision
from rules.mine.resolve.stack import step
from rules.mine.state import Decision, Phase, Stage, State
from rules.mine.turns.periods import (
    Overdue,
    begin_competition,
    clear_waiting,
    merge_decks,
    next_turn,
)
from rules.mine.turns.transitions import (
    ask_to_enter,
    begin_round,
    begin_transition,
    entrants,
    next_entrant,
    speaker,
)
from rules.mine.turns.turn import close_turn, discard_clean_up, start_turn, turn_goes_on
from rules.mine.wording.cards import card_msg
from rules.mine.wording.counts import how_many

YES, NO = "yes", "no"


def advance(draft: State, log: Log, overdue: Overdue = end_undeclared) -> None:
    """Do all automatic steps until a seat must act or the table is over."""
    was_over = draft.stage is Stage.OVER
    while resolve_step(draft, log) or _stage_goes_on(draft, log, overdue):
        pass
    if draft.stage is Stage.OVER and not was_over:
        _tell_end(draft, log)


def resolve_step(draft: State, log: Log) -> bool:
    """Do one step of answers, effects, or the turn that they belong to. Returns False if there is none."""
    if draft.pending:
        if any(decision.picks is None for decision in draft.pending):
            return False
        _hand_out_answers(draft, log)
        return True
    if draft.stack:
        step(draft, log)
        return True
    if draft.turn.reveal_due:
        seat = draft.turn.seat
        open_decision(
            draft, Question(seat, "reveal", Reason.REVEAL_CORPORATION, (YES, NO), 1, 1), None, ""
        )
        log.whisper(seat, f"mine.asked.{Reason.REVEAL_CORPORATION}")
        return True
    if draft.stage in (Stage.COMPETITION, Stage.TRANSITION):
        return turn_goes_on(draft, log)
    return False


def _hand_out_answers(draft: State, log: Log) -> None:
    """Once every open question is answered, continue the frames that asked, clockwise as they are on the stack."""
    answered, draft.pending = draft.pending, []
    for decision in answered:
        picks = decision.picks
        assert picks is not None
        if decision.frame is not None:
            draft.stack[decision.frame].given = picks
        elif decision.kind == "reveal":
            if picks == (YES,):
                reveal_corporation(draft, decision.seat, draft.turn.reveal_due, log)
            draft.turn.reveal_due = 0
        else:
            discard_clean_up(draft, decision.seat, picks, log)


def _stage_goes_on(draft: State, log: Log, overdue: Overdue) -> bool:
    match draft.stage:
        case _ if draft.pending:
            return False
        case Stage.CORPORATE:
            if any(mine.corporation is None for mine in draft.seats):
                return False
            begin_competition(draft, log)
        case Stage.COMPETITION | Stage.TRANSITION:
            if draft.turn.phase is not Phase.DONE:
                return False
            close_turn(draft)
            if draft.stage is Stage.COMPETITION:
                next_turn(draft, log, overdue)
            else:
                _next_transition_turn(draft, log)
        case Stage.ENTER:
            if speaker(draft) is not None:
                return False
            begin_transition(draft, log)
        case Stage.MULLIGAN:
            if any(draft.seats[seat].mulligan is None for seat in entrants(draft)):
                return False
            begin_round(draft, log)
        case Stage.OVER:
            return False
        case _:
            assert_never(draft.stage)
    return True


def _next_transition_turn(draft: State, log: Log) -> None:
    after = next_entrant(draft)
    if after is not None:
        start_turn(draft, after, log)
        return
    clear_waiting(draft)
    merge_decks(draft)
    ask_to_enter(draft, log)


def turn(state: State) -> tuple[str | int, ...]:
    """A simultaneous choice of all seats counts as one turn, and so does the round of entering a transition period."""
    stage = (state.stage.value, state.period, state.transition, state.round)
    if state.stage in (Stage.COMPETITION, Stage.TRANSITION):
        return (*stage, state.turn.seat, state.seats[state.turn.seat].turns)
    return stage


def _tell_end(draft: State, log: Log) -> None:
    """Reveal the corporate goals and announce the winner."""
    log.reveal()
    for seat, mine in enumerate(draft.seats):
        assert mine.corporation is not None
        log.tell("mine.event.corporation", seat=SeatName(seat), goal=card_msg(mine.corporation))
    reason = final_outcome(draft).reason
    log.tell(reason.key, **reason.args)


def open_decision_of(state: State, seat: Seat) -> Decision | None:
    """The next question that the seat must answer."""
    return next((each for each in state.pending if each.seat == seat and each.picks is None), None)


def acting(state: State) -> Sequence[Seat]:
    """The seats of `waiting_for`."""
    if state.stage in (Stage.COMPETITION, Stage.TRANSITION):
        if state.pending:
            return [each.seat for each in reversed(state.pending) if each.picks is None]
        return (state.turn.seat,)
    return tuple(waiting_for(state))


def waiting_for(state: State) -> Mapping[Seat, Msg]:
    match state.stage:
        case Stage.CORPORATE:
            asked = msg("mine.asked.corporation")
            return {
                seat: asked for seat, mine in enumerate(state.seats) if mine.corporation is None
            }
        case Stage.COMPETITION | Stage.TRANSITION:
            if state.pending:
                return {
                    each.seat: _question(state, each)
                    for each in reversed(state.pending)
                    if each.picks is None
                }
            return {state.turn.seat: _turn_question(state)}
        case Stage.ENTER:
            seat = speaker(state)
            assert seat is not None
            return {seat: msg("mine.asked.enter", penalty=2 * (state.transition + 1))}
        case Stage.MULLIGAN:
            asked = msg("mine.asked.mulligan")
            return {seat: asked for seat in entrants(state) if state.seats[seat].mulligan is None}
        case Stage.OVER:
            return {}
        case _:
            assert_never(state.stage)


def _question(state: State, decision: Decision) -> Msg:
    """Return the public part of the question."""
    if decision.kind == "reveal":
        # That an event counts for a hidden goal is the owner's secret: for the others the turn goes
        # on.
        return _turn_question(state)
    key = f"mine.asked.{decision.why}"
    least, most = decision.at_least, decision.at_most
    if decision.frame is None:
        return msg(key, many=how_many(least, most), most=most)
    frame = state.stack[decision.frame]
    effect = PROGRAMS[frame.program][frame.at]
    if isinstance(effect, Reveal):
        # How many cards of the hand could be shown is the seat's secret too.
        most = effect.most
    return msg(key, card=card_msg(decision.source), many=how_many(least, most), most=most)


def _turn_question(state: State) -> Msg:
    turn = state.turn
    if turn.phase is Phase.BUY and state.seats[turn.seat].purchases == 0:
        return msg("mine.asked.end")
    return msg(f"mine.asked.{turn.phase.value}")


def outcome(state: State) -> Outcome | None:
    return final_outcome(state) if state.stage is Stage.OVER else None
