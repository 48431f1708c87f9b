"""The worth of a position to a seat, judged by that seat's knowledge; the greedy robot uses it.

All values are hundredths of a point.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.erring import Judgement, exact
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.expancity.city.goals import metric_value
from rules.expancity.city.grid import around
from rules.expancity.city.holdings import Holdings, holdings_in
from rules.expancity.city.regulations import empty_lots, permit
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.components.content import COM, COM_MIN_FLOORS, LOTS, PER_FLOOR, RES, TURNS
from rules.expancity.components.vocabulary import Goal
from rules.expancity.robot.prospects import MET, nearness
from rules.expancity.robot.weights import PLAYER, Weights
from rules.expancity.state import Buildings, City, State

POINT = 100


@dataclass(frozen=True, slots=True)
class Outlook:
    """Facts that the seat's moves in this turn do not change."""

    seat: Seat
    seats: int
    turns_left: int
    """Own turns after this one."""
    contracts: tuple[str, ...]
    fulfilled: int
    goals: tuple[tuple[Goal, int], ...]
    """Each goal in play with the best metric among the others."""
    weights: Weights = PLAYER
    judge: Judgement = exact


@dataclass(frozen=True, slots=True)
class Position:
    """The position that the seat's plan would leave behind."""

    city: City
    buildings: Buildings
    supply: int
    scored: int
    """Points of the roofs of this turn."""
    roofs: int
    """The number of these roofs."""


def outlook_of(
    state: State, seat: Seat, weights: Weights = PLAYER, judge: Judgement = exact
) -> Outlook:
    mine = state.seats[seat]
    others = [
        (holdings_in(state.city, state.buildings, other), len(state.seats[other].fulfilled))
        for other in range(len(state.seats))
        if other != seat
    ]
    return Outlook(
        seat=seat,
        seats=len(state.seats),
        turns_left=min(weights.horizon, (TURNS - state.turn - 1) // len(state.seats)),
        contracts=tuple(mine.contracts),
        fulfilled=len(mine.fulfilled),
        goals=tuple(
            (
                GOALS[name],
                max(metric_value(GOALS[name].metric, own, done) for own, done in others),
            )
            for name in state.goals
        ),
        weights=weights,
        judge=judge,
    )


def appraise_buildings(outlook: Outlook, position: Position) -> int:
    """Points of this turn, unfinished buildings, lots, blocks and records; without contracts and goals."""
    weights = outlook.weights
    city, buildings = position.city, position.buildings
    total = position.scored * POINT
    allowed = permit(city, buildings, outlook.seat)
    for at, building in buildings.items():
        if building.roof is not None:
            continue
        if building.owner == outlook.seat:
            total += site_value(
                outlook, city, buildings, at, building.floors, allowed.limits[city[at]]
            )
        else:
            # Rivals' limits hardly change with the floors they will build next.
            limit = max(building.floors + 1, COM_MIN_FLOORS if city[at] == COM else 1)
            worth = site_value(outlook, city, buildings, at, building.floors, limit)
            total -= worth * weights.rivals // (100 * outlook.seats - 100)
    lots = (
        site_value(outlook, city, buildings, at, 0, allowed.limits[city[at]])
        for at in empty_lots(city, buildings)
    )
    total += max(lots, default=0) * weights.next_lot // 100
    ahead = outlook.turns_left
    total += weights.block * min(position.supply, 2 * ahead)
    total += min(ahead, 8) * weights.roof * position.roofs // 8
    if ahead:
        total += weights.slot * allowed.new_allowed
        most = weights.record_turns
        total += min(ahead, most) * weights.record_res * allowed.limits[RES] // most
        total += min(ahead, most) * weights.record_com * allowed.limits[COM] // most
    return total


def appraise(outlook: Outlook, position: Position) -> int:
    """The whole expected value of a position."""
    own = holdings_in(position.city, position.buildings, outlook.seat)
    limits = permit(position.city, position.buildings, outlook.seat).limits
    total = appraise_buildings(outlook, position)
    total += sum(card_value(outlook, own, limits, card) for card in outlook.contracts)
    for goal, rivals_best in outlook.goals:
        lead = metric_value(goal.metric, own, outlook.fulfilled) - rivals_best
        total += goal.points * max(5, min(95, 50 + outlook.weights.lead * lead))
    return total


def site_value(
    outlook: Outlook, city: City, buildings: Buildings, at: Cell, floors: int, limit: int
) -> int:
    """The score to expect of an unfinished building with this many floors, less its remaining cost."""
    kind = city[at]
    per_floor = _per_floor(outlook, city, buildings, at)
    lowest = COM_MIN_FLOORS if kind == COM else 1
    weights = outlook.weights
    roof, each_floor, hurry = weights.roof, weights.floor, weights.hurry
    best = 0
    for height in range(max(floors, lowest), max(floors, limit) + 1):
        missing = height - floors
        if max(missing, 1) > outlook.turns_left:
            break
        gain = per_floor * height + roof - missing * each_floor
        best = max(best, gain * (100 - hurry * max(missing, 1)) // 100)
    return best * weights.site // 100


def card_value(outlook: Outlook, own: Holdings, limits: Mapping[str, int], card: str) -> int:
    """A contract's points, weighted by its progress and the time left."""
    contract = CONTRACTS[card]
    near = nearness(contract.condition, own, limits)
    if near == MET:
        return contract.points * outlook.weights.met
    chance = outlook.weights.hopeless + outlook.weights.hope * near * near // MET**2
    return contract.points * chance * min(outlook.turns_left, 8) // 8


def _per_floor(outlook: Outlook, city: City, buildings: Buildings, at: Cell) -> int:
    values = PER_FLOOR[city[at]]
    empty = outlook.weights.empty_beside if outlook.turns_left > 1 else POINT
    total = POINT
    for beside in around(at):
        tile = city.get(beside)
        if tile is None:
            continue
        if tile in values:
            total += POINT * values[tile]
        elif tile in LOTS and beside not in buildings:
            total -= empty
    return total
