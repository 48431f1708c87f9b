"""How robots of level 3 think ahead: some turns, which a robot of less patience than level 2 plays."""

from collections.abc import Sequence
from typing import Final

from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.expancity.robot.appraisal import Position, appraise, outlook_of
from rules.expancity.robot.greedy import best_plans, greedy_move
from rules.expancity.state import Phase, State

_PLACES: Final = 3
"""How many places for a tile are examined closely in playouts."""


def _propose(state: State, seat: Seat, rng: Rng, most: int) -> Sequence[Move]:
    found: dict[tuple[object, ...], Move] = {}
    for plan in best_plans(state, seat):
        # In which order floors are built makes no difference.
        found.setdefault((plan.tile, plan.at, _sorted(plan.builds), _sorted(plan.roofs)), plan)
    return list(found.values())[:most]


def _sorted(texts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(texts))


def _policy(state: State, seat: Seat, rng: Rng) -> Move:
    if state.phase is Phase.PLAN:
        return best_plans(state, seat, places=_PLACES, refined=0)[0]
    return greedy_move(state, seat)


def _horizon(state: State) -> int:
    return state.turn


def _appraise(state: State) -> Sequence[int]:
    return [
        POINT * mine.score
        + appraise(
            outlook_of(state, seat), Position(state.city, state.buildings, mine.supply, 0, 0)
        )
        for seat, mine in enumerate(state.seats)
    ]


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
