"""Invariants of every position (chapter "Engine interface", section "Invariants")."""

from collections import Counter

from rules.core.errors import InvariantBroken
from rules.core.squares import Cell
from rules.expancity.city.goals import goals_paid
from rules.expancity.city.grid import around
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.components.content import (
    CITY_HALL,
    COM_MIN_FLOORS,
    GOALS_IN_PLAY,
    HAND_SIZE,
    LOTS,
    MAX_UNFINISHED,
    RES,
    RES_MAX_FLOORS,
    ROOFS,
    SHAPES,
    START_RESERVE,
    START_SUPPLY,
    TILES,
    TURNS,
)
from rules.expancity.state import ContractOffer, Phase, State, TileOffer


def check_invariants(state: State) -> None:
    """Raise `InvariantBroken` if the state breaks an invariant."""
    _assert_tiles(state)
    _assert_buildings(state)
    _assert_blocks(state)
    _assert_contracts(state)
    _assert_scores(state)
    _assert_flow(state)


def _assert_tiles(state: State) -> None:
    laid = Counter(state.city.values())
    _insist(state.city.get(Cell(0, 0)) == CITY_HALL and laid.pop(CITY_HALL) == 1, "City Hall")
    offered = state.offer.tiles if isinstance(state.offer, TileOffer) else ()
    hands = [tile for mine in state.seats for tile in mine.hand]
    there = laid + Counter(state.bag) + Counter(hands) + Counter(offered)
    _insist(there == {tile.id: tile.count for tile in TILES.values()}, f"tiles are {there}")
    for at in state.city:
        beside = any(cell in state.city for cell in around(at))
        _insist(beside or len(state.city) == 1, f"tile at {at} lies apart")


def _assert_buildings(state: State) -> None:
    roofs = Counter(state.roofs)
    for at, building in state.buildings.items():
        kind = state.city.get(at)
        _insist(kind in LOTS, f"building at {at} on {kind}")
        assert kind is not None
        _insist(0 <= building.owner < len(state.seats), f"owner at {at}")
        _insist(building.floors >= 1, f"floors at {at}")
        _insist(kind != RES or building.floors <= RES_MAX_FLOORS, f"house too high at {at}")
        _insist((building.roof is None) == (building.scored is None), f"score at {at}")
        if building.roof is not None:
            _insist(building.roof in SHAPES[kind], f"roof at {at}")
            high = kind == RES or building.floors >= COM_MIN_FLOORS
            _insist(high, f"tower too low at {at}")
            roofs[building.roof] += 1
    _insist(min(state.roofs.values()) >= 0, "roofs below nothing")
    _insist(roofs == Counter(ROOFS), f"roofs are {roofs}")


def _assert_blocks(state: State) -> None:
    for seat, mine in enumerate(state.seats):
        own = [each for each in state.buildings.values() if each.owner == seat]
        blocks = mine.supply + mine.reserve + sum(each.floors for each in own)
        _insist(blocks == START_SUPPLY + START_RESERVE, f"seat {seat} has {blocks} blocks")
        _insist(mine.supply >= 0 and mine.reserve >= 0, f"seat {seat} owes blocks")
        unfinished = sum(1 for each in own if each.roof is None)
        _insist(unfinished <= MAX_UNFINISHED, f"seat {seat} has {unfinished} unfinished")


def _assert_contracts(state: State) -> None:
    offered = state.offer.cards if isinstance(state.offer, ContractOffer) else ()
    cards = [*state.deck, *offered]
    for mine in state.seats:
        cards += mine.contracts
        cards += [done.card for done in mine.fulfilled]
    _insist(sorted(cards) == sorted(CONTRACTS), "contracts lost or doubled")
    known = set(state.goals) <= GOALS.keys() and len(set(state.goals)) == GOALS_IN_PLAY
    _insist(known, f"goals are {state.goals}")


def _assert_scores(state: State) -> None:
    paid = goals_paid(state) if state.phase is Phase.OVER else ()
    for seat, mine in enumerate(state.seats):
        buildings = sum(each.scored or 0 for each in state.buildings.values() if each.owner == seat)
        contracts = sum(done.points for done in mine.fulfilled)
        goals = sum(each.points[seat] for each in paid)
        _insist(mine.score == buildings + contracts + goals, f"score of seat {seat}")


def _assert_flow(state: State) -> None:
    over = state.phase is Phase.OVER
    _insist(over == (state.turn == TURNS), f"turn {state.turn} in {state.phase}")
    kinds = {Phase.KEEP_CONTRACT: ContractOffer, Phase.KEEP_TILE: TileOffer}
    expected = kinds.get(state.phase, type(None))
    _insist(isinstance(state.offer, expected), f"offer {state.offer} in {state.phase}")
    _insist(state.due >= 0 and (state.due == 0 or state.phase is Phase.KEEP_CONTRACT), "due")
    laid = state.turn + (state.phase not in (Phase.PLAN, Phase.OVER))
    _insist(len(state.city) == 1 + laid, f"{len(state.city)} tiles after {state.turn} turns")
    if state.phase is Phase.PLAN and state.bag:
        full = all(len(mine.hand) == HAND_SIZE for mine in state.seats)
        _insist(full, "a hand is not full")


def _insist(holds: bool, what: str) -> None:
    if not holds:
        raise InvariantBroken(f"expancity: {what}")
