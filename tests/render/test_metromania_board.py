"""The board of Metromania is readable with any number of seats and however the lines run."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.core.boxes import Box
from render.core.encode import COLOURS, encode_png, with_palette
from render.core.palette import ACCENT, BACKGROUND, INK, PANEL, SEATS, WHITE, Colour
from render.core.sprites import SPRITES
from render.metromania import PAINTER
from render.metromania.board import board_drawing
from render.metromania.city.city import city_of
from render.metromania.city.ground import draw_cells, ground_of
from render.metromania.layout import (
    ACTING,
    BOARD,
    CORNER,
    COVER,
    MAP,
    SUPPLY,
    Lattice,
    district,
    seat_boxes,
)
from render.metromania.palette import cell_colour, dash_ground
from render.metromania.quantised import colours, flat_colours
from render.metromania.symbols import symbol
from rules.metromania.components.content import BLANK, KINDS, LineStatus
from rules.metromania.components.coordinates import CITY_CELLS, CITY_VERTICES
from rules.metromania.view import MarkerView, View
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.metro_views import ended, grown, preview, station_choice
from tests.render.pixels import pixels, row_of
from tests.render.vision import DEUTAN, NORMAL, PROTAN, TRITAN, Matrix, difference, seen
from tests.scale import one_in


def busy(seats: int) -> View:
    """A view with everything in the panels as wide as possible."""
    view = grown(seats, 11 * seats, seats)
    markers = tuple(MarkerView(kind, "D") for kind in ("R", "R", "C", "C", "E", "E"))
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
def test_no_word_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    views = (
        busy(seats),
        replace(busy(seats), phase="final_round", last=None),
        preview(seats, 4 * seats, seats, drafted=2),
        preview(seats, 1, seats),
        station_choice(seats, 6 * seats, seats),
        ended(busy(seats), (1,) * seats),
        ended(busy(seats), tuple(range(1, seats + 1))),
    )
    for view in views:
        PAINTER.board(view, say)
    outside = [word for word in written if not word.within.holds(word.box)]
    assert not outside
    assert min(word.line.type.size for word in written) >= 14


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_two_words_of_the_panels_overlap(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    for view in (busy(seats), preview(seats, 4 * seats, seats, drafted=2)):
        written.clear()
        PAINTER.board(view, say)
        panels = [word for word in written if word.within != MAP]
        touching = [(a, b) for a, b in combinations(panels, 2) if a.box.overlap(b.box)]
        assert not touching


def test_the_map_names_every_vertex(speak: Speak, written: list[Written]) -> None:
    PAINTER.extra_pictures["map"](busy(4), speak("en", "Ann"))
    assert {word.line.text for word in written}.issuperset(CITY_VERTICES)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_only_names_are_cut(language: str, speak: Speak, written: list[Written]) -> None:
    for view in (busy(4), preview(4, 16, 4, drafted=2), station_choice(3, 14, 4)):
        PAINTER.board(view, speak(language, "Ann"))
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


def test_the_boxes_do_not_overlap() -> None:
    for seats in (2, 3, 4):
        boxes = (ACTING, *seat_boxes(seats), SUPPLY)
        for a, b in combinations(boxes, 2):
            assert a.overlap(b) == 0
        assert all(MAP.overlap(box) == 0 for box in boxes)
    assert MAP.holds(CORNER)


def test_the_seams_cut_the_city_into_six_equal_districts() -> None:
    counts = Counter(district(cell) for cell in CITY_CELLS)
    assert counts == dict.fromkeys(range(6), len(CITY_CELLS) // 6)


@pytest.mark.parametrize("vision", [NORMAL, PROTAN, DEUTAN, TRITAN])
def test_no_district_hides_a_line(vision: Matrix) -> None:
    for number in range(6):
        for up in (True, False):
            ground = seen(cell_colour(BLANK, up=up, district=number), vision)
            assert all(difference(seen(seat, vision), ground) >= 25 for seat in SEATS[:4])


def test_in_the_panels_of_two_every_number_has_its_unit(
    speak: Speak, written: list[Written]
) -> None:
    view = grown(1, 9, 2)
    PAINTER.board(view, speak("en", "Kim"))
    for box, state in zip(seat_boxes(2), view.seats, strict=True):
        said = [word.line.text for word in written if word.within == box]
        open_lines = [line for line in state.lines if line.status is not LineStatus.COMPLETE]
        assert sum(text.endswith("left") for text in said) == len(open_lines)
        assert ("Markers to place" in said) == bool(state.markers)
        score = next(word for word in written if word.within == box and word.line.type.size == 60)
        assert score.line.text == str(state.score)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_status_is_cut_in_narrow_panels(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    for status in LineStatus:
        view = grown(2, 8 * seats, seats)
        states = tuple(
            replace(state, lines=(state.lines[0], replace(state.lines[1], status=status)))
            for state in view.seats
        )
        PAINTER.board(replace(view, seats=states), speak(language, "Kim"))
    assert not [word for word in written if word.line.text.endswith("...")]


VIEWS = {
    "first": grown(1, 0, 3),
    "early": grown(1, 5, 2),
    "late": grown(3, 36, 4),
    "preview": preview(6, 12, 4, drafted=1),
    "start": preview(5, 0, 3),
    "station": station_choice(3, 14, 4),
    "ended": ended(grown(2, 30, 3), (2, 1, 3)),
}


@pytest.mark.parametrize("name", one_in(4, sorted(VIEWS)))
def test_the_same_view_gives_the_same_pixels_with_and_without_the_cache(
    name: str, speak: Speak
) -> None:
    view, say = VIEWS[name], speak("ko")
    SPRITES.clear()
    first = PAINTER.board(view, say).tobytes()
    again = PAINTER.board(view, say).tobytes()
    SPRITES.clear()
    for other in VIEWS.values():
        PAINTER.board(other, speak("it"))
    afterwards = PAINTER.board(view, say).tobytes()
    assert first == again == afterwards


@pytest.mark.parametrize("seed", range(6))
def test_late_boards_are_small_files(seed: int, speak: Speak) -> None:
    image = PAINTER.board(grown(seed, 44, 4), speak("ko"))
    assert image.size == (1200, 900)
    assert image.mode == "P"
    assert len(encode_png(image)) <= 150_000


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


def test_the_last_turn_is_described_in_the_corner(speak: Speak, written: list[Written]) -> None:
    view = grown(3, 7, 3)
    PAINTER.board(view, speak("en"))
    said = [word.line.text for word in written if word.within == CORNER]
    assert view.last is not None
    assert said == ["Last turn", "김하늘", " ".join(t.cell for t in view.last.tunnels)]


def test_a_preview_names_its_buttons(speak: Speak, written: list[Written]) -> None:
    view = preview(5, 0, 3)
    assert len(view.marks) == 24
    PAINTER.board(view, speak("en"))
    said = [word.line.text for word in written if word.within == CORNER]
    assert said == ["Tunnels you can dig next", "Letters A–X"]
    plates = [word.line.text for word in written if word.within == MAP]
    assert [text for text in plates if len(text) == 1] == [mark.key for mark in view.marks]


def test_every_free_blank_cell_shows_its_name(speak: Speak, written: list[Written]) -> None:
    view = grown(1, 0, 2)
    # The names are on the ground, which an earlier test may have painted.
    SPRITES.clear()
    PAINTER.board(view, speak("en"))
    names = {word.line.text for word in written if word.within == MAP}
    blank = {cell for cell, kind in view.city.items() if kind not in "PL"}
    assert names == blank | set(view.arrows)


def test_a_cell_with_a_tunnel_shows_no_name(speak: Speak) -> None:
    """Only the background is visible where the name would be."""
    view = replace(grown(1, 3, 2), last=None)
    cell = next(c for c in view.seats[0].lines[0].cells if view.city.get(c) == ".")
    x, y = BOARD.centre(cell)
    image = board_drawing(view, speak("en")).canvas().image
    middle = set(pixels(image.crop((x - 3, y - 3, x + 3, y + 3))))
    empty = set(
        pixels(
            board_drawing(grown(1, 0, 2), speak("en"))
            .canvas()
            .image.crop((x - 8, y - 6, x + 8, y + 6))
        )
    )
    assert middle == {ground_of(cell, BLANK)}
    assert len(empty) > 2


@pytest.mark.parametrize("name", ["early", "late", "ended"])
def test_the_palette_has_a_close_colour_for_every_painted_one(name: str, speak: Speak) -> None:
    counts = Counter(pixels(board_drawing(VIEWS[name], speak("ko")).canvas().image))
    areas = [colour for colour, count in counts.items() if count > AREA_PX]
    mapped = pixels(with_palette(row_of(areas), colours()))
    far = [
        (colour, other)
        for colour, other in zip(areas, mapped, strict=True)
        if sum(abs(a - b) for a, b in zip(colour, other, strict=True)) > NEAR
    ]
    assert not far


AREA_PX = 600
NEAR = 30


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
    masks = {kind: _outline(kind) for kind in KINDS}
    for a, b in combinations(KINDS, 2):
        assert _mean_difference(masks[a], masks[b]) > 15, (a, b)


def _outline(kind: str) -> Image.Image:
    sheet = Image.new("L", (64, 64))
    sprite = symbol(kind, 21, WHITE)
    box = sprite.box(32, 32)
    sheet.paste(160, (box.x0, box.y0), sprite.image.getchannel("A"))
    return sheet


def _mean_difference(a: Image.Image, b: Image.Image) -> float:
    """The mean difference in the middle of the sheets, where the symbols are."""
    return ImageStat.Stat(ImageChops.difference(a, b).crop((8, 8, 56, 56))).mean[0]


def test_important_things_are_visible_at_a_third_of_the_size(speak: Speak) -> None:
    image = PAINTER.board(grown(1, 30, 4), speak("ko")).convert("RGB")
    small = image.resize((400, 300), Image.Resampling.LANCZOS)
    name = Box(ACTING.x0 + 54, ACTING.y0 + 40, ACTING.x0 + 200, ACTING.y1 - 10)
    assert _distance(small, name, PANEL) > 60
    for box in seat_boxes(4):
        score = Box(box.x1 - 48, box.y0 + 14, box.x1 - 14, box.y0 + 50)
        assert _distance(small, score, PANEL) > 25
    last = Box(CORNER.x0, CORNER.y0 + 66, CORNER.x0 + 130, CORNER.y0 + 100)
    assert _distance(small, last, BACKGROUND) > 25


def _distance(small: Image.Image, box: Box, ground: tuple[int, int, int]) -> float:
    """The distance of a ground from the small picture's mean colour in a box that is given for the large one."""
    x0, y0, x1, y1 = (round(edge / 3) for edge in box)
    mean = ImageStat.Stat(small.crop((x0, y0, x1, y1))).mean
    return sum(abs(a - b) for a, b in zip(mean, ground, strict=True))


def test_the_winner_is_named_on_the_board_of_an_ended_table(
    speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(ended(grown(3, 30, 3), (2, 3, 1)), speak("en"))
    said = [word.line.text for word in written if word.within == ACTING]
    assert said[-1] == "Tom wins!"


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
