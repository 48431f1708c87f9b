"""The empty planet: spaces with their labels and printed signs, and open gauges."""

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import INK
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.tmars.board.gauges import draw_open_gauges
from render.tmars.icons.signs import icon
from render.tmars.layout import (
    GRID,
    SIDE,
    Grid,
    hexagon,
)
from render.tmars.palette import GOLD, LAND, LAND_LABEL, OCEAN_RIM, SEA, SEA_LABEL
from render.tmars.surface import globe
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.coordinates import SPACES, row_of, x2_of
from rules.tmars.components.maps import Bonus, Space

SQUARE = Box(0, 0, SIDE, SIDE)
SIGNS = {
    Bonus.STEEL: "steel",
    Bonus.TITANIUM: "titanium",
    Bonus.PLANT: "plants",
    Bonus.HEAT: "heat",
    Bonus.CARD: "card",
}
SOUTH_POLE_PRICE = "6"
INSET = 0.0275
"""The inset of a space's outline, as a share of its width."""
BONUS, MANY_BONUS = 0.36, 0.28
"""The sizes of the signs printed on a space, if there are up to two, and if there are three."""


def middle_of(label: str, grid: Grid = GRID) -> tuple[int, int]:
    """The middle of a space on the planet's square."""
    return grid.middle(row_of(label), x2_of(label))


@SPRITES.keep
def planet(board: str) -> Image.Image:
    canvas = Canvas(globe(board))
    draw_open_gauges(canvas)
    draw_ground(canvas, board, SQUARE, GRID)
    return canvas.image


def draw_ground(canvas: Canvas, board: str, square: Box, grid: Grid) -> None:
    """Draw every space as it is at the start."""
    spaces = BOARDS[board].spaces
    for label in SPACES:
        _draw_space(canvas, label, spaces[label], square, grid)


def _draw_space(canvas: Canvas, label: str, space: Space, square: Box, grid: Grid) -> None:
    x, y = middle_of(label, grid)
    x, y, w = square.x0 + x, square.y0 + y, grid.w
    canvas.stamp(space_ground(w, ocean=space.ocean), x, y)
    if space.volcanic:
        canvas.stamp(icon("volcano", round(0.44 * w)), x, y + round(0.32 * w))
    if space.reserved_for is not None:
        canvas.stamp(icon("skyline", round(0.4 * w)), x, y + round(0.32 * w))
    if not grid.label:
        return
    draw_bonus(canvas, space.bonus, x, y - round(0.02 * w), w, within=square)
    ink = SEA_LABEL if space.ocean else LAND_LABEL
    line = Line(label, Type(grid.label, Weight.REGULAR))
    canvas.write(line, x, y + grid.label_dy, ink, within=square, align="middle")


def draw_bonus(
    canvas: Canvas, bonus: tuple[Bonus, ...], x: int, y: int, w: int, *, within: Box
) -> None:
    """Draw the signs printed on a space of this width, side by side around a point."""
    size = round((MANY_BONUS if len(bonus) > 2 or Bonus.SOUTH_POLE in bonus else BONUS) * w)
    signs = bonus_signs(bonus, size)
    pitch = 1.06 * size
    left = x - pitch * (len(signs) - 1) / 2
    for index, sign in enumerate(signs):
        canvas.stamp(sign, round(left + index * pitch), y)
    if Bonus.SOUTH_POLE in bonus:
        price = Line(SOUTH_POLE_PRICE, Type(round(0.24 * w)))
        canvas.write(price, round(left + pitch), y, INK, within=within, align="middle")


def bonus_signs(bonus: tuple[Bonus, ...], size: int) -> tuple[Sprite, ...]:
    """A sprite for each printed sign; the South Pole has an ocean, and a plain coin for its price."""
    signs: list[Sprite] = []
    for printed in bonus:
        if printed is Bonus.SOUTH_POLE:
            signs += (icon("ocean", round(1.27 * size)), coin_plate(size))
        else:
            signs.append(icon(SIGNS[printed], size))
    return tuple(signs)


@SPRITES.keep
def coin_plate(size: int) -> Sprite:
    """A golden square for a price; its middle is the anchor."""
    art = Artwork(-size / 2, -size / 2, size / 2, size / 2)
    art.plate(-size / 2, -size / 2, size / 2, size / 2, size / 5, GOLD)
    return art.sprite()


@SPRITES.keep
def space_ground(w: int, *, ocean: bool) -> Sprite:
    art = Artwork(-w / 2, -0.6 * w, w / 2, 0.6 * w)
    corners = hexagon(w, INSET * w)
    if ocean:
        art.polygon(corners, SEA)
        art.line(corners, OCEAN_RIM, INSET * w, closed=True)
    else:
        art.polygon(corners, LAND, alpha=40)
        art.line(corners, LAND, 0.0175 * w, closed=True, alpha=140)
    return art.sprite()
