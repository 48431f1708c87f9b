"""The latest deeds, newest first, as far as there is room."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, MUTED, TEXT
from render.core.text import fit
from render.tmars.board.deeds import QUIET, changes, deed, draw_changes, latest
from render.tmars.board.panels import BODY, PLAIN, SMALL, TABLE, draw_owner, word
from rules.core.text import Say
from rules.tmars.view import MOST_ACTS, View

HEAD = 30
FIRST_ROW = 68
LEAST_PITCH, MOST_PITCH = 34, 50
TEXT_X = 46
LEAST_CHANGES = 150
"""The room kept for signs after a long sentence."""


def draw_log(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    title = fit(word(say, "log"), box.width - 40, (BODY,))
    canvas.write(title, box.x0 + 20, box.y0 + HEAD, TEXT, within=box)
    if not view.acts:
        said = fit(word(say, "none_yet"), box.width - 40, (PLAIN,))
        canvas.write(said, box.x0 + 20, box.y0 + FIRST_ROW, MUTED, within=box)
    room = box.height - FIRST_ROW - 18
    newest = latest(view)
    pitch = min(max(room // (MOST_ACTS - 1), LEAST_PITCH), MOST_PITCH)
    for row, act in enumerate(list(reversed(view.acts))[: room // pitch + 1]):
        y = box.y0 + FIRST_ROW + pitch * row
        draw_owner(canvas, act.owner, box.x0 + 28, y, 10)
        shown = changes(act, None, say)
        width = box.width - TEXT_X - 18 - (LEAST_CHANGES if shown else 0)
        type_, ink = (
            (TABLE, ACCENT) if act is newest else (PLAIN, MUTED if act.what in QUIET else TEXT)
        )
        line = fit(deed(act, say), width, (type_,))
        canvas.write(line, box.x0 + TEXT_X, y, ink, within=box)
        rest = Box(box.x0 + TEXT_X + line.width + 18, box.y0, box.x1 - 14, box.y1)
        draw_changes(canvas, rest, y, shown, size=24, type_=SMALL)
