"""A card: a cut stone with its energy, emblem and price, its name, its effect in signs and in words, its points."""

from dataclasses import dataclass

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, WHITE, mix
from render.core.plates import box_sprite
from render.core.sprites import SPRITES
from render.core.text import Line, Type, fit, fit_lines, is_whole, text_width
from render.mine.ground import card_ground
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, token_sign
from render.mine.layout import CardFrame
from render.mine.palette import CARD_COLOURS, REFUSAL
from render.mine.panels import OVERHANG

SMALL = Type(14)
REASON = ((Type(18, Weight.REGULAR), 1), (Type(14, Weight.REGULAR), 2))
TOKEN_GAP = 12
LEAST_GAP = 4
SMALLEST_SIGN = 14


@dataclass(frozen=True, slots=True)
class Face:
    """All that a card shows, in words: two cards with equal faces look the same."""

    card: str
    """Its id, by which its stones lie."""
    kind: str
    """A resource, ``plan`` or ``basic``."""
    tab: str
    """What is typed or pressed to pick it."""
    energy: int | None
    price: int | None
    """What it costs now; None where it is not for sale."""
    printed: int
    points: str
    points_of: str | None
    """The resource on which the points depend."""
    name: str
    text: str
    row: tuple[Token, ...]
    mark: str | None
    """``check``, ``cross`` or nothing."""
    reason: str
    """Why not, where there is a cross."""


def draw_face(canvas: Canvas, x: int, y: int, face: Face, frame: CardFrame) -> None:
    """The card's upper left corner comes to a point; its tab lies above."""
    canvas.image.paste(face_image(face, frame), (x, y - frame.tab[1]))


@SPRITES.keep
def face_image(face: Face, frame: CardFrame) -> Image.Image:
    outer = frame.outer
    canvas = Canvas.blank(outer.width, outer.height, BACKGROUND)
    top = frame.tab[1]
    _draw_tab(canvas, face, frame)
    canvas.stamp(card_ground(face.card, CARD_COLOURS[face.kind], frame), 0, top)
    _draw_strata(canvas, face, frame, Box(0, top, frame.width, top + frame.strata))
    band = Box(0, top + frame.strata, frame.width, top + frame.strata + frame.band)
    _draw_name(canvas, face, frame, band)
    foot = Box(0, outer.y1 - frame.foot, frame.width, outer.y1)
    _draw_body(canvas, face, frame, Box(frame.inset, band.y1, frame.width - frame.inset, foot.y0))
    _draw_foot(canvas, face, frame, foot)
    return canvas.image


def _draw_tab(canvas: Canvas, face: Face, frame: CardFrame) -> None:
    if not face.tab:
        return
    width, height = frame.tab
    line = Line(face.tab, Type(frame.tab_size))
    box = canvas.stamp(
        box_sprite(max(width, line.width + 12), height + 8, 6, WHITE, None, 0),
        frame.chamfer + 6,
        0,
    )
    middle = height // 2 + 1
    canvas.write(line, box.middle[0], middle, INK, within=box, align="middle")


def _draw_strata(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    size, y = frame.round, box.middle[1] + 1
    side = size // 2 + frame.chamfer // 2 + 2
    canvas.stamp(stone(face.kind, frame.emblem), box.middle[0], y)
    left = canvas.stamp(icon("no_cost" if face.energy is None else "cost", size), box.x0 + side, y)
    energy = "X" if face.energy is None else str(face.energy)
    ink = MUTED if face.energy is None else TEXT
    number = Line(energy, Type(frame.number))
    canvas.write(number, *left.middle, ink, within=left, align="middle")
    right = box.x1 - side + 2
    coin = canvas.stamp(icon("no_price" if face.price is None else "price", size), right, y)
    if face.price is None:
        return
    price = Line(str(face.price), Type(frame.number))
    canvas.write(price, coin.middle[0], coin.middle[1] - 1, INK, within=coin, align="middle")
    if face.price != face.printed:
        draw_printed(canvas, coin.middle[0], min(coin.y1, box.y1 - 6), face.printed)


def draw_printed(canvas: Canvas, x: int, y: int, printed: int) -> None:
    """The printed price under a coin, struck through."""
    line = Line(str(printed), SMALL)
    width = max(24, line.width + 12)
    plate = canvas.stamp(box_sprite(width, 18, 5, INK, HAIR, 1), x - width // 2, y - 7)
    canvas.write(line, *plate.middle, MUTED, within=plate, align="middle")
    canvas.stamp(box_sprite(line.width + 6, 2, 0, REFUSAL, None, 0), x - line.width // 2 - 3, y + 1)


def _draw_name(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    choices = [(Type(size), lines) for size, lines in frame.names]
    name = fit_lines(face.name, box.width - 16, choices)
    pitch = 16 if name and name[0].type.size == 14 else 19
    for index, line in enumerate(name):
        y = box.middle[1] + round((index - (len(name) - 1) / 2) * pitch)
        canvas.write(line, box.middle[0], y, TEXT, within=box, align="middle")


def _draw_body(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    """Signs above words, at the largest sizes at which all of it fits; at the last, words alone."""
    for sign, size, most in frame.tries:
        row = _Row.fitted(face.row, sign, box.width) if sign else None
        type_ = Type(size, Weight.REGULAR)
        pitch = round(frame.pitch * size)
        above = row.height + 6 if row else 8
        lines = min(most, (box.height - above - 4) // pitch)
        text = fit_lines(face.text, box.width, ((type_, lines),)) if lines > 0 else ()
        if (not face.row or row is not None) and is_whole(text, face.text):
            break
    _draw_block(canvas, box, row, text, pitch)


def _draw_block(
    canvas: Canvas, box: Box, row: "_Row | None", text: tuple[Line, ...], pitch: int
) -> None:
    high = (row.height + 6 if row else 0) + pitch * len(text)
    y = box.y0 + max(4, min((box.height - high) // 2, 40))
    if row is not None:
        row.draw(canvas, box, y + row.height // 2)
        y += row.height + 6
    short = len(text) == 1
    for line in text:
        place = box.middle[0] if short else box.x0
        canvas.write(
            line,
            place,
            y + pitch // 2,
            _BODY_INK,
            within=box.inset(-OVERHANG),
            align="middle" if short else "left",
        )
        y += pitch


_BODY_INK = mix(TEXT, PANEL, 0.12)


@dataclass(frozen=True, slots=True)
class _Row:
    """Signs with what they change, side by side."""

    tokens: tuple[Token, ...]
    sign: int
    gap: int

    @classmethod
    def fitted(cls, tokens: tuple[Token, ...], sign: int, room: int) -> "_Row | None":
        """At the size given, or with less between the signs, or smaller; nothing where there are none."""
        if not tokens:
            return None
        row = cls(tokens, sign, TOKEN_GAP)
        while row.width > room and row.sign > SMALLEST_SIGN:
            row = cls(tokens, row.sign - (2 if row.gap == LEAST_GAP else 0), LEAST_GAP)
        return row

    @property
    def type(self) -> Type:
        return Type(
            36 if self.sign >= 50 else 24 if self.sign >= 36 else 18 if self.sign > 20 else 14
        )

    @property
    def height(self) -> int:
        return self.sign + 4

    @property
    def width(self) -> int:
        return sum(map(self._width, self.tokens)) + self.gap * (len(self.tokens) - 1)

    def _width(self, token: Token) -> int:
        return self.sign + 4 + text_width(token.text, self.type) if token.text else self.sign

    def draw(self, canvas: Canvas, box: Box, y: int) -> None:
        x = box.middle[0] - self.width // 2
        for token in self.tokens:
            canvas.stamp(token_sign(token, self.sign), x + self.sign // 2, y)
            if token.text:
                line = Line(token.text, self.type)
                canvas.write(line, x + self.sign + 4, y, TEXT, within=box)
            x += self._width(token) + self.gap


def _draw_foot(canvas: Canvas, face: Face, frame: CardFrame, box: Box) -> None:
    line = box_sprite(box.width - 2 * frame.chamfer, 1, 0, HAIR, None, 0)
    canvas.stamp(line, frame.chamfer, box.y0)
    y = box.middle[1]
    x = frame.chamfer // 2 + 4 + frame.shield // 2
    shield = canvas.stamp(icon("shield", frame.shield), x, y)
    points = fit(face.points, frame.shield - 4, (Type(frame.points), SMALL))
    canvas.write(points, x, y - 2, TEXT, within=shield, align="middle")
    left = shield.x1 + 8
    if face.points_of is not None:
        left = canvas.stamp(stone(face.points_of, frame.points), left + frame.points // 2, y).x1 + 8
    right = box.x1 - frame.chamfer
    if face.mark is None:
        return
    size = frame.points
    mark = canvas.stamp(icon(face.mark, size), right - size // 2, y)
    if face.reason:
        room = Box(left, box.y0, mark.x0 - 6, box.y1)
        lines = fit_lines(face.reason, room.width, REASON)
        for index, said in enumerate(lines):
            at = y + round((index - (len(lines) - 1) / 2) * 17)
            canvas.write(said, room.x1, at, REFUSAL, within=room, align="right")
