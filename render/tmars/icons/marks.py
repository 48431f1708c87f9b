"""The signs of parameters, ratings, goals, cards and deeds."""

from render.core.artwork import Figure, Point, arc_points, round_box
from render.core.palette import INK, TEXT, WHITE, Colour
from render.core.signs import star_points
from render.tmars import palette as ink
from render.tmars.icons.resources import Drawing, ring
from render.tmars.icons.tags import arrow_down


def _temperature(fig: Figure) -> None:
    fig.line(((-0.12, -0.72), (-0.12, 0.5)), TEXT, 0.44)
    fig.disc(-0.12, 0.58, 0.4, 0.4, TEXT)
    fig.line(((-0.12, -0.4), (-0.12, 0.5)), ink.LAVA, 0.22)
    fig.disc(-0.12, 0.58, 0.27, 0.27, ink.LAVA)
    for y, x1 in ((-0.7, 0.6), (-0.42, 0.5), (-0.14, 0.6)):
        fig.line(((0.26, y), (x1, y)), TEXT, 0.1)


def _oxygen(fig: Figure) -> None:
    fig.disc(-0.36, -0.14, 0.58, 0.58, ink.OXYGEN_LIGHT)
    fig.disc(-0.36, -0.14, 0.25, 0.25, ink.OXYGEN_DARK)
    fig.disc(0.4, 0.18, 0.56, 0.56, ink.OXYGEN)
    fig.disc(0.4, 0.18, 0.24, 0.24, ink.OXYGEN_DARK)


PENTAGON: tuple[Point, ...] = (
    (0, -0.98),
    (0.92, -0.26),
    (0.72, 0.86),
    (-0.72, 0.86),
    (-0.92, -0.26),
)


def _rating_ground(fig: Figure) -> None:
    fig.polygon(PENTAGON, ink.TR_RIM)
    fig.polygon([(0.86 * x, 0.86 * y) for x, y in PENTAGON], ink.TR_FILL)


def _tr(fig: Figure) -> None:
    _rating_ground(fig)
    for y in (0.0, 0.42):
        fig.line(((-0.44, y + 0.14), (0, y - 0.26), (0.44, y + 0.14)), ink.PRODUCTION_TEXT, 0.16)


def _vp(fig: Figure) -> None:
    """Draw a toothed disc."""
    fig.polygon(star_points(0.99, 0.8, 14), ink.VP_RIM)
    fig.disc(0, 0, 0.72, 0.72, ink.VP_FILL)


def _milestone(fig: Figure) -> None:
    fig.line(((-0.6, -0.86), (-0.6, 0.86)), TEXT, 0.18)
    fig.polygon(((-0.48, -0.88), (0.78, -0.42), (-0.48, 0.04)), ink.GOLD)


def _award(fig: Figure) -> None:
    fig.polygon(((-0.44, -0.98), (-0.02, -0.98), (0.12, -0.2), (-0.2, -0.2)), ink.RIBBON)
    fig.polygon(((0.44, -0.98), (0.06, -0.98), (-0.1, -0.2), (0.2, -0.2)), ink.RIBBON_LIGHT)
    fig.disc(0, 0.34, 0.62, 0.62, ink.GOLD)
    fig.polygon([(x, y + 0.36) for x, y in star_points(0.42, 0.18)], ink.MEDAL_INK)


def _token(fig: Figure) -> None:
    fig.disc(0, 0.06, 0.92, 0.92, ink.TOKEN_RIM)
    fig.disc(0, -0.04, 0.92, 0.92, ink.BOT)
    fig.ring(0, -0.04, 0.66, 0.66, ink.TOKEN_RIM, 0.1)
    for side in (-1, 1):
        fig.line(((-0.28, -0.04 - 0.28 * side), (0.28, -0.04 + 0.28 * side)), INK, 0.18)


def _event(fig: Figure) -> None:
    arrow_down(fig, TEXT)


def _automated(fig: Figure) -> None:
    hexagon = ring(6, 0.82, 0.0)
    fig.polygon(hexagon, TEXT)
    fig.polygon([(0.46 * x, 0.46 * y) for x, y in hexagon], ink.TYPE["automated"])


def _active(fig: Figure) -> None:
    """Draw a curled arrow: an action, once per generation."""
    fig.line(arc_points(0, 0.1, 0.56, 0.56, -30, 205, 24), TEXT, 0.26)
    fig.polygon(((0.06, -0.52), (0.84, -0.78), (0.76, 0.06)), TEXT)


def _corporation(fig: Figure) -> None:
    for x, top in ((-0.7, -0.3), (-0.2, -0.8), (0.3, -0.06)):
        fig.polygon(((x, top), (x + 0.42, top), (x + 0.42, 0.76), (x, 0.76)), TEXT)


def _prelude(fig: Figure) -> None:
    for x in (-0.72, 0.02):
        fig.polygon(((x, -0.66), (x + 0.7, 0), (x, 0.66)), TEXT)


def _advance(fig: Figure) -> None:
    for x in (-0.62, 0.0):
        fig.line(((x, -0.56), (x + 0.56, 0), (x, 0.56)), TEXT, 0.24)


def _arrow(fig: Figure) -> None:
    fig.line(((-0.86, 0), (0.4, 0)), TEXT, 0.2)
    fig.polygon(((0.26, -0.44), (0.94, 0), (0.26, 0.44)), TEXT)


def _left(fig: Figure) -> None:
    fig.polygon(((0.5, -0.66), (-0.6, 0), (0.5, 0.66)), ink.NO)


def _colon(fig: Figure) -> None:
    for y in (-0.42, 0.42):
        fig.disc(0, y, 0.2, 0.2, TEXT)


def _slash(fig: Figure) -> None:
    fig.line(((-0.24, 0.66), (0.24, -0.66)), ink.GREY_PAPER, 0.15)


def _person(fig: Figure) -> None:
    fig.disc(0, 0, 0.98, 0.98, ink.PERSON)
    fig.disc(0, -0.3, 0.32, 0.32, WHITE)
    fig.polygon((*arc_points(0, 0.56, 0.56, 0.5, 180, 360, 20),), WHITE)


def _lock(fig: Figure) -> None:
    fig.line(
        ((-0.34, 0.0), *arc_points(0, -0.34, 0.34, 0.36, 180, 360, 16), (0.34, 0.0)), TEXT, 0.2
    )
    fig.polygon(round_box(-0.68, -0.12, 0.68, 0.88, 0.16), TEXT)
    fig.disc(0, 0.36, 0.13, 0.13, INK)


def _shield(fig: Figure) -> None:
    """Draw a shield: these cannot be removed."""
    half = ((0, -0.92), (0.78, -0.66), (0.74, 0.1), (0.46, 0.6), (0, 0.94))
    outline = (*half, *((-x, y) for x, y in reversed(half[1:-1])))
    fig.polygon(outline, TEXT)
    fig.polygon([(0.74 * x, 0.74 * y) for x, y in outline], ink.OCEAN_DARK)


def _check(fig: Figure) -> None:
    fig.line(((-0.76, 0.08), (-0.24, 0.58), (0.78, -0.56)), ink.YES, 0.24)


def _cross(fig: Figure) -> None:
    for side in (-1, 1):
        fig.line(((-0.6, -0.6 * side), (0.6, 0.6 * side)), ink.NO, 0.24)


def card_shape(fig: Figure, x: float, y: float, scale: float, back: Colour) -> None:
    """Draw an upright card around a point, with its picture at the top."""
    w, h = 0.62 * scale, 0.92 * scale
    fig.polygon(round_box(x - w, y - h, x + w, y + h, 0.14 * scale), ink.WHITE_PAPER)
    inner = 0.46 * scale
    fig.polygon(round_box(x - inner, y - 0.76 * scale, x + inner, y - 0.1 * scale, 0.06), back)


def _card(fig: Figure) -> None:
    card_shape(fig, 0, 0, 1, ink.TYPE["event"])


def _card_prelude(fig: Figure) -> None:
    card_shape(fig, 0, 0, 1, ink.TYPE["prelude"])


def _hand(fig: Figure) -> None:
    for x, tone in ((-0.9, ink.DARK_PAPER), (-0.52, ink.GREY_PAPER), (-0.12, ink.WHITE_PAPER)):
        fig.polygon(round_box(x - 0.07, -0.85, x + 1.02, 0.85, 0.12), INK)
        fig.polygon(round_box(x, -0.8, x + 0.98, 0.8, 0.1), tone)


def _played(fig: Figure) -> None:
    tones = (ink.WHITE_PAPER, ink.GREY_PAPER, ink.GREY_PAPER, ink.DARK_PAPER)
    corners = ((-0.88, -0.88), (0.06, -0.88), (-0.88, 0.06), (0.06, 0.06))
    for (x, y), tone in zip(corners, tones, strict=True):
        fig.polygon(round_box(x, y, x + 0.82, y + 0.82, 0.14), tone)


def _deck(fig: Figure) -> None:
    for dy in (0.3, 0.15):
        fig.polygon(round_box(-0.6, -0.7 + dy, 0.6, 0.64 + dy, 0.12), ink.DARK_PAPER)
        fig.line(((-0.5, 0.62 + dy), (0.5, 0.62 + dy)), INK, 0.06)
    fig.polygon(round_box(-0.6, -0.8, 0.6, 0.58, 0.12), ink.GREY_PAPER)
    fig.polygon(round_box(-0.44, -0.64, 0.44, 0.42, 0.06), ink.TYPE["event"])


def _discard(fig: Figure) -> None:
    card_shape(fig, 0, 0, 1, ink.DARK_PAPER)
    for side in (-1, 1):
        fig.line(((-0.4, 0.1 - 0.4 * side), (0.4, 0.1 + 0.4 * side)), ink.NO, 0.2)


def _first(fig: Figure) -> None:
    fig.polygon(((-0.94, -0.6), (0.4, -0.6), (0.96, 0), (0.4, 0.6), (-0.94, 0.6)), TEXT)


def _bot(fig: Figure) -> None:
    """Draw MarsBot: a hexagon with a slit for an eye."""
    hexagon = ring(6, 0.98)
    fig.polygon(hexagon, ink.BOT)
    fig.line(((-0.34, 0), (0.34, 0)), ink.IRON_INK, 0.46)
    for x in (-0.3, 0.3):
        fig.disc(x, 0, 0.13, 0.13, WHITE)


def _moon(fig: Figure) -> None:
    fig.disc(0, 0, 0.98, 0.98, ink.GREY_PAPER)
    fig.disc(0, 0, 0.9, 0.9, ink.MOON)
    for x, y, r in ((-0.36, -0.34, 0.2), (0.34, 0.3, 0.28), (0.36, -0.46, 0.13), (-0.3, 0.5, 0.14)):
        fig.disc(x, y, r, r, ink.MOON_SHADE)


def _volcano(fig: Figure) -> None:
    """Draw the mark of a volcanic space."""
    fig.polygon(((-0.94, 0.6), (-0.3, -0.42), (0.3, -0.42), (0.94, 0.6)), INK)
    fig.polygon(
        (
            (-0.3, -0.42),
            (0.3, -0.42),
            (0.4, -0.22),
            (0.14, -0.06),
            (0, -0.2),
            (-0.2, 0.06),
            (-0.4, -0.22),
        ),
        ink.LAVA,
    )


def _skyline(fig: Figure) -> None:
    """Draw the mark of a space reserved for a city."""
    outline = (
        (-0.86, 0.6),
        (-0.86, -0.1),
        (-0.44, -0.1),
        (-0.44, -0.6),
        (0.06, -0.6),
        (0.06, -0.3),
        (0.46, -0.3),
        (0.46, 0.12),
        (0.86, 0.12),
        (0.86, 0.6),
        (-0.86, 0.6),
    )
    fig.line(outline, ink.TOWN_SHADE, 0.13)


def _claim(fig: Figure) -> None:
    """Draw a flag on a space."""
    fig.line((*ring(6, 0.9), ring(6, 0.9)[0]), ink.TR_RIM, 0.12)
    fig.line(((-0.24, -0.5), (-0.24, 0.5)), TEXT, 0.14)
    fig.polygon(((-0.18, -0.54), (0.48, -0.26), (-0.18, 0.02)), ink.GOLD)


def _space(fig: Figure) -> None:
    fig.polygon(ring(6, 0.94), ink.TR_RIM)
    fig.polygon(ring(6, 0.78), ink.SURFACE[2])


def _project(fig: Figure) -> None:
    """Draw a gear: a standard project."""
    fig.polygon(star_points(0.98, 0.74, 9), ink.GREY_PAPER)
    fig.disc(0, 0, 0.76, 0.76, ink.GREY_PAPER)
    fig.disc(0, 0, 0.34, 0.34, ink.IRON_INK)


def _question(fig: Figure) -> None:
    fig.line((*arc_points(0, -0.36, 0.36, 0.36, 190, 400, 16), (0.02, 0.12), (0.0, 0.3)), TEXT, 0.2)
    fig.disc(0, 0.68, 0.13, 0.13, TEXT)


DRAWINGS: dict[str, Drawing] = {
    "temperature": _temperature,
    "oxygen": _oxygen,
    "tr": _tr,
    "tr_empty": _rating_ground,
    "vp": _vp,
    "milestone": _milestone,
    "award": _award,
    "token": _token,
    "event": _event,
    "automated": _automated,
    "active": _active,
    "corporation": _corporation,
    "prelude": _prelude,
    "advance": _advance,
    "arrow": _arrow,
    "left": _left,
    "colon": _colon,
    "slash": _slash,
    "person": _person,
    "lock": _lock,
    "shield": _shield,
    "check": _check,
    "cross": _cross,
    "card": _card,
    "card_prelude": _card_prelude,
    "hand": _hand,
    "played": _played,
    "deck": _deck,
    "discard": _discard,
    "first": _first,
    "bot": _bot,
    "moon": _moon,
    "volcano": _volcano,
    "skyline": _skyline,
    "claim": _claim,
    "space": _space,
    "project": _project,
    "question": _question,
}
