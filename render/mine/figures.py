"""The drawn examples beside the rules: the parts of a card, a turn, public goals, and the points at the end."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number
from render.mine.cards.card import draw_faces
from render.mine.cards.faces import plain_face
from render.mine.cards.goals import draw_goal, owned_goal_face
from render.mine.figures_layout import (
    AMOUNT_X,
    BAR,
    CALLOUT_GAP,
    HEAD_Y,
    INSET,
    NAMES_Y,
    PHASE_X,
    PLATE,
    POINTS_X,
    SIGN_X,
    STONE_X,
    SUM_SIGN,
    SUM_Y,
    bar_box,
    callout_box,
    card_place,
    foot_box,
    goal_box,
    note_box,
    panel_boxes,
    phase_box,
    sum_boxes,
)
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import HEIGHT, MARKET_CARD, WIDTH
from render.mine.palette import CARD_COLOURS, SUNK
from render.mine.panels import BODY, LARGE, LOUD, panel
from render.mine.quantised import colours
from rules.core.text import Say, msg
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.components.terms import RESOURCES
from rules.mine.view import OwnedGoalView

HEADING = (Type(24), Type(20))
WORDS = ((Type(20, Weight.REGULAR), 2), (Type(18, Weight.REGULAR), 3), (Type(16), 3))
BESIDE = ((Type(20, Weight.REGULAR), 5), (Type(18, Weight.REGULAR), 6))
NAME = ((Type(14, Weight.REGULAR), 2),)
CARD = "bargain_sale"
SLOT = "m3"
LINE_PX = 2
PHASES = (
    ("energy", "reset"),
    ("active", "use_goals"),
    ("hand", "put_down"),
    ("buy", "buying"),
    ("pile", "clean_up"),
)
"""The sign of each phase of a turn, and the key of its text."""
GOALS = (("handicap", 2, "active_goal"), ("boost", 5, "passive_goal"))
"""An active goal with some of its tokens, and a passive one with all of them."""
AMOUNTS = (7, 12, 16, 21, 26)
"""The amount of each resource: one for every step, and one below all steps."""
OTHER_PARTS = (("corporate", "corporate", 12), ("goal", "goals", 9), ("shield", "cards", 8))
PENALTY = 2


class Part(NamedTuple):
    """A part of a card, and where the line to it ends, measured from the corner of the card without its tab."""

    key: str
    x: int
    y: int
    left: bool


_PARTS = (
    Part("tab", 18, -13, left=True),
    Part("energy_cost", 10, 44, left=True),
    Part("effect", 4, 190, left=True),
    Part("points", 12, 292, left=True),
    Part("price", 172, 26, left=False),
    Part("resource", 180, 81, left=False),
    Part("signs", 180, 142, left=False),
)


def resource_points(amount: int) -> int:
    return next(points for least, points in RESOURCE_POINTS if amount >= least)


def paint_examples(say: Say) -> Image:
    return with_palette(examples_canvas(say).image, colours())


FIGURES: Mapping[int, Callable[[Say], Image]] = MappingProxyType({1: paint_examples})


def examples_canvas(say: Say) -> Canvas:
    """The sheet before its colours are reduced."""
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    examples = (("card", _draw_card), ("turn", _draw_turn), ("goals", _draw_goals))
    for place, (box, (heading, draw)) in enumerate(
        zip(panel_boxes(), (*examples, ("scores", _draw_scores)), strict=True), 1
    ):
        panel(canvas, box, BACKGROUND)
        _draw_head(canvas, box, place, _word(say, heading))
        draw(canvas, box, say)
    return canvas


def _word(say: Say, key: str, **counts: int) -> str:
    return say(msg(f"mine.figure.{key}", **counts))


def _draw_head(canvas: Canvas, box: Box, place: int, heading: str) -> None:
    x, y = box.x0 + INSET, box.y0 + HEAD_Y
    plate = canvas.stamp(box_sprite(PLATE, PLATE, 8, TEXT, None, 0), x, y - PLATE // 2)
    canvas.write(Line(str(place), LARGE), *plate.middle, INK, within=plate, align="middle")
    line = fit(heading, box.x1 - INSET - plate.x1 - 12, HEADING)
    canvas.write(line, plate.x1 + 12, y, TEXT, within=box)


def _draw_card(canvas: Canvas, box: Box, say: Say) -> None:
    x, y = card_place(box)
    draw_faces(canvas, [(x, y)], [plain_face(CARD, say, tab=SLOT)], MARKET_CARD)
    for part in _PARTS:
        end = x + part.x, y + part.y
        words = callout_box(box, end[1], left=part.left)
        start = words.x1 + CALLOUT_GAP if part.left else words.x0 - CALLOUT_GAP
        near, far = sorted((start, end[0]))
        canvas.stamp(box_sprite(far - near, LINE_PX, 0, ACCENT, None, 0), near, end[1] - 1)
        canvas.stamp(_dot(), *end)
        lines = fit_lines(_word(say, part.key), words.width, WORDS)
        if part.left:
            canvas.write_lines(lines, words.x1, end[1], TEXT, within=words, align="right")
        else:
            canvas.write_lines(lines, words.x0, end[1], TEXT, within=words)


@SPRITES.keep
def _dot() -> Sprite:
    art = Artwork(-6, -6, 6, 6)
    art.ellipse(0, 0, 5, 5, ACCENT)
    return art.sprite()


def _draw_turn(canvas: Canvas, box: Box, say: Say) -> None:
    for place, (sign, key) in enumerate(PHASES):
        row = phase_box(box, place)
        panel(canvas, row, rim=None)
        y = row.middle[1]
        canvas.write(Line(str(place + 1), LARGE), row.x0 + 14, y, MUTED, within=row)
        canvas.stamp(icon(sign, 38), box.x0 + SIGN_X, y)
        room = Box(box.x0 + PHASE_X, row.y0, row.x1 - 6, row.y1)
        lines = fit_lines(_word(say, key), room.width, WORDS[:2])
        canvas.write_lines(lines, room.x0, y, TEXT, within=room)


def _draw_goals(canvas: Canvas, box: Box, say: Say) -> None:
    for place, (goal, tokens, key) in enumerate(GOALS):
        needed = PUBLIC_GOALS[goal].tokens
        shown = OwnedGoalView(goal, tokens, needed, flipped=tokens == needed, used=False)
        at = goal_box(box, place)
        draw_goal(canvas, at, owned_goal_face(shown, f"o{place + 1}", say))
        note = note_box(box, at)
        lines = fit_lines(_word(say, key), note.width, BESIDE)
        canvas.write_lines(lines, note.x0, note.middle[1], TEXT, within=note)
    foot = foot_box(box)
    lines = fit_lines(_word(say, "flipping"), foot.width, WORDS[:2])
    canvas.write_lines(lines, foot.x0, foot.middle[1], TEXT, within=foot)


def _draw_scores(canvas: Canvas, box: Box, say: Say) -> None:
    steps = [(least, points) for least, points in reversed(RESOURCE_POINTS) if points]
    first = bar_box(box, 0)
    for least, _ in steps:
        x = first.x0 + BAR.width * least // steps[-1][0]
        canvas.write(Line(str(least), BODY), x, first.y0 - 26, MUTED, within=box, align="middle")
    for row, (resource, amount) in enumerate(zip(RESOURCES, AMOUNTS, strict=True)):
        bar = bar_box(box, row)
        y = bar.middle[1]
        canvas.stamp(stone(resource, 36), box.x0 + STONE_X, y)
        canvas.stamp(_bar(resource, min(amount, steps[-1][0])), bar.x0, bar.y0)
        ink = TEXT if resource_points(amount) else MUTED
        canvas.write(Line(str(amount), LARGE), box.x0 + AMOUNT_X, y, ink, within=box, align="right")
        shield = canvas.stamp(icon("shield", 38), box.x0 + POINTS_X, y)
        points = Line(str(resource_points(amount)), Type(20))
        canvas.write(points, *shield.middle, TEXT, within=shield, align="middle")
    _draw_sum(canvas, box, say)


@SPRITES.keep
def _bar(resource: str, amount: int) -> Sprite:
    """The bar of a resource, with a gap at every step; its anchor is the upper left corner."""
    top = RESOURCE_POINTS[0][0]
    width, height = BAR.width, BAR.height
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, height / 2, HAIR)
    art.plate(0, 0, width * amount / top, height, height / 2, CARD_COLOURS[resource])
    for least, points in RESOURCE_POINTS[1:]:
        if points:
            x = width * least / top
            art.polygon(((x - 2, 0), (x + 2, 0), (x + 2, height), (x - 2, height)), SUNK)
    return Sprite(art.sprite().image, (0, 0))


def _draw_sum(canvas: Canvas, box: Box, say: Say) -> None:
    resources = sum(map(resource_points, AMOUNTS))
    parts = (
        *OTHER_PARTS,
        ("any", "resources", resources),
        ("penalty", "penalty", -PENALTY),
    )
    boxes = sum_boxes(box, len(parts) + 1)
    for place, (at, (sign, part, points)) in enumerate(zip(boxes, parts, strict=False)):
        x, y = at.middle[0], box.y0 + SUM_Y
        value = Line(number(points) if points < 0 or not place else f"+{points}", LARGE)
        sprite = stone(sign, SUM_SIGN) if sign == "any" else icon(sign, SUM_SIGN)
        left = x - (SUM_SIGN + 6 + value.width) // 2
        canvas.stamp(sprite, left + SUM_SIGN // 2, y)
        canvas.write(value, left + SUM_SIGN + 6, y, TEXT, within=at)
        name = fit_lines(say(msg(f"mine.part.{part}")), at.width - 6, NAME)
        canvas.write_lines(name, x, box.y0 + NAMES_Y, MUTED, within=at, align="middle")
    total, at = sum(points for *_, points in parts), boxes[-1]
    result = Line(f"={total}", LOUD)
    canvas.write(result, at.middle[0], box.y0 + SUM_Y, ACCENT, within=at, align="middle")
    name = fit_lines(say(msg("mine.board.total")), at.width - 6, NAME)
    canvas.write_lines(name, at.middle[0], box.y0 + NAMES_Y, MUTED, within=at, align="middle")
