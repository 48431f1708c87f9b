"""A robot that looks one turn ahead and sees no more than its seat does."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from rules.core.erring import Judgement, exact
from rules.core.game import Move
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.expancity.city.contracts import satisfied
from rules.expancity.city.grid import CENTRE, around
from rules.expancity.city.holdings import holdings
from rules.expancity.city.placement import legal_cells, nearest_first
from rules.expancity.city.regulations import Sites, collects, further_sites, permit, sites
from rules.expancity.city.roofs import roofable, with_floors
from rules.expancity.city.scoring import worth
from rules.expancity.components.content import LOTS, SHAPES
from rules.expancity.components.coordinates import cell_name
from rules.expancity.robot.appraisal import (
    Outlook,
    Position,
    appraise,
    appraise_buildings,
    card_value,
    outlook_of,
    site_value,
)
from rules.expancity.robot.weights import PLAYER, Weights
from rules.expancity.state import Building, ContractOffer, Phase, State, TileOffer
from rules.expancity.verbs.fulfil import Fulfil
from rules.expancity.verbs.keep_contract import KeepContract
from rules.expancity.verbs.keep_tile import KeepTile
from rules.expancity.verbs.plan import Plan


@dataclass(frozen=True, slots=True)
class _Draft:
    """An unfinished plan and the position it leads to."""

    tile: str
    at: Cell
    floors: tuple[Cell, ...]
    roofs: tuple[tuple[Cell, str], ...]
    position: Position


def greedy_move(
    state: State, seat: Seat, weights: Weights = PLAYER, judge: Judgement = exact
) -> Move:
    outlook = outlook_of(state, seat, weights, judge)
    match state.offer:
        case ContractOffer(cards):
            return KeepContract(card=_better_contract(state, outlook, cards))
        case TileOffer(tiles):
            return KeepTile(tile=_better_tile(state, outlook, tiles))
    if state.phase is Phase.FULFIL:
        return Fulfil(cards=tuple(satisfied(state, seat)))
    return _best_plan(state, outlook)


def _better_contract(state: State, outlook: Outlook, cards: tuple[str, str]) -> str:
    own = holdings(state, outlook.seat)
    limits = permit(state.city, state.buildings, outlook.seat).limits
    return max(cards, key=lambda card: outlook.judge(card_value(outlook, own, limits, card)))


def _better_tile(state: State, outlook: Outlook, tiles: tuple[str, str]) -> str:
    best = dict.fromkeys(tiles, 0)
    for value, tile, _ in _places(state, outlook, tiles):
        best[tile] = max(best[tile], value)
    return max(tiles, key=lambda tile: outlook.judge(best[tile]))


def _best_plan(state: State, outlook: Outlook) -> Plan:
    weights = outlook.weights
    return best_plans(state, outlook, places=weights.places, refined=weights.refined)[0]


def best_plans(state: State, outlook: Outlook, *, places: int, refined: int) -> list[Plan]:
    """Plans, the most valuable first; fewer places and plans examined closely cost less time."""
    judge = outlook.judge
    hand = tuple(dict.fromkeys(state.seats[outlook.seat].hand))
    looked_at = sorted(_places(state, outlook, hand), key=lambda place: -place[0])[:places]
    found = [_roofed(state, outlook, _built(state, outlook, tile, at)) for _, tile, at in looked_at]
    found.sort(key=_value, reverse=True)
    for _, draft in found[:refined]:
        found += _variants(state, outlook, draft)
    found.sort(key=lambda each: judge(each[0]), reverse=True)
    return [_plan(draft) for _, draft in found]


def _plan(best: _Draft) -> Plan:
    return Plan(
        tile=best.tile,
        at=cell_name(best.at),
        builds=tuple(cell_name(cell) for cell in best.floors),
        roofs=tuple(f"{cell_name(at)}={shape}" for at, shape in best.roofs),
    )


def _value(found: tuple[int, _Draft]) -> int:
    return found[0]


def _places(
    state: State, outlook: Outlook, tiles: tuple[str, ...]
) -> Iterator[tuple[int, str, Cell]]:
    """Every place for every tile, with a quick estimate from its neighbours."""
    cells = nearest_first(legal_cells(state.city), CENTRE)
    limits = permit(state.city, state.buildings, outlook.seat).limits
    for tile in tiles:
        for at in cells:
            yield _quick_value(state, outlook, tile, at, limits), tile, at


def _quick_value(
    state: State, outlook: Outlook, tile: str, at: Cell, limits: dict[str, int]
) -> int:
    city = {**state.city, at: tile}
    value = site_value(outlook, city, state.buildings, at, 0, limits[tile]) if tile in LOTS else 0
    for beside in around(at):
        kind = state.city.get(beside)
        if kind not in LOTS:
            continue
        assert kind is not None
        building = state.buildings.get(beside)
        if building is not None and building.roof is not None:
            continue
        floors = 0 if building is None else building.floors
        before = site_value(outlook, state.city, state.buildings, beside, floors, limits[kind])
        after = site_value(outlook, city, state.buildings, beside, floors, limits[kind])
        if building is None:
            value += (after - before) // 4
        elif building.owner == outlook.seat:
            value += after - before
        else:
            value -= (after - before) * outlook.weights.rivals // (100 * outlook.seats - 100)
    return value


def _built(state: State, outlook: Outlook, tile: str, at: Cell) -> _Draft:
    """The most valuable floors, one after another."""
    city = {**state.city, at: tile}
    mine = state.seats[outlook.seat]
    within = sites(city, state.buildings, outlook.seat, mine.supply, mine.reserve)
    close = _close_sites(state, outlook, city, within)
    best = _draft(state, outlook, tile, at, ())
    while len(best.floors) < within.at_most:
        forced = len(best.floors) < within.at_least
        further = [cell for cell in further_sites(within, best.floors) if forced or cell in close]
        if not further:
            break
        grown = max(
            (_draft(state, outlook, tile, at, (*best.floors, cell)) for cell in further),
            key=lambda draft: appraise_buildings(outlook, draft.position),
        )
        better = appraise_buildings(outlook, grown.position) > appraise_buildings(
            outlook, best.position
        )
        if not (forced or better):
            break
        best = grown
    return best


def _variants(state: State, outlook: Outlook, draft: _Draft) -> Iterator[tuple[int, _Draft]]:
    """Yield the same tile in the same place with any other floors, each with the most valuable roofs.

    A floor of little value by itself may be needed for a roof in this turn.
    """
    mine = state.seats[outlook.seat]
    city = {**state.city, draft.at: draft.tile}
    within = sites(city, state.buildings, outlook.seat, mine.supply, mine.reserve)
    close = _close_sites(state, outlook, city, within)
    for count in range(within.at_least, within.at_most + 1):
        for floors in combinations(close, count):
            if sum(1 for cell in floors if cell in within.lots) <= within.new_allowed:
                yield _roofed(state, outlook, _draft(state, outlook, draft.tile, draft.at, floors))


def _close_sites(
    state: State, outlook: Outlook, city: dict[Cell, str], within: Sites
) -> tuple[Cell, ...]:
    limits = permit(city, state.buildings, outlook.seat).limits
    lots = sorted(
        within.lots,
        key=lambda cell: -site_value(outlook, city, state.buildings, cell, 0, limits[city[cell]]),
    )
    return within.growing + tuple(lots[: outlook.weights.lots])


def _draft(state: State, outlook: Outlook, tile: str, at: Cell, floors: tuple[Cell, ...]) -> _Draft:
    mine = state.seats[outlook.seat]
    fetched = collects(len(floors), mine.reserve)
    position = Position(
        city={**state.city, at: tile},
        buildings=with_floors(state.buildings, outlook.seat, floors),
        supply=mine.supply + fetched - len(floors),
        scored=0,
        roofs=0,
    )
    return _Draft(tile, at, floors, (), position)


def _roofed(state: State, outlook: Outlook, draft: _Draft) -> tuple[int, _Draft]:
    """Adds the roofs that are worth more now than later, building by building; also returns the total value."""
    best, value = draft, appraise(outlook, draft.position)
    for at in roofable(draft.position.city, draft.position.buildings, outlook.seat):
        for shape in SHAPES[draft.position.city[at]]:
            used = sum(1 for _, other in best.roofs if other == shape)
            if used >= state.roofs[shape] or any(cell == at for cell, _ in best.roofs):
                continue
            tried = _with_roof(state, best, at, shape)
            if (promised := appraise(outlook, tried.position)) > value:
                best, value = tried, promised
    return value, best


def _with_roof(state: State, draft: _Draft, at: Cell, shape: str) -> _Draft:
    position = draft.position
    building = position.buildings[at]
    points = worth(
        position.city,
        position.buildings,
        at,
        building.floors,
        state.negative_building_scores,
    ).points
    done = Building(owner=building.owner, floors=building.floors, roof=shape, scored=points)
    return replace(
        draft,
        roofs=(*draft.roofs, (at, shape)),
        position=replace(
            position,
            buildings={**position.buildings, at: done},
            scored=position.scored + points,
            roofs=position.roofs + 1,
        ),
    )
