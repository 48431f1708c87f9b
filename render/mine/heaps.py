"""The hero of the final scores: each seat's stones in a heap, the winners' under a lamp."""

from collections.abc import Sequence
from math import pi, sin
from typing import NamedTuple

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, TEXT, seat_colour
from render.core.panel.focus import CAPTION_PX
from render.core.plates import box_sprite
from render.core.scores import draw_confetti, draw_title_plate
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit_lines
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.palette import BEAM, BULB, LAMP, ROOF, SEAMS
from render.mine.panels import board_word
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.mine.components.terms import RESOURCES
from rules.mine.view import SeatView, View
from rules.mine.wording.cards import card_msg

HEIGHT = 430
FLOOR = 304
"""The distance from the top of the hero to the foot of the heaps."""
AMOUNT_Y, GOAL_Y = 334, 394
AMOUNT = Type(44)
GOAL = ((Type(CAPTION_PX, Weight.REGULAR), 2),)
MARK = 36
WINNER_SHARE = 1.6
"""The most that a winner's heap may be wider than another seat's."""
LARGEST, WINNER_LARGEST, SMALLEST = 42, 64, 12
HEADROOM, WINNER_HEADROOM = 150, 118
"""The least distance from the top of the hero to the heap of another seat, and to a winner's."""
ACROSS, UP = 0.74, 0.56
"""The offsets from stone to stone and from row to row, as shares of a stone's size."""
CROWN, CROWN_GAP = 58, 34
LAMP_Y = 40
UNDER_TITLE = 480
"""Left of this, the title's plate hides a lamp, and only its light is drawn."""


class Heap(NamedTuple):
    """Rows of stones, from the ground up; each row is shorter than the one below."""

    size: int
    rows: tuple[int, ...]

    @property
    def height(self) -> int:
        return self.size + round((len(self.rows) - 1) * UP * self.size) if self.rows else 0


def heap_of(stones: int, width: int, height: int, largest: int) -> Heap:
    """The heap with the largest stones that fits this width and height."""
    for size in range(largest, SMALLEST, -2):
        most = 1 + int((width - size) / (ACROSS * size))
        high = 1 + int((height - size) / (UP * size))
        for ground in range(1, most + 1):
            rows = _rows(stones, ground, high)
            if rows is not None:
                return Heap(size, rows)
    return Heap(SMALLEST, _rows(stones, stones, 1) or ())


def _rows(stones: int, ground: int, most: int) -> tuple[int, ...] | None:
    """The rows of a heap with `ground` stones on its lowest row; None if there would be too many rows."""
    rows: list[int] = []
    while stones and len(rows) < most and ground > len(rows):
        rows.append(min(stones, ground - len(rows)))
        stones -= rows[-1]
    return None if stones else tuple(rows)


def heap_order(seats: Sequence[Seat], winners: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats from left to right: winners among the others, and if possible not first."""
    others = [seat for seat in seats if seat not in winners]
    half = (len(others) + 1) // 2
    return (*others[:half], *winners, *others[half:])


def draw_heaps(canvas: Canvas, hero: Box, view: View, winners: Sequence[Seat], say: Say) -> None:
    canvas.stamp(_mine(hero.width), hero.x0, hero.y0)
    order = heap_order(range(len(view.seats)), winners)
    shares = [WINNER_SHARE if seat in winners else 1.0 for seat in order]
    unit, x = (hero.width - 20) / sum(shares), hero.x0 + 10.0
    taken: list[Box] = []
    for seat, share in zip(order, shares, strict=True):
        place = Box(round(x), hero.y0, round(x + share * unit), hero.y1)
        taken += _draw_place(canvas, place, view.seats[seat], seat, say, won=seat in winners)
        x += share * unit
    caption = board_word(say, "periods", count=view.periods)
    plate = draw_title_plate(canvas, hero, say(msg("mine.title")), caption)
    room = Box(hero.x0, hero.y0 + 6, hero.x1, hero.y0 + 130)
    colours = [seat_colour(seat) for seat in winners]
    draw_confetti(canvas, room, colours, keep_off=(plate, *taken))


def _draw_place(
    canvas: Canvas, place: Box, state: SeatView, seat: Seat, say: Say, *, won: bool
) -> list[Box]:
    """Draw a seat's heap with its amount and its corporate goal; returns where no confetti may fall."""
    x, base = place.middle[0], place.y0 + FLOOR
    stones = [kind for kind in _by_number(state) for _ in range(state.resources[kind])]
    top = place.y0 + (WINNER_HEADROOM if won else HEADROOM)
    if won:
        canvas.stamp(
            _light(round(0.38 * place.width), base - place.y0 - LAMP_Y), x, place.y0 + LAMP_Y
        )
    heap = heap_of(len(stones), place.width - 40, base - top, WINNER_LARGEST if won else LARGEST)
    _draw_heap(canvas, x, base, heap, stones)
    taken = []
    if won:
        if x > UNDER_TITLE:
            taken.append(canvas.stamp(_lamp(), x, place.y0))
        crown_y = max(base - heap.height - CROWN_GAP, place.y0 + 78 + CROWN // 2)
        taken.append(canvas.stamp(icon("crown", CROWN), x, crown_y))
    _draw_amount(canvas, place, seat, len(stones))
    _draw_goal(canvas, place, state, say)
    return taken


def _by_number(state: SeatView) -> list[str]:
    """The resources, most frequent first; the most frequent is at the bottom."""
    return sorted(RESOURCES, key=lambda kind: -state.resources[kind])


def _draw_heap(canvas: Canvas, x: int, base: int, heap: Heap, stones: Sequence[str]) -> None:
    """Draw the heap from the top row down, so that each row covers part of the row above."""
    starts = [sum(heap.rows[:row]) for row in range(len(heap.rows))]
    pitch = ACROSS * heap.size
    for row in reversed(range(len(heap.rows))):
        left = x - pitch * (heap.rows[row] - 1) / 2
        for column in range(heap.rows[row]):
            shake = round(0.07 * heap.size) * ((column + row) % 2)
            y = base - heap.size // 2 - round(row * UP * heap.size) + shake
            canvas.stamp(
                stone(stones[starts[row] + column], heap.size), round(left + pitch * column), y
            )


def _draw_amount(canvas: Canvas, place: Box, seat: Seat, amount: int) -> None:
    line = Line(str(amount), AMOUNT)
    width, (x, y) = line.width + 68, (place.middle[0], place.y0 + AMOUNT_Y)
    canvas.stamp(box_sprite(width, 44, 22, INK, None, 0), x - width // 2, y - 22)
    canvas.stamp(sign(seat, 13, seat_colour(seat)), x - width // 2 + 30, y)
    canvas.write(line, x - width // 2 + 50, y, TEXT, within=place)


def _draw_goal(canvas: Canvas, place: Box, state: SeatView, say: Say) -> None:
    """Draw the corporate goal, and whether the seat has met it."""
    if state.corporation is None:
        return
    y = place.y0 + GOAL_Y
    lines = fit_lines(say(card_msg(state.corporation.goal)), place.width - MARK - 24, GOAL)
    wide = max(line.width for line in lines) + MARK + 8
    left = place.middle[0] - wide // 2
    mark = icon("check" if state.corporation.met else "cross", MARK)
    canvas.stamp(mark, left + MARK // 2, y)
    canvas.write_lines(lines, left + MARK + 8, y, TEXT, within=place)


@SPRITES.keep
def _mine(width: int) -> Sprite:
    """The roof and the ground of the mine; its anchor is the upper left corner."""
    art = Artwork(0, 0, width, HEIGHT)
    art.plate(0, 0, width, HEIGHT, 0, BACKGROUND)
    art.polygon(((0, 0), (width, 0), *_wave(width, 80, 28, 2.6, 0.4)), ROOF)
    for index, tone in enumerate(SEAMS):
        seam = _wave(width, 236 + 46 * index, 14, 1.4 + 0.3 * index, 1.3 * index)
        art.polygon(((0, HEIGHT), (width, HEIGHT), *seam), tone)
    return Sprite(art.sprite().image, (0, 0))


def _wave(width: int, y: int, swell: int, waves: float, turn: float) -> list[tuple[float, float]]:
    """A wavy line, from right to left."""
    steps = 60
    return [
        (width * step / steps, y + swell * sin(turn + waves * 2 * pi * step / steps))
        for step in range(steps, -1, -1)
    ]


@SPRITES.keep
def _light(half: int, height: int) -> Sprite:
    """The lamp's beam, which reaches the ground; its anchor is its upper end."""
    art = Artwork(-half, 0, half, height)
    for tone, near, far in ((BEAM[0], 18, half), (BEAM[1], 12, round(0.66 * half))):
        art.polygon(((-near, 0), (near, 0), (far, height), (-far, height)), tone)
    return art.sprite()


@SPRITES.keep
def _lamp() -> Sprite:
    """The lamp, which hangs from the roof; its anchor is its upper end."""
    art = Artwork(-36, 0, 36, 62)
    art.polygon(((-2, 0), (2, 0), (2, 24), (-2, 24)), LAMP)
    art.polygon(((-15, 22), (15, 22), (34, 44), (-34, 44)), LAMP)
    art.ellipse(0, 46, 18, 9, BULB)
    return Sprite(art.sprite().image, (34, 0))
