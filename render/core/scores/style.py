"""The choices of a title for its final scores."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import (
    ACCENT,
    BACKGROUND,
    BAD,
    COMMON,
    INK,
    MUTED,
    PANEL,
    TEXT,
    WHITE,
    Colour,
    seat_colour,
)
from render.core.signs import sign
from render.core.sprites import Sprite
from render.core.text import seat_name
from render.core.winners import Won
from rules.core.game import Outcome, ScorePart
from rules.core.text import Say


@dataclass(frozen=True, slots=True)
class Chapter:
    """One kind of points: the colour of its segments, and its sign (by height in pixels, anchored at its middle)."""

    tone: Colour
    sign: Callable[[int], Sprite]


@dataclass(frozen=True, slots=True)
class Entry:
    """One row: a seat, or another score such as MarsBot's."""

    name: str
    colour: Colour
    sign: Callable[[float, Colour], Sprite]
    """Draws the entry's sign with this radius and colour."""
    rank: int
    total: int
    parts: tuple[ScorePart, ...]


def entries_of(outcome: Outcome, say: Say) -> tuple[Entry, ...]:
    """An entry for each seat, best rank first."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    return tuple(
        Entry(
            name=seat_name(say, seat),
            colour=seat_colour(seat),
            sign=partial(sign, seat),
            rank=outcome.ranks[seat],
            total=outcome.scores[seat].total,
            parts=outcome.scores[seat].parts,
        )
        for seat in order
    )


@dataclass(frozen=True, slots=True)
class ScoreStyle:
    chapters: Mapping[str, Chapter]
    """The chapters, by the key of the label of a score's part."""
    won: Won
    """It gets no names if the title itself has won."""
    hero_height: int
    draw_hero: Callable[[Canvas, Box], None]


def score_flats(chapters: Mapping[str, Chapter]) -> tuple[Colour, ...]:
    """Flat colours of banner, rows and legend, except the seats' colours."""
    return (*COMMON, *dict.fromkeys(chapter.tone for chapter in chapters.values()))


def score_edges(
    chapters: Mapping[str, Chapter], owners: Sequence[Colour]
) -> Iterator[tuple[Colour, Colour]]:
    """Pairs of colours that touch in banner, rows and legend."""
    yield from ((ACCENT, INK), (PANEL, TEXT), (PANEL, MUTED), (PANEL, ACCENT), (INK, BAD))
    yield from ((BACKGROUND, PANEL), (BACKGROUND, MUTED), (BACKGROUND, ACCENT), (PANEL, BAD))
    for chapter in chapters.values():
        yield from ((chapter.tone, WHITE), (chapter.tone, PANEL))
    yield from ((PANEL, owner) for owner in owners)
