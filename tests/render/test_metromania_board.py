"""The board of Metromania is readable with any number of seats and however the lines run."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from render.core.boxes import Box
from render.core.encode import COLOURS, with_palette
from render.core.palette import ACCENT, INK, PANEL, SEATS, WHITE, Colour
from render.core.panel.focus import CAPTION_PX, LEAST_PX
from render.core.signs import sign
from render.core.sprites import Sprite
from render.metromania import PAINTER
from render.metromania.board import board_drawing
from render.metromania.city.city import city_of
from render.metromania.city.ground import draw_cells, ground_of
from render.metromania.city.stops import START, TERMINUS, head, station
from render.metromania.glyphs import STATUS_INKS, closed_glyph, status_glyph
from render.metromania.layout import (
    BOARD,
    CLOSED,
    COVER,
    LAST,
    MAP,
    MARKER_R,
    ROUND,
    STOPS,
    SUPPLY,
    SYMBOL_R,
    Lattice,
    district,
    seat_boxes,
)
from render.metromania.palette import MARKER_TINTS, TINTS, cell_colour, dash_ground
from render.metromania.panel import SIGN_R, STATUS
from render.metromania.quantised import colours, flat_colours
from render.metromania.symbols import symbol
from rules.metromania.components.content import BLANK, KINDS, MARKERS, LineStatus
from rules.metromania.components.coordinates import (
    ARROW_SPACES,
    CITY_CELLS,
    CITY_VERTICES,
    tip,
)
from rules.metromania.view import MarkerView, View
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.metro_views import ended, grown, preview, station_choice
from tests.render.pixels import mean_difference, outline, pixels, row_of
from tests.render.vision import DEUTAN, NORMAL, PROTAN, TRITAN, Matrix, contrast, difference, seen


def busy(seats: int) -> View:
    """A view with everything in the panels as wide as possible."""
    view = grown(seats, 11 * seats, seats)
    kinds = ("R", "R", "C", "C", "E", "E")[: len(MARKERS) // seats]
    markers = tuple(MarkerView(kind, "D") for kind in kinds)
    states = tuple(
        replace(
            state,
            score=-24,
            markers=markers if seat % 2 else (),
            lines=(
                replace(state.lines[0], left=18, status=LineStatus.UNSTARTED, path=(), cells=()),
                state.lines[1],
            ),
        )
        for seat, state in enumerate(view.seats)
    )
    return replace(view, seats=states, round=18, supply=30)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_leaves_its_box_or_meets_another(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    full = busy(seats)
    views = (
        full,
        replace(full, phase="final_round", last=None),
        preview(seats, 4 * seats, seats, drafted=2),
        ended(full, (1,) * seats),
        ended(full, tuple(range(1, seats + 1))),
    )
    for view in views:
        written.clear()
        PAINTER.board(view, say)
        assert not [word for word in written if not word.within.holds(word.box)]
        beside = [word for word in written if word.within != MAP]
        assert not [(a, b) for a, b in combinations(beside, 2) if a.box.overlap(b.box)]
        assert min(word.line.type.size for word in written) >= CAPTION_PX


def _ink(sprite: Sprite) -> int:
    """The larger side of what can be seen of a sprite."""
    x0, y0, x1, y1 = outline(sprite).getbbox() or (0, 0, 0, 0)
    return max(x1 - x0, y1 - y0)


SIGNS = {
    "seat": sign(0, SIGN_R, SEATS[0]),
    "station on one line": station(STOPS, several=False, fresh=False),
    "station": station(STOPS, several=True, fresh=False),
    "head": head(0, STOPS),
    "lines ended": closed_glyph(),
    "line complete": status_glyph(LineStatus.COMPLETE, STATUS),
    "line blocked": status_glyph(LineStatus.BLOCKED, STATUS),
    **{f"destination {kind}": symbol(kind, SYMBOL_R, TINTS[kind]) for kind in KINDS},
    **{f"marker {kind}": symbol(kind, MARKER_R, MARKER_TINTS[kind], 0.1) for kind in KINDS},
}


@pytest.mark.parametrize("name", SIGNS)
def test_signs_can_be_read_on_a_phone(name: str) -> None:
    assert _ink(SIGNS[name]) >= LEAST_PX - 2


def test_signs_stand_out_from_their_grounds() -> None:
    grounds = [
        cell_colour(".", up=up, district=number) for number in range(6) for up in (True, False)
    ]
    for seat in SEATS[:4]:
        assert min(contrast(seat, ground) for ground in (PANEL, *grounds)) >= 3
    for status in (LineStatus.COMPLETE, LineStatus.BLOCKED):
        assert contrast(STATUS_INKS[status], PANEL) >= 3
    for kind, tint in TINTS.items():
        assert min(contrast(tint, cell_colour(kind, up=up)) for up in (True, False)) >= 3


def test_the_map_names_every_vertex_and_every_free_cell(
    speak: Speak, written: list[Written]
) -> None:
    view = grown(4, 24, 4)
    (image,) = PAINTER.extra_pictures["map"](view, speak("en", "Ann"))
    names = [word.line.text for word in written]
    tunnels = {cell for state in view.seats for line in state.lines for cell in line.cells}
    sights = {cell for cell, kind in view.city.items() if kind in "PL"}
    placed = {marker.cell for marker in view.placed}
    assert set(names) >= {*CITY_VERTICES, *CITY_CELLS} - tunnels - sights - placed
    assert not [word for word in written if not Box(0, 0, *image.size).holds(word.box)]


def test_no_line_reaches_a_corner_or_a_card() -> None:
    """At the tip of an arrow space a line starts or ends with a disc."""
    boxes = (LAST, ROUND, SUPPLY, CLOSED, *seat_boxes(4))
    reach = round((max(START, TERMINUS) + 1.7) * STOPS)
    for space in ARROW_SPACES:
        x, y = BOARD.at(tip(space))
        disc = Box(x - reach, y - reach, x + reach, y + reach)
        assert not [box for box in boxes if box.overlap(disc)]
    for a, b in combinations(boxes, 2):
        assert a.overlap(b) == 0


def test_the_last_turn_stands_in_its_corner(speak: Speak, written: list[Written]) -> None:
    view = grown(3, 7, 3)
    PAINTER.board(view, speak("en"))
    assert view.last is not None
    said = [word.line.text for word in written if word.within == LAST]
    assert said == [" ".join(tunnel.cell for tunnel in view.last.tunnels)]
    written.clear()
    PAINTER.board(replace(view, last=replace(view.last, tunnels=(), stations=())), speak("en"))
    assert [word.line.text for word in written if word.within == LAST] == ["Pass"]


def test_the_corners_say_how_near_the_end_is(speak: Speak, written: list[Written]) -> None:
    view = grown(3, 7, 3)
    PAINTER.board(replace(view, supply=1, closed=2), speak("en"))
    said = {box: [word.line.text for word in written if word.within == box] for box in CORNERS}
    assert said == {
        ROUND: ["Round 3"],
        SUPPLY: ["1", "station left"],
        CLOSED: ["2/4", "lines ended"],
    }


CORNERS = (ROUND, SUPPLY, CLOSED)


def test_the_seams_cut_the_city_into_six_equal_districts() -> None:
    counts = Counter(district(cell) for cell in CITY_CELLS)
    assert counts == dict.fromkeys(range(6), len(CITY_CELLS) // 6)


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_no_district_hides_a_line(vision: Matrix) -> None:
    for number in range(6):
        for up in (True, False):
            ground = seen(cell_colour(BLANK, up=up, district=number), vision)
            assert all(difference(seen(seat, vision), ground) >= 25 for seat in SEATS[:4])


VIEWS = {
    "first": grown(1, 0, 3),
    "early": grown(1, 5, 2),
    "late": grown(3, 36, 4),
    "preview": preview(6, 12, 4, drafted=1),
    "start": preview(5, 0, 3),
    "station": station_choice(3, 14, 4),
    "ended": ended(grown(2, 30, 3), (2, 1, 3)),
    "busy": busy(4),
}


def test_secret_letters_change_no_pixel_of_a_public_picture(speak: Speak) -> None:
    """A spectator's view shows only kinds, for any hands."""
    say = speak("en")
    hidden, opened = grown(2, 3, 3, markers="hidden"), grown(2, 3, 3)
    assert all(mark.letter is None for state in hidden.seats for mark in state.markers)
    public = board_drawing(hidden, say).canvas().image
    told = board_drawing(opened, say).canvas().image
    letterless = tuple(
        replace(state, markers=tuple(replace(mark, letter=None) for mark in state.markers))
        for state in opened.seats
    )
    assert public.tobytes() != told.tobytes()
    assert (
        public.tobytes()
        == board_drawing(replace(opened, seats=letterless), say).canvas().image.tobytes()
    )


def test_markers_without_letters_are_drawn_without_words(
    speak: Speak, written: list[Written]
) -> None:
    view = grown(2, 0, 3, markers="hidden")
    PAINTER.board(view, speak("en"))
    cards = seat_boxes(3)
    assert not [
        word for word in written if word.within in cards and word.line.text in set("ABCDEF")
    ]


def test_flat_colours_are_unchanged() -> None:
    """Colours that differ by less than four steps, such as the backgrounds of cells and panels, count as one."""
    flats = sorted(set(flat_colours()))
    mapped = pixels(with_palette(row_of(flats), colours()))
    for before, after in zip(flats, mapped, strict=True):
        assert before == after or (after in flats and _are_twins(before, after))
    assert len(colours().getpalette() or []) <= 3 * COLOURS


def _are_twins(a: Colour, b: Colour) -> bool:
    return all(abs(x - y) <= 4 for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_dashes_contrast_with_the_gaps(vision: Matrix) -> None:
    for seat in SEATS[:4]:
        assert difference(seen(seat, vision), seen(dash_ground(seat), vision)) >= 25


def test_symbols_differ_in_greyscale() -> None:
    masks = {kind: outline(symbol(kind, 21, WHITE)) for kind in KINDS}
    for a, b in combinations(KINDS, 2):
        assert mean_difference(masks[a], masks[b]) > 15, (a, b)


@pytest.mark.parametrize("lattice", [BOARD, COVER])
def test_every_cell_has_its_ground_and_a_line_around_it(lattice: Lattice) -> None:
    size, city = (1200, 900), dict(city_of(grown(1, 0, 2)))
    image = draw_cells(size, lattice, tuple(city.items()), INK)
    whole = Box(0, 0, *size)
    for cell, kind in city.items():
        corners = lattice.corners(cell)
        if not all(whole.holds(Box(x, y, x + 1, y + 1)) for x, y in corners):
            continue
        own, (mx, my) = ground_of(cell, kind), lattice.centre(cell)
        assert image.getpixel((mx, my)) == own
        for (ax, ay), (bx, by) in combinations(corners, 2):
            x, y = (ax + bx) // 2, (ay + by) // 2
            brightest = max(_brightness(image, (x + dx, y)) for dx in (-1, 0, 1))
            assert brightest > sum(cell_colour(BLANK, up=True))
            # A third of the way from the edge to the middle of the cell there is nothing else.
            assert image.getpixel((x + (mx - x) // 3, y + (my - y) // 3)) == own


def _brightness(image: Image.Image, at: tuple[int, int]) -> int:
    red, green, blue = image.crop((*at, at[0] + 1, at[1] + 1)).tobytes()
    return red + green + blue


def _golden_seats(view: View, written: list[Written], speak: Speak) -> list[int]:
    """The seats whose names are written on a golden plate in their cards."""
    written.clear()
    image, cards = (
        board_drawing(view, speak("en", "Ann")).canvas().image,
        seat_boxes(len(view.seats)),
    )
    names = [word for word in written if word.within in cards and word.line.text == "Ann"]
    assert [cards.index(word.within) for word in names] == list(range(len(cards)))
    corners = [(word.box.x0 - 4, word.box.y0) for word in names]
    return [seat for seat, corner in enumerate(corners) if image.getpixel(corner) == ACCENT]


@pytest.mark.parametrize("seats", [2, 4])
def test_names_of_active_players_and_winners_are_on_golden_plates(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    view = grown(1, 9, seats)
    for seat in range(seats):
        assert _golden_seats(replace(view, acting=seat), written, speak) == [seat]
    won = ended(view, (1, 2, 1, 4)[:seats])
    assert _golden_seats(won, written, speak) == list(range(0, seats, 2))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_line_that_has_not_been_started_has_no_number(
    seats: int, speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(busy(seats), speak("en"))
    said = [word.line.text for word in written]
    assert said.count("—") == seats
    assert "18" not in said


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_markers_differ_in_colour_in_every_kind_of_vision(vision: Matrix) -> None:
    for a, b in combinations(KINDS, 2):
        assert difference(seen(MARKER_TINTS[a], vision), seen(MARKER_TINTS[b], vision)) >= 12
    for kind in KINDS:
        assert contrast(INK, MARKER_TINTS[kind]) >= 7
