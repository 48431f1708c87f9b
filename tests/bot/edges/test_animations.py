"""At the end of a table every member gets it as a moving picture, silently, made of the boards that were posted."""

import asyncio
from io import BytesIO
from itertools import count
from typing import Any

import aiohttp
import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.features.look.replay import animations as made
from bot.features.look.replay.animations import Animations
from bot.tables.history.replays import Replays
from bot.tables.settings import ANIMATIONS
from render.core.animation import frame
from render.registry import load as load_painter
from tests.bot.edges.scene import Json, Scene

pytestmark = pytest.mark.sockets

SILENT = 4096
WIDTH = 800


async def download(on: Scene, attachment: Json) -> bytes:
    url = attachment["url"]
    async with aiohttp.ClientSession(on.playground.url) as session, session.get(url) as response:
        return await response.read()


async def picture_of(on: Scene, post: Json) -> Image.Image:
    return Image.open(BytesIO(await download(on, post["attachments"][0])))


async def played(on: Scene, turns: int) -> tuple[int, list[Image.Image]]:
    """A table that was called off, and the boards that were posted."""
    table = await on.table()
    boards = [await picture_of(on, await on.board(table))]
    for _ in range(turns):
        await on.turn(table)
        boards.append(await picture_of(on, await on.board(table)))
    await on.called_off(table)
    return table, boards


async def animations_in(on: Scene, table: int) -> list[Json]:
    posts = await on.posts((await on.at(table)).table.place_id)
    return [
        post
        for post in posts
        if any(each["filename"].endswith(".webp") for each in post["attachments"])
    ]


def assert_shows(moving: Image.Image, boards: list[Image.Image]) -> None:
    found = [each.convert("RGB") for each in ImageSequence.Iterator(moving)]
    assert len(found) == len(boards)
    for drawn, board in zip(found, boards, strict=True):
        wanted = frame(board, WIDTH).convert("RGB")
        assert ImageChops.difference(drawn, wanted).getbbox() is None


async def test_a_minute_after_the_result_its_animation_answers_it_once(on: Scene) -> None:
    table, boards = await played(on, 4)
    closing = await on.board(table)
    assert await animations_in(on, table) == []
    await on.restart()
    await on.later(61)
    (post,) = await animations_in(on, table)
    assert post["flags"] & SILENT
    assert post["message_reference"]["message_id"] == closing["id"]
    assert post["content"] == ""
    (attachment,) = post["attachments"]
    assert attachment["size"] <= made.MOST_BYTES
    words = on.catalogues[(await on.at(table)).table.language].words
    title = words("expancity.title")
    assert attachment["description"].startswith(
        words("ui.replay.animated_alt", title=title, turns=4)
    )
    # These are the public boards of the time, so no hand is among them.
    assert_shows(await picture_of(on, post), boards)
    await on.restart()
    await on.later(61)
    assert len(await animations_in(on, table)) == 1


async def test_a_server_may_do_without_and_a_member_asks_for_it_in_private(on: Scene) -> None:
    table, boards = await played(on, 4)
    guild = on.playground.platform.world.guild_id
    await on.bot.settings.allow(guild, ANIMATIONS, False)
    await on.later(61)
    assert await animations_in(on, table) == []
    await on.bot.settings.allow(guild, ANIMATIONS, True)
    assert await on.bot.settings.allows(guild, ANIMATIONS)
    await on.haneul.set_locale("ko")
    shown = await on.slash(on.haneul, "table replay", table=str(table), animated=True)
    assert shown["ephemeral"]
    assert_shows(await picture_of(on, shown), boards)


async def test_a_table_that_was_hardly_played_has_none(on: Scene) -> None:
    table, _ = await played(on, 1)
    await on.later(61)
    assert await animations_in(on, table) == []
    for member in on.members():
        shown = await on.slash(member, "table replay", table=str(table), animated=True)
        await on.assert_told(member, shown, "error.table.no_animation")


async def test_an_animation_has_limits_and_lets_boards_of_others_be_drawn_in_between(
    on: Scene, renderer: Renderer
) -> None:
    table, _ = await played(on, 4)
    at = await on.at(table)

    async def film(**limits: Any) -> PostFile | None:
        replays = Replays(on.bot.database, renderer.run)
        limited = Animations(replays, on.catalogues, renderer, load_painter, **limits)
        return await limited.file(at, "ko", name="film")

    making = asyncio.create_task(film())
    drawn = 0
    while not making.done():
        await renderer.run(int)
        drawn += 1
    # Each of them was drawn while the animation was made; a job that waits for all of it would come once.
    assert drawn > len(made.SIZES)
    whole = await making
    assert whole is not None
    smaller = await film(most_bytes=len(whole.data) - 1)
    assert smaller is not None
    assert len(smaller.data) < len(whole.data)
    assert Image.open(BytesIO(smaller.data)).width == made.SIZES[-1][1]
    assert await film(most_bytes=9) is None
    seconds = count(0, made.MOST_S / 3)
    assert await film(clock=lambda: float(next(seconds))) is None, "drawing takes too long"
