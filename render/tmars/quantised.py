"""The 256 colours that Mars' pictures share: every flat colour exactly, and mixes for the edges."""

from functools import cache

from PIL.Image import Image

from render.core.encode import COLOURS, palette_image
from render.core.palette import COMMON, MUTED, SEATS, TEXT, Colour
from render.core.scores import score_edges, score_flats
from render.tmars import palette as mars
from render.tmars.chapters import CHAPTERS
from render.tmars.layout import GREEN_STEPS


def flat_colours() -> tuple[Colour, ...]:
    return (*COMMON, *SEATS, *mars.FLATS)


@cache
def colours() -> Image:
    return palette_image(flat_colours(), mars.EDGES)


@cache
def sheet_colours(greens: tuple[int, ...]) -> Image:
    """The colours of the final scores, with planets terraformed by these many of `GREEN_STEPS`."""
    grounds = [mars.greened(green / GREEN_STEPS) for green in greens]
    surface = dict.fromkeys(tone for ground in grounds for tone in ground)
    flats = dict.fromkeys((*surface, mars.SPACE, *mars.AIR_GLOW, *score_flats(CHAPTERS), mars.BOT))
    rest = [shade for shade in flat_colours() if shade not in flats]
    owners = (*SEATS, mars.BOT)
    edges = [*score_edges(CHAPTERS, owners), (mars.SPACE, TEXT), (mars.SPACE, MUTED)]
    edges += [(ground, owner) for ground in grounds[0][1:] for owner in owners]
    return palette_image((*flats, *rest)[:COLOURS], edges)
