"""MarsBot's tracks in short: how far each is, and how far its next step is."""

from collections.abc import Iterator

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, INK, TEXT, WHITE
from render.core.text import Line, Type
from render.tmars.board.panels import panel, plate
from render.tmars.icons.signs import icon, tag
from render.tmars.palette import BOT, TR_FILL
from render.tmars.table.layout import TRACKS as BOX
from rules.tmars.components.tracks import LAST_SPACE, TRACKS, Cell, Icon, Track
from rules.tmars.view import BotView

TAG, TAG_PITCH, SIGN = 42, 40, 48
BAR = (146, 296)
"""The left and the right end of a track's bar, from the left edge of the box."""
COUNT_X, ARROW_X, STEP_X = 326, 366, 420
FIGURE = Type(42)


def draw_steps(canvas: Canvas, bot: BotView) -> None:
    panel(canvas, BOX)
    moved = set(moved_tracks(bot))
    pitch = (BOX.height - 8) / len(TRACKS)
    for row, (name, track) in enumerate(TRACKS.items()):
        y = BOX.y0 + 4 + round(pitch * row + pitch / 2)
        tone = ACCENT if name in moved else BOT
        _draw_track(canvas, y, track, bot.markers[name], tone)


def moved_tracks(bot: BotView) -> Iterator[str]:
    """The tracks with markers that moved in the latest turn."""
    for card in bot.turn:
        yield from (move.track for move in card.moves if move.after != move.before)


def next_step(track: Track, at: int) -> tuple[int, Cell] | None:
    """The number of spaces to the next one with an effect, and the effect; None at the end."""
    for space in range(at + 1, len(track.cells)):
        cell = track.cells[space]
        if cell is not None:
            return space - at, cell
    return None


def _draw_track(canvas: Canvas, y: int, track: Track, at: int, tone: tuple[int, int, int]) -> None:
    for index, name in enumerate(track.tags):
        canvas.stamp(tag(name, TAG), BOX.x0 + 28 + TAG_PITCH * index, y)
    left, right = BOX.x0 + BAR[0], BOX.x0 + BAR[1]
    width = (right - left) / LAST_SPACE
    for space in range(LAST_SPACE):
        x = left + round(space * width)
        cell = Box(x, y - 15, left + round((space + 1) * width) - 2, y + 15)
        plate(canvas, cell, 2, tone if space < at else HAIR)
    found = next_step(track, at)
    if found is None:
        return
    away, cell_next = found
    ink = ACCENT if away == 1 else TEXT
    canvas.write(Line(str(away), FIGURE), BOX.x0 + COUNT_X, y, ink, within=BOX, align="middle")
    canvas.stamp(icon("arrow", 36), BOX.x0 + ARROW_X, y)
    draw_cell(canvas, cell_next, BOX.x0 + STEP_X, y, SIGN)


def draw_cell(canvas: Canvas, cell: Cell, x: int, y: int, size: int) -> None:
    """Draw the effect of a space: a sign, with a number if it takes effect more than once."""
    box = Box(x - size, y - size, x + size, y + size)
    if cell.icon is Icon.TR:
        canvas.stamp(icon("tr_empty", size + 6), x, y)
        said = Line(f"+{cell.n}", Type(36))
        canvas.write(said, x, y + 2, WHITE, within=box, align="middle", halo=TR_FILL)
        return
    canvas.stamp(icon(cell.icon, size), x - (18 if cell.n > 1 else 0), y)
    if cell.n > 1:
        times = Line(f"×{cell.n}", Type(36))
        canvas.write(times, x + 18, y + 8, WHITE, within=box, align="middle", halo=INK)
