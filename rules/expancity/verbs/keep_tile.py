"""Keeping one of two tiles (chapter "The turn", step 5)."""

from rules.core.domains import OneOf
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb
from rules.core.log import Log
from rules.core.piles import put_back
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.expancity.forms.plan import tile_choice
from rules.expancity.state import State, TileOffer
from rules.expancity.turns.flow import end_turn, take_tile


class KeepTile(Move, frozen=True):
    tile: str


def _available(state: State, seat: Seat) -> bool:
    return isinstance(state.offer, TileOffer) and state.acting == seat


def check(state: State, seat: Seat, move: KeepTile) -> None:
    """Raises IllegalMove: not_offered."""
    assert isinstance(state.offer, TileOffer)
    if move.tile not in state.offer.tiles:
        raise IllegalMove("expancity.not_offered")


def apply(draft: State, seat: Seat, move: KeepTile, log: Log) -> None:
    assert isinstance(draft.offer, TileOffer)
    returned = list(draft.offer.tiles)
    returned.remove(move.tile)
    put_back(draft.bag, returned)
    draft.offer = None
    take_tile(draft, move.tile, log)
    end_turn(draft, log)


def _tiles(state: State, seat: Seat, given: Given) -> OneOf:
    assert isinstance(state.offer, TileOffer)
    return tile_choice(state, seat, state.offer.tiles)


def sample(state: State, seat: Seat, rng: Rng) -> KeepTile:
    assert isinstance(state.offer, TileOffer)
    return KeepTile(rng.pick(tuple(dict.fromkeys(state.offer.tiles))))


KEEP_TILE = Verb(
    name="keep_tile",
    move=KeepTile,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("tile", _tiles),),
)
