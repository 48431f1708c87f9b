"""Passes when a seat can neither dig nor build (chapter "A turn")."""

from rules.core.ahead import never_tells
from rules.core.errors import IllegalMove
from rules.core.game import Move, Verb, when_possible
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import msg
from rules.metromania.network.reach import can_dig
from rules.metromania.state import State
from rules.metromania.turns.flow import pass_turn
from rules.metromania.verbs.station import station_places


class Pass(Move, frozen=True):
    pass


def _available(state: State, seat: Seat) -> bool:
    turn = state.turn
    if turn.seat != seat or turn.tunnels or turn.bonus_line is not None:
        return False
    return not can_dig(state, seat) and not station_places(state, seat)


def check(state: State, seat: Seat, move: Pass) -> None:
    """Raises IllegalMove: bonus_pending or cannot_pass."""
    if state.turn.bonus_line is not None:
        raise IllegalMove("metromania.bonus_pending", line=state.turn.bonus_line)
    for could, what in (
        (can_dig(state, seat), "can_dig"),
        (bool(station_places(state, seat)), "can_build"),
    ):
        if could:
            raise IllegalMove("metromania.cannot_pass", what=msg(f"metromania.text.{what}"))


def apply(draft: State, seat: Seat, move: Pass, log: Log) -> None:
    pass_turn(draft, log)


PASS = Verb(
    name="pass",
    move=Pass,
    available=_available,
    check=check,
    apply=apply,
    check_off_menu=True,
    proposed=when_possible,
    tells=never_tells,
)
