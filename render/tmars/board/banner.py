"""The newest deed and its changes, with the two before it; before the first deed, the seats that have decided."""

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines
from render.tmars.board.asked import doing, waiting
from render.tmars.board.deeds import (
    Change,
    change_width,
    changes,
    deed,
    draw_changes,
    fit_changes,
    picture,
    told,
)
from render.tmars.board.panels import BODY, HEADLINE, NAME, draw_owner, plate
from render.tmars.board.tiles import tile
from render.tmars.icons.signs import icon
from render.tmars.palette import TYPE
from rules.core.text import Say
from rules.tmars.view import Act, View

SPLITS = (0.60, 0.67, 0.74, 1.0)
"""The shares of the box that the newest deed may take, tried in order; with the last one it is alone."""
DEED = (HEADLINE, NAME, Type(28))
ALONE = (*DEED, BODY)
CHANGES = ((28, BODY), (26, Type(22)), (24, Type(20)))
BEFORE = (Type(22, Weight.REGULAR), Type(19, Weight.REGULAR))
TIGHT_BEFORE = (
    *((type_, 1) for type_ in (*BEFORE, Type(17, Weight.REGULAR))),
    (Type(16, Weight.REGULAR), 2),
)
BEFORE_CHANGE = Type(20)
BEFORE_ROWS = (26, 62)
PICTURE = 64
PICTURE_X, OWNER_X, DEED_X = 48, 107, 132
"""The middles of the picture and of the owner's sign, and the start of the words, measured from the left edge."""
LEAST_WORDS = 170
"""The room that the words about an earlier deed must have; with less, its change is left out."""


def draw_banner(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    deeds = told(view)
    if not deeds:
        _draw_question(canvas, box, view, say)
        return
    newest, before = deeds[0], deeds[1:3]
    split, line = _split(box, deed(newest, say), alone=not before)
    _draw_newest(canvas, Box(box.x0, box.y0, split, box.y1), newest, line, view, say)
    if split < box.x1:
        _draw_before(canvas, Box(split, box.y0, box.x1, box.y1), before, say)


def _split(box: Box, said: str, *, alone: bool) -> tuple[int, Line]:
    """Return the right end of the newest deed, and its words, at the smallest share at which they fit whole."""
    for share in SPLITS[-1:] if alone else SPLITS:
        split = box.x0 + round(share * box.width)
        types = ALONE if share == SPLITS[-1] else DEED
        line = fit(said, split - 16 - (box.x0 + DEED_X), types)
        if line.text == said:
            break
    return split, line


def _draw_newest(canvas: Canvas, box: Box, act: Act, line: Line, view: View, say: Say) -> None:
    shift = 0
    kind, name = picture(act, view)
    if kind:
        draw_picture(canvas, kind, name, act.owner, box.x0 + PICTURE_X, box.middle[1], PICTURE)
    else:
        shift = OWNER_X - 33
    shown = changes(act, view, say)
    y = box.y0 + 31 if shown else box.middle[1]
    draw_owner(canvas, act.owner, box.x0 + OWNER_X - shift, y, 13)
    canvas.write(line, box.x0 + DEED_X - shift, y, ACCENT, within=box)
    row = Box(box.x0 + DEED_X - 40 - shift, box.y0, box.x1 - 12, box.y1)
    size, type_ = fit_changes(shown, row.width, CHANGES)
    draw_changes(canvas, row, box.y1 - 20, shown, size=size, type_=type_)


def draw_picture(
    canvas: Canvas, kind: str, name: str, owner: int, x: int, y: int, size: int
) -> None:
    match kind:
        case "tile":
            canvas.stamp(tile(name, size, owner if name != "ocean" else None), x, y)
        case "icon":
            canvas.stamp(icon(name, size - 6), x, y)
        case _:
            half = size // 2
            plate(canvas, Box(x - half, y - half, x + half, y + half), 14, TYPE[name])
            canvas.stamp(icon(name, size // 2), x, y)


def _draw_before(canvas: Canvas, box: Box, acts: tuple[Act, ...], say: Say) -> None:
    canvas.stamp(box_sprite(2, box.height - 24, 1, HAIR, None, 0), box.x0, box.y0 + 12)
    for act, dy in zip(acts, BEFORE_ROWS, strict=False):
        x, y = box.x0 + 46, box.y0 + dy
        draw_owner(canvas, act.owner, box.x0 + 27, y, 10)
        lines, change = _before(act, box.x1 - 14 - x, say)
        canvas.write_lines(lines, x, y, TEXT, within=box)
        if change is not None:
            rest = Box(x + lines[0].width + 16, box.y0, box.x1 - 8, box.y1)
            draw_changes(canvas, rest, y, (change,), size=24, type_=BEFORE_CHANGE)


def _before(act: Act, room: int, say: Say) -> tuple[tuple[Line, ...], Change | None]:
    """The words about an earlier deed, with its most important change if that leaves enough room for the words."""
    said, change = deed(act, say), next(iter(changes(act, None, say)), None)
    if change is not None:
        rest = room - 16 - change_width(change, 24, BEFORE_CHANGE)
        line = fit(said, rest, BEFORE)
        if rest >= LEAST_WORDS and line.text == said:
            return (line,), change
    return fit_lines(said, room, TIGHT_BEFORE), None


def _draw_question(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Draw the question to all players and the seats that have answered, or the reason for an end without deeds."""
    if view.outcome is not None:
        reason = fit(say(view.outcome.reason), box.width - 48, (NAME, BODY, Type(20)))
        canvas.write(reason, box.x0 + 24, box.middle[1], ACCENT, within=box)
        return
    canvas.stamp(icon("hand", 56), box.x0 + PICTURE_X, box.middle[1])
    line = fit(doing(view, say)[1], box.width - DEED_X, ALONE)
    canvas.write(line, box.x0 + DEED_X - 40, box.y0 + 31, ACCENT, within=box)
    draw_answers(canvas, box.x0 + DEED_X - 26, box.y1 - 21, view, r=12, pitch=100)


def draw_answers(canvas: Canvas, x: int, y: int, view: View, *, r: int, pitch: int) -> None:
    """Draw a sign for each seat, with a check if it has decided and dots if it has not."""
    open_ = waiting(view)
    for seat in range(len(view.seats)):
        draw_owner(canvas, seat, x, y, r)
        mark = dots(r) if seat in open_ else icon("check", 2 * r)
        canvas.stamp(mark, x + round(2.8 * r), y)
        x += pitch


@SPRITES.keep
def dots(r: int) -> Sprite:
    """Three dots, which mean "not yet"."""
    art = Artwork(-r - 1, -r / 2, r + 1, r / 2)
    for step in (-1, 0, 1):
        art.ellipse(0.72 * step * r, 0, 0.22 * r, 0.22 * r, MUTED)
    return art.sprite()
