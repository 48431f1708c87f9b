"""MarsBot's tracks: the gift of each space, the markers, and the spaces crossed in its latest turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, INK, MUTED, PANEL, WHITE, Colour
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture, Sprite
from render.core.text import Line, Type
from render.tmars.board.panels import panel
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import hexagon
from render.tmars.palette import BOT, DARK_PAPER, IRON_INK, SUNK
from rules.tmars.components.tracks import TRACKS, Cell, Icon, Track
from rules.tmars.view import BotView


@dataclass(frozen=True, slots=True)
class Frame:
    """The sizes and places of the tracks within their box."""

    first: int
    """The distance from the left edge of the box to the first cell."""
    pitch: float
    top: int
    row: int
    width: int
    height: int
    sign: int
    pentagon: int
    number: Type
    plus: bool
    """Are ratings written with a plus?"""
    heads: tuple[int, ...]
    """The spaces that have their number above their column."""
    head_y: int
    head: Type
    tags: int
    """The size of a tag's disc."""
    tag_pitch: int
    tag_at: tuple[int, int]
    hit: int
    """The size of the sign of the lost production."""
    hit_at: tuple[int, int]
    """The middle of the small triangle before that sign, from the left edge of the box and the top of the row."""
    marker: int

    def cell(self, box: Box, row: int, space: int) -> Box:
        x = box.x0 + self.first + round(space * self.pitch)
        y = box.y0 + self.top + row * self.row
        return Box(x, y, x + self.width, y + self.height)


COMPACT = Frame(
    first=104,
    pitch=29.5,
    top=38,
    row=87,
    width=28,
    height=58,
    sign=27,
    pentagon=29,
    number=Type(17),
    plus=False,
    heads=(0, 5, 10, 15, 18),
    head_y=21,
    head=Type(19, Weight.REGULAR),
    tags=29,
    tag_pitch=29,
    tag_at=(26, 18),
    hit=24,
    hit_at=(18, 48),
    marker=26,
)
LARGE = Frame(
    first=172,
    pitch=52.4,
    top=28,
    row=74,
    width=49,
    height=54,
    sign=40,
    pentagon=46,
    number=Type(18),
    plus=True,
    heads=tuple(range(19)),
    head_y=15,
    head=Type(16, Weight.REGULAR),
    tags=28,
    tag_pitch=27,
    tag_at=(28, 21),
    hit=22,
    hit_at=(122, 21),
    marker=26,
)


def draw_track_ground(canvas: Canvas, box: Box, frame: Frame = COMPACT) -> None:
    """Draw the constant parts: labels, and all spaces as if no marker had moved."""
    panel(canvas, box, SUNK)
    for space in frame.heads:
        x = frame.cell(box, 0, space).middle[0]
        line = Line(str(space), frame.head)
        canvas.write(line, x, box.y0 + frame.head_y, MUTED, within=box, align="middle")
    for row, track in enumerate(TRACKS.values()):
        _draw_label(canvas, box, frame, row, track)
        for space, cell in enumerate(track.cells):
            _draw_cell(canvas, frame.cell(box, row, space), frame, cell, passed=False)


def draw_tracks(canvas: Canvas, box: Box, bot: BotView, frame: Frame = COMPACT) -> None:
    moved = dict(_crossed(bot))
    for row, (name, track) in enumerate(TRACKS.items()):
        at = bot.markers[name]
        for space in range(at):
            _draw_cell(canvas, frame.cell(box, row, space), frame, track.cells[space], passed=True)
        for space in range(moved.get(name, at), at):
            cell = frame.cell(box, row, space)
            canvas.stamp(box_sprite(cell.width, cell.height, 7, None, ACCENT, 2), cell.x0, cell.y0)
        tone = ACCENT if name in moved else BOT
        cell = frame.cell(box, row, at)
        around = cell.inset(-3)
        canvas.stamp(
            box_sprite(around.width, around.height, 8, None, tone, 4), around.x0, around.y0
        )
        canvas.stamp(bot_mark(frame.marker, tone), cell.middle[0], cell.y1 + 5)


def _crossed(bot: BotView) -> Iterator[tuple[str, int]]:
    """The tracks with markers that moved in the latest turn, each with the first space that was crossed."""
    first: dict[str, int] = {}
    for card in bot.turn:
        for move in card.moves:
            if move.after != move.before:
                first.setdefault(move.track, move.before + 1)
    yield from first.items()


def _draw_label(canvas: Canvas, box: Box, frame: Frame, row: int, track: Track) -> None:
    x, y = box.x0, box.y0 + frame.top + row * frame.row
    for index, name in enumerate(track.tags):
        disc = tag(name, frame.tags)
        canvas.stamp(disc, x + frame.tag_at[0] + index * frame.tag_pitch, y + frame.tag_at[1])
    if track.hit_by is not None:
        at = x + frame.hit_at[0], y + frame.hit_at[1]
        canvas.stamp(icon("left", frame.hit // 2), *at)
        canvas.stamp(icon(track.hit_by, frame.hit), at[0] + frame.hit, at[1])


def _draw_cell(canvas: Canvas, box: Box, frame: Frame, cell: Cell | None, *, passed: bool) -> None:
    canvas.lay(_cell(frame, cell, passed=passed), box.x0, box.y0)


@SPRITES.keep
def _cell(frame: Frame, cell: Cell | None, *, passed: bool) -> Picture:
    box = Box(0, 0, frame.width, frame.height)
    canvas = Canvas.blank(box.width, box.height, SUNK)
    fill = HAIR if passed else PANEL
    canvas.stamp(box_sprite(box.width, box.height, 6, fill, None, 0), 0, 0)
    x, y = box.middle
    match cell:
        case None:
            canvas.stamp(_dot(MUTED if passed else DARK_PAPER), x, y)
        case Cell(icon=Icon.TR, n=n):
            canvas.stamp(_shown(icon("tr_empty", frame.pentagon), passed=passed), x, y)
            line = Line(f"+{n}" if frame.plus else str(n), frame.number)
            ink = MUTED if passed else WHITE
            canvas.write(line, x, y + 2, ink, within=box, align="middle")
        case Cell(icon=Icon.TEMPERATURE, n=2):
            _draw_two(canvas, box, frame, passed=passed)
        case Cell(icon=name):
            size = round(0.65 * frame.sign) if name is Icon.ADVANCE else frame.sign
            canvas.stamp(_shown(icon(name, size), passed=passed), x, y)
    return Picture(canvas.image)


def _draw_two(canvas: Canvas, box: Box, frame: Frame, *, passed: bool) -> None:
    """Draw two steps of temperature side by side, or one above the other if the cell is narrow."""
    (x, y), narrow = box.middle, frame.width < frame.sign * 1.2
    size = 26 if narrow else 34
    dx, dy = (0, 14) if narrow else (10, 0)
    for side in (-1, 1):
        sign = _shown(icon("temperature", size), passed=passed)
        canvas.stamp(sign, x + side * dx, y + side * dy)


def _shown(sprite: Sprite, *, passed: bool) -> Sprite:
    return _dimmed(sprite) if passed else sprite


def _dimmed(sprite: Sprite) -> Sprite:
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point([round(0.4 * value) for value in range(256)]))
    return Sprite(image, sprite.anchor)


@SPRITES.keep
def _dot(tone: Colour) -> Sprite:
    art = Artwork(-4, -4, 4, 4)
    art.ellipse(0, 0, 2.6, 2.6, tone)
    return art.sprite()


@SPRITES.keep
def bot_mark(size: int, tone: Colour) -> Sprite:
    """MarsBot's marker on a dark disc."""
    r = size / 2
    art = Artwork(-r - 3, -r - 3, r + 3, r + 3)
    art.ellipse(0, 0, r + 2, r + 2, INK)
    art.polygon(hexagon(1.66 * r), tone)
    art.plate(-0.52 * r, -0.26 * r, 0.52 * r, 0.26 * r, 0.26 * r, IRON_INK)
    for x in (-0.25 * r, 0.25 * r):
        art.ellipse(x, 0, 0.12 * r, 0.12 * r, WHITE)
    return art.sprite()
