"""Search of robots of level 3: some turns of the seats, without any chance."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from msgspec import structs

from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.metromania.network.lines import network_of
from rules.metromania.robot.appraisal import appraise
from rules.metromania.robot.auto import auto_move
from rules.metromania.robot.greedy import best_moves
from rules.metromania.robot.outlook import outlook_of
from rules.metromania.robot.search import Trial
from rules.metromania.state import State

_STRAYS: Final = 10
"""One move of so many is not the best one, since rivals may see things otherwise."""


def _propose(state: State, seat: Seat, rng: Rng, most: int) -> Sequence[Move]:
    found: dict[tuple[object, ...], Move] = {}
    for move in best_moves(state, seat):
        if len(found) == most:
            break
        # Tunnels of two lines may be dug in any order.
        found.setdefault(tuple(sorted(map(str, structs.astuple(move)))), move)
    return list(found.values()) or [auto_move(state, seat)]


def _policy(state: State, seat: Seat, rng: Rng) -> Move:
    nth = 0 if rng.below(_STRAYS) else 1
    found = list(islice(best_moves(state, seat), nth + 1))
    return found[-1] if found else auto_move(state, seat)


def _horizon(state: State) -> int:
    """Turns finished."""
    return sum(mine.turns for mine in state.seats)


def _appraise(state: State) -> Sequence[int]:
    net = network_of(state)
    return [
        appraise(outlook_of(state, seat, net), state, net, Trial())
        for seat in range(len(state.seats))
    ]


THINKING: Final = Thinking(
    propose=_propose,
    policy=_policy,
    horizon=_horizon,
    stretch=4,
    appraise=_appraise,
    win=10 * POINT,
    candidates=8,
    budget=100,
    doubt=0,
)
