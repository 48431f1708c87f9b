"""How many statements the store makes, as SQLAlchemy hears of them: each is a trip to the database and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event


@contextmanager
def counted() -> Iterator[list[str]]:
    """Every statement that is carried out inside, ends of transactions included."""
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
