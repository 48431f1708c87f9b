"""Standings: a façade at night, fullest at the top."""

from collections.abc import Sequence

from PIL.Image import Image

from render.contest.pages.standings_layout import StandingsLayout, sheet_of
from render.contest.parts.head import draw_head
from render.contest.parts.legend import Key, draw_legend, key_of
from render.contest.parts.palette import LINE, LIT, SOFT, UP
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_bracket, draw_change, draw_name, draw_place, draw_row
from render.contest.parts.signs import crescent, dagger, dash, dot, plus, robot
from render.contest.parts.windows import (
    draw_outline,
    draw_playing,
    draw_robot_window,
    draw_window,
)
from render.contest.parts.words import points, value_text
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite, cup
from render.core.text import Line, Type, fit, fit_lines
from rules.contest.views.standings import Bracket, Cell, CellKind, Row, StandingsView, Value
from rules.core.text import Say, msg

ESSENTIAL = (Type(ESSENTIAL_PX), Type(LEAST_PX))
NUMERAL = Type(LEAST_PX)
CAPTION = Type(CAPTION_PX, Weight.REGULAR)
DASH_ON, DASH_OFF = 10, 6


def paint_standings(view: StandingsView, crests: Crests, say: Say) -> Image:
    sheet = sheet_of(view)
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    _draw_captions(canvas, view, sheet, say)
    if view.cut is not None and 0 < view.cut.after <= len(view.rows):
        _draw_cut(canvas, sheet, say(view.cut.label), view.brackets)
    for index, (row, box) in enumerate(zip(view.rows, sheet.rows, strict=True)):
        is_above = view.cut is None or index < view.cut.after
        _draw_row(canvas, view, sheet, row, box, say, is_above=is_above)
    for bracket in view.brackets:
        top, bottom = sheet.rows[bracket.first], sheet.rows[bracket.last]
        draw_bracket(canvas, sheet.bracket_x, top.y0 + 15, bottom.y1 - 14)
    draw_legend(canvas, _keys(view, say), sheet.legend_y)
    return finished(canvas.image, (crest,))


def _draw_captions(canvas: Canvas, view: StandingsView, sheet: StandingsLayout, say: Say) -> None:
    y = sheet.captions_y
    _caption(canvas, say(msg("contest.points")), sheet.points_right, y, 130)
    if view.has_before:
        _caption(canvas, say(msg("contest.before")), sheet.before_right, y, 108)
    for number, x in zip(view.rounds, sheet.rounds, strict=True):
        line = Line(str(number), CAPTION)
        box = Box(x, y - 18, x + sheet.window[0], y + 18)
        canvas.write(line, box.middle[0], y, MUTED, within=box, align="middle")
    for label, (left, right) in zip(view.columns[: len(sheet.columns)], sheet.columns, strict=True):
        _caption(canvas, say(label), right, y, right - left)


def _caption(canvas: Canvas, text: str, right: int, y: int, room: int) -> None:
    lines = fit_lines(text, room, ((CAPTION, 2),))
    box = Box(right - room, y - 42, right, y + 42)
    canvas.write_lines(lines, right, y, MUTED, within=box, align="right")


def _draw_row(
    canvas: Canvas,
    view: StandingsView,
    sheet: StandingsLayout,
    row: Row,
    box: Box,
    say: Say,
    *,
    is_above: bool,
) -> None:
    ink: Colour = MUTED if row.is_withdrawn else TEXT
    is_leader = row.place.number == 1 and not row.is_withdrawn and _is_begun(view)
    draw_row(canvas, box, is_above=is_above)
    if _is_begun(view):
        draw_place(canvas, box, row.place, ESSENTIAL, is_leader=is_leader, ink=ink)
    else:
        canvas.stamp(dash(14, 4, LINE), 56, box.middle[1])
    draw_change(canvas, box, row.change)
    name = Box(sheet.name[0], box.y0, sheet.name[1], box.y1)
    draw_name(canvas, name, row.name, ESSENTIAL, ink, is_withdrawn=row.is_withdrawn)
    y = box.middle[1]
    line = fit(points(row.points, say), 112, (*ESSENTIAL, Type(CAPTION_PX)))
    room = Box(sheet.points_right - 112, box.y0, sheet.points_right, box.y1)
    lit = LIT[0] if is_leader else ink
    canvas.write(line, sheet.points_right, y, lit, within=room, align="right")
    if view.has_before:
        line = fit(points(row.before, say), 96, (CAPTION,))
        room = Box(sheet.before_right - 96, box.y0, sheet.before_right, box.y1)
        canvas.write(line, sheet.before_right, y, MUTED, within=room, align="right")
    for cell, x in zip(row.cells, sheet.rounds, strict=True):
        width, height = sheet.window
        pane = Box(x, y - height // 2, x + width, y - height // 2 + height)
        _draw_cell(canvas, pane, cell, say)
    values = row.values[: len(sheet.columns)]
    for value, (left, right) in zip(values, sheet.columns, strict=False):
        if value is not None:
            _draw_value(canvas, Box(left, box.y0, right, box.y1), value, say)


def _is_begun(view: StandingsView) -> bool:
    return any(row.points for row in view.rows)


def _draw_value(canvas: Canvas, box: Box, value: Value, say: Say) -> None:
    is_large = abs(value.thousandths) >= 10_000
    digits = 0 if is_large and value.thousandths % 1000 == 0 else 2 if is_large else 3
    text = value_text(value, digits, say)
    counts = value.decided or value.units is not None
    line = fit(text, box.width, (NUMERAL if counts else CAPTION,))
    ink = TEXT if counts else MUTED
    canvas.write(line, box.x1, box.middle[1], ink, within=box, align="right")


def _draw_cell(canvas: Canvas, pane: Box, cell: Cell, say: Say) -> None:
    match cell.kind:
        case CellKind.PLACED | CellKind.RESULT:
            draw_window(canvas, pane, cell.place, NUMERAL, is_shared=cell.is_shared)
        case CellKind.UNCOUNTED:
            _draw_uncounted(canvas, pane, cell.place)
        case CellKind.ROBOT:
            draw_robot_window(canvas, pane)
        case CellKind.BYE:
            draw_outline(canvas, pane, SOFT)
            canvas.stamp(crescent(14, SOFT), *pane.middle)
        case CellKind.SUM:
            line = fit(points(cell.points, say), pane.width, (CAPTION,))
            canvas.write(line, *pane.middle, TEXT, within=pane, align="middle")
        case CellKind.MISSED:
            canvas.stamp(dash(18, 5, MUTED), *pane.middle)
        case CellKind.GONE:
            canvas.stamp(dot(5, MUTED), *pane.middle)
        case CellKind.PLAYING:
            draw_playing(canvas, pane)
        case CellKind.OPEN:
            draw_outline(canvas, pane, LINE)
        case CellKind.FREE:
            pass


def _draw_uncounted(canvas: Canvas, pane: Box, place: int) -> None:
    x, y = pane.middle
    line = Line(str(place), NUMERAL)
    canvas.write(line, x, y, MUTED, within=pane, align="middle")
    stroke = box_sprite(line.width + 12, 3, 0, MUTED, None, 0)
    canvas.stamp(stroke, x - line.width // 2 - 6, y - 1)


def _draw_cut(
    canvas: Canvas, sheet: StandingsLayout, label: str, brackets: Sequence[Bracket]
) -> None:
    """Draw the line between entrants that go on and entrants that do not; a bracket that crosses it interrupts the
    dashes.
    """
    assert sheet.cut_y is not None
    y, right = sheet.cut_y, sheet.size[0] - 16
    line = fit(label, 560, (NUMERAL,))
    pill = canvas.stamp(box_sprite(line.width + 84, 44, 22, ACCENT, None, 0), 16, y - 22)
    canvas.stamp(cup(15, INK), pill.x0 + 34, y)
    canvas.write(line, pill.x0 + 62, y, INK, within=pill)
    above = sum(1 for box in sheet.rows if box.y1 < y)
    crossed = any(each.first < above <= each.last for each in brackets)
    x = pill.x1 + 16
    while x < right:
        end = min(x + DASH_ON, right)
        if not (crossed and x < sheet.bracket_x + 12 and end > sheet.bracket_x - 8):
            canvas.stamp(box_sprite(end - x, 2, 0, ACCENT, None, 0), x, y - 1)
        x += DASH_ON + DASH_OFF


def _keys(view: StandingsView, say: Say) -> list[Key]:
    """The signs that occur, in the order of reading."""
    cells = [cell for row in view.rows for cell in row.cells]
    kinds = {cell.kind for cell in cells}
    keys: list[Key] = []
    if kinds & {CellKind.PLACED, CellKind.ROBOT}:
        keys.append(Key(40, _won, say(msg("contest.key.won"))))
    if CellKind.RESULT in kinds:
        keys.append(Key(40, _won, say(msg("contest.key.won_it"))))
    if CellKind.UNCOUNTED in kinds:
        keys.append(Key(40, _uncounted, say(msg("contest.key.uncounted"))))
    if any(cell.is_shared for cell in cells):
        keys.append(Key(40, _shared, say(msg("contest.key.shared"))))
    if CellKind.BYE in kinds:
        keys.append(key_of(crescent(14, SOFT), say(msg("contest.key.bye"))))
    if CellKind.ROBOT in kinds:
        keys.append(key_of(robot(28, SOFT, BACKGROUND), say(msg("contest.key.robot"))))
    if any(row.change is not None and row.change.is_new for row in view.rows):
        keys.append(key_of(plus(12, UP), say(msg("contest.new"))))
    if any(row.is_withdrawn for row in view.rows):
        keys.append(key_of(dagger(32, SOFT), say(msg("contest.key.withdrawn"))))
    if view.brackets and view.decided:
        decided = say(msg("contest.key.level", what=view.decided))
        keys.append(Key(6, lambda canvas, x, y: draw_bracket(canvas, x, y - 11, y + 11), decided))
    return keys


def _won(canvas: Canvas, x: int, y: int) -> None:
    draw_window(canvas, Box(x, y - 19, x + 40, y + 19), 1, NUMERAL)


def _uncounted(canvas: Canvas, x: int, y: int) -> None:
    _draw_uncounted(canvas, Box(x, y - 19, x + 40, y + 19), 7)


def _shared(canvas: Canvas, x: int, y: int) -> None:
    draw_window(canvas, Box(x, y - 19, x + 40, y + 19), 3, NUMERAL, is_shared=True)
