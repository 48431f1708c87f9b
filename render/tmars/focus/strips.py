"""The strip of own means below the choices."""

from collections.abc import Mapping, Sequence

from render.core.boxes import Box
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, TEXT, Colour, mix, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.text import Line, Type, fit, number, signed
from render.tmars.board.tiles import owner_sign
from render.tmars.focus.tiles import GAP, MARGIN, WIDTH
from render.tmars.icons.signs import icon, tag
from render.tmars.palette import PRODUCTION, PRODUCTION_TEXT, REFUSAL, SUNK, owner_colour
from rules.core.seats import Seat
from rules.core.text import Msg, msg, seat_msg
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import View
from rules.tmars.wording.names import resource_msg

HEIGHT, LINE_HEIGHT = 118, 100
STOCK = (Type(58), Type(48), Type(ESSENTIAL_PX), Type(LEAST_PX))
ARROW = "→"


def of_seat(seat: Seat, resource: str) -> Msg:
    """The name of a seat's resource, for lessons."""
    return msg("core.region.of_seat", seat=seat_msg(seat), what=resource_msg(resource))


def plate(focus: Focus, box: Box, fill: Colour, rim: Colour = HAIR, width: int = 1) -> None:
    focus.stamp(box_sprite(box.width, box.height, 12, fill, rim, width), box.x0, box.y0)


def draw_means(focus: Focus, y: int, view: View, seat: Seat, spent: Mapping[str, int]) -> None:
    """Draw the rating and the six resources with their production, or with what is left of one that is spent."""
    mine, pitch = view.seats[seat], (WIDTH - 2 * MARGIN + GAP) // 7
    boxes = [
        Box(MARGIN + i * pitch, y, MARGIN + (i + 1) * pitch - GAP, y + HEIGHT) for i in range(7)
    ]
    _draw_rating(focus, boxes[0], mine.tr, seat)
    for box, resource in zip(boxes[1:], RESOURCES, strict=True):
        name = str(resource)
        plate(focus, box, SUNK)
        focus.parts.append(Region(of_seat(seat, name), box))
        have = mine.stock.get(name, 0)
        is_long = Line(str(have), STOCK[-1]).width > box.width - 86
        side = 44 if is_long else 56
        focus.sign(icon(name, side), box.x0 + (side // 2 + 4 if is_long else 40), box.y0 + 40)
        line = fit(str(have), box.width - side - (18 if is_long else 30), STOCK)
        ink = TEXT if have else MUTED
        focus.say(line, box.x1 - 12, box.y0 + 42, ink, on=SUNK, within=box, align="right")
        foot = Box(box.x0 + 12, box.y1 - 48, box.x1 - 12, box.y1 - 8)
        if lost := spent.get(name, 0):
            after = Line(f"{ARROW} {number(have - lost)}", Type(ESSENTIAL_PX))
            focus.say(after, *foot.middle, ACCENT, on=SUNK, within=box, align="middle")
        elif made := mine.production.get(name, 0):
            focus.stamp(
                box_sprite(foot.width, foot.height, 8, PRODUCTION, None, 0), foot.x0, foot.y0
            )
            ink = PRODUCTION_TEXT if made > 0 else REFUSAL
            said = Line(signed(made), Type(38))
            focus.say(said, *foot.middle, ink, on=PRODUCTION, within=box, align="middle")


def _draw_rating(focus: Focus, box: Box, rating: int, seat: Seat) -> None:
    tone = seat_colour(seat)
    ground = mix(PANEL, tone, 0.3)
    plate(focus, box, ground, tone, 3)
    focus.sign(icon("tr", 58), box.x0 + 40, box.y0 + 40)
    line = fit(str(rating), box.width - 84, STOCK)
    focus.say(line, box.x1 - 12, box.y0 + 42, TEXT, on=ground, within=box, align="right")
    focus.sign(sign(seat, 21, tone), box.x0 + 38, box.y1 - 27)


def draw_money(focus: Focus, y: int, have: int, left: Sequence[tuple[int, int]], now: int) -> None:
    """Draw the money, and what is left after each number of cards; the current number is gold."""
    box = Box(MARGIN, y, WIDTH - MARGIN, y + LINE_HEIGHT)
    plate(focus, box, PANEL)
    y = box.middle[1]
    focus.sign(icon("mc", 64), box.x0 + 50, y)
    start = box.x0 + 96
    line = Line(str(have), Type(60))
    focus.say(line, start, y, TEXT, on=PANEL, within=box)
    room = box.x1 - 10 - (start + line.width + 30)
    pitch = min(236, room // max(1, len(left)))
    for index, (cards, rest) in enumerate(left):
        x = box.x1 - 10 - pitch * (len(left) - index)
        ink = ACCENT if cards == now else TEXT
        focus.sign(icon("card", 50), x + 22, y)
        said = Line(str(cards), Type(46))
        focus.say(said, x + 44, y, ink, on=PANEL, within=box)
        focus.sign(icon("arrow", 32), x + 44 + said.width + 26, y, is_minor=True)
        after = Line(number(rest), Type(46))
        focus.say(after, x + 44 + said.width + 50, y, ink, on=PANEL, within=box)


def draw_standing(focus: Focus, y: int, view: View, seat: Seat) -> None:
    """Draw the rating, the size of the hand and the tags in play, most frequent first."""
    mine = view.seats[seat]
    box = Box(MARGIN, y, WIDTH - MARGIN, y + LINE_HEIGHT)
    plate(focus, box, SUNK)
    x, y = box.x0 + 10, box.middle[1]
    for name, count in (("tr", mine.tr), ("hand", mine.hand)):
        focus.sign(icon(name, 54), x + 28, y)
        line = Line(str(count), Type(48))
        focus.say(line, x + 64, y, TEXT, on=SUNK, within=box)
        x += 64 + line.width + 22
    ranked = sorted(mine.tags.items(), key=lambda each: -each[1])
    for name, count in ranked:
        line = Line(str(count), Type(ESSENTIAL_PX))
        if x + 52 + line.width > box.x1 - 8:
            break
        focus.sign(tag(name, 46), x + 24, y)
        focus.say(line, x + 52, y, TEXT, on=SUNK, within=box)
        x += 52 + line.width + 14


def draw_beside_map(
    focus: Focus, box: Box, view: View, seat: Seat, gains: Mapping[str, int]
) -> int:
    """Draw rating, money and plants at the right of a strip, with their changes; return where they begin."""
    mine, x, y = view.seats[seat], box.x1 - 18, box.middle[1]
    held = (("plants", mine.stock["plants"]), ("mc", mine.stock["mc"]), ("tr", mine.tr))
    said = [
        (name, f"{value} {ARROW} {number(value + gains[name])}" if gains.get(name) else str(value))
        for name, value in held
    ]
    types = (Type(50), Type(ESSENTIAL_PX), Type(LEAST_PX))
    taken = 3 * (56 + 42)
    room = box.width * 2 // 3
    type_ = next(
        (each for each in types if taken + sum(Line(text, each).width for _, text in said) <= room),
        types[-1],
    )
    for name, text in said:
        line = Line(text, type_)
        ink = ACCENT if gains.get(name) else TEXT
        focus.say(line, x, y, ink, on=PANEL, within=box, align="right")
        x = focus.sign(icon(name, 56), x - line.width - 40, y).x0 - 24
    return x


def draw_owner(focus: Focus, owner: int, x: int, y: int, r: int) -> Box:
    """Draw the sign of a seat or of MarsBot on a dark disc."""
    disc = box_sprite(2 * r + 10, 2 * r + 10, r + 5, INK, None, 0)
    focus.stamp(disc, x - r - 5, y - r - 5)
    return focus.sign(owner_sign(owner, r, owner_colour(owner)), x, y)
