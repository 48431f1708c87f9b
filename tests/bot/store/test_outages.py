"""An outage: requests fail at once, one probe finds out that it is over, and the log has two lines."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot import meters
from bot.rounds import Rounds, TableTasks, through_outages
from bot.store import outbox, settings
from bot.store.database import Connection, Database
from bot.store.errors import InUse, Unreachable
from bot.store.reaching import health
from bot.store.sharing.shards import ALL, Shards
from tests.bot import disks
from tests.bot.store.rows import add_table, notice
from tests.engines import connected, prepared
from tests.postgres import Server, lacks, server
from tests.scale import PATIENCE_S

needs_postgres = pytest.mark.skipif(lacks() is not None, reason=str(lacks()))


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """One that these tests may stop."""
    with server() as own:
        yield own


def put(conn: Connection, name: str) -> None:
    settings.set_fact(conn, name, "kept")


async def kept(database: Database, name: str) -> bool:
    found = await through_outages(lambda: database.read(lambda conn: settings.fact(conn, name)))
    return found is not None


async def test_an_outage_has_one_line_at_its_beginning_and_one_at_its_end(
    database: Database, database_url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    heard: list[float] = []
    stop = meters.reached.listen(lambda kind, up: heard.append(up))
    async with disks.nothing_can_be_stored(database, database_url):
        failing = [database.write(partial(put, name=str(number))) for number in range(20)]
        ended = await asyncio.gather(*failing, return_exceptions=True)
        assert all(isinstance(each, Unreachable) for each in ended)
        async with asyncio.timeout(PATIENCE_S):
            while not heard:  # noqa: ASYNC110  # the meter tells nobody
                await asyncio.sleep(0.01)
        # From then on nothing is tried.
        with pytest.raises(Unreachable):
            await database.read(lambda conn: settings.fact(conn, "0"))
    stop()
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [("cannot be reached" in line, "is back after" in line) for line in said] == [
        (True, False),
        (False, True),
    ]
    assert heard == [0, 1]
    assert await kept(database, "0") is False


async def test_a_file_can_be_closed_while_a_probe_waits_for_it(tmp_path: Path) -> None:
    url = prepared(tmp_path / "locked.sqlite3")
    database = await Database.open(url)
    await database.write(lambda conn: conn.exec_driver_sql("PRAGMA busy_timeout=500"))
    with connected(url) as outside:
        outside.connection.cursor().execute("BEGIN IMMEDIATE")
        with pytest.raises(Unreachable):
            await database.write(partial(put, name="away"))
        await asyncio.sleep(0.05)
        await database.close()
        outside.connection.cursor().execute("ROLLBACK")
    again = await Database.open(url)
    assert not await kept(again, "away")
    await again.close()


async def test_rounds_go_on_after_an_outage_and_after_a_bug(
    database: Database, database_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rounds.FIRST_WAIT_S", 0.01)
    looked, done = list[int](), asyncio.Event()

    async def look() -> float:
        looked.append(len(looked))
        if len(looked) == 1:
            raise LookupError("a bug")
        await database.write(partial(put, name="looked"))
        done.set()
        return 60.0

    async with disks.nothing_can_be_stored(database, database_url):
        running = asyncio.create_task(Rounds("the test").run(look))
        async with asyncio.timeout(PATIENCE_S):
            while len(looked) < 2:  # noqa: ASYNC110  # rounds tell nobody
                await asyncio.sleep(0.01)
    await asyncio.wait_for(done.wait(), PATIENCE_S)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_an_interrupted_act_at_a_table_is_done_after_the_outage(
    database: Database, database_url: URL
) -> None:
    tasks = TableTasks(
        lambda table_id: database.write(partial(put, name=f"table {table_id}")), "oh %d"
    )
    async with disks.nothing_can_be_stored(database, database_url):
        tasks.look(7)
        await asyncio.sleep(0.1)
    await asyncio.wait_for(tasks.settle(), PATIENCE_S)
    assert await kept(database, "table 7")


async def test_an_outage_uses_up_no_attempt_of_a_post(database: Database) -> None:
    await database.write(add_table)
    await database.write(lambda conn: outbox.put(conn, notice(1, "a"), now=0.0))
    [head] = await database.read(outbox.heads)
    for again in (False, True, True):
        await database.write(partial(outbox.claim, row_id=head.id, now=1.0, again=again))
    [after] = await database.read(outbox.heads)
    assert (after.attempts, after.claimed) == (1, True)


@needs_postgres
@pytest.mark.parametrize("shards", [ALL, Shards((0, 1), 2)], ids=["alone", "sharing"])
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_transaction_whose_server_stops_in_the_middle_is_not_stored(
    own_server: Server, shards: Shards, mode: str
) -> None:
    database = await Database.open(own_server.emptied(), shards=shards)
    halt, news = disks.Halt(), list[int | None]()
    database.hear(news.append)

    def work(conn: Connection) -> None:
        put(conn, "half")
        halt.wait(conn)
        put(conn, "whole")

    working = asyncio.create_task(database.write(work))
    await halt.reached.wait()
    own_server.leave()
    await asyncio.to_thread(own_server.stop, mode)
    halt.go_on.set()
    with pytest.raises(Unreachable) as away:
        await working
    with pytest.raises(Unreachable):
        await database.read(lambda conn: settings.fact(conn, "half"))
    await asyncio.to_thread(own_server.start)
    await asyncio.wait_for(away.value.over(), PATIENCE_S)
    assert not await kept(database, "half")
    await database.write(partial(put, name="later"))
    assert await kept(database, "later")
    # What others have said meanwhile was missed.
    assert None in news
    with pytest.raises(InUse):
        await Database.open(own_server.url, shards=shards)
    await database.close()


@needs_postgres
async def test_a_process_whose_database_another_one_has_taken_over_says_so(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "TAKEN_AFTER_S", 0.5)
    first = await Database.open(own_server.emptied())
    own_server.leave()
    await asyncio.to_thread(own_server.stop, "immediate")
    with pytest.raises(Unreachable):
        await first.write(partial(put, name="a"))
    await asyncio.to_thread(own_server.start)
    try:
        second = await Database.open(own_server.url)
    except InUse:
        # The first one was faster, and has it again.
        await first.close()
        pytest.skip("the other process was not fast enough")
    with pytest.raises(InUse):
        await asyncio.wait_for(first.health.lost(), PATIENCE_S)
    await second.write(partial(put, name="b"))
    with pytest.raises(Unreachable):
        await first.write(partial(put, name="c"))
    await first.close()
    await second.close()


@needs_postgres
async def test_a_server_that_hangs_is_away_until_it_goes_on(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.ANSWERED_WITHIN_S", 1.0)
    database = await Database.open(own_server.emptied())
    own_server.leave()
    own_server.hang()
    try:
        asked = [
            database.write(partial(put, name="a")),
            database.read(lambda conn: settings.fact(conn, "a")),
        ]
        async with asyncio.timeout(PATIENCE_S):
            ended = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in ended] == [Unreachable] * 2
    finally:
        own_server.go_on()
    async with asyncio.timeout(PATIENCE_S):
        await through_outages(lambda: database.write(partial(put, name="b")))
        assert await kept(database, "b")
    await database.close()


class Line:
    """A connection between the bot and its server, which can be cut without the server's noticing."""

    def __init__(self, server_socket: Path, folder: Path) -> None:
        self._server_socket, self.folder = server_socket, folder
        self._pairs: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._listening = await asyncio.start_unix_server(
            self._serve, self.folder / ".s.PGSQL.5432"
        )

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(self._server_socket)
        self._pairs.append((writer, forth))
        self._tasks.append(asyncio.create_task(self._pump(reader, forth)))
        self._tasks.append(asyncio.create_task(self._pump(back, writer, to_the_end=True)))

    async def _pump(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        *,
        to_the_end: bool = False,
    ) -> None:
        while data := await source.read(65536):
            target.write(data)
        if to_the_end:
            target.close()

    def cut(self) -> None:
        """The bot's ends are gone, and the server still believes in its own."""
        for ours, _ in self._pairs:
            ours.transport.abort()

    async def close(self) -> None:
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        for each in self._pairs:
            for writer in each:
                writer.close()


@pytest.fixture
async def line(own_server: Server, tmp_path: Path) -> AsyncIterator[Line]:
    host = Path(str(own_server.url.query["host"]))
    made = Line(host / ".s.PGSQL.5432", tmp_path)
    await made.open()
    yield made
    await made.close()


@needs_postgres
@pytest.mark.parametrize("shards", [ALL, Shards((0,), 2)], ids=["alone", "sharing"])
async def test_a_process_is_not_kept_out_by_its_own_lost_connection(
    own_server: Server, line: Line, shards: Shards
) -> None:
    url = own_server.emptied().update_query_dict({"host": str(line.folder)})
    database = await Database.open(url, shards=shards)
    line.cut()
    async with asyncio.timeout(PATIENCE_S):
        await through_outages(lambda: database.write(partial(put, name="b")))
    assert await kept(database, "b")
    await database.close()
