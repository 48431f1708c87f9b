"""The 256 colours of every picture of the map: all flat colours, and mixes for their edges."""

from functools import cache

from PIL.Image import Image

from render.core.encode import palette_image
from render.core.palette import ACCENT, BACKGROUND, COMMON, INK, MUTED, PANEL, SEATS, TEXT, Colour
from render.core.scores import score_edges, score_flats
from render.metromania import palette as city
from render.metromania.chapters import CHAPTERS
from rules.metromania.components.content import SEATS as SEAT_COUNTS

_SEATS = SEATS[: max(SEAT_COUNTS)]


def flat_colours() -> tuple[Colour, ...]:
    lines = (shade for seat in _SEATS for shade in (seat, city.dash_ground(seat), city.faded(seat)))
    return (*COMMON, *city.FLATS, *lines)


def _edges() -> tuple[tuple[Colour, Colour], ...]:
    """Pairs of colours that touch."""
    words = ((PANEL, TEXT), (PANEL, MUTED), (BACKGROUND, MUTED), (BACKGROUND, TEXT))
    gold = ((INK, ACCENT), (PANEL, ACCENT), (BACKGROUND, ACCENT))
    lines = (
        pair
        for seat in _SEATS
        for pair in ((INK, seat), (PANEL, seat), (seat, city.dash_ground(seat)))
    )
    return (*words, *gold, *lines, *city.EDGES)


@cache
def colours() -> Image:
    return palette_image(flat_colours(), _edges())


@cache
def sheet_colours() -> Image:
    """The colours of the final scores."""
    edges = (*score_edges(CHAPTERS, _SEATS), *_edges())
    return palette_image((*score_flats(CHAPTERS), *flat_colours()), edges)
