"""What lies on the planet: tiles with their owners, claims, and the marks of the last move and of a choice."""

from render.core.artwork import Artwork, box_points
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, WHITE, Colour
from render.core.plates import box_sprite
from render.core.signs import sign_points
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit
from render.tmars.board.planet import middle_of
from render.tmars.board.tiles import owner_sign, tile
from render.tmars.icons.signs import icon
from render.tmars.layout import (
    BADGE,
    BADGE_DY,
    LABEL_DY,
    LABEL_PLATE,
    MOON_BADGE,
    MOON_LABEL_DY,
    MOON_R,
    MOON_RING,
    MOON_TILE,
    MOONS,
    W,
    hexagon,
)
from render.tmars.palette import MOON_TEXT, PLATE, owner_colour
from rules.core.text import Say, msg
from rules.tmars.components.content import BOARDS, GANYMEDE, OFF_MAP, PHOBOS, SPACES
from rules.tmars.view import NEUTRAL, NOBODY, View

LABEL = Type(19)
MOON_NAME = Type(19, Weight.REGULAR)
MOON_NAMES = {GANYMEDE: "ganymede", PHOBOS: "phobos"}
LAST_GROWN, LAST_GAP, LAST_LINE = 2, 9, 5
LEGAL_INSET, LEGAL_LINE = 3.5, 3


def place(square: Box, label: str) -> tuple[int, int]:
    """The middle of a space on a picture that holds the planet's square at a place."""
    x, y = MOONS[OFF_MAP.index(label)] if label in OFF_MAP else middle_of(label)
    return square.x0 + x, square.y0 + y


def draw_spaces(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    _draw_moons(canvas, square, view, say)
    built = [label for label in (*SPACES, *OFF_MAP) if label in view.tiles]
    for label in built:
        size = MOON_TILE if label in OFF_MAP else W - 1
        canvas.stamp(
            tile(shown_kind(view, label), size, view.tiles[label].owner), *place(square, label)
        )
    choosing = set(view.legal) | ({view.chosen} - {""})
    for label in view.marked:
        if label not in choosing:
            canvas.stamp(_last(off_map=label in OFF_MAP), *place(square, label))
    for label in view.legal:
        canvas.stamp(_legal(off_map=label in OFF_MAP), *place(square, label))
    if view.chosen:
        canvas.stamp(_last(off_map=view.chosen in OFF_MAP), *place(square, view.chosen))
    for label in built:
        owner = view.tiles[label].owner
        if owner not in (NEUTRAL, NOBODY):
            x, y = place(square, label)
            dx, dy = MOON_BADGE if label in OFF_MAP else (0, BADGE_DY)
            canvas.stamp(_badge(owner), x + dx, y + dy)
    for label, seat in view.claims.items():
        if label not in view.tiles:
            x, y = place(square, label)
            canvas.stamp(_flag(seat), x - round(0.12 * W), y + round(0.5 * W))
    for label in SPACES:
        if label in choosing:
            _draw_label(canvas, square, label, ACCENT, INK)
        elif label in view.tiles:
            _draw_label(canvas, square, label, PLATE, WHITE)
    if view.chosen:
        x, y = place(square, view.chosen)
        canvas.stamp(_tick(), x, y + round(0.3 * W))


def shown_kind(view: View, label: str) -> str:
    """What the tile on a space shows: a city on the space that is reserved for it has a dome."""
    kind = view.tiles[label].kind
    return "domed_city" if kind == "city" and label == BOARDS[view.board].noctis else kind


def _draw_label(canvas: Canvas, square: Box, label: str, ground: Colour, ink: Colour) -> None:
    x, y = place(square, label)
    canvas.stamp(_plate(ground), x, y + LABEL_DY)
    canvas.write(Line(label, LABEL), x, y + LABEL_DY, ink, within=square, align="middle")


def _draw_moons(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    for label, (dx, dy) in zip(OFF_MAP, MOONS, strict=True):
        x, y = square.x0 + dx, square.y0 + dy
        canvas.stamp(icon("moon", 2 * MOON_R), x, y)
        if label not in view.tiles:
            canvas.stamp(_towers(), x, y)
        name = fit(say(msg(f"tmars.board.{MOON_NAMES[label]}")), MOON_ROOM, (MOON_NAME,))
        y += MOON_LABEL_DY
        canvas.write(name, x, y, MUTED, within=square, align="middle")


@SPRITES.keep
def _towers() -> Sprite:
    """A city to come."""
    unit = MOON_R / 10
    art = Artwork(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
    for left, top, right in TOWERS:
        art.polygon(box_points(left * unit, top * unit, right * unit, 3 * unit), MOON_TEXT)
    return art.sprite()


TOWERS = ((-3.6, -0.6, -1.6), (-1.2, -3.2, 1.0), (1.4, -1.6, 3.6))
"""Left edge, top and right edge of each."""
MOON_ROOM = round(1.26 * W)


@SPRITES.keep
def _badge(owner: int) -> Sprite:
    """Whose a tile is: its sign on a dark disc."""
    art = Artwork(-BADGE - 1, -BADGE - 1, BADGE + 1, BADGE + 1)
    tone = owner_colour(owner)
    art.ellipse(0, 0, BADGE + 1, BADGE + 1, INK)
    art.ring(0, 0, BADGE - 1, BADGE - 1, tone, 2)
    if owner >= 0:
        art.polygon(sign_points(owner, 0.5 * BADGE), tone)
        return art.sprite()
    disc = art.sprite()
    mark = owner_sign(owner, 0.66 * BADGE, tone)
    image = disc.image.copy()
    x, y = disc.anchor[0] - mark.anchor[0], disc.anchor[1] - mark.anchor[1]
    image.paste(mark.image, (x, y), mark.image)
    return Sprite(image, disc.anchor)


@SPRITES.keep
def _plate(ground: Colour) -> Sprite:
    width, height = LABEL_PLATE
    return _centred(box_sprite(width, height, 6, ground, None, 0), width, height)


def _centred(sprite: Sprite, width: int, height: int) -> Sprite:
    return Sprite(sprite.image, (width // 2, height // 2))


@SPRITES.keep
def _last(*, off_map: bool) -> Sprite:
    """About a space: a dark gap, then the accent; about a moon, over its name, round."""
    art = Artwork(-0.62 * W, -0.7 * W, 0.62 * W, 0.7 * W)
    if off_map:
        art.ring(0, 0, MOON_RING, MOON_RING, INK, LAST_GAP)
        art.ring(0, 0, MOON_RING, MOON_RING, ACCENT, LAST_LINE)
        return art.sprite()
    corners = hexagon(W, -LAST_GROWN)
    art.line(corners, INK, LAST_GAP, closed=True)
    art.line(corners, ACCENT, LAST_LINE, closed=True)
    return art.sprite()


@SPRITES.keep
def _legal(*, off_map: bool) -> Sprite:
    art = Artwork(-0.6 * W, -0.7 * W, 0.6 * W, 0.7 * W)
    if off_map:
        art.ring(0, 0, MOON_RING, MOON_RING, ACCENT, LEGAL_LINE)
        return art.sprite()
    art.line(hexagon(W, LEGAL_INSET), ACCENT, LEGAL_LINE, closed=True)
    return art.sprite()


@SPRITES.keep
def _tick() -> Sprite:
    """On the space that has been chosen."""
    r = BADGE + 2
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ellipse(0, 0, r, r, INK)
    art.ellipse(0, 0, r - 2, r - 2, ACCENT)
    art.line(((-0.45 * r, 0.02 * r), (-0.1 * r, 0.36 * r), (0.46 * r, -0.32 * r)), INK, 0.22 * r)
    return art.sprite()


FLAG_WIDTH, FLAG_HEIGHT, MAST = 0.36 * W, 0.25 * W, 0.42 * W


@SPRITES.keep
def _flag(seat: int) -> Sprite:
    """A claim; its anchor is the foot of the mast."""
    art = Artwork(-3, -MAST - 3, FLAG_WIDTH + 4, 3)
    art.line(((0, 0), (0, -MAST)), INK, 5)
    edge = (
        (0, -MAST),
        (FLAG_WIDTH, -MAST),
        (FLAG_WIDTH, FLAG_HEIGHT - MAST),
        (0, FLAG_HEIGHT - MAST),
    )
    art.line(edge, INK, 3, closed=True)
    art.polygon(edge, owner_colour(seat))
    art.line(((0, 0), (0, -MAST)), WHITE, 2.5)
    x, y = 0.54 * FLAG_WIDTH, FLAG_HEIGHT / 2 - MAST
    points = sign_points(seat, 0.3 * FLAG_HEIGHT)
    art.polygon([(x + dx, y + dy) for dx, dy in points], INK)
    return art.sprite()
