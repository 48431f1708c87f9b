"""Reasons of the robot for a move, in words of the title (ADR 43). They use only the seat's knowledge."""

from collections.abc import Iterator
from typing import Final

from rules.core.game import Move
from rules.core.hinting import weightiest
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import Msg, msg
from rules.expancity.city.conditions import progress
from rules.expancity.city.goals import metric_value
from rules.expancity.city.grid import CENTRE
from rules.expancity.city.holdings import Holdings, holdings, holdings_in
from rules.expancity.city.placement import legal_cells, nearest_first
from rules.expancity.city.roofs import with_floors
from rules.expancity.city.scoring import effect_at, values_beside, worth
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.components.content import ACTIONS, PER_FLOOR
from rules.expancity.components.coordinates import cell_name
from rules.expancity.state import Building, ContractOffer, State
from rules.expancity.verbs.fulfil import Fulfil
from rules.expancity.verbs.keep_contract import KeepContract
from rules.expancity.verbs.keep_tile import KeepTile
from rules.expancity.verbs.plan import Plan, ReadPlan, read_plan

_Weighed = tuple[int, Msg]
"""A reason, after about how many hundredths of a point it is worth."""

_NEARER: Final = 120
"""A step towards a contract."""
_FLOOR: Final = 90
_BESIDE: Final = 150
"""A point per floor for an unfinished building."""


def reasons(state: State, seat: Seat, move: Move) -> tuple[Msg, ...]:
    """Return the reasons for a legal move, the weightiest first."""
    match move:
        case Plan():
            found = list(_of_plan(state, seat, read_plan(move)))
        case KeepContract(card):
            found = list(_of_contract(state, seat, card))
        case Fulfil(cards):
            found = [(CONTRACTS[card].points, _contract(card, "fulfils")) for card in cards]
        case KeepTile(tile):
            found = list(_of_tile(state, seat, tile))
        case _:
            found = []
    return weightiest(found)


def _of_plan(state: State, seat: Seat, plan: ReadPlan) -> Iterator[_Weighed]:
    city = {**state.city, plan.at: plan.tile}
    buildings = dict(with_floors(state.buildings, seat, plan.builds))
    for at, shape in plan.roofs:
        floors = buildings[at].floors
        found = worth(city, buildings, at, floors, state.negative_building_scores)
        yield (
            100 * found.points + 200,
            msg(
                "expancity.reason.roof",
                cell=cell_name(at),
                floors=floors,
                each=found.per_floor,
                points=found.points,
            ),
        )
        buildings[at] = Building(seat, floors, shape, found.points)
    before, after = holdings(state, seat), holdings_in(city, buildings, seat)
    yield from _contracts(state, seat, before, after)
    yield from _goals(state, seat, before, after)
    yield from _place(state, seat, plan)
    yield from _floors(state, plan, city, buildings)
    if fetched := ACTIONS - len(plan.builds):
        yield 20, msg("expancity.reason.blocks", count=fetched)


def _contracts(state: State, seat: Seat, before: Holdings, after: Holdings) -> Iterator[_Weighed]:
    """Contracts that the plan fulfils or comes nearer to."""
    for card in state.seats[seat].contracts:
        old = progress(CONTRACTS[card].condition, before)
        new = progress(CONTRACTS[card].condition, after)
        if new.met:
            yield 100 * CONTRACTS[card].points + 100 * (not old.met), _contract(card, "fulfils")
        elif new.have > old.have:
            weight = _NEARER * CONTRACTS[card].points // 4
            yield weight, _contract(card, "nearer", have=new.have, need=new.need)


def _goals(state: State, seat: Seat, before: Holdings, after: Holdings) -> Iterator[_Weighed]:
    """Goals in which the seat comes to lead or stays level."""
    done = len(state.seats[seat].fulfilled)
    others = [
        (holdings(state, other), len(mine.fulfilled))
        for other, mine in enumerate(state.seats)
        if other != seat
    ]
    for name in state.goals:
        goal = GOALS[name]
        best = max(metric_value(goal.metric, own, fulfilled) for own, fulfilled in others)
        old = metric_value(goal.metric, before, done) - best
        new = metric_value(goal.metric, after, done) - best
        if new > old and new >= 0:
            key = "leads" if new else "level"
            facts = msg(f"expancity.goal.{name}")
            reason = msg(f"expancity.reason.{key}", goal=facts, by=new, points=goal.points)
            yield 20 * goal.points * (2 if old <= 0 < new else 1), reason


def _place(state: State, seat: Seat, plan: ReadPlan) -> Iterator[_Weighed]:
    """Yield the effect of the tile on the buildings beside it, or the gain from a building on it."""
    effect = effect_at(state, seat, plan.tile, plan.at)
    cell = cell_name(plan.at)
    if effect.per_floor is not None:
        if effect.per_floor > 1:
            reason = msg("expancity.reason.lot", cell=cell, each=effect.per_floor)
            yield _BESIDE * (effect.per_floor - 1), reason
        return
    if effect.own > 0:
        yield _BESIDE * effect.own, msg("expancity.reason.beside", cell=cell, each=effect.own)
    if effect.others < 0:
        reason = msg("expancity.reason.beside_others", cell=cell, each=-effect.others)
        yield -_BESIDE * effect.others // 2, reason


def _floors(
    state: State, plan: ReadPlan, city: dict[Cell, str], buildings: dict[Cell, Building]
) -> Iterator[_Weighed]:
    """The most promising building that grows and gets no roof yet."""
    rule = state.negative_building_scores
    growing = [at for at in plan.builds if buildings[at].roof is None]
    found = [(worth(city, buildings, at, buildings[at].floors, rule), at) for at in growing]
    if not found:
        return
    best, at = max(found, key=lambda each: each[0].per_floor)
    if best.per_floor > 0:
        reason = msg(
            "expancity.reason.grows",
            cell=cell_name(at),
            floors=best.floors,
            each=best.per_floor,
        )
        yield _FLOOR * best.per_floor, reason


def _of_contract(state: State, seat: Seat, card: str) -> Iterator[_Weighed]:
    own = holdings(state, seat)
    assert isinstance(state.offer, ContractOffer)
    for each in state.offer.cards:
        found = progress(CONTRACTS[each].condition, own)
        key = "kept" if each == card else "other"
        if each == card and found.met:
            yield 300, _contract(card, "fulfils")
        else:
            yield (
                200 if each == card else 100,
                _contract(each, key, have=found.have, need=found.need),
            )


def _of_tile(state: State, seat: Seat, tile: str) -> Iterator[_Weighed]:
    """The best place that there is for the tile now."""
    beside = values_beside(state, seat, tile)
    cells = nearest_first(legal_cells(state.city), CENTRE)
    if not cells:
        return
    at = max(cells, key=lambda cell: beside.get(cell, 0))
    effect = effect_at(state, seat, tile, at)
    each = effect.own if effect.per_floor is None else effect.per_floor
    if each > 0:
        key = "beside" if effect.per_floor is None else "lot"
        yield 100, msg(f"expancity.reason.{key}", cell=cell_name(at), each=each)
    for kind, values in PER_FLOOR.items():
        if values.get(tile, 0) > 0:
            yield 50, msg(f"expancity.reason.tile_{kind}", each=values[tile])


def _contract(card: str, how: str, **facts: int) -> Msg:
    name = msg(f"expancity.contract.{card}")
    return msg(f"expancity.reason.{how}", card=name, points=CONTRACTS[card].points, **facts)
