"""The board of Terraforming Mars is readable on a phone, for any players."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.palette import ACCENT
from render.tmars import PAINTER
from render.tmars.crops.goals import paint_goals
from render.tmars.crops.tracks import paint_tracks
from render.tmars.table.goals import leaders
from render.tmars.table.layout import (
    EVENT,
    GOALS,
    GRID,
    HEIGHT,
    MAP,
    MOON,
    MOONS,
    TASK,
    TRACKS,
    WHO,
    WIDTH,
    corner_box,
    free_box,
    own_boxes,
    seat_boxes,
)
from render.tmars.table.picture import paint_table, table_drawing
from render.tmars.table.seats import shown_seat
from render.tmars.table.steps import next_step
from rules.tmars.components.coordinates import SPACES, row_of, x2_of
from rules.tmars.components.tracks import LAST_SPACE, Cell, Icon
from rules.tmars.components.tracks import TRACKS as ALL_TRACKS
from rules.tmars.view import BOT, NOBODY, Act, GoalView, View
from tests.render.conftest import LONG_NAMES, Written
from tests.render.test_tmars_board import VIEWS, busy, speak
from tests.render.tmars_views import automa, choosing, ended, solo, start, table

LEAST, LEAST_ESSENTIAL = 30, 36
"""Pixels on a picture 1200 wide; 36 are 10 where a phone shows 336."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_no_word_leaves_its_box_or_stands_on_another(
    language: str, seats: int, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    everybody = ended(table(seats), (1,) * seats)
    for view in (busy(seats, language), start(seats), everybody, busy(1, language, bot=True)):
        written.clear()
        paint_table(view, say)
        assert not [word for word in written if not word.within.holds(word.box)]
        boxes = [word.box for word in written]
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize("name", sorted(VIEWS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_can_be_read_on_a_phone(language: str, name: str, written: list[Written]) -> None:
    paint_table(VIEWS[name], speak(language, LONG_NAMES[language]))
    assert not [word.line.text for word in written if word.line.type.size < LEAST]


@pytest.mark.parametrize("view", [table(4), table(2), automa(), solo()])
def test_the_essentials_are_large(view: View, written: list[Written]) -> None:
    """These are the active seat, the planet's numbers, every rating, and all six resources."""
    paint_table(view, speak("en", "Kim"))
    boxes = [*own_boxes(), *seat_boxes(len(view.seats), bot=view.bot is not None), MAP]
    figures = [
        word
        for word in written
        if any(box.holds(word.box) for box in boxes) and word.line.text[-1:].isdigit()
    ]
    assert {str(seat.tr) for seat in view.seats} <= {word.line.text for word in figures}
    assert not [word.line.text for word in figures if word.line.type.size < LEAST_ESSENTIAL]
    assert "Kim" in {word.line.text for word in written if WHO.holds(word.box)}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("bot", [False, True])
def test_boxes_do_not_overlap(seats: int, *, bot: bool) -> None:
    boxes = [WHO, EVENT, MAP, GOALS, *seat_boxes(seats, bot=bot), *own_boxes()]
    free = TRACKS if bot else free_box(seats, goals=True)
    boxes += [] if free is None else [free]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert all(Box(0, 0, WIDTH, HEIGHT).holds(box) for box in boxes)


def test_alone_the_task_has_the_place_of_goals() -> None:
    free = free_box(1, goals=False)
    assert free is not None
    assert not [box for box in (free, *seat_boxes(1, bot=False), *own_boxes()) if box.overlap(TASK)]


def test_no_space_lies_under_a_corner_or_a_moon() -> None:
    corners = [corner_box(right=right, low=low) for right in (False, True) for low in (False, True)]
    half, quarter = GRID.w // 2, GRID.w // 4
    for space in SPACES:
        x, y = GRID.middle(row_of(space), x2_of(space))
        box = Box(x - half, y - quarter, x + half, y + quarter).moved(MAP.x0, MAP.y0)
        assert MAP.holds(box)
        assert not any(box.overlap(corner) for corner in corners)
        assert all(
            box.middle[0] - half >= moon[0] + MOON // 2
            or box.middle[0] + half <= moon[0] - MOON // 2
            or abs(box.middle[1] - moon[1]) >= MOON // 2 + quarter
            for moon in MOONS
        )


@pytest.mark.parametrize(
    ("view", "seat"),
    [
        pytest.param(table(4), 1, id="of who must act"),
        pytest.param(replace(table(4), viewer=3), 3, id="the viewer's own"),
        pytest.param(choosing(replace(table(4), active=0)), 1, id="of who is asked"),
        pytest.param(start(3), 1, id="of the first who has not chosen"),
        pytest.param(ended(table(3), (2, 3, 1)), 2, id="the winner's"),
    ],
)
def test_resources_of_the_right_seat_are_shown(view: View, seat: int) -> None:
    assert shown_seat(view) == seat


def test_active_seats_have_an_accent_frame() -> None:
    image = table_drawing(table(4), speak()).canvas().image
    edges = [(box.x0 + 2, box.middle[1]) for box in seat_boxes(4, bot=False)]
    assert [image.getpixel(edge) == ACCENT for edge in edges] == [False, True, False, False]


@pytest.mark.parametrize(
    ("values", "bot", "found"),
    [
        pytest.param((3, 5), None, (1,), id="one seat leads"),
        pytest.param((5, 5), None, (0, 1), id="a tie"),
        pytest.param((0, 0), None, (), id="nobody has anything"),
        pytest.param((3,), 4, (BOT,), id="MarsBot leads"),
    ],
)
def test_the_leader_of_a_goal(
    values: tuple[int, ...], bot: int | None, found: tuple[int, ...]
) -> None:
    assert leaders(GoalView("mayor", values, bot, None, None, None)) == found


def test_the_next_step_of_a_track_skips_empty_spaces() -> None:
    building = ALL_TRACKS["building"]
    assert next_step(building, 0) == (2, Cell(Icon.OCEAN))
    assert next_step(building, 4) == (1, Cell(Icon.TR, 2))
    assert next_step(building, LAST_SPACE) is None


def test_a_preview_marks_the_space_that_is_chosen() -> None:
    seen = [
        table_drawing(choosing(table(4), at), speak()).canvas().image.tobytes()
        for at in ("", "H3", "H4")
    ]
    assert len(set(seen)) == 3


def test_the_large_board_is_a_picture_on_demand() -> None:
    assert PAINTER.board is paint_table
    (image,) = PAINTER.extra_pictures["details"](automa(), speak())
    assert image.size == (1600, 1200)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(VIEWS))
def test_pictures_on_demand_can_be_read_on_a_phone(
    language: str, name: str, written: list[Written]
) -> None:
    view, say = VIEWS[name], speak(language, LONG_NAMES[language])
    for paint, there in ((paint_tracks, view.bot is not None), (paint_goals, view.milestones)):
        written.clear()
        paint(view, say)
        if not there:
            assert len(written) == 1
            continue
        assert not [word for word in written if not word.within.holds(word.box)]
        assert not [word.line.text for word in written if word.line.type.size < 32]
        assert not [word.line.text for word in written if word.line.text.endswith("...")]
        boxes = [word.box for word in written]
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize(
    ("what", "said"),
    [("production", "Production"), ("pass", "Passes"), ("research", "Buys no cards")],
)
def test_a_deed_that_changes_nothing_stands_above_the_deed_before(
    what: str, said: str, written: list[Written]
) -> None:
    played = Act(0, "card", "035", "", {"mc": -9})
    after = Act(NOBODY if what == "production" else 1, what, "", "", {})
    say = speak("en")
    paint_table(replace(table(2), acts=(played, after)), say)
    rows = {word.line.text: word.box.y0 for word in written if word.within == EVENT}
    assert rows[said] < rows["Plays Ants"]
