"""The cover and the final scores of Project MINE."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.core.panel.focus import HEIGHT as FOCUS_HEIGHT
from render.core.scores import ScoreLayout
from render.core.text import ELLIPSIS
from render.mine import PAINTER
from render.mine.faces import sentences
from render.mine.goal_look import goal_pages
from render.mine.heaps import AMOUNT, HEIGHT, heap_of, heap_order
from render.mine.panels import board_word
from render.mine.quantised import sheet_colours
from render.mine.scores import scores_canvas
from rules.core.game import ScorePart
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.view import View
from rules.mine.wording.cards import goal_text
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.mine_views import ended, owned, table, with_hand
from tests.render.pixels import far_colours
from tests.render.test_focus import complaints

SCORES = PAINTER.sheets[0]


def test_there_are_scores_only_after_the_end() -> None:
    assert not SCORES.when(table(3))
    assert SCORES.when(ended(3, (1, 2, 3)))


def test_a_table_in_play_has_no_scores_to_paint(speak: Speak) -> None:
    with pytest.raises(ValueError, match="no final scores"):
        SCORES.paint(table(3), speak())


def test_the_seats_stand_in_the_order_of_their_ranks(speak: Speak, written: list[Written]) -> None:
    SCORES.paint(ended(4, (3, 1, 4, 2)), speak("en", "Kim"))
    rows = ScoreLayout(4, HEIGHT).row_boxes
    ranks = [word.line.text for word in written if word.box.x1 < 110 and word.within in rows]
    assert ranks == ["2", "3", "4"]


def test_every_part_and_the_total_are_in_a_row(speak: Speak, written: list[Written]) -> None:
    view = ended(2, (1, 2))
    assert view.outcome is not None
    SCORES.paint(view, speak("en", "Kim"))
    for row, score in zip(ScoreLayout(2, HEIGHT).row_boxes, view.outcome.scores, strict=True):
        said = {word.line.text for word in written if row.holds(word.box)}
        points = {str(part.points).replace("-", "−") for part in score.parts}
        assert points | {str(score.total)} <= said


def test_every_stone_lies_in_the_heap_of_its_owner(speak: Speak, written: list[Written]) -> None:
    view = ended(3, (2, 1, 3))
    SCORES.paint(view, speak("en", "Kim"))
    amounts = [word.line.text for word in written if word.line.type == AMOUNT]
    owned_by = {seat: sum(state.resources.values()) for seat, state in enumerate(view.seats)}
    assert amounts == [str(owned_by[seat]) for seat in heap_order((0, 1, 2), (1,))]


@pytest.mark.parametrize("stones", [0, 1, 2, 7, 33, 60, 128, 640])
def test_a_heap_keeps_to_its_place_and_loses_no_stone(stones: int) -> None:
    heap = heap_of(stones, 420, 190, 64)
    assert sum(heap.rows) == stones
    assert all(lower > upper for lower, upper in pairwise(heap.rows))
    assert heap.height <= 190


@pytest.mark.parametrize("winners", [(0,), (3,), (1, 2), (0, 1, 2, 3)])
def test_the_winners_stand_together_and_not_first(winners: tuple[int, ...]) -> None:
    order = heap_order(range(4), winners)
    assert sorted(order) == [0, 1, 2, 3]
    assert len(winners) == 4 or order[0] not in winners


def test_the_palette_has_a_close_colour_for_all_that_is_seen(speak: Speak) -> None:
    image = scores_canvas(ended(4, (3, 1, 4, 2)), speak("ko")).image
    assert far_colours(image, sheet_colours()) == []


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


def _with_all_goals() -> View:
    goals, view = tuple(PUBLIC_GOALS), table(4)
    dealt = tuple(
        replace(state, goals=tuple(map(owned, goals[seat * 7 : seat * 7 + 7])))
        for seat, state in enumerate(view.seats)
    )
    return replace(view, seats=dealt)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_public_goals_are_shown_in_full(language: str, speak: Speak) -> None:
    say = speak(language, LONG_NAMES[language])
    pages = tuple(goal_pages(_with_all_goals(), say))
    assert not [each for page in pages for each in complaints(page)]
    assert all(page.size[1] <= FOCUS_HEIGHT for page in pages)
    texts = [text.line.text for page in pages for text in page.texts]
    assert [text for text in texts if text.startswith("o") and text[1:].isdigit()] == [
        f"o{slot + 1}" for count in (7, 7, 6) for slot in range(count)
    ]
    assert board_word(say, "no_goals") in texts
    cut = [text.removesuffix(ELLIPSIS) for text in texts if text.endswith(ELLIPSIS)]
    assert not [text for text in cut if not LONG_NAMES[language].startswith(text)]
    said = "".join(texts).replace(" ", "")
    for goal in PUBLIC_GOALS:
        assert sentences(goal_text(goal), say).replace(" ", "") in said
    for page in pages:
        assert len(encode_png(page.finished().image())) <= 220_000


def test_every_text_of_the_goals_is_declared(speak: Speak, written: list[Written]) -> None:
    pages = tuple(goal_pages(_with_all_goals(), speak("it")))
    declared = {text.line for page in pages for text in page.texts}
    assert {each.line for each in written if each.line.text} <= declared


def test_a_seats_secrets_change_no_pixel_of_the_goals(speak: Speak) -> None:
    view, look = table(4), PAINTER.extra_pictures["goals"]
    mine = with_hand(view, ("loan",) * 9, goal="arsene")
    shown, public = look(mine, speak()), look(view, speak())
    assert [page.tobytes() for page in shown] == [page.tobytes() for page in public]
