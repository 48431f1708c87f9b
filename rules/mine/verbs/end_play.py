"""Ends the play phase without buying or ending the turn (chapter "Moves").

A purchase and the end of the turn enter the buying phase by themselves. This separate step matters only if effects
wait for that phase: they take their due, and coin tokens are spent afterwards.
"""

from rules.core.errors import IllegalMove
from rules.core.game import Move, Verb
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.mine.components.effects import Moment
from rules.mine.resolve.playing import may_put_down
from rules.mine.state import Phase, State
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.turns.turn import enter_buying


class EndPlay(Move, frozen=True):
    pass


def _available(state: State, seat: Seat) -> bool:
    return may_put_down(state, seat) and waits_for_buying(state, seat)


def waits_for_buying(state: State, seat: Seat) -> bool:
    due = any(each.owner == seat and each.at == Moment.BUY_PHASE for each in state.schedules)
    return due and state.seats[seat].coins > 0


def check(state: State, seat: Seat, move: EndPlay) -> None:
    """Raises IllegalMove: stage, pending, phase_buy or nothing_waits."""
    refuse_off_turn(state, seat)
    if state.turn.phase is Phase.BUY:
        raise IllegalMove("mine.phase_buy")
    if not waits_for_buying(state, seat):
        raise IllegalMove("mine.nothing_waits")


def apply(draft: State, seat: Seat, move: EndPlay, log: Log) -> None:
    log.tell("mine.event.end_play", seat=SeatName(seat))
    enter_buying(draft, log)


END_PLAY = Verb(
    name="end_play",
    move=EndPlay,
    available=_available,
    check=check,
    apply=apply,
    check_off_menu=True,
)
