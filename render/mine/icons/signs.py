"""The signs of energy, money, points, piles and deeds, each with its own silhouette."""

from collections.abc import Callable
from math import cos, sin

from render.core.artwork import Artwork, Figure, Point, arc_points, round_box
from render.core.palette import INK, TEXT, WHITE, Colour
from render.core.sprites import SPRITES, Sprite
from render.mine import palette as mine

Drawing = Callable[[Figure], None]


@SPRITES.keep
def icon(name: str, size: int) -> Sprite:
    """A sign by its name; its middle is the anchor."""
    half = size / 2
    art = Artwork(-half - 1, -half - 1, half + 1, half + 1)
    _DRAWINGS[name](art.figure(0, 0, half))
    return art.sprite()


_HEXAGON: tuple[Point, ...] = (
    (0, -0.98),
    (0.85, -0.49),
    (0.85, 0.49),
    (0, 0.98),
    (-0.85, 0.49),
    (-0.85, -0.49),
)
_BOLT: tuple[Point, ...] = (
    (0.14, -0.62),
    (-0.4, 0.1),
    (-0.06, 0.1),
    (-0.16, 0.62),
    (0.4, -0.14),
    (0.06, -0.14),
)


def _hexagon(fig: Figure, fill: Colour, rim: Colour) -> None:
    fig.polygon(_HEXAGON, rim)
    fig.polygon([(0.87 * x, 0.87 * y) for x, y in _HEXAGON], fill)


def _cost(fig: Figure) -> None:
    _hexagon(fig, mine.VIOLET, mine.VIOLET_RIM)


def _no_cost(fig: Figure) -> None:
    _hexagon(fig, mine.SPENT, mine.SPENT_RIM)


def _energy(fig: Figure) -> None:
    _cost(fig)
    fig.polygon(_BOLT, mine.VIOLET_RIM)


def _spent(fig: Figure) -> None:
    _hexagon(fig, INK, mine.SPENT)
    fig.polygon(_BOLT, mine.SPENT)


def _disc(fig: Figure, fill: Colour, rim: Colour) -> None:
    fig.disc(0, 0.08, 0.9, 0.9, rim)
    fig.disc(0, -0.06, 0.9, 0.9, fill)


def _price(fig: Figure) -> None:
    _disc(fig, mine.COIN, mine.COIN_RIM)


def _no_price(fig: Figure) -> None:
    _disc(fig, mine.NO_COIN, mine.NO_COIN_RIM)


def _credit(fig: Figure) -> None:
    _price(fig)
    fig.ring(0, -0.06, 0.66, 0.66, mine.COIN_RIM, 0.1)
    fig.polygon(((0, -0.48), (0.3, -0.06), (0, 0.36), (-0.3, -0.06)), mine.COIN_MARK)


_PURSE: tuple[Point, ...] = (
    (-0.6, -0.98),
    (0.6, -0.98),
    (0.26, -0.5),
    (0.62, -0.22),
    (0.92, 0.34),
    (0.84, 0.78),
    (0.56, 0.96),
    (-0.56, 0.96),
    (-0.84, 0.78),
    (-0.92, 0.34),
    (-0.62, -0.22),
    (-0.26, -0.5),
)


def _token(fig: Figure) -> None:
    """Draw a coin that is kept as a purse, so that neither shape nor colour is that of a credit."""
    fig.polygon(_PURSE, mine.PURSE)
    fig.line(((-0.4, -0.46), (0.4, -0.46)), mine.PURSE_TIE, 0.2)
    fig.disc(0, 0.3, 0.34, 0.34, mine.PURSE_TIE)


_SHIELD: tuple[Point, ...] = (
    (0, -0.96),
    (0.36, -0.82),
    (0.84, -0.74),
    (0.84, 0.0),
    (0.66, 0.44),
    (0.36, 0.74),
    (0, 0.96),
    (-0.36, 0.74),
    (-0.66, 0.44),
    (-0.84, 0.0),
    (-0.84, -0.74),
    (-0.36, -0.82),
)


def _shield(fig: Figure) -> None:
    fig.polygon(_SHIELD, mine.SHIELD_RIM)
    fig.polygon([(0.84 * x, 0.84 * y) for x, y in _SHIELD], mine.SHIELD)


def _deck(fig: Figure) -> None:
    """Draw a stack of cards face down: their backs are violet."""
    for dy in (0.32, 0.14):
        fig.polygon(round_box(-0.68, -0.7 + dy, 0.68, 0.62 + dy, 0.12), mine.PAPER_WHITE)
        fig.line(((-0.6, 0.64 + dy), (0.6, 0.64 + dy)), INK, 0.08)
    fig.polygon(round_box(-0.68, -0.94, 0.68, 0.56, 0.12), mine.PAPER_WHITE)
    fig.polygon(round_box(-0.56, -0.82, 0.56, 0.44, 0.08), mine.VIOLET)
    fig.polygon([(0.34 * x, 0.34 * y - 0.19) for x, y in _HEXAGON], mine.VIOLET_RIM)


_WRIST, _SPREAD = 0.9, 0.42
"""How far below the middle the cards of a hand meet, and the angle between two of them, in radians."""


def _hand(fig: Figure) -> None:
    """Draw a fan of three white cards."""
    for turn in (-_SPREAD, 0.0, _SPREAD):
        for edge, tone in ((0.07, INK), (0.0, mine.PAPER_WHITE)):
            corners = round_box(-0.34 - edge, -1.56 - edge, 0.34 + edge, -0.32 + edge, 0.1)
            fig.polygon([_turned(corner, turn) for corner in corners], tone)


def _turned(point: Point, angle: float) -> Point:
    """Return a point of a card of a hand, turned around the wrist."""
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle) + _WRIST


def _pile(fig: Figure) -> None:
    """Draw the discard pile: cards in the red of a discard, with its arrow."""
    fig.polygon(round_box(-0.92, -0.62, 0.2, 0.94, 0.12), mine.PAPER_SHADE)
    fig.polygon(round_box(-0.54, -0.96, 0.92, 0.74, 0.12), INK)
    fig.polygon(round_box(-0.44, -0.94, 0.9, 0.68, 0.12), mine.DISCARD_RED)
    fig.line(((0.23, -0.64), (0.23, 0.4)), WHITE, 0.2)
    fig.line(((-0.1, 0.06), (0.23, 0.4), (0.56, 0.06)), WHITE, 0.2)


def _text(fig: Figure) -> None:
    """Draw a page of text: the effect needs words."""
    fig.polygon(round_box(-0.7, -0.94, 0.7, 0.94, 0.12), mine.PAPER_GREY)
    for y, end in ((-0.5, 0.42), (-0.17, 0.42), (0.16, 0.42), (0.49, 0.0)):
        fig.line(((-0.42, y), (end, y)), INK, 0.15)


def _card(fig: Figure, paper: Colour, ink: Colour, up: int) -> None:
    fig.polygon(round_box(-0.62, -0.94, 0.62, 0.94, 0.16), paper)
    fig.line(((0, 0.46), (0, -0.46)), ink, 0.2)
    fig.line(((-0.3, -0.14 * up), (0, -0.46 * up), (0.3, -0.14 * up)), ink, 0.2)


def _draw(fig: Figure) -> None:
    _card(fig, mine.PAPER_WHITE, INK, 1)


def _discard(fig: Figure) -> None:
    _card(fig, mine.DISCARD_RED, WHITE, -1)


def _buy(fig: Figure) -> None:
    cart = ((-0.94, -0.66), (-0.62, -0.66), (-0.34, 0.3), (0.62, 0.3), (0.86, -0.38), (-0.5, -0.38))
    fig.line(cart, TEXT, 0.16)
    for x in (-0.2, 0.5):
        fig.disc(x, 0.7, 0.18, 0.18, TEXT)


_TAG: tuple[Point, ...] = ((-0.95, 0), (-0.4, -0.66), (0.95, -0.66), (0.95, 0.66), (-0.4, 0.66))


def _cheaper(fig: Figure) -> None:
    """Draw a price tag with an arrow down."""
    fig.polygon(_TAG, mine.COIN_RIM)
    fig.polygon([(0.06 + 0.86 * x, 0.8 * y) for x, y in _TAG], mine.COIN)
    fig.disc(-0.52, 0, 0.14, 0.14, INK)
    fig.line(((0.32, -0.36), (0.32, 0.3)), INK, 0.18)
    fig.line(((0.04, 0.06), (0.32, 0.36), (0.6, 0.06)), INK, 0.18)


def _goal(fig: Figure) -> None:
    for r, tone in ((0.96, WHITE), (0.76, mine.TARGET), (0.52, WHITE), (0.28, mine.TARGET)):
        fig.disc(0, 0, r, r, tone)


def _penalty(fig: Figure) -> None:
    """Draw the shield of points in red: it takes points away."""
    fig.polygon(_SHIELD, mine.PENALTY_RIM)
    fig.polygon([(0.8 * x, 0.8 * y) for x, y in _SHIELD], mine.PENALTY)
    fig.line(((-0.42, -0.08), (0.42, -0.08)), mine.PENALTY_RIM, 0.26)


def _crown(fig: Figure) -> None:
    points = ((-0.9, -0.5), (-0.42, 0.02), (0, -0.74), (0.42, 0.02), (0.9, -0.5), (0.72, 0.66))
    fig.polygon((*points, (-0.72, 0.66)), mine.CARD_COLOURS["gold"])


def _active(fig: Figure) -> None:
    fig.line(arc_points(0, 0.06, 0.62, 0.62, -50, 230, 20), TEXT, 0.28)
    fig.polygon(((-0.92, -0.62), (0.04, -0.78), (-0.4, 0.06)), TEXT)


def _passive(fig: Figure) -> None:
    fig.ring(0, 0, 0.74, 0.74, TEXT, 0.24)
    fig.disc(0, 0, 0.34, 0.34, TEXT)


_FACTORY: tuple[Point, ...] = (
    (-0.94, 0.84),
    (-0.94, -0.94),
    (-0.5, -0.94),
    (-0.42, -0.02),
    (0.02, -0.36),
    (0.02, -0.02),
    (0.46, -0.36),
    (0.46, -0.02),
    (0.94, -0.36),
    (0.94, 0.84),
)


def _corporate(fig: Figure) -> None:
    """Draw a factory: the aim of a corporation."""
    fig.polygon(_FACTORY, mine.CORPORATE_BAR)
    for x in (-0.52, 0.0, 0.52):
        fig.polygon(round_box(x - 0.15, 0.24, x + 0.15, 0.54, 0.02), mine.CORPORATE_GROUND)


def _waiting(fig: Figure) -> None:
    glass = ((-0.56, -0.78), (0.56, -0.78), (0.1, 0), (0.56, 0.78), (-0.56, 0.78), (-0.1, 0))
    fig.polygon(glass, mine.PAPER_GREY)
    fig.polygon(((-0.3, -0.34), (0.3, -0.34), (0, 0)), mine.COIN_RIM)
    fig.polygon(((0, 0.3), (0.44, 0.78), (-0.44, 0.78)), mine.COIN_RIM)
    for y in (-0.86, 0.86):
        fig.line(((-0.6, y), (0.6, y)), TEXT, 0.2)


def _check(fig: Figure) -> None:
    fig.line(((-0.72, 0.06), (-0.2, 0.56), (0.74, -0.52)), mine.YES, 0.26)


def _cross(fig: Figure) -> None:
    for side in (-1, 1):
        fig.line(((-0.56, -0.56 * side), (0.56, 0.56 * side)), mine.NO, 0.26)


def _arrow(fig: Figure) -> None:
    fig.line(((-0.8, 0), (0.7, 0)), TEXT, 0.2)
    fig.line(((0.3, -0.42), (0.76, 0), (0.3, 0.42)), TEXT, 0.2)


def _or(fig: Figure) -> None:
    fig.line(((-0.24, 0.6), (0.24, -0.6)), TEXT, 0.2)


def _first(fig: Figure) -> None:
    fig.polygon(((-0.94, -0.62), (0.4, -0.62), (0.96, 0), (0.4, 0.62), (-0.94, 0.62)), TEXT)


def _exile(fig: Figure) -> None:
    fig.polygon(round_box(-0.62, -0.94, 0.62, 0.94, 0.16), mine.PAPER_SHADE)
    for side in (-1, 1):
        fig.line(((-0.3, -0.34 * side), (0.3, 0.34 * side)), INK, 0.2)


_DRAWINGS: dict[str, Drawing] = {
    "cost": _cost,
    "no_cost": _no_cost,
    "energy": _energy,
    "spent": _spent,
    "price": _price,
    "no_price": _no_price,
    "credit": _credit,
    "coin": _token,
    "shield": _shield,
    "deck": _deck,
    "hand": _hand,
    "pile": _pile,
    "text": _text,
    "draw": _draw,
    "discard": _discard,
    "buy": _buy,
    "cheaper": _cheaper,
    "goal": _goal,
    "penalty": _penalty,
    "crown": _crown,
    "corporate": _corporate,
    "active": _active,
    "passive": _passive,
    "waiting": _waiting,
    "check": _check,
    "cross": _cross,
    "arrow": _arrow,
    "or": _or,
    "first": _first,
    "exile": _exile,
}
ICONS = tuple(_DRAWINGS)
