"""The final scores: a row per seat in the order of the ranks."""

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.palette import ACCENT, BACKGROUND, BAD, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number, seat_name
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import RADIUS, ScoreSheet
from render.mine.palette import SUNK
from render.mine.panels import BODY, CAPTION, LARGE, LOUD, TEXT_TYPE, board_word, panel
from render.mine.quantised import colours
from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.mine.components.content import RESOURCES
from rules.mine.view import SeatView, View
from rules.mine.wording.cards import card_msg

TOTAL = Type(48)
BAR = (84, 6)


def is_over(view: View) -> bool:
    return view.outcome is not None


def paint_scores(view: View, say: Say) -> Image:
    """For a view with an outcome.

    Raises:
        ValueError: the table has not ended.
    """
    if view.outcome is None:
        raise ValueError("there are no final scores yet")
    sheet = ScoreSheet(len(view.seats))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    draw_scores(canvas, sheet, view, view.outcome, say)
    return with_palette(canvas.image, colours())


def draw_scores(canvas: Canvas, sheet: ScoreSheet, view: View, outcome: Outcome, say: Say) -> None:
    head = Box(16, 0, sheet.size[0] - 16, 80)
    title = fit(board_word(say, "final"), head.width // 2, (LOUD,))
    canvas.write(title, head.x0 + 8, 48, TEXT, within=head)
    name = fit(say(msg("mine.title")), head.width // 3, (BODY,))
    canvas.write(name, head.x1 - 8, 48, MUTED, within=head, align="right")
    _draw_headings(canvas, sheet, outcome, say)
    order = sorted(range(len(view.seats)), key=lambda seat: (outcome.ranks[seat], seat))
    for box, seat in zip(sheet.rows, order, strict=True):
        _draw_row(canvas, sheet, box, view, outcome, seat, say)


def _draw_headings(canvas: Canvas, sheet: ScoreSheet, outcome: Outcome, say: Say) -> None:
    parts = (say(part.label) for part in outcome.scores[0].parts)
    labels = (*parts, board_word(say, "total"))
    room = Box(0, 0, sheet.size[0], sheet.FIRST_ROW)
    for label, x in zip(labels, sheet.columns(len(labels)), strict=True):
        lines = fit_lines(label, sheet.COLUMN_WIDTH, ((TEXT_TYPE, 1), (CAPTION, 2)))
        canvas.write_lines(lines, x, sheet.FIRST_ROW - 26, MUTED, within=room, align="middle")


def _draw_row(
    canvas: Canvas,
    sheet: ScoreSheet,
    box: Box,
    view: View,
    outcome: Outcome,
    seat: Seat,
    say: Say,
) -> None:
    panel(canvas, box, rim=None)
    middle = box.middle[1]
    won = seat in outcome.winners
    if won:
        frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 3)
        canvas.stamp(frame, box.x0, box.y0)
        canvas.stamp(cup(24, ACCENT), box.x0 + 48, middle)
    else:
        rank = Line(str(outcome.ranks[seat]), LOUD)
        canvas.write(rank, box.x0 + 48, middle, MUTED, within=box, align="middle")
    x = box.x0 + sheet.NAME_X
    canvas.stamp(sign(seat, 12, seat_colour(seat)), x - 24, box.y0 + 30)
    name = fit(seat_name(say, seat), sheet.NAME_WIDTH, (LARGE, BODY))
    canvas.write(name, x, box.y0 + 30, TEXT, within=box)
    _draw_holdings(canvas, box, x, view.seats[seat], say)
    score = outcome.scores[seat]
    columns = sheet.columns(len(score.parts) + 1)
    for index, (part, at) in enumerate(zip(score.parts, columns, strict=False)):
        rivals = [other.parts[index].points for other in outcome.scores]
        _draw_part(canvas, box, at, part.points, rivals, outcome)
    ink = ACCENT if won else TEXT
    total = fit(number(score.total), sheet.COLUMN_WIDTH, (TOTAL, LOUD))
    canvas.write(total, columns[-1], middle, ink, within=box, align="middle")


def _draw_part(
    canvas: Canvas, box: Box, x: int, points: int, rivals: list[int], outcome: Outcome
) -> None:
    """Points of one chapter; the best of the table is white, and every bar is of one scale."""
    ink = BAD if points < 0 else TEXT if points == max(rivals) else MUTED
    canvas.write(Line(number(points), LOUD), x, box.middle[1] - 8, ink, within=box, align="middle")
    most = max(abs(part.points) for score in outcome.scores for part in score.parts)
    reach = BAR[0] * abs(points) // most if most else 0
    canvas.stamp(_bar(reach, bad=points < 0), x - BAR[0] // 2, box.y1 - 36)


@SPRITES.keep
def _bar(reach: int, *, bad: bool) -> Sprite:
    width, height = BAR
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, 3, SUNK)
    if reach:
        art.plate(0, 0, max(reach, height), height, 3, BAD if bad else MUTED)
    return Sprite(art.sprite().image, (0, 0))


def _draw_holdings(canvas: Canvas, box: Box, x: int, state: SeatView, say: Say) -> None:
    """The five resources, and the corporate goal with whether it was met."""
    y = box.y0 + 68
    left = x - 24
    for resource in RESOURCES:
        canvas.stamp(stone(resource, 24), left + 12, y)
        value = Line(str(state.resources[resource]), BODY)
        canvas.write(value, left + 28, y, TEXT, within=box)
        left += 66
    if state.corporation is None:
        return
    y = box.y0 + 104
    mark = icon("check" if state.corporation.met else "cross", 20)
    canvas.stamp(mark, x - 14, y)
    name = fit(say(card_msg(state.corporation.goal)), ScoreSheet.NAME_WIDTH, (TEXT_TYPE, CAPTION))
    canvas.write(name, x + 6, y, TEXT, within=box)
