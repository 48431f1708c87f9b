"""The place of a table: the thread where it was opened, or another if its channel was deleted."""

import pytest

from bot.playground.discord.world import ChannelType
from bot.tables.names import channel
from bot.tables.notices import ARCHIVED_AFTER_S
from rules.core.text import msg
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_places import UNKNOWN_CHANNEL
from tests.messages import number_of

pytestmark = pytest.mark.sockets


async def test_a_table_whose_channel_is_deleted_continues_where_a_member_asks(on: Scene) -> None:
    table = await on.table()
    await on.tom.delete_channel(on.place)
    await on.told()
    await on.turn(table)
    text = on.catalogues["ko"].words("table.trouble_gone", number=str(table))
    assert await on.letters(on.haneul) == [text]
    lounge = (await on.tom.channel_named("lounge"))["id"]
    member = await on.acting(table)
    act = member.slash(lounge, "table board", table=str(table))
    shown = await on.reply(member, act)
    assert shown["attachments"]
    # A member asks for the table in another channel. It announces itself there and continues.
    act = member.slash(lounge, "table board", table=str(table), post=True)
    shown = await on.reply(member, act)
    await on.assert_told(member, shown, "ui.done.moved", place=channel(lounge))
    await on.told()
    said, lobby = await on.posts(lounge)
    assert said["content"] == on.catalogues["ko"].words("table.moved", number=str(table))
    at = await on.at(table)
    assert (at.table.channel_id, str(number_of(at.table.lobby))) == (int(lounge), lobby["id"])
    (board,) = [post for post in await on.posts(at.table.place_id) if post["attachments"]][-1:]
    assert board["id"] == str(number_of(at.table.board))
    await on.turn(table)
    assert (await on.board(table))["channel_id"] == str(at.table.place_id)
    on.refused = {UNKNOWN_CHANNEL}


async def test_a_lobby_whose_channel_was_deleted_continues_elsewhere(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    await on.tom.delete_channel(on.place)
    lounge = (await on.tom.channel_named("lounge"))["id"]
    act = on.haneul.slash(lounge, "table board", table=str(table), post=True)
    shown = await on.reply(on.haneul, act)
    await on.assert_told(on.haneul, shown, "ui.done.moved", place=channel(lounge))
    await on.told()
    assert [button(post, "join") for post in (await on.posts(lounge))[1:]]
    on.refused = {UNKNOWN_CHANNEL}


async def test_asking_for_a_board_names_the_missing_permission(on: Scene) -> None:
    table = await on.table()
    thread = (await on.at(table)).table.place_id
    await on.tom.deny("SEND_MESSAGES_IN_THREADS", "ATTACH_FILES")
    names = (msg("ui.permission.send_messages_in_threads"), msg("ui.permission.attach_files"))
    for member in (on.haneul, on.sandra):
        shown = await on.slash(member, "table board", table=str(table), post=True)
        place = channel(thread)
        await on.assert_told(member, shown, "error.ui.bot_lacks", place=place, permissions=names)


async def test_asking_for_a_board_in_a_locked_thread_says_that_it_is_locked(on: Scene) -> None:
    table = await on.table()
    thread = on.playground.platform.world.channels[(await on.at(table)).table.place_id]
    on.playground.platform.threads.change(thread, {"archived": True, "locked": True})
    await on.tom.deny("MANAGE_THREADS")
    shown = await on.slash(on.sandra, "table board", table=str(table), post=True)
    await on.assert_told(on.sandra, shown, "error.ui.thread_locked", place=channel(thread.id))


async def test_an_ended_table_is_not_announced_again(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    before = await on.posts((await on.at(table)).table.place_id)
    shown = await on.slash(on.haneul, "table board", post=True)
    assert await on.words(on.haneul, "ui.panel.ended") in shown["content"]
    assert await on.posts((await on.at(table)).table.place_id) == before


@pytest.mark.parametrize("kind", [ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD])
async def test_a_table_opened_in_a_thread(on: Scene, kind: ChannelType) -> None:
    """A private thread's table stays in it, a public one's links to its channel, and the answer says where it is."""
    private = kind is ChannelType.PRIVATE_THREAD
    thread_id = await on.haneul.open_thread(
        on.place, "among us", private=private, invite=[on.sandra.member_id]
    )
    thread = on.playground.platform.world.channels[int(thread_id)]
    place = str(thread.id) if private else on.place
    act = on.haneul.slash(thread.id, "table open", title="expancity")
    shown = await on.reply(on.haneul, act)
    await on.assert_told(on.haneul, shown, "ui.done.open", place=channel(place))
    await on.told()
    at = await on.at(1)
    assert at.table.channel_id == int(place)
    await on.bot.tables.join(1, on.by(on.sandra))
    await on.start(1)
    at = await on.at(1)
    assert (at.table.place_id == thread.id) is private
    posts = await on.haneul.messages(str(at.table.place_id))
    assert str(number_of(at.table.board)) in [post["id"] for post in posts]
    # The thread belongs to a member, so it is not archived with the table.
    await on.called_off(1)
    await on.later(2 * ARCHIVED_AFTER_S)
    assert thread.thread is not None
    assert not thread.thread.archived


async def test_a_table_opened_in_a_forum_post(on: Scene) -> None:
    """A forum itself has no messages: the table gathers and is played in the post, which stays open at the end."""
    forum = await on.haneul.add_channel("board games", forum=True)
    post_id = await on.haneul.open_thread(forum, "Who plays?", content="Tonight?")
    shown = await on.reply(
        on.haneul, on.haneul.slash(post_id, "table open", title="expancity", seats=2)
    )
    await on.assert_told(on.haneul, shown, "ui.done.open", place=channel(post_id))
    await on.told()
    (lobby,) = [each for each in await on.posts(post_id) if each["components"]]
    await on.reply(on.sandra, on.sandra.click(lobby["id"], button(lobby, "join")))
    await on.start(1)
    at = await on.at(1)
    assert str(at.table.place_id) == post_id
    assert button(await on.board(1), "turn")
    await on.turn(1)
    await on.called_off(1)
    await on.later(2 * ARCHIVED_AFTER_S)
    post = on.playground.platform.world.channels[int(post_id)]
    assert post.thread is not None
    assert not post.thread.archived


async def test_a_table_moves_to_a_forum_post_when_its_channel_is_deleted(on: Scene) -> None:
    table = await on.table()
    await on.haneul.delete_channel(on.place)
    forum = await on.haneul.add_channel("board games", forum=True)
    post_id = await on.haneul.open_thread(forum, "Go on here", content="Here!")
    shown = await on.reply(
        on.haneul, on.haneul.slash(post_id, "table board", post=True, table=str(table))
    )
    await on.assert_told(on.haneul, shown, "ui.done.moved", place=channel(post_id))
    await on.told()
    assert str((await on.at(table)).table.place_id) == post_id
    assert button(await on.board(table), "turn")
    on.refused = {UNKNOWN_CHANNEL}
