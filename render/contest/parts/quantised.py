"""The 256 colours of a picture of tournaments: the shared ones, and those of the crests that it shows."""

from collections.abc import Iterable
from functools import cache

from PIL.Image import Image

from render.contest.parts.palette import (
    EDGES,
    FACES,
    FLATS,
    LIGHT_EDGES,
    LIGHT_FLATS,
    LIGHT_PANEL,
    MEDALS,
)
from render.core.crest import Crest
from render.core.encode import COLOURS, palette_image, with_palette
from render.core.palette import BACKGROUND, PANEL, TEXT, Colour, mix


def finished(image: Image, crests: Iterable[Crest], *, is_light: bool = False) -> Image:
    """The picture in its palette."""
    return with_palette(image, _colours(tuple(dict.fromkeys(crests)), is_light))


def finished_podium(image: Image, crest: Crest) -> Image:
    return with_palette(image, _podium_colours(crest))


@cache
def _colours(crests: tuple[Crest, ...], is_light: bool) -> Image:
    flats = [*FLATS, *(LIGHT_FLATS if is_light else ())]
    edges = [*(LIGHT_EDGES if is_light else ()), *EDGES]
    for crest in crests:
        ground = LIGHT_PANEL if is_light else PANEL
        flats += [*crest.flats, crest.tone, band_of(crest, ground)]
        edges += [(ground, crest.tone), (band_of(crest, ground), crest.tone)]
        edges += [(BACKGROUND, each) for each in crest.flats]
    return palette_image(dict.fromkeys(flats[:COLOURS]), edges)


@cache
def _podium_colours(crest: Crest) -> Image:
    sides = [side for faces in FACES for side in faces]
    flats = dict.fromkeys((*FLATS[:14], *sides, *crest.flats, *crest.world_flats, *FLATS[14:]))
    edges = [(BACKGROUND, TEXT), *((side, TEXT) for side in sides)]
    edges += [(side, medal) for (_, side, _), medal in zip(FACES, MEDALS, strict=True)]
    edges += [(BACKGROUND, each) for each in crest.world_flats]
    return palette_image(list(flats)[:COLOURS], edges)


def band_of(crest: Crest, ground: Colour) -> Colour:
    """The colour of the band around a curve of ratings."""
    return mix(ground, crest.tone, 0.26)
