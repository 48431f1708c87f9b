"""The board: the strip at the top, the planet, goals, a panel per seat, and MarsBot or the latest moves."""

from PIL.Image import Image

from render.core.canvas import Canvas, Drawing
from render.core.encode import with_palette
from render.core.palette import BACKGROUND
from render.core.sprites import SPRITES, Picture
from render.tmars.board.gauges import draw_gauges
from render.tmars.board.goals import draw_goal_grounds, draw_goals
from render.tmars.board.head import draw_head
from render.tmars.board.log import draw_log
from render.tmars.board.marsbot import draw_bot, draw_bot_ground
from render.tmars.board.panels import panel
from render.tmars.board.planet import planet
from render.tmars.board.seats import draw_seat_ground, draw_seats
from render.tmars.board.spaces import draw_spaces
from render.tmars.board.tracks import draw_track_ground, draw_tracks
from render.tmars.layout import (
    GENERATION,
    HEIGHT,
    LAST,
    PLANET,
    TRACKS_BOX,
    WIDTH,
    free_box,
    panel_box,
)
from render.tmars.quantised import colours
from rules.core.text import Say
from rules.tmars.view import View


def paint_board(view: View, say: Say) -> Image:
    return board_drawing(view, say).image()


def board_drawing(view: View, say: Say) -> Drawing:
    def draw(canvas: Canvas) -> None:
        draw_head(canvas, view, say)
        draw_gauges(canvas, PLANET, view, say)
        draw_spaces(canvas, PLANET, view, say)
        draw_goals(canvas, view, say)
        draw_seats(canvas, view, say)
        if view.bot is not None:
            draw_bot(canvas, panel_box(1), view, view.bot, say)
            draw_tracks(canvas, TRACKS_BOX, view.bot)
        elif (free := free_box(len(view.seats))) is not None:
            draw_log(canvas, free, view, say)

    ground = _ground(
        view.board, len(view.seats), bot=view.bot is not None, goals=bool(view.milestones)
    )
    return Drawing(ground, colours(), draw)


@SPRITES.keep
def _ground(board: str, seats: int, *, bot: bool, goals: bool) -> Picture:
    """Everything that stays the same from turn to turn and in every language."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    for box in (LAST, GENERATION):
        panel(canvas, box)
    canvas.image.paste(planet(board), (PLANET.x0, PLANET.y0))
    draw_goal_grounds(canvas, goals=goals)
    for seat in range(seats):
        draw_seat_ground(canvas, panel_box(seat), seat)
    if bot:
        draw_bot_ground(canvas, panel_box(1))
        draw_track_ground(canvas, TRACKS_BOX)
    elif (free := free_box(seats)) is not None:
        panel(canvas, free)
    return Picture(with_palette(canvas.image, colours()))
