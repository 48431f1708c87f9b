"""The chapters of the final scores: terraform rating, milestones, awards, greeneries, cities, cards, failed actions."""

from functools import partial
from types import MappingProxyType

from render.core.scores import Chapter
from render.core.sprites import Sprite
from render.tmars.icons.signs import icon
from render.tmars.palette import CHAPTER_TONES

SIGNS = {
    "tr": "tr",
    "milestones": "milestone",
    "awards": "award",
    "greeneries": "greenery",
    "cities": "city",
    "cards": "vp",
    "tokens": "token",
}


def _sign(name: str, size: int) -> Sprite:
    return icon(name, size)


CHAPTERS = MappingProxyType(
    {
        f"tmars.part.{name}": Chapter(CHAPTER_TONES[name], partial(_sign, sign))
        for name, sign in SIGNS.items()
    }
)
"""The chapters, by the key of the label of a score's part."""
