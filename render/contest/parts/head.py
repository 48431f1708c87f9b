"""The top of every picture: emblem, two lines at the left, one number or time at the right."""

from render.contest.parts.words import joined, said, shown
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crest
from render.core.fonts import Weight
from render.core.palette import MUTED, TEXT
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.text import Type, fit
from rules.contest.views.parts import Head
from rules.core.text import Say

HEIGHT = 120
EMBLEM = 76
EMBLEM_AT = (62, 58)
LEFT, FIRST_Y, SECOND_Y = 118, 40, 88
INSET = 32
EVENT = (Type(ESSENTIAL_PX), Type(LEAST_PX))
ABOUT = (Type(CAPTION_PX, Weight.REGULAR),)
GAP = 24


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
