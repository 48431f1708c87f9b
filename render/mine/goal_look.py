"""A closer look at all public goals: texts and tokens, seat by seat."""

from collections.abc import Iterator

from PIL.Image import Image

from render.core.boxes import Box
from render.core.palette import BACKGROUND, MUTED, TEXT, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.signs import sign
from render.core.text import Line, Type, fit, seat_name
from render.mine.focus.blocks import SIZES, Block, fewest, joined, paged, rows_of, stacked
from render.mine.focus.faces import goal_tiles
from render.mine.focus.tile import LEFT, RIGHT
from render.mine.panels import board_word
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.view import View

HEAD_HEIGHT, SIGN_R = 68, 24
NAME_X = LEFT + 76
NAMES = (Type(ESSENTIAL_PX), Type(LEAST_PX))
APART = 24


def paint_goals(view: View, say: Say) -> tuple[Image, ...]:
    return tuple(page.finished().image() for page in goal_pages(view, say))


def goal_pages(view: View, say: Say) -> Iterator[Focus]:
    """Yield as few pictures as hold all goals, with words as large as these have room for."""
    large, small = (
        [block for seat in range(len(view.seats)) for block in _blocks(view, seat, say, size)]
        for size in SIZES
    )
    yield from map(stacked, fewest(paged(large), paged(small)))


def _blocks(view: View, seat: Seat, say: Say, size: int) -> list[Block]:
    head = _head(view, seat, say)
    rows = rows_of(goal_tiles(view, seat, say), size)
    return [joined(head, rows[0]), *rows[1:]] if rows else [head]


def _head(view: View, seat: Seat, say: Say) -> Block:
    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + HEAD_HEIGHT)
        middle, right = box.middle[1], box.x1 - 12
        focus.sign(sign(seat, SIGN_R, seat_colour(seat)), LEFT + 36, middle)
        if not view.seats[seat].goals:
            none = Line(board_word(say, "no_goals"), NAMES[-1])
            left = focus.say(
                none, right, middle, MUTED, on=BACKGROUND, within=box, align="right"
            ).x0
            right = left - APART
        name = fit(seat_name(say, seat), right - NAME_X, NAMES)
        focus.say(name, NAME_X, middle, TEXT, on=BACKGROUND, within=box)

    return Block(HEAD_HEIGHT, draw)
