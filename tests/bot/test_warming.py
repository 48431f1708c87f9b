"""Parts of each title's first picture are drawn while no member waits."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.core.posts.renderer import Renderer
from bot.warming import InPieces, Warming, first_views
from render.core.painter import Drawings, Painter
from render.core.sprites import SPRITES, Sprite
from render.registry import load as load_painter
from rules.registry import load
from tests.catalogues import own_catalogues
from tests.scale import PATIENCE_S

TITLE = "expancity"


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _nothing_drawn() -> Iterator[None]:
    SPRITES.clear()
    yield
    SPRITES.clear()


def warming(renderer: Renderer, painters: Any = load_painter) -> Warming:
    return Warming(renderer, own_catalogues(), load, painters, pause_s=0)


@SPRITES.keep
def _dot(number: int) -> Sprite:
    return Sprite(Image.new("L", (300, 300), number), (0, 0))


async def test_a_board_finds_its_ground_and_signs_drawn(renderer: Renderer) -> None:
    await warming(renderer).run([TITLE])
    drawn: list[Any] = []

    def look() -> None:
        drawings = load_painter(TITLE).drawings
        assert drawings is not None
        game = load(TITLE)
        with SPRITES.telling(drawn.append):
            for view in first_views(game, lambda: None):
                say = own_catalogues()["ko"].sayer(lambda seat: f"{seat + 1}")
                drawings.board(view, say).image()

    await renderer.run(look)
    assert not drawn


async def test_a_member_who_comes_meanwhile_waits_for_one_piece_only(renderer: Renderer) -> None:
    order: list[str] = []

    def work(pause: Any) -> None:
        for number in range(3):
            order.append(f"piece {number}")
            pause()

    pieces = InPieces(work, piece_s=0)
    began = asyncio.Event()
    loop = asyncio.get_running_loop()
    held = threading.Event()

    def first_piece() -> bool:
        done = pieces.go_on()
        loop.call_soon_threadsafe(began.set)
        assert held.wait(PATIENCE_S)
        return done

    first = asyncio.create_task(renderer.at_leisure(first_piece))
    await began.wait()
    second = asyncio.create_task(renderer.at_leisure(pieces.go_on))
    picture = asyncio.create_task(renderer.run(order.append, "picture"))
    await asyncio.sleep(0)
    held.set()
    assert await first is False
    await asyncio.gather(picture, second)
    assert order == ["piece 0", "picture", "piece 1"]
    while not await renderer.at_leisure(pieces.go_on):
        pass
    assert order[-1] == "piece 2"


def test_work_is_interrupted_between_two_sprites_and_nothing_is_drawn_twice() -> None:
    def work(pause: Any) -> None:
        for number in range(4):
            _dot(number)

    pieces, rounds = InPieces(work, piece_s=0), 0
    drawn: list[Any] = []
    while not pieces.go_on():
        rounds += 1
        # Between the pieces another job draws, without interruption.
        with SPRITES.telling(drawn.append):
            _dot(rounds - 1)
    assert rounds == 4
    assert len(drawn) == 4, "it was interrupted before each of them"
    # Everything is there afterwards.
    with SPRITES.telling(drawn.append):
        assert _dot(3).image.getpixel((0, 0)) == 3
    assert len(drawn) == 4


async def test_a_title_that_cannot_be_drawn_is_told_of_once(
    renderer: Renderer, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def broken(view: Any, say: Any) -> Any:
        raise ValueError("no ink")

    def painters(key: str) -> Painter[Any]:
        asked.append(key)
        painter = load_painter(key)
        if key != TITLE:
            return replace(painter, drawings=None)
        return replace(painter, drawings=Drawings(broken, lambda view, say: ()))

    with caplog.at_level(logging.ERROR):
        await warming(renderer, painters).run([TITLE, "mine"])
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "no ink" in caplog.text
    assert asked == [TITLE, "mine"], "the others are prepared nevertheless"


async def test_it_can_be_stopped_at_any_time(renderer: Renderer) -> None:
    preparing = asyncio.create_task(warming(renderer).run([TITLE, "mine"]))
    await asyncio.sleep(0.05)
    preparing.cancel()
    await asyncio.gather(preparing, return_exceptions=True)
    assert preparing.cancelled()
    assert await renderer.run(lambda: 1) == 1
