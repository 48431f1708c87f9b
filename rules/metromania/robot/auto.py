"""The automatic move of a quick robot."""

from rules.core.game import Move
from rules.core.seats import Seat
from rules.metromania.forms.dig import next_steps
from rules.metromania.state import State
from rules.metromania.verbs.bonus import Bonus
from rules.metromania.verbs.dig import Dig
from rules.metromania.verbs.pass_ import Pass
from rules.metromania.verbs.station import Station, station_places


def auto_move(state: State, seat: Seat) -> Move:
    """The first tunnel that may be dug: line 1 first, straight on first; bonus stations are declined."""
    if state.turn.bonus_line is not None:
        return Bonus("")
    steps = next_steps(state, seat)
    if steps:
        return Dig(steps[0])
    for line, vertices in station_places(state, seat).items():
        return Station(line, vertices[0])
    return Pass()
