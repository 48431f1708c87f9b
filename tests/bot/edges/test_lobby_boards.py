"""The list of a server's tables over the sockets: posted, edited, replaced, deleted, and pressed."""

import asyncio
from itertools import pairwise

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from bot.core.controls.ids import ListId
from bot.features.find.parts import Find
from bot.store import outbox
from bot.store.finding import lobby_boards
from bot.tables import notices
from tests.bot.edges.scene import Json, Scene, button, labels, said
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

UNKNOWN_MESSAGE = 10008


async def posted(on: Scene) -> str:
    """The list is posted in a channel of its own, whose number is returned."""
    channel: str = (await on.tom.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="lobby", value=channel)
    await on.told()
    return channel


async def listed(on: Scene, channel: str) -> list[Json]:
    return [each for each in await on.posts(channel) if "new" in str(each["components"])]


async def back(on: Scene, channel: str) -> None:
    """Wait until the list is there again: the bot looks for it some time after its start."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if await listed(on, channel):
                return
            await asyncio.sleep(0.02)


async def minute(on: Scene) -> None:
    """Long enough for a change to show."""
    await on.later(21)
    await on.later(61)


async def test_the_list_is_posted_and_edited(on: Scene) -> None:
    channel = await posted(on)
    (first,) = await listed(on, channel)
    assert on.catalogues["en"].words("finding.empty") in said(first)
    await minute(on)
    await on.lobby(on.tom, seats=3)
    await minute(on)
    (now,) = await listed(on, channel)
    assert now["id"] == first["id"]
    assert on.catalogues["en"].words("finding.seats", taken=1, all=3) in said(now)


async def test_a_list_older_than_an_hour_is_replaced_in_silence(on: Scene) -> None:
    channel = await posted(on)
    (first,) = await listed(on, channel)
    await on.later(3700)
    await on.lobby(on.tom, seats=3)
    await minute(on)
    (now,) = await listed(on, channel)
    assert int(now["id"]) > int(first["id"])
    world = on.playground.platform.world
    assert int(world.channels[int(channel)].message_ids[-1]) == int(now["id"])
    board = await on.bot.client.core.of(Find).lobby_boards.of(world.guild_id)
    assert board is not None
    assert board.message_id == int(now["id"])


async def test_many_changes_make_one_update_a_minute_and_the_last_is_shown(
    on: Scene,
) -> None:
    channel = await posted(on)
    boards = on.bot.client.core.of(Find).lobby_boards
    guild = on.playground.platform.world.guild_id
    moments: set[int] = set()
    for _ in range(20):
        await on.lobby(on.tom, seats=3)
        board = await boards.of(guild)
        assert board is not None
        moments.add(board.updated_ms)
        await on.later(15)
    ordered = sorted(moments)
    assert len(ordered) > 2
    assert all(b - a >= 60_000 for a, b in pairwise(ordered))
    await minute(on)
    (now,) = await listed(on, channel)
    numbers = {
        each["value"]
        for row in now["components"]
        for item in row["components"]
        for each in item.get("options", ())
    }
    assert len(numbers) == 15


async def test_a_deleted_list_comes_back_once_and_then_when_asked_for(on: Scene) -> None:
    channel = await posted(on)
    (first,) = await listed(on, channel)
    await on.tom.delete_message(first["id"])
    await on.lobby(on.tom, seats=3)
    await minute(on)
    (second,) = await listed(on, channel)
    assert second["id"] != first["id"]
    await on.tom.delete_message(second["id"])
    for _ in range(2):
        await on.lobby(on.tom, seats=3)
        await minute(on)
    assert await listed(on, channel) == []
    answer = await on.slash(on.haneul, "server lobby")
    assert said(answer) == await on.words(on.haneul, "finding.posted", place=f"<#{channel}>")
    await minute(on)
    assert len(await listed(on, channel)) == 1
    on.refused = {UNKNOWN_MESSAGE}


async def test_a_list_that_is_deleted_while_the_bot_is_away_comes_back(on: Scene) -> None:
    channel = await posted(on)
    (first,) = await listed(on, channel)
    await on.tom.delete_message(first["id"])
    await on.later(61)
    await on.restart()
    await back(on, channel)
    found = await listed(on, channel)
    assert len(found) == 1
    on.refused = {UNKNOWN_MESSAGE}
    await on.told()
    await on.restart()
    await on.told()
    assert await listed(on, channel) == found, "nothing is posted if nothing is missing"


async def test_a_list_posted_before_a_kill_is_found_again(on: Scene) -> None:
    channel = await posted(on)
    guild = on.playground.platform.world.guild_id
    board = await on.bot.client.core.of(Find).lobby_boards.of(guild)
    assert board is not None
    await on.later(61)
    forgotten = replace(board, message_id=None, updated_ms=0)
    now = on.playground.clock.now()

    def undone(conn: Connection) -> None:
        """As if the process had died after posting and before it could note that."""
        lobby_boards.put(conn, forgotten)
        outbox.put(conn, notices.lobby_board(guild, delay_s=0), now=now)
        head = next(row for row in outbox.heads(conn) if row.kind == "lobby_board")
        outbox.claim(conn, head.id, now=now)

    await on.bot.database.write(undone)
    on.bot.sender.wake()
    await on.later(61)
    assert [int(each["id"]) for each in await listed(on, channel)] == [board.message_id]


async def test_tables_in_hidden_channels_are_not_listed(on: Scene) -> None:
    channel = await posted(on)
    world = on.playground.platform.world
    world.channels[int(on.place)].is_hidden = True
    on.playground.platform.broadcast.channel_updated(world.channels[int(on.place)])
    await on.lobby(on.tom, seats=3)
    await minute(on)
    (now,) = await listed(on, channel)
    assert on.catalogues["en"].words("finding.empty") in said(now)


async def test_buttons_and_menus_join_and_show(on: Scene) -> None:
    channel = await posted(on)
    tables = [await on.lobby(on.tom, seats=3) for _ in range(6)]
    playing = await on.table(on.tom, on.haneul)
    await minute(on)
    (post,) = await listed(on, channel)
    assert labels(post)[:5] == [
        on.catalogues["en"].words("finding.button.join", number=str(n)) for n in range(1, 6)
    ]
    joined = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "join")))
    assert joined["ephemeral"]
    picked = await on.reply(
        on.sandra, on.sandra.select(post["id"], ListId("join").write(), [str(tables[5])])
    )
    assert picked["ephemeral"]
    seats = [(await on.at(each)).seat_of(int(on.sandra.member_id)) for each in tables]
    assert seats == [1, None, None, None, None, 1]
    seen = await on.reply(
        on.sandra, on.sandra.select(post["id"], ListId("watch").write(), [str(playing)])
    )
    assert seen["ephemeral"]
    assert seen["attachments"]
    assert (await on.at(playing)).seat_of(int(on.sandra.member_id)) is None
    games = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "new")))
    await on.assert_told(on.sandra, games, "ui.opening.which")


async def test_moves_do_not_touch_the_list_and_the_end_does(on: Scene) -> None:
    channel = await posted(on)
    table = await on.table(on.tom, on.haneul)
    await minute(on)
    guild, boards = on.playground.platform.world.guild_id, on.bot.client.core.of(Find).lobby_boards
    before = await boards.of(guild)
    (post,) = await listed(on, channel)
    assert await on.words(on.tom, "finding.watched", count=1) in said(post)
    await on.turn(table)
    await minute(on)
    assert await boards.of(guild) == before
    await on.called_off(table)
    await minute(on)
    (post,) = await listed(on, channel)
    assert await on.words(on.tom, "finding.watched", count=1) not in said(post)


async def test_without_a_channel_there_is_no_list(on: Scene) -> None:
    answer = await on.slash(on.haneul, "server lobby")
    await on.assert_told(on.haneul, answer, "error.lobby.no_channel")
    channel = await posted(on)
    await on.slash(on.haneul, "server set", setting="lobby", value="off")
    await on.told()
    assert await listed(on, channel) == []
