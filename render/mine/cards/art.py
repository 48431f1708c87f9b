"""The picture of a card's effect: the thing that it gives, or everything that it changes side by side."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import INK, WHITE
from render.core.sprites import Sprite
from render.core.text import Line, Type
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, token_sign
from render.mine.layout import ArtFrame

GAP = 6
EDGE = 6
"""The margin between a row and the edges of its card."""
SPREAD, RISE = 0.5, 0.52
"""The offsets between two or three of the same thing, across and up, as shares of their size."""


def draw_art(canvas: Canvas, box: Box, kind: str, tokens: tuple[Token, ...], art: ArtFrame) -> None:
    """Draw the effect in the part of a card above its name; energy and price are in the upper corners."""
    if not tokens:
        _draw_group(canvas, box, [icon("text", art.alone[1]), stone(kind, art.alone[1])], "", art)
    elif len(tokens) == 1:
        count = _times(tokens[0])
        sprite = token_sign(tokens[0], art.alone[count - 1])
        _draw_group(canvas, box, [sprite] * count, tokens[0].text, art)
    else:
        row = _Row.fitted(tokens, art.row, box.width - 2 * EDGE)
        row.draw(canvas, box, box.middle[0], box.y1 - art.row_up)


def _times(token: Token) -> int:
    """Return the number of times that the thing is drawn: once for each gain, but at most three times."""
    gained = token.text.removeprefix("+")
    return min(int(gained), 3) if token.text.startswith("+") and gained.isdigit() else 1


def _draw_group(canvas: Canvas, box: Box, sprites: list[Sprite], said: str, art: ArtFrame) -> None:
    """Draw one, two or three of the same thing in a heap, with their number at the right."""
    size = max(max(sprite.image.size) for sprite in sprites)
    line = Line(said, Type(art.number))
    wide = size + round(SPREAD * size * (2 if len(sprites) > 1 else 0))
    left = box.middle[0] - (wide + (line.width + GAP if said else 0)) // 2
    x, y = left + wide // 2, box.y1 - 6 - size // 2
    aside, up = round(SPREAD * size), round(RISE * size)
    match len(sprites):
        case 1:
            places = [(x, y)]
        case 2:
            places = [(x - aside, y), (x + aside, y - up // 3)]
        case _:
            places = [(x, y - up), (x - aside, y), (x + aside, y)]
    for sprite, place in zip(sprites, places, strict=True):
        canvas.stamp(sprite, *place)
    canvas.write(line, left + wide + GAP, box.y1 - 24, WHITE, within=box, halo=INK)


@dataclass(frozen=True, slots=True)
class _Row:
    """Signs side by side, each with its change."""

    tokens: tuple[Token, ...]
    sign: int

    @classmethod
    def fitted(cls, tokens: tuple[Token, ...], sizes: tuple[int, ...], room: int) -> "_Row":
        """The row at the first size at which it fits, otherwise at the last."""
        for size in sizes:
            row = cls(tokens, size)
            if row.width <= room:
                break
        return row

    @property
    def type(self) -> Type:
        return Type(max(14, round(0.6 * self.sign)))

    @property
    def width(self) -> int:
        return sum(map(self._width, self.tokens)) + GAP * (len(self.tokens) - 1)

    def _width(self, token: Token) -> int:
        return self.sign + (2 + Line(token.text, self.type).width if token.text else 0)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        x -= self.width // 2
        for token in self.tokens:
            canvas.stamp(token_sign(token, self.sign), x + self.sign // 2, y)
            line = Line(token.text, self.type)
            canvas.write(line, x + self.sign + 2, y, WHITE, within=box, halo=INK)
            x += self._width(token) + GAP
