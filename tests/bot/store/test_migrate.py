import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import structs
from msgspec.structs import replace
from sqlalchemy import URL, Connection, delete, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.store import checkup, migrations, moves, outbox, schema, tables, timers
from bot.store.database import Database
from bot.store.declaring import contest
from bot.store.declaring.posted import Posted
from bot.store.errors import NewerDatabase
from bot.store.migrate import HERE, migrate, newest
from bot.store.migrations import baseline, running
from bot.store.people import handovers
from bot.store.rows import MoveKind, Notice, NoticeKind, Sitting, Timer, TimerKind
from rules.core.text import Typed
from tests.bot.store import earlier
from tests.bot.store.details import details
from tests.bot.store.rows import move_row
from tests.engines import connected

pytestmark = pytest.mark.slow

OURS = Path(migrations.__file__).parent

FIRST = "op.create_table('one', sa.Column('a', sa.Integer))\n    op.create_index('i', 'one', ['a'])"
SECOND = "op.add_column('one', sa.Column('b', sa.Text))"
BROKEN = "op.create_table('two', sa.Column('a', sa.Integer))\n    op.execute('INSERT INTO nowhere VALUES (1)')"

NO_BYTES = {"postgresql": "''", "sqlite": "x''"}
BEFORE_SITTINGS = (
    "INSERT INTO guilds VALUES (9, 'ko')",
    "INSERT INTO tables (id, title, rules_version, guild_id, channel_id, opener_id, status, options,"
    " seat_count, seq, told_seq, asks, votes, seed, salt, commitment, opened_at, touched_at) VALUES"
    " (1, 'nim', 1, 9, 10, 5, 'playing', '{}', 3, 4, 4, '[]', '[]', {none}, {none}, 'c', 100, 300),"
    " (2, 'nim', 1, 8, 10, 5, 'lobby', '{}', 1, -1, -1, '[]', '[]', {none}, {none}, 'c', 100, 100)",
    "INSERT INTO seats VALUES (1, 0, 5, NULL, NULL, 'Ann'), (1, 1, NULL, 2, 6, 'Bob'),"
    " (1, 2, NULL, 1, NULL, ''), (2, 0, 5, NULL, NULL, 'Ann')",
    "INSERT INTO moves VALUES (1, 0, 1, 'start', NULL, NULL, {none}, NULL, {none}, 200)",
)


@pytest.fixture
def conn(empty_url: URL) -> Iterator[Connection]:
    with connected(empty_url) as opened:
        yield opened


class Steps:
    """A folder of migrations that a test writes."""

    def __init__(self, folder: Path) -> None:
        self.location = str(folder)
        self._versions = folder / "versions"
        self._versions.mkdir(parents=True)
        shutil.copy(OURS / "env.py", folder)

    def write(self, number: int, body: str) -> None:
        before = repr(f"{number - 1:04}") if number > 1 else "None"
        (self._versions / f"{number:04}_step.py").write_text(
            "import sqlalchemy as sa\nfrom alembic import op\n"
            f"revision, down_revision = '{number:04}', {before}\n"
            f"def upgrade():\n    {body}\n"
        )


@pytest.fixture
def steps(tmp_path: Path) -> Steps:
    return Steps(tmp_path / "steps")


def revision(conn: Connection) -> str | None:
    with conn.begin():
        return MigrationContext.configure(conn).get_current_revision()


def by_steps(conn: Connection) -> None:
    """Bring a database up to date with Alembic, from its first revision on."""
    running.run(conn, HERE)


def things(conn: Connection) -> set[str]:
    with conn.begin():
        found = inspect(conn)
        return {
            name
            for table in found.get_table_names()
            for name in (table, *(str(index["name"]) for index in found.get_indexes(table)))
        } - {"alembic_version"}


@pytest.mark.parametrize("bring", [migrate, by_steps])
def test_both_ways_lead_to_the_declared_tables(
    conn: Connection, bring: Callable[[Connection], None]
) -> None:
    """A new database gets all tables at once, or by way of the baseline."""
    bring(conn)
    with conn.begin():
        context = MigrationContext.configure(conn, opts={"compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    assert revision(conn) == newest()
    if conn.dialect.name == "sqlite":
        checkup.assert_schema(conn)


@pytest.fixture(scope="module")
def declared() -> dict[str, object]:
    """The details of a new database, by engine; filled by the first test that needs them."""
    return {}


@pytest.mark.parametrize("revision", earlier.REVISIONS)
def test_every_earlier_revision_is_brought_to_the_tables_of_a_new_database(
    conn: Connection, revision: str, declared: dict[str, object]
) -> None:
    dialect = conn.dialect.name
    if dialect not in declared:
        by_steps(conn)
        declared[dialect] = details(conn)
        with conn.begin():
            for table in reversed(inspect(conn).get_table_names()):
                conn.exec_driver_sql(f"DROP TABLE {table}{CASCADES[dialect]}")
    earlier.make(conn, revision)
    migrate(conn)
    assert details(conn) == declared[dialect]
    if dialect == "sqlite":
        checkup.assert_schema(conn)


CASCADES = {"postgresql": " CASCADE", "sqlite": ""}


def test_a_new_database_stands_where_alembic_leads(conn: Connection) -> None:
    migrate(conn)
    assert revision(conn) == newest()
    # Alembic finds nothing to do there.
    by_steps(conn)
    assert revision(conn) == newest()


def test_neither_a_new_file_nor_one_up_to_date_needs_alembic(tmp_path: Path) -> None:
    """Nor do pictures and tables need networkx, until a tournament is paired."""
    script = (
        "import asyncio, pathlib, sys, bot.__main__\n"
        "from bot.store.database import Database\n"
        "async def opened(): await (await Database.open(pathlib.Path(sys.argv[1]))).close()\n"
        "for _ in range(2): asyncio.run(opened())\n"
        "print(*sorted({'alembic', 'networkx'} & {*sys.modules}))\n"
    )
    run = [sys.executable, "-c", script, str(tmp_path / "tables.sqlite3")]
    said = subprocess.run(run, capture_output=True, text=True, check=True)
    assert said.stdout.split() == []


def test_an_up_to_date_database_is_left_alone(conn: Connection, steps: Steps) -> None:
    steps.write(1, FIRST)
    for _ in range(2):
        migrate(conn, steps.location)
    assert things(conn) == {"one", "i"}
    assert revision(conn) == "0001"


def test_a_database_is_migrated_from_where_it_stands(conn: Connection, steps: Steps) -> None:
    steps.write(1, FIRST)
    migrate(conn, steps.location)
    steps.write(2, SECOND)
    migrate(conn, steps.location)
    assert revision(conn) == "0002"


def test_a_failing_migration_leaves_nothing_and_keeps_those_before_it(
    conn: Connection, steps: Steps
) -> None:
    for number, body in enumerate((FIRST, SECOND, BROKEN), start=1):
        steps.write(number, body)
    with pytest.raises(DBAPIError, match="nowhere"):
        migrate(conn, steps.location)
    assert things(conn) == {"one", "i"}
    assert revision(conn) == "0002"


def test_a_failed_migration_can_be_tried_again(conn: Connection, steps: Steps) -> None:
    steps.write(1, BROKEN)
    with pytest.raises(DBAPIError):
        migrate(conn, steps.location)
    steps.write(1, BROKEN.splitlines()[0])
    migrate(conn, steps.location)
    assert things(conn) == {"two"}


def test_a_newer_database_is_refused_and_left_alone(conn: Connection, steps: Steps) -> None:
    migrate(conn)
    with conn.begin():
        conn.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    before = things(conn)
    with pytest.raises(NewerDatabase, match="0999"):
        migrate(conn)
    assert things(conn) == before


def test_our_migrations_are_numbered_consecutively() -> None:
    versions = ScriptDirectory(str(OURS)).walk_revisions()
    numbers = sorted(script.revision for script in versions)
    first = int(baseline.REVISION)
    assert numbers == [f"{number:04}" for number in range(first, first + len(numbers))]


def test_the_log_of_moves_survives_that_it_notes_who_sits_down(conn: Connection) -> None:
    earlier.make(conn, "0010")
    with conn.begin():
        for statement in BEFORE_SITTINGS[1:2]:
            conn.execute(text(statement.replace("{none}", NO_BYTES[conn.dialect.name])))
        for seq, kind in enumerate((MoveKind.START, MoveKind.MOVE, MoveKind.LEAVE)):
            moves.append(conn, 1, move_row(seq, kind=kind))
        before = moves.log(conn, 1)
    migrate(conn)
    with conn.begin():
        assert moves.log(conn, 1) == before
        moves.append(conn, 1, move_row(3, kind=MoveKind.SEAT))
        assert [row.kind for row in moves.log(conn, 1)][3:] == [MoveKind.SEAT]
    refused = replace(move_row(4, kind=MoveKind.SEAT), move=b"m")
    with pytest.raises(IntegrityError), conn.begin():
        moves.append(conn, 1, refused)


async def test_a_newer_database_is_closed_again(empty_url: URL) -> None:
    database = await Database.open(empty_url)
    newer = text("UPDATE alembic_version SET version_num = '0999'")
    await database.write(lambda conn: conn.execute(newer))
    await database.close()
    for _ in range(2):
        with pytest.raises(NewerDatabase, match="0999"):
            await Database.open(empty_url)


def test_tables_in_play_are_migrated_with_the_owners_of_their_seats(
    conn: Connection,
) -> None:
    earlier.make(conn, "0001")
    with conn.begin():
        for statement in BEFORE_SITTINGS:
            conn.execute(text(statement.replace("{none}", NO_BYTES[conn.dialect.name])))
    migrate(conn)
    playing, lobby = tables.get(conn, 1), tables.get(conn, 2)
    assert playing is not None
    assert lobby is not None
    assert (playing.language, playing.started_at) == ("ko", 200)
    assert (lobby.language, lobby.started_at) == ("en", None)
    assert tables.sittings(conn, 1) == (
        Sitting(0, 0, 5, Typed("Ann")),
        Sitting(1, 0, 6, Typed("Bob")),
        Sitting(2, 0, None, Typed("")),
        Sitting(1, 5, None, Typed("")),
    )
    assert tables.sittings(conn, 2) == ()


SERVER, OTHER_SERVER = 9, (1 << 62) + 8


def concerned(conn: Connection) -> list[tuple[object, ...]]:
    """Every due and every post, with the server to which it belongs."""
    found = [*conn.execute(text("SELECT kind, key, guild_id FROM dues ORDER BY kind, key"))]
    posts = "SELECT kind, target, guild_id FROM outbox ORDER BY id"
    return [tuple(row) for row in (*found, *conn.execute(text(posts)))]


def everything(
    table_id: int, tournament_id: int, guild_id: int
) -> tuple[list[Timer], list[Notice]]:
    """A due and a post of each kind, for a table, a tournament and a server."""
    of_servers = (TimerKind.QUEUE, TimerKind.FORGET)
    of_members = (TimerKind.DIGEST, TimerKind.ERASE, TimerKind.SCRUB)
    due = [
        Timer(kind, str(guild_id) if kind in of_servers else f"{table_id}:2", 5)
        for kind in TimerKind
        if kind not in of_members
    ]
    due += [Timer(kind, f"{guild_id}:daily", 5) for kind in of_members]
    lists = (NoticeKind.AUDIT, NoticeKind.LOBBY_BOARD)
    posts = [Notice(None, kind, {}, guild_id=guild_id) for kind in lists]
    posts += [
        Notice(table_id, kind, {}, member_id=guild_id) for kind in NoticeKind if kind not in lists
    ]
    posts += [
        Notice(None, kind, {}, tournament_id=tournament_id)
        for kind in (NoticeKind.ANNOUNCE, NoticeKind.ROUND, NoticeKind.STANDINGS, NoticeKind.CALL)
    ]
    posts.append(Notice(None, NoticeKind.DIGEST, {}, member_id=guild_id))
    return due, posts


def test_what_waits_gets_the_server_that_it_would_be_stored_with_today(
    conn: Connection,
) -> None:
    earlier.make(conn, "0030")
    due: list[Timer] = []
    posts: list[Notice] = []
    with conn.begin():
        for number, guild_id in enumerate((SERVER, OTHER_SERVER), start=1):
            table_id = _early_table(conn, number, guild_id)
            conn.execute(insert(contest.tournaments).values(_tournament(number, guild_id)))
            more = everything(table_id, number, guild_id)
            due, posts = [*due, *more[0]], [*posts, *more[1]]
        # A board during a turn gives way to later posts.
        posts.sort(key=lambda notice: notice.kind is NoticeKind.TURN)
        for each in due:
            conn.execute(insert(schema.dues).values(structs.asdict(each)))
        for notice in posts:
            row = outbox._new(notice, 7.0)
            del row["guild_id"]
            conn.execute(insert(schema.outbox).values(row))
    migrate(conn)
    with conn.begin():
        filled_in = concerned(conn)
        conn.execute(delete(schema.dues))
        conn.execute(delete(schema.outbox))
        for each in due:
            timers.put(conn, each)
        for notice in posts:
            outbox.put(conn, notice, now=7.0)
        assert filled_in == concerned(conn)
    servers = {row[2] for row in filled_in}
    assert servers == {0, SERVER, OTHER_SERVER}


def _early_table(conn: Connection, number: int, guild_id: int, **more: int) -> int:
    """Store a table in a schema before messages had channels."""
    texts = {"title": "nim", "status": "lobby", "options": "{}", "asks": "[]", "votes": "[]"}
    numbers = {"rules_version": 1, "channel_id": 10, "opener_id": 5, "seat_count": 2}
    times = {"seq": -1, "told_seq": -1, "opened_at": 100, "touched_at": 100}
    secrets = {"seed": b"", "salt": b"", "commitment": "c"}
    row = {"id": number, "guild_id": guild_id, **texts, **numbers, **times, **secrets, **more}
    conn.execute(insert(schema.tables).values(row))
    return number


def test_what_was_posted_before_gets_the_channel_where_its_table_or_tournament_is(
    conn: Connection,
) -> None:
    earlier.make(conn, "0031")
    with conn.begin():
        _early_table(conn, 1, SERVER, thread_id=12)
        _early_table(conn, 2, SERVER)
        conn.execute(insert(contest.tournaments).values(_tournament(3, SERVER)))
        for numbers in (
            "UPDATE tables SET lobby_message_id = 20, board_message_id = 21",
            "UPDATE tournaments SET announce_message_id = 22",
            "INSERT INTO handovers VALUES (1, 0, 5, 6, 7, 1, 23)",
            "INSERT INTO handovers VALUES (2, 0, 5, 6, 7, 1, NULL)",
            "INSERT INTO outbox (table_id, kind, target, payload, due_at, message_id)"
            f" VALUES (1, 'board', 'table:1', {NO_BYTES[conn.dialect.name]}, 1, 24)",
        ):
            conn.execute(text(numbers))
    migrate(conn)
    with conn.begin():
        first, second = tables.get(conn, 1), tables.get(conn, 2)
        assert first is not None
        assert second is not None
        assert (first.lobby, first.board) == (Posted(10, 20), Posted(12, 21))
        assert (second.lobby, second.board) == (Posted(10, 20), Posted(10, 21))
        given = [handovers.get(conn, number, 0) for number in (1, 2)]
        assert [each and each.posted for each in given] == [Posted(12, 23), None]
        announced = conn.execute(select(contest.tournaments.c.announce_channel_id)).scalar_one()
        assert announced == 1
        sent = conn.execute(select(schema.outbox.c.channel_id)).scalar_one()
        assert sent == 12


def _tournament(number: int, guild_id: int) -> dict[str, object]:
    """One that has just been created."""
    texts = {"language": "en", "name": "Cup", "title": "nim", "status": "draft"}
    numbers = {"channel_id": 1, "organiser_id": 2, "version": 1, "algorithm": 1}
    times = {"starts_ms": 1, "created_ms": 1}
    secrets = {"seed": b"", "salt": b"", "commitment": ""}
    plans = {"settings": "{}", "plan": "{}"}
    return {"id": number, "guild_id": guild_id, **texts, **numbers, **times, **secrets, **plans}
