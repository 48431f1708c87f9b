"""The boards and covers of all titles: their sizes and colours, and that the cache of sprites changes no pixel."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from PIL.Image import Image

from render.core.encode import encode_png
from render.core.sprites import SPRITES
from render.expancity.board import board_drawing as expancity_board
from render.expancity.quantised import colours as expancity_colours
from render.metromania.board import board_drawing as metromania_board
from render.metromania.quantised import colours as metromania_colours
from render.mine.board import board_drawing as mine_board
from render.mine.quantised import colours as mine_colours
from render.registry import load
from render.tmars.quantised import colours as tmars_colours
from render.tmars.table.picture import table_drawing as tmars_board
from tests.render import (
    cities,
    metro_views,
    test_expancity_board,
    test_metromania_board,
    test_mine_board,
    test_tmars_board,
)
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import far_colours
from tests.scale import one_in, sized

NAME = "김하늘"


@dataclass(frozen=True)
class Board:
    views: Mapping[str, Any]
    drawing: Callable[..., Any]
    colours: Callable[[], Image]
    size: tuple[int, int] = (1200, 900)
    most_bytes: int = 150_000


LATE = range(sized(2, 6))
LATE_CITIES = {f"late {seed}": cities.grown(seed, 60, 4) for seed in LATE}
LATE_LINES = {f"late {seed}": metro_views.grown(seed, 44, 4) for seed in LATE}
BOARDS = {
    "expancity": Board(
        test_expancity_board.VIEWS | LATE_CITIES, expancity_board, expancity_colours
    ),
    "metromania": Board(
        test_metromania_board.VIEWS | LATE_LINES, metromania_board, metromania_colours
    ),
    "mine": Board(test_mine_board.VIEWS, mine_board, mine_colours),
    "tmars": Board(test_tmars_board.VIEWS, tmars_board, tmars_colours),
}
VIEWS = [(title, name) for title, board in BOARDS.items() for name in sorted(board.views)]


def painted(title: str, name: str, speak: Speak) -> Image:
    return load(title).board(BOARDS[title].views[name], speak("ko", NAME))


@pytest.mark.parametrize(("title", "name"), VIEWS)
def test_boards_are_small_files_of_one_size(title: str, name: str, speak: Speak) -> None:
    image = painted(title, name, speak)
    assert image.size == BOARDS[title].size
    assert image.mode == "P"
    assert len(encode_png(image)) <= BOARDS[title].most_bytes


@pytest.mark.parametrize(("title", "name"), one_in(4, VIEWS))
def test_the_cache_changes_no_pixel(title: str, name: str, speak: Speak) -> None:
    SPRITES.clear()
    fresh = painted(title, name, speak).tobytes()
    assert painted(title, name, speak).tobytes() == fresh
    SPRITES.clear()
    painted(title, next(iter(BOARDS[title].views)), speak)
    assert painted(title, name, speak).tobytes() == fresh


@pytest.mark.parametrize(("title", "name"), VIEWS)
def test_the_palette_has_a_close_colour_for_every_painted_one(
    title: str, name: str, speak: Speak
) -> None:
    board = BOARDS[title]
    image = board.drawing(board.views[name], speak("ko", NAME)).canvas().image
    assert far_colours(image, board.colours()) == []


@pytest.mark.parametrize(("title", "name"), VIEWS)
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_only_names_are_cut(
    title: str, name: str, language: str, speak: Speak, written: list[Written]
) -> None:
    painter, view, say = load(title), BOARDS[title].views[name], speak(language, "Kim")
    # Every word of the busy boards of Terraforming Mars is as long as can be.
    if not (title == "tmars" and name.startswith("busy")):
        painter.board(view, say)
    # A list that goes on ends with an ellipsis of its own.
    texts = {word.line.text for word in written} - {"..."}
    assert not [text for text in texts if text.endswith("...")]


@pytest.mark.parametrize("title", ["expancity", "metromania", "mine"])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_the_cover_holds_its_title(
    title: str, language: str, speak: Speak, written: list[Written]
) -> None:
    cover = load(title).cover(speak(language))
    assert cover.size == (1200, 500)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word for word in written if word.line.text.endswith("...")]
    assert len(encode_png(cover)) <= 150_000
