"""The cover and the final scores of Expancity."""

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.expancity import PAINTER
from rules.core.game import ScorePart
from rules.core.text import msg
from tests.render.cities import ended, grown
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written

SCORES = PAINTER.sheets[0]


def test_there_are_scores_only_when_it_is_over() -> None:
    view = grown(1, 60, 3)
    assert not SCORES.when(view)
    assert SCORES.when(ended(view, (1, 2, 3)))


def test_the_seats_stand_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(ended(grown(1, 60, 4), (3, 1, 4, 2)), speak("en"))
    names = [word.line.text for word in written if word.line.text in NAMES]
    assert names == [NAMES[1], NAMES[3], NAMES[0], NAMES[2]]
    ranks = [word for word in written if word.line.text in ("1", "2", "3", "4")]
    assert [word.line.text for word in ranks if word.box.x1 < 100] == ["2", "3", "4"]


def test_leaders_of_a_goal_share_its_points(speak: Speak, written: list[Written]) -> None:
    view = ended(grown(1, 60, 3), (1, 2, 3))
    goals = (
        replace(view.goals[0], values=(5, 3, 1)),
        replace(view.goals[1], values=(2, 2, 2)),
        replace(view.goals[2], values=(0, 0, 0)),
    )
    SCORES.paint(replace(view, goals=goals), speak("en"))
    said = [word.line.text for word in written]
    assert [text for text in said if text.startswith("+")] == ["+12", "+4", "+4", "+4"]
    assert said[-1] == "Nobody"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_scores_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    view = ended(grown(seats, 60, seats), (1,) * seats)
    assert view.outcome is not None
    worst = ScorePart(msg("expancity.part.contracts"), -120)
    scores = tuple(replace(score, total=-222, parts=(worst,) * 3) for score in view.outcome.scores)
    view = replace(view, outcome=replace(view.outcome, scores=scores))
    image = SCORES.paint(view, speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]
    boxes = [word.box for word in written]
    for index, box in enumerate(boxes):
        assert all(box.overlap(other) == 0 for other in boxes[index + 1 :])
    assert len(encode_png(image)) <= 150_000


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_cover_holds_its_title(language: str, speak: Speak, written: list[Written]) -> None:
    cover = PAINTER.cover(speak(language))
    assert cover.size == (1200, 500)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    assert len(encode_png(cover)) <= 150_000
