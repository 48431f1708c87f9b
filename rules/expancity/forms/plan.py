"""How a turn plan is filled in, field by field."""

from functools import cache

from rules.core.domains import OneOf, Option, SomeOf
from rules.core.game import Field, Given
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import Msg, msg
from rules.expancity.city.placement import legal_cells, suggested_first
from rules.expancity.city.regulations import sites
from rules.expancity.city.roofs import roofable, with_floors
from rules.expancity.city.scoring import worth
from rules.expancity.components.content import LOTS, SHAPES, TILES
from rules.expancity.components.coordinates import cell_name, read_name
from rules.expancity.state import State

_NEW = "new"


def tile_option(tile: str) -> Option:
    return Option(tile, msg(f"expancity.tile.{tile}"), note=tile_note(tile))


def tile_note(tile: str) -> Msg:
    """What a tile is good for."""
    if tile in LOTS:
        return msg("expancity.text.lot_note")
    found = TILES[tile]
    return msg("expancity.text.modifiers", res=found.res, com=found.com)


def _tiles(state: State, seat: Seat, given: Given) -> OneOf:
    return OneOf(tuple(tile_option(tile) for tile in dict.fromkeys(state.seats[seat].hand)))


def _cells(state: State, seat: Seat, given: Given) -> OneOf:
    cells = suggested_first(legal_cells(state.city), state.buildings, seat)
    return OneOf(tuple(_cell_option(cell_name(cell)) for cell in cells))


@cache
def _cell_option(name: str) -> Option:
    return Option(name, msg("expancity.text.cell", cell=name))


def _builds(state: State, seat: Seat, given: Given) -> SomeOf:
    city = _city_with_tile(state, given)
    mine = state.seats[seat]
    within = sites(city, state.buildings, seat, mine.supply, mine.reserve)
    growing = tuple(
        Option(
            cell_name(at),
            msg(
                "expancity.text.grow",
                cell=cell_name(at),
                kind=msg(f"expancity.kind.{city[at]}"),
                before=state.buildings[at].floors,
                floors=state.buildings[at].floors + 1,
            ),
        )
        for at in within.growing
    )
    starting = tuple(
        Option(
            cell_name(at),
            msg("expancity.text.start", cell=cell_name(at), kind=msg(f"expancity.kind.{city[at]}")),
            groups=(_NEW,),
        )
        for at in within.lots
    )
    return SomeOf(
        growing + starting,
        within.at_least,
        within.at_most,
        limits={_NEW: within.new_allowed},
        start=() if within.at_least == 0 else None,
    )


def _roofs(state: State, seat: Seat, given: Given) -> SomeOf:
    city = _city_with_tile(state, given)
    floors = tuple(read_name(cell) for cell in given["builds"])
    buildings = with_floors(state.buildings, seat, floors)
    cells = roofable(city, buildings, seat)
    options = []
    for at in cells:
        name = cell_name(at)
        height = buildings[at].floors
        points = worth(city, buildings, at, height, state.negative_building_scores).points
        for shape in SHAPES[city[at]]:
            if state.roofs[shape] > 0:
                label = msg(
                    "expancity.text.roof_choice",
                    cell=name,
                    kind=msg(f"expancity.kind.{city[at]}"),
                    floors=height,
                    roof=msg(f"expancity.roof.{shape}"),
                )
                options.append(
                    Option(
                        f"{name}={shape}",
                        label,
                        note=msg("expancity.text.points", points=points),
                        groups=(name, shape),
                    )
                )
    limits = {**dict.fromkeys((cell_name(at) for at in cells), 1), **state.roofs}
    return SomeOf(tuple(options), 0, len(cells), limits=limits, start=())


def _city_with_tile(state: State, given: Given) -> dict[Cell, str]:
    return {**state.city, read_name(given["at"]): given["tile"]}


FIELDS: tuple[Field[State], ...] = (
    Field("tile", _tiles),
    Field("at", _cells),
    Field("builds", _builds),
    Field("roofs", _roofs),
)
