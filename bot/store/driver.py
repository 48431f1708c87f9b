"""aiosqlite with one trip to the connection's thread for each statement.

SQLAlchemy makes a cursor, executes, fetches and closes, and each of these would be a trip to the thread and back: they
cost more than most of our statements. Here the rows come back with the trip that executes, and the statement that
begins a transaction goes along with the first one in it.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Any

import aiosqlite

_CHUNK = 64
"""Rows at a time, where somebody iterates over a cursor of aiosqlite's own."""


class Answer(list[Any]):
    """All rows of a statement, with what its cursor said about them."""

    description: Any = None
    lastrowid: int | None = None
    rowcount = -1


class _Cursor(sqlite3.Cursor):
    def fetchall(self) -> Answer:
        # A statement that was not read to its end, as after a text that is no UTF-8, would keep the snapshot that it
        # saw for all that follow.
        with closing(self):
            answer = Answer(super().fetchall())
            answer.description = self.description
            answer.lastrowid = self.lastrowid
            answer.rowcount = self.rowcount
        return answer


class _Connection(sqlite3.Connection):
    """What aiosqlite's `execute_fetchall` calls, and whose `fetchall` it returns."""

    begin: str | None = None
    """The statement with which the next transaction begins, until it has begun."""

    def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        self._begin()
        return self.cursor(_Cursor).execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        self._begin()
        return super().executemany(sql, parameters)

    def commit(self) -> None:
        self.begin = None
        super().commit()

    def rollback(self) -> None:
        self.begin = None
        super().rollback()

    def _begin(self) -> None:
        if self.begin is not None:
            super().execute(self.begin).close()
            # One that failed is tried again by the next statement: none may run outside the transaction.
            self.begin = None


class _Trip:
    """A cursor as SQLAlchemy uses it: made, executed, fetched and closed, in this order and once."""

    def __init__(self, connection: "Driver") -> None:
        self._connection = connection
        self._answer = Answer()

    @property
    def description(self) -> Any:
        return self._answer.description

    @property
    def lastrowid(self) -> int | None:
        return self._answer.lastrowid

    @property
    def rowcount(self) -> int:
        return self._answer.rowcount

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        answer = await self._connection.execute_fetchall(sql, parameters)
        assert isinstance(answer, Answer)
        self._answer = answer

    async def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> None:
        async with self._connection.executemany(sql, parameters) as cursor:
            self._answer = Answer()
            self._answer.lastrowid, self._answer.rowcount = cursor.lastrowid, cursor.rowcount

    async def fetchall(self) -> Answer:
        return self._answer

    async def close(self) -> None:
        """Closed where it was fetched."""


class Driver(aiosqlite.Connection):
    """A connection for SQLAlchemy's `async_creator`; await it to open the file."""

    def __init__(self, database: str) -> None:
        super().__init__(partial(sqlite3.connect, database, factory=self._made), _CHUNK)
        self._own: _Connection | None = None
        # As SQLAlchemy does with those it makes: a program that fails is not kept alive by its threads.
        self._thread.daemon = True

    async def cursor(self) -> _Trip:  # type: ignore[override]  # the part of it that SQLAlchemy uses
        return _Trip(self)

    def begin_with(self, statement: str) -> None:
        """Begin a transaction as soon as something is to be done in it."""
        assert self._own is not None
        self._own.begin = statement

    def _made(self, *args: Any, **settings: Any) -> _Connection:
        self._own = _Connection(*args, **settings)
        return self._own
