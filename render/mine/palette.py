"""The colours of the mine."""

from render.core.palette import (
    ACCENT,
    BACKGROUND,
    BLACK,
    HAIR,
    INK,
    MUTED,
    PANEL,
    TEXT,
    WHITE,
    Colour,
    colour,
    darker,
    mix,
)

CARD_COLOURS = {
    "ruby": colour("E5484D"),
    "sapphire": colour("3D8BFF"),
    "emerald": colour("2DBE76"),
    "iron": colour("A3ADBA"),
    "gold": colour("F2B632"),
    "plan": colour("8FA8D8"),
    "basic": colour("C8C2B4"),
}
"""The colours by resource, or by kind for cards without one."""

SUNK = colour("232529")
ROCK = colour("16171B")
BAND_GROUND = colour("1B1C21")

VIOLET = colour("5A3FA5")
VIOLET_RIM = colour("FFE08A")
SPENT = colour("3A3D45")
SPENT_RIM = colour("8A8D95")
COIN = colour("F6C945")
COIN_RIM = colour("B88313")
COIN_MARK = colour("96690A")
NO_COIN = colour("646872")
NO_COIN_RIM = colour("44474F")
PURSE = colour("3CCBD3")
PURSE_TIE = colour("125B66")
SHIELD = colour("7A5A12")
SHIELD_RIM = colour("FFF3D0")
BLUEPRINT = colour("27497F")
BLUEPRINT_LINE = colour("56759F")
PAPER_WHITE = colour("E9EDF4")
PAPER_GREY = colour("C3C7CF")
PAPER_SHADE = colour("82868F")
DISCARD_RED = colour("C0625A")
TARGET = colour("D13B2E")
PENALTY = colour("7A1F1F")
PENALTY_RIM = colour("FF9C86")
BASIC_DARK = colour("8E8878")
BASIC_LINE = colour("5F5A4E")

YES = colour("5BD1A5")
NO = colour("FF7A59")
REFUSAL = colour("FFB09C")
ALARM = colour("5C2A22")

ACTIVE = colour("3B6FC0")
PASSIVE = colour("4C7A50")
CORPORATE = colour("7A5A12")
CORPORATE_GROUND = colour("2F2A18")
CORPORATE_BAR = colour("C9A135")
CORPORATE_TEXT = colour("E6CF8F")

CHAPTER_TONES = {
    "corporate": SHIELD,
    "goals": colour("7B2E2B"),
    "cards": colour("3F4C66"),
    "resources": colour("2B6A49"),
    "penalty": colour("5A2C28"),
}
"""Colours of the final scores."""
ROOF = colour("17181C")
SEAMS = (colour("2A2424"), colour("382C29"), colour("47362F"))
"""The ground of the mine, from back to front."""
BEAM = (colour("46372F"), colour("625241"))
"""The lamp's beam: its edge, then its middle."""
LAMP, BULB = colour("8A8D95"), colour("FFE08A")


def facets(base: Colour) -> tuple[Colour, Colour, Colour, Colour]:
    """The base, bright, light and dark sides of a stone."""
    return base, mix(base, WHITE, 0.55), mix(base, WHITE, 0.22), darker(base, 0.38)


def strata(base: Colour) -> tuple[Colour, Colour, Colour, Colour, Colour]:
    """The ground, its three layers, and the stones in them."""
    shares = (0.62, 0.70, 0.78, 0.86, 0.45)
    ground, first, second, third, stones = (mix(base, ROCK, share) for share in shares)
    return ground, first, second, third, stones


def band(base: Colour) -> Colour:
    """The colour behind a card's name."""
    return mix(base, BAND_GROUND, 0.58)


FLATS = (
    SUNK,
    VIOLET,
    VIOLET_RIM,
    SPENT,
    SPENT_RIM,
    COIN,
    COIN_RIM,
    COIN_MARK,
    NO_COIN,
    NO_COIN_RIM,
    PURSE,
    PURSE_TIE,
    SHIELD,
    SHIELD_RIM,
    BLUEPRINT,
    BLUEPRINT_LINE,
    PAPER_WHITE,
    PAPER_GREY,
    PAPER_SHADE,
    DISCARD_RED,
    TARGET,
    PENALTY,
    PENALTY_RIM,
    BASIC_DARK,
    BASIC_LINE,
    YES,
    NO,
    REFUSAL,
    ALARM,
    ACTIVE,
    PASSIVE,
    CORPORATE,
    CORPORATE_GROUND,
    CORPORATE_BAR,
    CORPORATE_TEXT,
    BLACK,
)
"""Flat colours, except the shared ones and those derived from a card's colour."""

EDGES = (
    (PANEL, TEXT),
    (PANEL, MUTED),
    (PANEL, ACCENT),
    (PANEL, HAIR),
    (BACKGROUND, PANEL),
    (BACKGROUND, TEXT),
    (INK, ACCENT),
    (INK, WHITE),
    (INK, COIN),
    (SUNK, TEXT),
    (SUNK, MUTED),
    (SHIELD, TEXT),
    (SHIELD, SHIELD_RIM),
    (VIOLET, VIOLET_RIM),
    (PANEL, SHIELD_RIM),
    (PANEL, COIN),
    (VIOLET, WHITE),
    (ALARM, REFUSAL),
    (PANEL, REFUSAL),
    (ACTIVE, TEXT),
    (PASSIVE, TEXT),
    (CORPORATE_GROUND, TEXT),
    (CORPORATE_GROUND, CORPORATE_TEXT),
    (CORPORATE, TEXT),
    (PANEL, YES),
    (PANEL, NO),
    (PANEL, PAPER_WHITE),
    (PANEL, PURSE),
    (PURSE, PURSE_TIE),
    (TARGET, WHITE),
)
"""Pairs of colours that touch, except those of seats and cards."""
