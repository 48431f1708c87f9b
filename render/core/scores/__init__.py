"""The final scores, built the same way for every title: banner, hero, a row per seat, legend.

A title gives `score_canvas` its `Entry`s (`entries_of` makes them from an outcome) and a `ScoreStyle`: a `Chapter`
(tone and sign) for the label key of every part of a score, the sentence that names the winners, and its hero. A hero is
a picture with a height of its own that `draw_hero` draws into a box of the canvas. Its corners are rounded afterwards,
and anything drawn outside the box is removed. Every hero calls `draw_title_plate` and `draw_confetti`. The title's
palette adds the colours of `score_flats` and `score_edges`.
"""

from render.core.scores.confetti import draw_confetti, draw_title_plate
from render.core.scores.layout import ScoreLayout
from render.core.scores.sheet import score_canvas
from render.core.scores.style import (
    Chapter,
    Entry,
    ScoreStyle,
    entries_of,
    score_edges,
    score_flats,
)

__all__ = [
    "Chapter",
    "Entry",
    "ScoreLayout",
    "ScoreStyle",
    "draw_confetti",
    "draw_title_plate",
    "entries_of",
    "score_canvas",
    "score_edges",
    "score_flats",
]
