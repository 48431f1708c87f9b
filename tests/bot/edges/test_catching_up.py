"""A member comes back to a table: their presses and lines, and the answers."""

import pytest

from tests.bot.edges.scene import Scene, button

pytestmark = pytest.mark.sockets


async def test_the_button_under_a_board_and_the_commands_tell_the_news(on: Scene) -> None:
    table = await on.table()
    away = await on.other(table)
    # A look at the board shows all before it.
    await on.slash(away, "table board", table=str(table))
    await on.turn(table)
    listed = await on.slash(away, "my since")
    assert f"/{(await on.at(table)).table.guild_id}/" in listed["content"]
    board = await on.board(table)
    shown = await on.reply(away, away.click(board["id"], button(board, "since")))
    head, *lines = shown["content"].splitlines()
    assert head.startswith("**")
    assert any(line.startswith("▸ ") for line in lines)
    (picture,) = shown["attachments"]
    assert 0 < len(picture["description"]) <= 1000
    again = await on.slash(away, "table since", table=str(table))
    assert not again["attachments"]
    assert "<t:" in again["content"]
    await on.assert_told(away, await on.slash(away, "my since"), "since.nothing_anywhere")


async def test_after_a_restart_a_member_hears_only_the_news_after_their_last_look(
    on: Scene,
) -> None:
    table = await on.table()
    away = await on.other(table)
    await on.slash(away, "table since", table=str(table))
    await on.restart()
    again = await on.slash(away, "table since", table=str(table))
    assert "<t:" in again["content"]
    assert not again["attachments"]
