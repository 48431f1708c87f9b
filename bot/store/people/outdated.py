"""Tables in play by earlier rules of their title."""

from sqlalchemy import Connection, bindparam, select

from bot.store.rows import Status
from bot.store.schema import tables

_OUTDATED = (
    select(tables.c.id, tables.c.rules_version)
    .where(
        tables.c.title == bindparam("title"),
        tables.c.status == Status.PLAYING,
        tables.c.rules_version < bindparam("newest"),
    )
    .order_by(tables.c.id)
)


def in_play(conn: Connection, title: str, newest: int) -> list[tuple[int, int]]:
    """The tables of a title that were last played by rules older than the newest: number and version."""
    rows = conn.execute(_OUTDATED, {"title": title, "newest": newest})
    return [(row.id, row.rules_version) for row in rows]
