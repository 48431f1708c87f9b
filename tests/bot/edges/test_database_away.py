"""While the database is away, members are told so in their language at every act; then everything goes on."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.playground import PlaygroundClient
from tests.bot import disks
from tests.bot.edges.scene import Scene, button, scene

pytestmark = pytest.mark.sockets

AWAY = "error.ui.database_away"


async def told_away(on: Scene, member: PlaygroundClient, message: dict[str, object]) -> None:
    await on.assert_told(member, message, AWAY)


async def test_members_are_told_that_the_memory_is_away_and_play_on_afterwards(
    tmp_path: Path,
    database_url: URL,
    catalogues: Catalogues,
    renderer: Renderer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with scene(tmp_path, catalogues, renderer, monkeypatch, database=database_url) as on:
        table_id = await on.table()
        board = await on.board(table_id)
        seq = (await on.at(table_id)).table.seq
        async with disks.nothing_can_be_stored(on.bot.database, database_url):
            for member in on.members():
                # The first to be asked finds out.
                answer = await on.slash(member, "table open", title="expancity")
                await told_away(on, member, answer)
                await told_away(on, member, await on.slash(member, "my tables"))
                pressed = member.click(board["id"], button(board, "more"))
                await told_away(on, member, await on.reply(member, pressed))
                found = await member.suggestions(on.place, "table board", "table", table="")
                assert found == []
        assert on.complaints.lines == []
        assert (await on.at(table_id)).table.seq == seq
        await on.turn(table_id)
        assert (await on.at(table_id)).table.seq > seq
        report = await on.tom.report()
        assert report["unanswered"] == []
