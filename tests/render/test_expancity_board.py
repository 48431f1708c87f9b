"""The board of Expancity is readable with any number of seats and however the city grows."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from render.core.boxes import Box
from render.core.palette import BACKGROUND, PANEL
from render.core.panel.focus import CAPTION_PX
from render.expancity import PAINTER
from render.expancity.city.city import city_projection, scene
from render.expancity.city.projection import HALVES, SMALLEST_HALF
from render.expancity.icons import icon
from render.expancity.layout import Frame
from rules.core.squares import Cell
from rules.expancity import GAME
from rules.expancity.components.content import CITY_HALL, SPECIALS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import RoofView, TurnView, View
from tests.render.cities import drawn, ended, grown, with_candidates
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.golden_views import sampled_states
from tests.render.pixels import distance, mean_difference, outline

RULEBOOK = (
    "N2=mall N2E1=com:A5 N1=res:A2 N1E1=park N1E2=com:A4^ N3E1=res N2W1=com:A3 E1=church "
    "E2=bank S1=res:A1f"
)
BUSY = TurnView(
    seat=1,
    tile="police",
    at=Cell(-10, 11),
    floors=(Cell(-10, 10), Cell(-11, 10), Cell(-12, 10)),
    roofs=tuple(RoofView(Cell(x, 10), "pointed", -12) for x in (-10, -11, -12)),
)


def busy(seats: int) -> View:
    """A view with everything as wide as possible."""
    view = grown(seats, 60, seats)
    return replace(
        view,
        last=BUSY,
        seats=tuple(
            replace(seat, score=-108, supply=55, reserve=49, held=16) for seat in view.seats
        ),
        goals=tuple(replace(goal, values=(19,) * seats) for goal in view.goals),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_word_leaves_its_box(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    views = (
        busy(seats),
        replace(busy(seats), last=None),
        ended(busy(seats), (1,) * seats),
        ended(busy(seats), tuple(range(1, seats + 1))),
    )
    for view in views:
        PAINTER.board(view, say)
    outside = [word for word in written if not word.within.holds(word.box)]
    assert not outside
    assert min(word.line.type.size for word in written) >= CAPTION_PX


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_no_two_words_of_the_strips_overlap(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(busy(seats), speak(language, LONG_NAMES[language]))
    city = Frame().city
    strips = [word for word in written if word.within != city]
    touching = [(a, b) for a, b in combinations(strips, 2) if a.box.overlap(b.box)]
    assert not touching


@pytest.mark.parametrize("seed", range(40))
def test_random_cities_stay_large_and_their_pills_inside(seed: int) -> None:
    view = grown(seed, 60, 2 + seed % 3)
    projection = city_projection(view)
    assert projection.half >= SMALLEST_HALF
    room = projection.frame.city
    assert all(room.holds(pill.box) for pill in scene(view, projection).pills)
    for tile in view.tiles:
        x, y = projection.place(tile.at)
        half = projection.half
        assert room.holds(Box(x - half, y - half // 2, x + half, y + half // 2))


def test_a_city_too_long_for_the_picture_gets_a_larger_one(speak: Speak) -> None:
    row = " ".join(f"E{x}N{x}=park E{x}N{x - 1}=com" for x in range(1, 18))
    view = drawn(row.replace("N0", ""), seats=3)
    image = PAINTER.board(view, speak())
    projection = city_projection(view)
    assert projection.half == SMALLEST_HALF
    assert image.size == (projection.frame.width, projection.frame.height)
    assert image.width > Frame().width
    assert all(projection.frame.city.holds(pill.box) for pill in scene(view, projection).pills)


@pytest.mark.parametrize("name", ["outright_two_seats", "outright_four_seats"])
def test_a_city_keeps_its_size_for_several_turns(name: str) -> None:
    states = sampled_states(GAME, name, 61)
    halves = [city_projection(GAME.view(state, None)).half for state in states]
    assert halves[0] == HALVES[-1] == 176
    assert set(halves) <= set(HALVES)
    assert sum(a != b for a, b in pairwise(halves)) <= 14


VIEWS = {
    "rulebook": drawn(RULEBOOK),
    "late": grown(1, 60, 4),
    "preview": with_candidates(grown(5, 23, 3)),
    "ended": ended(grown(2, 60, 3), (2, 1, 3)),
}


def test_icons_differ_in_greyscale() -> None:
    masks = {kind: outline(icon(kind, 21)) for kind in (*SPECIALS, CITY_HALL)}
    for (a, first), (b, second) in combinations(masks.items(), 2):
        assert mean_difference(first, second) > 20, (a, b)


def test_important_things_are_visible_at_a_third_of_the_size(speak: Speak) -> None:
    view = grown(1, 60, 4)
    image = PAINTER.board(view, speak("ko")).convert("RGB")
    small = image.resize((400, 300), Image.Resampling.LANCZOS)
    frame = Frame()
    name = Box(76, 28, 200, 68)
    cell = Box(frame.last.x0 + 64, 28, frame.last.x0 + 130, 66)
    scores = [Box(box.x0 + 14, box.y0 + 80, box.x0 + 100, box.y0 + 150) for box in frame.seats(4)]
    assert distance(small, name, PANEL) > 60
    for box in (cell, *scores):
        assert distance(small, box, PANEL) > 25
    last = view.last
    assert last is not None
    x, y = city_projection(view).place(last.at)
    half = city_projection(view).half
    around = Box(x - half - 4, y - half // 2 - 4, x + half + 4, y + half // 2 + 4)
    assert distance(small, around, BACKGROUND) > 25


def test_the_winner_is_named_on_the_board_of_an_ended_table(
    speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(ended(grown(3, 60, 3), (2, 3, 1)), speak("en"))
    said = [word.line.text for word in written if word.within == Frame().won]
    assert said == ["Tom wins!"]


def test_before_the_first_turn_the_board_says_what_stands(
    speak: Speak, written: list[Written]
) -> None:
    PAINTER.board(drawn(""), speak("en"))
    said = [word.line.text for word in written if word.within == Frame().last]
    assert said == ["City Hall stands"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Turn 24/60"), ("ko", "차례 24/60"), ("it", "Mossa 24/60")]
)
def test_the_number_of_the_current_turn_is_told_in_words(
    language: str, words: str, speak: Speak, written: list[Written]
) -> None:
    view = grown(5, 23, 3)
    assert view.turn == 23
    PAINTER.board(view, speak(language))
    assert words in [word.line.text for word in written if word.within == Frame().stock]
    written.clear()
    PAINTER.board(ended(grown(2, 60, 3), (2, 1, 3)), speak("en"))
    assert "Turn 60/60" in [word.line.text for word in written]


def test_the_floors_of_the_last_turn_are_told(speak: Speak, written: list[Written]) -> None:
    PAINTER.board(busy(3), speak("en"))
    said = [word.line.text for word in written if word.within == Frame().last]
    assert "+3" in said
    assert "  ".join(cell_name(at) for at in BUSY.floors) in said
