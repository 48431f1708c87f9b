"""aiosqlite with one trip to the connection's thread for a whole function.

A statement costs SQLite less than a trip to its thread and back, which wakes the event loop, switches threads twice and
greenlets twice more. So the thread is not sent statements but functions: one runs there from its first statement to its
last, by a connection of SQLAlchemy that belongs to the thread (ADR 53).
"""

import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

import aiosqlite

T = TypeVar("T")

_here = threading.local()
_CHUNK = 64
"""Rows at a time, for iteration over a cursor of aiosqlite's own."""


class _Whole(Generic[T]):
    """A function in the place of a statement: where others are fetched, it runs."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._function = function

    def fetchall(self) -> T:
        return self._function()


class _Connection(sqlite3.Connection):
    """The connection whose `execute` aiosqlite's `execute_fetchall` calls in the thread."""

    def execute(self, sql: Any, parameters: Any = ()) -> Any:
        return sql if isinstance(sql, _Whole) else super().execute(sql, parameters)


class Driver(aiosqlite.Connection):
    """A connection and its thread; await it to open the file."""

    def __init__(self, database: str) -> None:
        # A thread is a daemon if the one that makes it is, and a daemon keeps no program alive that has failed.
        begin = super().__init__
        connect = partial(sqlite3.connect, database, factory=_made)
        maker = threading.Thread(target=begin, args=(connect, _CHUNK), daemon=True)
        maker.start()
        maker.join()

    async def run(self, function: Callable[[], T]) -> T:
        """Run a function in the thread, after all earlier ones. It runs even if the caller is cancelled."""
        whole: Any = _Whole(function)
        done: Any = await self.execute_fetchall(whole)
        result: T = done
        return result


def own() -> sqlite3.Connection:
    """Return the connection of the thread in which this is called."""
    made: sqlite3.Connection = _here.connection
    return made


def _made(*args: Any, **settings: Any) -> _Connection:
    """Make the connection; called in the thread that aiosqlite has made for it."""
    made = _here.connection = _Connection(*args, **settings)
    return made
