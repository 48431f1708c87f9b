"""A public goal: the colour of its kind, its text, and its tokens, those placed and those it needs."""

from dataclasses import dataclass, replace

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, MUTED, PANEL, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture, Sprite
from render.core.text import Line, Type, fit, fit_lines
from render.mine.cards.card import draw_printed
from render.mine.cards.faces import sentences
from render.mine.icons.signs import icon
from render.mine.layout import GOAL_HEAD
from render.mine.palette import ACTIVE, PASSIVE
from render.mine.panels import BODY, CAPTION, SMALL, TEXT_TYPE, board_word
from render.mine.quantised import colours
from rules.core.text import Say
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.view import OwnedGoalView
from rules.mine.wording.cards import card_msg, goal_text

GOAL_TEXT = ((TEXT_TYPE, 3), (Type(14, Weight.REGULAR), 4))
NAMES = ((BODY, 1), (SMALL, 2))
RING = 10


@dataclass(frozen=True, slots=True)
class GoalFace:
    """Everything that a goal shows, in words: goals with equal faces look the same."""

    active: bool
    tab: str
    cost: int
    printed: int
    points: int
    tokens: int | None
    """The number of tokens it needs; None if a condition flips it."""
    have: int
    name: str
    kind: str
    text: str
    needs: str
    mark: str | None
    """``check``, ``cross`` or nothing."""


def goal_face(
    goal: str, say: Say, *, cost: int | None = None, tab: str = "", mark: str | None = None
) -> GoalFace:
    """A goal as printed, or with the cost that is given."""
    design = PUBLIC_GOALS[goal]
    return GoalFace(
        active=design.active,
        tab=tab,
        cost=design.cost if cost is None else cost,
        printed=design.cost,
        points=design.points,
        tokens=design.tokens,
        have=0,
        name=say(card_msg(goal)),
        kind=board_word(say, "active" if design.active else "passive"),
        text=sentences(goal_text(goal), say),
        needs=_needed(design.tokens, say),
        mark=mark,
    )


def owned_goal_face(goal: OwnedGoalView, tab: str, say: Say) -> GoalFace:
    """A goal of a seat with its tokens, and with the tab by which its owner picks it."""
    face = goal_face(goal.goal, say, tab=tab, mark="check" if goal.flipped else None)
    needs = face.needs
    if goal.flipped:
        needs = board_word(say, "flipped_goal")
    elif goal.used:
        needs = board_word(say, "used_goal")
    return replace(face, have=goal.tokens, needs=needs)


def _needed(tokens: int | None, say: Say) -> str:
    if tokens is None:
        return board_word(say, "when_met")
    return board_word(say, "tokens", count=tokens)


def draw_goal(canvas: Canvas, box: Box, face: GoalFace) -> None:
    canvas.lay(_goal_image(face, box.width, box.height), box.x0, box.y0)


@SPRITES.keep
def _goal_image(face: GoalFace, width: int, height: int) -> Picture:
    canvas = Canvas.blank(width, height, BACKGROUND)
    box = Box(0, 0, width, height)
    canvas.stamp(_ground(width, height, active=face.active), 0, 0)
    _draw_head(canvas, box, face)
    _draw_text(canvas, box, face.text)
    _draw_needs(canvas, box, face)
    if face.mark is not None:
        canvas.stamp(icon(face.mark, 18), box.x1 - 20, box.y1 - 20)
    return Picture(with_palette(canvas.image, colours()))


def _draw_head(canvas: Canvas, box: Box, face: GoalFace) -> None:
    y = GOAL_HEAD // 2
    x = 12
    if face.tab:
        tab = Line(face.tab, BODY)
        width = max(36, tab.width + 12)
        plate = canvas.stamp(box_sprite(width, 28, 6, TEXT, None, 0), 8, y - 14)
        canvas.write(tab, *plate.middle, INK, within=plate, align="middle")
        x = plate.x1 + 8
    left = _draw_worth(canvas, box, y, face)
    kind = fit(face.kind, 92, (SMALL,))
    if not _is_unbroken(face.name, left - kind.width - 31 - x):
        kind = Line("", SMALL)
    canvas.write(kind, left, y, TEXT, within=box, align="right")
    sign = icon("active" if face.active else "passive", 18)
    left = canvas.stamp(sign, left - kind.width - (14 if kind.text else 10), y).x0
    name = fit_lines(face.name, left - 8 - x, NAMES)
    for index, line in enumerate(name):
        shift = round((index - (len(name) - 1) / 2) * 16)
        canvas.write(line, x, y + shift, TEXT, within=box)


def _is_unbroken(name: str, room: int) -> bool:
    """Does a goal's name fit whole, with no word broken across lines? If not, its kind is left out to make room."""
    lines = fit_lines(name, room, NAMES)
    words = [word for line in lines for word in line.text.split()]
    return words == name.split()


def _draw_worth(canvas: Canvas, box: Box, y: int, face: GoalFace) -> int:
    """Draw price and points at the right; returns where they begin."""
    shield = canvas.stamp(icon("shield", 36), box.x1 - 28, y + 1)
    points = Line(str(face.points), BODY)
    canvas.write(points, shield.middle[0], y - 1, TEXT, within=shield, align="middle")
    coin = canvas.stamp(icon("price", 32), box.x1 - 70, y + 1)
    cost = Line(str(face.cost), BODY)
    canvas.write(cost, coin.middle[0], y, INK, within=coin, align="middle")
    if face.cost != face.printed:
        draw_printed(canvas, coin.middle[0], coin.y1, face.printed)
    return coin.x0 - 10


def _draw_text(canvas: Canvas, box: Box, text: str) -> None:
    lines = fit_lines(text, box.width - 28, GOAL_TEXT)
    pitch = 22 if lines and lines[0].type.size == TEXT_TYPE.size else 18
    y = GOAL_HEAD + (20 if len(lines) < 4 else 14)
    for line in lines:
        canvas.write(line, 14, y, TEXT, within=box)
        y += pitch


def _draw_needs(canvas: Canvas, box: Box, face: GoalFace) -> None:
    """Draw a ring for each token that the goal needs, filled for those it has, and the number in words."""
    y = box.y1 - 20
    x = 14 + RING
    for index in range(face.tokens or 1):
        canvas.stamp(ring(RING, filled=index < face.have, square=face.tokens is None), x, y)
        x += 2 * RING + 8
    said = fit(face.needs, box.x1 - 36 - x, (TEXT_TYPE, CAPTION))
    canvas.write(said, box.x1 - 36, y, MUTED, within=box, align="right")


@SPRITES.keep
def ring(r: int, *, filled: bool, square: bool) -> Sprite:
    """The ring for a token; it is square for a goal without tokens."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    thick = max(1.5, r / 4.5)
    if square:
        art.plate(-r, -r, r, r, r / 3, TEXT if filled else None, rim=MUTED, rim_width=thick)
    elif filled:
        art.ellipse(0, 0, r, r, TEXT)
    else:
        art.ring(0, 0, r - thick / 2, r - thick / 2, MUTED, thick)
    return art.sprite()


@SPRITES.keep
def _ground(width: int, height: int, *, active: bool) -> Sprite:
    tone = ACTIVE if active else PASSIVE
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, 12, tone)
    art.plate(2, 2, width - 2, height - 2, 10, PANEL)
    art.plate(0, 0, width, GOAL_HEAD, 12, tone)
    art.polygon(((0, 20), (width, 20), (width, GOAL_HEAD), (0, GOAL_HEAD)), tone)
    return art.sprite()
