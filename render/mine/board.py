"""The board: the strip at the top, the market, and a panel per seat."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture
from render.mine.head import draw_head
from render.mine.layout import HEIGHT, LAST, PERIOD, WIDTH
from render.mine.market import draw_market
from render.mine.panels import panel
from render.mine.quantised import colours
from render.mine.seats import draw_seat_grounds, draw_seats
from rules.core.text import Say
from rules.mine.view import View


def paint_board(view: View, say: Say) -> Image:
    return board_drawing(view, say).image()


def board_drawing(view: View, say: Say) -> Drawing:
    def draw(canvas: Canvas) -> None:
        draw_head(canvas, view, say)
        draw_market(canvas, view, say)
        draw_seats(canvas, view, say)

    return Drawing(_ground(len(view.seats)), colours(), draw)


@SPRITES.keep
def _ground(seats: int) -> Picture:
    """Everything that stays the same from turn to turn."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    for box in (LAST, PERIOD):
        panel(canvas, box)
    draw_seat_grounds(canvas, seats)
    return Picture(with_palette(canvas.image, colours()))
