"""The colours of the city."""

from render.core.palette import (
    BLACK,
    INK,
    MUTED,
    PAPER,
    WHITE,
    Colour,
    colour,
    darker,
    mix,
)

CREAM = colour("EFE8D8")
"""The colour of every finished roof, of any owner."""
CREAM_SIDE = darker(CREAM, 0.12)
CREAM_SHADE = darker(CREAM, 0.28)
DOME_SHADE = darker(CREAM, 0.2)
SHINE = mix(CREAM, WHITE, 0.6)
WINDOW = colour("FFF4CC")
WINDOW_SHADE = darker(WINDOW, 0.35)

SHADOW = 110
"""The opacity of the black around a house on its lot, out of 255."""
RES_GROUND = colour("3E6B48")
COM_GROUND = colour("33557C")
HALL_GROUND = colour("6A5B36")
SPECIAL_GROUND = colour("4B3D44")
RES_MARK = colour("DDF5E0")
COM_MARK = colour("D5E8FF")
SPECIAL_LINE = colour("FF5A63")
HALL_LINE = colour("F2C14E")
OPEN_GROUND = colour("26282E")
OPEN_LINE = colour("454953")
"""Free cells beside the city."""
CANDIDATE = colour("C9A44A")
OFFERED_GROUND = mix(OPEN_GROUND, CANDIDATE, 0.12)
"""Free cells where the tile in hand may be laid."""
CANDIDATE_NAME = colour("E4CB8A")

RES_PLOT = mix(RES_GROUND, RES_MARK, 0.55)
COM_PLOT = mix(COM_GROUND, COM_MARK, 0.55)

HOUSE_VALUE = colour("9BE8A8")
TOWER_VALUE = colour("9CCBFF")
BAD_VALUE = colour("FF9AA0")
NO_VALUE = colour("6D7079")

DONE = colour("2E7D4F")
DONE_TEXT = colour("1E5F38")
NOT_DONE = colour("C3B99F")
PAPER_MUTED = colour("6B6455")
PAPER_POINTS = colour("6A4A12")
"""The points of a contract on its card."""

CARD_DARK = darker(MUTED, 0.52)
SITE_RIM = NO_VALUE

DUSK = tuple(
    colour(code) for code in ("231F3A", "2E2650", "44305F", "65406A", "8F5168", "BE6A5C", "E58F58")
)
"""The sky of the final scores, from the top to the horizon."""
STREET = colour("1A1730")
STREET_SHADE = mix(STREET, BLACK, SHADOW / 255)
FAR_TOWNS = colour("573A5E")
FAR_LIGHTS = colour("C98A63")
SUN = colour("FFC94D")
SUN_CORE = colour("FFDD8A")
CHAPTER_TONES = {
    "buildings": colour("3A5F93"),
    "contracts": colour("6A5A3A"),
    "goals": colour("7A3F70"),
}
"""Colours of the chapters of the final scores."""

TINTS = {
    "park": colour("2F7A43"),
    "church": colour("8A6A45"),
    "bank": colour("86722F"),
    "school": colour("2F5F9A"),
    "mall": colour("8A3F70"),
    "police": colour("3B4F94"),
    "wine_bar": colour("7A2B55"),
    "hospital": colour("8A8D95"),
    "stadium": colour("4F6470"),
}


def ground(kind: str) -> Colour:
    """The top of a tile."""
    match kind:
        case "res":
            return RES_GROUND
        case "com":
            return COM_GROUND
        case "city_hall":
            return HALL_GROUND
        case _:
            return mix(SPECIAL_GROUND, TINTS[kind], 0.45)


# Colours of the icons.
LEAF = colour("6DBF73")
LEAF_LIGHT = colour("97DB95")
TRUNK = colour("A8794A")
STONE = colour("EDDFBE")
STONE_SHADE = colour("CDBB98")
ROOF_RED = colour("C9603F")
BANK_GOLD = colour("F4D472")
CAP_BLUE = colour("7FB4F5")
CAP_DARK = colour("4478BE")
TASSEL = colour("FFD24A")
BAG_PINK = colour("F08CCB")
BAG_DARK = colour("C45F9F")
SHIELD = colour("5F8CF0")
SHIELD_STAR = colour("FFE07A")
WINE = colour("C23B7A")
GLASS = colour("F6EAF1")
CROSS_RED = colour("EC4650")
STAND = colour("C9CED6")
STAND_SHADE = colour("8D949F")
GRASS = colour("58B368")
BRASS = HALL_LINE

ICON_COLOURS = (
    LEAF,
    LEAF_LIGHT,
    TRUNK,
    STONE,
    STONE_SHADE,
    ROOF_RED,
    BANK_GOLD,
    CAP_BLUE,
    CAP_DARK,
    TASSEL,
    BAG_PINK,
    BAG_DARK,
    SHIELD,
    SHIELD_STAR,
    WINE,
    GLASS,
    CROSS_RED,
    STAND,
    STAND_SHADE,
    GRASS,
    HOUSE_VALUE,
    TOWER_VALUE,
    BAD_VALUE,
)

FLATS = (
    CREAM,
    CREAM_SIDE,
    CREAM_SHADE,
    DOME_SHADE,
    SHINE,
    WINDOW,
    WINDOW_SHADE,
    RES_MARK,
    COM_MARK,
    RES_PLOT,
    COM_PLOT,
    SPECIAL_LINE,
    HALL_LINE,
    OPEN_GROUND,
    OPEN_LINE,
    OFFERED_GROUND,
    CANDIDATE,
    CANDIDATE_NAME,
    NO_VALUE,
    DONE,
    DONE_TEXT,
    PAPER_POINTS,
    NOT_DONE,
    PAPER_MUTED,
    CARD_DARK,
    *(mix(lot, BLACK, SHADOW / 255) for lot in (RES_GROUND, COM_GROUND)),
    *ICON_COLOURS,
)
"""Colours painted as they are, in addition to the shared colours and those derived below."""

EDGES = (
    (INK, CREAM),
    (INK, HOUSE_VALUE),
    (INK, TOWER_VALUE),
    (INK, BAD_VALUE),
    (RES_GROUND, RES_MARK),
    (COM_GROUND, COM_MARK),
    (OPEN_GROUND, MUTED),
    (OPEN_GROUND, OPEN_LINE),
    (OFFERED_GROUND, CANDIDATE),
    (INK, CANDIDATE_NAME),
    (PAPER, INK),
    (PAPER, DONE),
    (PAPER, DONE_TEXT),
    (PAPER, PAPER_POINTS),
    (CREAM_SHADE, CREAM),
    (LEAF, CREAM),
)
"""Pairs of colours that touch or shine through, besides those of seats and tiles."""


def slab(kind: str) -> tuple[Colour, Colour]:
    """The sides of a tile, to the left and to the right."""
    top = SPECIAL_GROUND if kind in TINTS else ground(kind)
    return darker(top, 0.48), darker(top, 0.62)


def wall_left(base: Colour) -> Colour:
    return darker(base, 0.12)


def wall_right(base: Colour) -> Colour:
    return darker(base, 0.38)


def edge(base: Colour) -> Colour:
    return darker(base, 0.68)


def roof_field(base: Colour) -> Colour:
    """The middle of a flat roof."""
    return mix(base, WHITE, 0.4)


def open_floor(base: Colour) -> Colour:
    """The top of a building that has no roof yet."""
    return darker(base, 0.55)
