"""The form of a turn plan, field by field."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from rules.core.domains import UNSAID, Offers, OneOf, Option, SomeOf, sample
from rules.core.game import Field, Given
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import Msg, SeatName, msg
from rules.expancity.city.grid import around
from rules.expancity.city.kept import places_in
from rules.expancity.city.placement import legal_cells, suggested_first
from rules.expancity.city.regulations import Sites, collects, further_sites, sites
from rules.expancity.city.roofs import high_enough, roofable, with_floors
from rules.expancity.city.scoring import effect_at, values_beside, worth
from rules.expancity.components.content import ACTIONS, LOTS, SHAPES, TILES
from rules.expancity.components.coordinates import cell_name, read_name
from rules.expancity.state import City, State

_NEW = "new"
_SIDES = ("north", "east", "south", "west")
"""The sides of a cell, in the order of `grid.around`."""


def tile_option(tile: str) -> Option:
    return Option(tile, msg(f"expancity.tile.{tile}"), note=tile_note(tile))


def tile_note(tile: str) -> Msg:
    """Return the use of a tile."""
    if tile in LOTS:
        return msg(f"expancity.text.lot_note_{tile}")
    found = TILES[tile]
    return msg("expancity.text.modifiers", res=found.res, com=found.com)


def tile_choice(state: State, seat: Seat, tiles: Iterable[str]) -> OneOf:
    """These tiles. The form proposes the one that would gain most, laid in its best place."""
    kinds = tuple(dict.fromkeys(tiles))

    def best() -> str:
        cells = legal_cells(state.city)
        return max(
            kinds,
            key=lambda tile: max(effect_at(state, seat, tile, cell).value for cell in cells),
        )

    return OneOf(tuple(map(tile_option, kinds)), proposed=best, is_advice=True)


def _tiles(state: State, seat: Seat, given: Given) -> OneOf:
    return tile_choice(state, seat, state.seats[seat].hand)


def _cells(state: State, seat: Seat, given: Given) -> OneOf:
    """The best places for the tile first; equal ones, and all places if no tile is chosen, in `placement`'s order.

    The form proposes the first.
    """
    cells = suggested_first(legal_cells(state.city), state.buildings, seat)
    tile = given.get("tile")
    if tile is None:
        options = (Option(name, _cell(name)) for name in map(cell_name, cells))
        return OneOf(tuple(options))
    values = values_beside(state, seat, tile)
    cells.sort(key=lambda cell: -values.get(cell, 0))
    names = tuple(map(cell_name, cells))
    offers = Offers(names, partial(_cell_option, state, seat, tile))
    return OneOf(offers, proposed=lambda: names[0], is_advice=True)


def _cell_option(state: State, seat: Seat, tile: str, name: str) -> Option:
    """Return a place with its neighbours, and the score of a floor there or beside it."""
    at = read_name(name)
    beside = tuple(
        msg(f"expancity.text.to_{side}", neighbour=_neighbour(state, seat, cell))
        for side, cell in zip(_SIDES, around(at), strict=True)
        if cell in state.city
    )
    found = effect_at(state, seat, tile, at)
    if found.per_floor is not None:
        note = msg("expancity.text.lot_at", beside=beside, points=found.per_floor)
    elif found.own or found.others:
        note = msg("expancity.text.tile_at", beside=beside, own=found.own, others=found.others)
    else:
        note = msg("expancity.text.place_at", beside=beside)
    return Option(name, _cell(name), note=note)


def _cell(name: str) -> Msg:
    return msg("expancity.text.cell", cell=name)


def _neighbour(state: State, seat: Seat, at: Cell) -> Msg:
    building = state.buildings.get(at)
    tile = state.city[at]
    if building is None:
        return msg("expancity.text.empty_lot" if tile in LOTS else f"expancity.tile.{tile}")
    if building.owner == seat:
        return msg(f"expancity.text.own_{tile}")
    return msg(f"expancity.text.{tile}_of", owner=SeatName(building.owner))


def _builds(state: State, seat: Seat, given: Given) -> SomeOf:
    city = _city_with_tile(state, given)
    mine = state.seats[seat]
    within = sites(city, state.buildings, seat, mine.supply, mine.reserve)
    growing = tuple(
        Option(cell_name(at), _floor_label(state, seat, city, at)) for at in within.growing
    )
    starting = tuple(
        Option(cell_name(at), _floor_label(state, seat, city, at), groups=(_NEW,))
        for at in within.lots
    )
    return SomeOf(
        growing + starting,
        within.at_least,
        within.at_most,
        limits={_NEW: within.new_allowed},
        start=() if within.at_least == 0 else None,
        proposed=partial(_usual_builds, state, city, within),
        is_advice=True,
    )


def _floor_label(state: State, seat: Seat, city: City, at: Cell) -> Msg:
    """Return a floor's cell and height, and the points of a roof if the building may have one then."""
    kind, buildings = city[at], with_floors(state.buildings, seat, (at,))
    floors = buildings[at].floors
    key = "grow" if at in state.buildings else "start"
    facts: dict[str, Any] = {"cell": cell_name(at)}
    facts |= {"before": floors - 1, "floors": floors} if key == "grow" else {"kind": _kind(kind)}
    if high_enough(kind, floors):
        rule = state.negative_building_scores
        facts["points"] = worth(city, buildings, at, floors, rule).points
        key += "_for"
    return msg(f"expancity.text.{key}", **facts)


def _kind(kind: str) -> Msg:
    return msg(f"expancity.kind.{kind}")


def _usual_builds(state: State, city: City, within: Sites) -> tuple[str, ...]:
    """As many floors as the blocks pay for, where a floor scores most; none that scores nothing, unless it must be.

    Of two sites that score the same, a building that stands already comes first.
    """
    rule = state.negative_building_scores
    score = {
        at: worth(city, state.buildings, at, 1, rule).per_floor
        for at in (*within.growing, *within.lots)
    }
    best: list[Cell] = []
    for at in sorted(score, key=lambda at: -score[at]):
        is_wanted = score[at] > 0 or len(best) < within.at_least
        if is_wanted and len(best) < within.at_most and at in further_sites(within, best):
            best.append(at)
    return tuple(cell_name(at) for at in score if at in best)


def _blocks(state: State, seat: Seat, given: Given) -> Msg:
    """Return the effect of unused actions, or the number that have to build because too few blocks are left to
    collect.
    """
    mine = state.seats[seat]
    builds = len(given.get("builds", ()))
    if builds < _builds(state, seat, given).at_least:
        return msg("expancity.text.must_build", reserve=mine.reserve)
    fetched = collects(builds, mine.reserve)
    return msg(
        "expancity.text.blocks",
        fetched=fetched,
        unused=ACTIONS - builds,
        before=mine.supply,
        after=max(mine.supply + fetched - builds, 0),
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
                    kind=_kind(city[at]),
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


def sample_builds(within: Sites, rng: Rng) -> tuple[str, ...]:
    """Draw a value of the field ``builds``, without its labels."""
    growing = [Option(cell_name(at), UNSAID) for at in within.growing]
    starting = [Option(cell_name(at), UNSAID, groups=_STARTS) for at in within.lots]
    limits = {_NEW: within.new_allowed}
    domain = SomeOf((*growing, *starting), within.at_least, within.at_most, limits=limits)
    drawn: tuple[str, ...] = sample(domain, rng)
    return drawn


def sample_roofs(
    state: State, seat: Seat, city: City, builds: tuple[str, ...], rng: Rng
) -> tuple[str, ...]:
    """Draw a value of the field ``roofs``, without its labels."""
    buildings = with_floors(state.buildings, seat, tuple(map(read_name, builds)))
    cells = roofable(city, buildings, seat)
    names = tuple(map(cell_name, cells))
    options = tuple(
        Option(f"{name}={shape}", UNSAID, groups=(name, shape))
        for at, name in zip(cells, names, strict=True)
        for shape in SHAPES[city[at]]
        if state.roofs[shape] > 0
    )
    limits = {**dict.fromkeys(names, 1), **state.roofs}
    drawn: tuple[str, ...] = sample(SomeOf(options, 0, len(cells), limits=limits), rng)
    return drawn


def sample_place(state: State, seat: Seat, rng: Rng) -> tuple[str, str]:
    """Draw values of the fields ``tile`` and ``at``."""
    tile = rng.pick(tuple(dict.fromkeys(state.seats[seat].hand)))
    cells = suggested_first(places_in(state), state.buildings, seat)
    values = values_beside(state, seat, tile)
    cells.sort(key=lambda cell: -values.get(cell, 0))
    return tile, cell_name(rng.pick(cells))


_STARTS: Final = (_NEW,)

FIELDS: tuple[Field[State], ...] = (
    Field("tile", _tiles),
    Field("at", _cells),
    Field("builds", _builds, says=_blocks),
    Field("roofs", _roofs),
)
