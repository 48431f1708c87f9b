"""Small signs for the strips and sheets: a block, cards, a place under construction."""

from render.core.artwork import Artwork
from render.core.palette import (
    BACKGROUND,
    INK,
    MUTED,
    PAPER_HOT,
    Colour,
    darker,
    lighter,
    seat_colour,
)
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.buildings import roof_glyph
from render.expancity.palette import CARD_DARK, CREAM, DONE, SITE_RIM
from rules.core.seats import Seat


@SPRITES.keep
def block(base: Colour) -> Sprite:
    """A building block, as in the supply."""
    art = Artwork(-12, -13, 12, 13)
    top, left, near, right = (0.0, -11.0), (-10.0, -5.5), (0.0, 0.0), (10.0, -5.5)
    low_left, low, low_right = (-10.0, 5.5), (0.0, 11.0), (10.0, 5.5)
    art.line((top, right, low_right, low, low_left, left), INK, 2, closed=True)
    art.polygon((top, right, near, left), lighter(base))
    art.polygon((left, near, low, low_left), darker(base, 0.12))
    art.polygon((near, right, low_right, low), darker(base, 0.38))
    return art.sprite()


def seat_block(seat: Seat) -> Sprite:
    return block(seat_colour(seat))


@SPRITES.keep
def card(*, done: bool) -> Sprite:
    """A contract: dark in the hand, light with a check when fulfilled."""
    art = Artwork(-10, -13, 10, 13)
    art.plate(-9.5, -12.5, 9.5, 12.5, 3.5, INK)
    if done:
        art.plate(-8, -11, 8, 11, 2.5, PAPER_HOT)
        art.line(((-4.5, 0.5), (-1.2, 4), (4.8, -4.2)), DONE, 3)
    else:
        art.plate(-8, -11, 8, 11, 2.5, CARD_DARK)
        for y in (-5, 0, 5):
            art.line(((-4, y), (4, y)), MUTED, 1.6)
    return art.sprite()


@SPRITES.keep
def site(seat: Seat, *, used: bool) -> Sprite:
    """A place for an unfinished building, taken or free."""
    art = Artwork(-9, -9, 9, 9)
    if used:
        art.plate(-8, -8, 8, 8, 3, INK)
        art.plate(-6.5, -6.5, 6.5, 6.5, 2, seat_colour(seat))
    else:
        art.plate(-8, -8, 8, 8, 3, SITE_RIM)
        art.plate(-6.5, -6.5, 6.5, 6.5, 2, BACKGROUND)
    return art.sprite()


@SPRITES.keep
def roof_sign(roof: str, r: int, fill: Colour = CREAM) -> Sprite:
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    roof_glyph(art, roof, 0, 0, r, fill)
    return art.sprite()
