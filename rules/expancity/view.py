"""Views of a table for one viewer, as values (chapter "Hidden information and undo")."""

from collections import Counter

from msgspec import Struct

from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.squares import Cell, reading_order
from rules.expancity.city.conditions import progress
from rules.expancity.city.goals import goals_paid
from rules.expancity.city.holdings import Holdings, holdings
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.components.content import CITY_HALL, TILES, TURNS
from rules.expancity.state import ContractOffer, Phase, State, TileOffer, TurnMade
from rules.expancity.turns.flow import outcome


class TileView(Struct, frozen=True):
    """A laid tile; `kind` is a tile id such as ``park``, ``res``, ``com`` or ``city_hall``."""

    at: Cell
    kind: str


class BuildingView(Struct, frozen=True):
    at: Cell
    kind: str
    """``res`` or ``com``."""
    owner: Seat
    floors: int
    roof: str | None
    """``flat``, ``round``, ``pointed``, or None while unfinished."""
    scored: int | None


class DoneContract(Struct, frozen=True):
    """A fulfilled contract, open to all."""

    card: str
    points: int
    turn: int


class SeatView(Struct, frozen=True):
    score: int
    supply: int
    reserve: int
    unfinished: int
    held: int
    """Contracts in hand."""
    fulfilled: tuple[DoneContract, ...]


class GoalView(Struct, frozen=True):
    goal: str
    points: int
    values: tuple[int, ...]
    """The metric of every seat as it stands."""

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Return the seats with the best metric; none while it is 0."""
        best = max(self.values)
        return tuple(seat for seat, value in enumerate(self.values) if value == best and best > 0)


class RoofView(Struct, frozen=True):
    at: Cell
    roof: str
    points: int


class TurnView(Struct, frozen=True):
    """The effects of a turn plan: of the last one made, or of the half-made one of a preview."""

    seat: Seat
    tile: str
    at: Cell
    floors: tuple[Cell, ...]
    roofs: tuple[RoofView, ...]


class ContractView(Struct, frozen=True):
    """A contract as its holder sees it: its progress, as `have` of `need`."""

    card: str
    points: int
    have: int
    need: int
    met: bool


class PrivateView(Struct, frozen=True):
    """Private facts of the view's owner."""

    tiles: tuple[str, ...]
    contracts: tuple[ContractView, ...]
    offered_contracts: tuple[ContractView, ...]
    """The open offer of two cards to keep one of, or empty."""
    offered_tiles: tuple[str, ...]
    """The open offer of two tiles to keep one of, or empty."""


class CensusView(Struct, frozen=True):
    """The number of tiles of a kind that this viewer has not seen yet."""

    kind: str
    unseen: int


class View(Struct, frozen=True):
    viewer: Seat | None
    phase: str
    """``plan``, ``keep_contract``, ``fulfil``, ``keep_tile`` or ``over``."""
    turn: int
    """Turns completed, 0 to 60."""
    turns: int
    acting: Seat | None
    seats: tuple[SeatView, ...]
    tiles: tuple[TileView, ...]
    buildings: tuple[BuildingView, ...]
    goals: tuple[GoalView, ...]
    bag: int
    deck: int
    roofs: dict[str, int]
    """Roofs left: ``flat``, ``round``, ``pointed``."""
    census: tuple[CensusView, ...]
    last: TurnView | None
    """The last turn made; in a preview, the half-made plan."""
    candidates: tuple[Cell, ...]
    """In a preview, cells where the tile may be laid; otherwise empty."""
    mine: PrivateView | None
    """Of the viewer's own seat."""
    outcome: Outcome | None


def view(state: State, viewer: Seat | None) -> View:
    """The table as a seat, or a spectator (None), sees it."""
    return View(
        viewer=viewer,
        phase=state.phase.value,
        turn=state.turn,
        turns=TURNS,
        acting=None if state.phase is Phase.OVER else state.acting,
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        tiles=tuple(TileView(at, state.city[at]) for at in reading_order(state.city)),
        buildings=tuple(_building(state, at) for at in reading_order(state.buildings)),
        goals=tuple(
            GoalView(paid.goal, GOALS[paid.goal].points, paid.values) for paid in goals_paid(state)
        ),
        bag=len(state.bag),
        deck=len(state.deck),
        roofs=dict(state.roofs),
        census=_census(state, viewer),
        last=None if state.last is None else turn_view(state.last),
        candidates=(),
        mine=None if viewer is None else _private(state, viewer),
        outcome=outcome(state),
    )


def turn_view(made: TurnMade) -> TurnView:
    return TurnView(
        seat=made.seat,
        tile=made.tile,
        at=made.at,
        floors=made.floors,
        roofs=tuple(RoofView(put.at, put.roof, put.points) for put in made.roofs),
    )


def _seat(state: State, seat: Seat) -> SeatView:
    mine = state.seats[seat]
    return SeatView(
        score=mine.score,
        supply=mine.supply,
        reserve=mine.reserve,
        unfinished=sum(
            1
            for building in state.buildings.values()
            if building.owner == seat and building.roof is None
        ),
        held=len(mine.contracts),
        fulfilled=tuple(DoneContract(done.card, done.points, done.turn) for done in mine.fulfilled),
    )


def _building(state: State, at: Cell) -> BuildingView:
    building = state.buildings[at]
    return BuildingView(
        at=at,
        kind=state.city[at],
        owner=building.owner,
        floors=building.floors,
        roof=building.roof,
        scored=building.scored,
    )


def _private(state: State, seat: Seat) -> PrivateView:
    mine = state.seats[seat]
    own = holdings(state, seat)
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    if seat == state.acting:
        match state.offer:
            case ContractOffer(offered):
                cards = offered
            case TileOffer(offered):
                tiles = offered
    return PrivateView(
        tiles=tuple(mine.hand),
        contracts=tuple(_contract(card, own) for card in mine.contracts),
        offered_contracts=tuple(_contract(card, own) for card in cards),
        offered_tiles=tiles,
    )


def _contract(card: str, own: Holdings) -> ContractView:
    found = progress(CONTRACTS[card].condition, own)
    return ContractView(card, CONTRACTS[card].points, found.have, found.need, found.met)


def _census(state: State, viewer: Seat | None) -> tuple[CensusView, ...]:
    seen = Counter(tile for tile in state.city.values() if tile != CITY_HALL)
    if viewer is not None:
        seen.update(state.seats[viewer].hand)
        if viewer == state.acting and isinstance(state.offer, TileOffer):
            seen.update(state.offer.tiles)
    return tuple(CensusView(tile.id, tile.count - seen[tile.id]) for tile in TILES.values())
