"""A file made by the version before Alembic is taken over without loss."""

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import select

from bot.clocks.preferences import Where
from bot.store import members, outbox, schema
from bot.store.copying import between
from bot.store.database import Database
from bot.store.errors import NewerDatabase
from bot.store.rows import Status
from bot.store.sharing.shards import Shards
from bot.store.sqlite import sqlite_url
from tests.bot.tables.house import open_house
from tests.engines import POSTGRES, SQLITE, connected
from tests.postgres import Server
from tests.toys import nim

pytestmark = pytest.mark.slow

DUMP = Path(__file__).parent / "data" / "version_0_1.sql"
LOBBY, NIM, FINISHED, CALLED_OFF = 1, 2, 3, 4
GUILD = 900
Rows = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "turnpost.sqlite3"
    with closing(sqlite3.connect(made)) as conn:
        conn.executescript(DUMP.read_text("utf-8"))
    return made


def rows(file: Path) -> Rows:
    """Everything in the columns that existed then and still do."""
    with closing(sqlite3.connect(":memory:")) as then, closing(sqlite3.connect(file)) as now:
        then.executescript(DUMP.read_text("utf-8"))
        found: Rows = {}
        for table in schema.metadata.tables:
            columns = [row[1] for row in then.execute(f"PRAGMA table_info({table})")]
            if table == "members":
                columns.remove("pings")
            if columns:
                names = ", ".join(columns)
                found[table] = now.execute(f"SELECT {names} FROM {table} ORDER BY 1, 2").fetchall()
        return found


async def test_nothing_is_lost(file: Path) -> None:
    before = rows(file)
    assert all(before.values())
    await (await Database.open(file)).close()
    assert rows(file) == before


async def test_members_without_pings_stay_without_notices(file: Path) -> None:
    database = await Database.open(file)
    reach = await database.read(lambda conn: members.reach(conn, (1, 2)))
    await database.close()
    assert [reach[member].wishes.where for member in (1, 2)] == [Where.THREAD, Where.OFF]


async def test_its_schema_is_that_of_a_new_file(file: Path) -> None:
    await (await Database.open(file)).close()
    with connected(sqlite_url(file)) as conn:
        ours = {"include_name": lambda name, kind, parents: name != "migrations"}
        context = MigrationContext.configure(conn, opts=ours)
        found = compare_metadata(context, schema.metadata)
    # That version did not declare a primary key of one column as NOT NULL.
    assert [kind for (kind, *_), *_ in found if kind != "modify_nullable"] == []


async def test_its_tables_can_be_played_on(file: Path) -> None:
    house = await open_house(file)
    house.interactions = count(50_000)
    assert (await house.tables.position(LOBBY)).table.status is Status.LOBBY
    at = await house.tables.position(NIM)
    await house.tables.undo(NIM, house.by(at.members()[1]))
    await house.play(NIM, nim.Take(heap=2, count=1))
    assert (await house.called_off(NIM)).table.seq == at.table.seq + 2
    for table_id in (NIM, FINISHED, CALLED_OFF):
        assert (await house.tables.verify(table_id)).ok
    await house.database.close()


@pytest.mark.parametrize("engine", [SQLITE, POSTGRES])
async def test_unsent_posts_belong_to_the_server_of_their_table(
    file: Path, engine: str, request: pytest.FixtureRequest
) -> None:
    """Also after it has moved to PostgreSQL, where processes share the work by it."""
    database = await Database.open(file)
    if engine == POSTGRES:
        server: Server = request.getfixturevalue("postgres_server")
        source, database = database, await Database.open(server.emptied())
        await between.copy(source, database)
        await source.close()
    query = select(schema.outbox.c.guild_id)
    servers = await database.read(lambda conn: conn.scalars(query).all())
    there = Shards(((GUILD >> 22) % 4,), 4)
    elsewhere = Shards(tuple({0, 1, 2, 3} - {*there.ids}), 4)
    everything = await database.read(outbox.heads)
    own = await database.read(lambda conn: outbox.heads(conn, there))
    others = await database.read(lambda conn: outbox.heads(conn, elsewhere))
    await database.close()
    assert {*servers} == {GUILD}
    assert (own, others) == (everything, [])
    assert len(own) > 3


async def test_it_is_taken_over_once(file: Path) -> None:
    for _ in range(2):
        await (await Database.open(file)).close()
    with closing(sqlite3.connect(file)) as conn:
        assert conn.execute("SELECT count(*) FROM migrations").fetchone() == (2,)


async def test_the_earlier_version_refuses_it_from_then_on(file: Path) -> None:
    """It refuses a file with a migration number that it does not know."""
    await (await Database.open(file)).close()
    with closing(sqlite3.connect(file)) as conn:
        numbers = {row[0] for row in conn.execute("SELECT number FROM migrations")}
    assert max(numbers) > 1000


async def test_a_newer_file_is_refused_and_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as conn, conn:
        conn.execute("INSERT INTO migrations VALUES (700, 'later', '')")
    before = rows(file)
    with pytest.raises(NewerDatabase, match="700"):
        await Database.open(file)
    assert rows(file) == before
