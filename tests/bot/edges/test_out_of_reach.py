"""Abuse case 13: the thread, the channel or the bot's permission goes in the middle of a turn.

The clock stands, the table is told, nothing is lost, and the clock goes on once a post is accepted again.
"""

import asyncio

import pytest

from bot.clocks.pauses import PauseKind
from tests.bot.edges.scene import Scene
from tests.bot.edges.test_places import (
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    allowed_again,
    has_board,
)
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

PACE = "20m+10m/60m nights=run vacation=no"
"""Five minutes after zero, a robot would play: grace is two and a half."""


async def _cut_off(on: Scene, table: int) -> bool:
    pauses = (await on.at(table)).table.pauses
    assert all(each.kind is PauseKind.UNREACHABLE for each in pauses)
    return any(each.to_ms is None for each in pauses)


async def test_13_a_channel_that_is_deleted_stops_the_clock_and_the_host_is_told(on: Scene) -> None:
    on.place = await on.tom.add_channel("another")
    table = await on.table(on.haneul, on.sandra, pace=PACE)
    [seat] = (await on.at(table)).waiting()
    await on.minutes(10)
    async with on.untouched(table):
        await on.tom.delete_channel(on.place)
        async with asyncio.timeout(PATIENCE_S):
            while not await _cut_off(on, table):
                await on.tom.report()
        await on.told()
    text = on.catalogues["ko"].words("table.trouble_gone", number=str(table))
    assert await on.letters(on.haneul) == [text]
    await on.minutes(60)
    at = await on.at(table)
    assert not at.table.clocks[seat].in_grace
    assert not at.seats[seat].is_robot
    assert await on.letters(on.haneul) == [text]
    on.refused = {UNKNOWN_CHANNEL}


async def test_13_a_thread_that_is_deleted_costs_nothing_but_its_posts(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, pace=PACE)
    async with on.untouched(table):
        await on.tom.delete_channel((await on.at(table)).table.place_id)
        await on.tom.wait_for(
            "message_create",
            lambda message: message["channel_id"] == on.place and has_board(message, table),
        )
        await on.told()
    assert not await _cut_off(on, table)
    on.refused = {UNKNOWN_CHANNEL}


async def test_13_the_clock_stands_while_posts_are_refused_and_runs_on_by_itself_afterwards(
    on: Scene,
) -> None:
    table = await on.table(on.haneul, on.sandra, pace=PACE)
    [seat] = (await on.at(table)).waiting()
    old = (await on.board(table))["id"]
    await on.minutes(10)
    await on.tom.deny("SEND_MESSAGES_IN_THREADS")
    # That time is up is the first thing that cannot be told. So grace does not end.
    await on.minutes(60)
    assert await _cut_off(on, table)
    at = await on.at(table)
    assert (at.table.clocks[seat].in_grace, at.seats[seat].is_robot) == (True, False)
    text = on.catalogues["ko"].words("table.trouble_forbidden", number=str(table))
    assert len([each for each in await on.posts() if text in each["content"]]) == 1
    # It is allowed again, and no member has to act.
    await allowed_again(on, table)
    assert not await _cut_off(on, table)
    board = await on.board(table)
    assert board["id"] != old
    # There is a quarter of an hour to see it.
    await on.minutes(13)
    assert not (await on.at(table)).seats[seat].is_robot
    await on.turn(table)
    assert seat not in (await on.at(table)).waiting()
    on.refused = {MISSING_PERMISSIONS}


async def test_13_no_member_runs_out_of_time_in_a_server_that_the_bot_was_removed_from(
    on: Scene,
) -> None:
    table = await on.table(on.haneul, on.sandra, pace=PACE)
    posts = on.bot.tables.posts
    guild = (await on.at(table)).table.guild_id
    await posts.cut_off(guild)
    assert await _cut_off(on, table)
    await posts.try_again(guild_id=guild)
    await on.told()
    assert not await _cut_off(on, table)
