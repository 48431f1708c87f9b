"""The picture of a panel: the choices on the map, and below or beside it one's own means."""

from render.core.boxes import Box
from render.core.palette import ACCENT, BACKGROUND, BAD, TEXT
from render.core.panel.focus import Focus, Question
from render.core.region import Region
from render.core.text import fit, fit_lines
from render.metromania.focus.choices import Choices, choices_of
from render.metromania.focus.layout import GAP, KEY, MOST_HEIGHT, WIDTH, shot_of, whole_shot
from render.metromania.focus.strip import (
    BODY,
    CAPTION,
    SMALL,
    draw_closed,
    draw_hand,
    draw_marker_row,
    draw_means,
    draw_tag,
    draw_words,
    more_words,
    words_of,
)
from render.metromania.focus.window import Window, draw_key
from render.metromania.palette import TINTS
from render.metromania.quantised import colours
from render.metromania.symbols import symbol
from rules.core.text import Say, msg, seat_msg
from rules.metromania.components.content import KINDS, LineStatus
from rules.metromania.view import LineView, View

STRIP = 216
ROW = 104
"""The height of a row with a marker to choose."""
WORDS = Box(GAP, 0, 740, STRIP)
MEANS = Box(752, 0, WIDTH - GAP, STRIP)
TAG = Box(8, 8, 316, 64)
ROOM = 76
"""The room for keys between the ends of routes and the edge of a window."""


def paint_focus(question: Question[View], say: Say) -> Focus:
    choices = choices_of(question)
    lines = _lines(question.now)
    starts = any(not lines[number - 1].path for number in choices.lines)
    if starts or not any(line.path for line in _lines(question.then)):
        return _on_whole_map(question, choices, say)
    return _in_windows(question, choices, say)


def _lines(view: View) -> tuple[LineView, ...]:
    return () if view.viewer is None else view.seats[view.viewer].lines


def _in_windows(question: Question[View], choices: Choices, say: Say) -> Focus:
    """Draw a window for each line that can go on, then a strip."""
    markers = () if choices.markers is None else choices.markers.offers
    top = MOST_HEIGHT - STRIP - len(markers) * ROW - 2 * GAP
    focus = Focus(MOST_HEIGHT, BACKGROUND, colours())
    views = _views(question, choices)
    wide = (WIDTH - GAP * (len(views) - 1)) // len(views)
    for place, (line, vertices) in enumerate(views):
        left = place * (wide + GAP)
        box, tag = Box(left, 0, left + wide, top), TAG.moved(left, 0)
        Window(
            focus,
            shot_of(box, vertices, ROOM),
            question.then,
            trails=[trail for its, trail in choices.trails if line in (0, its)],
            spots=choices.spots,
            told=choices.told,
            taken=(tag,) if line else (),
        ).draw()
        if line:
            draw_tag(focus, tag, question.then, line, say)
    y = top + GAP
    draw_words(focus, WORDS.moved(0, y), question, choices, say)
    draw_means(focus, MEANS.moved(0, y), question)
    for place, offer in enumerate(markers):
        upper = y + STRIP + 8 + place * ROW
        row = Box(GAP, upper, WIDTH - GAP, upper + ROW - 8)
        is_chosen = choices.markers is not None and offer.value == choices.markers.chosen
        draw_marker_row(focus, row, offer, say, is_chosen=is_chosen)
    return focus


def _views(question: Question[View], choices: Choices) -> list[tuple[int, list[str]]]:
    """Return the vertices to show in each window, with the line that it is about; 0 for all."""
    found = [
        (line, [vertex for its, trail in choices.trails if its == line for vertex in trail.path])
        for line in choices.lines
    ]
    if choices.spots:
        spots = [spot.vertex for spot in choices.spots]
        return [(0, spots + [vertex for _, vertices in found for vertex in vertices])]
    if found:
        return found
    lines = [line for line in _lines(question.then) if line.path]
    running = [line for line in lines if line.status is LineStatus.RUNNING]
    return [(line.number, list(line.path[-5:])) for line in running or lines]


MAP = Box(0, 0, WIDTH - 72, MOST_HEIGHT)
"""The map stands a little to the left of the middle, so that there is room for words."""
CORNER = Box(WIDTH - 288, 8, WIDTH - 12, 320)
HAND = Box(12, 8, 232, 210)
LEGEND = Box(12, 880, 240, 1042)
MORE = Box(WIDTH - 250, 980, WIDTH - 8, 1042)
CLOSED = Box(WIDTH - 170, 912, WIDTH - 12, 972)
PITCH = 52


def _on_whole_map(question: Question[View], choices: Choices, say: Say) -> Focus:
    """Draw the whole map, with the hand and the words in its empty corners."""
    focus = Focus(MOST_HEIGHT, BACKGROUND, colours())
    Window(
        focus,
        whole_shot(Box(0, 0, WIDTH, MOST_HEIGHT), MAP),
        question.then,
        trails=[trail for _, trail in choices.trails],
        spots=choices.spots,
        told=choices.told,
        names_others=False,
        taken=(HAND, CORNER, LEGEND, MORE, *((CLOSED,) if question.then.closed else ())),
    ).draw()
    _draw_hand_corner(focus, question, say)
    for place, kind in enumerate(KINDS):
        y = LEGEND.y0 + 28 + place * PITCH
        focus.sign(symbol(kind, 19, TINTS[kind]), LEGEND.x0 + 24, y)
        name = fit(say(msg(f"metromania.focus.kind-{kind}")), 170, (CAPTION,))
        focus.say(name, 68, y, TEXT, on=BACKGROUND, within=LEGEND, is_caption=True)
    draw_closed(focus, CLOSED, question, BACKGROUND)
    _draw_words_corner(focus, question, choices, say)
    return focus


def _draw_hand_corner(focus: Focus, question: Question[View], say: Say) -> None:
    seat = question.now.viewer or 0
    caption = fit(say(msg("metromania.board.markers")), HAND.width + 40, (CAPTION,))
    focus.say(caption, 16, 30, TEXT, on=BACKGROUND, within=HAND.inset(-40), is_caption=True)
    draw_hand(focus, (46, 92), HAND.inset(-8), question.then.seats[seat].markers, (68, 3))
    focus.parts.append(Region(seat_msg(seat), HAND))


def _draw_words_corner(focus: Focus, question: Question[View], choices: Choices, say: Say) -> None:
    picked, right, y = choices.picked, CORNER.x1, CORNER.y0 + 32
    if picked is not None:
        draw_key(focus, picked.mark, (right - KEY // 2, y), CORNER, chosen=True)
        y += 60
    text = words_of(question, choices, say)
    ink = TEXT if picked is None else BAD if choices.spoils else ACCENT
    for line in fit_lines(text, CORNER.width, ((BODY, 3), (SMALL, 6))):
        focus.say(line, right, y, ink, on=BACKGROUND, within=CORNER, align="right", halo=BACKGROUND)
        y += round(1.22 * line.type.size)
    if choices.markers is not None:
        # There is no room for the places of the others: the labels of the controls say them.
        for place, offer in enumerate(reversed(choices.markers.offers)):
            at = right - KEY // 2 - place * (KEY + GAP), y + 20
            draw_key(focus, offer.mark, at, CORNER, chosen=offer.value == choices.markers.chosen)
    if words := more_words(choices, say):
        line = fit(words, MORE.width, (CAPTION,))
        y = MORE.middle[1]
        focus.say(line, right, y, TEXT, on=BACKGROUND, within=MORE, align="right", is_caption=True)
