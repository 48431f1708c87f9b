"""The colours that all titles share, and how to mix shades from them."""

from typing import TypeAlias

from rules.core.seats import Seat

Colour: TypeAlias = tuple[int, int, int]


def colour(code: str) -> Colour:
    """A colour from its six hexadecimal digits."""
    value = int(code, 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(base: Colour, other: Colour, share: float) -> Colour:
    """The base colour with `share` of the other colour mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(base, other, strict=True))
    return red, green, blue


BLACK = colour("000000")
WHITE = colour("FFFFFF")

BACKGROUND = colour("1E1F24")
PANEL = colour("2B2D33")
HAIR = colour("3A3D45")
TEXT = colour("F2F3F5")
MUTED = colour("A8ABB3")
ACCENT = colour("FFC94D")
"""The colour of active players, the last move, and buttons. It never fills a seat's property."""
INK = colour("15161A")
BAD = colour("FF7D88")
PAPER = colour("E3DAC6")
PAPER_HOT = colour("F0E7D3")

SEATS = tuple(colour(code) for code in ("2F8FFF", "FA6440", "46E7A9", "F2B7E1", "F4FA5A"))
"""Colours that people with any kind of colour vision can tell apart; each seat also has its own sign."""
COMMON = (BACKGROUND, PANEL, HAIR, TEXT, MUTED, ACCENT, INK, BAD, WHITE)
"""Flat colours that the pictures of every title have."""


def lighter(base: Colour) -> Colour:
    return mix(base, WHITE, 0.22)


def darker(base: Colour, share: float) -> Colour:
    return mix(base, BLACK, share)


def seat_colour(seat: Seat) -> Colour:
    return SEATS[seat]
