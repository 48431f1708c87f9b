"""The chapters of the final scores: corporate goal, public goals, cards, resources, penalties."""

from types import MappingProxyType

from render.core.scores import Chapter
from render.core.sprites import Sprite
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.palette import CHAPTER_TONES


def _corporate(size: int) -> Sprite:
    return icon("corporate", size)


def _goals(size: int) -> Sprite:
    return icon("goal", size)


def _cards(size: int) -> Sprite:
    return icon("hand", size)


def _resources(size: int) -> Sprite:
    return stone("any", size)


def _penalty(size: int) -> Sprite:
    return icon("penalty", size)


CHAPTERS = MappingProxyType(
    {
        f"mine.part.{name}": Chapter(CHAPTER_TONES[name], sign)
        for name, sign in (
            ("corporate", _corporate),
            ("goals", _goals),
            ("cards", _cards),
            ("resources", _resources),
            ("penalty", _penalty),
        )
    }
)
"""The chapters, by the key of the label of a score's part."""
