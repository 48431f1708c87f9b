"""The chapters of the final scores: stations, incomplete lines, trips, park and lake."""

from functools import partial
from types import MappingProxyType

from render.core.scores import Chapter
from render.metromania.glyphs import part_glyph
from render.metromania.palette import CHAPTER_TONES

CHAPTERS = MappingProxyType(
    {
        f"metromania.part.{part}": Chapter(tone, partial(part_glyph, part))
        for part, tone in CHAPTER_TONES.items()
    }
)
"""The chapters, by the key of the label of a score's part."""
