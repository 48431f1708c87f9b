"""The cover and the final scores of Expancity."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.core.scores import ScoreLayout
from render.expancity import PAINTER
from render.expancity.quantised import sheet_colours
from render.expancity.scores import scores_canvas
from render.expancity.skyline import HEIGHT
from rules.core.game import ScorePart
from rules.core.text import msg
from tests.render.cities import ended, grown
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import far_colours

SCORES = PAINTER.sheets[0]


def test_there_are_scores_only_after_the_end() -> None:
    view = grown(1, 60, 3)
    assert not SCORES.when(view)
    assert SCORES.when(ended(view, (1, 2, 3)))


def test_seats_are_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(ended(grown(1, 60, 4), (3, 1, 4, 2)), speak("en", "Kim"))
    names = [word for word in written if word.line.text == "Kim"]
    assert len(names) == 4
    ranks = [word.line.text for word in written if word.box.x1 < 110 and word.box.y0 > 600]
    assert ranks == ["2", "3", "4"]


def test_the_points_of_every_chapter_stand_in_the_row_of_their_seat(
    speak: Speak, written: list[Written]
) -> None:
    SCORES.paint(ended(grown(1, 60, 3), (3, 2, 1)), speak("en", "Kim"))
    rows = ScoreLayout(3, HEIGHT).row_boxes
    said = [{word.line.text for word in written if row.holds(word.box)} for row in rows]
    assert said[0] == {"Kim", "54", "20", "12", "86"}
    assert said[1] == {"2", "Kim", "47", "20", "12", "79"}
    assert said[2] == {"3", "Kim", "40", "20", "12", "72"}


def test_the_hero_changes_with_every_finished_building(speak: Speak) -> None:
    view = ended(grown(1, 60, 3), (1, 2, 3))
    hero = SCORES.paint(view, speak()).crop(ScoreLayout(3, HEIGHT).hero)
    for house in view.buildings:
        rest = tuple(other for other in view.buildings if other.at != house.at)
        fewer = SCORES.paint(replace(view, buildings=rest), speak())
        is_same = fewer.crop(ScoreLayout(3, HEIGHT).hero).tobytes() == hero.tobytes()
        assert is_same == (house.roof is None)


def test_a_city_without_a_roof_has_its_scores_too(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(ended(replace(grown(1, 60, 2), buildings=()), (1, 1)), speak("en"))
    assert "60 tiles · 0 roofs" in {word.line.text for word in written}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_scores_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    view = ended(grown(seats, 60, seats), (1,) * seats)
    assert view.outcome is not None
    worst = ScorePart(msg("expancity.part.contracts"), -120)
    scores = tuple(replace(score, total=-222, parts=(worst,) * 3) for score in view.outcome.scores)
    worse = replace(view, outcome=replace(view.outcome, scores=scores))
    for shown in (view, worse):
        written.clear()
        image = SCORES.paint(shown, speak(language, LONG_NAMES[language]))
        assert not [word for word in written if not word.within.holds(word.box)]
        boxes = [word.box for word in written]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1])]
        assert len(encode_png(image)) <= 150_000


def test_the_palette_has_a_close_colour_for_every_painted_one(speak: Speak) -> None:
    image = scores_canvas(ended(grown(1, 60, 4), (3, 1, 4, 2)), speak("ko")).image
    assert far_colours(image, sheet_colours()) == []
