"""The picture of a panel, by the question."""

from itertools import accumulate

from render.core.boxes import Box
from render.core.palette import ACCENT, BACKGROUND, HAIR, TEXT
from render.core.panel.focus import LEAST_PX, MOST_HEIGHT, WIDTH, Focus, Question
from render.core.text import Line, Type
from render.expancity.focus.cards import cards_height, draw_cards
from render.expancity.focus.choices import choices_of
from render.expancity.focus.city import draw_city, things_of
from render.expancity.focus.labels import Labels, labels_of
from render.expancity.focus.strip import EDGE, HEIGHT, draw_strip
from render.expancity.focus.window import window_of
from render.expancity.quantised import colours
from rules.core.text import Say, msg
from rules.expancity.view import View

ROW = 56
"""The height of the row that says what lies outside."""
_CARDS = ("keep_contract", "fulfil")


def paint_focus(question: Question[View], say: Say) -> Focus:
    view, choices = question.then, choices_of(question)
    is_cards = question.verb in _CARDS
    strip = cards_height(question.now, say) if is_cards else HEIGHT
    projection = window_of(view, choices, MOST_HEIGHT - strip - ROW)
    things = things_of(view, projection, choices)
    labels = labels_of(view, projection, choices, things)
    top = projection.frame.height
    line = top + (ROW if labels.far or labels.more else 0)
    canvas = Focus(line + strip, BACKGROUND, colours())
    draw_city(canvas, view, projection, choices, things, labels)
    canvas.fill(BACKGROUND, Box(0, top, WIDTH, line + strip))
    if line > top:
        _draw_outside(canvas, Box(EDGE, top, WIDTH - EDGE, line), labels, say)
    canvas.fill(HAIR, Box(0, line - 1, WIDTH, line + 2))
    if is_cards:
        draw_cards(canvas, line, question, say)
    else:
        draw_strip(canvas, line, question, say)
    return canvas


def _draw_outside(canvas: Focus, box: Box, labels: Labels, say: Say) -> None:
    """Draw the names of sites that are not seen, with arrows, and the number of other places.

    Lots without room count among the places.
    """
    y, type_ = box.middle[1], Type(LEAST_PX)

    def more(count: int) -> Line:
        return Line(say(msg("expancity.board.focus_more", count=count)) if count else "", type_)

    names = [Line(each.words, type_) for each in labels.far]
    widths = list(accumulate(name.width + _BETWEEN for name in names))
    fit = len(names)
    while fit and labels.far[fit - 1].is_lot:
        if widths[fit - 1] + more(labels.more + len(names) - fit).width <= box.width - 4:
            break
        fit -= 1
    x = box.x0 + 4
    for each, name in zip(labels.far[:fit], names, strict=False):
        canvas.say(name, x, y, ACCENT if each.hot else TEXT, on=BACKGROUND, within=box)
        x += name.width + _BETWEEN
    words = more(labels.more + len(names) - fit)
    if words.text:
        canvas.say(words, box.x1, y, TEXT, on=BACKGROUND, within=box, align="right")


_BETWEEN = 30
