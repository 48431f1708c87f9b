"""The 256 colours of every picture of the mine: all that is flat exactly, and what its edges are mixed from."""

from functools import cache

from PIL.Image import Image

from render.core.encode import palette_image
from render.core.palette import BACKGROUND, COMMON, PANEL, SEATS, TEXT, Colour
from render.mine import palette as mine
from rules.mine.components.content import SEATS as SEAT_COUNTS

_SEATS = SEATS[: max(SEAT_COUNTS)]


def flat_colours() -> tuple[Colour, ...]:
    cards = (
        shade
        for base in mine.CARD_COLOURS.values()
        for shade in (*mine.facets(base), *mine.strata(base), mine.band(base))
    )
    return (*COMMON, *mine.FLATS, *cards, *_SEATS)


def _edges() -> tuple[tuple[Colour, Colour], ...]:
    """Pairs of colours that touch."""
    cards = (
        pair
        for base in mine.CARD_COLOURS.values()
        for pair in (
            (BACKGROUND, base),
            (mine.band(base), TEXT),
            (PANEL, base),
            (mine.strata(base)[0], base),
        )
    )
    seats = (pair for seat in _SEATS for pair in ((PANEL, seat),))
    return (*mine.EDGES, *cards, *seats)


@cache
def colours() -> Image:
    return palette_image(flat_colours(), _edges())
