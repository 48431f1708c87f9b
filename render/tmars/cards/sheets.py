"""The head of private pictures."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, MUTED, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite
from render.core.signs import sign
from render.core.text import Type, fit, seat_name
from render.tmars.cards.layout import HEAD
from rules.core.seats import Seat
from rules.core.text import Arg, Say, msg

HEADING = Type(24)
NUMBER = Type(24)
BODY = Type(18)
NOTE = Type(18, Weight.REGULAR)
CAPTION = Type(14, Weight.REGULAR)


def sheet_word(say: Say, key: str, **args: Arg) -> str:
    return say(msg(f"tmars.face.{key}", **args))


def head_panel(canvas: Canvas, seat: Seat) -> None:
    rounded(canvas, HEAD)
    canvas.stamp(sign(seat, 12, seat_colour(seat)), HEAD.x0 + 28, HEAD.middle[1])


def rounded(canvas: Canvas, box: Box) -> None:
    canvas.stamp(box_sprite(box.width, box.height, 12, PANEL, HAIR, 1), box.x0, box.y0)


def draw_head(
    canvas: Canvas, seat: Seat, text: str, say: Say, *, right: int = 0, private: bool = False
) -> None:
    """Draw a seat's name and the text beside it, as far as `right`; private pictures say that they are private."""
    box = HEAD
    x, y = box.x0 + 52, box.middle[1]
    right = right or box.x1 - 16
    if private:
        said = fit(sheet_word(say, "private"), 300, (NOTE, CAPTION))
        canvas.write(said, right, y, MUTED, within=box, align="right")
        right -= said.width + 24
    said = fit(text, (right - x) * 2 // 3, (NOTE, CAPTION))
    name = fit(seat_name(say, seat), right - x - said.width - 16, (HEADING, BODY))
    canvas.write(name, x, y, TEXT, within=box)
    canvas.write(said, x + name.width + 16, y + 1, MUTED, within=box)
