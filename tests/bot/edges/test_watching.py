"""Spectators of a table are told of its end, if they want that (specification of hosting, 6.4)."""

import pytest
from sqlalchemy import select

from bot.clocks.hours import Hours
from bot.clocks.preferences import Preferences, Where
from bot.store.declaring.people import watchers
from tests.bot.edges.scene import Scene, button, said

pytestmark = pytest.mark.sockets


async def waiting(on: Scene) -> int:
    """Return how many wait to be told."""
    found = await on.bot.database.read(lambda conn: list(conn.execute(select(watchers))))
    return len(found)


async def test_spectators_are_told_once_in_a_direct_message(on: Scene) -> None:
    table = await on.table()
    board = await on.slash(on.tom, "table board", table=str(table))
    answer = await on.reply(on.tom, on.tom.click(board["id"], button(board, "ending")))
    await on.assert_told(on.tom, answer, "watch.noted")
    again = await on.slash(on.tom, "table board", table=str(table), ending=True)
    await on.assert_told(on.tom, again, "error.act.unchanged")
    await on.turn(table)
    assert await on.letters(on.tom) == []
    at = await on.at(table)
    await on.called_off(table)
    [letter] = await on.letters(on.tom)
    title = await on.words(on.tom, f"{at.table.title}.title")
    assert title in letter
    thread = await on.posts(at.table.place_id)
    assert not any(f"<@{on.tom.member_id}>" in each["content"] for each in thread)
    await on.restart()
    await on.told()
    assert len(await on.letters(on.tom)) == 1
    assert await waiting(on) == 0


async def test_it_can_be_taken_back(on: Scene) -> None:
    table = await on.table()
    answer = await on.slash(on.tom, "table board", table=str(table), ending=True)
    back = await on.reply(on.tom, on.tom.click(answer["id"], button(answer, "ending")))
    assert await on.words(on.tom, "watch.stopped") in said(back)
    await on.called_off(table)
    assert await on.letters(on.tom) == []


async def test_no_member_is_pinged_by_it(on: Scene) -> None:
    """The message waits for the end of a night."""
    table = await on.table(pace="daily")
    now = int(on.playground.clock.now())
    minute = now // 60 % (24 * 60)
    night = Hours(0, "UTC", (minute - 60) % (24 * 60), (minute + 120) % (24 * 60))
    await on.bot.tables.almanac.set_hours(int(on.tom.member_id), night)
    await on.slash(on.tom, "table board", table=str(table), ending=True)
    await on.called_off(table)
    assert await on.letters(on.tom) == []
    await on.minutes(125)
    assert len(await on.letters(on.tom)) == 1


async def test_players_and_members_without_notices_are_refused(on: Scene) -> None:
    table = await on.table()
    board = await on.slash(on.sandra, "table board", table=str(table))
    assert ":ending:" not in str(board["components"])
    answer = await on.slash(on.sandra, "table board", table=str(table), ending=True)
    await on.assert_told(on.sandra, answer, "error.watch.seated")
    settings = on.bot.client.core.settings
    await settings.set_wishes(int(on.tom.member_id), Preferences(where=Where.OFF))
    answer = await on.slash(on.tom, "table board", table=str(table), ending=True)
    await on.assert_told(on.tom, answer, "error.watch.notices_off")
    assert await waiting(on) == 0


async def test_a_spectator_who_sits_down_is_told_as_a_player(on: Scene) -> None:
    table = await on.table()
    await on.slash(on.tom, "table board", table=str(table), ending=True)
    why = "Alessandra has moved away."
    await on.slash(on.haneul, "moderate replace", seat="2", reason=why, table=str(table))
    await on.bot.tables.take_over(table, on.by(on.tom), None)
    await on.told()
    await on.called_off(table)
    assert await on.letters(on.tom) == []
    assert await waiting(on) == 0
