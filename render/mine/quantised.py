"""The 256 colours that the mine's pictures share: every flat colour exactly, and mixes for the edges."""

from functools import cache

from PIL.Image import Image

from render.core.encode import palette_image
from render.core.palette import BACKGROUND, COMMON, INK, MUTED, PANEL, SEATS, TEXT, Colour
from render.core.scores import score_edges, score_flats
from render.mine import palette as mine
from render.mine.chapters import CHAPTERS
from rules.mine.components.content import SEATS as SEAT_COUNTS
from rules.mine.components.terms import RESOURCES

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


@cache
def sheet_colours() -> Image:
    """The colours of the final scores."""
    stones = [shade for kind in RESOURCES for shade in mine.facets(mine.CARD_COLOURS[kind])]
    hero = (mine.ROOF, *mine.SEAMS, *mine.BEAM, mine.LAMP, mine.BULB)
    flats = (*score_flats(CHAPTERS), *_SEATS, *mine.FLATS, *stones, *hero)
    edges = [(BACKGROUND, shade) for shade in stones]
    edges += [(mine.BEAM[1], shade) for shade in stones]
    return palette_image(flats, (*score_edges(CHAPTERS, _SEATS), *edges, (INK, TEXT), (INK, MUTED)))
