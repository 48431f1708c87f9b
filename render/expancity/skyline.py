"""The hero of the final scores: all finished buildings in front of the setting sun, the winners' foremost."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from PIL import Image

from render.core.artwork import Artwork, arc_points, box_points
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import seat_colour
from render.core.scores import draw_confetti, draw_title_plate
from render.core.sprites import SPRITES, Sprite
from render.expancity.city.buildings import building
from render.expancity.city.projection import footprint, roof_height
from render.expancity.palette import DUSK, FAR_LIGHTS, FAR_TOWNS, STREET, SUN, SUN_CORE
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.view import BuildingView, View

HEIGHT = 410
HORIZON = 336
"""The end of the bands of the sky, measured from the top of the hero."""
SUN_R = 158


class Row(NamedTuple):
    """The place of a row of buildings, and how large they may be."""

    halves: tuple[int, ...]
    base: int
    """The distance from the hero's top to the middle of the footprints; every other building is a step in front."""
    step: int
    indent: int
    clearing: int
    """Room left in the middle for the winners."""
    widest_pitch: float
    """The largest distance between buildings, as a share of the half width."""


FRONT = Row((84, 72, 60), base=342, step=24, indent=90, clearing=0, widest_pitch=1.1)
BACK = Row((56, 48), base=308, step=14, indent=64, clearing=300, widest_pitch=1.24)
HEADROOM = 70
"""The room between the highest roof and the top of the hero."""
FLOOR = 0.31
"""Height of a floor, as a share of the half width."""
_CLOSEST = 0.5
"""A row whose buildings would be closer takes the next smaller size; a share of the half width."""


def draw_skyline(canvas: Canvas, hero: Box, view: View, winners: Sequence[Seat], say: Say) -> None:
    canvas.image.paste(_dusk(hero.width, hero.height), (hero.x0, hero.y0))
    homes = [house for house in view.buildings if house.roof is not None]
    behind = _groups(homes, [seat for seat in range(len(view.seats)) if seat not in winners])
    before = _by_height(house for house in homes if house.owner in winners)
    _draw_row(canvas, hero, BACK, behind)
    _draw_row(canvas, hero, FRONT, before)
    caption = msg("expancity.board.city_size", tiles=len(view.tiles) - 1, roofs=len(homes))
    plate = draw_title_plate(canvas, hero, say(msg("expancity.title")), say(caption))
    sky = Box(hero.x0 + 20, hero.y0 + 8, hero.x1 - 20, hero.y0 + 150)
    colours = [seat_colour(seat) for seat in winners]
    draw_confetti(canvas, sky, colours, keep_off=(plate.inset(-12),))


def _groups(homes: Sequence[BuildingView], seats: Sequence[Seat]) -> list[BuildingView]:
    """The buildings sorted by seat, so that each seat's are side by side."""
    return [
        house
        for seat in seats
        for house in _by_height(home for home in homes if home.owner == seat)
    ]


def _by_height(homes: Iterable[BuildingView]) -> list[BuildingView]:
    """Sorted so that the tallest is in the middle."""
    found: list[BuildingView] = []
    for index, house in enumerate(sorted(homes, key=lambda home: (-home.floors, home.at))):
        found.insert(len(found) if index % 2 else 0, house)
    return found


def _draw_row(canvas: Canvas, hero: Box, row: Row, homes: Sequence[BuildingView]) -> None:
    """Draw a row from back to front; every other building is a step nearer."""
    if not homes:
        return
    half, pitch = _spread(row, hero.width, len(homes))
    floor_px = min(FLOOR * half, *(_most_floor(row, half, house) for house in homes))
    order = sorted(range(len(homes)), key=lambda index: (index % 2, index))
    for index in order:
        house = homes[index]
        sprite = building(
            house.kind, half, house.owner, house.floors, house.roof, floor_px=floor_px
        )
        along = (index - (len(homes) - 1) / 2) * pitch
        aside = row.clearing / 2 if along > 0 else -row.clearing / 2
        y = hero.y0 + row.base + row.step * (index % 2)
        canvas.stamp(sprite, round(hero.middle[0] + along + aside), y)


def _spread(row: Row, width: int, count: int) -> tuple[int, float]:
    """Half the width and the pitch of the largest buildings that are not too close together."""
    room = width - 2 * row.indent - row.clearing
    for half in row.halves:
        pitch = min(row.widest_pitch * half, room / max(1, count - 1))
        if pitch >= _CLOSEST * half:
            break
    return half, pitch


def _most_floor(row: Row, half: int, house: BuildingView) -> float:
    """The floor height with which a building just fits below the confetti."""
    roof = roof_height(house.kind, house.roof, half)
    return (row.base - HEADROOM - roof - footprint(house.kind, half) / 2) / house.floors


@SPRITES.keep
def _dusk(width: int, height: int) -> Image.Image:
    canvas = Canvas.blank(width, height, STREET)
    band = HORIZON // len(DUSK)
    for index, shade in enumerate(DUSK):
        canvas.image.paste(shade, (0, index * band, width, (index + 1) * band))
    canvas.stamp(_sun(), width // 2, HORIZON)
    for x, tower in _towns(width):
        canvas.stamp(tower, x, HORIZON)
    return canvas.image


@SPRITES.keep
def _sun() -> Sprite:
    art = Artwork(-SUN_R - 1, -SUN_R - 1, SUN_R + 1, 1)
    for r, ink in ((SUN_R, SUN), (SUN_R - 22, SUN_CORE)):
        art.polygon(arc_points(0, 0, r, r, 180, 360, 96), ink)
    return art.sprite()


def _towns(width: int) -> Iterator[tuple[int, Sprite]]:
    """Draw distant towers along the horizon, lower in front of the sun, always the same ones."""
    dice = Random(11)
    x = -10
    while x < width:
        wide = 34 + round(44 * dice.random())
        high = 26 + round(74 * dice.random())
        lights = dice.randrange(8)
        if abs(x + wide / 2 - width / 2) < SUN_R:
            high = 14 + high // 4
        yield x, _tower(wide, high, lights)
        x += wide + round(10 * dice.random())


@SPRITES.keep
def _tower(wide: int, high: int, lights: int) -> Sprite:
    """A distant tower with a few lit windows; its anchor is the lower left corner."""
    art = Artwork(0, -high, wide, 0)
    art.polygon(box_points(0, -high, wide, 0), FAR_TOWNS)
    if high > 40:
        for index in range(3):
            x, y = 8 + (lights * 5 + index * 13) % (wide - 14), -high + 10 + index * 14
            art.polygon(box_points(x, y, x + 5, y + 6), FAR_LIGHTS)
    return art.sprite()
