"""Moving pictures: which turns they show, and that every frame is the board without loss."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.config import REPLAY_FORMATS
from bot.i18n import Catalogue
from render.core.animation import (
    END_MS,
    FORMATS,
    FRAME_MS,
    Reel,
    Shrinker,
    chosen,
    encode_gif,
    encode_webp,
    frame,
)
from render.registry import load as load_painter
from rules import registry
from tests.render.golden_views import names, sampled_states
from tests.scale import one_in

pytestmark = pytest.mark.slow

WIDTH = 800


def shown(data: bytes) -> list[tuple[Image.Image, int]]:
    """Each frame of a file, and for how many milliseconds it is shown."""
    file = Image.open(BytesIO(data))
    return [
        (each.convert("RGB"), int(each.info["duration"])) for each in ImageSequence.Iterator(file)
    ]


def same(one: Image.Image, other: Image.Image) -> bool:
    pair = one.convert("RGB"), other.convert("RGB")
    return pair[0].size == pair[1].size and ImageChops.difference(*pair).getbbox() is None


@pytest.mark.parametrize(
    ("count", "most", "expected"),
    [
        pytest.param(1, 60, (0,), id="one"),
        pytest.param(4, 4, (0, 1, 2, 3), id="just enough"),
        pytest.param(9, 3, (0, 4, 8), id="every fourth"),
        pytest.param(10, 4, (0, 3, 6, 9), id="every third"),
    ],
)
def test_turns_are_chosen_evenly(count: int, most: int, expected: tuple[int, ...]) -> None:
    assert chosen(count, most) == expected


def test_however_many_turns_the_first_and_the_last_are_shown_and_none_twice() -> None:
    for count in range(2, 400):
        places = chosen(count, 60)
        assert (places[0], places[-1], len(places)) == (0, count - 1, min(count, 60))
        assert len(set(places)) == len(places)


@pytest.mark.parametrize("key", registry.title_keys())
def test_every_frame_is_a_board_in_its_own_colours(key: str) -> None:
    game, painter = registry.load(key), load_painter(key)
    say = Catalogue.load("ko").sayer(lambda seat: f"Seat {seat}")
    boards = [
        painter.board(game.view(state, None), say)
        for state in sampled_states(game, names(key)[0], 5)
    ]
    frames = [frame(board, WIDTH) for board in boards]
    found = shown(encode_webp(Reel(frames)))
    assert len(found) == len(frames)
    for (drawn, _), made, board in zip(found, frames, boards, strict=True):
        assert same(drawn, made)
        assert drawn.width == WIDTH
        assert drawn.height == round(board.height * WIDTH / board.width)
        assert colours(drawn) <= colours(board.convert("RGB")) | palette(board)


@pytest.mark.parametrize("width", one_in(2, [WIDTH, 640, 333]))
@pytest.mark.parametrize("key", registry.title_keys())
def test_a_frame_after_another_is_the_one_that_would_be_made_alone(key: str, width: int) -> None:
    game, painter = registry.load(key), load_painter(key)
    say = Catalogue.load("en").sayer(lambda seat: f"Seat {seat}")
    shrinker = Shrinker(width)
    for state in sampled_states(game, names(key)[0], 6):
        board = painter.board(game.view(state, None), say)
        assert same(shrinker.frame(board), frame(board, width))
        assert same(shrinker.frame(board), frame(board, width))


def test_a_frame_follows_one_of_another_size_or_other_colours() -> None:
    grey = Image.linear_gradient("L")
    pictures = [
        grey.resize((120, 90)).convert("P"),
        grey.resize((120, 96)).convert("P"),
        grey.resize((120, 96)).convert("RGB").quantize(7),
        grey.resize((60, 48)).convert("P"),
        grey.resize((120, 96)).convert("RGB"),
    ]
    shrinker = Shrinker(80)
    for picture in pictures:
        assert same(shrinker.frame(picture), frame(picture, 80))


def test_a_gif_has_the_same_frames_as_long_and_every_format_can_be_set() -> None:
    frames = [Image.new("RGB", (20, 10), (number * 40, 0, 0)) for number in range(4)]
    found = shown(encode_gif(Reel(frames)))
    assert [duration for _, duration in found] == [END_MS, FRAME_MS, FRAME_MS, END_MS]
    assert all(same(drawn, made) for (drawn, _), made in zip(found, frames, strict=True))
    assert FORMATS == REPLAY_FORMATS


def colours(picture: Image.Image) -> set[Any]:
    found = picture.getcolors(picture.width * picture.height)
    assert found is not None
    return {colour for _, colour in found}


def palette(board: Image.Image) -> set[Any]:
    held = board.getpalette() or []
    return {tuple(held[at : at + 3]) for at in range(0, len(held), 3)}


def test_the_first_and_the_last_frame_stay() -> None:
    frames = [Image.new("RGB", (20, 10), (number * 40, 0, 0)) for number in range(4)]
    durations = [duration for _, duration in shown(encode_webp(Reel(frames)))]
    assert durations == [END_MS, FRAME_MS, FRAME_MS, END_MS]


def test_boards_that_grow_keep_their_upper_left_corner() -> None:
    small, large = Image.new("RGB", (20, 10), (9, 9, 9)), Image.new("RGB", (20, 16), (200, 0, 0))
    first, last = (drawn for drawn, _ in shown(encode_webp(Reel([small, large]))))
    assert first.size == last.size == (20, 16)
    assert same(first.crop((0, 0, 20, 10)), small)


def test_a_picture_that_is_small_enough_stays_as_it_is() -> None:
    small = Image.new("RGB", (20, 10), (9, 9, 9))
    assert same(frame(small, WIDTH), small)


def test_one_frame_does_not_move() -> None:
    with pytest.raises(ValueError, match="1 frames"):
        encode_webp(Reel([Image.new("RGB", (20, 10))]))
