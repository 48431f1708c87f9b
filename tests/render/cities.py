"""Views of Expancity for the tests of its pictures, drawn in the board notation or grown at random."""

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.squares import Cell, neighbours
from rules.core.text import msg
from rules.expancity.components.content import COM, LOTS, MAX_UNFINISHED, RES, TILES
from rules.expancity.components.coordinates import read_cell
from rules.expancity.view import (
    BuildingView,
    CensusView,
    ContractView,
    DoneContract,
    GoalView,
    PrivateView,
    RoofView,
    SeatView,
    TileView,
    TurnView,
    View,
)

ROOF_MARKS = {"f": "flat", "o": "round", "^": "pointed"}
CONTRACTS = (
    ("shared_green", 4, 2, 2),
    ("sky_cellar", 10, 0, 1),
    ("main_street", 6, 2, 3),
    ("mixed_use", 3, 2, 3),
    ("skyline", 8, 1, 3),
    ("all_conveniences", 4, 1, 1),
    ("staircase", 10, 2, 3),
    ("overshadow", 5, 0, 1),
    ("my_neighborhood", 8, 4, 5),
    ("good_fences", 5, 1, 1),
    ("quiet_suburb", 4, 0, 3),
)


def drawn(board: str, seats: int = 2) -> View:
    """A spectator's view of a board such as ``N2=mall N2E1=com:A5 N1=res:A1f``."""
    tiles = [TileView(Cell(0, 0), "city_hall")]
    buildings = []
    for part in board.split():
        name, _, what = part.partition("=")
        kind, _, house = what.partition(":")
        at = read_cell(name)
        tiles.append(TileView(at, kind))
        if house:
            roof = ROOF_MARKS.get(house[-1])
            floors = int(house[1:-1] if roof else house[1:])
            owner = "ABCD".index(house[0])
            buildings.append(BuildingView(at, kind, owner, floors, roof, floors if roof else None))
    return view_of(tiles, buildings, seats)


def view_of(tiles: Iterable[TileView], buildings: Iterable[BuildingView], seats: int) -> View:
    tiles, buildings = tuple(tiles), tuple(buildings)
    unfinished = [
        sum(house.owner == seat and house.roof is None for house in buildings)
        for seat in range(seats)
    ]
    return View(
        viewer=None,
        phase="plan",
        turn=len(tiles) - 1,
        turns=60,
        acting=(len(tiles) - 1) % seats,
        seats=tuple(
            SeatView(12 * seat + 20, 4 - seat, 31 + seat, unfinished[seat], seat + 1, done(seat))
            for seat in range(seats)
        ),
        tiles=tiles,
        buildings=buildings,
        goals=(
            GoalView("tallest_building", 12, (5, 7, 5, 7)[:seats]),
            GoalView("most_residential", 12, (3, 1, 3, 3)[:seats]),
            GoalView("park_patron", 12, (0, 4, 1, 2)[:seats]),
        ),
        bag=max(0, 60 - len(tiles) - 2 * seats + 1),
        deck=31,
        roofs={"flat": 12, "round": 8, "pointed": 7},
        census=tuple(CensusView(kind, tile.count) for kind, tile in TILES.items()),
        last=None,
        candidates=(),
        mine=None,
        outcome=None,
    )


def done(seat: int) -> tuple[DoneContract, ...]:
    return tuple(
        DoneContract(card, points, 5 + seat) for card, points, _, _ in CONTRACTS[: seat + 2]
    )


def grown(seed: int, tiles: int, seats: int) -> View:
    """A random city with this many tiles besides City Hall, with the last turn marked."""
    random = Random(seed)
    laid = _lay(random, tiles)
    buildings: list[BuildingView] = []
    sites = [0] * seats
    for tile in laid[1:]:
        if tile.kind not in LOTS or random.random() < 0.14:
            continue
        owner = random.randrange(seats)
        open_site = sites[owner] < MAX_UNFINISHED and random.random() < 0.3
        sites[owner] += open_site
        buildings.append(_house(random, tile, owner, finished=not open_site))
    view = view_of(laid, buildings, seats)
    return replace(view, last=_last(laid[-1], buildings, view.acting or 0))


def _lay(random: Random, tiles: int) -> list[TileView]:
    bag = [kind for kind, tile in TILES.items() for _ in range(tile.count)]
    random.shuffle(bag)
    laid = [TileView(Cell(0, 0), "city_hall")]
    for kind in bag[:tiles]:
        taken = {tile.at for tile in laid}
        free = sorted({cell for at in taken for cell in neighbours(at)} - taken)
        near = sorted(free, key=lambda cell: cell.x**2 + cell.y**2 + random.random() * 24)
        laid.append(TileView(near[0], kind))
    return laid


def _house(random: Random, tile: TileView, owner: int, *, finished: bool) -> BuildingView:
    if tile.kind == RES:
        floors = random.choice((1, 1, 2, 3))
        roof = "flat" if finished else None
    else:
        floors = random.choice((4, 4, 5, 5, 6, 7, 9)) if finished else random.choice((1, 2, 4, 6))
        roof = random.choice(("round", "pointed")) if finished else None
    return BuildingView(tile.at, tile.kind, owner, floors, roof, 3 * floors if roof else None)


def _last(tile: TileView, buildings: list[BuildingView], seat: int) -> TurnView:
    own = [house for house in buildings if house.owner == seat][-3:]
    return TurnView(
        seat=seat,
        tile=tile.kind,
        at=tile.at,
        floors=tuple(house.at for house in own if house.at != tile.at),
        roofs=tuple(
            RoofView(house.at, house.roof, 5 * house.floors - 7) for house in own[-2:] if house.roof
        ),
    )


def with_candidates(view: View) -> View:
    """The same as a seat's preview, with every cell where a tile could be laid."""
    laid = {tile.at for tile in view.tiles}
    free = sorted({cell for at in laid for cell in neighbours(at)} - laid)
    return replace(view, viewer=view.acting, candidates=tuple(free))


def with_hand(
    view: View,
    contracts: int,
    *,
    tiles: tuple[str, ...] = ("police", COM),
    offered_contracts: int = 0,
    offered_tiles: tuple[str, ...] = (),
) -> View:
    """The view of seat 1 with this many contracts in hand."""
    cards = tuple(
        ContractView(card, points, have, need, have >= need)
        for card, points, have, need in CONTRACTS
    )
    hand = tuple(cards[index % len(cards)] for index in range(contracts))
    mine = PrivateView(tiles, hand, cards[6 : 6 + offered_contracts], offered_tiles)
    return replace(view, viewer=1, mine=mine)


def ended(view: View, ranks: tuple[int, ...]) -> View:
    scores = tuple(
        SeatScore(
            60 + 7 * seat + 12,
            (
                ScorePart(msg("expancity.part.buildings"), 40 + 7 * seat),
                ScorePart(msg("expancity.part.contracts"), 20),
                ScorePart(msg("expancity.part.goals"), 12),
            ),
        )
        for seat in range(len(view.seats))
    )
    outcome = Outcome(ranks, scores, msg("expancity.reason.shared"))
    return replace(view, phase="over", acting=None, outcome=outcome, turn=60, bag=0)
