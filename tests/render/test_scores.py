"""The final scores of all titles have one scale and no overlaps, even with the longest names and largest numbers."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BAD, PANEL, Colour, colour, seat_colour
from render.core.plates import box_sprite
from render.core.scores import Chapter, Entry, ScoreStyle, score_canvas
from render.core.scores.layout import LEAST_SEGMENT, bar_length, bar_scale, bar_widths
from render.core.signs import sign
from render.core.sprites import Sprite
from render.core.text import number
from rules.core.game import ScorePart
from rules.core.text import msg
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import pixels

TONES = tuple(colour(code) for code in ("3A5F93", "6A5A3A", "7A3F70", "2C5B3C", "4C5563", "7A5A12"))
PARTS = ("tr", "milestones", "awards", "greeneries", "cities", "cards")
KEYS = tuple(f"tmars.part.{part}" for part in PARTS)


def _mark(size: int) -> Sprite:
    return box_sprite(size, size, 2, (255, 255, 255), None, 0)


CHAPTERS = {key: Chapter(tone, _mark) for key, tone in zip(KEYS, TONES, strict=True)}


def _draw_hero(canvas: Canvas, box: Box) -> None:
    canvas.image.paste(PANEL, box)


def _won(names: tuple[str, ...]) -> str:
    return f"{' and '.join(names)} won" if names else "Nobody won"


LOOK = ScoreStyle(CHAPTERS, _won, 400, _draw_hero)


def entry(seat: int, rank: int, points: Sequence[int], name: str = "Kim") -> Entry:
    parts = tuple(
        ScorePart(msg(key), value) for key, value in zip(KEYS[: len(points)], points, strict=True)
    )
    ink: Colour = seat_colour(seat)
    return Entry(name, ink, partial(sign, seat), rank, sum(points), parts)


def test_a_point_is_as_wide_in_every_row() -> None:
    bars = [((60, 36, 24), ()), ((67, 30, 20), ())]
    scale = bar_scale(bars, 640)
    assert bar_widths((60, 30), scale) == (round(60 * scale), round(30 * scale))
    assert max(bar_length(points, losses, scale) for points, losses in bars) in (639, 640)


def test_a_small_gain_is_wide_enough_for_its_number_and_others_shrink() -> None:
    bars = [((90, 1, 1), (58, 62))]
    scale = bar_scale(bars, 640)
    wide, *narrow = bar_widths((90, 1, 1), scale)
    assert narrow == [LEAST_SEGMENT, LEAST_SEGMENT]
    assert wide < 90 / 92 * 640
    assert bar_length(*bars[0], scale) <= 640


def test_a_bar_for_zero_has_no_width() -> None:
    assert bar_scale([((), ())], 640) > 0
    assert bar_length((), (), 1) == 0


@pytest.mark.parametrize(
    "points",
    [
        pytest.param((33, 5, 10, 8, 4, 11), id="all chapters"),
        pytest.param((0, 0, 0, 0, 0, 0), id="nothing"),
        pytest.param((-1, -12, -120, -4, -5, -6), id="losses alone"),
        pytest.param((120, 1, -99, 1, -1, 1), id="a long segment and short ones"),
    ],
)
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_nothing_overlaps(
    language: str, points: tuple[int, ...], speak: Speak, written: list[Written]
) -> None:
    name = LONG_NAMES[language]
    rows = [entry(seat, rank, points, name) for seat, rank in enumerate((1, 1, 3, 4, 5))]
    score_canvas(rows, LOOK, speak(language))
    assert not [word for word in written if not word.within.holds(word.box)]
    boxes = [word.box for word in written]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1])]


def test_the_legend_names_only_parts_that_occur(speak: Speak, written: list[Written]) -> None:
    score_canvas([entry(0, 1, (20, 0, 5)), entry(1, 2, (18, 0, 0))], LOOK, speak("en"))
    said = [word.line.text for word in written]
    assert said[-2:] == ["Terraform rating", "Awards"]


def test_a_loss_stands_behind_the_bar_and_never_shortens_it(
    speak: Speak, written: list[Written]
) -> None:
    image = score_canvas([entry(0, 1, (20, -4)), entry(1, 2, (20, 0))], LOOK, speak("en")).image
    assert "\N{MINUS SIGN}4" in {word.line.text for word in written}
    first, second = (image.crop((392, y, 1184, y + 74)) for y in (564, 654))
    tone = CHAPTERS[KEYS[0]].tone
    assert pixels(first).count(tone) == pixels(second).count(tone)
    assert BAD in pixels(first)
    assert BAD not in pixels(second)


def test_a_title_that_wins_itself_has_no_cup(speak: Speak, written: list[Written]) -> None:
    score_canvas([entry(0, 2, (20,))], LOOK, speak("en"))
    assert [word.line.text for word in written[:2]] == ["20", "Nobody won"]
    assert "2" in {word.line.text for word in written}


def test_the_total_is_never_cut(speak: Speak, written: list[Written]) -> None:
    rows = [replace(entry(0, 1, (20,)), total=-1234, name=LONG_NAMES["it"])]
    score_canvas(rows, LOOK, speak("it"))
    assert [word.line.text for word in written].count(number(-1234)) == 2
