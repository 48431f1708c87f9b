"""While the database is away, members are told so in their language at every act; then everything goes on."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.playground import PlaygroundClient
from bot.store.database import Database
from bot.store.errors import Unreachable
from bot.tables.settings import Settings
from tests.bot import disks
from tests.bot.edges.scene import Scene, button, scene

pytestmark = pytest.mark.sockets

AWAY = "error.ui.database_away"
MOST_READS = 40
"""More than the reads of any act."""


@dataclass
class Reads:
    """Lets some more reads of the database through, then none. All, while `left` is None."""

    left: int | None = None
    have_failed: bool = False

    def limiting(self, read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def limited(database: Database, query: Callable[..., Any]) -> Any:
            if self.left == 0:
                self.have_failed = True
                raise Unreachable("starting up")
            if self.left is not None:
                self.left -= 1
            return await read(database, query)

        return limited


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


async def test_an_act_in_whose_middle_the_memory_goes_away_is_answered(
    tmp_path: Path,
    database_url: URL,
    catalogues: Catalogues,
    renderer: Renderer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At each of its reads, whether the act is carried out or refused."""
    reads = Reads()
    monkeypatch.setattr(Database, "read", reads.limiting(Database.read))
    # Only where several processes run are settings read at each act.
    monkeypatch.setattr(Settings, "are_shared", True)
    async with scene(tmp_path, catalogues, renderer, monkeypatch, database=database_url) as on:
        table_id = await on.table()
        board = await on.board(table_id)
        for act in ("turn", "more"):
            for member in on.members():
                for let_through in range(MOST_READS):
                    reads.left, reads.have_failed = let_through, False
                    await on.reply(member, member.click(board["id"], button(board, act)))
                    reads.left = None
                    if not reads.have_failed:
                        break
                assert 0 < let_through < MOST_READS - 1
        assert on.complaints.lines == []
        assert (await on.tom.report())["unanswered"] == []
