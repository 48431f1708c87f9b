"""Everything on the planet: tiles with their owners, claims, and the marks of the last move and of a choice."""

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
    GRID,
    MOON_BADGE,
    MOON_LABEL_DY,
    MOON_R,
    MOON_RING,
    MOON_TILE,
    MOONS,
    Grid,
    W,
    hexagon,
)
from render.tmars.palette import MOON_TEXT, PLATE, owner_colour
from rules.core.text import Say, msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.coordinates import GANYMEDE, OFF_MAP, PHOBOS, SPACES
from rules.tmars.view import NEUTRAL, NOBODY, View

MOON_NAME = Type(19, Weight.REGULAR)
MOON_NAMES = {GANYMEDE: "ganymede", PHOBOS: "phobos"}


def place(square: Box, label: str) -> tuple[int, int]:
    """The middle of a space; the square is the planet's place on the picture."""
    x, y = MOONS[OFF_MAP.index(label)] if label in OFF_MAP else middle_of(label)
    return square.x0 + x, square.y0 + y


def draw_spaces(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    """Draw everything on the map and on the moons beside it, onto the planet's square."""
    canvas.part(
        lambda on: _draw_all(on, square, view, say),
        "spaces",
        (view.tiles, view.claims, view.marked, view.legal, view.chosen),
    )


def _draw_all(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    _draw_moons(canvas, square, view, say)
    draw_map(canvas, square, view, GRID)
    draw_moon_tiles(canvas, square, view)


def draw_map(canvas: Canvas, square: Box, view: View, grid: Grid) -> None:
    """Draw everything on the map; the square is the map's place on the picture."""
    places = {label: _placed(square, label, grid) for label in SPACES}
    built = [label for label in SPACES if label in view.tiles]
    for label in built:
        kind, owner = shown_kind(view, label), view.tiles[label].owner
        canvas.stamp(tile(kind, grid.w - 1, owner), *places[label])
    choosing = _choosing(view)
    for label in view.marked:
        if label not in choosing and label in places:
            canvas.stamp(last_mark(grid), *places[label])
    for label in view.legal:
        if label in places:
            canvas.stamp(legal_mark(grid), *places[label])
    if view.chosen in places:
        canvas.stamp(last_mark(grid), *places[view.chosen])
    for label in built:
        owner = view.tiles[label].owner
        if owner not in (NEUTRAL, NOBODY):
            x, y = places[label]
            canvas.stamp(badge(owner, grid.badge), x, y + grid.badge_dy)
    for label, seat in view.claims.items():
        if label not in view.tiles and label in places:
            x, y = places[label]
            canvas.stamp(flag(seat, grid.w), x - round(0.12 * grid.w), y + round(0.5 * grid.w))
    for label, at in places.items() if grid.tile_label else ():
        if label in choosing:
            _draw_label(canvas, square, label, at, grid, ACCENT, INK)
        elif label in view.tiles:
            _draw_label(canvas, square, label, at, grid, PLATE, WHITE)
    if view.chosen in places:
        x, y = places[view.chosen]
        canvas.stamp(tick(grid.badge), x, y + round(0.3 * grid.w))


def _choosing(view: View) -> set[str]:
    return set(view.legal) | ({view.chosen} - {""})


def _placed(square: Box, label: str, grid: Grid) -> tuple[int, int]:
    x, y = middle_of(label, grid)
    return square.x0 + x, square.y0 + y


def draw_moon_tiles(canvas: Canvas, square: Box, view: View) -> None:
    """Draw the tiles off the map, with the marks of the last move and of a choice there."""
    for label in OFF_MAP:
        x, y = place(square, label)
        lying = view.tiles.get(label)
        if lying is not None:
            canvas.stamp(tile(lying.kind, MOON_TILE, lying.owner), x, y)
        if label == view.chosen or (label in view.marked and label not in view.legal):
            canvas.stamp(_moon_last(), x, y)
        if label in view.legal:
            canvas.stamp(_moon_legal(), x, y)
        if lying is not None and lying.owner not in (NEUTRAL, NOBODY):
            canvas.stamp(badge(lying.owner, GRID.badge), x + MOON_BADGE[0], y + MOON_BADGE[1])
        if label == view.chosen:
            canvas.stamp(tick(GRID.badge), x, y + round(0.3 * W))


def shown_kind(view: View, label: str) -> str:
    """The kind of tile that a space shows: a city on the space reserved for it has a dome."""
    kind = view.tiles[label].kind
    return "domed_city" if kind == "city" and label == BOARDS[view.board].noctis else kind


def _draw_label(
    canvas: Canvas,
    square: Box,
    label: str,
    at: tuple[int, int],
    grid: Grid,
    ground: Colour,
    ink: Colour,
) -> None:
    x, y = at[0], at[1] + grid.label_dy
    canvas.stamp(_plate(ground, *grid.plate), x, y)
    line = Line(label, Type(grid.tile_label))
    canvas.write(line, x, y, ink, within=square, align="middle")


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
    """The skyline of a city that is not built yet."""
    unit = MOON_R / 10
    art = Artwork(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
    for left, top, right in TOWERS:
        art.polygon(box_points(left * unit, top * unit, right * unit, 3 * unit), MOON_TEXT)
    return art.sprite()


TOWERS = ((-3.6, -0.6, -1.6), (-1.2, -3.2, 1.0), (1.4, -1.6, 3.6))
"""The left edge, top and right edge of each tower."""
MOON_ROOM = round(1.26 * W)


@SPRITES.keep
def badge(owner: int, r: float) -> Sprite:
    """The sign of a tile's owner on a dark disc."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    tone, line = owner_colour(owner), max(2.0, r / 7.2)
    art.ellipse(0, 0, r + 1, r + 1, INK)
    art.ring(0, 0, r - line / 2, r - line / 2, tone, line)
    if owner >= 0:
        art.polygon(sign_points(owner, 0.5 * r), tone)
        return art.sprite()
    disc = art.sprite()
    mark = owner_sign(owner, 0.66 * r, tone)
    image = disc.image.copy()
    x, y = disc.anchor[0] - mark.anchor[0], disc.anchor[1] - mark.anchor[1]
    image.paste(mark.image, (x, y), mark.image)
    return Sprite(image, disc.anchor)


@SPRITES.keep
def _plate(ground: Colour, width: int, height: int) -> Sprite:
    return _centred(box_sprite(width, height, round(0.29 * height), ground, None, 0), width, height)


def _centred(sprite: Sprite, width: int, height: int) -> Sprite:
    return Sprite(sprite.image, (width // 2, height // 2))


@SPRITES.keep
def last_mark(grid: Grid) -> Sprite:
    """A mark around a space: a dark gap, then the accent."""
    art = Artwork(-0.62 * grid.w, -0.7 * grid.w, 0.62 * grid.w, 0.7 * grid.w)
    grown, gap, line = grid.last
    corners = hexagon(grid.w, -grown)
    art.line(corners, INK, gap, closed=True)
    art.line(corners, ACCENT, line, closed=True)
    return art.sprite()


@SPRITES.keep
def _moon_last() -> Sprite:
    """A mark around a moon, clear of its name: a dark gap, then the accent."""
    _, gap, line = GRID.last
    art = Artwork(-0.62 * W, -0.7 * W, 0.62 * W, 0.7 * W)
    art.ring(0, 0, MOON_RING, MOON_RING, INK, gap)
    art.ring(0, 0, MOON_RING, MOON_RING, ACCENT, line)
    return art.sprite()


@SPRITES.keep
def legal_mark(grid: Grid) -> Sprite:
    art = Artwork(-0.6 * grid.w, -0.7 * grid.w, 0.6 * grid.w, 0.7 * grid.w)
    inset, line = grid.legal
    art.line(hexagon(grid.w, inset), ACCENT, line, closed=True)
    return art.sprite()


@SPRITES.keep
def _moon_legal() -> Sprite:
    art = Artwork(-0.6 * W, -0.7 * W, 0.6 * W, 0.7 * W)
    art.ring(0, 0, MOON_RING, MOON_RING, ACCENT, GRID.legal[1])
    return art.sprite()


@SPRITES.keep
def tick(badge_r: float) -> Sprite:
    """The check on a space that was chosen."""
    r = badge_r + 2
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    art.ellipse(0, 0, r, r, INK)
    art.ellipse(0, 0, r - 2, r - 2, ACCENT)
    art.line(((-0.45 * r, 0.02 * r), (-0.1 * r, 0.36 * r), (0.46 * r, -0.32 * r)), INK, 0.22 * r)
    return art.sprite()


@SPRITES.keep
def flag(seat: int, w: int) -> Sprite:
    """The flag of a claim; its anchor is the foot of the mast."""
    width, height, mast, unit = 0.36 * w, 0.25 * w, 0.42 * w, w / W
    art = Artwork(-3 * unit, -mast - 3 * unit, width + 4 * unit, 3 * unit)
    art.line(((0, 0), (0, -mast)), INK, 5 * unit)
    edge = (0, -mast), (width, -mast), (width, height - mast), (0, height - mast)
    art.line(edge, INK, 3 * unit, closed=True)
    art.polygon(edge, owner_colour(seat))
    art.line(((0, 0), (0, -mast)), WHITE, 2.5 * unit)
    x, y = 0.54 * width, height / 2 - mast
    points = sign_points(seat, 0.3 * height)
    art.polygon([(x + dx, y + dy) for dx, dy in points], INK)
    return art.sprite()
