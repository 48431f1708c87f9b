"""The colours of the pictures of tournaments: lit windows, medals, envelopes."""

from render.core.palette import (
    ACCENT,
    BACKGROUND,
    BAD,
    COMMON,
    HAIR,
    INK,
    MUTED,
    PANEL,
    PAPER,
    PAPER_HOT,
    SEATS,
    TEXT,
    WHITE,
    Colour,
    colour,
    darker,
    mix,
)

SOFT = colour("C9CDD6")
LIT = tuple(colour(code) for code in ("FFF1C4", "CBB98A", "716850", "3D4047", "2A2C31"))
"""Windows of the first to the fifth place."""
LIT_INK = (INK, INK, TEXT, SOFT, MUTED)
ROW = colour("26282D")
DISC = colour("232529")
UP = colour("46E7A9")
BEHIND = colour("3B2A30")
LEVEL = colour("6C7078")
INTERVAL = colour("5B6573")
TRACK = mix(PANEL, HAIR, 0.8)
BAR = mix(LIT[2], LIT[1], 0.3)
UP_BAR, BAD_BAR, SOFT_BAR = mix(PANEL, UP, 0.5), mix(PANEL, BAD, 0.45), mix(PANEL, SOFT, 0.4)
PATH = mix(PANEL, ACCENT, 0.24)
"""A row on the champion's path."""
LINE, FINALIST_LINE = colour("4A4D56"), colour("8C9099")

GOLD, SILVER, BRONZE = colour("F2C230"), SOFT, colour("D08A4E")
MEDALS = (GOLD, SILVER, BRONZE)
MEDAL_RIMS = tuple(darker(each, 0.35) for each in MEDALS)
RIBBON, RIBBON_LIGHT = colour("C8402F"), colour("E8603F")
CUP_DARK, CUP_SHINE, CUP_FOOT = darker(ACCENT, 0.28), mix(ACCENT, WHITE, 0.5), darker(ACCENT, 0.48)
LAUREL, LAUREL_DARK = GOLD, colour("C79A1E")

FLAP, PAPER_LINE, PAPER_INK = colour("D8CDB6"), colour("B9AD94"), colour("4A4436")
WAX, WAX_DARK, WAX_LIGHT = colour("B3362B"), colour("8E261D"), colour("D9573F")

DIMMED = tuple(mix(seat, PANEL, 0.4) for seat in SEATS)
"""Signs of entrants that go out."""
UNLIT = colour("4A4E58")

FACES = tuple(
    (mix(PANEL, medal, 0.3), mix(PANEL, medal, 0.16), mix(PANEL, INK, 0.35)) for medal in MEDALS
)
"""The left, front and right side of a column."""

LIGHT_GROUND, LIGHT_PANEL, LIGHT_HAIR = colour("ECE7DC"), colour("FBF8F1"), colour("D9D2C2")
LIGHT_TEXT, LIGHT_MUTED, LIGHT_LIT = colour("1E1F24"), colour("61646D"), colour("E0A800")

FLATS: tuple[Colour, ...] = (
    *COMMON,
    *SEATS,
    SOFT,
    *LIT,
    ROW,
    DISC,
    BEHIND,
    LEVEL,
    INTERVAL,
    TRACK,
    BAR,
    UP_BAR,
    BAD_BAR,
    SOFT_BAR,
    PATH,
    LINE,
    FINALIST_LINE,
    GOLD,
    BRONZE,
    *MEDAL_RIMS,
    RIBBON,
    RIBBON_LIGHT,
    CUP_DARK,
    CUP_SHINE,
    CUP_FOOT,
    LAUREL_DARK,
    PAPER,
    PAPER_HOT,
    FLAP,
    PAPER_LINE,
    PAPER_INK,
    WAX,
    WAX_DARK,
    WAX_LIGHT,
    *DIMMED,
    UNLIT,
)
EDGES: tuple[tuple[Colour, Colour], ...] = (
    (PANEL, TEXT),
    (ROW, TEXT),
    (PANEL, MUTED),
    (BACKGROUND, TEXT),
    (BACKGROUND, MUTED),
    (BACKGROUND, PANEL),
    (BACKGROUND, ROW),
    (LIT[0], INK),
    (LIT[1], INK),
    (LIT[2], TEXT),
    (LIT[3], SOFT),
    (PANEL, LIT[0]),
    (PANEL, ACCENT),
    (ACCENT, INK),
    (PANEL, UP),
    (PANEL, BAD),
    (BEHIND, BAD),
    (UP, INK),
    (LEVEL, TEXT),
    (PANEL, SOFT),
    (BACKGROUND, ACCENT),
    (BACKGROUND, LINE),
    (BACKGROUND, FINALIST_LINE),
    (PATH, TEXT),
    (PAPER, INK),
    (PAPER, PAPER_INK),
    (PAPER, WAX),
    (WAX, PAPER),
    (PANEL, HAIR),
    *((INK, seat) for seat in SEATS),
    *((PANEL, seat) for seat in SEATS),
    *((PANEL, dim) for dim in DIMMED),
    *((medal, INK) for medal in MEDALS),
)
LIGHT_FLATS: tuple[Colour, ...] = (
    LIGHT_GROUND,
    LIGHT_PANEL,
    LIGHT_HAIR,
    LIGHT_TEXT,
    LIGHT_MUTED,
    LIGHT_LIT,
)
LIGHT_EDGES: tuple[tuple[Colour, Colour], ...] = (
    (LIGHT_PANEL, LIGHT_TEXT),
    (LIGHT_PANEL, LIGHT_MUTED),
    (LIGHT_GROUND, LIGHT_TEXT),
    (LIGHT_GROUND, LIGHT_MUTED),
    (LIGHT_GROUND, LIGHT_PANEL),
)


def tone_of(place: int) -> int:
    """The index in `LIT` of a place."""
    return min(max(place, 1), len(LIT)) - 1
