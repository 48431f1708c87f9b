"""The examples drawn beside the rules: the parts of a card, public goals, and the points at the end."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.fonts import Weight
from render.core.painter import paint_scenes
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, number, wrap
from render.mine.focus.blocks import Block, rows_of, stacked
from render.mine.focus.faces import card_tile, owned_tile
from render.mine.focus.tile import LEFT, RIGHT, Mark, draw_mark, pitch_of
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token
from render.mine.palette import CARD_COLOURS, COIN, SHIELD, SUNK, VIOLET
from render.mine.panels import board_word
from rules.core.text import Say, msg
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import RESOURCE_POINTS
from rules.mine.components.terms import RESOURCES
from rules.mine.view import OwnedGoalView

CARD, SLOT = "bargain_sale", "m3"
GOALS = (("handicap", 2, "active_goal"), ("boost", 5, "passive_goal"))
"""An active goal with some of its tokens, and a passive one with all of them."""
AMOUNTS = (7, 12, 16, 21, 26)
"""The amount of each resource: one for every step, and one below all steps."""
OTHER_PARTS = (("corporate", 12), ("goals", 9), ("cards", 8))
PENALTY = 2
WORDS = Type(ESSENTIAL_PX, Weight.REGULAR)
SIZES = (WORDS, Type(LEAST_PX, Weight.REGULAR))
FIGURE = Type(44)

_LEGEND_HEIGHT, _SIGN = 84, 60
_SIGN_X, _WORDS_X = LEFT + 70, LEFT + 150
_ROW, _STEPS_HEIGHT = 76, 48
_BAR = Box(LEFT + 230, 0, RIGHT - 150, 40)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a card: its sign with the figure on it, and the key of its words."""

    key: str
    sign: str
    figure: str
    ink: Colour
    on: Colour


def parts() -> tuple[Part, ...]:
    """The parts of the example that signs explain, apart from its label and its effect."""
    design = CARDS[CARD]
    return (
        Part("price", "price", str(design.cost), INK, COIN),
        Part("energy_cost", "cost", str(design.energy), TEXT, VIOLET),
        Part("points", "shield", str(design.points), TEXT, SHIELD),
    )


def resource_points(amount: int) -> int:
    return next(points for least, points in RESOURCE_POINTS if amount >= least)


def _word(say: Say, key: str) -> str:
    return say(msg(f"mine.figure.{key}"))


def card_figure(say: Say) -> Focus:
    """A card as the market shows it, and below it the meaning of each of its parts."""
    design = CARDS[CARD]
    tile = replace(card_tile(CARD, say, price=design.cost), marks=(Mark(SLOT, is_chosen=False),))
    legend = [_legend(_round(part), _word(say, part.key)) for part in parts()]
    assert design.color is not None
    colour = _legend(_stone(str(design.color)), _word(say, "resource"))
    return stacked(
        [*rows_of([tile], ESSENTIAL_PX), _legend(_label, _word(say, "tab")), *legend, colour]
    )


def _round(part: Part) -> Callable[[Focus, Box], None]:
    def draw(focus: Focus, box: Box) -> None:
        at = focus.sign(icon(part.sign, _SIGN), _SIGN_X, box.middle[1])
        line = Line(part.figure, FIGURE)
        focus.say(line, *at.middle, part.ink, on=part.on, within=box, align="middle")

    return draw


def _stone(kind: str) -> Callable[[Focus, Box], None]:
    def draw(focus: Focus, box: Box) -> None:
        focus.sign(stone(kind, _SIGN), _SIGN_X, box.middle[1])

    return draw


def _label(focus: Focus, box: Box) -> None:
    mark = Mark(SLOT, is_chosen=False)
    draw_mark(focus, _SIGN_X - 38, box.middle[1], mark, PANEL)


def _legend(draw_sign: Callable[[Focus, Box], None], words: str) -> Block:
    """A sign, and its meaning in one or two lines."""
    lines = _lines(words, RIGHT - 20 - _WORDS_X)
    height = max(_LEGEND_HEIGHT, 24 + len(lines) * pitch_of(ESSENTIAL_PX))

    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + height)
        focus.stamp(box_sprite(box.width, box.height, 12, PANEL, None, 0), box.x0, box.y0)
        draw_sign(focus, box)
        _write(focus, lines, _WORDS_X, box, PANEL)

    return Block(height, draw)


def _lines(words: str, room: int) -> tuple[Line, ...]:
    return tuple(Line(each, WORDS) for each in wrap(words, room, WORDS, 9))


def _write(focus: Focus, lines: Sequence[Line], x: int, box: Box, ground: Colour) -> None:
    """Write the lines in the middle of the box's height."""
    pitch = pitch_of(ESSENTIAL_PX)
    y = box.middle[1] - (len(lines) - 1) * pitch // 2
    for line in lines:
        focus.say(line, x, y, TEXT, on=ground, within=box)
        y += pitch


def goals_figure(say: Say) -> Focus:
    """A goal with some of its tokens and one with all of them, each above its explanation."""
    blocks: list[Block] = []
    for place, (goal, tokens, key) in enumerate(GOALS, 1):
        needed = PUBLIC_GOALS[goal].tokens
        is_flipped = tokens == needed
        shown = OwnedGoalView(goal, tokens, needed, flipped=is_flipped, used=False)
        mark = Mark(f"o{place}", is_chosen=False)
        check = (Token("check"),) if is_flipped else ()
        tile = replace(owned_tile(shown, say), marks=(mark,), tokens=check)
        blocks += [*rows_of([tile], ESSENTIAL_PX), _note(_word(say, key))]
    return stacked([*blocks, _note(_word(say, "flipping"))])


def _note(words: str) -> Block:
    x = LEFT + 16
    lines = _lines(words, RIGHT - 16 - x)
    height = 24 + len(lines) * pitch_of(ESSENTIAL_PX)

    def draw(focus: Focus, y: int) -> None:
        _write(focus, lines, x, Box(LEFT, y, RIGHT, y + height), BACKGROUND)

    return Block(height, draw)


def scores_figure(say: Say) -> Focus:
    """A bar for each resource with the steps and its points, and the sum of all parts."""
    rows = [_bar_row(resource, amount) for resource, amount in zip(RESOURCES, AMOUNTS, strict=True)]
    return stacked([Block(_STEPS_HEIGHT, _draw_steps), *rows, *_sum(say)])


def _steps() -> list[tuple[int, int]]:
    return [(least, points) for least, points in reversed(RESOURCE_POINTS) if points]


def _draw_steps(focus: Focus, y: int) -> None:
    box = Box(LEFT, y, RIGHT, y + _STEPS_HEIGHT)
    steps = _steps()
    for least, _ in steps:
        x = _BAR.x0 + _BAR.width * least // steps[-1][0]
        line = Line(str(least), Type(ESSENTIAL_PX))
        focus.say(line, x, box.middle[1], TEXT, on=BACKGROUND, within=box, align="middle")


def _bar_row(resource: str, amount: int) -> Block:
    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + _ROW)
        middle = box.middle[1]
        focus.sign(stone(resource, _SIGN), LEFT + 60, middle)
        ink = TEXT if resource_points(amount) else MUTED
        line = Line(str(amount), Type(52))
        focus.say(line, _BAR.x0 - 36, middle, ink, on=BACKGROUND, within=box, align="right")
        bar = _bar(resource, min(amount, RESOURCE_POINTS[0][0]))
        focus.stamp(bar, _BAR.x0, middle - _BAR.height // 2)
        shield = focus.sign(icon("shield", 76), RIGHT - 60, middle)
        points = Line(str(resource_points(amount)), Type(40))
        x, upper = shield.middle[0], shield.middle[1] - 3
        focus.say(points, x, upper, TEXT, on=SHIELD, within=box, align="middle")

    return Block(_ROW, draw)


@SPRITES.keep
def _bar(resource: str, amount: int) -> Sprite:
    """The bar of a resource, with a gap at every step; its anchor is the upper left corner."""
    top = RESOURCE_POINTS[0][0]
    width, height = _BAR.width, _BAR.height
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, height / 2, HAIR)
    art.plate(0, 0, width * amount / top, height, height / 2, CARD_COLOURS[resource])
    for least, _ in _steps()[:-1]:
        x = width * least / top
        art.polygon(((x - 3, 0), (x + 3, 0), (x + 3, height), (x - 3, height)), SUNK)
    return Sprite(art.sprite().image, (0, 0))


def _sum(say: Say) -> list[Block]:
    """The parts of the total, each with its name, and then the total: two in a row."""
    summed = sum(map(resource_points, AMOUNTS))
    counted = (*OTHER_PARTS, ("resources", summed), ("penalty", -PENALTY))
    total = sum(points for _, points in counted)
    cells = [(say(msg(f"mine.part.{part}")), number(points), TEXT) for part, points in counted]
    cells.append((board_word(say, "total"), number(total), ACCENT))
    return [_cells(cells[start : start + 2]) for start in range(0, len(cells), 2)]


def _cells(cells: Sequence[tuple[str, str, Colour]]) -> Block:
    height, gap = 74, 10
    width = (RIGHT - LEFT - gap) // 2

    def draw(focus: Focus, y: int) -> None:
        for place, (name, points, ink) in enumerate(cells):
            x = LEFT + place * (width + gap)
            box = Box(x, y, x + width, y + height)
            focus.stamp(box_sprite(width, height, 12, PANEL, None, 0), x, y)
            middle, right = box.middle[1], box.x1 - 16
            figure = Line(points, Type(48))
            right = focus.say(figure, right, middle, ink, on=PANEL, within=box, align="right").x0
            said = fit(name, right - 16 - (x + 16), SIZES)
            focus.say(said, x + 16, middle, ink, on=PANEL, within=box)

    return Block(height, draw)


SCENES: Mapping[int, Callable[[Say], Focus]] = MappingProxyType(
    {6: card_figure, 7: goals_figure, 10: scores_figure}
)
"""The examples, by the paragraph of the rules."""


FIGURES = paint_scenes(SCENES)
