"""Operators answer requests by mail: `turnpost admin member` and `servers`, while the bot runs or not."""

import asyncio
import os
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import URL

from bot.admin import program as admin
from bot.exits import Exit
from bot.store import timers
from bot.store.database import Database
from bot.store.rows import TimerKind
from bot.tables.moderating.doorkeeping import LOOKED_EVERY_S, Doorkeeper
from tests.bot.tables.house import ANN, BOB, GUILD, open_house
from tests.engines import prepared
from tests.refusing import refuses

NOW = 1_795_000_000.0


class Desk:
    """Runs commands of the operator beside a database that a bot has open."""

    def __init__(self, url: URL, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self._capsys = capsys

    async def run(self, *argv: object) -> tuple[int, str]:
        """A command's exit code and output."""
        env = {"DATABASE_URL": self.url.render_as_string(hide_password=False)}
        given = [str(each) for each in argv]
        code = await asyncio.to_thread(admin.main, given, env, lambda: NOW)
        said = self._capsys.readouterr()
        return code, said.out + said.err


@pytest.fixture
def desk(database_url: URL, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(database_url, capsys)


async def _beside(desk: Desk, does: Callable[[Database], Awaitable[None]]) -> None:
    """Do something while the bot has the database open, with a table of Ann and Bob in play."""
    house = await open_house(desk.url)
    await house.table("nim", ANN, BOB)
    await does(house.database)
    await house.database.close()


async def test_a_members_data_is_exported_while_the_bot_runs(desk: Desk, tmp_path: Path) -> None:
    async def exports(database: Database) -> None:
        code, said = await desk.run("member", "export", ANN)
        assert code == admin.OK
        found = json.decode(said)
        assert found["member"] == str(ANN)
        assert found["kept"]["seats"]
        file = tmp_path / "ann.json"
        assert (await desk.run("member", "export", ANN, "--to", file))[0] == admin.OK
        assert json.decode(file.read_bytes()) == found
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
        code, said = await desk.run("member", "export", ANN, "--to", file)
        assert code == admin.WRONG
        code, said = await desk.run("member", "export", 404)
        assert (code, said) == (admin.WRONG, "Nothing is kept about member 404.\n")

    await _beside(desk, exports)


async def test_a_deletion_is_queued_for_the_bot(desk: Desk) -> None:
    async def deletes(database: Database) -> None:
        code, said = await desk.run("member", "delete", ANN)
        assert code == admin.OK
        assert said.startswith("Queued")
        assert await database.read(lambda conn: timers.has(conn, TimerKind.ERASE, str(ANN)))
        assert (await desk.run("member", "delete", 404))[0] == admin.WRONG

    await _beside(desk, deletes)


async def test_a_blocked_member_is_refused_until_they_are_let_in_again(desk: Desk) -> None:
    async def blocks(database: Database) -> None:
        now = NOW
        keeper = Doorkeeper(database, lambda: now)
        await keeper.assert_welcome(ANN)
        assert (await desk.run("member", "block", ANN, "--reason", "spam"))[0] == admin.OK
        now += LOOKED_EVERY_S
        with refuses("ui.barred"):
            await keeper.assert_welcome(ANN)
        await keeper.assert_welcome(BOB)
        assert (await desk.run("member", "unblock", ANN))[0] == admin.OK
        now += LOOKED_EVERY_S
        await keeper.assert_welcome(ANN)
        code, said = await desk.run("member", "unblock", ANN)
        assert (code, said) == (admin.WRONG, f"Member {ANN} is not blocked.\n")

    await _beside(desk, blocks)


async def test_servers_are_listed_left_and_blocked(desk: Desk) -> None:
    async def looks(database: Database) -> None:
        code, said = await desk.run("servers", "list")
        assert code == admin.OK
        assert f"server {GUILD}: tables 1, open 1" in said
        assert (await desk.run("servers", "leave", GUILD))[0] == admin.OK
        assert await database.read(lambda conn: timers.has(conn, TimerKind.LEAVE, str(GUILD)))
        assert (await desk.run("servers", "block", 777))[0] == admin.OK
        keeper = Doorkeeper(database, lambda: NOW)
        assert await keeper.blocked_servers() == {777}
        assert (
            "server 777: no tables; to be left; blocked" in (await desk.run("servers", "list"))[1]
        )
        assert (await desk.run("servers", "unblock", 777))[0] == admin.OK
        assert await keeper.blocked_servers() == frozenset()
        assert (await desk.run("servers", "unblock", 777))[0] == admin.WRONG

    await _beside(desk, looks)


async def test_nothing_is_created_where_there_is_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere.sqlite3"
    desk = Desk(URL.create("sqlite+aiosqlite", database=str(file)), capsys)
    for command in (("member", "block", 1), ("member", "export", 1), ("servers", "list")):
        assert (await desk.run(*command))[0] == Exit.DATABASE
    assert not file.exists()


async def test_the_bot_may_be_stopped(desk: Desk) -> None:
    await (await Database.open(prepared(desk.url))).close()
    assert (await desk.run("servers", "list"))[1] == "The database knows no server.\n"


@pytest.mark.parametrize("typed", ["ann", "0", "-5", "1e5", str(2**63)])
async def test_texts_that_are_no_id_are_refused(desk: Desk, typed: str) -> None:
    with pytest.raises(SystemExit) as ended:
        await desk.run("member", "block", typed)
    assert ended.value.code == 2
