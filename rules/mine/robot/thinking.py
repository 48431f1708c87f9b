"""How robots of level 3 think ahead: about purchases, entering and the corporate goal, to the end of the period."""

from collections.abc import Sequence
from typing import Final

from rules.core.game import Move
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.corporate import corporate_progress
from rules.mine.economy.holdings import owned_cards
from rules.mine.economy.scoring import own_parts
from rules.mine.robot.appraisal import goal_value, keep_value
from rules.mine.robot.greedy import best_purchases, greedy_move, is_buying
from rules.mine.robot.outlook import Outlook
from rules.mine.state import Stage, State
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.enter import Enter

_STOCK: Final = 30
"""What a unit in stock brings towards the next points for resources."""
_FULL: Final = 25
"""More of one resource bring nothing."""
_COMING: Final = 60
"""How much in percent the progress towards a corporate goal is worth."""


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
            return [*best_purchases(Outlook(state, seat))[: most - 2], EndTurn()]


def _horizon(state: State) -> int:
    return state.period


def _appraise(state: State) -> Sequence[int]:
    return [_prospects(Outlook(state, seat)) for seat in range(len(state.seats))]


def _prospects(outlook: Outlook) -> int:
    """The points so far, and what cards, resources and goals will still bring."""
    state, mine, left = outlook.state, outlook.mine, outlook.periods_left
    total = POINT * sum(part.points for part in own_parts(state, outlook.seat))
    for card in owned_cards(state, outlook.seat):
        total += max(0, keep_value(outlook, card)) * (4 * left + 1) // 4
    total += _STOCK * sum(min(_FULL, mine.resources[resource]) for resource in RESOURCES)
    total += sum(goal_value(outlook, goal.id) for goal in mine.goals if not goal.flipped)
    if mine.corporation is not None:
        found = corporate_progress(state, outlook.seat)
        if not found.met:
            points = POINT * CORPORATE_GOALS[mine.corporation].points
            total += points * min(found.have, found.need) * _COMING // (100 * found.need)
    return total


def _matters(state: State, seat: Seat) -> bool:
    return state.stage in (Stage.CORPORATE, Stage.ENTER) or is_buying(Outlook(state, seat))


THINKING: Final = Thinking(
    propose=_propose,
    horizon=_horizon,
    appraise=_appraise,
    matters=_matters,
    win=15 * POINT,
    candidates=6,
    budget=15_000,
)
