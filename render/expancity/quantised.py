"""The 256 colours of every picture of the city: all flat colours exactly, and mixes for their edges."""

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
from render.expancity import palette as city
from rules.expancity.components.content import CITY_HALL, LOTS, SPECIALS
from rules.expancity.components.content import SEATS as SEAT_COUNTS

_SEATS = SEATS[: max(SEAT_COUNTS)]
_KINDS = (*LOTS, CITY_HALL, *SPECIALS)


def flat_colours() -> tuple[Colour, ...]:
    shared = (*COMMON, PAPER, PAPER_HOT)
    houses = (
        shade
        for seat in _SEATS
        for shade in (
            seat,
            lighter(seat),
            city.roof_field(seat),
            city.wall_left(seat),
            city.wall_right(seat),
            city.edge(seat),
            city.open_floor(seat),
        )
    )
    slabs = (side for kind in _KINDS for side in city.slab(kind))
    return (*shared, *city.FLATS, *map(city.ground, _KINDS), *houses, *slabs)


def _edges() -> tuple[tuple[Colour, Colour], ...]:
    """Pairs of colours that touch."""
    words = ((PANEL, TEXT), (BACKGROUND, MUTED), (INK, ACCENT), (PANEL, ACCENT), (INK, TEXT))
    houses = (
        pair
        for seat in _SEATS
        for pair in (
            (INK, seat),
            (city.wall_left(seat), city.WINDOW),
            (city.wall_right(seat), city.WINDOW_SHADE),
            (PANEL, seat),
            (city.edge(seat), city.wall_left(seat)),
            (city.open_floor(seat), lighter(seat)),
        )
    )
    grounds = (
        (city.ground(kind), city.HALL_LINE if kind == CITY_HALL else city.SPECIAL_LINE)
        for kind in (CITY_HALL, *SPECIALS)
    )
    icons = ((INK, shade) for shade in city.ICON_COLOURS)
    return (*words, *houses, *city.EDGES, *grounds, *icons)


@cache
def colours() -> Image:
    return palette_image(flat_colours(), _edges())
