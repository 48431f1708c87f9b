"""An elimination as the map of an underground: the champion's line, its stations, and all the others."""

from dataclasses import dataclass

from PIL.Image import Image

from render.contest.pages.bracket_layout import (
    BandLayout,
    BracketLayout,
    PodBox,
    is_final,
    sheet_of,
)
from render.contest.parts.head import INSET, draw_head
from render.contest.parts.legend import draw_note, note_lines
from render.contest.parts.palette import (
    DIMMED,
    FINALIST_LINE,
    LINE,
    PATH,
    SOFT,
)
from render.contest.parts.quantised import finished
from render.contest.parts.rows import ACCENTS, draw_bracket, draw_medal
from render.contest.parts.signs import crescent, dagger, dot, trophy
from render.contest.parts.words import shown
from render.core.artwork import Artwork, Point, round_box
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    INK,
    MUTED,
    PANEL,
    TEXT,
    WHITE,
    Colour,
    seat_colour,
)
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, number
from rules.contest.views.bracket import BoxState, BracketPod, BracketRow, BracketView
from rules.core.text import Say, msg

CAPTION = (Type(LEAST_PX),)
NARROW_CAPTION = (Type(26), Type(24), Type(20), Type(18))
RADIUS = 12
NARROW = 270
"""In columns narrower than this names are small, and the first round has no totals."""


def paint_bracket(view: BracketView, crests: Crests, say: Say) -> Image:
    sheet = sheet_of(view)
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    crest = crests(view.head.title)
    draw_head(canvas, view.head, crest, say)
    for number_, (band, place) in enumerate(zip(view.bands, sheet.bands, strict=True)):
        _draw_captions(canvas, view, number_, place, say)
        for index, column in enumerate(band.columns):
            final = is_final(view, number_, index)
            for pod, at in zip(column.pods, place.pods[index], strict=True):
                look = _Style(sheet.width < NARROW, final, view.is_over, index == 0)
                _draw_pod(canvas, pod, at, look, say)
    _draw_lines(canvas, view, sheet)
    lines = note_lines(say(msg("contest.key.totals")), sheet.size[0] - 2 * INSET)
    draw_note(canvas, lines, sheet.legend_y)
    return finished(canvas.image, (crest,))


@dataclass(frozen=True, slots=True)
class _Style:
    is_narrow: bool
    is_final: bool
    is_over: bool
    is_first: bool
    """In the first column."""


def _draw_captions(
    canvas: Canvas, view: BracketView, band: int, sheet: BandLayout, say: Say
) -> None:
    label = view.bands[band].label
    if label is not None and sheet.label_y is not None:
        line = fit(say(label), 500, CAPTION)
        room = Box(INSET - 2, sheet.label_y - 28, INSET + 500, sheet.label_y + 28)
        canvas.write(line, INSET, sheet.label_y, SOFT, within=room)
    for index, (column, (x0, x1)) in enumerate(
        zip(view.bands[band].columns, sheet.columns, strict=True)
    ):
        types = NARROW_CAPTION if x1 - x0 < NARROW else CAPTION
        line = fit(say(column.label), x1 - x0, types)
        room = Box(x0, sheet.captions_y - 22, x1, sheet.captions_y + 22)
        ink = TEXT if is_final(view, band, index) else MUTED
        canvas.write(line, room.middle[0], sheet.captions_y, ink, within=room, align="middle")


def _draw_pod(canvas: Canvas, pod: BracketPod, at: PodBox, look: _Style, say: Say) -> None:
    box = at.box
    if pod.state is BoxState.PLANNED:
        canvas.stamp(_dashed(box.width, box.height), box.x0, box.y0)
    else:
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    is_won = look.is_final and look.is_over
    if look.is_final:
        r = 74 if box.width >= NARROW else 66
        canvas.stamp(
            trophy(r, is_won=is_won, ink=ACCENT if is_won else LINE), box.middle[0], box.y0
        )
    if is_won:
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, None, ACCENT, 3), box.x0, box.y0)
    rows = list(zip(pod.rows, at.rows, strict=True))
    for index, (row, place) in enumerate(rows):
        if is_won and index == 0:
            _draw_champion(canvas, row, place)
        else:
            _draw_row(canvas, pod, row, place, look, say)
    if pod.advance and 0 < pod.advance < len(rows):
        y = at.rows[pod.advance].y0
        _draw_dots(canvas, box.x0 + 14, box.x1 - 14, y)
        if pod.is_level and not (look.is_narrow and look.is_first):
            above, below = at.rows[pod.advance - 1], at.rows[pod.advance]
            draw_bracket(canvas, box.x1 - 12, above.middle[1] - 12, below.middle[1] + 12)


def _draw_champion(canvas: Canvas, row: BracketRow, place: Box) -> None:
    """Draw the first row of a final that has ended."""
    canvas.stamp(_crown(place.width, place.height), place.x0, place.y0)
    y = place.middle[1]
    x = place.x0 + 26
    if row.seat is not None:
        canvas.stamp(sign(row.seat, 12, INK), x, y)
        x += 20
    right = _draw_total(canvas, row, place, INK, Type(ESSENTIAL_PX))
    types = (Type(ESSENTIAL_PX), Type(LEAST_PX))
    line = fit(shown(row.name or ""), right - x, types)
    canvas.write(line, x, y, INK, within=Box(x - 2, place.y0, right, place.y1))


def _draw_row(
    canvas: Canvas, pod: BracketPod, row: BracketRow, place: Box, look: _Style, say: Say
) -> None:
    y = place.middle[1]
    is_done = pod.state in (BoxState.DONE, BoxState.BYE)
    is_out = is_done and not row.goes_on and not look.is_final
    ink: Colour = MUTED if is_out or row.name is None else TEXT
    if row.is_champion and not look.is_final:
        plate = box_sprite(place.width, place.height - 4, 8, PATH, None, 0)
        canvas.stamp(plate, place.x0, place.y0 + 2)
    if row.is_waited_for and pod.state is BoxState.PLAYING:
        frame = box_sprite(place.width - 12, place.height - 4, 8, None, ACCENT, 2)
        canvas.stamp(frame, place.x0 + 6, place.y0 + 2)
    x = place.x0 + (18 if look.is_narrow else 26)
    if pod.state is BoxState.BYE:
        canvas.stamp(crescent(9, SOFT), x, y)
        x += 20
    elif row.seat is not None:
        tone = DIMMED[row.seat] if is_out else seat_colour(row.seat)
        canvas.stamp(sign(row.seat, 8 if look.is_narrow else 15, tone), x, y)
        x += 16 if look.is_narrow else 26
    else:
        x -= 8
    if row.is_withdrawn:
        canvas.stamp(dagger(22, ink), x + 6, y)
        x += 20
    right = place.x1 - 20
    if look.is_final and look.is_over and row.place in (2, 3):
        draw_medal(canvas, row.place, place.x1 - 34, y + 8, 18, Type(LEAST_PX))
        right = place.x1 - 64
    if not (look.is_narrow and look.is_first):
        weight = Weight.REGULAR if is_out else Weight.BOLD
        size = 24 if look.is_narrow else CAPTION_PX if is_out else LEAST_PX
        right = _draw_total(
            canvas, row, Box(place.x0, place.y0, right, place.y1), ink, Type(size, weight)
        )
    text = shown(row.name) if row.name is not None else say(row.origin) if row.origin else ""
    weight = Weight.REGULAR if is_out or row.name is None else Weight.BOLD
    sizes: tuple[int, ...] = (22, 20, 18) if look.is_narrow else (LEAST_PX,)
    if row.name is None:
        sizes = (22, 20, 18, 16) if look.is_narrow else (CAPTION_PX,)
    line = fit(text, right - x, tuple(Type(size, weight) for size in sizes))
    room = Box(x - 2, place.y0 - ACCENTS, right, place.y1 + ACCENTS)
    canvas.write(line, x, y, ink, within=room)


def _draw_total(canvas: Canvas, row: BracketRow, place: Box, ink: Colour, type_: Type) -> int:
    """The total at the right; returns where the name has to end."""
    right = place.x1 - (20 if type_.size > 30 else 0)
    if row.total is None:
        return right
    line = Line(number(row.total), type_)
    canvas.write(line, right, place.middle[1], ink, within=place, align="right")
    return right - line.width - 12


def _draw_dots(canvas: Canvas, x0: int, x1: int, y: int) -> None:
    canvas.stamp(_dotted(x1 - x0), x0, y)


def _draw_lines(canvas: Canvas, view: BracketView, sheet: BracketLayout) -> None:
    """Draw the lines of all entrants that went on, so that the champion's is on top."""
    ways: list[tuple[int, Box, Box]] = []
    for band, place in zip(view.bands, sheet.bands, strict=True):
        for index, column in enumerate(band.columns):
            for pod, at in zip(column.pods, place.pods[index], strict=True):
                for row, start in zip(pod.rows, at.rows, strict=True):
                    if row.to is not None:
                        height = 2 if row.is_champion else 1 if row.is_finalist else 0
                        ways.append((height, start, sheet.row_at(row.to)))
    ways.sort(key=lambda way: way[0])
    for height, start, end in ways:
        (x0, y0), (x1, y1) = (start.x1, start.middle[1]), (end.x0, end.middle[1])
        width, ink = ((3.0, LINE), (4.0, FINALIST_LINE), (9.0, ACCENT))[height]
        canvas.stamp(_way(x1 - x0, y1 - y0, width, ink), x0, y0)
        for x, y in ((x0, y0), (x1, y1)):
            canvas.stamp(
                _station() if height == 2 else dot(4, FINALIST_LINE if height else SOFT), x, y
            )


@SPRITES.keep
def _way(dx: int, dy: int, width: float, ink: Colour) -> Sprite:
    """A smooth line with a dark casing, from the anchor."""
    pad = width + 4
    art = Artwork(-pad, min(0, dy) - pad, dx + pad, max(0, dy) + pad)
    path = _course(dx, dy)
    art.line(path, BACKGROUND, width + 5)
    art.line(path, ink, width)
    return art.sprite()


def _course(dx: int, dy: int) -> list[Point]:
    steps = 32
    bend = 0.55 * dx
    points = []
    for step in range(steps + 1):
        t = step / steps
        b, c, d = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((b * bend + c * (dx - bend) + d * dx, (c + d) * dy))
    return points


@SPRITES.keep
def _station() -> Sprite:
    art = Artwork(-14, -14, 14, 14)
    art.ellipse(0, 0, 13, 13, INK)
    art.ellipse(0, 0, 10.5, 10.5, WHITE)
    art.ellipse(0, 0, 7, 7, INK)
    art.ellipse(0, 0, 4, 4, WHITE)
    return art.sprite()


@SPRITES.keep
def _crown(width: int, height: int) -> Sprite:
    """The accented first row of the final, round at its upper corners only."""
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, RADIUS, ACCENT)
    art.plate(0, RADIUS, width, height, 0, ACCENT)
    return art.sprite()


@SPRITES.keep
def _dotted(width: int) -> Sprite:
    art = Artwork(0, -1, width, 1)
    for x in range(0, width - 6, 11):
        art.plate(x, -1, x + 6, 1, 0, LINE)
    return art.sprite()


@SPRITES.keep
def _dashed(width: int, height: int) -> Sprite:
    """The outline of a box in dashes."""
    art = Artwork(0, 0, width, height)
    points = round_box(2, 2, width - 2, height - 2, RADIUS)
    dashes = _walk(points, 12, 8)
    for dash in dashes:
        art.line(dash, LINE, 2.4)
    return art.sprite()


def _walk(points: tuple[Point, ...], on: float, off: float) -> list[list[Point]]:
    """Pieces of a closed path, one for each dash."""
    found: list[list[Point]] = [[points[0]]]
    left, is_on = on, True
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        gone = 0.0
        while length - gone > left:
            gone += left
            here = (ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length)
            if is_on:
                found[-1].append(here)
            else:
                found.append([here])
            is_on = not is_on
            left = on if is_on else off
        left -= length - gone
        if is_on:
            found[-1].append((bx, by))
    return found
