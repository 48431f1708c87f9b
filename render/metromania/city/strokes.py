"""Rails as sprites: casing, solid and striped paint, the outline of the last turn, and tunnels that may be dug next."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import ceil, floor, hypot

from PIL import Image, ImageDraw

from render.core.palette import ACCENT, BACKGROUND, INK, Colour
from render.core.sprites import SPRITES, Sprite
from render.metromania.city.rails import Bend, Side, Track, Turned, tracks, turned
from render.metromania.layout import Point
from render.metromania.palette import dash_ground

CASING = 13.4
RAIL = 10.0
RIM = 1.5
"""The rim of a striped rail, which keeps it in one piece when the picture is shrunk."""
DASH, DASH_GAP = 9.5, 7.5
OUTLINE = (24.0, ACCENT), (17.0, BACKGROUND)
"""The colours and widths of the last turn's outline, which looks like a double gold line."""
_SHARP = 3
_OVERLAP = 0.7
"""The overlap of a sprite with the one before it, so that no seam is visible."""
_BEYOND = 3.0
"""The length of the strokes beyond their ends; the mask cuts it off, so that the ends are invisible."""


class Stroke:
    """Strokes inside a first one: drawn large, reduced once, and cut off at the edge of that first stroke."""

    def __init__(self, points: Sequence[Point], width: float, ink: Colour | int) -> None:
        """Inks are colours, or numbers of a picture in shades of grey."""
        reach = width / 2 + 2
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self._left, self._top = floor(min(xs) - reach), floor(min(ys) - reach)
        wide, high = ceil(max(xs) + reach) - self._left, ceil(max(ys) + reach) - self._top
        size = wide * _SHARP, high * _SHARP
        mode = "L" if isinstance(ink, int) else "RGB"
        self._image, self._mask = Image.new(mode, size, ink), Image.new("L", size)
        self._pen, self._cutter = ImageDraw.Draw(self._image), ImageDraw.Draw(self._mask)
        self._width = width
        _ribbon(self._cutter, self._placed(points), 255, width * _SHARP)

    def widen(self, at: Point) -> None:
        """Make the end of the first stroke round."""
        self._disc(self._cutter, at, self._width, 255)

    def ribbon(self, points: Sequence[Point], ink: Colour | int, width: float) -> None:
        _ribbon(self._pen, self._placed(points), ink, width * _SHARP)

    def disc(self, at: Point, ink: Colour | int, width: float) -> None:
        self._disc(self._pen, at, width, ink)

    def sprite(self) -> Sprite:
        """The strokes without the empty margins around them."""
        image, mask = self._image.reduce(_SHARP), self._mask.reduce(_SHARP)
        room = mask.getbbox() or (0, 0, 1, 1)
        anchor = -self._left - room[0], -self._top - room[1]
        return Sprite(image.crop(room), anchor, mask.crop(room))

    def _placed(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self._left) * _SHARP, (y - self._top) * _SHARP) for x, y in points]

    def _disc(self, pen: ImageDraw.ImageDraw, at: Point, width: float, ink: Colour | int) -> None:
        ((x, y),) = self._placed((at,))
        r = width / 2 * _SHARP
        pen.ellipse((x - r, y - r, x + r, y + r), fill=ink)


def _ribbon(
    pen: ImageDraw.ImageDraw, points: Sequence[Point], ink: Colour | int, width: float
) -> None:
    """Draw a stroke with straight ends: a quad for each step, and a wedge on both sides of each bend."""
    half = width / 2
    normal: Point | None = None
    for (ax, ay), (bx, by) in pairwise(points):
        step = hypot(bx - ax, by - ay)
        nx, ny = (ay - by) / step * half, (bx - ax) / step * half
        # Coordinates that follow one another are read more quickly than pairs.
        corners = ax + nx, ay + ny, bx + nx, by + ny, bx - nx, by - ny, ax - nx, ay - ny
        pen.polygon(corners, ink)
        if normal is not None and abs(normal[0] - nx) + abs(normal[1] - ny) > 0.01 * half:
            px, py = normal
            pen.polygon((ax, ay, ax + px, ay + py, ax + nx, ay + ny), ink)
            pen.polygon((ax, ay, ax - px, ay - py, ax - nx, ay - ny), ink)
        normal = nx, ny


@SPRITES.keep
def rail(bend: Bend, paint: Colour, unit: float, *, striped: bool) -> Sprite:
    """A line around one of its vertices. Its casing ends where the next sprite begins."""
    return _inked(_rail_stencil(bend, unit, striped=striped), INK, paint, dash_ground(paint))


_CASING, _PAINT, _DASHES = 0, 9, 90
"""The numbers in which a rail is drawn. The mean of the nine that become one pixel tells how many there are of each."""


def _inked(stencil: Sprite, *inks: Colour) -> Sprite:
    """A stencil in three colours: each pixel is the mean of nine. With a palette it takes half as much of the cache."""
    image = stencil.image.copy()
    image.putpalette(_means(inks))
    return Sprite(image, stencil.anchor, stencil.mask)


@cache
def _means(inks: tuple[Colour, Colour, Colour]) -> bytes:
    """The colour of each number of a reduced stencil. The library reduces them, so it rounds them as it does."""
    casing, paint, dashes = inks
    rows = [bytearray() for _ in range(_SHARP)]
    for number in range(_DASHES + 1):
        dashed, painted = divmod(number, 10)
        shades = [dashes] * dashed + [paint] * painted + [casing] * max(9 - dashed - painted, 0)
        for place, shade in enumerate(shades[:9]):
            rows[place // _SHARP] += bytes(shade)
    large = Image.frombytes("RGB", (_SHARP * (_DASHES + 1), _SHARP), b"".join(rows))
    return large.reduce(_SHARP).tobytes()


@SPRITES.keep
def _rail_stencil(bend: Bend, unit: float, *, striped: bool) -> Sprite:
    """The shapes of a rail, which are the same for all seats, in numbers."""
    turn = turned(bend)
    return _as_turned(_rail_shape(turn.stand_in, unit, striped), turn)


def _as_turned(shape: Sprite, turn: Turned) -> Sprite:
    """The sprite of a bend, made of that of its stand-in."""
    if not (turn.across or turn.upright):
        return shape
    way = _WAYS[turn.across, turn.upright]
    image, mask, (x, y) = shape.image, shape.mask, shape.anchor
    assert mask is not None
    anchor = image.width - x if turn.across else x, image.height - y if turn.upright else y
    return Sprite(image.transpose(way), anchor, mask.transpose(way))


_WAYS = {
    (True, False): Image.Transpose.FLIP_LEFT_RIGHT,
    (False, True): Image.Transpose.FLIP_TOP_BOTTOM,
    (True, True): Image.Transpose.ROTATE_180,
}


@SPRITES.keep
def _rail_shape(bend: Bend, unit: float, striped: bool) -> Sprite:
    before, after = tracks(bend)
    points = _joined(before, after)
    stroke = Stroke(_stretched(points, _OVERLAP), CASING * unit, _CASING)
    stroke.ribbon(_stretched(points, _BEYOND), _PAINT, RAIL * unit)
    if not (before and after):
        end = points[-1] if before else points[0]
        stroke.widen(end)
        stroke.disc(end, _PAINT, RAIL * unit)
    if striped:
        _stripe(stroke, points, _DASHES, unit)
    return stroke.sprite()


@SPRITES.keep
def outline(bend: Bend, lit: tuple[bool, bool], unit: float) -> Sprite:
    """The gold outline of the last turn around a vertex: of the tunnel before it, the one after it, or both."""
    turn = turned(bend)
    halves = (lit[1], lit[0]) if turn.is_reversed else lit
    return _as_turned(_outline_shape(turn.stand_in, halves, unit), turn)


@SPRITES.keep
def _outline_shape(bend: Bend, lit: tuple[bool, bool], unit: float) -> Sprite:
    before, after = tracks(bend)
    points = _joined(before if lit[0] else (), after if lit[1] else ())
    (outer, gold), (inner, ground) = OUTLINE
    stroke = Stroke(_stretched(points, _OVERLAP), outer * unit, _CASING)
    stroke.ribbon(_stretched(points, _BEYOND), _PAINT, inner * unit)
    if not (all(lit) and before and after):
        end = points[-1] if lit[0] else points[0]
        stroke.widen(end)
        stroke.disc(end, _PAINT, inner * unit)
    return _inked(stroke.sprite(), gold, ground, ground)


def draw_shapes(stand_in: Bend, unit: float) -> Iterator[None]:
    """Draw everything that a bend's stand-in may be wanted for, one shape at each step."""
    for striped in (False, True):
        _rail_shape(stand_in, unit, striped)
        yield
    sides = stand_in.before is not None, stand_in.after is not None
    for lit in (sides, (True, False), (False, True)) if all(sides) else (sides,):
        _outline_shape(stand_in, lit, unit)
        yield


SWATCH = 64


@SPRITES.keep
def swatch(paint: Colour, *, striped: bool) -> Sprite:
    """A short piece of rail; its anchor is the left end."""
    ends = (CASING / 2, 0.0), (SWATCH - CASING / 2, 0.0)
    stroke = Stroke(ends, CASING, INK)
    stroke.ribbon(ends, paint, RAIL)
    for end in ends:
        stroke.widen(end)
        stroke.disc(end, paint, RAIL)
    if striped:
        _stripe(stroke, ends, dash_ground(paint), 1)
    return stroke.sprite()


@SPRITES.keep
def way(points: Track, paint: Colour, width: float, casing: float, *, striped: bool) -> Sprite:
    """A stretch of a line with round ends, for a small map drawn large; without a casing it is only a trace."""
    stroke = Stroke(points, casing or width, INK if casing else paint)
    for end in (points[0], points[-1]):
        stroke.widen(end)
        if casing:
            stroke.disc(end, paint, width)
    if casing:
        stroke.ribbon(points, paint, width)
    if striped:
        scale = width / RAIL
        for gap in _gaps(points, DASH * scale, DASH_GAP * scale):
            stroke.ribbon(gap, dash_ground(paint), (RAIL - 2 * RIM) * scale)
    return stroke.sprite()


GHOST = 12.0
GHOST_DASH = 7.0
GHOST_FROM, GHOST_TO = 0.24, 0.86


@SPRITES.keep
def ghost(side: Side, unit: float) -> Sprite:
    """A tunnel that may be dug; the two ends of its edge are relative to the anchor."""
    ends = side.point(GHOST_FROM), side.point(GHOST_TO)
    stroke = Stroke(ends, GHOST * unit, INK)
    for end in ends:
        stroke.widen(end)
    for dash in _dashes(ends, 8 * unit, 6 * unit):
        stroke.ribbon(dash, ACCENT, GHOST_DASH * unit)
    return stroke.sprite()


def _joined(before: Track, after: Track) -> Track:
    return (*before, *after[1:]) if before and after else before or after


def _stripe(stroke: Stroke, points: Track, ink: Colour | int, unit: float) -> None:
    """Turn a solid rail into a striped one."""
    for gap in _gaps(points, DASH * unit, DASH_GAP * unit):
        stroke.ribbon(gap, ink, (RAIL - 2 * RIM) * unit)


Step = tuple[float, float, float, float, float, float, float]
"""The two ends of a step of a track, its length, and how far along the track they are."""


def _gaps(points: Track, dash: float, gap: float) -> Iterator[Track]:
    """The gaps between a track's dashes, in whole periods, so that the stripes continue evenly on the next sprite."""
    steps, done = [], 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        step = hypot(bx - ax, by - ay)
        steps.append((ax, ay, bx, by, step, done, done + step))
        done += step
    count = max(1, round(done / (dash + gap)))
    period = done / count
    half = period * gap / (dash + gap) / 2
    for index in range(count):
        middle = (index + 0.5) * period
        yield _part(steps, middle - half, middle + half)


def _part(steps: Sequence[Step], start: float, end: float) -> Track:
    """The part of a track between two distances along it."""
    found: list[Point] = []
    for ax, ay, bx, by, step, before, after in steps:
        if after < start:
            continue
        if before > end:
            break
        for mark in (start, end):
            if before <= mark < after:
                share = (mark - before) / step
                found.append((ax + (bx - ax) * share, ay + (by - ay) * share))
        if start < after < end:
            found.append((bx, by))
    return tuple(found)


def _dashes(ends: tuple[Point, Point], on: float, off: float) -> Iterator[tuple[Point, Point]]:
    (ax, ay), (bx, by) = ends
    total = hypot(bx - ax, by - ay)
    count = max(1, round((total + off) / (on + off)))
    step = (total + off) / count
    for index in range(count):
        low, high = index * step / total, (index * step + step - off) / total
        yield (
            (ax + (bx - ax) * low, ay + (by - ay) * low),
            (ax + (bx - ax) * high, ay + (by - ay) * high),
        )


def _stretched(points: Track, by: float) -> Track:
    """The track with both ends moved outwards."""
    return (_beyond(points[1], points[0], by), *points[1:-1], _beyond(points[-2], points[-1], by))


def _beyond(inner: Point, end: Point, by: float) -> Point:
    dx, dy = end[0] - inner[0], end[1] - inner[1]
    share = by / hypot(dx, dy)
    return end[0] + dx * share, end[1] + dy * share
