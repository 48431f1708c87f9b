"""The final scores, built the same way for every title: banner, hero, a row per seat, legend.

A title gives `score_canvas` its `Entry`s (`entries_of` makes them from an outcome) and a `ScoreLook`: a `Chapter` (tone
and sign) for the label key of every part of a score, the sentence that says who has won, and its hero, a picture with
a height of its own that `draw_hero` draws into a box of the canvas. Its corners are rounded afterwards, and anything
drawn outside the box is removed. Every hero calls `draw_title_plate` and `draw_confetti`. The title's palette
adds the colours of `score_flats` and `score_edges`.
"""

from render.core.scores.confetti import draw_confetti, draw_title_plate
from render.core.scores.layout import ScoreSheet
from render.core.scores.look import Chapter, Entry, ScoreLook, entries_of, score_edges, score_flats
from render.core.scores.sheet import score_canvas

__all__ = [
    "Chapter",
    "Entry",
    "ScoreLook",
    "ScoreSheet",
    "draw_confetti",
    "draw_title_plate",
    "entries_of",
    "score_canvas",
    "score_edges",
    "score_flats",
]
