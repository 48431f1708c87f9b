"""The colours of the night-time transit map."""

from render.core.palette import (
    ACCENT,
    BACKGROUND,
    INK,
    PANEL,
    TEXT,
    WHITE,
    Colour,
    colour,
    mix,
)

CELL_UP = colour("2A2C33")
CELL_DOWN = colour("26282E")
GRID = colour("43464F")
SEAM = colour("555963")
RIM = colour("6B7079")
CELL_LABEL = colour("9FA4AF")
VERTEX_LABEL = colour("E3E5EA")

TINTS = {
    "R": colour("E9C9A3"),
    "C": colour("A9C4D6"),
    "E": colour("DDA9C0"),
}
"""The destinations' colours, which are pale on purpose, so that none is a seat's colour."""
MARKER_TINTS = {
    "R": colour("FFE59A"),
    "C": colour("B4DCFF"),
    "E": WHITE,
}
"""The markers' colours: lighter than the destinations, and a letter stands out from each."""

DISTRICTS = tuple(
    colour(code) for code in ("5B7FB8", "4E9C93", "8E9A52", "B98A4A", "A8656B", "8A6FB0")
)
"""Tints of the six parts between the seams, by number; the seams alone also separate them."""

PARK = colour("2C5B3C")
TREE = colour("6FBF73")
TREE_RIM = colour("1D4029")
TRUNK = colour("8A5A34")
LAKE = colour("22567A")
WAVE = colour("8CCBEA")
SAIL = colour("F2F3F5")

START = colour("C4C8D1")
EXIT = colour("0B0C0E")
EXIT_RIM = colour("9DA1AB")
EXIT_LABEL = colour("E3E5EA")

TRIP_GROUND, TRIP_RIM, TRIP_LINE = (colour(code) for code in ("343841", "7A808C", "8F95A1"))
"""The map of a test trip, its rim, and the lines that the trip does not use."""

ROUTES = (ACCENT, *(colour(code) for code in ("FFF1C9", "D4EB5C", "FF9B21")))
"""The shades of routes that can be chosen: routes that meet differ."""

CORE = colour("8A8D95")
"""The middle of a station on one line."""
CROSS = colour("FF4D5E")
DONE = colour("46E7A9")
"""The colour of a complete line; a word and a check say so too."""
WINNER = mix(PANEL, ACCENT, 0.14)
ROW = mix(PANEL, WHITE, 0.04)

CHAPTER_TONES = {
    "stations": colour("4C5563"),
    "lines": colour("54333A"),
    "trips": colour("7A5A12"),
    "park_lake": colour("2C5B3C"),
}
"""Colours of the chapters of the final scores."""
_TINT_SHARE = 0.30
_DISTRICT_UP, _DISTRICT_DOWN = 0.23, 0.17
_FADED = 0.62
_DASH_GROUND = 0.70


def cell_colour(kind: str, *, up: bool, district: int | None = None) -> Colour:
    """The ground of a cell, by its printed symbol; a blank one may have the tint of its district."""
    match kind:
        case "P":
            return PARK
        case "L":
            return LAKE
        case _:
            ground = CELL_UP if up else CELL_DOWN
            if kind in TINTS:
                return mix(ground, TINTS[kind], _TINT_SHARE)
            if district is None:
                return ground
            return mix(ground, DISTRICTS[district], _DISTRICT_UP if up else _DISTRICT_DOWN)


_BLANKS = tuple(
    cell_colour(".", up=up, district=district)
    for district in range(len(DISTRICTS))
    for up in (True, False)
)
"""The grounds with names written on them."""


def dash_ground(base: Colour) -> Colour:
    """The colour between the dashes of a striped line."""
    return mix(base, BACKGROUND, _DASH_GROUND)


def faded(base: Colour) -> Colour:
    """The colour of a line that a test trip does not use."""
    return mix(base, PANEL, _FADED)


FLATS = (
    CELL_UP,
    CELL_DOWN,
    GRID,
    SEAM,
    RIM,
    CELL_LABEL,
    VERTEX_LABEL,
    PARK,
    TREE,
    TREE_RIM,
    TRUNK,
    LAKE,
    WAVE,
    START,
    EXIT,
    EXIT_RIM,
    CORE,
    CROSS,
    DONE,
    WINNER,
    ROW,
    *ROUTES[1:],
    *map(dash_ground, ROUTES),
    TRIP_GROUND,
    TRIP_RIM,
    TRIP_LINE,
    *TINTS.values(),
    *MARKER_TINTS.values(),
    *(cell_colour(kind, up=up) for kind in TINTS for up in (True, False)),
    *_BLANKS,
)
EDGES = (
    (CELL_UP, CELL_LABEL),
    (CELL_DOWN, CELL_LABEL),
    (BACKGROUND, RIM),
    *((ground, CELL_LABEL) for ground in _BLANKS),
    *((ground, INK) for ground in _BLANKS[:4]),
    (BACKGROUND, START),
    (START, INK),
    (BACKGROUND, EXIT_RIM),
    (EXIT, EXIT_RIM),
    (INK, WHITE),
    (CORE, WHITE),
    (INK, VERTEX_LABEL),
    *((INK, tint) for tint in (*TINTS.values(), *MARKER_TINTS.values())),
    (PARK, TREE),
    (LAKE, WAVE),
    (ACCENT, INK),
    (INK, CROSS),
    (CELL_UP, ACCENT),
    *((shade, dash_ground(shade)) for shade in ROUTES),
    *((shade, INK) for shade in ROUTES[1:]),
    (TRIP_GROUND, TRIP_LINE),
    (TRIP_GROUND, TEXT),
    (PANEL, CROSS),
    (WINNER, TEXT),
    (CELL_UP, INK),
)
