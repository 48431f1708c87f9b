import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import tables
from bot.store.database import Database
from bot.store.migrate import Migration, NewerDatabase, migrate, migrations
from bot.store.rows import Sitting

FIRST = Migration(
    1, "0001_first", "CREATE TABLE one (a INTEGER);\n-- What for\nCREATE INDEX i ON one (a);\n"
)
SECOND = Migration(2, "0002_second", "ALTER TABLE one ADD COLUMN b TEXT;\n")
BROKEN = Migration(3, "0003_broken", "CREATE TABLE two (a);\nINSERT INTO nowhere VALUES (1);\n")


@pytest.fixture
def conn(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(tmp_path / "d", isolation_level=None)
    yield opened
    opened.close()


def recorded(conn: sqlite3.Connection) -> list[tuple[int, str]]:
    return list(conn.execute("SELECT number, name FROM migrations ORDER BY number"))


def things(conn: sqlite3.Connection) -> set[str]:
    return {row[0] for row in conn.execute("SELECT name FROM sqlite_schema")} - {"migrations"}


def test_each_migration_is_recorded(conn: sqlite3.Connection) -> None:
    migrate(conn, (FIRST, SECOND))
    assert recorded(conn) == [(1, "0001_first"), (2, "0002_second")]
    assert things(conn) == {"one", "i"}


def test_a_migration_is_applied_once(conn: sqlite3.Connection) -> None:
    migrate(conn, (FIRST,))
    migrate(conn, (FIRST, SECOND))
    assert recorded(conn) == [(1, "0001_first"), (2, "0002_second")]


def test_one_that_fails_leaves_nothing_and_undoes_none_before_it(conn: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(conn, (FIRST, SECOND, BROKEN))
    assert things(conn) == {"one", "i"}
    assert [number for number, _ in recorded(conn)] == [1, 2]


def test_one_that_fails_can_be_tried_again(conn: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(conn, (BROKEN,))
    migrate(conn, (Migration(3, "0003_mended", "CREATE TABLE two (a);\n"),))
    assert things(conn) == {"two"}


def test_a_last_statement_without_a_semicolon_counts(conn: sqlite3.Connection) -> None:
    migrate(conn, (Migration(1, "0001", "CREATE TABLE a (x);\nCREATE TABLE b (x)\n"),))
    assert things(conn) == {"a", "b"}


def test_a_statement_may_stretch_over_lines_and_hold_semicolons(conn: sqlite3.Connection) -> None:
    script = (
        "CREATE TABLE a (x TEXT DEFAULT ';');\n"
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n"
        "  DELETE FROM a WHERE x = ';';\n"
        "END;\n"
    )
    migrate(conn, (Migration(1, "0001", script),))
    assert things(conn) == {"a", "t"}


def test_a_newer_database_is_refused_and_left_alone(conn: sqlite3.Connection) -> None:
    migrate(conn, (FIRST, SECOND))
    with pytest.raises(NewerDatabase, match="2"):
        migrate(conn, (FIRST, Migration(4, "0004", "CREATE TABLE four (a);")))
    assert things(conn) == {"one", "i"}


def test_ours_are_numbered_one_after_another() -> None:
    ours = migrations()
    assert [step.number for step in ours] == list(range(1, len(ours) + 1))


async def test_a_newer_database_is_let_go_of(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "d")
    await database.write(
        lambda conn: conn.execute("INSERT INTO migrations VALUES (999, 'later', '')")
    )
    await database.close()
    for _ in range(2):
        with pytest.raises(NewerDatabase):
            await Database.open(tmp_path / "d")


def test_tables_in_play_are_carried_over_with_whose_seats_they_are(
    conn: sqlite3.Connection,
) -> None:
    first, *rest = migrations()
    conn.row_factory = sqlite3.Row
    migrate(conn, (first,))
    conn.executescript(
        "INSERT INTO guilds VALUES (9, 'ko');"
        "INSERT INTO tables (id, title, rules_version, guild_id, channel_id, opener_id, status,"
        " options, seat_count, seq, told_seq, asks, votes, seed, salt, commitment, opened_at, touched_at) VALUES"
        " (1, 'nim', 1, 9, 10, 5, 'playing', '{}', 3, 4, 4, '[]', '[]', x'00', x'00', 'c', 100, 300),"
        " (2, 'nim', 1, 8, 10, 5, 'lobby', '{}', 1, -1, -1, '[]', '[]', x'00', x'00', 'c', 100, 100);"
        "INSERT INTO seats VALUES (1, 0, 5, NULL, NULL, 'Ann'), (1, 1, NULL, 2, 6, 'Bob'),"
        " (1, 2, NULL, 1, NULL, ''), (2, 0, 5, NULL, NULL, 'Ann');"
        "INSERT INTO moves VALUES (1, 0, 1, 'start', NULL, NULL, x'90', NULL, x'00', 200);"
    )
    migrate(conn, (first, *rest))
    playing, lobby = tables.get(conn, 1), tables.get(conn, 2)
    assert playing is not None
    assert lobby is not None
    assert (playing.language, playing.started_at) == ("ko", 200)
    assert (lobby.language, lobby.started_at) == ("en", None)
    assert tables.sittings(conn, 1) == (
        Sitting(0, 0, 5, "Ann"),
        Sitting(1, 0, 6, "Bob"),
        Sitting(2, 0, None, ""),
        Sitting(1, 5, None, ""),
    )
    assert tables.sittings(conn, 2) == ()
