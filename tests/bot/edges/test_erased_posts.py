"""After a member has deleted their data, no post and no file that is left names them (ADR 60)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import json, structs
from sqlalchemy import Connection, insert, select

from bot.admin import program as admin
from bot.clocks.preferences import Preferences, Where
from bot.features.find.parts import Find
from bot.features.moderate.parts import Moderate
from bot.features.settings.parts import ServerSettings
from bot.features.tournament.choices.kinds import plan_for
from bot.playground import PlaygroundClient
from bot.store import outbox, schema
from bot.store.contest.rows import Settings
from bot.tables import notices
from bot.tables.moderating.doorkeeping import block_member, block_server
from rules.contest.director.plan import HOUR_MS
from rules.contest.director.snapshot import Status
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Typed, msg
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_closed_tables import passed, service, until_opened
from tests.bot.edges.test_moved import moved
from tests.bot.edges.test_odd_answers import retried_for
from tests.bot.edges.test_server_settings import chosen
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

UNKNOWN_MESSAGE: Final = 10008
CALLED = "Wilhelmina [Win](https://evil.example)"
"""A name that is escaped in every post."""
Played = Callable[[Scene, int], Awaitable[None]]
"""Ends a table, given by its number."""


def _renamed(on: Scene, member: PlaygroundClient, name: str) -> None:
    on.playground.platform.world.members[int(member.member_id)].name = name


async def _deleted(on: Scene, member: PlaygroundClient) -> None:
    panel = await on.slash(member, "my data")
    asked = await on.reply(member, member.click(panel["id"], button(panel, "data_ask")))
    opened = await member.click(asked["id"], button(asked, "data_sure"))
    word = await on.words(member, "data.word")
    await on.reply(member, member.submit(opened["interaction_id"], word=word))
    await on.told()


def _left(on: Scene) -> Iterator[tuple[str, str]]:
    """Every post of the bot that is left, with its files, and every name of a thread."""
    platform = on.playground.platform
    for message in platform.world.messages.values():
        if message.author_id != platform.world.bot.id or message.is_ephemeral:
            continue
        yield f"{message.channel_id}/{message.id}", json.encode(message.body).decode()
        for each in message.body["attachments"]:
            if not each["filename"].endswith((".png", ".webp")):
                yield each["filename"], _file(on, each).decode()
    for thread in platform.world.threads():
        yield str(thread.id), thread.name


def _file(on: Scene, attachment: Json) -> bytes:
    found = on.playground.platform.files.get(attachment["url"].partition("/files/")[2])
    assert found is not None
    return found[0]


def _rows(conn: Connection) -> list[str]:
    return [
        f"{table.name} {tuple(row)!r}"
        for table in schema.metadata.sorted_tables
        for row in conn.execute(select(table))
    ]


def _is_named(text: str, number: str) -> bool:
    return "Wilhelmina" in text.replace("\\", "") or number in text


async def _nothing_names(on: Scene, number: str) -> None:
    assert [each for each in _left(on) if _is_named(each[1], number)] == []
    rows = await on.bot.database.read(_rows)
    assert [each for each in rows if _is_named(each, number)] == []


def _pictures(on: Scene, channel_id: int) -> dict[tuple[str, str], str]:
    """The number of each picture in a channel, by its message and name."""
    return {
        (str(message.id), each["filename"]): each["id"]
        for message in on.playground.platform.world.messages.values()
        if message.channel_id == channel_id
        for each in message.body["attachments"]
        if each["filename"].endswith((".png", ".webp"))
    }


def _is_archived(on: Scene, thread_id: int) -> bool:
    state = on.playground.platform.world.channels[thread_id].thread
    assert state is not None
    return state.archived


async def _moves(on: Scene, table_id: int) -> None:
    """Members move until the table is over."""
    for step in range(2000):
        at = await on.at(table_id)
        if not at.waiting():
            break
        seat = min(at.waiting())
        member = at.seats[seat].member_id
        hand = next(each for each in on.members() if int(each.member_id) == member)
        move = engine.sample_move(at.game, at.state, seat, Rng(step))
        await on.bot.tables.play(table_id, on.by(hand), move, None)
        # People do not make several moves in the same second.
        on.playground.clock.advance(2)
    await on.told()


async def test_after_a_deletion_no_post_and_no_file_of_a_table_names_the_member(on: Scene) -> None:
    gone, number = on.sandra, on.sandra.member_id
    _renamed(on, gone, CALLED)
    core = on.bot.client.core
    await chosen(on, "log", f"<#{on.place}>")
    await on.bot.settings.set_wishes(int(on.tom.member_id), Preferences(where=Where.DIRECT))
    ended = await on.table(gone, on.haneul)
    await _moves(on, ended)
    off = await on.table(gone, on.tom)
    for _ in range(2):
        await on.turn(off)
    await on.called_off(off)
    playing = await on.table(on.tom, gone, on.haneul)
    for _ in range(4):
        await on.turn(playing)
    lobby = await on.lobby(gone, seats=3)
    await core.of(Find).invitations.invite(lobby, on.by(gone), int(on.tom.member_id), Typed("Tom"))
    reason = f"{CALLED} (<@{number}>) writes nonsense."
    guild = on.playground.platform.world.guild_id
    await core.of(Moderate).moderation.ban(guild, on.by(on.haneul), int(number), 9, Typed(reason))
    at = await on.at(playing)
    told = notices.notice(at.table, msg("table.agrees_to_end", member=CALLED, missing=1))
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, told, now=now))
    await on.told()
    await on.later(120)
    # Animations are posted by now. The threads of tables that are over are archived after a day.
    await on.later(25 * 3600)
    named = {where.partition("/")[0] for where, text in _left(on) if _is_named(text, number)}
    threads = [(await on.at(each)).table.place_id for each in (ended, off, playing)]
    assert {on.place, *map(str, threads)} <= named
    pictures = [_pictures(on, each) for each in threads[:2]]
    archived = [_is_archived(on, each) for each in threads]
    assert archived[1:] == [True, False]
    await _deleted(on, gone)
    await _nothing_names(on, number)
    assert "former player" in str([text for _, text in _left(on)])
    for before, thread in zip(pictures, threads, strict=False):
        after = _pictures(on, thread)
        assert after.keys() == before.keys()
        assert not set(after.values()) & set(before.values())
    assert [_is_archived(on, each) for each in threads] == archived


async def test_a_deletion_reaches_where_a_table_and_a_log_were_before(on: Scene) -> None:
    gone, number = on.sandra, on.sandra.member_id
    _renamed(on, gone, CALLED)
    log = await on.haneul.add_channel("log")
    guild = on.playground.platform.world.guild_id
    await on.slash(on.haneul, "server set", setting="log", value=str(log))
    table = await on.table(gone, on.tom)
    await on.turn(table)
    reason = Typed(f"{CALLED} writes nonsense.")
    await on.bot.client.core.of(Moderate).moderation.ban(
        guild, on.by(on.haneul), int(number), 9, reason
    )
    await on.told()
    await moved(on, table)
    await on.slash(on.haneul, "server set", setting="log", value="off")
    await on.told()
    named = {where.partition("/")[0] for where, text in _left(on) if _is_named(text, number)}
    assert {str(log), on.place} <= named
    await _deleted(on, gone)
    await _nothing_names(on, number)


async def held_tournament(
    on: Scene,
    *people: PlaygroundClient,
    title: str = "expancity",
    language: str = "en",
    played: Played = _moves,
    settings: Settings | None = None,
) -> int:
    """A tournament of one round, each of whose tables is `played` to its end; returns its number."""
    tournaments = service(on)
    starts_ms = int(on.playground.clock.now() * 1000) + 48 * HOUR_MS
    held = await tournaments.create(
        on.by(on.haneul),
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(on.place),
        language=language,
        name=Typed("Cup"),
        title=title,
        plan=structs.replace(plan_for("round_robin", (2,), starts_ms)[0], entrants_min=2),
        settings=settings or Settings(),
    )
    held = await tournaments.announce(held.id, on.by(on.haneul))
    for each in people:
        await tournaments.sign_up(held.id, on.by(each))
    await passed(on, 30 * 3600, held, lambda row: row.checkin_ms is not None)
    for each in people:
        await tournaments.check_in(held.id, on.by(each))
    await passed(on, 18 * 3600 + 60, held, lambda row: row.draw is not None)
    await until_opened(on, held)
    await on.told()
    for pod in (await tournaments.show(held.id)).stored.pods:
        await played(on, pod.table_id or 0)
    await passed(on, 3600, held, lambda row: row.closing_ms is not None)
    await passed(on, 72 * 3600, held, lambda row: row.status is Status.FINISHED)
    await on.later(3600)
    return held.id


async def test_a_forgotten_server_keeps_no_post_that_names_any_member(on: Scene) -> None:
    gone, number = on.sandra, on.sandra.member_id
    _renamed(on, gone, CALLED)
    table = await on.table(gone, on.tom)
    await on.turn(table)
    await on.bot.client.core.of(ServerSettings).forgetting.forget(
        on.playground.platform.world.guild_id
    )
    await on.told()
    assert [each for each in _left(on) if _is_named(each[1], number)] == []


async def test_one_post_that_cannot_be_edited_does_not_keep_the_others_from_it(on: Scene) -> None:
    gone, number = on.sandra, on.sandra.member_id
    _renamed(on, gone, CALLED)
    at = await on.at(await on.table(gone, on.tom))
    told = notices.notice(at.table, msg("table.agrees_to_end", member=CALLED, missing=1))
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, told, told, told, now=now))
    on.bot.sender.wake()
    await on.told()
    place = at.table.place_id
    named = [where for where, text in _left(on) if _is_named(text, number)]
    stuck = [each for each in named if each.startswith(f"{place}/")][-2]
    undefined = {"status": 400, "content_type": "application/json", "body": '{"code": 7}'}
    match = f"PATCH /channels/{place}/messages/{stuck.partition('/')[2]}"
    await on.tom.misbehave({"match": match, "kind": "answer", **undefined})
    await on.bot.client.core.of(ServerSettings).forgetting.forget(
        on.playground.platform.world.guild_id
    )
    await retried_for(on, 1200.0)
    assert [where for where, text in _left(on) if _is_named(text, number)] == [stuck]


async def test_places_out_of_reach_are_named_before_confirmation(on: Scene) -> None:
    gone, number = on.tom, int(on.tom.member_id)
    table = await on.table(gone, on.sandra)
    await on.turn(table)
    panel = await on.slash(gone, "my data")
    asked = await on.reply(gone, gone.click(panel["id"], button(panel, "data_ask")))
    assert said(asked) == await on.words(gone, "data.ask", seats=1)
    on.refused.add(10003)
    world = on.playground.platform.world
    on.playground.platform.threads.delete(world.channels[(await on.at(table)).table.place_id])
    await on.told()

    def elsewhere(conn: Connection) -> None:
        """A table of a server that the bot is no longer in."""
        row = conn.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
        changed: dict[str, Any] = {"id": table + 100, "guild_id": 77, "channel_id": 78}
        changed |= {"thread_id": 79, "status": "cancelled", "opener_id": number, "due_ms": None}
        changed |= {"lobby_channel_id": 78, "board_channel_id": 79}
        conn.execute(insert(schema.tables).values(dict(row._mapping) | changed))

    await on.bot.database.write(elsewhere)
    panel = await on.slash(gone, "my data")
    asked = await on.reply(gone, gone.click(panel["id"], button(panel, "data_ask")))
    lines = said(asked).split("\n")
    assert lines[1] == await on.words(gone, "data.left_head")
    assert f"- {await on.words(gone, 'data.left_servers', servers=1, tables=1)}" in lines
    assert f"- {await on.words(gone, 'data.left_deleted', count=1)}" in lines


async def _operates(on: Scene, folder: Path, *argv: object) -> None:
    """The operator runs a command beside the bot, and the bot carries out its timers."""
    env = {"DATABASE_URL": f"sqlite:///{folder / 'edges.sqlite3'}"}
    given = [str(each) for each in argv]
    now = on.playground.clock.now
    assert await asyncio.to_thread(admin.main, given, env, now) == admin.OK
    await on.minutes(1)


async def test_a_deletion_for_a_request_by_mail_reaches_posts_too(
    on: Scene, tmp_path: Path
) -> None:
    gone, number = on.sandra, on.sandra.member_id
    _renamed(on, gone, CALLED)
    table = await on.table(gone, on.tom)
    await on.turn(table)
    assert any(_is_named(text, number) for _, text in _left(on))
    await _operates(on, tmp_path, "member", "delete", number)
    await _nothing_names(on, number)
    assert int(number) not in (await on.at(table)).members()


async def test_the_operator_has_the_bot_leave_a_server(on: Scene, tmp_path: Path) -> None:
    guild = on.playground.platform.world.guild_id
    await _operates(on, tmp_path, "servers", "leave", guild)
    assert guild in on.playground.platform.world.left


async def test_leaving_a_server_is_tried_again_while_discord_does_not_answer(
    on: Scene, tmp_path: Path
) -> None:
    world = on.playground.platform.world
    page = {"kind": "answer", "status": 403, "body": "<html>Denied</html>"}
    await on.haneul.misbehave({"match": "DELETE /users/@me/guilds/*", "times": 1, **page})
    await _operates(on, tmp_path, "servers", "leave", world.guild_id)
    await on.minutes(2)
    assert (await on.haneul.report())["faults_injected"] == {"answer": 1}
    assert world.guild_id in world.left


async def test_places_out_of_reach_are_named_though_discord_does_not_answer(on: Scene) -> None:
    gone = on.tom
    table = await on.table(gone, on.sandra)
    on.refused.add(10003)
    world = on.playground.platform.world
    on.playground.platform.threads.delete(world.channels[(await on.at(table)).table.place_id])
    await on.told()
    page = {"kind": "answer", "status": 404, "body": "<html>Down</html>"}
    await on.haneul.misbehave({"match": "GET /channels/*", **page})
    panel = await on.slash(gone, "my data")
    asked = await on.reply(gone, gone.click(panel["id"], button(panel, "data_ask")))
    assert said(asked) == await on.words(gone, "data.ask", seats=1)


async def test_a_member_whom_the_operator_has_blocked_is_refused_everywhere(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    number = int(on.sandra.member_id)
    await on.bot.database.write(lambda conn: block_member(conn, number, Typed("")))
    on.playground.clock.advance(60)
    answer = await on.slash(on.sandra, "my tables")
    await on.assert_told(on.sandra, answer, "error.ui.barred")
    board = await on.board(table)
    click = on.sandra.click(board["id"], button(board, "turn"))
    await on.assert_told(on.sandra, await on.reply(on.sandra, click), "error.ui.barred")
    offered = [
        await each.suggestions(on.place, "table text", "table", table="")
        for each in (on.sandra, on.haneul)
    ]
    assert [bool(each) for each in offered] == [False, True]


async def test_a_server_that_the_operator_has_blocked_is_left(on: Scene) -> None:
    guild = on.playground.platform.world.guild_id
    await on.bot.database.write(lambda conn: block_server(conn, guild))
    await on.restart()
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if guild in on.playground.platform.world.left:
                return
            await asyncio.sleep(0.02)
