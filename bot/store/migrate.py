"""Numbered migrations: SQL files, each applied once and recorded in its own transaction, never edited once merged."""

import sqlite3
from dataclasses import dataclass
from importlib.resources import files


class NewerDatabase(Exception):
    """The file was written by a newer version of the program."""


@dataclass(frozen=True, slots=True)
class Migration:
    number: int
    name: str
    sql: str


def migrations() -> tuple[Migration, ...]:
    """All that there are, in order of their numbers."""
    return tuple(
        Migration(int(file.name[:4]), file.name.removesuffix(".sql"), file.read_text("utf-8"))
        for file in sorted(
            (files("bot.store") / "migrations").iterdir(), key=lambda file: file.name
        )
        if file.name.endswith(".sql")
    )


def migrate(conn: sqlite3.Connection, steps: tuple[Migration, ...] | None = None) -> None:
    """Bring a database up to date.

    Raises:
        NewerDatabase: it is ahead of this program; nothing was changed.
    """
    steps = migrations() if steps is None else steps
    conn.execute(
        "CREATE TABLE IF NOT EXISTS migrations"
        " (number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT"
    )
    done = {row[0] for row in conn.execute("SELECT number FROM migrations")}
    if unknown := done - {step.number for step in steps}:
        raise NewerDatabase(f"migration {max(unknown)} is not known to this version")
    for step in steps:
        if step.number in done:
            continue
        conn.execute("BEGIN IMMEDIATE")
        try:
            for statement in _statements(step.sql):
                conn.execute(statement)
            conn.execute(
                "INSERT INTO migrations VALUES (?, ?, datetime('now'))", (step.number, step.name)
            )
            conn.execute("COMMIT")
        except BaseException:
            if conn.in_transaction:
                conn.execute("ROLLBACK")
            raise


def _statements(sql: str) -> list[str]:
    """The statements of a script one by one: `executescript` would commit between them."""
    statements: list[str] = []
    rest = ""
    for line in sql.splitlines(keepends=True):
        rest += line
        if sqlite3.complete_statement(rest):
            statements.append(rest)
            rest = ""
    # What a script ends with counts, too, when its semicolon was forgotten.
    return [*statements, rest] if rest.strip() else statements
