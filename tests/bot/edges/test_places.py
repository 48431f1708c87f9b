"""Channels, threads and posts that disappear, close, or lose permissions: the table continues, and members are told."""

import asyncio

import pytest

from bot.core.controls.ids import PanelId
from bot.core.posting.openings import SECONDS_APART
from bot.core.posts.clock_lines import stamp
from bot.store import timers
from bot.store.database import Connection
from bot.store.rows import TimerKind
from bot.tables.model import Position
from bot.tables.names import channel
from bot.tables.timing.reaching import cut_off_since
from rules.core.text import msg
from tests.bot.edges.scene import Json, Scene, button, labels
from tests.messages import number_of
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
THREAD_LOCKED = 160005


def has_board(message: Json, table: int) -> bool:
    return f"-{table}-r" in str(message["attachments"]) and "hand" in str(message["components"])


async def test_a_tables_post_links_to_its_thread(on: Scene) -> None:
    table = await on.table()
    at = await on.at(table)
    assert at.table.place_id == number_of(at.table.lobby)
    assert f"<#{at.table.place_id}>" in (await on.lobby_post(table))["content"]


async def test_a_thread_that_is_deleted_in_play(on: Scene) -> None:
    table = await on.table()
    thread = (await on.at(table)).table.place_id
    async with on.untouched(table):
        await on.tom.delete_channel(thread)
        await on.tom.wait_for(
            "message_create",
            lambda message: message["channel_id"] == on.place and has_board(message, table),
        )
        await on.told()
    assert (await on.at(table)).table.place_id == int(on.place)
    await on.turn(table)
    board = await on.board(table)
    assert board["channel_id"] == on.place
    assert f"<#{on.place}>" in (await on.lobby_post(table))["content"]
    member = await on.acting(table)
    shown = await on.slash(member, "table turn")
    assert button(shown, "type")
    on.refused = {UNKNOWN_CHANNEL}


async def test_a_lobby_that_is_deleted_comes_back_on_request_and_with_the_next_change(
    on: Scene,
) -> None:
    table = await on.lobby(on.haneul, seats=2)
    first = await on.lobby_post(table)
    await on.tom.delete_message(first["id"])
    async with on.untouched(table):
        shown = await on.slash(on.haneul, "table board", post=True)
        await on.told()
    await on.assert_told(on.haneul, shown, "ui.done.repost", place=channel(on.place))
    second = await on.lobby_post(table)
    assert second["id"] != first["id"]
    await on.tom.delete_message(second["id"])
    await on.bot.tables.join(table, on.by(on.sandra))
    await on.told()
    third = await on.lobby_post(table)
    assert third["id"] != second["id"]
    assert "Alessandra" in third["content"]
    on.refused = {UNKNOWN_MESSAGE}


async def test_a_lobby_post_is_edited_in_place_within_the_hour_and_replaced_later(
    on: Scene,
) -> None:
    table = await on.lobby(on.haneul, seats=3)
    old = await on.lobby_post(table)
    await on.later(3500)
    await on.bot.tables.join(table, on.by(on.sandra))
    await on.told()
    (post,) = await on.posts()
    assert post["id"] == old["id"]
    assert "Alessandra" in post["content"]
    await on.later(101)
    await on.bot.tables.join(table, on.by(on.tom))
    await on.told()
    (post,) = await on.posts()
    assert post["id"] != old["id"]
    assert "Tom" in post["content"]
    assert (await on.tom.report())["old_edits"] == 0


@pytest.mark.parametrize("permission", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
async def test_a_table_is_played_in_the_channel_where_threads_are_forbidden(
    on: Scene, permission: str
) -> None:
    await on.tom.deny(permission, channel_id=on.place)
    shown = await on.slash(on.haneul, "table open", title="expancity")
    await on.assert_told(on.haneul, shown, "ui.done.open", place=channel(on.place))
    await on.told()
    await on.bot.tables.join(1, on.by(on.sandra))
    await on.start(1)
    board = await on.board(1)
    assert board["channel_id"] == on.place
    member = await on.acting(1)
    assert button(await on.slash(member, "table turn"), "type")
    assert await on.letters(on.haneul) == []


async def test_a_lobby_that_may_not_be_posted_comes_back_on_request(on: Scene) -> None:
    await on.tom.deny("SEND_MESSAGES")
    table = await on.lobby(on.haneul, seats=2)
    text = on.catalogues["ko"].words("table.trouble_forbidden", number=str(table))
    assert await on.letters(on.haneul) == [text]
    await on.tom.deny()
    await on.slash(on.haneul, "table board", post=True)
    await on.told()
    assert (await on.posts())[0]["id"] == (await on.lobby_post(table))["id"]
    on.refused = {MISSING_PERMISSIONS}


async def test_missing_permissions_are_named_before_a_table_is_opened(on: Scene) -> None:
    await on.tom.deny("ATTACH_FILES", "SEND_MESSAGES", channel_id=on.place)
    for member in on.members():
        shown = await on.slash(member, "table open", title="expancity")
        names = (msg("ui.permission.send_messages"), msg("ui.permission.attach_files"))
        place = channel(on.place)
        await on.assert_told(member, shown, "error.ui.bot_lacks", place=place, permissions=names)
    assert await on.bot.tables.find(int(on.place)) is None


async def allowed_again(on: Scene, table: int) -> None:
    """Give the bot all permissions back, and let a minute pass after it has heard of that."""
    await on.tom.deny()
    guild_id = (await on.at(table)).table.guild_id
    soon_ms = (on.playground.clock.now() + 60) * 1000

    def is_due(conn: Connection) -> bool:
        tries = timers.in_servers(conn, TimerKind.REACH, [guild_id])
        return any(each.number == table and each.at_ms < soon_ms for each in tries)

    async with asyncio.timeout(PATIENCE_S):
        while not await on.bot.database.read(is_due):
            await on.tom.report()
    await on.minutes(1)


async def outages(on: Scene, table: int) -> list[Json]:
    """The messages in the channel which say that the bot may not post at a table, with their pings."""
    text = on.catalogues["ko"].words("table.trouble_forbidden", number=str(table))
    return [each for each in await on.posts() if text in each["content"]]


def pinged(message: Json) -> set[int]:
    return {int(each["id"]) for each in message["mentions"]}


async def test_members_are_told_once_if_nothing_may_be_posted_in_their_thread(on: Scene) -> None:
    table = await on.table()
    first = await on.board(table)
    await on.tom.deny("SEND_MESSAGES_IN_THREADS")
    await on.turn(table)
    await on.turn(table)
    await on.turn(table)
    [told] = await outages(on, table)
    assert pinged(told) == set((await on.at(table)).members())
    assert await on.letters(on.haneul) == await on.letters(on.sandra) == []
    # Meanwhile the game continues without posts.
    member = await on.acting(table)
    shown = await on.slash(member, "table board")
    assert shown["attachments"]
    shown = await on.slash(member, "table clock", table=str(table))
    since = stamp(at_since(await on.at(table)), "f")
    assert await on.words(member, "hosting.cut_off", since=since) in shown["content"]
    # Posting is allowed again: a board tells everything since, within a minute and without a move.
    await allowed_again(on, table)
    board = await on.board(table)
    assert board["id"] != first["id"]
    at = await on.at(table)
    assert at.table.told_seq == at.table.seq
    assert pinged(board) == set(at.waiting_members())
    # A new outage is reported again.
    await on.tom.deny("SEND_MESSAGES_IN_THREADS")
    await on.turn(table)
    assert len(await outages(on, table)) == 2
    on.refused = {MISSING_PERMISSIONS}


def at_since(at: Position) -> int:
    since = cut_off_since(at.table)
    assert since is not None
    return since


async def test_members_are_told_in_their_chosen_language_if_the_bot_may_post_nowhere(
    on: Scene,
) -> None:
    table = await on.table()
    for member in (on.haneul, on.sandra):
        await on.slash(member, "table clock", table=str(table))
    await on.bot.settings.set_member_language(int(on.haneul.member_id), "it")
    await on.tom.deny("SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES")
    await on.turn(table)
    await on.turn(table)
    await on.later(SECONDS_APART + 1)
    text = on.catalogues["it"].words("table.trouble_forbidden", number=str(table))
    for member in (on.haneul, on.sandra):
        assert await on.letters(member) == [text]
    on.refused = {MISSING_PERMISSIONS}


async def test_a_lobby_comes_back_by_itself_when_posts_are_allowed_again(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    await on.tom.deny("SEND_MESSAGES", "VIEW_CHANNEL")
    await on.bot.tables.join(table, on.by(on.sandra))
    await on.told()
    await allowed_again(on, table)
    assert "Alessandra" in (await on.lobby_post(table))["content"]
    on.refused = {MISSING_ACCESS}


async def test_the_opener_brings_the_board_back_when_posts_are_allowed_again(on: Scene) -> None:
    table = await on.table()
    await on.tom.deny("ATTACH_FILES")
    await on.turn(table)
    old = number_of((await on.at(table)).table.board)
    await on.tom.deny()
    shown = await on.slash(on.haneul, "table board", post=True)
    await on.told()
    at = await on.at(table)
    place = channel(at.table.place_id)
    await on.assert_told(on.haneul, shown, "ui.done.repost", place=place)
    assert number_of(at.table.board) != old
    assert at.table.told_seq == at.table.seq
    on.refused = {MISSING_PERMISSIONS}


async def test_an_opener_who_blocks_direct_messages_does_not_stop_the_table(on: Scene) -> None:
    table = await on.table()
    await on.haneul.take_direct(on=False)
    await on.tom.deny("VIEW_CHANNEL")
    await on.turn(table)
    await on.tom.deny()
    await on.turn(table)
    at = await on.at(table)
    assert at.table.told_seq == at.table.seq
    on.refused = {MISSING_ACCESS, 50007}


async def test_the_next_board_reopens_an_archived_thread_unless_it_is_locked(on: Scene) -> None:
    table = await on.table()
    thread = on.playground.platform.world.channels[(await on.at(table)).table.place_id]
    on.playground.platform.threads.change(thread, {"archived": True})
    await on.turn(table)
    assert (await on.board(table))["channel_id"] == str(thread.id)
    assert thread.thread is not None
    assert not thread.thread.archived
    on.playground.platform.threads.change(thread, {"archived": True, "locked": True})
    await on.tom.deny("MANAGE_THREADS")
    await on.turn(table)
    assert len(await outages(on, table)) == 1
    on.refused = {THREAD_LOCKED}


async def test_a_member_with_pings_off_is_named_without_a_ping(on: Scene) -> None:
    for member in (on.haneul, on.sandra):
        panel = await on.slash(member, "my notices")
        await on.reply(member, member.select(panel["id"], "y:set:where", ["off"]))
    table = await on.table()
    board = await on.board(table)
    assert board["mentions"] == []
    (seat,) = (await on.at(table)).waiting()
    assert (await on.at(table)).seats[seat].name in board["content"]


async def test_a_table_keeps_its_openers_language_to_the_end(on: Scene) -> None:
    """A changed setting applies to tables opened later; a running table keeps its language."""
    await on.slash(on.sandra, "table open", title="expancity")
    await on.told()
    await on.bot.tables.join(1, on.by(on.haneul))
    await on.slash(on.haneul, "server set", setting="language", value="ko")
    await on.start(1)
    await on.turn(1)
    assert on.catalogues["it"].words("ui.button.turn") in labels(await on.board(1))
    await on.called_off(1)
    closing = (await on.posts((await on.at(1)).table.place_id))[-1]
    assert on.catalogues["it"].words("table.ended_by_consent") in closing["content"]


async def test_a_server_chooses_the_language_of_its_tables_among_those_on_offer(on: Scene) -> None:
    offered = await on.haneul.suggestions(
        on.place, "server set", "value", setting="language", value=""
    )
    assert {each["value"] for each in offered} == {"en", "ko", "it"}
    shown = await on.slash(on.haneul, "server show")
    assert await on.words(on.haneul, "ui.settings.server_openers") in shown["content"]
    shown = await on.slash(on.haneul, "server set", setting="language", value="ko")
    assert "한국어" in shown["content"]
    await on.slash(on.sandra, "table open", title="expancity")
    await on.told()
    assert on.catalogues["ko"].words("ui.button.join") in labels(await on.lobby_post(1))


async def test_a_command_means_the_members_own_table_among_several_in_a_channel(on: Scene) -> None:
    await on.tom.deny("CREATE_PUBLIC_THREADS", channel_id=on.place)
    mine = await on.table(on.haneul, on.sandra)
    newer = await on.table(on.haneul, on.tom)
    boards = [await on.board(table) for table in (mine, newer)]
    assert {board["channel_id"] for board in boards} == {on.place}
    for table in (mine, newer):
        while await on.acting(table) is on.haneul:
            await on.turn(table)
    for member, table in ((on.sandra, mine), (on.tom, newer)):
        shown = await on.slash(member, "table turn")
        clicked = PanelId.read(button(shown, "type"))
        assert clicked is not None
        assert clicked.table == table
        (offer, *_) = await member.suggestions(on.place, "expancity turn", "line", line="")
        seq = (await on.at(table)).table.seq
        await on.slash(member, "expancity turn", line=offer["value"])
        assert (await on.at(table)).table.seq == seq + 1


async def test_a_retried_post_never_replaces_another_tables_post(on: Scene) -> None:
    first = await on.lobby(on.haneul, seats=2)
    await on.tom.misbehave({"match": "POST /channels/*/messages", "kind": "500", "times": 1})
    second = await on.lobby(on.sandra, seats=2)
    await on.later(5)
    assert (await on.lobby_post(first))["id"] != (await on.lobby_post(second))["id"]
    assert len(await on.posts()) == 2


async def test_a_lobby_post_with_a_lost_answer_is_replaced_once(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=3)
    await on.later(3601)
    await on.tom.misbehave({"match": "POST /channels/*/messages", "kind": "reply_lost", "times": 1})
    await on.bot.tables.join(table, on.by(on.sandra))
    await on.told()
    await on.later(5)
    (post,) = await on.posts()
    assert post["id"] == (await on.lobby_post(table))["id"]
    assert "Alessandra" in post["content"]
