"""Counts the store's statements as SQLAlchemy reports them; on PostgreSQL each is a round trip."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event


@contextmanager
def counted() -> Iterator[list[str]]:
    """Count every statement executed within the block, including ends of transactions."""
    found: list[str] = []

    def executed(conn: Connection, cursor: Any, statement: str, *more: Any) -> None:
        found.append(statement)

    def committed(conn: Connection) -> None:
        found.append("COMMIT")

    event.listen(Engine, "before_cursor_execute", executed)
    event.listen(Engine, "commit", committed)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
        event.remove(Engine, "commit", committed)
