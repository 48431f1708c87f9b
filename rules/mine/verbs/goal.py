"""Using an active public goal (chapter "Public goals")."""

from rules.core.domains import OneOf, Option
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.components.content import goal_mark
from rules.mine.resolve.playing import owned_goal, refuse_goal, usable_goals
from rules.mine.resolve.playing import use_goal as _use_goal
from rules.mine.state import Phase, State, is_acting
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.wording.cards import card_msg, goal_text, in_full


class UseGoal(Move, frozen=True):
    goal: str


def _available(state: State, seat: Seat) -> bool:
    return (
        is_acting(state, seat)
        and state.turn.phase is Phase.GOALS
        and bool(usable_goals(state, seat))
    )


def check(state: State, seat: Seat, move: UseGoal) -> None:
    """Raises IllegalMove: stage, pending, phase_goals, or see `refuse_goal`."""
    refuse_off_turn(state, seat)
    if state.turn.phase is not Phase.GOALS:
        raise IllegalMove("mine.phase_goals")
    refuse_goal(state, seat, move.goal)


def apply(draft: State, seat: Seat, move: UseGoal, log: Log) -> None:
    _use_goal(draft, seat, move.goal, log)


def _usable(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(tuple(_option(state, seat, name) for name in usable_goals(state, seat)))


def _option(state: State, seat: Seat, name: str) -> Option:
    goal = owned_goal(state, seat, name)
    assert goal is not None
    mark = goal_mark(seat, state.seats[seat].goals.index(goal), seat)
    return Option(
        name,
        card_msg(name),
        mark=mark,
        short=mark,
        note=msg(
            "mine.note.goal",
            tokens=goal.tokens,
            needed=PUBLIC_GOALS[name].tokens or 0,
            text=in_full(goal_text(name)),
        ),
    )


def sample(state: State, seat: Seat, rng: Rng) -> UseGoal:
    return UseGoal(rng.pick(usable_goals(state, seat)))


GOAL = Verb(
    name="goal",
    move=UseGoal,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("goal", _usable),),
    check_off_menu=True,
    proposed=when_possible,
)
