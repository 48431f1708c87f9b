"""Turns of one or two actions (chapter "Turns and moves")."""

from typing import Final

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat, seats_in_order
from rules.core.text import SeatName, msg
from rules.tmars.components.cards import CORPORATIONS
from rules.tmars.components.content import MOST_AWARDS
from rules.tmars.components.effects import FundAwardFree
from rules.tmars.economy.supplies import begin_act
from rules.tmars.resolve.feasible import blocked
from rules.tmars.resolve.questions import question_msg
from rules.tmars.state import Mode, Stage, State
from rules.tmars.view import BOT
from rules.tmars.wording.names import card_msg

ACTIONS_A_TURN: Final = 2


def owners_in_order(state: State) -> tuple[int, ...]:
    """Return all owners with turns, from the generation's first player on; this includes MarsBot."""
    if state.bot is None:
        return seats_in_order(state.first, len(state.seats))
    return (BOT, 0) if state.first == BOT else (0, BOT)


def has_passed(state: State, owner: int) -> bool:
    if owner == BOT:
        assert state.bot is not None
        return state.bot.passed
    return state.seats[owner].passed


def is_turn(state: State, seat: Seat) -> bool:
    """Return true if it is the seat's turn in the action phase and no question comes first."""
    return state.stage is Stage.ACTION and state.active == seat and state.question is None


def is_alone(state: State, seat: Seat) -> bool:
    """Return true if all others have passed. A turn then ends only with a pass."""
    if state.bot is not None and not state.bot.passed:
        return False
    for other, mine in enumerate(state.seats):  # noqa: SIM110 - asked several times a move
        if not mine.passed and other != seat:
            return False
    return True


def may_act(state: State, seat: Seat) -> bool:
    """Return true if the seat may take another action, apart from its first action. Most verbs ask for exactly this."""
    return (
        state.question is None
        and state.stage is Stage.ACTION
        and state.active == seat
        and not state.seats[seat].first_due
        and (state.actions < ACTIONS_A_TURN or is_alone(state, seat))
    )


def may_end(state: State, seat: Seat) -> bool:
    return is_turn(state, seat) and state.actions > 0 and not is_alone(state, seat)


def may_pass(state: State, seat: Seat) -> bool:
    return (
        is_turn(state, seat)
        and not state.seats[seat].first_due
        and (state.actions == 0 or is_alone(state, seat))
    )


def refuse_off_turn(state: State, seat: Seat) -> None:
    """Refuse a move that belongs in the seat's own turn at any other time.

    Raises:
        IllegalMove: wrong_phase or decision_pending.
    """
    if state.question is not None:
        raise IllegalMove("tmars.decision_pending", question=question_msg(state.question))
    refuse_other_stage(state, Stage.ACTION)


def refuse_other_stage(state: State, stage: Stage) -> None:
    """Raises IllegalMove: wrong_phase."""
    if state.stage is not stage:
        raise IllegalMove("tmars.wrong_phase", phase=msg(f"tmars.phase.{state.stage.value}"))


def refuse_action(state: State, seat: Seat) -> None:
    """Refuse an action that the seat cannot take now.

    Raises:
        IllegalMove: wrong_phase, decision_pending, first_action_due or no_actions_left.
    """
    refuse_off_turn(state, seat)
    mine = state.seats[seat]
    if mine.first_due:
        raise IllegalMove("tmars.first_action_due", card=card_msg(mine.corporation or ""))
    if state.actions >= ACTIONS_A_TURN and not is_alone(state, seat):
        raise IllegalMove("tmars.no_actions_left")


def count_action(draft: State) -> None:
    draft.actions += 1


def begin_turn(draft: State, owner: int, log: Log) -> None:
    """Begin a turn. A first action that is not possible is dropped."""
    draft.active = owner
    draft.actions = 0
    if owner == BOT or not draft.seats[owner].first_due:
        return
    if not _can_take_first_action(draft, owner):
        draft.seats[owner].first_due = False
        log.tell(
            "tmars.event.first_dropped",
            seat=SeatName(owner),
            card=card_msg(draft.seats[owner].corporation or ""),
        )


def _can_take_first_action(state: State, seat: Seat) -> bool:
    corporation = state.seats[seat].corporation
    assert corporation is not None
    if any(isinstance(step, FundAwardFree) for step in CORPORATIONS[corporation].first_action):
        return state.mode is not Mode.SOLO and len(state.awards) < MOST_AWARDS
    return blocked(state, seat, corporation, f"{corporation}.first", {}) is None


def next_turn(draft: State, log: Log) -> None:
    """Pass the turn to the next owner still in; it stays if none is left."""
    order = owners_in_order(draft)
    place = order.index(draft.active)
    for owner in (*order[place + 1 :], *order[: place + 1]):
        if not has_passed(draft, owner):
            begin_turn(draft, owner, log)
            return


def all_passed(state: State) -> bool:
    if state.bot is not None and not state.bot.passed:
        return False
    for mine in state.seats:  # noqa: SIM110 - asked several times a move
        if not mine.passed:
            return False
    return True


def pass_generation(draft: State, seat: Seat, log: Log) -> None:
    """End the owner's turns for this generation; discounts for a next card are lost."""
    mine = draft.seats[seat]
    begin_act(draft, seat, "pass", "")
    mine.passed = True
    mine.next_discount = mine.next_flex = 0
    log.tell("tmars.event.passes", seat=SeatName(seat))
    next_turn(draft, log)
