"""Small signs for the strips and sheets: a block, cards, a place under construction."""

from render.core.artwork import Artwork
from render.core.palette import (
    BACKGROUND,
    INK,
    PAPER_HOT,
    Colour,
    darker,
    lighter,
    seat_colour,
)
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.buildings import roof_glyph
from render.expancity.palette import CREAM, DONE, SITE_RIM
from rules.core.seats import Seat


@SPRITES.keep
def block(base: Colour, scale: float = 1) -> Sprite:
    """A building block, as in the supply."""
    art = Artwork(-12 * scale, -13 * scale, 12 * scale, 13 * scale)
    wide, high, half = 10 * scale, 11 * scale, 5.5 * scale
    top, left, near, right = (0.0, -high), (-wide, -half), (0.0, 0.0), (wide, -half)
    low_left, low, low_right = (-wide, half), (0.0, high), (wide, half)
    art.line((top, right, low_right, low, low_left, left), INK, 2 * scale, closed=True)
    art.polygon((top, right, near, left), lighter(base))
    art.polygon((left, near, low, low_left), darker(base, 0.12))
    art.polygon((near, right, low_right, low), darker(base, 0.38))
    return art.sprite()


def seat_block(seat: Seat, scale: float = 1) -> Sprite:
    return block(seat_colour(seat), scale)


@SPRITES.keep
def fulfilled() -> Sprite:
    """A contract with a check."""
    art = Artwork(-20, -24, 20, 24)
    art.plate(-18, -23, 18, 23, 6, INK)
    art.plate(-15, -20, 15, 20, 4, PAPER_HOT)
    art.line(((-9, 1), (-2.5, 8), (9, -8)), DONE, 5.5)
    return art.sprite()


@SPRITES.keep
def site(seat: Seat, *, used: bool, scale: float = 1) -> Sprite:
    """A place for an unfinished building, taken or free."""
    art = Artwork(-9 * scale, -9 * scale, 9 * scale, 9 * scale)
    outer, inner = 8 * scale, 6.5 * scale
    rim, fill = (INK, seat_colour(seat)) if used else (SITE_RIM, BACKGROUND)
    art.plate(-outer, -outer, outer, outer, 3 * scale, rim)
    art.plate(-inner, -inner, inner, inner, 2 * scale, fill)
    return art.sprite()


@SPRITES.keep
def roof_sign(roof: str, r: int, fill: Colour = CREAM) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    roof_glyph(art, roof, 0, 0, r, fill)
    return art.sprite()
