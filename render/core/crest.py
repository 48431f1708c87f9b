"""A title's part in the pictures of tournaments: its emblem, its colour, and the scenery of its podium."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from random import Random
from typing import TypeAlias

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, Colour, mix
from render.core.signs import star_points
from render.core.sprites import SPRITES, Sprite

PODIUM_WIDTH, PODIUM_HEIGHT = 1200, 840


@dataclass(frozen=True, slots=True)
class Crest:
    """The emblem, drawn from the parts of the title's boards."""

    emblem: Callable[[int], Sprite]
    """The emblem, about as high as these many pixels, readable from 34 on; its middle is the anchor."""
    tone: Colour
    """The colour of a curve of ratings."""
    world: Callable[[], Image]
    """The ground of a podium, of `PODIUM_WIDTH` by `PODIUM_HEIGHT`; calm where names stand, in the upper half."""
    lid: Callable[[int, int, int], Sprite]
    """The top of the column of a place (1 to 3), in a hexagon of this width and height with points at its
    left and right; its middle is the anchor."""
    flats: tuple[Colour, ...]
    """Flat colours of the emblem, and the tone."""
    world_flats: tuple[Colour, ...]
    """Flat colours of world and lids."""


Crests: TypeAlias = Callable[[str], Crest]
"""The crest of each title, by key."""


def flat_hexagon(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """The corners of a column's top around (0, 0), from the left one clockwise."""
    x, y = width / 2, height / 2
    return (-x, 0), (-x / 2, -y), (x / 2, -y), (x, 0), (x / 2, y), (-x / 2, y)


@SPRITES.keep
def _emblem(size: int) -> Sprite:
    r = size / 2
    art = Artwork(-r, -r, r, r)
    corners = [(r * sin(i * pi / 3), -r * cos(i * pi / 3)) for i in range(6)]
    art.polygon(corners, _EDGE)
    art.polygon([(0.84 * x, 0.84 * y) for x, y in corners], PANEL)
    art.polygon(star_points(0.56 * r, 0.24 * r), TEXT)
    return art.sprite()


_EDGE = mix(PANEL, MUTED, 0.6)
_STARLIGHT = mix(BACKGROUND, MUTED, 0.5)


@SPRITES.keep
def _world() -> Image:
    canvas = Canvas.blank(PODIUM_WIDTH, PODIUM_HEIGHT, BACKGROUND)
    dice = Random(5)
    art = Artwork(0, 0, PODIUM_WIDTH, PODIUM_HEIGHT)
    for _ in range(60):
        art.ellipse(dice.random() * PODIUM_WIDTH, dice.random() * 700, 1.4, 1.4, _STARLIGHT)
    art.plate(0, 740, PODIUM_WIDTH, PODIUM_HEIGHT, 0, INK)
    canvas.stamp(art.sprite(), 0, 0)
    return canvas.image


@SPRITES.keep
def _lid(place: int, width: int, height: int) -> Sprite:
    art = Artwork(-width / 2, -height / 2, width / 2, height / 2)
    art.polygon(flat_hexagon(width, height), mix(PANEL, HAIR, 1 / place))
    return art.sprite()


@cache
def plain() -> Crest:
    """The crest of a title that brings none."""
    flats = (_EDGE, _STARLIGHT, *(mix(PANEL, HAIR, 1 / place) for place in (1, 2, 3)))
    return Crest(_emblem, MUTED, _world, _lid, flats[:1], flats[1:])
