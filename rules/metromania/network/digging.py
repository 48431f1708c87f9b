"""The steps of a dig, done one after another: tunnels and bonus stations."""

from collections.abc import Iterable

from rules.core.copying import copy_state
from rules.core.log import Log
from rules.core.seats import Seat
from rules.metromania.network.stations import apply_bonus, check_bonus
from rules.metromania.network.steps import BonusStep, DigStep, TunnelStep
from rules.metromania.network.tunnels import apply_tunnel, check_tunnel
from rules.metromania.state import State


def check_step(state: State, seat: Seat, step: DigStep) -> None:
    """Raises: see `check_tunnel` and `check_bonus`."""
    match step:
        case BonusStep(vertex):
            check_bonus(state, seat, vertex)
        case TunnelStep():
            check_tunnel(state, seat, step)


def apply_step(draft: State, seat: Seat, step: DigStep, log: Log) -> None:
    match step:
        case BonusStep(vertex):
            apply_bonus(draft, seat, vertex, log)
        case TunnelStep():
            apply_tunnel(draft, seat, step, log)


def with_steps(state: State, seat: Seat, steps: Iterable[DigStep]) -> State:
    """A copy of the state in which these legal steps are done; the turn is not ended."""
    draft = copy_state(state)
    log = Log()
    for step in steps:
        apply_step(draft, seat, step, log)
    return draft
