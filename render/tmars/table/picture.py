"""The board, readable on a phone: what left it stands on pictures of their own."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture
from render.tmars.board.panels import panel
from render.tmars.board.spaces import draw_map
from render.tmars.quantised import colours
from render.tmars.table.corners import draw_corner_grounds, draw_corners
from render.tmars.table.goals import draw_goals
from render.tmars.table.head import draw_before, draw_event, draw_who
from render.tmars.table.land import land
from render.tmars.table.layout import EVENT, GRID, HEIGHT, MAP, WIDTH, free_box
from render.tmars.table.seats import draw_moons, draw_own, draw_seats
from render.tmars.table.steps import draw_steps
from rules.core.text import Say
from rules.tmars.view import View


def paint_table(view: View, say: Say) -> Image:
    return table_drawing(view, say).image()


def table_drawing(view: View, say: Say) -> Drawing:
    def draw_spaces(canvas: Canvas) -> None:
        draw_map(canvas, MAP, view, GRID)
        draw_moons(canvas, view)

    def draw(canvas: Canvas) -> None:
        draw_who(canvas, view, say)
        draw_event(canvas, view, say)
        spaces = (view.tiles, view.claims, view.marked, view.legal, view.chosen)
        canvas.part(draw_spaces, "spaces", spaces)
        draw_corners(canvas, view, say)
        draw_seats(canvas, view, say)
        if view.bot is not None:
            bot = view.bot
            canvas.part(lambda on: draw_steps(on, bot), "steps", bot.markers, bot.turn)
        elif (free := free_box(len(view.seats), goals=bool(view.milestones))) is not None:
            draw_before(canvas, free, view, say)
        draw_goals(canvas, view)
        draw_own(canvas, view)

    return Drawing(_ground(view.board), colours(), draw)


@SPRITES.keep
def _ground(board: str) -> Picture:
    """Everything that stays the same from turn to turn and in every language."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    panel(canvas, EVENT)
    canvas.image.paste(land(board), (MAP.x0, MAP.y0))
    draw_corner_grounds(canvas)
    return Picture(with_palette(canvas.image, colours()))
