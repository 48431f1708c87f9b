"""Pictures that are painted upon the last ones are the same as those painted as a whole, pixel by pixel."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.i18n import LANGUAGES
from render.core.boxes import Box
from render.core.canvas import Canvas, Drawing, plain
from render.core.encode import encode_png
from render.core.painter import Painter
from render.core.palette import ACCENT, BACKGROUND, PANEL, TEXT
from render.core.plates import box_sprite
from render.core.repaint import strips
from render.core.repaint.dirty import differing, gathered
from render.core.repaint.last import Last, painted, repainted
from render.core.repaint.memory import Memory
from render.core.repaint.recorder import Key
from render.mine.quantised import colours
from render.registry import load as load_painter
from rules.core.game import GameDef
from rules.core.record import decode_record, replay
from rules.core.text import Say
from rules.registry import GAME_KEYS
from rules.registry import load as load_game
from tests.golden import FOLDER
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.golden_views import names, previews
from tests.scale import sized

pytestmark = pytest.mark.slow

RUNS = sized(2, 40)
"""The number of stretches of a golden table that are painted, evenly spread from its beginning to its end."""
RUN = 2
"""The number of positions in a row."""


EVERYBODY = "everybody"
ALIKE = 12
"""The usual run paints one golden table in so many; so many in a row are in one language, so that it sees all."""
KEPT = ("marsbot_corporate_era_off", "draft_prelude_five_seats", "classic_won_prelude_elysium")
"""These it always paints: they alone show some deeds."""


def pixels(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def assert_same(png: bytes, whole: Image.Image, what: str) -> None:
    found = pixels(png)
    assert found.size == whole.size, what
    assert found.getpalette() == whole.getpalette(), what
    assert found.tobytes() == whole.tobytes(), what


def tables() -> Iterator[object]:
    """Every golden table, each in one of the languages."""
    every = ((key, name) for key in GAME_KEYS for name in names(key))
    for place, (key, name) in enumerate(every):
        marks = [pytest.mark.release] if place % ALIKE and name not in KEPT else []
        yield pytest.param(key, name, LANGUAGES[place // ALIKE % len(LANGUAGES)], marks=marks)


def states(key: str, name: str) -> list[Any]:
    record = decode_record((FOLDER / key / f"{name}.json").read_bytes())
    played = [step.state for step in replay(load_game(key), record)]
    last = max(len(played) - RUN, 0)
    starts = sorted({last * place // (RUNS - 1) for place in range(RUNS)})
    wanted = sorted({start + place for start in starts for place in range(RUN)})
    return [played[place] for place in wanted if place < len(played)]


def both_ways(
    painter: Painter[Any], memory: Memory, view: Any, say: Say, viewer: str, *, quick: bool
) -> None:
    """Paint a viewer's view upon the last picture, and as a whole."""
    assert painter.drawings is not None
    board = painter.drawings.board(view, say)
    (png,) = memory.pictures("board", (board,), quick=quick)
    assert_same(png, painter.board(view, say), f"board of {viewer}")
    hand = memory.pictures(("hand", viewer), painter.drawings.hand(view, say), quick=quick)
    for png, whole in zip(hand, painter.hand(view, say), strict=True):
        assert_same(png, whole, f"hand of {viewer}")


@pytest.mark.parametrize(("key", "name", "language"), list(tables()))
def test_every_golden_table_looks_the_same_both_ways(
    key: str, name: str, language: str, speak: Speak
) -> None:
    game: GameDef[Any, Any] = load_game(key)
    painter, say, memory = load_painter(key), speak(language, LONG_NAMES[language]), Memory()
    for number, state in enumerate(states(key, name)):
        quick = number % 3 > 0
        both_ways(painter, memory, game.view(state, None), say, EVERYBODY, quick=quick)
        for seat in sorted(game.waiting_for(state))[:1]:
            both_ways(painter, memory, game.view(state, seat), say, f"seat {seat}", quick=quick)
            if number % 2 == 0:
                for view in list(previews(game, state, ({},)))[:2]:
                    both_ways(painter, memory, view, say, f"seat {seat}", quick=quick)


GROUND = (300, 200)


def plates(*places: tuple[int, int]) -> Drawing:
    """A drawing with a plate on each of the places."""

    def draw(canvas: Canvas) -> None:
        for x, y in places:
            canvas.stamp(box_sprite(60, 40, 8, PANEL, TEXT, 2), x, y)
            canvas.stamp(box_sprite(30, 20, 8, ACCENT, None, 2), x + 20, y + 25)

    return Drawing(plain(*GROUND, BACKGROUND), colours(), draw)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([(10, 10)], [(10, 10), (100, 100)], id="one more"),
        pytest.param([(10, 10), (40, 20)], [(40, 20), (10, 10)], id="another order"),
        pytest.param([(10, 10), (10, 10)], [(10, 10)], id="twice, then once"),
        pytest.param([(10, 10)], [(-30, -20), (280, 190), (500, 500)], id="partly outside"),
        pytest.param([(10, 10)], [], id="nothing left"),
        pytest.param([(10, 10)], [(10, 10)], id="nothing new"),
    ],
)
def test_only_differences_are_painted(
    before: list[tuple[int, int]], after: list[tuple[int, int]]
) -> None:
    first = painted(plates(*before), quick=True)
    second = repainted(first, plates(*after), quick=True)
    assert_same(second.png, plates(*after).image(), "plates")


def test_an_equal_picture_is_the_same_file() -> None:
    first = painted(plates((5, 5)), quick=True)
    assert repainted(first, plates((5, 5)), quick=True).png is first.png


def test_a_part_is_not_drawn_again_while_its_facts_are_equal() -> None:
    drawn: list[int] = []

    def picture(shown: int) -> Drawing:
        def plate(canvas: Canvas) -> None:
            drawn.append(shown)
            canvas.stamp(box_sprite(20 + shown, 20, 4, ACCENT, None, 0), 10, 10)

        return Drawing(
            plain(*GROUND, BACKGROUND),
            colours(),
            lambda canvas: canvas.part(plate, "it", shown),
        )

    last = painted(picture(1), quick=True)
    last = repainted(last, picture(1), quick=True)
    assert drawn == [1]
    last = repainted(last, picture(2), quick=True)
    assert drawn == [1, 2]
    assert_same(last.png, picture(2).image(), "part")


def test_a_part_below_something_that_moved_is_drawn_again() -> None:
    def picture(x: int) -> Drawing:
        def draw(canvas: Canvas) -> None:
            canvas.part(
                lambda on: on.stamp(box_sprite(200, 100, 4, PANEL, TEXT, 3), 5, 5) and None, "below"
            )
            canvas.stamp(box_sprite(20, 20, 4, ACCENT, None, 0), x, 50)

        return Drawing(plain(*GROUND, BACKGROUND), colours(), draw)

    last = painted(picture(20), quick=True)
    assert_same(repainted(last, picture(90), quick=True).png, picture(90).image(), "moved")


def test_an_idle_renderer_compresses_every_strip_well() -> None:
    game = load_game("mine")
    (name, *_) = names("mine")
    say: Say = lambda text: text.key  # noqa: E731
    board = load_painter("mine").drawings
    assert board is not None
    first, second = (board.board(game.view(state, None), say) for state in states("mine", name)[:2])
    last = repainted(painted(first, quick=True), second, quick=False)
    whole = encode_png(second.image())
    assert not any(strip.is_quick for strip in last.strips)
    assert len(last.png) <= 1.04 * len(whole)


def test_the_memory_is_bounded_in_bytes() -> None:
    pixels = (GROUND[0] + 1) * GROUND[1]
    memory = Memory(limit_bytes=6_000, fresh_bytes=2 * pixels)
    for table in range(50):
        memory.pictures(table, [plates((table, table))], quick=True)
        assert memory.held_bytes <= 6_000 + 2 * pixels
    assert memory.held_bytes > 2 * pixels


def test_pictures_that_gave_up_their_pixels_are_painted_upon_as_well() -> None:
    memory = Memory(fresh_bytes=0)
    for x in (5, 60, 60, 130):
        (png,) = memory.pictures("table", [plates((x, 5), (9, 120))], quick=True)
        assert_same(png, plates((x, 5), (9, 120)).image(), f"plate at {x}")


def test_boards_and_previews_are_painted_upon_one_another() -> None:
    memory = Memory()
    for x in (5, 60, 130):
        (board,) = memory.pictures("board", [plates((x, 5))], quick=True)
        places = (x, 5), (x, 100)
        (preview,) = memory.pictures("board", [plates(*places)], quick=True)
        assert_same(preview, plates(*places).image(), f"preview of {x}")
        assert_same(board, plates((x, 5)).image(), f"board of {x}")


def test_a_hand_is_painted_upon_the_last_one_although_an_offer_came_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wholes: list[Drawing] = []

    def noted(drawing: Drawing, *, quick: bool) -> Last:
        wholes.append(drawing)
        return painted(drawing, quick=quick)

    monkeypatch.setattr("render.core.repaint.memory.painted", noted)
    offer = Drawing(plain(200, 100, BACKGROUND), colours(), lambda canvas: None)
    memory, first, second = Memory(), plates((5, 5)), plates((60, 5))
    memory.pictures("hand", [first], quick=True)
    pngs = memory.pictures("hand", [offer, second], quick=True)
    assert wholes == [first, offer]
    memory.pictures("hand", [first], quick=True)
    assert wholes == [first, offer]
    for png, drawing in zip(pngs, (offer, second), strict=True):
        assert_same(png, drawing.image(), "hand with an offer")


@pytest.mark.parametrize("missing", [("isal_zlib",), ("zlib_ng",), ("isal_zlib", "zlib_ng")])
def test_without_wheels_strips_hold_the_same_rows(
    missing: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    from render.core import png

    for name in missing:
        monkeypatch.setattr(png, name, None)
    monkeypatch.setattr(strips, "_QUICK", png.quick_strip())
    monkeypatch.setattr(strips, "_SMALL", png.small_strip())
    for quick in (True, False):
        first = painted(plates((5, 5)), quick=quick)
        second = repainted(first, plates((50, 5), (9, 120)), quick=quick)
        assert_same(second.png, plates((50, 5), (9, 120)).image(), "plates")


def key(number: int, x: int = 0) -> Key:
    return (number, 0, x, 0, x + 10, 10)


def test_marks_in_another_order_count_as_changed() -> None:
    before = [key(1), key(2, 20), key(3, 40), key(4, 60)]
    after = [key(1), key(3, 40), key(2, 20), key(4, 60)]
    assert set(differing(before, after)) == {Box(20, 0, 30, 10), Box(40, 0, 50, 10)}


def test_rectangles_that_are_near_are_painted_as_one() -> None:
    whole = Box(0, 0, 2000, 1000)
    near = [Box(0, 0, 100, 100), Box(110, 0, 200, 100)]
    assert gathered(near, whole) == [Box(0, 0, 200, 100)]
    far = [Box(0, 0, 100, 100), Box(1500, 800, 1700, 900)]
    assert sorted(gathered(far, whole)) == sorted(far)
    assert gathered([Box(-50, -50, -1, -1)], whole) == []
