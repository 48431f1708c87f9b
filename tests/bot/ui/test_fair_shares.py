"""However much one member requests, others get their turn."""

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from benchmarks.limits import LENGTHS, REPEATED, suggesting
from bot.core.core import MOST_IN_HAND, Turnstile
from bot.core.form.lines import MOST
from bot.core.posts.renderer import OCCUPIED_OVER_S, Renderer, drawn_for
from bot.i18n import Catalogues
from rules.registry import GAME_KEYS

ANN, BEA = 1, 2


@pytest.mark.parametrize("title", GAME_KEYS)
@pytest.mark.parametrize("text", REPEATED)
def test_text_that_is_too_long_is_not_read_for_suggestions(
    title: str, text: str, catalogues: Catalogues
) -> None:
    """`python -m benchmarks.limits` says how long suggestions take."""
    say = catalogues["ko"].sayer(str)
    short, long = ((text * length)[:length] for length in LENGTHS)
    assert all(len(suggest()) <= MOST for suggest in suggesting(title, short, say))
    assert all(suggest() == [] for suggest in suggesting(title, long, say))


async def drawing(renderer: Renderer, whose: int | None, name: str, drawn: list[str]) -> None:
    drawn_for.set(whose)
    await renderer.run(drawn.append, name)


async def drawn_in_turn(renderer: Renderer, wanted: Sequence[tuple[int | None, str]]) -> list[str]:
    """The order in which pictures are drawn that all wait for one before them."""
    held = threading.Event()
    drawn: list[str] = []
    first = asyncio.create_task(renderer.run(held.wait))
    await asyncio.sleep(0)
    others = [asyncio.create_task(drawing(renderer, whose, name, drawn)) for whose, name in wanted]
    await asyncio.sleep(0)
    held.set()
    await asyncio.gather(first, *others)
    return drawn


WANTED = ((None, "board"), (None, "other"), (ANN, "a1"), (ANN, "a2"), (ANN, "a3"), (BEA, "b1"))


async def test_members_take_turns_and_boards_give_way(renderer: Renderer) -> None:
    assert await drawn_in_turn(renderer, WANTED) == ["a1", "b1", "a2", "a3", "board", "other"]


async def test_a_board_that_has_waited_for_long_has_every_other_turn(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.core.posts.renderer.BOARD_WAITS_S", -1.0)
    assert await drawn_in_turn(renderer, WANTED) == ["a1", "board", "b1", "other", "a2", "a3"]


async def test_a_member_with_much_drawing_time_is_busy_for_a_while() -> None:
    now_s = 0.0

    def lasts(seconds: float) -> None:
        nonlocal now_s
        now_s += seconds

    renderer = Renderer(clock=lambda: now_s)
    await renderer.run(lasts, OCCUPIED_OVER_S / 20)
    assert not renderer.is_busy
    for _ in range(6):
        await renderer.run(lasts, OCCUPIED_OVER_S / 4)
    assert renderer.is_busy
    lasts(5 * OCCUPIED_OVER_S)
    assert not renderer.is_busy
    renderer.close()


async def test_a_picture_without_a_waiting_member_is_not_drawn(renderer: Renderer) -> None:
    held = threading.Event()
    drawn: list[str] = []
    first = asyncio.create_task(renderer.run(held.wait))
    await asyncio.sleep(0)
    gone = asyncio.create_task(drawing(renderer, ANN, "gone", drawn))
    stays = asyncio.create_task(drawing(renderer, ANN, "stays", drawn))
    await asyncio.sleep(0)
    gone.cancel()
    held.set()
    await asyncio.gather(first, gone, stays, return_exceptions=True)
    assert drawn == ["stays"]


async def test_a_drawing_error_is_reported_and_the_next_picture_is_drawn(
    renderer: Renderer,
) -> None:
    def fails() -> Any:
        raise ValueError("of this test")

    with pytest.raises(ValueError, match="of this test"):
        await renderer.run(fails)
    assert await renderer.run(lambda: 1) == 1


async def test_one_member_has_at_most_four_requests_running() -> None:
    turnstile, end = Turnstile(), asyncio.Event()

    async def request(member: int) -> bool:
        admitted = turnstile.admit(member)
        if admitted:
            await end.wait()
        return admitted

    flood = [asyncio.create_task(request(ANN)) for _ in range(MOST_IN_HAND + 3)]
    other = asyncio.create_task(request(BEA))
    await asyncio.sleep(0)
    end.set()
    assert (await asyncio.gather(*flood)).count(True) == MOST_IN_HAND
    assert await other
    await asyncio.sleep(0)
    assert await asyncio.create_task(request(ANN))
