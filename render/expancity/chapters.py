"""The chapters of the final scores: buildings, contracts, goals."""

from types import MappingProxyType

from render.core.artwork import Artwork, box_points
from render.core.palette import INK, PAPER_HOT, WHITE
from render.core.plates import cup
from render.core.scores import Chapter
from render.core.sprites import SPRITES, Sprite
from render.expancity.palette import CHAPTER_TONES, CREAM, DONE


@SPRITES.keep
def _house(size: int) -> Sprite:
    r = size / 2
    art = Artwork(-1.2 * r, -r, 1.2 * r, r)
    fig = art.figure(0, 0, r)
    fig.polygon(box_points(-0.72, -0.1, 0.72, 0.92), WHITE)
    fig.polygon(((-1.1, 0.02), (0, -0.95), (1.1, 0.02)), CREAM)
    return art.sprite()


@SPRITES.keep
def _contract(size: int) -> Sprite:
    r = size / 2
    art = Artwork(-r, -r, r, r)
    fig = art.figure(0, 0, r)
    fig.solid(box_points(-0.62, -0.88, 0.62, 0.88), PAPER_HOT, INK, 0.06)
    fig.line(((-0.34, 0.06), (-0.08, 0.36), (0.38, -0.32)), DONE, 0.24)
    return art.sprite()


def _goal(size: int) -> Sprite:
    return cup(0.5 * size, WHITE)


CHAPTERS = MappingProxyType(
    {
        f"expancity.part.{name}": Chapter(CHAPTER_TONES[name], sign)
        for name, sign in (("buildings", _house), ("contracts", _contract), ("goals", _goal))
    }
)
"""The chapters, by the key of the label of a score's part."""
