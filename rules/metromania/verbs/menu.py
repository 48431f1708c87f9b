"""The menu of a seat, with each question asked once."""

from rules.core.seats import Seat
from rules.metromania.network.reach import can_dig
from rules.metromania.state import State
from rules.metromania.verbs.bonus import BONUS
from rules.metromania.verbs.dig import DIG
from rules.metromania.verbs.pass_ import PASS
from rules.metromania.verbs.station import STATION, has_place


def menu(state: State, seat: Seat) -> tuple[str, ...]:
    if state.turn.bonus_line is not None:
        return DIG.name, BONUS.name
    found: tuple[str, ...] = (DIG.name,) if can_dig(state, seat) else ()
    if has_place(state, seat):
        found += (STATION.name,)
    return found or (PASS.name,)
