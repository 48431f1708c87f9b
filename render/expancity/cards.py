"""A contract card: its name, condition, points and progress."""

from render.core.boxes import Box
from render.core.canvas import LINE_PITCH, Canvas
from render.core.palette import ACCENT, INK, PAPER, PAPER_HOT, WHITE
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from render.expancity.layout import PLATE_RADIUS, RADIUS
from render.expancity.palette import DONE, NOT_DONE, PAPER_MUTED
from rules.core.text import Say, msg
from rules.expancity.view import ContractView

NAME = (*((Type(size), 1) for size in (36, 32, 28)), (Type(24), 2), (Type(18), 2))
CONDITION = (
    (Type(32), 2),
    (Type(28), 2),
    (Type(24), 3),
    (Type(20), 3),
    (Type(18), 4),
    (Type(14), 6),
)
COUNT = Type(30)
READY = (Type(24), Type(20), Type(16), Type(14))
POINTS = Type(36)

INSET = 18
PLATE = (58, 48)
"""The size of the points' plate in the upper right corner."""
CAPSULE = (24, 14)
CAPSULE_GAP = 6
NARROWEST = 6


def draw_card(
    canvas: Canvas, box: Box, card: ContractView, say: Say, letter: str | None = None
) -> None:
    """Draw a card in a box; a card on offer has a letter."""
    rim = (ACCENT, 4) if card.met else (None, 0)
    paper = PAPER_HOT if card.met else PAPER
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, paper, *rim), box.x0, box.y0)
    plate = _draw_points(canvas, box, card.points)
    x = box.x0 + INSET
    if letter is not None:
        x += draw_letter(canvas, x - 4, box.y0 + 20, letter) + 10
    name = fit_lines(say(msg(f"expancity.contract.{card.card}")), plate.x0 - 10 - x, NAME)
    canvas.write_lines(name, x, box.y0 + 38, INK, within=box)
    _draw_condition(canvas, box, say(msg(f"expancity.contract.{card.card}.text")))
    _draw_progress(canvas, box, card, say)


def draw_letter(canvas: Canvas, x: int, y: int, letter: str) -> int:
    """A gold plate with the number or letter used to pick a thing; returns its width."""
    plate = canvas.stamp(box_sprite(36, 36, PLATE_RADIUS, ACCENT, INK, 1), x, y)
    canvas.write(Line(letter, Type(24)), *plate.middle, INK, within=plate, align="middle")
    return plate.width


def _draw_points(canvas: Canvas, box: Box, points: int) -> Box:
    plate = canvas.stamp(
        box_sprite(*PLATE, PLATE_RADIUS, INK, None, 0), box.x1 - 14 - PLATE[0], box.y0 + 14
    )
    canvas.write(Line(str(points), POINTS), *plate.middle, ACCENT, within=plate, align="middle")
    return plate


def _draw_condition(canvas: Canvas, box: Box, text: str) -> None:
    lines = fit_lines(text, box.width - 2 * INSET, CONDITION)
    y = box.y0 + 86
    for line in lines:
        canvas.write(line, box.x0 + INSET, y, INK, within=box)
        y += round(LINE_PITCH * line.type.size)


def _draw_progress(canvas: Canvas, box: Box, card: ContractView, say: Say) -> None:
    y = box.y1 - 26
    right = box.x1 - INSET
    if card.met:
        word = fit(say(msg("expancity.board.ready")), box.width // 2, READY)
        pill = box_sprite(word.width + 32, 36, 18, DONE, None, 0)
        plate = canvas.stamp(pill, box.x1 - 14 - pill.size[0], y - 18)
        canvas.write(word, *plate.middle, WHITE, within=plate, align="middle")
        right = plate.x0 - 10
    count = Line(f"{card.have}/{card.need}", COUNT)
    x = box.x0 + INSET
    room = (right - x - count.width - 8) // card.need
    wide = min(CAPSULE[0], room - CAPSULE_GAP)
    if wide >= NARROWEST:
        for index in range(card.need):
            ink = DONE if index < card.have else NOT_DONE
            canvas.stamp(box_sprite(wide, CAPSULE[1], min(7, wide // 2), ink, None, 0), x, y - 7)
            x += wide + CAPSULE_GAP
        x += 8
    canvas.write(count, x, y, DONE if card.met else PAPER_MUTED, within=box)
