"""MarsBot's tracks: where each marker is, and what the next spaces bring."""

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.tmars.board.panels import panel, plate, word
from render.tmars.crops.marsbot import paint_notice
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import CROP_HEIGHT, CROP_WIDTH, TRACKS_HEAD, track_cell, track_row
from render.tmars.palette import BOT, SUNK
from render.tmars.quantised import colours
from render.tmars.table.steps import draw_cell, moved_tracks
from rules.core.text import Say, msg
from rules.tmars.components.tracks import TRACKS, Track
from rules.tmars.view import BotView, View

SHOWN = 7
"""The number of spaces that are shown after a marker."""
HEAD = Type(54)
COLUMN = Type(36, Weight.REGULAR)
TAG, HIT, SIGN = 54, 46, 60
POSITION = Type(56)


def paint_tracks(view: View, say: Say) -> Image:
    """The tracks; at a table without MarsBot, a picture that says so."""
    if view.bot is None:
        return paint_notice(word(say, "no_marsbot"))
    canvas = Canvas.blank(CROP_WIDTH, CROP_HEIGHT, BACKGROUND)
    _draw_head(canvas, view.bot, say)
    for step in range(SHOWN):
        cell = track_cell(track_row(0), step)
        box = Box(cell.x0, TRACKS_HEAD.y1, cell.x1, cell.y0)
        line = Line(f"+{step + 1}", COLUMN)
        canvas.write(line, *box.middle, MUTED, within=box, align="middle")
    moved = set(moved_tracks(view.bot))
    for row, (name, track) in enumerate(TRACKS.items()):
        _draw_row(canvas, track_row(row), track, view.bot.markers[name], moved=name in moved)
    return with_palette(canvas.image, colours())


def _draw_head(canvas: Canvas, bot: BotView, say: Say) -> None:
    box = TRACKS_HEAD
    panel(canvas, box)
    y = box.middle[1]
    canvas.stamp(icon("bot", 72), box.x0 + 50, y)
    name = Line(say(msg("tmars.marsbot")), HEAD)
    canvas.write(name, box.x0 + 102, y, TEXT, within=box)
    x = box.x0 + 474
    for sign, value in (("tr", bot.tr), ("token", bot.tokens), ("deck", bot.pile)):
        canvas.stamp(icon(sign, 60), x + 30, y)
        canvas.write(Line(str(value), HEAD), x + 74, y, TEXT, within=box)
        x += 212


def _draw_row(canvas: Canvas, box: Box, track: Track, at: int, *, moved: bool) -> None:
    plate(canvas, box, 12, PANEL, ACCENT if moved else HAIR, 4 if moved else 1)
    y = box.middle[1]
    for index, name in enumerate(track.tags):
        canvas.stamp(tag(name, TAG), box.x0 + 38 + index * (TAG + 2), y)
    if track.hit_by is not None:
        canvas.stamp(icon("left", 32), box.x0 + 216, y)
        canvas.stamp(icon(track.hit_by, HIT), box.x0 + 258, y)
    position = Box(box.x0 + 296, box.y0 + 10, box.x0 + 414, box.y1 - 10)
    plate(canvas, position, 10, BOT)
    canvas.write(Line(str(at), POSITION), *position.middle, INK, within=position, align="middle")
    for step in range(min(SHOWN, len(track.cells) - 1 - at)):
        cell = track_cell(box, step)
        plate(canvas, cell, 8, SUNK)
        found = track.cells[at + 1 + step]
        if found is None:
            canvas.stamp(_nothing(), *cell.middle)
        else:
            draw_cell(canvas, found, *cell.middle, SIGN)


@SPRITES.keep
def _nothing() -> Sprite:
    """A dot: the space has no effect."""
    art = Artwork(-9, -9, 9, 9)
    art.ellipse(0, 0, 8, 8, HAIR)
    return art.sprite()
