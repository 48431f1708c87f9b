"""The colours of Mars."""

from render.core.palette import (
    ACCENT,
    BACKGROUND,
    HAIR,
    INK,
    MUTED,
    PANEL,
    SEATS,
    TEXT,
    WHITE,
    Colour,
    colour,
    mix,
    seat_colour,
)

SUNK = colour("232529")
ROW_GROUND = colour("303239")
BOT = colour("C9CDD6")
GOLD = colour("F2C230")
GOLD_DARK = colour("7A5A12")
WHITE_PAPER = colour("E9ECF2")
GREY_PAPER = colour("A8ABB2")
DARK_PAPER = colour("6C7078")
IRON_INK = colour("2B2B38")

PRODUCTION = colour("6B4430")
PRODUCTION_TEXT = colour("FFE6D6")
PRODUCTION_LOSS = colour("FF9C86")
NO_PRODUCTION = colour("34363D")

YES = colour("5BD1A5")
NO = colour("FF7A59")
REFUSAL = colour("FFB09C")
ALARM = colour("5C2A22")
MET_GROUND = colour("1B3A33")
UNMET_GROUND = colour("47241C")
PERSON = colour("C8302F")

RESOURCE = {
    "mc": (GOLD, colour("3A270A")),
    "steel": (colour("A9713F"), colour("FFF1E0")),
    "titanium": (colour("4A4E5A"), colour("FBE08A")),
    "plants": (colour("3E9B4F"), colour("E8FBD9")),
    "energy": (colour("8E54D6"), colour("FFF3B8")),
    "heat": (colour("D9482E"), colour("FCDBA6")),
    "microbe": (colour("7FA830"), colour("F4FFD6")),
    "animal": (colour("2F7A50"), colour("E8FBD9")),
    "science": (WHITE_PAPER, IRON_INK),
    "fighter": (colour("59616F"), colour("FCDBA6")),
    "other": (colour("80848F"), TEXT),
}
"""The colours of a resource's square: its ground and its glyph."""
TAG = {
    "building": (colour("8B5A31"), colour("FFE6D6")),
    "space": (colour("101116"), colour("FBE08A")),
    "science": (WHITE_PAPER, IRON_INK),
    "power": (colour("7A3FC4"), colour("FFF3B8")),
    "earth": (colour("2B6FC4"), colour("DBEAFC")),
    "jovian": (colour("C7793A"), colour("FFEFCA")),
    "plant": (colour("3E9B4F"), colour("E8FBD9")),
    "microbe": (colour("7FA830"), colour("F4FFD6")),
    "animal": (colour("22603E"), colour("E8FBD9")),
    "city": (colour("5A6170"), WHITE_PAPER),
    "wild": (GREY_PAPER, INK),
    "event": (colour("C8432F"), colour("FFE6D6")),
}
"""The colours of a tag's disc: its ground and its glyph."""
TYPE = {
    "event": colour("B83A28"),
    "automated": colour("2F7D3B"),
    "active": colour("2C67B0"),
    "corporation": GOLD_DARK,
    "prelude": colour("8A3F6B"),
}
"""The colours of cards' bands."""

TR_FILL = colour("A83F25")
TR_RIM = colour("F4B48C")
VP_FILL = colour("8C3A22")
VP_RIM = colour("FBE08A")
RIBBON = colour("C8432F")
RIBBON_LIGHT = colour("E5533A")
MEDAL_INK = colour("7B4C00")
TOKEN_RIM = colour("7C808A")
TOKEN_INK = colour("393B40")
OXYGEN_LIGHT = colour("BDF4DF")
OXYGEN = colour("70D9B3")
OXYGEN_DARK = colour("2F7F67")

OCEAN_LIGHT = colour("1F7AC6")
OCEAN_DARK = colour("17619F")
OCEAN_RIM = colour("5FB2EE")
OCEAN_WAVE = colour("CDE8FF")
FOREST = colour("2F7D3B")
TREE = colour("A1D77C")
TREE_LIGHT = colour("C5EE9E")
TRUNK = colour("3E9B4F")
TOWN = colour("59616F")
TOWN_WALL = colour("F2F5FA")
TOWN_SHADE = colour("C4CAD6")
TOWN_INK = colour("3D4552")
SPECIAL = colour("6A4A86")
SPECIAL_GLYPH = colour("F4E6FF")
LAVA = colour("E5533A")

SURFACE = (colour("5B2A20"), colour("6E3426"), colour("82402C"), colour("964C33"))
"""The colours of the planet's surface, from dark to light."""
LIMB = colour("3A211B")
ORBIT = colour("17181C")
LAND = colour("FFE2C8")
LAND_LABEL = colour("FFE6D6")
SEA = colour("15466F")
SEA_LABEL = colour("CFE8FF")
CONE = colour("1D1512")
CONE_RIM = colour("FF8A5C")
PLATE = colour("1B1C20")
MOON = colour("7B8794")
MOON_SHADE = colour("66717D")
MOON_TEXT = colour("F3E3D6")
COLD, MILD, WARM = colour("6FB4F0"), colour("F1D08A"), colour("F2603C")
THIN_AIR, RICH_AIR = colour("2C7A6B"), colour("8CF5CF")
POOL = colour("3BA7F0")

SPACE = colour("0F1014")
AIR_GLOW = (colour("1B3441"), colour("23586B"))
"""The glow around the planet of the final scores, from outside inwards."""
CHAPTER_TONES = {
    "tr": colour("8A4A28"),
    "milestones": GOLD_DARK,
    "awards": SPECIAL,
    "greeneries": FOREST,
    "cities": TOWN,
    "cards": TYPE["active"],
    "tokens": colour("5B5560"),
}
"""Colours of the final scores."""
MEADOW = (colour("3C5A2E"), colour("466A35"), colour("557A3F"), colour("6A904C"))
MOST_GREEN = 0.85

WARMTH_STEPS = 19
AIR_STEPS = 14
ACTION_GROUND = mix(SUNK, TYPE["active"], 0.32)
ACTION_RIM = mix(SUNK, TYPE["active"], 0.8)
"""The rim of the box of a card's action."""
PRODUCTION_RIM = mix(PRODUCTION, PRODUCTION_TEXT, 0.18)
NEED_GROUND = mix(PANEL, INK, 0.4)
"""The colour behind a requirement that is not checked."""
BODY_INK = mix(TEXT, PANEL, 0.12)
"""The colour of a card's text."""
CARD_RIM = {type_: mix(shade, WHITE, 0.2) for type_, shade in TYPE.items()}


def on_land(surface: Colour) -> Colour:
    """The ground inside a land space."""
    return mix(surface, LAND, 40 / 255)


def land_edge(surface: Colour, share: float = 1) -> Colour:
    """The outline of a land space, mixed with the ground by the share of a pixel that it covers."""
    return mix(surface, LAND, share * 140 / 255)


def craters(surface: Colour) -> tuple[Colour, Colour]:
    """The rim and the floor of a crater."""
    return mix(surface, LAND, 0.10), mix(surface, INK, 0.18)


def greened(share: float) -> tuple[Colour, ...]:
    """The surface when this share is terraformed, from dark to light."""
    return tuple(
        mix(red, green, MOST_GREEN * share) for red, green in zip(SURFACE, MEADOW, strict=True)
    )


def warmth(step: int) -> Colour:
    """The colour of a segment of the temperature's arc, counted from 0."""
    share = step / (WARMTH_STEPS - 1)
    if share < 0.5:
        return mix(COLD, MILD, 2 * share)
    return mix(MILD, WARM, 2 * share - 1)


def air(step: int) -> Colour:
    """The colour of a segment of the oxygen's arc, counted from 0."""
    return mix(THIN_AIR, RICH_AIR, step / (AIR_STEPS - 1))


def owner_colour(owner: int) -> Colour:
    """The colour of a seat, of MarsBot, or of neutral tiles."""
    return seat_colour(owner) if owner >= 0 else BOT


def taken_row(owner: int) -> Colour:
    """The ground of a milestone or an award that is taken."""
    return mix(PANEL, owner_colour(owner), 0.34)


def on_type(type_: str, share: float = 0.22) -> Colour:
    """The panel's colour with some of a card type's mixed in."""
    return mix(PANEL, TYPE[type_], share)


FLATS = (
    SUNK,
    ROW_GROUND,
    BOT,
    GOLD,
    GOLD_DARK,
    WHITE_PAPER,
    GREY_PAPER,
    DARK_PAPER,
    IRON_INK,
    PRODUCTION,
    PRODUCTION_TEXT,
    PRODUCTION_LOSS,
    NO_PRODUCTION,
    YES,
    NO,
    REFUSAL,
    ALARM,
    MET_GROUND,
    UNMET_GROUND,
    PERSON,
    *(shade for pair in RESOURCE.values() for shade in pair),
    *(shade for pair in TAG.values() for shade in pair),
    *TYPE.values(),
    *(on_type(type_) for type_ in TYPE),
    *(mix(PANEL, shade, 0.5) for shade in TYPE.values()),
    TR_FILL,
    TR_RIM,
    VP_FILL,
    VP_RIM,
    RIBBON,
    RIBBON_LIGHT,
    MEDAL_INK,
    TOKEN_RIM,
    TOKEN_INK,
    OXYGEN_LIGHT,
    OXYGEN,
    OXYGEN_DARK,
    OCEAN_LIGHT,
    OCEAN_DARK,
    OCEAN_RIM,
    mix(OCEAN_LIGHT, OCEAN_RIM, 0.25),
    OCEAN_WAVE,
    FOREST,
    TREE,
    TREE_LIGHT,
    TOWN,
    TOWN_WALL,
    TOWN_SHADE,
    TOWN_INK,
    SPECIAL,
    SPECIAL_GLYPH,
    LAVA,
    *SURFACE,
    *(on_land(shade) for shade in SURFACE),
    *(land_edge(shade, share) for shade in SURFACE[1:] for share in (1, 0.5)),
    LIMB,
    ORBIT,
    SEA,
    CONE,
    CONE_RIM,
    PLATE,
    MOON,
    MOON_SHADE,
    POOL,
    *(warmth(step) for step in range(0, WARMTH_STEPS, 2)),
    *(air(step) for step in range(0, AIR_STEPS, 2)),
    *(taken_row(owner) for owner in range(-1, len(SEATS))),
    ACTION_GROUND,
    ACTION_RIM,
    PRODUCTION_RIM,
    NEED_GROUND,
    BODY_INK,
    *CARD_RIM.values(),
)
"""Flat colours, except those that all titles share."""

EDGES = (
    (PANEL, TEXT),
    (PANEL, MUTED),
    (PANEL, ACCENT),
    (BACKGROUND, TEXT),
    (BACKGROUND, MUTED),
    (INK, ACCENT),
    (SUNK, TEXT),
    (SUNK, MUTED),
    (PRODUCTION, PRODUCTION_TEXT),
    (TR_FILL, TR_RIM),
    (PANEL, TR_RIM),
    (VP_FILL, VP_RIM),
    (PLATE, WHITE),
    *((on_land(shade), LAND) for shade in SURFACE[1:]),
    *((on_land(shade), BOT) for shade in SURFACE[2:]),
    *((PANEL, seat) for seat in SEATS),
    *((INK, seat) for seat in SEATS),
    (PANEL, BOT),
    (SEA, OCEAN_RIM),
    (SEA, SEA_LABEL),
    (OCEAN_LIGHT, OCEAN_WAVE),
    (SPECIAL, SPECIAL_GLYPH),
    (TOWN, TOWN_WALL),
    (ORBIT, HAIR),
    (SUNK, BOT),
    *((ground, glyph) for ground, glyph in RESOURCE.values()),
    *((ground, glyph) for ground, glyph in TAG.values()),
    (PANEL, YES),
    (PANEL, NO),
    (TYPE["event"], TEXT),
    (TYPE["automated"], TEXT),
    (TYPE["active"], TEXT),
    (PANEL, WHITE_PAPER),
)
"""Pairs of colours that touch, most frequent first."""
