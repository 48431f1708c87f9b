"""Order of turns, and the end of the table (chapters "Set-up" to "End of game")."""

from collections.abc import Mapping
from typing import Final, assert_never

from rules.core.log import Log
from rules.core.seats import Seat, seats_in_order
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.marsbot import turn as marsbot
from rules.tmars.resolve.preludes import play_prelude
from rules.tmars.resolve.questions import question_msg
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Stage, State
from rules.tmars.turns.drafting import draft_goes_on, drafts_corporations, picks_in_draft
from rules.tmars.turns.finals import begin_finals, finals_go_on, tell_end
from rules.tmars.turns.generations import (
    begin_actions,
    begin_generation,
    buys_in_research,
    is_last_generation,
    produce,
    research_goes_on,
)
from rules.tmars.turns.opening import reveal_choices
from rules.tmars.turns.turn import ACTIONS_A_TURN, all_passed, is_alone, next_turn
from rules.tmars.view import BOT
from rules.tmars.wording.names import card_msg
from rules.tmars.wording.steps import phrases

_START: Final = msg("tmars.asked.start")
_DRAFT: Final = msg("tmars.asked.draft")
_DRAFT_CORPORATION: Final = msg("tmars.asked.draft_corporation")
_RESEARCH: Final = msg("tmars.asked.research")
_FINAL: Final = msg("tmars.asked.final")
_ALONE: Final = msg("tmars.asked.alone")
_TURN: Final = tuple(
    msg("tmars.asked.turn", left=ACTIONS_A_TURN - taken) for taken in range(ACTIONS_A_TURN + 1)
)
_LAST_ALONE: Final = msg("tmars.asked.last", what=_ALONE)
_LAST_TURN: Final = tuple(msg("tmars.asked.last", what=what) for what in _TURN)


def advance(draft: State, log: Log) -> None:
    """Do all automatic steps until a seat must act or the table is over."""
    was_over = draft.stage is Stage.OVER
    while draft.question is None and (_resolves(draft, log) or _stage_goes_on(draft, log)):
        pass
    if draft.stage is Stage.OVER and not was_over:
        tell_end(draft, log)


def _resolves(draft: State, log: Log) -> bool:
    if not draft.stack:
        return False
    resolve(draft, log)
    return True


def _stage_goes_on(draft: State, log: Log) -> bool:
    match draft.stage:
        case Stage.START:
            if any(mine.choice is None for mine in draft.seats):
                return False
            reveal_choices(draft, log)
            draft.stage = Stage.PRELUDES
        case Stage.PRELUDES:
            _play_next_prelude(draft, log)
        case Stage.DRAFT:
            return draft_goes_on(draft, log)
        case Stage.RESEARCH:
            return research_goes_on(draft, log)
        case Stage.ACTION:
            return _action_goes_on(draft, log)
        case Stage.FINAL:
            return finals_go_on(draft, log)
        case Stage.OVER:
            return False
        case _:
            assert_never(draft.stage)
    return True


def _play_next_prelude(draft: State, log: Log) -> None:
    """Play the next prelude, in player order. After the last one the actions of the first generation begin."""
    for seat in seats_in_order(draft.first, len(draft.seats)):
        if draft.seats[seat].preludes:
            draft.active = seat
            log.reveal()
            play_prelude(draft, seat, draft.seats[seat].preludes.pop(0), log)
            return
    if draft.bot is not None:
        marsbot.start(draft, log)
    begin_actions(draft, log)


def _action_goes_on(draft: State, log: Log) -> bool:
    if all_passed(draft):
        produce(draft, log)
        if is_last_generation(draft):
            begin_finals(draft, log)
        else:
            begin_generation(draft, log)
        return True
    if draft.active == BOT:
        marsbot.take_turn(draft, log)
        next_turn(draft, log)
        return True
    return False


def acting(state: State) -> tuple[Seat, ...]:
    """The seats of `waiting_for`."""
    if state.question is not None:
        return (state.question.seat,)
    if state.stage is Stage.ACTION:
        return (state.active,)
    return tuple(waiting_for(state))


def waiting_for(state: State) -> Mapping[Seat, Msg]:
    if state.question is not None:
        return {state.question.seat: question_msg(state.question)}
    if state.stage is Stage.ACTION:
        return {state.active: _asked_on_turn(state)}
    seats = range(len(state.seats))
    match state.stage:
        case Stage.START:
            return {seat: _START for seat in seats if state.seats[seat].choice is None}
        case Stage.DRAFT:
            asked = _DRAFT_CORPORATION if drafts_corporations(state) else _DRAFT
            return {seat: asked for seat in seats if picks_in_draft(state, seat)}
        case Stage.RESEARCH:
            return {seat: _RESEARCH for seat in seats if buys_in_research(state, seat)}
        case Stage.FINAL:
            return {state.active: _FINAL}
        case Stage.PRELUDES | Stage.OVER:
            return {}
        case _:
            assert_never(state.stage)


def _asked_on_turn(state: State) -> Msg:
    mine = state.seats[state.active]
    if mine.first_due:
        corporation = CARDS[mine.corporation or ""]
        do = phrases(corporation.first_action, corporation)
        return msg("tmars.asked.first", card=card_msg(corporation.id), do=do)
    if is_alone(state, state.active):
        return _LAST_ALONE if is_last_generation(state) else _ALONE
    return (_LAST_TURN if is_last_generation(state) else _TURN)[state.actions]


def turn(state: State) -> tuple[str | int, ...]:
    """A turn is one seat's actions, one pass of the draft, research, or all preludes of a seat.

    MarsBot takes its turns within a seat's move; its cards distinguish the seat's turns before and after.
    """
    drafted = -1 if drafts_corporations(state) else len(state.seats[0].kept)
    bot_cards = 0 if state.bot is None else len(state.bot.used)
    return (state.generation, state.stage.value, state.active, drafted, bot_cards)
