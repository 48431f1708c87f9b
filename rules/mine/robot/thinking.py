"""Search of robots of level 3: about purchases, entering and the corporate goal, to the end of the period."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

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

_FULL: Final = 25
"""More of one resource bring nothing."""


class Hopes(Struct, frozen=True):
    """The prospects where a playout is cut, in percent of level 2's estimates unless a field says more."""

    use: int = 25
    """A card in the period that begins."""
    uses: int = 100
    """And in each later one."""
    stock: int = 30
    """A unit in stock, in hundredths of a point: its addition to the next points for resources."""
    grows: int = 0
    """And in each later period."""
    goals: int = 100
    """Public goals."""
    coming: int = 60
    """A corporate goal in percent of its points, if nearly all is done,"""
    missing: int = 0
    """less this, since it may remain undone."""


HOPES: Final = Hopes()
"""`benchmarks.hopes` found others, which gained nothing in matches (docs/develop/robots.md)."""


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
    return [prospects(state, seat) for seat in range(len(state.seats))]


def prospects(state: State, seat: Seat, hopes: Hopes = HOPES) -> int:
    """Return the points so far, and the prospects of cards, resources and goals."""
    outlook = Outlook(state, seat)
    mine, left = outlook.mine, outlook.periods_left
    total = POINT * sum(part.points for part in own_parts(state, seat))
    cards = sum(max(0, keep_value(outlook, card)) for card in owned_cards(state, seat))
    total += cards * (hopes.use + hopes.uses * left) // 100
    stock = sum(min(_FULL, mine.resources[resource]) for resource in RESOURCES)
    total += stock * (hopes.stock + hopes.grows * left)
    goals = sum(goal_value(outlook, goal.id) for goal in mine.goals if not goal.flipped)
    total += goals * hopes.goals // 100
    if mine.corporation is not None:
        found = corporate_progress(state, seat)
        if not found.met:
            likely = hopes.coming * min(found.have, found.need) // found.need - hopes.missing
            total += CORPORATE_GOALS[mine.corporation].points * max(0, likely)
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
