"""However much one member requests, others get their turn."""

import asyncio
import threading
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from bot.i18n import Catalogues
from bot.title_files import TitleFiles
from bot.ui.commands.options import complete_options
from bot.ui.form.lines import MOST_S, complete_line
from bot.ui.posts.renderer import Renderer, drawn_for
from bot.ui.turnstile import MOST_IN_HAND, Turnstile
from rules.core import engine
from rules.core.game import Setup, default_options
from rules.registry import GAME_KEYS, load
from tests.effort import seconds

ANN, BEA = 1, 2
LONGEST = 6000
"""The longest text that an option of a command can hold."""


@pytest.mark.parametrize("title", GAME_KEYS)
@pytest.mark.parametrize("text", ["x ", "map=m ", "a=b;", "가 ", "1 "])
def test_suggestions_are_fast_for_text_of_any_length(
    title: str, text: str, catalogues: Catalogues
) -> None:
    game, say = load(title), catalogues["ko"].sayer(str)
    state = engine.start(game, Setup(game.seats[-1], default_options(game), 4)).state
    seat = min(game.waiting_for(state))
    for length in (80, LONGEST):
        typed = (text * LONGEST)[:length]
        assert seconds(partial(complete_options, game, TitleFiles(None), typed, say)) < 0.005
        for verb in engine.verbs_on_menu(game, state, seat):
            work = partial(complete_line, game, state, seat, verb, typed, say)
            assert seconds(work) < 2 * MOST_S


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
    monkeypatch.setattr("bot.ui.posts.renderer.BOARD_WAITS_S", -1.0)
    assert await drawn_in_turn(renderer, WANTED) == ["a1", "board", "b1", "other", "a2", "a3"]


async def test_who_has_drawn_for_much_of_the_time_is_busy_for_a_while(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.posts.renderer.OCCUPIED_OVER_S", 0.2)
    await renderer.run(time.sleep, 0.01)
    assert not renderer.is_busy
    for _ in range(6):
        await renderer.run(time.sleep, 0.05)
    assert renderer.is_busy
    await asyncio.sleep(1)
    assert not renderer.is_busy


async def test_a_picture_nobody_waits_for_is_not_drawn(renderer: Renderer) -> None:
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
