"""Small signs of the panels: the status of a line, and the ends of a trip."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from render.core.artwork import Artwork
from render.core.palette import ACCENT, BAD, INK, MUTED, PANEL, TEXT, WHITE, Colour
from render.core.sprites import SPRITES, Sprite
from render.metromania.palette import CORE, DONE, TREE, TRUNK
from rules.metromania.components.content import LineStatus

STATUS_INKS: Final[Mapping[LineStatus, Colour]] = MappingProxyType(
    {
        LineStatus.COMPLETE: DONE,
        LineStatus.BLOCKED: BAD,
        LineStatus.UNSTARTED: MUTED,
        LineStatus.RUNNING: TEXT,
    }
)


@SPRITES.keep
def status_glyph(status: LineStatus, size: int) -> Sprite:
    """The sign of a line that is complete, a check, or blocked, a cross."""
    ink = STATUS_INKS[status]
    art = Artwork(-size / 2, -size / 2, size / 2, size / 2)
    fig = art.figure(0, 0, size / 16)
    if status is LineStatus.COMPLETE:
        fig.line(((-6, 0.5), (-2, 5), (6, -5)), ink, 3)
    else:
        fig.line(((-6, -6), (6, 6)), ink, 3)
        fig.line(((-6, 6), (6, -6)), ink, 3)
    return art.sprite()


@SPRITES.keep
def closed_glyph() -> Sprite:
    """The sign of lines that are complete or blocked: a rail before a buffer stop."""
    art = Artwork(-28, -22, 24, 22)
    art.line(((-20, 0), (10, 0)), INK, 16)
    art.line(((-20, 0), (10, 0)), MUTED, 11)
    art.line(((13, -15), (13, 15)), TEXT, 8)
    return art.sprite()


@SPRITES.keep
def part_glyph(part: str, size: int = 24) -> Sprite:
    """The sign of a part of the final score: stations, incomplete lines, trips, park and lake."""
    art = Artwork(-size / 2, -size / 2, size / 2, size / 2)
    fig = art.figure(0, 0, size / 24)
    match part:
        case "stations":
            fig.disc(0, 0, 9, 9, WHITE)
            fig.disc(0, 0, 5.5, 5.5, CORE)
        case "lines":
            fig.line(((-9, 0), (9, 0)), MUTED, 6)
            fig.line(((-3, -7), (3, 7)), PANEL, 5)
            fig.line(((-3, -7), (3, 7)), BAD, 2.2)
        case "trips":
            fig.line(((-7, 5), (0, 5), (3, -5), (7, -5)), MUTED, 3)
            fig.disc(-7, 5, 4, 4, ACCENT)
            fig.disc(7, -5, 4, 4, ACCENT)
        case _:
            fig.line(((0, 0), (0, 9)), TRUNK, 3)
            fig.disc(0, -3, 7, 7, TREE)
    return art.sprite()
