"""The podium: columns of the board's own material, standing in the title's world."""

from math import cos, radians, sin
from random import Random

from PIL.Image import Image

from render.contest.pages.podium_layout import FLOOR, Column, columns_of, name_room
from render.contest.parts.palette import (
    FACES,
    LAUREL,
    LAUREL_DARK,
    MEDALS,
    SOFT,
)
from render.contest.parts.quantised import finished_podium
from render.contest.parts.signs import dagger
from render.contest.parts.words import DOT, date, shown
from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import PODIUM_WIDTH, Crest, Crests, flat_hexagon
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, SEATS, TEXT, Colour, mix, seat_colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines
from rules.contest.views.podium import PodiumView, Winner
from rules.core.text import Say, msg

EVENT = (Type(48), Type(ESSENTIAL_PX), Type(LEAST_PX))
ABOUT = Type(CAPTION_PX, Weight.REGULAR)
EMBLEM = 84
HEAD_Y = 62
FIRST_NAME = ((Type(48), 1), (Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 2))
NAME = FIRST_NAME[1:]
NAMES = ((Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 4))
"""Of entrants on one column."""
PLACE = (Type(120), Type(96), Type(84))
CONFETTI = (Box(8, 8, 300, 300), Box(900, 8, 1192, 300))
PIECES = 34
MOST_IN_CROWD = 8
"""So many discs stand on one column; more are counted."""
RIM = 6


def paint_podium(view: PodiumView, crests: Crests, say: Say) -> Image:
    crest = crests(view.title)
    canvas = Canvas(crest.world().copy())
    words = _draw_head(canvas, view, crest, say)
    columns = columns_of(view.winners)
    for column in sorted(columns, key=lambda each: -each.place):
        if column.width:
            _draw_column(canvas, column, crest, say, name_room(column, columns))
    keep_off = [words, *(name for column in columns if column.width for name in _names(column))]
    _draw_confetti(canvas, keep_off)
    return finished_podium(canvas.image, crest)


def _draw_head(canvas: Canvas, view: PodiumView, crest: Crest, say: Say) -> Box:
    """Draw emblem, name, title and date as one group in the middle; return the box that they cover."""
    room = 640
    event = fit(shown(view.event), room, EVENT)
    about = fit(say(view.about) + DOT + date(view.date, say), room, (ABOUT,))
    emblem = crest.emblem(EMBLEM)
    wide = emblem.image.width + 26 + max(event.width, about.width)
    left = (PODIUM_WIDTH - wide) // 2
    canvas.stamp(emblem, left + emblem.anchor[0], HEAD_Y)
    x = left + emblem.image.width + 26
    box = Box(left, 8, left + wide, 124)
    canvas.write(event, x, HEAD_Y - 18, TEXT, within=box)
    canvas.write(about, x, HEAD_Y + 32, SOFT, within=box)
    return box


def _draw_column(canvas: Canvas, column: Column, crest: Crest, say: Say, room: int) -> None:
    place = min(column.place, 3)
    medal = MEDALS[place - 1]
    canvas.stamp(
        _block(column.width, column.depth, FLOOR - column.top, place), column.x, column.top
    )
    canvas.stamp(
        crest.lid(place, round(0.86 * column.width), round(0.8 * column.depth)),
        column.x,
        column.top,
    )
    front = Box(
        column.x - column.width // 4,
        column.top + column.depth // 2,
        column.x + column.width // 4,
        FLOOR,
    )
    type_ = PLACE[place - 1] if column.width >= 250 else Type(72)
    line = Line(str(column.place), type_)
    y = front.y0 + 34 + round(0.37 * type_.size)
    canvas.write(line, column.x, y, medal, within=front, align="middle")
    result = column.winners[0].result
    if result is not None:
        y += round(0.37 * type_.size) + 36
        for words in fit_lines(say(result), front.width - 8, ((ABOUT, 2),)):
            canvas.write(words, column.x, min(y, FLOOR - 22), TEXT, within=front, align="middle")
            y += 38
    if len(column.winners) > 1:
        _draw_crowd(canvas, column, medal, say)
    else:
        _draw_winner(canvas, column, column.winners[0], medal, room)


def _draw_winner(canvas: Canvas, column: Column, winner: Winner, medal: Colour, room: int) -> None:
    is_first = column.place == 1
    r = 56 if is_first else 46
    y = column.top - r + 4
    canvas.stamp(_shadow(r), column.x, column.top + 8)
    if is_first:
        canvas.stamp(_laurel(r + 34), column.x, y)
    _draw_disc(canvas, winner, column.x, y, r, medal)
    _draw_name(canvas, column, winner, medal, room)


def _draw_disc(canvas: Canvas, winner: Winner, x: int, y: int, r: int, medal: Colour) -> None:
    ground = seat_colour(winner.seat) if winner.seat is not None else SOFT
    canvas.stamp(_disc(r, ground, medal), x, y)
    types = (Type(max(LEAST_PX, round(0.78 * r))), Type(LEAST_PX))
    room = Box(x - r, y - r, x + r, y + r)
    line = fit(shown(winner.initials), round(1.9 * r), types)
    canvas.write(line, x, y, INK, within=room, align="middle")


def _names(column: Column) -> list[Box]:
    """Return the boxes of names and discs, which confetti keeps clear of."""
    top = column.top - (310 if len(column.winners) > 1 else 250 if column.place == 1 else 210)
    return [Box(column.left - 60, top, column.right + 60, column.top + 90)]


def _draw_name(canvas: Canvas, column: Column, winner: Winner, medal: Colour, room: int) -> None:
    """Draw the name above the disc, in the medal's colour for the first, with a dagger before a withdrawn entrant."""
    is_first = column.place == 1
    choices = FIRST_NAME if is_first else NAME
    lines = fit_lines(shown(winner.name), room - 40 * winner.is_withdrawn, choices)
    bottom = column.top - (2 * (56 if is_first else 46)) - (30 if is_first else 16)
    size = lines[0].type.size
    pitch = round(1.3 * size)
    ink = medal if is_first else TEXT
    y = bottom - round(0.5 * size) - pitch * (len(lines) - 1)
    box = Box(column.x - room // 2, y - size, column.x + room // 2, bottom + 8)
    for index, line in enumerate(lines):
        canvas.write(line, column.x, y + pitch * index, ink, within=box, align="middle")
    if winner.is_withdrawn:
        canvas.stamp(dagger(size, ink), column.x - lines[0].width // 2 - 22, y)


def _draw_crowd(canvas: Canvas, column: Column, medal: Colour, say: Say) -> None:
    """Draw four or more that share a place: small discs in a row, and all names above them."""
    left = len(column.winners) - MOST_IN_CROWD
    shown_here = column.winners if left <= 0 else column.winners[: MOST_IN_CROWD - 1]
    count = min(len(column.winners), MOST_IN_CROWD)
    r = 36 if count <= 6 else 28
    pitch = (column.width - 40) // count
    first = column.x - pitch * (count - 1) // 2
    if left > 0:
        more = Line(say(msg("contest.more", count=left + 1)), Type(LEAST_PX))
        x = first + pitch * (count - 1)
        box = Box(x - 40, column.top - r - 20, x + 40, column.top - r + 20)
        canvas.write(more, x, column.top - r, TEXT, within=box, align="middle")
    for index, winner in enumerate(shown_here):
        x, y = first + pitch * index, column.top - r
        canvas.stamp(_shadow(r), x, column.top + 6)
        _draw_disc(canvas, winner, x, y, r, medal)
    room = min(column.width - 10, 2 * (column.x - 12), 2 * (PODIUM_WIDTH - column.x - 12))
    lines = fit_lines(DOT.join(shown(each.name) for each in column.winners), room, NAMES)
    bottom = column.top - 2 * r - 30
    pitch = round(1.3 * lines[0].type.size)
    ink = medal if column.place == 1 else TEXT
    for index, line in enumerate(reversed(lines)):
        y = bottom - pitch * index - pitch // 2
        box = Box(column.x - room // 2, y - pitch, column.x + room // 2, y + pitch)
        canvas.write(line, column.x, y, ink, within=box, align="middle")


@SPRITES.keep
def _block(width: int, depth: int, height: int, place: int) -> Sprite:
    """A hexagonal column; the anchor is the middle of its top."""
    left, front, right = FACES[place - 1]
    medal = MEDALS[place - 1]
    half, quarter, low = width / 2, width / 4, depth / 2
    base = height - low * 0.6
    art = Artwork(-half - 4, -low - 4, half + 4, height + 2)
    art.polygon(((-half, 0), (-quarter, low), (-quarter, height), (-half, base)), left)
    art.polygon(((-quarter, low), (quarter, low), (quarter, height), (-quarter, height)), front)
    art.polygon(((half, 0), (quarter, low), (quarter, height), (half, base)), right)
    art.line(((-quarter, low), (-quarter, height)), mix(left, medal, 0.25), 1.5)
    art.line(((quarter, low), (quarter, height)), mix(front, INK, 0.4), 1.5)
    face = flat_hexagon(width, depth)
    art.polygon(face, mix(medal, INK, 0.3))
    art.line(face, medal, RIM, closed=True)
    return art.sprite()


@SPRITES.keep
def _disc(r: int, ground: Colour, medal: Colour) -> Sprite:
    art = Artwork(-r - 5, -r - 5, r + 5, r + 5)
    art.ellipse(0, 0, r + 4, r + 4, medal)
    art.ellipse(0, 0, r + 1, r + 1, INK)
    art.ellipse(0, 0, r - 1.5, r - 1.5, ground)
    return art.sprite()


@SPRITES.keep
def _shadow(r: int) -> Sprite:
    art = Artwork(-r, -12, r, 12)
    art.ellipse(0, 0, 0.62 * r, 9, mix(BACKGROUND, INK, 0.5))
    return art.sprite()


@SPRITES.keep
def _laurel(r: int) -> Sprite:
    """A wreath, open at the top."""
    art = Artwork(-r - 20, -r - 20, r + 20, r + 20)
    for side in (-1, 1):
        for step in range(8):
            turn = radians(104 + step * 16.5)
            x, y = side * -cos(turn) * r, sin(turn) * r
            for lean, tone in ((24, LAUREL), (-30, LAUREL_DARK)):
                way = turn + radians(90 + lean)
                dx, dy = side * -cos(way), sin(way)
                nx, ny = -dy, dx
                art.polygon(
                    (
                        (x, y),
                        (x + 11 * dx + 6 * nx, y + 11 * dy + 6 * ny),
                        (x + 25 * dx, y + 25 * dy),
                        (x + 11 * dx - 6 * nx, y + 11 * dy - 6 * ny),
                    ),
                    tone,
                )
    return art.sprite()


def _draw_confetti(canvas: Canvas, keep_off: list[Box]) -> None:
    """Draw the signs of the five seats in the upper corners, away from words."""
    dice = Random(9)
    drawn = 0
    for _ in range(PIECES * 3):
        corner = CONFETTI[drawn % 2]
        x = corner.x0 + round(dice.random() * corner.width)
        y = corner.y0 + round(dice.random() * corner.height)
        piece = _piece(
            drawn % len(SEATS), 6 + round(4 * dice.random()), 15 * round(11 * dice.random())
        )
        box = piece.box(x, y)
        if drawn < PIECES and not any(box.inset(-14).overlap(taken) for taken in keep_off):
            canvas.stamp(piece, x, y)
            keep_off.append(box)
            drawn += 1


@SPRITES.keep
def _piece(seat: int, r: int, turn: int) -> Sprite:
    art = Artwork(-1.3 * r, -1.3 * r, 1.3 * r, 1.3 * r)
    way = radians(turn)
    points = [
        (x * cos(way) - y * sin(way), x * sin(way) + y * cos(way)) for x, y in sign_points(seat, r)
    ]
    art.polygon(points, seat_colour(seat))
    return art.sprite()
