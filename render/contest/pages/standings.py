"""Standings: a façade at night, fullest at the top."""

from collections.abc import Sequence

from PIL.Image import Image

from render.contest.pages.standings_layout import StandingsLayout, sheet_of
from render.contest.parts.head import draw_head
from render.contest.parts.legend import Key, draw_legend, key_of
from render.contest.parts.palette import LINE, LIT, SOFT
from render.contest.parts.quantised import finished
from render.contest.parts.rows import draw_bracket, draw_change, draw_name, draw_place, draw_row
from render.contest.parts.signs import crescent, dagger, dash, dot, robot
from render.contest.parts.windows import (
    ROBOT,
    draw_outline,
    draw_playing,
    draw_sill_window,
    draw_window,
)
from render.contest.parts.words import decimal, points
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, TEXT, Colour, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines
from rules.contest.views.standings import Bracket, Cell, CellKind, Row, StandingsView, Value
from rules.core.text import Say, msg

CAPTION = tuple(Type(size, Weight.REGULAR) for size in (22, 20, 18))
CAPTION_LINES = ((CAPTION[0], 1), (CAPTION[1], 1), (CAPTION[2], 2), (Type(16, Weight.REGULAR), 2))
SMALL_BOLD = Type(20)
CUT_WORDS = (Type(20), Type(18))
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
    draw_legend(canvas, _keys(view, sheet, say), sheet.legend_y)
    return finished(canvas.image, (crest,))


def _draw_captions(canvas: Canvas, view: StandingsView, sheet: StandingsLayout, say: Say) -> None:
    y = sheet.captions_y
    _caption(canvas, say(msg("contest.points")), sheet.points_right, y, 130)
    if view.has_before:
        _caption(canvas, say(msg("contest.before")), sheet.before_right, y, 82)
    for number, x in zip(view.rounds, sheet.rounds, strict=True):
        line = Line(str(number), CAPTION[0])
        box = Box(x, y - 18, x + sheet.window[0], y + 18)
        canvas.write(line, box.middle[0], y, MUTED, within=box, align="middle")
    for label, (left, right) in zip(view.columns[: len(sheet.columns)], sheet.columns, strict=True):
        _caption(canvas, say(label), right, y, right - left)


def _caption(canvas: Canvas, text: str, right: int, y: int, room: int) -> None:
    lines = fit_lines(text, room, CAPTION_LINES)
    box = Box(right - room, y - 24, right, y + 24)
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
        draw_place(canvas, box, row.place, sheet.place_types, is_leader=is_leader, ink=ink)
    else:
        canvas.stamp(dash(14, 4, LINE), 56, box.middle[1])
    draw_change(canvas, box, row.change, SMALL_BOLD, say)
    name = Box(sheet.name[0], box.y0, sheet.name[1], box.y1)
    draw_name(canvas, name, row.name, sheet.name_types, ink, is_withdrawn=row.is_withdrawn)
    y = box.middle[1]
    line = fit(points(row.points, say), 98, sheet.place_types)
    room = Box(sheet.points_right - 98, box.y0, sheet.points_right, box.y1)
    lit = LIT[0] if is_leader else ink
    canvas.write(line, sheet.points_right, y, lit, within=room, align="right")
    if view.has_before:
        line = fit(
            points(row.before, say), 76, (Type(24, Weight.REGULAR), Type(20, Weight.REGULAR))
        )
        room = Box(sheet.before_right - 76, box.y0, sheet.before_right, box.y1)
        canvas.write(line, sheet.before_right, y, MUTED, within=room, align="right")
    for cell, x in zip(row.cells, sheet.rounds, strict=True):
        width, height = sheet.window
        pane = Box(x, y - height // 2, x + width, y - height // 2 + height)
        _draw_cell(canvas, pane, cell, sheet, say)
    values = row.values[: len(sheet.columns)]
    for value, (left, right) in zip(values, sheet.columns, strict=False):
        if value is not None:
            _draw_value(canvas, Box(left, box.y0, right, box.y1), value, say)


def _is_begun(view: StandingsView) -> bool:
    return any(row.points for row in view.rows)


def _draw_value(canvas: Canvas, box: Box, value: Value, say: Say) -> None:
    text = decimal(value.thousandths, 3 if abs(value.thousandths) < 10_000 else 2, say)
    if value.thousandths % 1000 == 0 and abs(value.thousandths) >= 10_000:
        text = decimal(value.thousandths, 0, say)
    weight = Weight.BOLD if value.decided else Weight.REGULAR
    line = fit(text, box.width, tuple(Type(size, weight) for size in (24, 22, 20, 18)))
    ink = TEXT if value.decided else MUTED
    canvas.write(line, box.x1, box.middle[1], ink, within=box, align="right")


def _draw_cell(canvas: Canvas, pane: Box, cell: Cell, sheet: StandingsLayout, say: Say) -> None:
    match cell.kind:
        case CellKind.PLACED | CellKind.ROBOT:
            seat = ROBOT if cell.kind is CellKind.ROBOT else cell.seat
            if sheet.sill:
                draw_sill_window(
                    canvas,
                    pane,
                    cell.place,
                    sheet.numeral,
                    sill=sheet.sill,
                    seat=seat,
                    is_shared=cell.is_shared,
                )
            else:
                draw_window(canvas, pane, cell.place, sheet.numeral, is_shared=cell.is_shared)
        case CellKind.BYE:
            _draw_bye(canvas, pane, cell, sheet, say)
        case CellKind.MISSED:
            canvas.stamp(dash(10, 3, MUTED), *pane.middle)
        case CellKind.GONE:
            canvas.stamp(dot(2.5, MUTED), *pane.middle)
        case CellKind.PLAYING:
            draw_playing(canvas, pane)
        case CellKind.OPEN:
            draw_outline(canvas, pane, LINE)
        case CellKind.FREE:
            pass


def _draw_bye(canvas: Canvas, pane: Box, cell: Cell, sheet: StandingsLayout, say: Say) -> None:
    draw_outline(canvas, pane, SOFT)
    x, y = pane.middle
    if not sheet.has_bye_points:
        canvas.stamp(crescent(9, SOFT), x, y)
        return
    canvas.stamp(crescent(9, SOFT), pane.x0 + 19, y)
    room = Box(pane.x0 + 32, pane.y0, pane.x1 - 4, pane.y1)
    line = fit(points(cell.points, say), room.width, (Type(24), Type(20), Type(16), Type(14)))
    canvas.write(line, room.middle[0], y, SOFT, within=room, align="middle")


def _draw_cut(
    canvas: Canvas, sheet: StandingsLayout, label: str, brackets: Sequence[Bracket]
) -> None:
    """Draw the line between entrants that go on and entrants that do not; a bracket that crosses it interrupts the
    dashes.
    """
    assert sheet.cut_y is not None
    y, right = sheet.cut_y, sheet.size[0] - 16
    line = fit(label, 420, CUT_WORDS)
    pill = canvas.stamp(box_sprite(line.width + 62, 34, 17, ACCENT, None, 0), 16, y - 17)
    canvas.stamp(cup(11, INK), pill.x0 + 24, y)
    canvas.write(line, pill.x0 + 46, y, INK, within=pill)
    above = sum(1 for box in sheet.rows if box.y1 < y)
    crossed = any(each.first < above <= each.last for each in brackets)
    x = pill.x1 + 16
    while x < right:
        end = min(x + DASH_ON, right)
        if not (crossed and x < sheet.bracket_x + 12 and end > sheet.bracket_x - 8):
            canvas.stamp(box_sprite(end - x, 2, 0, ACCENT, None, 0), x, y - 1)
        x += DASH_ON + DASH_OFF


def _keys(view: StandingsView, sheet: StandingsLayout, say: Say) -> list[Key]:
    """The signs that occur, in the order of reading."""
    cells = [cell for row in view.rows for cell in row.cells]
    kinds = {cell.kind for cell in cells}
    keys: list[Key] = []
    if kinds & {CellKind.PLACED, CellKind.ROBOT}:
        keys.append(Key(40, _won, say(msg("contest.key.won"))))
    if any(cell.is_shared for cell in cells):
        keys.append(Key(40, _shared, say(msg("contest.key.shared"))))
    if sheet.sill and CellKind.PLACED in kinds:
        keys.append(Key(42, _seats, say(msg("contest.key.seat"))))
    if CellKind.BYE in kinds:
        keys.append(key_of(crescent(9, SOFT), say(msg("contest.key.bye"))))
    if CellKind.ROBOT in kinds:
        keys.append(key_of(robot(20, SOFT, BACKGROUND), say(msg("contest.key.robot"))))
    if any(row.is_withdrawn for row in view.rows):
        keys.append(key_of(dagger(22, SOFT), say(msg("contest.key.withdrawn"))))
    if view.brackets and view.decided:
        decided = say(msg("contest.key.level", what=view.decided))
        keys.append(Key(6, lambda canvas, x, y: draw_bracket(canvas, x, y - 11, y + 11), decided))
    return keys


def _won(canvas: Canvas, x: int, y: int) -> None:
    draw_window(canvas, Box(x, y - 15, x + 40, y + 15), 1, SMALL_BOLD)


def _shared(canvas: Canvas, x: int, y: int) -> None:
    draw_window(canvas, Box(x, y - 15, x + 40, y + 15), 3, SMALL_BOLD, is_shared=True)


def _seats(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp(sign(0, 8, seat_colour(0)), x + 9, y)
    canvas.stamp(sign(1, 8, seat_colour(1)), x + 31, y)
