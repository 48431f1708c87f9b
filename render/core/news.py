"""The board for a returning player: a strip with the changes, and the board with the rest dimmed."""

from collections.abc import Sequence

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.changes import paste_dimmed
from render.core.encode import COLOURS
from render.core.palette import ACCENT, BACKGROUND, INK, PANEL, TEXT, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, drawable, fit, signed
from rules.core.seats import Seat

STRIP_PX = 92
"""The height of the strip."""
_EDGE, _TOP, _BOTTOM = 16, 12, 88
_MIDDLE = (_TOP + _BOTTOM) // 2
_RADIUS, _STRIPE = 12, 10
_EYE_X, _WORDS_X = 74, 120
_EYE_WIDTH, _EYE_HEIGHT = 29, 17
_HEAD = (Type(ESSENTIAL_PX), Type(LEAST_PX))
_NUMBER = Type(ESSENTIAL_PX)
_SIGN_R, _AFTER_SIGN, _APART, _END = 18, 46, 26, 24

Gain = tuple[Seat, str, int]
"""A seat, the name of a quantity, and its change."""


def paint_news(
    board: Image.Image, lit: Image.Image, head: str, gains: Sequence[Gain]
) -> Image.Image:
    """Return a picture higher than the board by `STRIP_PX`. Gains are named if there is room."""
    canvas = Canvas.blank(board.width, board.height + STRIP_PX, BACKGROUND)
    paste_dimmed(canvas.image, STRIP_PX, board, lit)
    strip = Box(_EDGE, _TOP, board.width - _EDGE, _BOTTOM)
    canvas.stamp(_ground(strip.width, strip.height), strip.x0, strip.y0)
    canvas.stamp(_eye(), _EYE_X, _MIDDLE)
    words = drawable(head)
    lines = [Line(f"{drawable(what)} {signed(by)}", _NUMBER) for _, what, by in gains]
    room = strip.x1 - _END - _WORDS_X - _APART
    if Line(words, _HEAD[0]).width + _width(lines) > room:
        lines = [Line(signed(by), _NUMBER) for _, _, by in gains]
    said = fit(words, room - _width(lines), _HEAD)
    canvas.write(said, _WORDS_X, _MIDDLE, ACCENT, within=strip)
    x = strip.x1 - _END - _width(lines)
    for (seat, _, _), line in zip(gains, lines, strict=True):
        x += _APART
        canvas.stamp(sign(seat, _SIGN_R, seat_colour(seat)), x + _SIGN_R, _MIDDLE)
        canvas.write(line, x + _AFTER_SIGN, _MIDDLE, TEXT, within=strip)
        x += _AFTER_SIGN + line.width
    return canvas.image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _width(lines: Sequence[Line]) -> int:
    return sum(_APART + _AFTER_SIGN + line.width for line in lines)


@SPRITES.keep
def _ground(width: int, height: int) -> Sprite:
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, _RADIUS, PANEL)
    art.plate(0, 0, 2 * _STRIPE, height, _STRIPE / 2, ACCENT)
    art.plate(_STRIPE, 0, 3 * _STRIPE, height, 0, PANEL)
    return art.sprite()


@SPRITES.keep
def _eye() -> Sprite:
    art = Artwork(-_EYE_WIDTH - 2, -_EYE_HEIGHT - 2, _EYE_WIDTH + 2, _EYE_HEIGHT + 2)
    steps = [step / 16 for step in range(-16, 17)]
    upper = [(_EYE_WIDTH * t, -_EYE_HEIGHT * (1 - t * t)) for t in steps]
    lower = [(x, -y) for x, y in reversed(upper)]
    art.polygon([*upper, *lower], TEXT)
    art.ellipse(0, 0, 12, 12, INK)
    art.ellipse(3, -4, 4, 4, TEXT)
    return art.sprite()
