"""Messages from before a restart still work."""

from functools import partial
from io import BytesIO

import discord
import pytest
from sqlalchemy import Connection, delete, select, update

from bot.line.undocumented import set_commands
from bot.store import schema
from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_clicks import reported

pytestmark = pytest.mark.sockets


async def test_a_panel_from_before_a_restart_works(on: Scene) -> None:
    table, member = await on.asked()
    panel = await on.slash(member, "table turn", table=str(table))
    await on.restart()
    async with on.untouched(table):
        shown = await on.reply(member, member.click(panel["id"], button(panel, "pick")))
    assert shown["id"] == panel["id"]
    assert await on.words(member, "ui.panel.lost") not in shown["content"]
    assert button(shown, "type")


async def test_a_text_box_from_before_a_restart_works(on: Scene) -> None:
    table, member = await on.asked()
    at = await on.at(table)
    line = at.game.write(await on.a_move(table))
    panel = await on.slash(member, "table turn", table=str(table))
    box = await member.click(panel["id"], button(panel, "type"))
    await on.restart()
    async with on.untouched(table):
        shown = await on.reply(member, member.submit(box["interaction_id"], line=line))
    assert shown["id"] == panel["id"]
    await on.reply(member, member.click(panel["id"], button(shown, "go")))
    assert (await on.at(table)).table.seq == 1


async def test_a_lobby_from_before_a_restart_works(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    await on.restart()
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "join")))
    await on.assert_told(on.sandra, shown, "ui.done.join")
    assert (await on.at(table)).members() == (int(on.haneul.member_id), int(on.sandra.member_id))


async def test_unsent_events_are_posted_after_a_restart(on: Scene) -> None:
    table = await on.table()
    await on.tom.misbehave({"match": "POST /channels/*/messages", "kind": "503"})
    member = await on.acting(table)
    while await on.acting(table) is member:
        await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    await on.tom.behave()
    await on.restart()
    await on.later(60)
    at = await on.at(table)
    assert at.table.told_seq == at.table.seq > 0


async def test_a_post_under_way_is_finished_before_the_bot_ends(on: Scene) -> None:
    table, member = await on.asked()
    messages = on.playground.platform.world.messages
    before = {*messages}
    slow = {"match": "POST /channels/*/messages", "kind": "slow", "delay_s": 1.0, "times": 1}
    await on.tom.misbehave(slow)
    while await on.acting(table) is member:
        await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    await reported(on, "faults_injected")
    assert {*messages} == before
    made = list[int]()
    await on.restart(lambda: made.extend({*messages} - before))
    assert len(made) == 1
    assert (await on.at(table)).table.board == Posted((await on.at(table)).table.place_id, made[0])


@pytest.mark.parametrize("away_s", [20, 900], ids=["seconds", "a quarter of an hour"])
async def test_a_kill_after_posting_posts_nothing_twice(on: Scene, away_s: int) -> None:
    """The bot was killed after Discord took a reminder and before that was kept; Discord forgets nonces in minutes."""
    table = await on.table(on.haneul, on.sandra, pace="10m+5m/20m")
    await on.minutes(10.5)
    await on.told()
    at = await on.at(table)
    before = [post["id"] for post in await on.posts(at.table.place_id)]
    await on.bot.database.write(_forget_reminder)
    await on.tom.advance(away_s)
    await on.restart()
    await on.told()
    assert [post["id"] for post in await on.posts(at.table.place_id)] == before
    assert await on.bot.database.read(_open_reminders) == []


async def test_a_post_is_found_again_in_a_busy_channel(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, pace="10m+5m/20m")
    await on.minutes(10.5)
    await on.told()
    place = (await on.at(table)).table.place_id
    for number in range(60):
        await on.tom.say(place, f"{number}")
    before = [post["id"] for post in await on.posts(place)]
    await on.bot.database.write(_forget_reminder)
    await on.tom.advance(900)
    await on.restart()
    await on.told()
    assert [post["id"] for post in await on.posts(place)] == before


async def test_a_picture_that_an_edit_brought_before_a_kill_is_not_shown_twice(on: Scene) -> None:
    """The board was edited and this was not kept; afterwards the message is too old for another edit."""
    table = await on.table()
    before = (await on.at(table)).table
    old = await on.board(table)
    await on.turn(table)
    new = await on.board(table)
    channel = on.bot.client.get_partial_messageable(before.place_id)
    file = discord.File(BytesIO(b"a picture"), new["attachments"][0]["filename"])
    await channel.get_partial_message(int(old["id"])).edit(attachments=[file])
    await channel.get_partial_message(int(new["id"])).delete()
    await on.bot.tables.posts.place(
        table,
        partial(_forget_board, message_id=int(new["id"])),
        board=before.board,
        board_seq=before.board_seq,
        board_from_seq=before.board_from_seq,
        told_seq=before.told_seq,
    )
    await on.tom.advance(7200)
    await on.restart()
    await on.told()
    posts = await on.posts(before.place_id)
    assert int((await on.board(table))["id"]) > int(new["id"])
    shown = [file["filename"] for post in posts for file in post["attachments"]]
    assert sorted(shown) == sorted(set(shown))


async def test_a_board_posted_before_a_kill_is_not_edited_into_the_one_before_it(on: Scene) -> None:
    """The called member has moved meanwhile, so that by now an edit would do."""
    table = await on.table()
    before = (await on.at(table)).table
    await on.turn(table)
    new = await on.board(table)
    await on.bot.tables.posts.place(
        table,
        partial(_forget_board, message_id=int(new["id"])),
        board=before.board,
        board_seq=before.board_seq,
        board_from_seq=before.board_from_seq,
        told_seq=before.told_seq,
    )
    await on.turn(table)
    posts = await on.posts(before.place_id)
    shown = [file["filename"] for post in posts for file in post["attachments"]]
    assert new["attachments"][0]["filename"] in shown
    assert sorted(shown) == sorted(set(shown))
    assert int((await on.board(table))["id"]) > int(new["id"])


def _forget_board(conn: Connection, message_id: int) -> None:
    """As a kill leaves it: the row was claimed, and its result is not stored."""
    rows, pings = schema.outbox, schema.pings
    [row_id] = conn.execute(select(rows.c.id).where(rows.c.message_id == message_id)).scalars()
    conn.execute(delete(pings).where(pings.c.outbox_id == row_id))
    conn.execute(update(rows).where(rows.c.id == row_id).values(sent_at=None, message_id=None))


def _forget_reminder(conn: Connection) -> None:
    """As a kill leaves it: the row was claimed, and its result is not stored."""
    rows = schema.outbox
    conn.execute(delete(schema.pings).where(schema.pings.c.rung == "zero"))
    done = conn.execute(
        update(rows).where(rows.c.kind == NoticeKind.REMINDER).values(sent_at=None, message_id=None)
    )
    assert done.rowcount == 1


def _open_reminders(conn: Connection) -> list[int]:
    rows = schema.outbox.c
    query = select(rows.id).where(rows.kind == NoticeKind.REMINDER, rows.sent_at.is_(None))
    return list(conn.execute(query).scalars())


async def registrations(on: Scene) -> int:
    by_route = (await on.tom.report())["by_route"]
    return int(by_route["PUT /applications/{application_id}/commands"])


async def test_only_commands_that_discord_has_lost_are_registered_again(on: Scene) -> None:
    await on.restart()
    assert await registrations(on) == 1
    client = on.bot.client
    assert client.application_id is not None
    await set_commands(client, client.application_id, [])
    await on.restart()
    assert await registrations(on) == 3
