"""The strip of own means: what the question changes or spends, before and after the chosen move."""

from render.core.boxes import Box
from render.core.palette import ACCENT, HAIR, MUTED, PANEL, TEXT, Colour, seat_colour
from render.core.panel.focus import LEAST_PX, Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.text import Line, Type, fit, number
from render.mine.focus.tile import LEFT, RIGHT
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.palette import SUNK
from rules.core.seats import Seat
from rules.core.text import msg, seat_msg
from rules.mine.components.content import ENERGY
from rules.mine.components.terms import RESOURCES
from rules.mine.view import View
from rules.mine.wording.cards import resource_msg

STRIP_HEIGHT = 122
CELL = (138, 102)
CELL_X, CELL_PITCH = 272, 146
_LARGE, _FIGURE, _AFTER = Type(56), Type(44), Type(50)
_SIZES = (_LARGE, _FIGURE, Type(LEAST_PX))
_AMOUNTS = (Type(52), Type(46), Type(40))


def draw_strip(focus: Focus, question: Question[View], y: int) -> None:
    now, then = question.now, question.then
    seat = now.viewer
    assert seat is not None
    box = Box(LEFT, y, RIGHT, y + STRIP_HEIGHT)
    focus.stamp(box_sprite(box.width, box.height, 12, PANEL, HAIR, 1), box.x0, box.y0)
    focus.stamp(box_sprite(9, box.height, 4, seat_colour(seat), None, 0), box.x0, box.y0)
    focus.parts.append(Region(seat_msg(seat), box))
    if now.acting == seat and now.phase is not None:
        _draw_turn(focus, box, question, seat)
    else:
        _draw_stock(focus, box, now, then, seat)
    for column, resource in enumerate(RESOURCES):
        left = box.x0 + CELL_X + column * CELL_PITCH - 16
        cell = Box(left, y + 10, left + CELL[0], y + 10 + CELL[1])
        draw_holding(focus, cell, question, seat, resource)
    _draw_score(focus, box, now, then, seat)


def _draw_turn(focus: Focus, box: Box, question: Question[View], seat: Seat) -> None:
    """Draw the means of a turn: credits first while something is bought, otherwise energy, then the rest."""
    now, then = question.now, question.then
    mine, after = now.seats[seat], then.seats[seat]
    x, upper, lower = box.x0 + 26, box.y0 + 36, box.y1 - 32
    funds = ("credit", _funds(now), _funds(then))
    buys = ("buy", mine.purchases, after.purchases)
    if now.phase == "buy" or question.verb in ("buy", "coin", "end_play"):
        _draw_amount(focus, box, x, upper, *funds, is_large=True)
        x = _draw_amount(focus, box, x, lower, *buys)
        if mine.coins:
            _draw_amount(focus, box, x + 18, lower, "coin", mine.coins, after.coins)
        return
    if mine.energy > ENERGY or mine.energy != after.energy:
        _draw_amount(focus, box, x, upper, "energy", mine.energy, after.energy, is_large=True)
    else:
        for index in range(ENERGY):
            sprite = icon("energy" if index < mine.energy else "spent", 48)
            focus.sign(sprite, x + 24 + 54 * index, upper)
    x = _draw_amount(focus, box, x, lower, *funds)
    if mine.coins:
        _draw_amount(focus, box, x + 18, lower, "coin", mine.coins, after.coins)
    elif mine.purchases != 1 or after.purchases != 1:
        _draw_amount(focus, box, x + 18, lower, *buys)


def _draw_stock(focus: Focus, box: Box, now: View, then: View, seat: Seat) -> None:
    """Draw the means of a seat whose turn it is not: coins and penalty points."""
    mine, after = now.seats[seat], then.seats[seat]
    x = box.x0 + 26
    _draw_amount(focus, box, x, box.y0 + 36, "coin", mine.coins, after.coins)
    _draw_amount(focus, box, x, box.y1 - 32, "penalty", mine.penalty, after.penalty, is_large=True)


def _funds(view: View) -> int:
    return 0 if view.mine is None else view.mine.funds


def _draw_amount(
    focus: Focus,
    box: Box,
    x: int,
    y: int,
    name: str,
    before: int,
    after: int,
    *,
    is_large: bool = False,
) -> int:
    """Draw a sign and its number, in gold if the move changes it; return where they end.

    A large one also shows the number before.
    """
    x = focus.sign(icon(name, 48), x + 24, y).x1 + 6
    type_ = _LARGE if is_large else _FIGURE
    if is_large and before != after:
        room = box.x0 + CELL_X - 22 - x - 40
        type_ = fit(number(before) + number(after), room, _SIZES).type
    if before == after or not is_large:
        ink: Colour = ACCENT if before != after else TEXT if after else MUTED
        return focus.say(Line(number(after), type_), x, y, ink, on=PANEL, within=box).x1
    said = focus.say(Line(number(before), type_), x, y, TEXT, on=PANEL, within=box)
    arrow = focus.sign(icon("arrow", 26), said.x1 + 20, y, is_minor=True)
    line = Line(number(after), type_)
    return focus.say(line, arrow.x1 + 4, y, ACCENT, on=PANEL, within=box).x1


def draw_holding(
    focus: Focus, cell: Box, question: Question[View], seat: Seat, resource: str
) -> None:
    """Draw an amount in its cell, with a crown if no other seat has as many."""
    amounts = [state.resources[resource] for state in question.then.seats]
    before, after = question.now.seats[seat].resources[resource], amounts[seat]
    focus.stamp(box_sprite(cell.width, cell.height, 8, SUNK, None, 0), cell.x0, cell.y0)
    x, y = cell.x0 + 36, cell.middle[1]
    is_most = bool(after) and after == max(amounts) and amounts.count(after) == 1
    focus.sign(stone(resource, 56), x, y + (8 if is_most else 0))
    if is_most:
        focus.sign(icon("crown", 38), x, cell.y0 + 16)
    left = cell.x0 + 70
    if before == after:
        value = fit(str(after), cell.width - 76, _AMOUNTS)
        ink = TEXT if after else MUTED
        focus.say(value, left, y, ink, on=SUNK, within=cell)
    else:
        old = Line(str(before), Type(36))
        focus.say(old, left, cell.y0 + 22, MUTED, on=SUNK, within=cell)
        new = Line(str(after), _AFTER)
        focus.say(new, left, cell.y1 - 30, ACCENT, on=SUNK, within=cell)
    shows = msg("core.region.of_seat", seat=seat_msg(seat), what=resource_msg(resource))
    focus.parts.append(Region(shows, cell))


def _draw_score(focus: Focus, box: Box, now: View, then: View, seat: Seat) -> None:
    before, after = _points(now), _points(then)
    right, upper, lower = box.x1 - 14, box.y0 + 36, box.y1 - 30
    ink = TEXT if before == after else ACCENT
    room = CELL_X + 5 * CELL_PITCH - 16
    line = fit(number(after), right - 60 - (box.x0 + room), _SIZES)
    x = focus.say(line, right, upper, ink, on=PANEL, within=box, align="right").x0
    focus.sign(icon("shield", 52), x - 34, upper)
    state, x = then.seats[seat], right
    for name, count in (("pile", len(state.discard)), ("deck", state.deck)):
        value = Line(str(count), Type(38))
        x = focus.say(value, x, lower, TEXT, on=PANEL, within=box, align="right").x0
        x = focus.sign(icon(name, 40), x - 26, lower).x0 - 12


def _points(view: View) -> int:
    """The present score with the own corporate goal."""
    return 0 if view.mine is None else sum(part.points for part in view.mine.parts)
