"""The five resources and the two kinds of card without one, each with its own silhouette."""

from math import cos, pi, sin

from render.core.artwork import Artwork, Figure, Point, arc_points, round_box
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite
from render.mine.palette import (
    BASIC_DARK,
    BASIC_LINE,
    BLUEPRINT,
    BLUEPRINT_LINE,
    CARD_COLOURS,
    PAPER_WHITE,
    facets,
)


@SPRITES.keep
def stone(kind: str, size: int) -> Sprite:
    """The sign of a resource, of ``plan``, of ``basic``, or of ``any`` resource; its middle is the anchor."""
    half = size / 2
    art = Artwork(-half - 1, -half - 1, half + 1, half + 1)
    draw_stone(art, 0, 0, half, kind)
    return art.sprite()


def draw_stone(art: Artwork, x: float, y: float, half: float, kind: str) -> None:
    if kind == "any":
        for other, dx, dy in (("ruby", 0, -0.52), ("sapphire", -0.5, 0.4), ("emerald", 0.5, 0.4)):
            draw_stone(art, x + dx * half, y + dy * half, 0.5 * half, other)
        return
    fig = art.figure(x, y, half)
    shades = facets(CARD_COLOURS[kind])
    match kind:
        case "ruby":
            _ruby(fig, shades)
        case "sapphire":
            _sapphire(fig, shades)
        case "emerald":
            _emerald(fig, shades)
        case "iron":
            _iron(fig, shades)
        case "gold":
            _gold(fig, shades)
        case "plan":
            _blueprint(fig, shades)
        case _:
            _briefcase(fig, shades)


Shades = tuple[Colour, Colour, Colour, Colour]


def _ring(radius: float, sides: int, turn: float) -> tuple[Point, ...]:
    angles = (turn + 2 * pi * index / sides for index in range(sides))
    return tuple((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _ruby(fig: Figure, shades: Shades) -> None:
    base, bright, light, dark = shades
    outer, inner = _ring(0.97, 6, 0), _ring(0.55, 6, 0)
    # Clockwise from the lower right: light falls from the upper left.
    tones = (dark, dark, base, bright, light, base)
    for index, tone in enumerate(tones):
        after = (index + 1) % 6
        fig.polygon((outer[index], outer[after], inner[after], inner[index]), tone)
    fig.polygon(inner, light)


def _sapphire(fig: Figure, shades: Shades) -> None:
    base, bright, light, dark = shades
    bowl = arc_points(0, 0.3, 0.66, 0.66, -20, 200, 24)
    fig.polygon(((0, -0.98), *bowl), base)
    tip, low, left, right = (0.0, -0.98), (0.0, 0.96), (-0.66, 0.3), (0.66, 0.3)
    fig.polygon((tip, (-0.28, 0.16), left, (-0.62, 0.07)), bright)
    fig.polygon((tip, (0.0, 0.5), (-0.28, 0.16)), light)
    fig.polygon((tip, (0.28, 0.16), (0.0, 0.5)), base)
    fig.polygon((left, (-0.28, 0.16), (0, 0.5), low, (-0.46, 0.77)), light)
    fig.polygon((right, (0.28, 0.16), (0, 0.5), low, (0.46, 0.77)), dark)


def _emerald(fig: Figure, shades: Shades) -> None:
    base, bright, light, dark = shades
    outer, inner = _ring(0.98, 8, pi / 8), _ring(0.6, 8, pi / 8)
    tones = (dark, dark, dark, base, bright, bright, light, base)
    for index, tone in enumerate(tones):
        after = (index + 1) % 8
        fig.polygon((outer[index], outer[after], inner[after], inner[index]), tone)
    fig.polygon(inner, light)


def _iron(fig: Figure, shades: Shades) -> None:
    base, bright, _, dark = shades
    top, left, right = (0.0, -0.96), (-0.84, -0.5), (0.84, -0.5)
    near, low = (0.0, -0.04), (0.0, 0.96)
    fig.polygon((top, right, near, left), bright)
    fig.polygon((left, near, low, (-0.84, 0.48)), base)
    fig.polygon((right, near, low, (0.84, 0.48)), dark)


def _gold(fig: Figure, shades: Shades) -> None:
    base, bright, _, dark = shades
    fig.polygon(((-0.5, -0.6), (0.5, -0.6), (0.62, -0.06), (-0.62, -0.06)), bright)
    fig.polygon(((-0.62, -0.06), (0.62, -0.06), (0.98, 0.62), (-0.98, 0.62)), base)
    fig.line(((-0.34, 0.3), (0.34, 0.3)), dark, 0.15)


def _blueprint(fig: Figure, shades: Shades) -> None:
    fig.polygon(round_box(-0.86, -0.92, 0.86, 0.92, 0.2), PAPER_WHITE)
    fig.polygon(round_box(-0.74, -0.8, 0.74, 0.8, 0.12), BLUEPRINT)
    for at in (-0.36, 0.36):
        fig.line(((at, -0.74), (at, 0.74)), BLUEPRINT_LINE, 0.05)
        fig.line(((-0.68, at), (0.68, at)), BLUEPRINT_LINE, 0.05)
    house = ((-0.46, 0.0), (0, -0.46), (0.46, 0.0), (0.34, 0.0), (0.34, 0.46), (-0.34, 0.46))
    fig.line((*house, (-0.34, 0.0), (-0.46, 0.0)), PAPER_WHITE, 0.13)


def _briefcase(fig: Figure, shades: Shades) -> None:
    base = shades[0]
    fig.line(((-0.32, -0.44), (-0.32, -0.72), (0.32, -0.72), (0.32, -0.44)), BASIC_DARK, 0.18)
    fig.polygon(round_box(-0.96, -0.5, 0.96, 0.78, 0.18), base)
    fig.polygon(((-0.96, 0.04), (0.96, 0.04), (0.96, 0.2), (-0.96, 0.2)), BASIC_DARK)
    fig.polygon(round_box(-0.2, -0.08, 0.2, 0.34, 0.08), BASIC_LINE)
