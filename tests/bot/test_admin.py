"""`python -m bot.admin`: the operator's commands (specification of hosting, 7.7)."""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest
from filelock import FileLock
from sqlalchemy import URL, select, update

from bot.admin import program as admin
from bot.exits import Exit
from bot.store import schema, settings, time
from bot.store.copying import backup
from bot.store.copying.figures import LAST_BEAT
from bot.store.database import Connection, Database
from bot.store.rows import Status
from bot.tables.timing.outages import Outages
from rules.registry import load
from tests.bot.tables.house import ANN, BOB, House, open_house
from tests.scale import sized

pytestmark = pytest.mark.slow

NOW = 1_795_000_000.0
BEAT_MS = int(NOW * 1000) - 7_200_000
PLAYING, ENDED = 1, 2
TITLE = "expancity"


class Shell:
    """Runs commands on a database, with a folder for copies."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "turnpost.sqlite3"
        self.folder = folder / "copies"
        self.folder.mkdir()
        self._capsys = capsys
        self._now = NOW
        self._lives = 0

    def run(self, *argv: object, **env: str) -> tuple[int, str]:
        """A command's exit code and output. A second passes with each."""
        self._now += 1
        given = {"DATABASE_URL": f"sqlite:///{self.file}", "BACKUPS": str(self.folder)}
        code = admin.main([str(each) for each in argv], given | env, lambda: self._now)
        said = self._capsys.readouterr()
        return code, said.out + said.err

    def copy(self) -> Path:
        """Make a copy."""
        assert self.run("backup")[0] == admin.OK
        return backup.copies(self.folder)[0]

    def bot(self, does: Callable[[House], Awaitable[None]]) -> None:
        """Do something with the tables, as the bot that is running."""

        async def lives() -> None:
            house = await open_house(self.file, games={TITLE: load(TITLE)})
            house.clock.now = NOW
            # No life has the interactions of another.
            self._lives += 1
            house.interactions = count(10_000 * self._lives)
            await does(house)
            await house.database.close()

        asyncio.run(lives())

    def status(self) -> list[str]:
        """The status of each table."""
        found: list[str] = []

        async def look(house: House) -> None:
            query = select(schema.tables.c.status).order_by(schema.tables.c.id)
            found.extend(await house.database.read(lambda conn: list(conn.scalars(query))))

        self.bot(look)
        return found


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    made = Shell(tmp_path, capsys)
    made.bot(two_tables)
    return made


async def two_tables(house: House) -> None:
    for _ in (PLAYING, ENDED):
        await house.table(TITLE, ANN, BOB)
    await house.called_off(ENDED)
    await house.database.write(lambda conn: settings.set_fact(conn, LAST_BEAT, str(BEAT_MS)))


async def goes_on(house: House) -> None:
    await house.called_off(PLAYING)


async def _spoil(house: House) -> None:
    def spoil(conn: Connection) -> None:
        conn.execute(update(schema.moves).values(hash=b"\x00" * 32))

    await house.database.write(spoil)


def test_status_is_told_also_while_the_bot_runs(shell: Shell) -> None:
    shell.copy()
    with FileLock(f"{shell.file}.lock"):
        code, said = shell.run("status")
    assert code == admin.OK
    assert "2026-11-18" in said
    assert "(7,202 s ago)" in said
    assert "Tables: 1 cancelled, 1 playing" in said
    assert "Copies: 1, the newest" in said


def test_a_bot_that_has_not_beaten_for_long_is_found(shell: Shell) -> None:
    assert shell.run("status", "--within", "7300")[0] == admin.OK
    code, said = shell.run("status", "--within", "7100")
    assert code == admin.WRONG
    assert "(7,20" in said


def test_a_copy_is_made_while_the_bot_runs_and_the_drill_replays_it(shell: Shell) -> None:
    with FileLock(f"{shell.file}.lock"):
        copy = shell.copy()
        assert shell.run("drill")[0] == admin.OK
        code, said = shell.run("verify")
    assert code == admin.OK
    assert "replayed from their seeds: 2" in said
    code, said = shell.run("drill", copy)
    assert code == admin.OK
    assert str(copy) in said


def test_tables_that_do_not_replay_are_named(shell: Shell) -> None:
    shell.bot(_spoil)
    for command in ("verify", "drill"):
        shell.copy()
        code, said = shell.run(command)
        assert code == admin.WRONG
        assert f"Table {PLAYING}: " in said
        assert f"Table {ENDED}: " in said


def test_a_restored_database_stands_as_it_was_and_the_former_one_is_kept(shell: Shell) -> None:
    copy = shell.copy()
    shell.bot(goes_on)
    assert shell.status() == [Status.CANCELLED, Status.CANCELLED]
    before = copy.read_bytes()
    code, said = shell.run("restore", copy)
    assert code == admin.OK, said
    assert "will be told: 1" in said
    assert copy.read_bytes() == before
    (aside,) = shell.file.parent.glob("*.before-*Z")
    assert str(aside) in said
    assert shell.status() == [Status.PLAYING, Status.CANCELLED]
    assert not list(shell.file.parent.glob("*.restoring*"))
    shell.file.unlink()
    aside.rename(shell.file)
    assert shell.status() == [Status.CANCELLED, Status.CANCELLED]


def _opens(numbers: list[int]) -> Callable[[House], Awaitable[None]]:
    async def opens(house: House) -> None:
        numbers.append((await house.table(TITLE, ANN, BOB)).table.id)

    return opens


def test_numbers_that_were_given_after_the_copy_are_not_given_again(shell: Shell) -> None:
    numbers: list[int] = []
    copy = shell.copy()
    shell.bot(_opens(numbers))
    code, said = shell.run("restore", copy)
    assert code == admin.OK
    shell.bot(_opens(numbers))
    lost, new = numbers
    assert lost == ENDED + 1
    assert new > lost + 1000
    assert f"{new - ENDED - 1:,} of tables" in said
    # A copy put back by hand.
    shutil.copyfile(copy, shell.file)
    with FileLock(f"{shell.file}.lock"):
        assert shell.run("renumber")[0] == Exit.IN_USE
    assert shell.run("renumber", "--gap", "50000")[0] == admin.OK
    shell.bot(_opens(numbers))
    assert numbers[-1] == ENDED + 50_001


def test_after_a_restore_open_tables_are_told_and_no_member_is_charged_since(shell: Shell) -> None:
    copy = shell.copy()
    assert shell.run("restore", copy)[0] == admin.OK

    async def starts(house: House) -> None:
        rows = schema.outbox
        query = select(rows.c.payload).where(rows.c.sent_at.is_(None), rows.c.kind == "notice")
        told = await house.database.read(lambda conn: list(conn.scalars(query)))
        assert len([each for each in told if b"table.restored" in each]) == 1
        assert str(BEAT_MS // 1000).encode() in told[-1]
        outages = Outages(house.database, lambda: NOW + 600, lambda: True)
        await outages.load()
        await outages.beat()
        ((start, end), *_) = await house.database.read(time.all_gaps)
        assert start <= BEAT_MS
        assert end >= int((NOW + 600) * 1000)

    shell.bot(starts)


def test_nothing_is_restored_while_the_bot_runs(shell: Shell) -> None:
    copy = shell.copy()
    before = shell.file.read_bytes()
    with FileLock(f"{shell.file}.lock"):
        code, said = shell.run("restore", copy)
    assert code == Exit.IN_USE
    assert "stop it first" in said
    assert shell.file.read_bytes() == before


def test_a_copy_whose_tables_do_not_replay_is_restored_only_on_request(shell: Shell) -> None:
    shell.bot(_spoil)
    copy = shell.copy()
    before = shell.file.read_bytes()
    code, said = shell.run("restore", copy)
    assert code == admin.WRONG
    assert f"Table {ENDED}: " in said
    assert shell.file.read_bytes() == before
    assert shell.run("restore", copy, "--anyway")[0] == admin.OK


def test_a_file_that_is_no_copy_is_not_restored(shell: Shell, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, this is a letter and no database at all. " * 100)
    before = shell.file.read_bytes()
    assert shell.run("restore", letter)[0] in (admin.WRONG, Exit.DATABASE)
    assert shell.run("restore", tmp_path / "nowhere.sqlite3")[0] == admin.WRONG
    assert shell.file.read_bytes() == before


@pytest.mark.parametrize("command", ["status", "verify", "backup"])
def test_a_database_that_is_damaged_is_named(shell: Shell, command: str) -> None:
    for each in shell.file.parent.glob(f"{shell.file.name}-*"):
        each.unlink()
    shell.file.write_bytes(b"Dear Ann, this is a letter and no database at all. " * 100)
    code, said = shell.run(command)
    assert (code, str(shell.file) in said) == (Exit.DATABASE, True), said


def test_a_copy_that_is_damaged_is_named(shell: Shell) -> None:
    copy = shell.copy()
    copy.write_bytes(b"Dear Ann, this is a letter and no database at all. " * 100)
    for command in ("drill", "restore"):
        code, said = shell.run(command, copy)
        assert (code, str(copy) in said) == (admin.WRONG, True), said


def test_only_records_of_ended_tables_are_exported(shell: Shell, tmp_path: Path) -> None:
    code, said = shell.run("export", ENDED)
    assert code == admin.OK
    assert json.loads(said)["title"] == TITLE
    code, said = shell.run("export", PLAYING)
    assert code == admin.WRONG
    assert "not_finished" in said
    assert "seed" not in said
    target = tmp_path / "record.json"
    assert shell.run("export", ENDED, "--to", target)[0] == admin.OK
    assert json.loads(target.read_text("utf-8"))["title"] == TITLE
    assert shell.run("export", ENDED, "--to", target)[0] == admin.WRONG


def test_a_stretch_in_which_no_member_is_charged_is_added_and_listed(shell: Shell) -> None:
    moments = ("2026-11-01T08:00", "2026-11-01T09:30")
    code, said = shell.run("gap", *moments)
    assert code == admin.OK, said
    assert "(5,400 s)" in shell.run("gap")[1]
    assert shell.run("gap", *reversed(moments))[0] == admin.WRONG
    assert shell.run("gap", moments[0], "2039-01-01T00:00")[0] == admin.WRONG
    assert shell.run("gap", "yesterday", "today")[0] == admin.WRONG
    with FileLock(f"{shell.file}.lock"):
        assert shell.run("gap", *moments)[0] == Exit.IN_USE


@pytest.mark.parametrize("command", ["backup", "restore x"])
def test_postgresql_is_copied_by_its_own_means(shell: Shell, command: str) -> None:
    address = "postgresql://me@127.0.0.1:9/t"
    code, said = shell.run(*command.split(), DATABASE_URL=address, BACKUPS="")
    assert code == admin.WRONG
    assert "pg_dump" in said


def test_a_kill_while_it_is_restored_leaves_a_database_that_opens(shell: Shell) -> None:
    copy = shell.copy()
    environment = {
        "PATH": os.environ["PATH"],
        "DATABASE_URL": f"sqlite:///{shell.file}",
        "BACKUPS": str(shell.folder),
    }
    for delay_s in sized((0.8, 1.6, 2.4), (0.8, 1.2, 1.6, 2.0, 2.4)):
        process = subprocess.Popen(
            [sys.executable, "-m", "bot.admin", "restore", str(copy)],
            cwd=Path(__file__).parents[2],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            process.wait(delay_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert shell.status() == [Status.PLAYING, Status.CANCELLED]
    assert shell.run("restore", copy)[0] == admin.OK


@pytest.mark.parametrize("command", ["status", "verify", "gap", "clock", "servers list"])
async def test_a_server_that_is_away_is_told_from_one_that_refuses(command: str) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"postgresql://me@127.0.0.1:{unused.getsockname()[1]}/turnpost"
        env = {"DATABASE_URL": address}
        assert await asyncio.to_thread(admin.main, command.split(), env) == Exit.NO_DATABASE


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/none.sqlite3"
    code = await asyncio.to_thread(admin.main, ["status"], {"DATABASE_URL": address})
    assert code == Exit.DATABASE
    assert not (tmp_path / "none.sqlite3").exists()
    opened = await Database.open(tmp_path / "none.sqlite3")
    await opened.close()


def test_a_database_is_copied_replayed_and_played_on(
    shell: Shell, database_url: URL, tmp_path: Path
) -> None:
    address = database_url.render_as_string(hide_password=False)
    code, said = shell.run("copy", f"sqlite:///{shell.file}", address)
    assert code == admin.OK
    assert "The copy is whole. Tables replayed from their seeds: 2" in said
    back = tmp_path / "back.sqlite3"
    code, said = shell.run("copy", address, f"sqlite:///{back}")
    assert (code, shell.run("copy", address, f"sqlite:///{back}")) == (admin.OK, (code, said))
    shell.file = back
    shell.bot(goes_on)
    assert shell.status() == [Status.CANCELLED, Status.CANCELLED]
    code, said = shell.run("copy", f"sqlite:///{back}", address)
    assert code == admin.WRONG
    assert " differs at " in said


def test_a_copy_needs_two_databases(shell: Shell, tmp_path: Path) -> None:
    missing, new = tmp_path / "missing.sqlite3", f"sqlite:///{tmp_path}/new.sqlite3"
    assert shell.run("copy", f"sqlite:///{missing}", new) == (
        admin.WRONG,
        f"{missing} is no file.\n",
    )
    code, said = shell.run("copy", "mysql://me:secret@host/x", new)
    assert code == Exit.SETTINGS
    assert "not an address" in said
    assert "secret" not in said
    with FileLock(f"{shell.file}.lock"):
        assert shell.run("copy", f"sqlite:///{shell.file}", new)[0] == Exit.IN_USE
