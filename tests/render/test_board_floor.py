"""The boards of recorded tables keep the least sizes of texts, their contrast, and everything that is written in sight.

A board is painted as in the product. A text is compared with the pixels around it, and with the finished picture.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from render.core.boxes import Box
from render.core.canvas import Align, Canvas, words
from render.core.palette import Colour
from render.core.panel.focus import CAPTION_PX, HEIGHT, LEAST_PX, WIDTH
from render.core.text import Line
from render.registry import load as load_painter
from rules.registry import load as load_game
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.golden_views import names, sampled_states
from tests.render.vision import contrast
from tests.scale import one_in, sized

pytestmark = pytest.mark.slow

TITLES = ("metromania",)
POSITIONS = sized(3, 12)
LEAST_CONTRAST = 4.5
PART = 0.12
"""A colour counts as ground of a text from this share of its box on."""
IN_SIGHT = 0.9
"""The least share of a text's pixels that nothing covers later."""


class Words(NamedTuple):
    line: Line
    box: Box
    within: Box
    colour: Colour
    grounds: tuple[Colour, ...]
    mask: Image.Image

    @property
    def is_essential(self) -> bool:
        """Return whether it is a number, a place or a letter; other words are captions."""
        said = self.line.text
        return any(each.isdigit() for each in said) or (len(said) == 1 and said.isascii())


class Noting(Canvas):
    """A canvas that notes what is written on it."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.words: list[Words] = []

    def write(
        self,
        line: Line,
        x: int,
        y: int,
        colour: Colour,
        *,
        within: Box,
        align: Align = "left",
        halo: Colour | None = None,
    ) -> Box:
        if not line.text:
            return super().write(line, x, y, colour, within=within, align=align)
        before = self.image.copy()
        box = super().write(line, x, y, colour, within=within, align=align, halo=halo)
        mask = words(*line).image
        grounds = (halo,) if halo else _colours(before.crop(box))
        self.words.append(Words(line, box, within, colour, grounds, mask))
        return box


def _colours(ground: Image.Image) -> tuple[Colour, ...]:
    """Return the colours that fill at least a part of a piece of a picture."""
    pixels = ground.width * ground.height
    found: Any = ground.getcolors(pixels) or ()
    return tuple(colour for count, colour in found if count >= PART * pixels)


def share_in_sight(text: Words, board: Image.Image) -> float:
    """Return the share of a text's opaque pixels that have its colour on the finished board."""
    solid = text.mask.point([255 * (value == 255) for value in range(256)])
    plain = Image.new("RGB", solid.size, text.colour)
    differs = ImageChops.difference(board.crop(text.box), plain).convert("L")
    same = differs.point([255 * (value == 0) for value in range(256)])
    seen, all_ = (sum(each.histogram()[1:]) for each in (ImageChops.multiply(same, solid), solid))
    return seen / all_ if all_ else 1.0


def complaints(board: Noting) -> Iterator[str]:
    if board.size != (WIDTH, HEIGHT):
        yield f"the board is {board.size}"
    whole = Box(0, 0, *board.size)
    for text in board.words:
        said, size = text.line
        if size.size < (LEAST_PX if text.is_essential else CAPTION_PX):
            yield f"{said!r} is {size.size} high"
        if not text.within.holds(text.box) or not whole.holds(text.box):
            yield f"{said!r} at {text.box} leaves its place"
        least = min(contrast(text.colour, ground) for ground in text.grounds)
        if least < LEAST_CONTRAST:
            yield f"{said!r} has a contrast of {least:.1f}"
        if share_in_sight(text, board.image) < IN_SIGHT:
            yield f"{said!r} at {text.box} is covered"
    for one, other in combinations(board.words, 2):
        if one.box.overlap(other.box):
            yield f"{one.line.text!r} and {other.line.text!r} meet"


def tables() -> Iterator[tuple[str, str, str]]:
    languages = sorted(LONG_NAMES)
    for key in TITLES:
        for place, name in enumerate(names(key)):
            yield key, name, languages[place % len(languages)]


@pytest.mark.parametrize(("key", "name", "language"), one_in(2, tables()))
def test_boards_of_recorded_tables_can_be_read_on_a_phone(
    key: str, name: str, language: str, speak: Speak
) -> None:
    game, drawings = load_game(key), load_painter(key).drawings
    assert drawings is not None
    for number, state in enumerate(sampled_states(game, name, POSITIONS)):
        view: Any = game.view(state, None)
        for said in (speak(language), speak(language, LONG_NAMES[language])):
            drawing = drawings.board(view, said)
            board = Noting(drawing.ground.image.convert("RGB"))
            drawing.draw(board)
            wrong = [f"{number}: {each}" for each in complaints(board)]
            assert not wrong
