"""Hexagonal tiles with the ring of their owner, and the signs of owners."""

from render.core.artwork import Artwork
from render.core.palette import INK, WHITE, Colour, mix
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.tmars.icons.signs import icon
from render.tmars.icons.tile_glyphs import GLYPHS, GROUNDS, TALL, hexagon, rim
from render.tmars.palette import owner_colour
from rules.tmars.view import NEUTRAL, NOBODY

RING, LINE, PICTURE = 0.97, 0.81, 0.76
"""The places of the owner's ring, the dark line inside it and the picture, as shares of half the width."""


@SPRITES.keep
def tile(kind: str, width: int, owner: int | None = None) -> Sprite:
    """A tile with a point at the top; its middle is the anchor. A tile without an owner has a lighter edge."""
    half = width / 2
    art = Artwork(-half - 1, -half * TALL - 1, half + 1, half * TALL + 1)
    fig = art.figure(0, 0, half)
    if owner is None or owner == NOBODY:
        fig.polygon(hexagon(0.99), rim(kind))
        inner = 0.93
    else:
        fig.polygon(hexagon(RING), owner_colour(owner))
        fig.polygon(hexagon(LINE), INK)
        inner = PICTURE
    fig.polygon(hexagon(inner), GROUNDS[kind])
    GLYPHS[kind](art.figure(0, 0, inner * half))
    return art.sprite()


def owner_sign(owner: int, r: float, ink: Colour) -> Sprite:
    """A seat's sign in this colour; MarsBot has a hexagon, and neutral tiles have a plain disc."""
    if owner >= 0:
        return sign(owner, r, ink)
    return neutral_sign(r) if owner == NEUTRAL else bot_sign(round(2 * r))


def bot_sign(size: int) -> Sprite:
    return icon("bot", size)


@SPRITES.keep
def neutral_sign(r: float) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ring(0, 0, 0.7 * r, 0.7 * r, mix(owner_colour(NEUTRAL), WHITE, 0.2), 0.34 * r)
    return art.sprite()
