"""The labels for the options of an open question."""

from typing import Final

from rules.core.text import Msg, SeatName, msg
from rules.mine.components.cards import CARDS
from rules.mine.components.content import goal_mark, kind_of, numbered
from rules.mine.components.programs import PROGRAMS, within
from rules.mine.components.reasons import Reason
from rules.mine.state import Decision, State
from rules.mine.wording.cards import (
    card_msg,
    card_text,
    effects_phrase,
    goal_text,
    in_full,
    resource_msg,
)

_FROM_HAND: Final = (Reason.DISCARD, Reason.EXILE, Reason.REVEAL, Reason.CLEAN_UP)


def option_msg(state: State, decision: Decision, option: str) -> Msg:
    match decision.kind:
        case "resource":
            return resource_msg(option)
        case "option":
            assert decision.frame is not None
            frame = state.stack[decision.frame]
            return effects_phrase(PROGRAMS[within(frame.program, frame.at, int(option) - 1)])
        case "reveal":
            goal = state.seats[decision.seat].corporation
            assert goal is not None
            return msg(f"mine.pick.{option}", goal=card_msg(goal))
        case "goal":
            return _goal(state, option)
        case _:
            return card_msg(kind_of(option))


def _goal(state: State, name: str) -> Msg:
    """Return a goal with its owner, or one being looked at."""
    for seat, mine in enumerate(state.seats):
        if any(goal.id == name for goal in mine.goals):
            return msg("mine.pick.goal", seat=SeatName(seat), goal=card_msg(name))
    return card_msg(name)


def option_note(decision: Decision, option: str) -> Msg | None:
    """The text of the card or goal."""
    match decision.kind:
        case "cards":
            card = kind_of(option)
            return msg("mine.note.card", points=CARDS[card].points, text=in_full(card_text(card)))
        case "goal":
            return msg("mine.note.pick_goal", text=in_full(goal_text(option)))
        case _:
            return None


def option_mark(state: State, decision: Decision, option: str) -> str:
    """Return the slot of a card in the seat's hand, or of a goal with an owner."""
    if decision.kind == "goal":
        for owner, theirs in enumerate(state.seats):
            for slot, goal in enumerate(theirs.goals):
                if goal.id == option:
                    return goal_mark(owner, slot, decision.seat)
    if decision.why not in _FROM_HAND or decision.kind != "cards":
        return ""
    return f"h{numbered(state.seats[decision.seat].hand).index(option) + 1}"
