"""The 256 colours of every picture of Mars: all that is flat exactly, and what its edges are mixed from."""

from functools import cache

from PIL.Image import Image

from render.core.encode import palette_image
from render.core.palette import COMMON, SEATS, Colour
from render.tmars import palette as mars


def flat_colours() -> tuple[Colour, ...]:
    return (*COMMON, *SEATS, *mars.FLATS)


@cache
def colours() -> Image:
    return palette_image(flat_colours(), mars.EDGES)
