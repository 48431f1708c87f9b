"""A disc with a member's initials; nothing is downloaded."""

from collections.abc import Sequence

from render.contest.parts.palette import GOLD
from render.contest.parts.words import shown
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, Colour, seat_colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, fit


def draw_avatar(
    canvas: Canvas,
    at: tuple[int, int],
    r: int,
    initials: str,
    *,
    seat: int,
    ground: Colour,
    types: Sequence[Type] = (Type(46), Type(38), Type(30)),
) -> None:
    canvas.stamp(_disc(r, seat_colour(seat), ground), *at)
    room = Box(at[0] - r, at[1] - r, at[0] + r, at[1] + r)
    line = fit(shown(initials), round(1.65 * r), types)
    canvas.write(line, *at, INK, within=room, align="middle")


@SPRITES.keep
def _disc(r: int, fill: Colour, ground: Colour) -> Sprite:
    rim = 4 if r > 30 else 3
    art = Artwork(-r - 5, -r - 5, r + 5, r + 5)
    art.ellipse(0, 0, r + rim, r + rim, GOLD)
    art.ellipse(0, 0, r + 1, r + 1, ground)
    art.ellipse(0, 0, r - 1, r - 1, fill)
    return art.sprite()
