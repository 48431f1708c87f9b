"""Small signs of the panels: how a line stands, and from where to where a trip goes."""

from render.core.artwork import Artwork
from render.core.palette import ACCENT, BAD, MUTED, PANEL, TEXT, WHITE, Colour
from render.core.sprites import SPRITES, Sprite
from render.metromania.palette import CORE, DONE, TREE, TRUNK

STATUS_INKS = {"complete": DONE, "blocked": BAD, "unstarted": MUTED, "running": TEXT}


@SPRITES.keep
def status_glyph(status: str) -> Sprite:
    """Check, cross, ring or wedge."""
    ink = STATUS_INKS[status]
    art = Artwork(-9, -9, 9, 9)
    match status:
        case "complete":
            art.line(((-6, 0.5), (-2, 5), (6, -5)), ink, 3.4)
        case "blocked":
            art.line(((-5, -5), (5, 5)), ink, 3.4)
            art.line(((-5, 5), (5, -5)), ink, 3.4)
        case "unstarted":
            art.ring(0, 0, 5.5, 5.5, ink, 2)
        case _:
            art.polygon(((-5, -6), (7, 0), (-5, 6)), ink)
    return art.sprite()


@SPRITES.keep
def long_arrow(ink: Colour, width: int) -> Sprite:
    """From one end of a trip to the other; its anchor is the middle."""
    half = width / 2
    art = Artwork(-half - 1, -6, half + 1, 6)
    art.line(((1 - half, 0), (half - 5, 0)), ink, 2)
    art.polygon(((half - 8, -5), (half, 0), (half - 8, 5)), ink)
    return art.sprite()


@SPRITES.keep
def part_glyph(part: str) -> Sprite:
    """What points of the final score are for: stations, lines that are not complete, trips, park and lake."""
    art = Artwork(-12, -12, 12, 12)
    match part:
        case "stations":
            art.ellipse(0, 0, 9, 9, WHITE)
            art.ellipse(0, 0, 5.5, 5.5, CORE)
        case "lines":
            art.line(((-9, 0), (9, 0)), MUTED, 6)
            art.line(((-3, -7), (3, 7)), PANEL, 5)
            art.line(((-3, -7), (3, 7)), BAD, 2.2)
        case "trips":
            art.line(((-7, 5), (0, 5), (3, -5), (7, -5)), MUTED, 3)
            art.ellipse(-7, 5, 4, 4, ACCENT)
            art.ellipse(7, -5, 4, 4, ACCENT)
        case _:
            art.line(((0, 0), (0, 9)), TRUNK, 3)
            art.ellipse(0, -3, 7, 7, TREE)
    return art.sprite()
