"""The cover and the final scores of Project MINE."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.mine import PAINTER
from render.mine.layout import MARGIN, GoalSheet
from rules.core.game import ScorePart
from rules.mine.components.content import PUBLIC_GOALS
from tests.render.conftest import LONG_NAMES, NAMES, Speak, Written
from tests.render.mine_views import ended, owned, table, with_hand

SCORES = PAINTER.sheets[0]


def test_there_are_scores_only_when_it_is_over() -> None:
    assert not SCORES.when(table(3))
    assert SCORES.when(ended(3, (1, 2, 3)))


def test_a_table_that_goes_on_has_no_scores_to_paint(speak: Speak) -> None:
    with pytest.raises(ValueError, match="no final scores"):
        SCORES.paint(table(3), speak())


def test_the_seats_stand_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(ended(4, (3, 1, 4, 2)), speak("en"))
    names = [word.line.text for word in written if word.line.text in NAMES]
    assert names == [NAMES[1], NAMES[3], NAMES[0], NAMES[2]]
    ranks = [word for word in written if word.line.text in ("1", "2", "3", "4")]
    assert [word.line.text for word in ranks if word.box.x1 < 100] == ["2", "3", "4"]


def test_every_part_and_the_total_stand_in_a_row(speak: Speak, written: list[Written]) -> None:
    view = ended(2, (1, 2))
    assert view.outcome is not None
    SCORES.paint(view, speak("en"))
    numbers = [word.line.text for word in written if word.line.type.size >= 36][1:]
    expected = []
    for rank, score in enumerate(view.outcome.scores, start=1):
        expected += [] if rank == 1 else [str(rank)]
        expected += [str(part.points).replace("-", "−") for part in score.parts]
        expected.append(str(score.total))
    assert numbers == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_of_the_scores_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    view = ended(seats, (1,) * seats)
    assert view.outcome is not None
    scores = tuple(
        replace(
            score,
            total=-222,
            parts=tuple(ScorePart(part.label, -120) for part in score.parts),
        )
        for score in view.outcome.scores
    )
    rich = tuple(
        replace(state, resources=dict.fromkeys(state.resources, 128)) for state in view.seats
    )
    view = replace(view, seats=rich, outcome=replace(view.outcome, scores=scores))
    image = SCORES.paint(view, speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]
    boxes = [word.box for word in written]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert image.mode == "P"
    assert len(encode_png(image)) <= 150_000


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_everybodys_goals_are_told_whole(
    language: str, speak: Speak, written: list[Written]
) -> None:
    goals = tuple(PUBLIC_GOALS)
    view = table(4)
    dealt = tuple(
        replace(state, goals=tuple(map(owned, goals[seat * 7 : seat * 7 + 7])))
        for seat, state in enumerate(view.seats)
    )
    image = PAINTER.looks["goals"](replace(view, seats=dealt), speak(language, "Kim"))
    texts = [word.line.text for word in written]
    assert [text for text in texts if text.startswith("o") and text[1:].isdigit()] == [
        f"o{slot + 1}" for count in (7, 7, 6) for slot in range(count)
    ]
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts if text.endswith("...")]
    assert len(encode_png(image)) <= 150_000


def test_what_only_a_seat_knows_changes_no_pixel_of_the_goals(speak: Speak) -> None:
    view, look = table(4), PAINTER.looks["goals"]
    mine = with_hand(view, ("loan",) * 9, goal="arsene")
    assert look(mine, speak()).tobytes() == look(view, speak()).tobytes()


@pytest.mark.parametrize("counts", [(0, 0), (1, 3, 4), (7, 0, 6, 7)])
def test_goals_lie_side_by_side_in_their_sheet(counts: tuple[int, ...]) -> None:
    sheet = GoalSheet(counts)
    boxes = [*sheet.heads, *(box for seat in range(len(counts)) for box in sheet.boxes(seat))]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert max(box.y1 for box in boxes) == sheet.height - MARGIN


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_cover_holds_its_title(language: str, speak: Speak, written: list[Written]) -> None:
    cover = PAINTER.cover(speak(language))
    assert cover.size == (1200, 500)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    assert len(encode_png(cover)) <= 150_000
