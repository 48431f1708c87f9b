"""Everybody's rating and public means, the tiles on the moons, and the six resources of one seat."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, MUTED, TEXT
from render.core.text import Line, Type, fit, number, seat_name, signed
from render.tmars.board.asked import waiting
from render.tmars.board.head import ink_disc
from render.tmars.board.panels import draw_owner, panel, plate
from render.tmars.board.spaces import badge, tick
from render.tmars.board.tiles import tile
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import RADIUS
from render.tmars.palette import (
    MOON_TEXT,
    NO_PRODUCTION,
    PRODUCTION,
    PRODUCTION_LOSS,
    PRODUCTION_TEXT,
    owner_colour,
)
from render.tmars.table.layout import MAP, MOON, MOONS, OWN_TOP, own_boxes, seat_boxes
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import BOT, NEUTRAL, NOBODY, View

RATING = (Type(60), Type(54), Type(48), Type(42))
LOW = 100
"""The height below which a seat's box has smaller signs."""
NAMES = (Type(42), Type(36), Type(32))
FIGURE = (Type(40), Type(36), Type(32))
STOCK = (Type(58), Type(50), Type(44), Type(36))
MADE = (Type(40), Type(36))
WITH_TAGS = 160
"""The least height of a seat's box with a line of tags."""
SIGN, SMALL, BAR = 56, 40, 6


def draw_seats(canvas: Canvas, view: View, say: Say) -> None:
    owners = [*range(len(view.seats)), *([BOT] if view.bot is not None else [])]
    boxes = seat_boxes(len(view.seats), bot=view.bot is not None)
    framed = _framed(view)
    for owner, box in zip(owners, boxes, strict=True):
        panel(canvas, box)
        if owner in framed:
            plate(canvas, box, RADIUS, None, ACCENT, 5)
        if view.bot is None:
            _draw_seat(canvas, box, view, owner, say)
        else:
            _draw_rating(canvas, box, view, owner, box.middle[1], start=box.x0 + 40)


def _framed(view: View) -> Sequence[int]:
    """Return the active players, or the winners."""
    if view.outcome is None:
        return waiting(view)
    return view.outcome.winners or ((BOT,) if view.bot is not None else ())


def _draw_rating(
    canvas: Canvas, box: Box, view: View, owner: int, y: int, *, start: int, r: int = 26
) -> int:
    """Draw an owner's sign at the left and the rating at the right; return where the rating begins."""
    draw_owner(canvas, owner, start, y, r)
    sign, figure, passed = _standing(view, owner)
    room = box.x1 - 14 - 52 - (start + r + 8)
    low = box.height < LOW
    line = fit(figure, min(room, 140), RATING[-1:] if low else RATING)
    ink = MUTED if passed else TEXT
    canvas.write(line, box.x1 - 14, y, ink, within=box, align="right")
    size = SMALL if low else 48
    return canvas.stamp(icon(sign, size), box.x1 - 24 - line.width - size // 2, y).x0


def _draw_seat(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say) -> None:
    """Draw name and rating, below them money, hand, greeneries and cities, and tags where there is room."""
    low = box.height < LOW
    rows = 3 if box.height >= WITH_TAGS else 2
    pitch = (box.height - 4) // rows
    y = box.y0 + 2 + pitch // 2
    left = _draw_rating(canvas, box, view, seat, y, start=box.x0 + 38, r=20)
    state = view.seats[seat]
    ink = MUTED if state.passed and view.stage == "action" else TEXT
    name = fit(seat_name(say, seat), left - 10 - (box.x0 + 72), NAMES[low:])
    canvas.write(name, box.x0 + 72, y, ink, within=box)
    figures = (
        ("mc", state.stock["mc"]),
        ("hand", state.hand),
        ("greenery", state.greeneries),
        ("city", state.cities),
    )
    quarter = (box.width - 28) // len(figures)
    for index, (sign, value) in enumerate(figures):
        x = box.x0 + 16 + quarter * index
        canvas.stamp(icon(sign, SMALL), x + SMALL // 2, y + pitch)
        line = fit(str(value), quarter - SMALL - 10, FIGURE[low:])
        tone = TEXT if value else MUTED
        canvas.write(line, x + SMALL + 7, y + pitch, tone, within=box)
    if rows > 2:
        _draw_tags(canvas, box, state.tags, y + 2 * pitch)


def _draw_tags(canvas: Canvas, box: Box, tags: dict[str, int], y: int) -> None:
    x = box.x0 + 16
    for name, count in sorted(tags.items(), key=lambda each: -each[1]):
        line = Line(str(count), Type(36))
        if x + SMALL + 5 + line.width > box.x1 - 8:
            break
        canvas.stamp(tag(name, SMALL), x + SMALL // 2, y)
        canvas.write(line, x + SMALL + 5, y, TEXT, within=box)
        x += SMALL + 5 + line.width + 12


def _standing(view: View, owner: int) -> tuple[str, str, bool]:
    """The sign and the number of a seat or MarsBot, and whether it has passed."""
    over = view.outcome is not None
    if owner == BOT:
        assert view.bot is not None
        bot = view.bot
        if over:
            return "vp", number(sum(part.points for part in bot.parts)), False
        return "tr", str(bot.tr), bot.passed and view.stage == "action"
    state = view.seats[owner]
    if view.outcome is not None:
        return "vp", number(view.outcome.scores[owner].total), False
    return "tr", str(state.tr), state.passed and view.stage == "action"


def draw_moons(canvas: Canvas, view: View) -> None:
    """Draw each moon on which there is a tile, or one may be placed, with its first letter or the tile on it."""
    touched = {*view.tiles, *view.legal, *view.claims, view.chosen}
    for label, (x, y) in zip(OFF_MAP, MOONS, strict=True):
        if label not in touched:
            continue
        if label in view.legal or label == view.chosen or label in view.marked:
            canvas.stamp(ink_disc(MOON // 2 + 2), x, y)
            plate(canvas, _about(x, y, MOON // 2 + 4), MOON // 2 + 4, None, ACCENT, 6)
        canvas.stamp(icon("moon", MOON), x, y)
        lying = view.tiles.get(label)
        if lying is None:
            canvas.write(Line(label[:1], Type(40)), x, y, MOON_TEXT, within=MAP, align="middle")
        else:
            canvas.stamp(tile(lying.kind, MOON - 16, lying.owner), x, y)
            if lying.owner not in (NEUTRAL, NOBODY):
                canvas.stamp(badge(lying.owner, 16), x + 22, y + 22)
        if label == view.chosen:
            canvas.stamp(tick(18), x - 22, y + 22)


def _about(x: int, y: int, r: int) -> Box:
    return Box(x - r, y - r, x + r, y + r)


def shown_seat(view: View) -> Seat:
    """The seat with its resources shown: the viewer, at the end a winner, else one that must act or goes first."""
    if view.viewer is not None:
        return view.viewer
    if view.outcome is not None:
        return view.outcome.winners[0] if view.outcome.winners else 0
    if seats := waiting(view):
        return seats[0]
    return max(0, view.first)


def draw_own(canvas: Canvas, view: View) -> None:
    seat = shown_seat(view)
    state, boxes = view.seats[seat], own_boxes()
    for box, resource in zip(boxes, RESOURCES, strict=True):
        _draw_resource(
            canvas, box, seat, resource, state.stock[resource], state.production[resource]
        )
    x = (boxes[2].x1 + boxes[3].x0) // 2
    canvas.stamp(ink_disc(20), x, OWN_TOP + 4)
    draw_owner(canvas, seat, x, OWN_TOP + 4, 12)


def _draw_resource(
    canvas: Canvas, box: Box, seat: Seat, resource: str, stock: int, production: int
) -> None:
    panel(canvas, box)
    plate(canvas, Box(box.x0 + 1, box.y0, box.x1 - 1, box.y0 + BAR), 3, owner_colour(seat))
    y = box.y0 + 40
    canvas.stamp(icon(resource, SIGN), box.x0 + 12 + SIGN // 2, y)
    value = fit(str(stock), box.width - 12 - SIGN - 4 - 24, STOCK)
    canvas.write(value, box.x1 - 14, y, TEXT if stock else MUTED, within=box, align="right")
    ground, ink = PRODUCTION, PRODUCTION_TEXT
    if production == 0:
        ground, ink = NO_PRODUCTION, MUTED
    elif production < 0:
        ink = PRODUCTION_LOSS
    below = Box(box.x0 + 12, box.y1 - 48, box.x1 - 12, box.y1 - 6)
    plate(canvas, below, 10, ground)
    line = fit(signed(production), below.width - 8, MADE)
    canvas.write(line, *below.middle, ink, within=below, align="middle")
