"""The steps of a dig, done one after another: tunnels and bonus stations."""

from collections.abc import Iterable

from rules.core.copying import copy_state
from rules.core.log import Log
from rules.core.seats import Seat
from rules.metromania.components.steps import BonusStep, DigStep, TunnelStep
from rules.metromania.network.lines import network_of
from rules.metromania.network.stations import apply_bonus, check_bonus
from rules.metromania.network.tunnels import apply_tunnel, check_tunnel
from rules.metromania.state import State


class Digging:
    """A seat's dig in a state, with one network for all of its steps."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.net = network_of(state)
        self._seat = seat

    def check(self, step: DigStep) -> None:
        """Raises: see `check_tunnel` and `check_bonus`."""
        match step:
            case BonusStep(vertex):
                check_bonus(self.state, self._seat, vertex)
            case TunnelStep():
                check_tunnel(self.state, self._seat, step, self.net)

    def apply(self, step: DigStep, log: Log) -> None:
        """Change the state."""
        match step:
            case BonusStep(vertex):
                apply_bonus(self.state, self._seat, vertex, log, self.net)
            case TunnelStep():
                apply_tunnel(self.state, self._seat, step, log, self.net)


def check_step(state: State, seat: Seat, step: DigStep) -> None:
    """Raises: see `check_tunnel` and `check_bonus`."""
    Digging(state, seat).check(step)


def apply_step(draft: State, seat: Seat, step: DigStep, log: Log) -> None:
    Digging(draft, seat).apply(step, log)


def dug(state: State, seat: Seat, steps: Iterable[DigStep]) -> Digging:
    """A copy of the state in which these legal steps are done; the turn is not ended."""
    digging = Digging(copy_state(state), seat)
    log = Log()
    for step in steps:
        digging.apply(step, log)
    return digging


def with_steps(state: State, seat: Seat, steps: Iterable[DigStep]) -> State:
    """The state of `dug`."""
    return dug(state, seat, steps).state
