"""Plates below the windows: the words of the choice, one's score and markers, and the markers to choose from."""

from collections.abc import Sequence

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.palette import (
    ACCENT,
    BAD,
    INK,
    MUTED,
    PANEL,
    TEXT,
    Colour,
    seat_colour,
)
from render.core.panel.focus import Focus, Offer, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number
from render.metromania.city.strokes import swatch
from render.metromania.focus.choices import ROUTE, Choices
from render.metromania.focus.layout import KEY
from render.metromania.focus.window import draw_key
from render.metromania.glyphs import closed_glyph
from render.metromania.layout import Place
from render.metromania.palette import MARKER_TINTS
from render.metromania.symbols import TEXT_DOWN, symbol
from rules.core.text import Say, msg, seat_msg
from rules.metromania.view import MarkerView, View

CAPTION = Type(30)
SMALL, BODY, LARGE = Type(36), Type(42), Type(48)
WORDS = ((Type(56), 1), (LARGE, 2), (BODY, 2), (SMALL, 3))
SCORE = Type(64)
RADIUS = 14
MARKER = 29
"""The radius of a marker in hand, large enough for its letter."""


def draw_plate(focus: Focus, box: Box, *, is_chosen: bool = False) -> None:
    rim = ACCENT if is_chosen else None
    focus.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, rim, 5), box.x0, box.y0)


def draw_tag(focus: Focus, box: Box, view: View, line: int, say: Say) -> None:
    """Write the tunnels that a line of the viewer has left."""
    seat = view.viewer or 0
    draw_plate(focus, box)
    x, y = box.x0 + 14, box.middle[1]
    focus.stamp(swatch(seat_colour(seat), striped=line == 2), x, y)
    text = say(msg("metromania.focus.tunnels", count=view.seats[seat].lines[line - 1].left))
    focus.say(fit(text, box.width - 100, (SMALL,)), x + 80, y, TEXT, on=PANEL, within=box)


def draw_words(
    focus: Focus, box: Box, question: Question[View], choices: Choices, say: Say
) -> None:
    """Draw the chosen route or place with its words and cells, or else what is to be chosen."""
    picked = choices.picked
    draw_plate(focus, box, is_chosen=picked is not None)
    x, right = box.x0 + 28, box.x1 - 16
    if picked is not None:
        draw_key(focus, picked.mark, (x + KEY // 2, box.middle[1]), box, chosen=True)
        x += KEY + 24
    cells = _dug(question.then)
    below = cells or more_words(choices, say)
    lines = fit_lines(words_of(question, choices, say), right - x, WORDS)
    ink = TEXT if picked is None else BAD if choices.spoils else ACCENT
    middle = box.middle[1] - (30 if below else 0)
    for place, line in enumerate(lines):
        shift = round((place - (len(lines) - 1) / 2) * 1.15 * line.type.size)
        focus.say(line, x, middle + shift, ink, on=PANEL, within=box)
    if below:
        ink, type_ = (TEXT, SMALL) if cells else (MUTED, CAPTION)
        line, y = fit(below, right - x, (type_,)), box.y1 - 36
        focus.say(line, x, y, ink, on=PANEL, within=box, is_caption=not cells)


def words_of(question: Question[View], choices: Choices, say: Say) -> str:
    """Return the words of the chosen route or place; without one, the words of the question."""
    if choices.picked is not None and choices.picked.label is not None:
        return say(choices.picked.label)
    if choices.spots:
        return say(msg("metromania.focus.stations"))
    if question.field(ROUTE) is not None:
        return say(msg("metromania.focus.routes"))
    if question.verb is None:
        return say(msg("metromania.board.markers"))
    return say(msg(f"metromania.verb.{question.verb}"))


def more_words(choices: Choices, say: Say) -> str:
    return say(msg("metromania.focus.more", count=choices.more)) if choices.more else ""


def _dug(view: View) -> str:
    """Return the cells that a half-made move digs."""
    if not view.is_preview or view.last is None:
        return ""
    return " · ".join(tunnel.cell for tunnel in view.last.tunnels)


def draw_means(focus: Focus, box: Box, question: Question[View]) -> None:
    """Draw the score before and after, and the markers in hand."""
    draw_plate(focus, box)
    seat = question.now.viewer or 0
    x, y = box.x0 + 44, box.y0 + 62
    focus.sign(sign(seat, 22, seat_colour(seat)), x, y)
    now, then = (view.seats[seat].score for view in (question.now, question.then))
    x = focus.say(Line(number(now), SCORE), x + 40, y, TEXT, on=PANEL, within=box).x1
    if now != then:
        focus.sign(_arrow(), x + 34, y)
        focus.say(Line(number(then), SCORE), x + 66, y, ACCENT, on=PANEL, within=box)
    focus.parts.append(Region(seat_msg(seat), box))
    draw_closed(focus, Box(box.x1 - 150, y - 30, box.x1 - 14, y + 30), question, PANEL)
    draw_hand(focus, (box.x0 + 46, box.y1 - 52), box, question.then.seats[seat].markers, (66, 6))


def draw_closed(focus: Focus, box: Box, question: Question[View], on: Colour) -> None:
    """Draw how many lines are complete or blocked, out of those that end construction, once there are any."""
    now, then = question.now, question.then
    if not then.closed:
        return
    y, ink = box.middle[1], TEXT if now.closed == then.closed else ACCENT
    count = Line(f"{then.closed}/{then.closed_limit}", BODY)
    left = focus.say(count, box.x1, y, ink, on=on, within=box, align="right").x0
    focus.sign(closed_glyph(), left - 34, y)
    focus.parts.append(Region(msg("core.region.stock"), box))


def draw_hand(
    focus: Focus, at: Place, within: Box, markers: Sequence[MarkerView], grid: tuple[int, int]
) -> None:
    """Draw markers in rows, in a grid of this pitch with so many in a row."""
    pitch, per_row = grid
    for place, mark in enumerate(markers):
        down, across = divmod(place, per_row)
        x, y = at[0] + across * pitch, at[1] + down * (pitch + 4)
        tint = MARKER_TINTS[mark.kind]
        focus.sign(symbol(mark.kind, MARKER, tint, 0.1), x, y)
        if mark.letter is not None:
            y += round(TEXT_DOWN[mark.kind] * MARKER)
            focus.say(Line(mark.letter, SMALL), x, y, INK, on=tint, within=within, align="middle")


def draw_marker_row(focus: Focus, box: Box, offer: Offer, say: Say, *, is_chosen: bool) -> None:
    """Draw a marker that the chosen route may place, with the place of the other one of its letter."""
    draw_plate(focus, box, is_chosen=is_chosen)
    draw_key(focus, offer.mark, (box.x0 + 56, box.middle[1]), box, chosen=is_chosen)
    if offer.label is not None:
        x = box.x0 + 116
        line = fit(say(offer.label), box.x1 - x - 16, (LARGE, BODY, SMALL))
        ink = ACCENT if is_chosen else TEXT
        focus.say(line, x, box.middle[1], ink, on=PANEL, within=box)


@SPRITES.keep
def _arrow() -> Sprite:
    """The sign between a number before and after."""
    art = Artwork(-20, -24, 20, 24)
    art.polygon(((-12, -20), (16, 0), (-12, 20)), ACCENT)
    return art.sprite()
