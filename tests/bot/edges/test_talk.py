"""Tables without talk about the position, and the thread of spectators (hosting, 6.4)."""

import pytest

from bot.tables.names import channel
from tests.bot.edges.scene import Json, Scene, button, said

pytestmark = pytest.mark.sockets

QUIET = "closed"


async def quiet(on: Scene) -> int:
    """A table of two members, opened so, after its first post."""
    answer = await on.slash(on.haneul, "table open", title="expancity", seats=2, talk=QUIET)
    assert answer["ephemeral"]
    [table] = (await on.bot.tables.of_member(int(on.haneul.member_id)))[-1:]
    number = table.table.id
    await on.bot.tables.join(number, on.by(on.sandra))
    await on.bot.tables.start(number, on.by(on.haneul))
    await on.told()
    return number


async def talked(on: Scene, table: int) -> list[Json]:
    place = (await on.at(table)).table.talk_id
    return [] if not place else await on.posts(place)


async def test_the_first_post_asks_for_silence_and_names_the_way_to_the_second_thread(
    on: Scene,
) -> None:
    table = await quiet(on)
    at = await on.at(table)
    assert at.table.filters.quiet
    first = await on.board(table)
    words = on.catalogues[at.table.language].words
    assert words("talk.asked") in first["content"]
    assert words("talk.where") in first["content"]
    await on.turn(table)
    assert words("talk.asked") not in (await on.board(table))["content"]


async def test_spectators_get_a_thread_that_is_made_once(on: Scene) -> None:
    table = await quiet(on)
    board = await on.board(table)
    more = await on.reply(on.tom, on.tom.click(board["id"], button(board, "more")))
    answer = await on.reply(on.tom, on.tom.click(more["id"], button(more, "talk")))
    place = (await on.at(table)).table.talk_id
    assert place
    assert f"<#{place}>" in said(answer)
    assert place != (await on.at(table)).table.place_id
    again = await on.slash(on.tom, "table board", table=str(table), talk=True)
    assert f"<#{place}>" in said(again)
    [first] = await talked(on, table)
    assert "<@" not in first["content"]


async def test_players_are_not_led_there(on: Scene) -> None:
    table = await quiet(on)
    answer = await on.slash(on.haneul, "table board", table=str(table), talk=True)
    await on.assert_told(on.haneul, answer, "error.talk.seated")
    board = await on.board(table)
    more = await on.reply(on.haneul, on.haneul.click(board["id"], button(board, "more")))
    ids = [item.get("custom_id", "") for row in more["components"] for item in row["components"]]
    assert not any(":talk:" in each for each in ids)


async def test_a_missing_permission_is_named_and_once_given_it_works(
    on: Scene,
) -> None:
    await on.haneul.deny("create_public_threads")
    table = await quiet(on)
    answer = await on.slash(on.tom, "table board", table=str(table), talk=True)
    place = channel((await on.at(table)).table.channel_id)
    await on.assert_told(on.tom, answer, "error.talk.no_thread", place=place)
    await on.haneul.deny()
    again = await on.slash(on.tom, "table board", table=str(table), talk=True)
    assert f"<#{(await on.at(table)).table.talk_id}>" in said(again)
    assert len(await talked(on, table)) == 1


async def test_at_other_tables_there_is_no_second_thread(on: Scene) -> None:
    table = await on.table()
    answer = await on.slash(on.tom, "table board", table=str(table), talk=True)
    await on.assert_told(on.tom, answer, "error.talk.open")
    words = on.catalogues[(await on.at(table)).table.language].words
    assert words("talk.asked") not in (await on.board(table))["content"]
