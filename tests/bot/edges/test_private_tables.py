"""Private tables over the sockets: the thread, its members, and messages to others."""

import pytest

from bot.playground.people.client import Refused
from tests.bot.edges.scene import Scene, button, said
from tests.messages import number_of

pytestmark = pytest.mark.sockets


async def opened(on: Scene, private: str = "invited") -> int:
    """Sandra's private table for two with a robot, in play."""
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2, private=private)
    await on.told()
    at = await on.at(1)
    assert at.table.filters.private, said(answer)
    await on.bot.tables.add_robot(1, on.by(on.sandra), level=1)
    await on.start(1)
    await on.told()
    return 1


async def test_it_is_played_in_a_private_thread(on: Scene) -> None:
    table = await opened(on)
    at = await on.at(table)
    assert at.table.thread_id not in (None, at.table.channel_id)
    thread = on.playground.platform.world.channels[at.table.thread_id or 0]
    assert thread.type.name == "PRIVATE_THREAD"
    assert any(":turn:" in str(each["components"]) for each in await on.sandra.messages(thread.id))
    with pytest.raises(Refused):
        await on.tom.messages(thread.id)


async def test_a_stranger_neither_sees_the_board_nor_takes_a_seat(on: Scene) -> None:
    table = await opened(on)
    post = await on.lobby_post(table)
    answer = await on.reply(on.tom, on.tom.click(post["id"], button(post, "take")))
    await on.assert_told(on.tom, answer, "error.table.private")
    answer = await on.slash(on.tom, "table board", table=str(table))
    await on.assert_told(on.tom, answer, "error.table.private")


async def test_where_others_could_read_along_the_opener_is_warned(on: Scene) -> None:
    await on.haneul.deny("create_private_threads")
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2, private="invited")
    await on.assert_told(on.sandra, answer, "error.private.no_thread")
    table = await opened(on, "anyway")
    at = await on.at(table)
    assert at.table.thread_id == number_of(at.table.lobby)


async def test_a_server_may_do_without_private_tables(on: Scene) -> None:
    guild = on.playground.platform.world.guild_id
    await on.bot.settings.allow(guild, "private", False)
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2, private="anyway")
    await on.assert_told(on.sandra, answer, "error.private.not_here")
