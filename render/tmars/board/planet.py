"""The planet as it lies before anybody builds: spaces with their labels and printed signs, and open gauges."""

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
    BONUS,
    BONUS_DY,
    LABEL_DY,
    MANY_BONUS,
    SIDE,
    W,
    hexagon,
    space_middle,
)
from render.tmars.palette import GOLD, LAND, LAND_LABEL, OCEAN_RIM, SEA, SEA_LABEL
from render.tmars.surface import globe
from rules.tmars.components.content import BOARDS, Bonus, Space
from rules.tmars.components.coordinates import SPACES, row_of, x2_of

SQUARE = Box(0, 0, SIDE, SIDE)
LABEL = Type(19, Weight.REGULAR)
SIGNS = {
    Bonus.STEEL: "steel",
    Bonus.TITANIUM: "titanium",
    Bonus.PLANT: "plants",
    Bonus.HEAT: "heat",
    Bonus.CARD: "card",
}
SOUTH_POLE_PRICE = Line("6", Type(19))
INSET = 2.2


def middle_of(label: str) -> tuple[int, int]:
    """Of a space on the planet's square."""
    return space_middle(row_of(label), x2_of(label))


@SPRITES.keep
def planet(board: str) -> Image.Image:
    canvas = Canvas(globe(board))
    draw_open_gauges(canvas)
    spaces = BOARDS[board].spaces
    for label in SPACES:
        _draw_space(canvas, label, spaces[label])
    return canvas.image


def _draw_space(canvas: Canvas, label: str, space: Space) -> None:
    x, y = middle_of(label)
    canvas.stamp(_ground(ocean=space.ocean), x, y)
    if space.volcanic:
        canvas.stamp(icon("volcano", round(0.44 * W)), x, y + round(0.32 * W))
    draw_bonus(canvas, space.bonus, x, y + round(BONUS_DY))
    if space.reserved_for is not None:
        canvas.stamp(icon("skyline", round(0.4 * W)), x, y + round(0.32 * W))
    ink = SEA_LABEL if space.ocean else LAND_LABEL
    canvas.write(Line(label, LABEL), x, y + LABEL_DY, ink, within=SQUARE, align="middle")


def draw_bonus(canvas: Canvas, bonus: tuple[Bonus, ...], x: int, y: int) -> None:
    """The signs printed on a space, side by side about a point."""
    size = MANY_BONUS if len(bonus) > 2 or Bonus.SOUTH_POLE in bonus else BONUS
    signs = bonus_signs(bonus, size)
    pitch = 1.06 * size
    left = x - pitch * (len(signs) - 1) / 2
    for index, sign in enumerate(signs):
        canvas.stamp(sign, round(left + index * pitch), y)
    if Bonus.SOUTH_POLE in bonus:
        x = round(left + pitch)
        canvas.write(SOUTH_POLE_PRICE, x, y, INK, within=SQUARE, align="middle")


def bonus_signs(bonus: tuple[Bonus, ...], size: int) -> tuple[Sprite, ...]:
    """One for each sign; for the South Pole an ocean and a plain coin for its price."""
    signs: list[Sprite] = []
    for printed in bonus:
        if printed is Bonus.SOUTH_POLE:
            signs += (icon("ocean", size + 6), coin_plate(size))
        else:
            signs.append(icon(SIGNS[printed], size))
    return tuple(signs)


@SPRITES.keep
def coin_plate(size: int) -> Sprite:
    """A square of gold for a price; its middle is the anchor."""
    art = Artwork(-size / 2, -size / 2, size / 2, size / 2)
    art.plate(-size / 2, -size / 2, size / 2, size / 2, size / 5, GOLD)
    return art.sprite()


@SPRITES.keep
def _ground(*, ocean: bool) -> Sprite:
    art = Artwork(-W / 2, -0.6 * W, W / 2, 0.6 * W)
    corners = hexagon(W, INSET)
    if ocean:
        art.polygon(corners, SEA)
        art.line(corners, OCEAN_RIM, 2.2, closed=True)
    else:
        art.polygon(corners, LAND, alpha=40)
        art.line(corners, LAND, 1.4, closed=True, alpha=140)
    return art.sprite()
