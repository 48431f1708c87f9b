"""Search of robots of level 3: some turns ahead, played by a robot of less patience than level 2."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import structs

from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.expancity.components.content import TURNS
from rules.expancity.robot.appraisal import Position, appraise, outlook_of
from rules.expancity.robot.greedy import best_plans, greedy_move
from rules.expancity.robot.weights import PLAYER, Weights
from rules.expancity.state import Phase, State
from rules.expancity.verbs.plan import Plan

HOPES: Final = structs.replace(
    PLAYER,
    rivals=0,
    site=145,
    block=240,
    slot=150,
    record_res=690,
    record_com=480,
    record_turns=21,
    hopeless=20,
    hope=80,
    next_lot=0,
)
"""The worth of a position where a playout is cut; `benchmarks.hopes` found these numbers. In level 2, which does not
look ahead, they would lead to a heap of blocks that are never placed.
"""
_A_PLACE: Final = 2
"""The number of plans compared that lay the same tile in the same place."""
_PLACES: Final = 3
"""The number of places for a tile that playouts examine closely."""


def _propose(state: State, seat: Seat, rng: Rng, most: int) -> Sequence[Move]:
    found: dict[tuple[object, ...], Move] = {}
    places: Counter[tuple[str, str]] = Counter()
    for plan in _plans(state, seat):
        # In which order floors are built makes no difference.
        key = (plan.tile, plan.at, _sorted(plan.builds), _sorted(plan.roofs))
        if key not in found and places[plan.tile, plan.at] < _A_PLACE:
            places[plan.tile, plan.at] += 1
            found[key] = plan
    return list(found.values())[:most]


def _sorted(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(texts))


def _plans(state: State, seat: Seat) -> Sequence[Plan]:
    return best_plans(state, outlook_of(state, seat), places=PLAYER.places, refined=PLAYER.refined)


def _policy(state: State, seat: Seat, rng: Rng) -> Move:
    if state.phase is Phase.PLAN:
        return best_plans(state, outlook_of(state, seat), places=_PLACES, refined=0)[0]
    return greedy_move(state, seat)


def _horizon(state: State) -> int:
    return state.turn


def _appraise(state: State) -> Sequence[int]:
    return [prospects(state, seat) for seat in range(len(state.seats))]


def prospects(state: State, seat: Seat, hopes: Weights = HOPES) -> int:
    """Return a seat's prospects. Rivals' prospects are theirs, so nothing is deducted for them here."""
    mine, seats = state.seats[seat], len(state.seats)
    until_own = (seat - state.acting) % seats
    turns = max(0, -(-(TURNS - state.turn - until_own) // seats))
    outlook = replace(outlook_of(state, seat), turns_left=turns, weights=hopes)
    position = Position(state.city, state.buildings, mine.supply, 0, 0)
    return POINT * mine.score + appraise(outlook, position)


def _matters(state: State, seat: Seat) -> bool:
    return state.phase is Phase.PLAN


THINKING: Final = Thinking(
    propose=_propose,
    policy=_policy,
    horizon=_horizon,
    stretch=2,
    appraise=_appraise,
    matters=_matters,
    candidates=6,
    budget=2_000,
)
