"""The top of every picture: emblem, two lines at the left, one number or time at the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.contest.parts.words import joined, said, shown
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crest
from render.core.fonts import Weight
from render.core.palette import MUTED, TEXT, Colour
from render.core.sprites import Sprite
from render.core.text import Line, Type, fit
from rules.contest.views.parts import Head
from rules.core.text import Say

HEIGHT = 120
EMBLEM = 76
EMBLEM_AT = (62, 58)
LEFT, FIRST_Y, SECOND_Y = 118, 42, 82
INSET = 32
EVENT = (Type(36), Type(34), Type(32), Type(30))
ABOUT = tuple(Type(size, Weight.REGULAR) for size in (24, 22, 20))
GAP = 24
SMALL = Type(18, Weight.REGULAR)
LEGEND = tuple(Type(size, Weight.REGULAR) for size in (20, 18, 16))


def draw_head(canvas: Canvas, head: Head, crest: Crest, say: Say) -> None:
    width = canvas.image.width
    right = width - INSET
    top, low = right, right
    if head.figure is not None:
        line = fit(said(head.figure, say), width // 2, EVENT)
        box = Box(width // 2, 0, width, HEIGHT)
        canvas.write(line, right, FIRST_Y, TEXT, within=box, align="right")
        top = right - line.width - GAP
    if head.caption is not None:
        line = fit(say(head.caption), width // 2 - GAP, ABOUT)
        box = Box(width // 2, 0, width, HEIGHT)
        canvas.write(line, right, SECOND_Y, MUTED, within=box, align="right")
        low = right - line.width - GAP
    canvas.stamp(crest.emblem(EMBLEM), *EMBLEM_AT)
    event = head.event if isinstance(head.event, str) else say(head.event)
    line = fit(shown(event), top - LEFT, EVENT)
    canvas.write(line, LEFT, FIRST_Y, TEXT, within=Box(LEFT - 2, 0, top, HEIGHT))
    line = fit(joined(head.about, say), low - LEFT, ABOUT)
    canvas.write(line, LEFT, SECOND_Y, MUTED, within=Box(LEFT - 2, 0, low, HEIGHT))


@dataclass(frozen=True, slots=True)
class Key:
    """An entry of a legend: how wide its sign is, what draws it from x at height y, and its word."""

    width: int
    draw: Callable[[Canvas, int, int], object]
    word: str


def key_of(sprite: Sprite, word: str) -> Key:
    return Key(
        sprite.image.width, lambda canvas, x, y: canvas.stamp(sprite, x + sprite.anchor[0], y), word
    )


_SIGN_GAP, _GAPS = 10, (28, 22, 14)


def draw_legend(
    canvas: Canvas, keys: Sequence[Key], y: int, *, right: int, ink: Colour = MUTED
) -> None:
    """One line at the foot that explains the signs that occur; the words step down together, then are cut."""
    if not keys:
        return
    words = [key.word for key in keys]
    for type_, gap in zip(LEGEND, _GAPS, strict=True):
        spare = right - INSET - sum(key.width + _SIGN_GAP for key in keys) - gap * (len(keys) - 1)
        lines = [Line(word, type_) for word in words]
        if sum(line.width for line in lines) <= spare:
            break
    else:
        lines = [fit(word, spare // len(keys), LEGEND[-1:]) for word in words]
    x = INSET
    for key, line in zip(keys, lines, strict=True):
        key.draw(canvas, x, y)
        x += key.width + (_SIGN_GAP if key.width else 0)
        canvas.write(line, x, y, ink, within=Box(x - 2, y - 20, right, y + 20))
        x += line.width + gap
