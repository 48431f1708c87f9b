"""A refusal carries the button that leads on from it, and the button works."""

import pytest

from bot.core.controls.ids import PanelId, ReadId, TableId
from bot.core.text.links import link
from bot.tables.names import channel
from rules.core.text import SeatName
from tests.bot.edges.scene import Scene, button, labels, said
from tests.bot.edges.test_seats import left, offer

pytestmark = pytest.mark.sockets


async def test_a_member_who_is_not_asked_can_look_at_the_board(on: Scene) -> None:
    table = await on.table()
    board = await on.board(table)
    member = await on.other(table)
    refused = await on.reply(member, member.click(board["id"], button(board, "turn")))
    ahead, shows = [await on.words(member, f"ui.button.{way}") for way in ("ahead", "board")]
    assert labels(refused) == [ahead, shows]
    wanted = ReadId("board", str(table)).write()
    shown = await on.reply(member, member.click(refused["id"], wanted))
    (waiting,) = (await on.at(table)).waiting()
    await on.assert_told(member, shown, "ui.board.waits", table=table, others=(SeatName(waiting),))
    assert shown["ephemeral"]
    assert shown["attachments"]


async def test_where_there_is_no_table_a_button_lists_the_members_tables(on: Scene) -> None:
    for member in on.members():
        refused = await on.slash(member, "table turn")
        await on.assert_told(member, refused, "error.table.no_table_here")
        assert await on.words(member, "ui.button.tables") in labels(refused)
        wanted = ReadId("tables", "own").write()
        shown = await on.reply(member, member.click(refused["id"], wanted))
        assert await on.words(member, "ui.list.nothing_waits") in said(shown)


async def test_where_there_is_no_table_a_button_opens_one(on: Scene) -> None:
    refused = await on.slash(on.sandra, "table board")
    label = await on.words(on.sandra, "ui.button.open")
    assert label in labels(refused)
    shown = await on.reply(on.sandra, on.sandra.click(refused["id"], button(refused, "games")))
    assert shown["id"] == refused["id"]
    for title in ("expancity", "metromania", "mine", "tmars"):
        assert await on.words(on.sandra, f"{title}.title") in labels(shown)


async def test_the_panel_of_an_ended_table_leads_to_a_rematch(on: Scene) -> None:
    table, member = await on.asked()
    panel = await on.slash(member, "table turn", table=str(table))
    await on.called_off(table)
    again = PanelId("show", table, 0).write()
    refused = await on.reply(member, member.click(panel["id"], again, force=True))
    await on.assert_told(member, refused, "error.table.ended")
    result, rematch = [await on.words(member, f"ui.button.{op}") for op in ("result", "rematch")]
    assert labels(refused) == [result, rematch]
    shown = await on.reply(member, member.click(refused["id"], button(refused, "rematch")))
    assert await on.words(member, "ui.done.rematch", place=channel(on.place)) in shown["content"]


async def test_an_old_button_links_to_the_newest_post_of_its_table(on: Scene) -> None:
    table = await on.table()
    board = await on.board(table)
    old = TableId("fly", table).write()
    refused = await on.reply(on.tom, on.tom.click(board["id"], old, force=True))
    await on.assert_told(on.tom, refused, "error.ui.outdated")
    (row,) = refused["components"]
    assert [item["url"] for item in row["components"]] == [link((await on.at(table)).table)]


async def test_an_old_button_tells_nothing_about_a_table_elsewhere(on: Scene) -> None:
    table = await on.table()
    board = await on.board(table)
    unknown = PanelId("go", table + 1, 1).write()
    refused = await on.reply(on.tom, on.tom.click(board["id"], unknown, force=True))
    await on.assert_told(on.tom, refused, "error.ui.outdated")
    assert refused["components"] == []


async def test_a_guest_is_offered_only_the_ways_out_that_work(on: Scene) -> None:
    table = await left(on)
    post = await offer(on, table)
    shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "take")))
    await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "sit")))
    panel = await on.slash(on.tom, "table leave", table=str(table))
    ways = [await on.words(on.tom, f"leave.{each}") for each in ("substitute", "hand_over")]
    assert not any(each in panel["content"] for each in ways)
    away, concede = [await on.words(on.tom, f"leave.button.{each}") for each in ("away", "concede")]
    assert labels(panel) == [away, concede]
    sure = await on.slash(on.tom, "table concede", table=str(table))
    assert labels(sure) == [concede]
    # A panel from before still shows the other button.
    older = TableId("substitute", table).write()
    shown = await on.reply(on.tom, on.tom.click(panel["id"], older, force=True))
    await on.assert_told(on.tom, shown, "ui.done.leave")
