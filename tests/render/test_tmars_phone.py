"""The picture for narrow screens is readable at a third of its size, for any players."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.core.encode import encode_png
from render.core.palette import ACCENT
from render.core.sprites import SPRITES
from render.tmars import PAINTER
from render.tmars.phone.layout import (
    EVENT,
    GRID,
    HEIGHT,
    MAP,
    OWN_TOP,
    SEATS_BOTTOM,
    SEATS_TOP,
    WHO,
    WIDTH,
    corner_box,
    own_boxes,
    seat_boxes,
)
from render.tmars.phone.picture import paint_phone, phone_drawing
from render.tmars.phone.seats import shown_seat
from rules.tmars.components.coordinates import SPACES, row_of, x2_of
from rules.tmars.view import View
from tests.render.conftest import LONG_NAMES, Written
from tests.render.test_tmars_board import VIEWS, busy, speak
from tests.render.tmars_views import automa, choosing, ended, solo, start, table
from tests.scale import one_in

LEAST_ESSENTIAL = 36
"""Pixels on a picture 1200 wide; on a phone they are 12."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_word_leaves_its_box_or_stands_on_another(
    language: str, seats: int, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    everybody = ended(table(seats), (1,) * seats)
    for view in (busy(seats, language), start(seats), everybody, busy(1, language, bot=True)):
        paint_phone(view, say)
        written.clear()
        paint_phone(view, say)
        assert not [word for word in written if not word.within.holds(word.box)]
        boxes = [word.box for word in written]
        assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_are_cut(language: str, written: list[Written]) -> None:
    say = speak(language, "Kim")
    for view in VIEWS.values():
        paint_phone(view, say)
    assert not {word.line.text for word in written if word.line.text.endswith("...")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_essentials_are_large(language: str, written: list[Written]) -> None:
    """These are the acting seat, the deed, the planet's numbers, every rating, and all six resources."""
    view, say = table(4), speak(language, "Kim")
    paint_phone(view, say)
    written.clear()
    paint_phone(view, say)
    ratings_at = seat_boxes(4, 1)[:4]
    boxes = (WHO, EVENT, *ratings_at, *own_boxes())
    small = [
        word.line.text
        for word in written
        if any(box.holds(word.box) for box in boxes)
        and word.line.type.size < LEAST_ESSENTIAL
        and word.line.text != "Kim"
    ]
    assert not small
    ratings = [word.line.text for word in written if word.within in ratings_at]
    assert [text for text in ratings if text.isdigit()] == [str(seat.tr) for seat in view.seats]


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_pictures_are_small_files_of_one_size(name: str) -> None:
    image = paint_phone(VIEWS[name], speak("ko"))
    assert image.size == (WIDTH, HEIGHT)
    assert image.mode == "P"
    assert len(encode_png(image)) <= 170_000


@pytest.mark.parametrize("name", one_in(4, ["five", "busy", "automa", "solo", "chosen", "over"]))
def test_the_cache_changes_no_pixel(name: str) -> None:
    say = speak("it")
    SPRITES.clear()
    fresh = paint_phone(VIEWS[name], say).tobytes()
    paint_phone(table(2), say)
    assert paint_phone(VIEWS[name], say).tobytes() == fresh


@pytest.mark.parametrize("moons", range(3))
@pytest.mark.parametrize("count", range(1, 6))
def test_the_bands_lie_below_one_another(count: int, moons: int) -> None:
    boxes = [WHO, EVENT, MAP, *seat_boxes(count, moons), *own_boxes()]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert {(box.y0, box.y1) for box in seat_boxes(count, moons)} == {(SEATS_TOP, SEATS_BOTTOM)}


def test_no_label_of_a_space_lies_under_a_corner() -> None:
    corners = [corner_box(right=right, low=low) for right in (False, True) for low in (False, True)]
    for label in SPACES:
        x, y = GRID.middle(row_of(label), x2_of(label))
        x, y = MAP.x0 + x, MAP.y0 + y + GRID.label_dy
        assert MAP.x0 < x - 32 < x + 32 < MAP.x1
        assert not [b for b in corners if b.x0 <= x <= b.x1 and b.y0 - 20 <= y <= b.y1 + 20]


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


def test_moons_appear_only_with_something_on_them() -> None:
    bare = {label: tile for label, tile in table(4).tiles.items() if label != "PHOBOS"}
    frames = []
    for view in (table(4), replace(table(4), tiles=bare)):
        image = phone_drawing(view, speak()).canvas().image
        frames.append([image.getpixel((box.x0 + 2, SEATS_TOP + 46)) for box in seat_boxes(4, 0)])
    assert frames[0][1] != ACCENT
    assert frames[1][1] == ACCENT


def test_marsbots_name_is_whole_beside_the_moons(written: list[Written]) -> None:
    view = automa()
    lying = view.tiles["PHOBOS"] if "PHOBOS" in view.tiles else next(iter(view.tiles.values()))
    both = dict(view.tiles) | {"PHOBOS": lying, "GANYMEDE": lying}
    paint_phone(replace(view, tiles=both), speak("it", "Alessandra"))
    assert {"MarsBot", "Alessandra"} <= {word.line.text for word in written}


def test_a_preview_marks_the_space_that_is_chosen() -> None:
    seen = [
        phone_drawing(choosing(table(4), at), speak()).canvas().image.tobytes()
        for at in ("", "H3", "H4")
    ]
    assert len(set(seen)) == 3


def test_the_title_offers_it_in_place_of_its_board() -> None:
    assert PAINTER.phone is paint_phone
    assert PAINTER.extra_pictures["phone"] is paint_phone
    for view in (automa(), solo()):
        assert paint_phone(view, speak()).size == (WIDTH, OWN_TOP + 180)
