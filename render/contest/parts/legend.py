"""The foot of a picture: the key to its signs and numbers, legible on a phone, in one or two lines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.contest.parts.head import INSET
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import MUTED, Colour
from render.core.panel.focus import CAPTION_PX
from render.core.sprites import Sprite
from render.core.text import Line, Type, fit, fit_lines

TYPE = Type(CAPTION_PX, Weight.REGULAR)
LINES = 2
PITCH = 40
FOOT = 96
"""The height of a foot with two lines."""
_SIGN_GAP = 10
APART = 26


@dataclass(frozen=True, slots=True)
class Key:
    """An entry of a legend: the width of its sign, the function that draws it from x at height y, and its word."""

    width: int
    draw: Callable[[Canvas, int, int], object]
    word: str

    @property
    def lead(self) -> int:
        """Return the distance of its word from its left end."""
        return self.width + _SIGN_GAP if self.width else 0


def key_of(sprite: Sprite, word: str) -> Key:
    return Key(
        sprite.image.width, lambda canvas, x, y: canvas.stamp(sprite, x + sprite.anchor[0], y), word
    )


def words_alone(word: str) -> Key:
    return Key(0, lambda canvas, x, y: None, word)


def note_lines(text: str, width: int) -> tuple[Line, ...]:
    return fit_lines(text, width, ((TYPE, LINES),))


def draw_note(canvas: Canvas, lines: Sequence[Line], y: int, ink: Colour = MUTED) -> None:
    """Words alone, with their middle at height y."""
    right = canvas.image.width - INSET
    for line, at in zip(lines, _heights(y, len(lines)), strict=True):
        canvas.write(line, INSET, at, ink, within=Box(INSET - 2, at - 20, right, at + 20))


def draw_legend(canvas: Canvas, keys: Sequence[Key], y: int) -> None:
    """The signs that occur, with the middle of their lines at height y; what has no room is left out."""
    right = canvas.image.width - INSET // 2
    rows = _rows(keys, right - INSET)[:LINES]
    for row, at in zip(rows, _heights(y, len(rows)), strict=True):
        x = INSET
        for key in row:
            key.draw(canvas, x, at)
            x += key.lead
            line = fit(key.word, right - x, (TYPE,))
            canvas.write(line, x, at, MUTED, within=Box(x - 2, at - 20, right, at + 20))
            x += line.width + APART


def _heights(y: int, lines: int) -> list[int]:
    first = y - PITCH * (lines - 1) // 2
    return [first + PITCH * index for index in range(lines)]


def _rows(keys: Sequence[Key], width: int) -> list[list[Key]]:
    """The keys in rows, each as full as can be."""
    rows, left = list[list[Key]](), 0
    for key in keys:
        own = key.lead + Line(key.word, TYPE).width
        if not rows or own > left:
            rows.append([])
            left = width
        rows[-1].append(key)
        left -= own + APART
    return rows
