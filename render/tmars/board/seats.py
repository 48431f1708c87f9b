"""A panel for each seat: name, rating, resources with their production, tags."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, INK, MUTED, TEXT
from render.core.plates import draw_frame
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, number, seat_name, signed
from render.tmars.board.asked import waiting
from render.tmars.board.panels import (
    BODY,
    LOUD,
    NAME,
    SMALL,
    TABLE,
    counted,
    draw_first,
    panel,
    pill,
    plate,
    word,
)
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import (
    LOWER_Y,
    NAME_X,
    NAME_Y,
    RADIUS,
    TAGS_UP,
    UPPER_Y,
    cells,
    panel_box,
)
from render.tmars.palette import (
    NO_PRODUCTION,
    PRODUCTION,
    PRODUCTION_LOSS,
    PRODUCTION_TEXT,
    SUNK,
    owner_colour,
)
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.tmars.components.effects import RESOURCES, Tag
from rules.tmars.view import SeatView, View

TAG_ORDER = (
    Tag.BUILDING,
    Tag.SPACE,
    Tag.SCIENCE,
    Tag.POWER,
    Tag.EARTH,
    Tag.JOVIAN,
    Tag.PLANT,
    Tag.MICROBE,
    Tag.ANIMAL,
    Tag.CITY,
    Tag.WILD,
    Tag.EVENT,
)
TAG_SIZES = ((32, TABLE), (27, SMALL), (22, Type(17)), (18, Type(14)))
NAMES = ((NAME, 1), (Type(28), 1), (BODY, 1), (TABLE, 2))
UPPER_NAMES = (*NAMES[:3], (TABLE, 1), (SMALL, 1), (SMALL, 2), (Type(17), 2))
UPPER_PITCH = 20
"""The distance between the two lines of a name above a corporation."""
CORPORATIONS = tuple(Type(size, Weight.REGULAR) for size in (22, 20, 19, 18))


def draw_seat_ground(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw the constant parts: panel, colour bar, sign, cells, and the signs of the resources."""
    panel(canvas, box)
    bar = Box(box.x0 + 8, box.y0 + 16, box.x0 + 16, box.y1 - 16)
    plate(canvas, bar, 4, owner_colour(seat))
    canvas.stamp(sign(seat, 15, owner_colour(seat)), box.x0 + 46, box.y0 + NAME_Y)
    for cell, resource in zip(cells(box), RESOURCES, strict=True):
        plate(canvas, cell, 10, SUNK)
        canvas.stamp(icon(resource, 42), cell.x0 + 26, cell.middle[1])


def draw_seats(canvas: Canvas, view: View, say: Say) -> None:
    acting = waiting(view)
    for seat in range(len(view.seats)):
        draw_seat(canvas, panel_box(seat), view, seat, say, acting=seat in acting)


def draw_seat(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say, *, acting: bool) -> None:
    """Draw the seat's values onto the ground of its panel."""
    state = view.seats[seat]
    canvas.part(
        lambda on: _draw_head(on, box, view, seat, say, acting=acting),
        ("head", state.corporation, state.tr, len(state.tableau), state.events, state.hand),
        (acting, state.passed, view.first == seat, view.stage, view.outcome),
    )
    for cell, resource in zip(cells(box), RESOURCES, strict=True):
        _place_resource(canvas, cell, state.stock[resource], state.production[resource])
    canvas.part(
        lambda on: _draw_tags(on, box, state), "tags", state.tags, state.cities, state.greeneries
    )


def _place_resource(canvas: Canvas, cell: Box, stock: int, production: int) -> None:
    canvas.part(lambda on: _draw_resource(on, cell, stock, production), stock, production)


def _draw_head(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say, *, acting: bool) -> None:
    """Draw the frame of a seat that acts or has won, its name, and the numbers beside it."""
    state = view.seats[seat]
    won = view.outcome is not None and seat in view.outcome.winners
    if acting or won:
        draw_frame(canvas, box, RADIUS, ACCENT, 4)
    y = box.y0 + (NAME_Y if state.corporation is None else UPPER_Y)
    right = _draw_figures(canvas, box, view, seat) - 16
    left = _draw_marks(canvas, box, view, seat, right, y, say, acting=acting)
    _draw_name(canvas, box, view, seat, left, y, say)
    if state.corporation is not None:
        said = say(msg(f"tmars.card.{state.corporation}"))
        line = fit(said, right - box.x0 - NAME_X, CORPORATIONS)
        canvas.write(line, box.x0 + NAME_X, box.y0 + LOWER_Y, MUTED, within=box)


def _draw_figures(canvas: Canvas, box: Box, view: View, seat: Seat) -> int:
    """Draw the numbers at the right end of the panel's head; returns where they begin."""
    state, y = view.seats[seat], box.y0 + NAME_Y
    over = view.outcome is not None
    x = box.x1 - 18
    if view.outcome is not None:
        total = view.outcome.scores[seat].total
        x = counted(canvas, x, y, sign="vp", size=42, text=number(total), type_=LOUD, within=box)
        x = counted(
            canvas, x - 20, y, sign="tr", size=34, text=str(state.tr), type_=BODY, within=box
        )
    else:
        x = counted(canvas, x, y, sign="tr", size=42, text=str(state.tr), type_=LOUD, within=box)
    played = len(state.tableau) + state.events
    x = counted(canvas, x - 20, y, sign="played", size=30, text=str(played), type_=BODY, within=box)
    if not over:
        x = counted(
            canvas, x - 18, y, sign="hand", size=30, text=str(state.hand), type_=BODY, within=box
        )
    return x


def _draw_marks(
    canvas: Canvas, box: Box, view: View, seat: Seat, x: int, y: int, say: Say, *, acting: bool
) -> int:
    """Draw the marks for the seat's turn and for the first seat, ending at x; returns where they begin."""
    if acting:
        x = pill(canvas, x, y, Line(word(say, "to_act"), SMALL), ACCENT, INK, within=box) - 12
    elif view.seats[seat].passed and view.stage == "action":
        x = pill(canvas, x, y, Line(word(say, "passed"), SMALL), HAIR, TEXT, within=box) - 12
    if seat == view.first and view.outcome is None:
        x = draw_first(canvas, x, y) - 12
    return x


def _draw_name(
    canvas: Canvas, box: Box, view: View, seat: Seat, right: int, y: int, say: Say
) -> None:
    state, x = view.seats[seat], box.x0 + NAME_X
    ink = MUTED if state.passed and view.outcome is None else TEXT
    if state.corporation is None:
        name = fit_lines(seat_name(say, seat), right - x, NAMES)
        canvas.write_lines(name, x, y, ink, within=box)
        return
    name = fit_lines(seat_name(say, seat), right - x, UPPER_NAMES)
    top = y - UPPER_PITCH * (len(name) - 1) // 2
    for index, line in enumerate(name):
        canvas.write(line, x, top + UPPER_PITCH * index, ink, within=box)


def _draw_resource(canvas: Canvas, cell: Box, stock: int, production: int) -> None:
    x, room, high = cell.x0 + 52, cell.width - 56, cell.height // 2 - 9
    value = fit(str(stock), room, (Type(high + 5), NAME, Type(28), BODY))
    middle = cell.y0 + (cell.height - high) // 2
    canvas.write(value, x, middle, TEXT if stock else MUTED, within=cell)
    line = fit(signed(production), room, (Type(high - 8), NAME, SMALL))
    ground, ink = PRODUCTION, PRODUCTION_TEXT
    if production == 0:
        ground, ink = NO_PRODUCTION, MUTED
    elif production < 0:
        ink = PRODUCTION_LOSS
    box = Box(x - 2, cell.y1 - 5 - high, cell.x1 - 5, cell.y1 - 5)
    plate(canvas, box, 6, ground)
    canvas.write(line, *box.middle, ink, within=box, align="middle")


def _draw_tags(canvas: Canvas, box: Box, state: SeatView) -> None:
    y = box.y1 - TAGS_UP
    x = box.x1 - 18
    for kind, count in (("city", state.cities), ("greenery", state.greeneries)):
        x = counted(canvas, x, y, sign=kind, size=32, text=str(count), type_=TABLE, within=box) - 14
    shown = [(name, str(state.tags[name])) for name in TAG_ORDER if state.tags.get(name)]
    left = box.x0 + 26
    size, type_, gap = _tag_size([count for _, count in shown], x - left)
    for name, said in shown:
        line = Line(said, type_)
        canvas.stamp(tag(name, size), left + size // 2, y)
        canvas.write(line, left + size + size // 6, y, TEXT, within=box)
        left += size + size // 6 + line.width + gap


def _tag_size(counts: list[str], room: int) -> tuple[int, Type, int]:
    """The largest size of the discs that fits, with the type of their numbers and the gap between them."""
    for size, type_ in TAG_SIZES:
        width = sum(size + size // 6 + Line(count, type_).width for count in counts)
        gap = (room - width) // max(len(counts), 1)
        if gap >= size // 6:
            break
    return size, type_, max(0, min(gap, 14))
