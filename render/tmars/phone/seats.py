"""Everybody's rating, the tiles on the moons, and the six resources of one seat."""

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
from render.tmars.icons.signs import icon
from render.tmars.layout import RADIUS
from render.tmars.palette import (
    MOON_TEXT,
    NO_PRODUCTION,
    PRODUCTION,
    PRODUCTION_LOSS,
    PRODUCTION_TEXT,
    owner_colour,
)
from render.tmars.phone.layout import OWN_TOP, own_boxes, seat_boxes
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.tmars.components.coordinates import OFF_MAP
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import BOT, NEUTRAL, NOBODY, View

RATING = (Type(56), Type(48), Type(42))
NAMES = (Type(44), Type(36), Type(30))
LEAST_NAME = 90
NARROW = 215
STOCK = (Type(72), Type(60), Type(52), Type(44), Type(36))
MADE = (Type(42), Type(36))
SIGN, BAR = 76, 7
MOON = 78


def draw_seats(canvas: Canvas, view: View, say: Say) -> None:
    owners = [*range(len(view.seats)), *([BOT] if view.bot is not None else [])]
    moons = _moons(view)
    boxes = seat_boxes(len(owners), len(moons))
    framed = _framed(view)
    for owner, box in zip(owners, boxes, strict=False):
        panel(canvas, box)
        if owner in framed:
            plate(canvas, box, RADIUS, None, ACCENT, 5)
        _draw_rating(canvas, box, view, owner, say)
    if moons:
        _draw_moons(canvas, boxes[-1], view, moons)


def _framed(view: View) -> Sequence[int]:
    """Return the active players, or the winners."""
    if view.outcome is None:
        return waiting(view)
    return view.outcome.winners or ((BOT,) if view.bot is not None else ())


def _draw_rating(canvas: Canvas, box: Box, view: View, owner: int, say: Say) -> None:
    """Draw sign and rating; a narrow box has a smaller sign, and no room for a name."""
    y, narrow = box.middle[1], box.width < NARROW
    r, size, edge = (16, 40, 12) if narrow else (21, 52, 20)
    draw_owner(canvas, owner, box.x0 + edge + r, y, r)
    left = box.x0 + edge + 2 * r + (4 if narrow else 14)
    sign, figure, passed = _standing(view, owner)
    ink = MUTED if passed else TEXT
    line = fit(figure, box.x1 - edge - left - size - 8, RATING)
    canvas.write(line, box.x1 - edge, y, ink, within=box, align="right")
    middle = box.x1 - edge - line.width - (6 if narrow else 10) - size // 2
    right = canvas.stamp(icon(sign, size), middle, y).x0 - 14
    if right - left >= LEAST_NAME:
        name = say(msg("tmars.marsbot")) if owner == BOT else seat_name(say, owner)
        line = fit(name, right - left, NAMES)
        # A name cut short says less than MarsBot's sign beside it.
        if owner != BOT or line.text == name:
            canvas.write(line, left, y, ink, within=box)


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


def _moons(view: View) -> list[str]:
    """The moons on which there is a tile or one may be placed."""
    touched = {*view.tiles, *view.legal, *view.claims, view.chosen}
    return [label for label in OFF_MAP if label in touched]


def _draw_moons(canvas: Canvas, box: Box, view: View, moons: list[str]) -> None:
    """Draw each moon with its first letter and the tile on it."""
    panel(canvas, box)
    pitch = box.width // len(moons)
    for index, label in enumerate(moons):
        x, y = box.x0 + pitch * index + pitch // 2, box.middle[1]
        if label in view.legal or label == view.chosen or label in view.marked:
            canvas.stamp(ink_disc(MOON // 2 + 2), x, y)
            plate(canvas, _about(x, y, MOON // 2 + 4), MOON // 2 + 4, None, ACCENT, 6)
        canvas.stamp(icon("moon", MOON), x, y)
        lying = view.tiles.get(label)
        if lying is None:
            letter = Line(label[:1], Type(40))
            canvas.write(letter, x, y, MOON_TEXT, within=box, align="middle")
        else:
            canvas.stamp(tile(lying.kind, MOON - 16, lying.owner), x, y)
            if lying.owner not in (NEUTRAL, NOBODY):
                canvas.stamp(badge(lying.owner, 18), x + 26, y + 24)
        if label == view.chosen:
            canvas.stamp(tick(18), x - 26, y + 24)


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
    canvas.stamp(ink_disc(22), x, OWN_TOP + 8)
    draw_owner(canvas, seat, x, OWN_TOP + 8, 13)


def _draw_resource(
    canvas: Canvas, box: Box, seat: Seat, resource: str, stock: int, production: int
) -> None:
    panel(canvas, box)
    plate(canvas, Box(box.x0 + 1, box.y0, box.x1 - 1, box.y0 + BAR), 3, owner_colour(seat))
    y = box.y0 + 62
    canvas.stamp(icon(resource, SIGN), box.x0 + 12 + SIGN // 2, y)
    value = fit(str(stock), box.width - 12 - SIGN - 4 - 10, STOCK)
    canvas.write(value, box.x1 - 10, y, TEXT if stock else MUTED, within=box, align="right")
    ground, ink = PRODUCTION, PRODUCTION_TEXT
    if production == 0:
        ground, ink = NO_PRODUCTION, MUTED
    elif production < 0:
        ink = PRODUCTION_LOSS
    below = Box(box.x0 + 12, box.y1 - 58, box.x1 - 12, box.y1 - 8)
    plate(canvas, below, 10, ground)
    line = fit(signed(production), below.width - 8, MADE)
    canvas.write(line, *below.middle, ink, within=below, align="middle")
