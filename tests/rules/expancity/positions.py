"""Positions drawn in the board notation of the rule book's examples.

``cell=tile[:owner floors roof]``, separated by spaces: owners A to D, roofs ``f`` flat, ``o`` round, ``^`` pointed,
none if unfinished. City Hall is always there. ``N2=com:A5 N1=res:A2f N3=park`` is a tower of five floors, a finished
house of two and a park.
"""

import re
from collections import Counter

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.expancity import GAME, Plan
from rules.expancity.city.holdings import Holdings, holdings_in
from rules.expancity.components.content import CITY_HALL, ROOFS, TILES
from rules.expancity.components.coordinates import read_cell
from rules.expancity.setup import new
from rules.expancity.state import Building, State

A, B, C, D = range(4)
_ITEM = re.compile(r"(\w+)=(\w+)(?::([A-D])(\d)([fo^])?)?")
_ROOF = {"f": "flat", "o": "round", "^": "pointed", None: None}


def drawn(board: str) -> tuple[dict[Cell, str], dict[Cell, Building]]:
    """The city of a drawing."""
    city = {Cell(0, 0): CITY_HALL}
    buildings = {}
    for item in board.split():
        found = _ITEM.fullmatch(item)
        assert found, item
        name, tile, owner, floors, roof = found.groups()
        at = read_cell(name)
        assert at not in city, item
        assert tile in TILES, item
        city[at] = tile
        if owner:
            scored = None if roof is None else 0
            buildings[at] = Building("ABCD".index(owner), int(floors), _ROOF[roof], scored)
    return city, buildings


def owned(board: str, seat: Seat = A) -> Holdings:
    """Return a seat's holdings in a drawing."""
    return holdings_in(*drawn(board), seat)


def position(
    board: str = "",
    *,
    hand: tuple[str, ...] = ("park", "park"),
    supply: int = 6,
    reserve: int = 49,
    roofs: dict[str, int] | None = None,
    contracts: tuple[str, ...] = (),
    seats: int = 2,
    turn: int = 0,
    option: str = "literal",
) -> State:
    """Seat A must plan a turn. The other seats hold two churches and full stocks."""
    options = default_options(GAME) | {"negative_building_scores": option}
    state = new(Setup(seats, options, seed=7))
    state.acting = A
    state.turn = turn
    state.city, state.buildings = drawn(board)
    state.roofs = dict(ROOFS) if roofs is None else roofs
    for mine in state.seats:
        mine.hand = ["church", "church"]
    mine = state.seats[A]
    mine.hand, mine.supply, mine.reserve = list(hand), supply, reserve
    mine.contracts = list(contracts)
    state.deck = [card for card in state.deck if card not in contracts]
    used = Counter(state.city.values()) + Counter(hand)
    state.bag = [
        tile.id for tile in TILES.values() for _ in range(max(0, tile.count - used[tile.id]))
    ]
    return state


def started(seats: int = 2, seed: int = 1) -> State:
    return engine.start(GAME, Setup(seats, default_options(GAME), seed)).state


def plan(text: str) -> Plan:
    """A plan as the examples write it: ``park@N1E1; b N1 N2E1; r N1=flat N2E1=round``."""
    laid, *clauses = text.split("; ")
    tile, at = laid.split("@")
    parts = {clause[0]: tuple(clause.split()[1:]) for clause in clauses}
    return Plan(tile=tile, at=at, builds=parts.get("b", ()), roofs=parts.get("r", ()))
