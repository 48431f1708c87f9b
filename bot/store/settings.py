"""What servers and members have chosen, and facts about the program itself."""

import sqlite3


def guild_language(conn: sqlite3.Connection, guild_id: int) -> str | None:
    row = conn.execute("SELECT language FROM guilds WHERE id = ?", (guild_id,)).fetchone()
    return None if row is None else str(row["language"])


def set_guild_language(conn: sqlite3.Connection, guild_id: int, language: str) -> None:
    conn.execute(
        "INSERT INTO guilds (id, language) VALUES (?1, ?2)"
        " ON CONFLICT (id) DO UPDATE SET language = ?2",
        (guild_id, language),
    )


def member(conn: sqlite3.Connection, member_id: int) -> tuple[str | None, bool]:
    """A member's language (None: Discord's own) and whether to ping."""
    row = conn.execute("SELECT language, pings FROM members WHERE id = ?", (member_id,)).fetchone()
    return (None, True) if row is None else (row["language"], bool(row["pings"]))


def set_member_language(conn: sqlite3.Connection, member_id: int, language: str | None) -> None:
    conn.execute(
        "INSERT INTO members (id, language) VALUES (?1, ?2)"
        " ON CONFLICT (id) DO UPDATE SET language = ?2",
        (member_id, language),
    )


def set_pings(conn: sqlite3.Connection, member_id: int, on: bool) -> None:
    conn.execute(
        "INSERT INTO members (id, pings) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET pings = ?2",
        (member_id, int(on)),
    )


def fact(conn: sqlite3.Connection, name: str) -> str | None:
    row = conn.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row["value"])


def set_fact(conn: sqlite3.Connection, name: str, value: str) -> None:
    conn.execute(
        "INSERT INTO facts VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2",
        (name, value),
    )
