"""The final scores: a row per seat in order of rank, and who took the goals."""

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    BAD,
    HAIR,
    MUTED,
    PANEL,
    TEXT,
    Colour,
    seat_colour,
)
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number, seat_name, signed
from render.expancity.city.buildings import roof_glyph
from render.expancity.glyphs import card
from render.expancity.layout import RADIUS, ScoreSheet
from render.expancity.palette import CREAM, wall_left
from render.expancity.quantised import colours
from rules.core.game import Outcome
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.view import GoalView, View

CAPTION = Type(14, Weight.REGULAR)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)


def is_over(view: View) -> bool:
    return view.outcome is not None


def paint_scores(view: View, say: Say) -> Image:
    """For a view with an outcome.

    Raises:
        ValueError: the table has not ended.
    """
    if view.outcome is None:
        raise ValueError("there are no final scores yet")
    sheet = ScoreSheet(len(view.seats), len(view.goals))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    draw_scores(canvas, sheet, view, view.outcome, say)
    return with_palette(canvas.image, colours())


def draw_scores(canvas: Canvas, sheet: ScoreSheet, view: View, outcome: Outcome, say: Say) -> None:
    head = Box(16, 0, sheet.size[0] - 16, 80)
    title = fit(say(msg("expancity.board.final")), head.width // 2, (LOUD,))
    canvas.write(title, head.x0 + 8, 48, TEXT, within=head)
    name = fit(say(msg("expancity.title")), head.width // 3, (BODY,))
    canvas.write(name, head.x1 - 8, 48, MUTED, within=head, align="right")
    _draw_headings(canvas, sheet, outcome, say)
    order = sorted(range(len(view.seats)), key=lambda seat: (outcome.ranks[seat], seat))
    for box, seat in zip(sheet.rows, order, strict=True):
        _draw_row(canvas, sheet, box, seat, view, outcome, say)
    for box, goal in zip(sheet.goal_boxes, view.goals, strict=True):
        _draw_goal(canvas, box, goal, say)


def _draw_headings(canvas: Canvas, sheet: ScoreSheet, outcome: Outcome, say: Say) -> None:
    labels = (
        *(say(part.label) for part in outcome.scores[0].parts),
        *(say(msg(f"expancity.board.{key}")) for key in ("total", "fulfilled", "tallest")),
    )
    room = Box(0, 0, sheet.size[0], sheet.FIRST_ROW)
    for label, x in zip(labels, sheet.columns(len(labels)), strict=True):
        lines = fit_lines(label, sheet.COLUMN_WIDTH, ((CAPTION, 1), (CAPTION, 2)))
        canvas.write_lines(lines, x, sheet.FIRST_ROW - 26, MUTED, within=room, align="middle")


def _draw_row(
    canvas: Canvas,
    sheet: ScoreSheet,
    box: Box,
    seat: Seat,
    view: View,
    outcome: Outcome,
    say: Say,
) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    middle = box.middle[1]
    if seat in outcome.winners:
        frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 3)
        canvas.stamp(frame, box.x0, box.y0)
        canvas.stamp(cup(24, ACCENT), box.x0 + 48, middle)
    else:
        rank = Line(str(outcome.ranks[seat]), LOUD)
        canvas.write(rank, box.x0 + 48, middle, MUTED, within=box, align="middle")
    x = box.x0 + sheet.NAME_X
    canvas.stamp(sign(seat, 12, seat_colour(seat)), x - 24, box.y0 + 34)
    name = fit(seat_name(say, seat), sheet.NAME_WIDTH, (LARGE, BODY))
    canvas.write(name, x, box.y0 + 34, TEXT, within=box)
    _draw_skyline(canvas, Box(x, box.y0 + 54, x + sheet.NAME_WIDTH, box.y1 - 14), view, seat)
    score = outcome.scores[seat]
    columns = sheet.columns(len(score.parts) + 3)
    for part, x in zip(score.parts, columns, strict=False):
        ink = BAD if part.points < 0 else TEXT
        points = Line(number(part.points), LARGE)
        canvas.write(points, x, middle, ink, within=box, align="middle")
    total, fulfilled, tallest = columns[-3:]
    canvas.write(Line(number(score.total), LOUD), total, middle, TEXT, within=box, align="middle")
    contracts = Line(str(len(view.seats[seat].fulfilled)), LARGE)
    canvas.stamp(card(done=True), fulfilled - 18, middle)
    canvas.write(contracts, fulfilled, middle, TEXT, within=box)
    floors = _tallest(view, seat)
    said = fit(
        say(msg("expancity.board.floors", count=floors)), sheet.COLUMN_WIDTH, (BODY, Type(14))
    )
    canvas.write(said, tallest, middle, TEXT, within=box, align="middle")


def _tallest(view: View, seat: Seat) -> int:
    """Floors of the highest finished building."""
    return max(
        (house.floors for house in view.buildings if house.owner == seat and house.roof), default=0
    )


BAR = 14
FLOOR = 5


def _draw_skyline(canvas: Canvas, box: Box, view: View, seat: Seat) -> None:
    """All finished buildings of a seat side by side, from the lowest."""
    houses = sorted(
        (house.floors, house.roof)
        for house in view.buildings
        if house.owner == seat and house.roof is not None
    )
    pitch = min(BAR + 4, (box.width - BAR) // max(len(houses) - 1, 1))
    canvas.stamp(box_sprite(box.width, 2, 0, HAIR, None, 0), box.x0, box.y1)
    for index, (floors, roof) in enumerate(houses):
        canvas.stamp(_bar(seat_colour(seat), floors, roof), box.x0 + index * pitch, box.y1)


@SPRITES.keep
def _bar(base: Colour, floors: int, roof: str) -> Sprite:
    """A building from the front; its anchor is the lower left corner."""
    high = floors * FLOOR
    art = Artwork(0, -high - BAR, BAR, 0)
    art.polygon(((1, 0), (1, -high), (BAR - 1, -high), (BAR - 1, 0)), wall_left(base))
    roof_glyph(art, roof, BAR / 2, -high - {"flat": 1.5, "round": 3.5, "pointed": 4}[roof], 7)
    return art.sprite()


def _draw_goal(canvas: Canvas, box: Box, goal: GoalView, say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    points = Line(str(goal.points), LARGE)
    canvas.write(points, box.x1 - 16, box.y0 + 30, CREAM, within=box, align="right")
    room = box.width - 32 - points.width - 12
    name = fit_lines(say(msg(f"expancity.goal.{goal.goal}")), room, ((LARGE, 1), (BODY, 2)))
    canvas.write_lines(name, box.x0 + 16, box.y0 + 30, TEXT, within=box)
    canvas.stamp(box_sprite(box.width - 32, 1, 0, HAIR, None, 0), box.x0 + 16, box.y0 + 58)
    pitch = (box.width - 32) // len(goal.values)
    leaders = goal.leaders
    for seat, value in enumerate(goal.values):
        x = box.x0 + 16 + seat * pitch + pitch // 2
        canvas.stamp(sign(seat, 9, seat_colour(seat)), x - 16, box.y0 + 88)
        canvas.write(Line(str(value), LARGE), x, box.y0 + 88, TEXT, within=box)
        if seat in leaders:
            award = Line(signed(goal.points // len(leaders)), BODY)
            plate = box_sprite(award.width + 24, 28, 8, ACCENT, None, 0)
            spot = canvas.stamp(plate, x - plate.image.width // 2, box.y0 + 108)
            canvas.write(award, *spot.middle, BACKGROUND, within=spot, align="middle")
    if not leaders:
        nobody = fit(say(msg("expancity.board.no_award")), box.width - 32, (BODY,))
        canvas.write(nobody, box.middle[0], box.y0 + 122, MUTED, within=box, align="middle")
