"""The 256 colours of every picture of the city: all flat colours, and mixes for their edges."""

from collections.abc import Iterator
from functools import cache

from PIL.Image import Image

from render.core.encode import palette_image
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    COMMON,
    INK,
    MUTED,
    PANEL,
    PAPER,
    PAPER_HOT,
    SEATS,
    TEXT,
    Colour,
    lighter,
)
from render.core.scores import score_edges, score_flats
from render.expancity import palette as city
from render.expancity.chapters import CHAPTERS
from rules.expancity.components.content import CITY_HALL, LOTS, SPECIALS
from rules.expancity.components.content import SEATS as SEAT_COUNTS

_SEATS = SEATS[: max(SEAT_COUNTS)]
_KINDS = (*LOTS, CITY_HALL, *SPECIALS)


def flat_colours() -> tuple[Colour, ...]:
    shared = (*COMMON, PAPER, PAPER_HOT)
    slabs = (side for kind in _KINDS for side in city.slab(kind))
    return (*shared, *city.FLATS, *map(city.ground, _KINDS), *_house_flats(), *slabs)


def _house_flats() -> Iterator[Colour]:
    for seat in _SEATS:
        yield from (seat, lighter(seat), city.roof_field(seat), city.edge(seat))
        yield from (city.wall_left(seat), city.wall_right(seat), city.open_floor(seat))


def _edges() -> tuple[tuple[Colour, Colour], ...]:
    """Pairs of colours that touch."""
    words = ((PANEL, TEXT), (BACKGROUND, MUTED), (INK, ACCENT), (PANEL, ACCENT), (INK, TEXT))
    grounds = (
        (city.ground(kind), city.HALL_LINE if kind == CITY_HALL else city.SPECIAL_LINE)
        for kind in (CITY_HALL, *SPECIALS)
    )
    icons = ((INK, shade) for shade in city.ICON_COLOURS)
    return (*words, *_house_edges(), *city.EDGES, *grounds, *icons)


def _house_edges() -> Iterator[tuple[Colour, Colour]]:
    for seat in _SEATS:
        yield from ((INK, seat), (PANEL, seat))
        yield (city.wall_left(seat), city.WINDOW)
        yield (city.wall_right(seat), city.WINDOW_SHADE)
        yield (city.edge(seat), city.wall_left(seat))
        yield (city.open_floor(seat), lighter(seat))


@cache
def colours() -> Image:
    return palette_image(flat_colours(), _edges())


@cache
def sheet_colours() -> Image:
    """The colours of the final scores."""
    roofs = (city.CREAM, city.CREAM_SIDE, city.CREAM_SHADE, city.DOME_SHADE, city.SHINE)
    panes, paper = (city.WINDOW, city.WINDOW_SHADE), (PAPER_HOT, city.DONE)
    dusk = (
        *city.DUSK,
        city.STREET,
        city.STREET_SHADE,
        city.FAR_TOWNS,
        city.FAR_LIGHTS,
        city.SUN,
        city.SUN_CORE,
    )
    flats = (*score_flats(CHAPTERS), *dusk, *roofs, *panes, *paper, *_house_flats())
    edges = (*score_edges(CHAPTERS, _SEATS), *_house_edges(), (INK, city.CREAM))
    sky = ((city.SUN, band) for band in city.DUSK[-3:])
    return palette_image(flats, (*edges, *sky, *((band, city.FAR_TOWNS) for band in city.DUSK)))
