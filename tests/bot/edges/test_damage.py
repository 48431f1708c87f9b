"""Tables and languages damaged on disk: members are told, and no other member is affected."""

import asyncio
from itertools import product

import pytest
from sqlalchemy import Update, text, update

from bot.core.controls.ids import PanelId, ReadId, TableId
from bot.rounds import LONGEST_WAIT_S
from bot.store import outbox, schema
from bot.store import tables as stored
from bot.store.database import Connection
from bot.tables import notices
from rules import registry
from tests.bot.edges.scene import TITLE, Scene, button, said
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets


def _spoil(table: int) -> Update:
    return update(schema.tables).where(schema.tables.c.id == table)


async def wreck(on: Scene) -> int:
    """A table of all three members whose state loses a bit, after a restart."""
    table = await on.table(*on.members())

    def flip(conn: Connection) -> None:
        found = stored.state(conn, table)
        assert found is not None
        state = bytearray(found[0])
        state[len(state) // 2] ^= 1
        conn.execute(_spoil(table).values(state=bytes(state)))

    await on.bot.database.write(flip)
    await on.restart()
    return table


def assert_logged(on: Scene, table: int) -> None:
    """Assert that the log names the table's fault once."""
    (line,) = on.complaints.lines
    assert f"Table {table} cannot be opened: " in line
    on.complaints.lines.clear()


async def test_the_table_list_shows_damaged_tables_last(on: Scene) -> None:
    lost = await wreck(on)
    whole = await on.lobby(*on.members())
    for member in on.members():
        shown = await on.slash(member, "my tables")
        *_, last = said(shown).splitlines()
        assert last == await on.words(member, "ui.list.broken", number=str(lost))
        assert f"{whole}" in said(shown).replace(last, "")
    assert_logged(on, lost)


async def test_suggestions_show_damaged_tables_last(on: Scene) -> None:
    lost = await wreck(on)
    whole = await on.lobby(*on.members())
    for member in on.members():
        found = await member.suggestions(on.place, "table end", "table", table="")
        assert [each["value"] for each in found] == [str(whole), str(lost)]
        words = await on.words(member, "ui.list.broken_choice", number=str(lost))
        assert found[1]["name"] == words
    assert_logged(on, lost)


async def test_server_managers_can_end_a_damaged_table(on: Scene) -> None:
    lost = await wreck(on)
    for member in (on.sandra, on.tom):
        shown = await on.slash(member, "table end", table=str(lost))
        await on.assert_told(member, shown, "error.table.cannot_be_opened", number=str(lost))
    shown = await on.slash(on.haneul, "table end", table=str(lost))
    await on.assert_told(on.haneul, shown, "ui.done.give_up", number=str(lost))
    shown = await on.slash(on.haneul, "table end", table=str(lost))
    await on.assert_told(on.haneul, shown, "error.table.ended")
    shown = await on.slash(on.sandra, "my tables")
    await on.assert_told(on.sandra, shown, "ui.list.nothing_waits")
    assert_logged(on, lost)


async def test_a_table_whose_title_is_not_installed_goes_on_when_it_is_again(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await on.table()
    at, board = await on.at(table), await on.board(table)
    due = notices.board_again(at.table)
    await on.bot.database.write(lambda conn: outbox.put(conn, due, now=on.playground.clock.now()))
    with monkeypatch.context() as without:
        others = tuple(key for key in registry.GAME_KEYS if key != TITLE)
        without.setattr(registry, "GAME_KEYS", others)
        registry.load.cache_clear()
        await on.restart()
        for member in on.members():
            shown = await on.slash(member, "table board", table=str(table))
            await on.assert_told(
                member, shown, "error.table.title_missing", number=str(table), title=TITLE
            )
        assert_logged(on, table)
    registry.load.cache_clear()
    await on.restart()
    await on.later(LONGEST_WAIT_S)
    assert (await on.board(table))["id"] != board["id"]
    await on.turn(table)


async def test_a_click_on_a_damaged_table_is_answered(on: Scene) -> None:
    lost = await wreck(on)
    whole = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(whole)
    for op, member in product(("turn", "hand", "told", "rules", "leave"), on.members()):
        act = member.click(post["id"], TableId(op, lost).write(), force=True)
        shown = await on.reply(member, act)
        await on.assert_told(member, shown, "error.table.cannot_be_opened", number=str(lost))
    assert_logged(on, lost)


async def elsewhere(on: Scene) -> int:
    """A table in play that belongs to another server."""
    table = await on.table(on.haneul, on.sandra)
    moved = _spoil(table).values(guild_id=schema.tables.c.guild_id + 1, seal=None)
    await on.bot.database.write(lambda conn: conn.execute(moved))
    await on.restart()
    return table


async def test_clicks_for_another_servers_table_are_refused(on: Scene) -> None:
    """Clicks of a board, of a panel and of a page."""
    table = await elsewhere(on)
    post = await on.lobby_post(await on.lobby(on.haneul, seats=2))
    page = await on.slash(on.tom, "help")
    of_boards = ("turn", "hand", "join", "take", "leave", "robot", "told", "cancel")
    of_panels = ("show", "verb", "undo", "hand", "go", "set", "type")
    of_pages = (("log", str(table)), ("text", str(table)), ("told", f"{table}-0-9"))
    clicks = [
        *((post, TableId(op, table, 0, "1").write()) for op in of_boards),
        *((page, PanelId(op, table, 0).write()) for op in of_panels),
        *((page, ReadId(source, of).write()) for source, of in of_pages),
    ]
    for message, custom_id in clicks:
        async with on.untouched(table):
            act = on.tom.click(message["id"], custom_id, force=True)
            shown = await on.reply(on.tom, act)
        await on.assert_told(on.tom, shown, "error.table.no_such_table")


async def test_a_robot_level_that_is_not_a_number_is_refused(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    for level, member in product(("x", "²", "٣", "", "12345678"), on.members()):
        async with on.untouched(table):
            act = member.click(post["id"], f"t:robot:{table}:0:{level}", force=True)
            shown = await on.reply(member, act)
        await on.assert_told(member, shown, "error.ui.outdated")


async def test_windows_and_values_that_a_panel_does_not_offer_are_refused(on: Scene) -> None:
    table, member = await on.asked()
    panel = await on.slash(member, "table turn", table=str(table))
    known = PanelId.read(button(panel, "type"))
    assert known is not None
    for op, arg in (("rows", "²"), ("rows", "-1"), ("rows", ""), ("set", "٣")):
        odd = PanelId(op, table, known.question_seq, "plan", "at", "-", arg).write()
        async with on.untouched(table):
            shown = await on.reply(member, member.click(panel["id"], odd, force=True))
        first, *_ = shown["content"].splitlines()
        assert first in [
            f"⚠️ {await on.words(member, key)}"
            for key in ("error.ui.outdated", "error.ui.no_longer_offered", "ui.panel.lost")
        ]
    never: tuple[list[str] | None, ...] = (None, [], ["+"], ["=", "="], ["²"], ["a", "b", "c"])
    for values, verb in product(never, ("-", "plan", "nonsense")):
        odd = PanelId("set", table, known.question_seq, verb, "menu", "-", "0").write()
        async with on.untouched(table):
            if values is None:
                act = member.click(panel["id"], odd, force=True)
            else:
                act = member.select(panel["id"], odd, values, force=True)
            shown = await on.reply(member, act)
        assert shown["ephemeral"]
        assert shown["content"]


async def with_a_spoilt_log(on: Scene) -> int:
    """A table whose log is damaged at a move that has not been posted yet."""
    table, member = await on.asked()
    await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    first_move = update(schema.moves).where(
        schema.moves.c.table_id == table, schema.moves.c.seq == 1
    )
    spoilt = first_move.values(events=b"\x90")
    await on.bot.database.write(lambda conn: conn.execute(spoilt))
    return table


async def test_an_answer_does_not_promise_a_board_that_cannot_be_posted(on: Scene) -> None:
    table = await with_a_spoilt_log(on)
    posts = await on.posts((await on.at(table)).table.place_id)
    for line, values in (("board", {"post": True}), ("log", {})):
        async with on.untouched(table):
            shown = await on.slash(on.sandra, f"table {line}", table=str(table), **values)
            await on.told()
        await on.assert_told(on.sandra, shown, "error.table.log_damaged", number=str(table))
        assert await on.posts((await on.at(table)).table.place_id) == posts


async def test_damaged_log_entries_are_skipped_and_the_opener_is_told_once(
    on: Scene,
) -> None:
    table = await with_a_spoilt_log(on)
    first = await on.board(table)
    for _ in range(3):
        await on.turn(table)
    letter = on.catalogues["ko"].words("table.trouble_damaged", number=str(table))
    assert await on.letters(on.haneul) == [letter]
    assert (await on.board(table))["id"] == first["id"]
    shown = await on.slash(on.sandra, "table board", table=str(table))
    assert shown["attachments"]


async def test_damaged_language_settings_fall_back(on: Scene) -> None:
    for member in on.members():
        await on.bot.settings.set_member_language(int(member.member_id), "ko")
    guild = on.playground.platform.world.guild_id
    await on.bot.settings.set_guild_language(guild, "ko")

    def spoil(conn: Connection) -> None:
        conn.execute(text("UPDATE members SET language = 'kp'"))
        conn.execute(text("UPDATE guilds SET language = CAST(x'ff' AS TEXT)"))

    await on.bot.database.write(spoil)
    await on.restart()
    for member in on.members():
        shown = await on.slash(member, "my tables")
        await on.assert_told(member, shown, "ui.list.nothing_waits")
    shown = await on.slash(on.haneul, "server show")
    assert await on.words(on.haneul, "ui.settings.server_openers") in shown["content"]
    await on.slash(on.tom, "table open", title="expancity")
    async with asyncio.timeout(PATIENCE_S):
        posts = await on.posts()
        while not posts:
            await asyncio.sleep(0.05)
            posts = await on.posts()
    (post,) = posts
    assert await on.words(on.tom, "ui.button.join") in str(post["components"])


async def test_a_table_in_an_unknown_language_posts_in_english(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    spoilt = _spoil(table).values(language="kp", seal=None)
    await on.bot.database.write(lambda conn: conn.execute(spoilt))
    await on.restart()
    await on.start(table)
    board = await on.board(table)
    assert on.catalogues["en"].words("ui.button.turn") in str(board["components"])
