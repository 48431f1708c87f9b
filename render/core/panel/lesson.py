"""A lesson on a picture: one thing stays clear in a ring, the rest is dimmed, and a few words point at it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw, ImageFilter, ImageOps, ImageStat

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import COLOURS
from render.core.palette import ACCENT, INK, colour
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.sprites import Sprite
from render.core.text import Line, Type, drawable, fit
from rules.core.text import Msg

NIGHT = colour("0E0F12")
SHADE = 0.5
"""The share of the night's colour in dimmed pixels."""
RIM, CASING = 8, 15
LARGER = 12
"""So many pixels the ring is larger than the thing."""
CORNER = 24
DISC_R, ARROW = 38, 11
_EDGE = 10
"""The least distance of ring, disc and plate from the edge of the picture."""
_STEPS = (Type(52), Type(44))
_SIZES = (Type(40), Type(36), Type(32))
_PLATE_HEIGHT, _PAD, _BESIDE = 76, 22, 12
_FAR = (96, 125, 155, 185)
"""The greatest distance of the disc's middle from the ring."""
_TURNS = 24
_COARSE = 8
"""The emptiest place is looked for in a picture so many times smaller."""
_WIDEST_SHARE = 0.6
_PER_PIXEL = 0.02
"""The cost of a pixel of distance, in hidden pixels."""
_PER_HIDDEN = 2.0
"""The cost of a thousand hidden pixels of the ring."""
_STEP_PX = 12
_HEAD = 28


@dataclass(frozen=True, slots=True)
class Marked:
    """The mark of a lesson on a picture."""

    part: Msg = field(hash=False)
    """The name of the regions that it marks."""
    step: int
    words: str

    def is_on(self, regions: Iterable[Region]) -> bool:
        """Does a picture with these regions have the part?"""
        return any(each.shows == self.part for each in regions)


@dataclass(frozen=True, slots=True)
class _Place:
    disc: tuple[int, int]
    tip: tuple[float, float] | None
    """The end of the arrow; None if there is none."""
    plate: Box


def paint_lesson(picture: Image.Image, regions: tuple[Region, ...], marked: Marked) -> Image.Image:
    """The picture with the mark; the picture as it is if it has no such part."""
    found = [each for each in regions if each.shows == marked.part]
    if not found:
        return picture
    whole = Box(0, 0, *picture.size)
    thing = reduce(Box.around, (each.box for each in found))
    is_round = found[0].shape is not None
    ring = thing.inset(-LARGER).within(whole.inset(_EDGE))
    bright = picture.convert("RGB")
    shown = Image.blend(bright, Image.new("RGB", bright.size, NIGHT), SHADE)
    shown.paste(bright, (0, 0), _clear(bright.size, ring, is_round=is_round))
    canvas = Canvas(shown)
    line = fit(drawable(marked.words), round(whole.width * _WIDEST_SHARE), _SIZES)
    place = _emptiest(bright, ring, line, whole.inset(_EDGE), is_round=is_round)
    canvas.stamp(_ring(ring, is_round=is_round), ring.x0, ring.y0)
    _point(canvas, place)
    _speak(canvas, place, line, marked.step)
    return canvas.image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _clear(size: tuple[int, int], ring: Box, *, is_round: bool) -> Image.Image:
    """A mask, white inside the ring, whose rim hides the edge."""
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    if is_round:
        pen.ellipse(ring, 255)
    else:
        pen.rounded_rectangle(ring, CORNER, 255)
    return mask


def _ring(ring: Box, *, is_round: bool) -> Sprite:
    """The rim in its casing; its anchor is the ring's upper left corner."""
    grown = (CASING - RIM) / 2
    width, height = ring.width, ring.height
    art = Artwork(-CASING, -CASING, width + CASING, height + CASING)
    if is_round:
        middle = width / 2, height / 2
        for ink, stroke in ((INK, CASING), (ACCENT, RIM)):
            art.ring(*middle, *middle, ink, stroke)
        return art.sprite()
    for ink, stroke, out in ((INK, CASING, RIM / 2 + grown), (ACCENT, RIM, RIM / 2)):
        corners = (-out, -out, width + out, height + out)
        art.plate(*corners, CORNER + out, None, rim=ink, rim_width=stroke)
    return art.sprite()


def _emptiest(
    picture: Image.Image, ring: Box, line: Line, inside: Box, *, is_round: bool
) -> _Place:
    """Place disc and words near the ring so that they hide least; in a corner if there is no room."""
    edges = ImageOps.grayscale(picture).filter(ImageFilter.FIND_EDGES).reduce(_COARSE)
    best: _Place | None = None
    least = 0.0
    for cost, place in _places(ring, line, inside, is_round=is_round):
        hides = cost + _busy(edges, place.plate) + _busy(edges, _around(place.disc))
        if best is None or hides < least:
            best, least = place, hides
    return best or _anywhere(edges, ring, line, inside)


def _anywhere(edges: Image.Image, ring: Box, line: Line, inside: Box) -> _Place:
    """Place disc and words without an arrow so that they hide as little as possible."""
    found: list[tuple[float, _Place]] = []
    for top in range(inside.y0 + DISC_R, inside.y1 - DISC_R + 1, _STEP_PX):
        for left in range(inside.x0 + DISC_R, inside.x1 - DISC_R + 1, _STEP_PX):
            plate = _plate((left, top), line, right=True)
            both = plate.around(_around((left, top)))
            if inside.holds(both):
                hides = _busy(edges, both) + _PER_HIDDEN * ring.overlap(both) / 1000
                found.append((hides, _Place((left, top), None, plate)))
    if not found:
        disc = (inside.x0 + DISC_R, inside.y1 - DISC_R)
        return _Place(disc, None, _plate(disc, line, right=True))
    return min(found, key=lambda each: each[0])[1]


def _places(
    ring: Box, line: Line, inside: Box, *, is_round: bool
) -> Iterator[tuple[float, _Place]]:
    taken = ring.inset(-CASING)
    x, y = ring.middle
    for turn in range(_TURNS):
        dx, dy = cos(2 * pi * turn / _TURNS), sin(2 * pi * turn / _TURNS)
        reach = _reach(ring, dx, dy, is_round=is_round)
        tip = x + dx * (reach + RIM), y + dy * (reach + RIM)
        for far in _FAR:
            disc = round(x + dx * (reach + far)), round(y + dy * (reach + far))
            for right in (True, False):
                plate = _plate(disc, line, right=right)
                both = plate.around(_around(disc))
                is_free = not taken.overlap(plate) and not taken.overlap(_around(disc))
                if is_free and inside.holds(both):
                    yield far * _PER_PIXEL, _Place(disc, tip, plate)


def _reach(ring: Box, dx: float, dy: float, *, is_round: bool) -> float:
    """Return the distance of the ring from its middle in a direction."""
    half_x, half_y = ring.width / 2, ring.height / 2
    if is_round:
        return 1 / hypot(dx / half_x, dy / half_y)
    return min(
        half_x / abs(dx) if dx else half_y + half_x, half_y / abs(dy) if dy else half_x + half_y
    )


def _plate(disc: tuple[int, int], line: Line, *, right: bool) -> Box:
    width = line.width + 2 * _PAD
    near = disc[0] + DISC_R + _BESIDE if right else disc[0] - DISC_R - _BESIDE - width
    top = disc[1] - _PLATE_HEIGHT // 2
    return Box(near, top, near + width, top + _PLATE_HEIGHT)


def _around(disc: tuple[int, int]) -> Box:
    x, y = disc
    return Box(x - DISC_R, y - DISC_R, x + DISC_R, y + DISC_R)


def _busy(edges: Image.Image, box: Box) -> float:
    """Return the amount of detail in a box of the picture."""
    left, top = box.x0 // _COARSE, box.y0 // _COARSE
    right, bottom = -(-box.x1 // _COARSE), -(-box.y1 // _COARSE)
    return float(ImageStat.Stat(edges.crop((left, top, right, bottom))).mean[0])


def _point(canvas: Canvas, place: _Place) -> None:
    """Draw the arrow from the disc to the rim."""
    if place.tip is None:
        return
    (x, y), (tip_x, tip_y) = place.disc, place.tip
    length = hypot(tip_x - x, tip_y - y) or 1.0
    dx, dy = (tip_x - x) / length, (tip_y - y) / length
    reach = length + 2 * _HEAD
    art = Artwork(-reach, -reach, reach, reach)
    back = length - _HEAD
    for ink, wider in ((INK, 4.0), (ACCENT, 0.0)):
        art.line([(0, 0), (dx * back, dy * back)], ink, ARROW + 2 * wider)
        side = _HEAD * 0.62 + wider
        head = [
            (dx * (length + wider), dy * (length + wider)),
            (dx * (back - wider) - dy * side, dy * (back - wider) + dx * side),
            (dx * (back - wider) + dy * side, dy * (back - wider) - dx * side),
        ]
        art.polygon(head, ink)
    canvas.stamp(art.sprite(), x, y)


def _speak(canvas: Canvas, place: _Place, line: Line, step: int) -> None:
    """Draw the number of the step in its disc, and the words on their plate."""
    plate = place.plate
    art = Artwork(-DISC_R - 5, -DISC_R - 5, DISC_R + 5, DISC_R + 5)
    art.ellipse(0, 0, DISC_R + 4, DISC_R + 4, INK)
    art.ellipse(0, 0, DISC_R, DISC_R, ACCENT)
    x, y = place.disc
    canvas.stamp(art.sprite(), x, y)
    number = fit(str(step), 2 * DISC_R - 12, _STEPS)
    canvas.write(number, x, y, INK, within=_around(place.disc), align="middle")
    box = box_sprite(plate.width, plate.height, 12, ACCENT, INK, 3)
    canvas.stamp(box, plate.x0, plate.y0)
    canvas.write(line, plate.x0 + _PAD, plate.middle[1], INK, within=plate)
