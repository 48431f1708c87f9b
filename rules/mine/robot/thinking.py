"""How robots of level 3 think ahead: about purchases, entering and the corporate goal, to the end of the table."""

from collections.abc import Sequence
from typing import Final

from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.mine.robot.appraisal import FREE, Outlook
from rules.mine.robot.greedy import best_purchases, greedy_move, is_buying
from rules.mine.state import Stage, State
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.enter import Enter


def _propose(state: State, seat: Seat, rng: Rng, most: int) -> Sequence[Move]:
    usual = greedy_move(state, seat)
    return list(dict.fromkeys((usual, *_others(state, seat, most))))[:most]


def _others(state: State, seat: Seat, most: int) -> list[Move]:
    match state.stage:
        case Stage.CORPORATE:
            return [PickCorporation(corp=goal) for goal in state.seats[seat].offer]
        case Stage.ENTER:
            return [Enter(yes=True), Enter(yes=False)]
        case _:
            return [*best_purchases(Outlook(state, seat, FREE))[: most - 2], EndTurn()]


def _matters(state: State, seat: Seat) -> bool:
    return state.stage in (Stage.CORPORATE, Stage.ENTER) or is_buying(Outlook(state, seat, FREE))


THINKING: Final = Thinking(
    propose=_propose, matters=_matters, win=15 * POINT, candidates=6, budget=10_000
)
