"""Statements are compiled once a process, not once for each database.

SQLAlchemy keeps what it has compiled with the engine, and nearly every test opens a database of its own. The text of a
statement depends on nothing but the kind of the database.
"""

from typing import Any

from sqlalchemy import Connection, Engine, event


class Compiled(dict[tuple[Any, ...], Any]):
    """What `execution_options(compiled_cache=…)` takes: the dialect's kind stands in a key for the dialect."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((type(key[0]), *key[1:]), compiled)


COMPILED = Compiled()


def share() -> None:
    """Let all engines of this process use one cache."""
    if not event.contains(Engine, "engine_connect", _connected):
        event.listen(Engine, "engine_connect", _connected)


def _connected(conn: Connection) -> None:
    conn.execution_options(compiled_cache=COMPILED)
