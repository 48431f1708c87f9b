"""Legal spaces for tiles, and the gains of placing one (chapter "Tiles")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, assert_never

from msgspec import structs

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import HIGHEST, OCEAN_MC, SOUTH_POLE_MC
from rules.tmars.components.coordinates import GANYMEDE, PHOBOS, neighbours
from rules.tmars.components.designs import Event
from rules.tmars.components.effects import (
    Parameter,
    PlaceCity,
    PlaceGreenery,
    PlaceOcean,
    PlaceTile,
    Resource,
    Where,
)
from rules.tmars.components.maps import Bonus
from rules.tmars.components.programs import AFTER_GREENERY, AFTER_OCEAN, SOUTH_POLE
from rules.tmars.economy.counting import CITY_KINDS, is_city
from rules.tmars.economy.frames import begin
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.supplies import change_stock, draw_cards, note_change
from rules.tmars.economy.triggers import Happening, set_off
from rules.tmars.state import Stage, State
from rules.tmars.view import NEUTRAL, NOBODY, Tile
from rules.tmars.wording.names import space_name, tile_msg

_OFF_MAP: Final[Mapping[Where, str]] = {Where.PHOBOS: PHOBOS, Where.GANYMEDE: GANYMEDE}

_COMMON: Final = (Where.GREENERY, Where.CITY, Where.LAND)
_LAND: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        board.id: tuple(
            label
            for label, space in board.spaces.items()
            if not space.ocean and space.reserved_for is None
        )
        for board in BOARDS.values()
    }
)
_METAL: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        board.id: frozenset(
            label
            for label, space in board.spaces.items()
            if Bonus.STEEL in space.bonus or Bonus.TITANIUM in space.bonus
        )
        for board in BOARDS.values()
    }
)
_STOCK_OF: Final[Mapping[Bonus, str]] = {
    Bonus.STEEL: Resource.STEEL.value,
    Bonus.TITANIUM: Resource.TITANIUM.value,
    Bonus.PLANT: Resource.PLANTS.value,
    Bonus.HEAT: Resource.HEAT.value,
}
_PLACED: Final[Mapping[str, Event]] = {
    "ocean": Event.OCEAN_PLACED,
    "greenery": Event.GREENERY_PLACED,
    **dict.fromkeys(CITY_KINDS, Event.CITY_PLACED),
}


def where_of(board: str, step: PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile) -> Where:
    """Return the spaces for a step's tile. On maps without volcanic spaces: a city to any city space, other tiles to
    any land.
    """
    if step.where is Where.VOLCANIC and not BOARDS[board].volcanic:
        return Where.CITY if isinstance(step, PlaceCity) else Where.LAND
    return step.where


def legal_spaces(
    state: State, owner: int, where: Where, *, mc_left: int | None = None
) -> tuple[str, ...]:
    """Return the spaces where an owner may place the tile, in reading order.

    `mc_left` is the M€ that a seat can still pay, for the South Pole; None if that does not matter.
    """
    board, tiles = BOARDS[state.board], state.tiles
    match where:
        case Where.PHOBOS | Where.GANYMEDE:
            space = _OFF_MAP[where]
            return () if space in tiles else (space,)
        case Where.OCEAN:
            return tuple(label for label in board.oceans if label not in tiles)
        case Where.NOCTIS if board.noctis is not None:
            return () if board.noctis in tiles else (board.noctis,)
        case _:
            pass
    free = _free_land(state, owner, mc_left)
    match where:
        case Where.LAND:
            return free
        case Where.CITY | Where.NOCTIS:
            near = _beside(state, CITY_KINDS)
            return tuple(label for label in free if label not in near)
        case Where.GREENERY:
            near = beside_own(state, owner)
            return tuple(label for label in free if label in near) or free
        case Where.ISOLATED:
            return tuple(
                label for label in free if not any(other in tiles for other in neighbours(label))
            )
        case Where.VOLCANIC:
            return tuple(label for label in free if board.spaces[label].volcanic)
        case Where.BESIDE_TWO_CITIES:
            return tuple(label for label in free if _cities_beside(state, label) >= 2)
        case Where.BESIDE_CITY:
            near = _beside(state, CITY_KINDS)
            return tuple(label for label in free if label in near)
        case Where.BESIDE_GREENERY:
            near = _beside(state, frozenset({"greenery"}))
            return tuple(label for label in free if label in near)
        case Where.METAL_BONUS:
            metal = _METAL[state.board]
            return tuple(label for label in free if label in metal)
        case Where.METAL_BONUS_BESIDE_OWN:
            metal, near = _METAL[state.board], beside_own(state, owner)
            return tuple(label for label in free if label in metal and label in near)
        case _:
            assert_never(where)


def _free_land(state: State, owner: int, mc_left: int | None) -> tuple[str, ...]:
    tiles, claims = state.tiles, state.claims
    pole = BOARDS[state.board].south_pole if _is_short(owner, mc_left) else None
    free = [label for label in _LAND[state.board] if label not in tiles and label != pole]
    if not claims:
        return tuple(free)
    return tuple(label for label in free if claims.get(label, owner) == owner)


def has_space(state: State, owner: int, where: Where, *, mc_left: int | None = None) -> bool:
    """Return true if there are any `legal_spaces`."""
    tiles = state.tiles
    if where is Where.OCEAN:
        return any(label not in tiles for label in BOARDS[state.board].oceans)
    # Most tiles are one of these, and a space for them is found at once.
    if where in _COMMON and not state.claims:
        pole = BOARDS[state.board].south_pole if _is_short(owner, mc_left) else None
        for label in _LAND[state.board]:
            if (
                label not in tiles
                and label != pole
                and not (where is Where.CITY and _cities_beside(state, label))
            ):
                return True
        return False
    return bool(legal_spaces(state, owner, where, mc_left=mc_left))


def _is_short(owner: int, mc_left: int | None) -> bool:
    """Return true if the owner cannot pay for building at the South Pole. MarsBot pays nothing there."""
    return owner >= 0 and mc_left is not None and mc_left < SOUTH_POLE_MC


def _beside(state: State, kinds: frozenset[str]) -> set[str]:
    found: set[str] = set()
    for label, tile in state.tiles.items():
        if tile.kind in kinds:
            found.update(neighbours(label))
    return found


def beside_own(state: State, owner: int) -> set[str]:
    """The spaces beside an owner's tiles."""
    found: set[str] = set()
    for label, tile in state.tiles.items():
        if tile.owner == owner:
            found.update(neighbours(label))
    return found


def _cities_beside(state: State, label: str) -> int:
    tiles = state.tiles
    found = 0
    for other in neighbours(label):
        if other in tiles and tiles[other].kind in CITY_KINDS:
            found += 1
    return found


def claimable_spaces(state: State) -> tuple[str, ...]:
    """The spaces that a seat may reserve."""
    return tuple(
        label
        for label in _LAND[state.board]
        if label not in state.tiles and label not in state.claims
    )


def space_refusal(
    state: State, owner: int, where: Where, space: str, mc_left: int | None = None
) -> IllegalMove | None:
    """Return the reason that a tile may not be placed on a space; None if it may."""
    legal = legal_spaces(state, owner, where, mc_left=mc_left)
    if space in legal:
        return None
    if space not in BOARDS[state.board].spaces:
        return IllegalMove("tmars.no_such_space", space=space)
    reason = _why_not(state, owner, where, space, mc_left, legal)
    return IllegalMove("tmars.illegal_space", space=space, reason=reason)


def _why_not(
    state: State,
    owner: int,
    where: Where,
    space: str,
    mc_left: int | None,
    legal: tuple[str, ...],
) -> Msg:
    printed = BOARDS[state.board].spaces[space]
    if space in state.tiles:
        return msg("tmars.not_there.occupied")
    if where is Where.OCEAN:
        return msg("tmars.not_there.land")
    if printed.ocean:
        return msg("tmars.not_there.ocean")
    if printed.reserved_for is not None:
        return msg("tmars.not_there.noctis")
    if (claimed := state.claims.get(space, owner)) != owner:
        return msg("tmars.not_there.claimed", seat=SeatName(claimed))
    if space == BOARDS[state.board].south_pole and _is_short(owner, mc_left):
        return msg("tmars.not_there.south_pole", cost=SOUTH_POLE_MC)
    match where:
        case Where.CITY:
            cities = (other for other in neighbours(space) if is_city(state.tiles.get(other)))
            return msg("tmars.not_there.beside_city", other=next(cities))
        case Where.GREENERY:
            return msg("tmars.not_there.own_tiles", count=len(legal))
        case Where.METAL_BONUS_BESIDE_OWN if space in _METAL[state.board]:
            return msg("tmars.not_there.not_beside_own")
        case Where.METAL_BONUS | Where.METAL_BONUS_BESIDE_OWN:
            return msg("tmars.not_there.no_metal")
        case _:
            return msg(f"tmars.not_there.not_{where.value}")


def oceans_out(state: State) -> int:
    return [tile.kind for tile in state.tiles.values()].count("ocean")


def is_ocean_left(state: State) -> bool:
    return oceans_out(state) < HIGHEST[Parameter.OCEANS]


def oceans_beside(state: State, space: str) -> int:
    tiles = state.tiles
    found = 0
    for other in neighbours(space):
        if other in tiles and tiles[other].kind == "ocean":
            found += 1
    return found


def put_tile(draft: State, space: str, kind: str, owner: int, log: Log) -> None:
    """Place a tile: first its bonuses, then its triggers, then the parameter that it raises (chapter 8.3).

    For MarsBot only the triggers of the seats count, for a neutral tile nothing.
    """
    _lay(draft, space, kind, owner, log)
    if owner == NEUTRAL:
        return
    if owner >= 0:
        if kind == "ocean":
            begin(draft, AFTER_OCEAN, "", owner)
        elif kind == "greenery" and draft.stage is not Stage.FINAL:
            begin(draft, AFTER_GREENERY, "", owner)
    happenings = [Happening(Event.TILE_ON_BONUS, space=space)]
    if kind in _PLACED:
        happenings.append(Happening(_PLACED[kind], space=space))
    set_off(draft, happenings, owner)
    if owner >= 0:
        _pay_out(draft, space, owner, log)


def _lay(draft: State, space: str, kind: str, owner: int, log: Log) -> None:
    draft.tiles[space] = Tile(kind, NOBODY if kind == "ocean" else owner)
    draft.claims.pop(space, None)
    draft.marked.append(space)
    if draft.acts and draft.acts[-1].owner == owner and not draft.acts[-1].space:
        draft.acts[-1] = structs.replace(draft.acts[-1], space=space)
    if kind == "ocean":
        note_change(draft, None, "oceans", 1)
    log.tell(
        "tmars.event.placed", owner=owner_msg(owner), tile=tile_msg(kind), space=space_name(space)
    )


def _pay_out(draft: State, space: str, seat: Seat, log: Log) -> None:
    """Grant the icons of a space and M€ for oceans beside it, and charge for the South Pole."""
    printed = BOARDS[draft.board].spaces.get(space)
    icons = () if printed is None else printed.bonus
    gains: dict[str, int] = {}
    for icon in icons:
        if icon in _STOCK_OF:
            gains[_STOCK_OF[icon]] = gains.get(_STOCK_OF[icon], 0) + 1
    if oceans := oceans_beside(draft, space):
        gains[Resource.MC.value] = OCEAN_MC * oceans
    change_stock(draft, seat, gains, log)
    draw_cards(draft, seat, icons.count(Bonus.CARD), log)
    if Bonus.SOUTH_POLE in icons:
        begin(draft, SOUTH_POLE, "", seat)
