"""The move of a seat without a player (chapter "Engine interface", section "Phases and moves")."""

from rules.core.game import Move
from rules.core.seats import Seat
from rules.expancity.city.contracts import satisfied
from rules.expancity.city.grid import CENTRE
from rules.expancity.city.placement import legal_cells, nearest_first
from rules.expancity.city.regulations import sites
from rules.expancity.components.coordinates import cell_name
from rules.expancity.state import ContractOffer, Phase, State, TileOffer
from rules.expancity.verbs.fulfil import Fulfil
from rules.expancity.verbs.keep_contract import KeepContract
from rules.expancity.verbs.keep_tile import KeepTile
from rules.expancity.verbs.plan import Plan


def auto_move(state: State, seat: Seat) -> Move:
    """First tile nearest to City Hall, own buildings raised, no roofs; first offer kept; everything shown."""
    match state.offer:
        case ContractOffer(cards):
            return KeepContract(card=cards[0])
        case TileOffer(tiles):
            return KeepTile(tile=tiles[0])
    if state.phase is Phase.FULFIL:
        return Fulfil(cards=tuple(satisfied(state, seat)))
    return _auto_plan(state, seat)


def _auto_plan(state: State, seat: Seat) -> Plan:
    mine = state.seats[seat]
    tile = mine.hand[0]
    at = nearest_first(legal_cells(state.city), CENTRE)[0]
    within = sites({**state.city, at: tile}, state.buildings, seat, mine.supply, mine.reserve)
    forced = max(0, within.at_least - len(within.growing))
    builds = within.growing[: within.at_most] + within.lots[:forced]
    return Plan(
        tile=tile, at=cell_name(at), builds=tuple(cell_name(cell) for cell in builds), roofs=()
    )
