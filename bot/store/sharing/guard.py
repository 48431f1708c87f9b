"""Admission to a database of PostgreSQL: one process, or several that serve different shards.

A process holds advisory locks in a connection of its own, which also receives the changes of other processes. A process
for every server holds the database's lock alone. Processes for shards share it, and each holds the locks of its shards.
The first of them has the database's lock alone until it has migrated it. A process that dies loses its locks with its
connection, so that any other can take its shards over.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from sqlalchemy import URL, ColumnElement, NullPool, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.errors import InUse, NewerDatabase
from bot.store.migrate import is_newer
from bot.store.sharing.shards import ALL, Shards

_log = logging.getLogger(__name__)

Listener = Callable[[int | None], None]
"""Function for a table of ours that another process has changed; None stands for any number of tables."""

CONNECTS_WITHIN_S: Final = 10.0
"""Seconds for a connection: a server without an answer counts as gone; the driver would wait for a minute."""
CHANNEL: Final = "turnpost"
_OURS: Final = 0x7475726E706F7374
"""The key of the database's lock: "turnpost" in ASCII."""
_OF_SHARD, _OF_COUNT = 0x7475726E, 0x706F7374
"""The first halves of the keys of shards, and of their number."""
_TRIES, _TRIES_AMONG_OTHERS, _AGAIN_S = 20, 100, 0.1
"""Number of attempts at the locks, also while another process migrates the database, and the seconds between them."""
_OTHER_COUNT = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :kind AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND objid <> :count LIMIT 1"
)
_SELF = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_END_EARLIER = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start"
)


class Guard:
    """Keeps other processes out while its connection lasts; a lost connection is replaced."""

    def __init__(self, url: URL, shards: Shards = ALL) -> None:
        self.name = url.render_as_string(hide_password=True)
        self.news: Listener = lambda table_id: None
        self._shards = shards
        self._engine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": CONNECTS_WITHIN_S},
        )
        self._conn: AsyncConnection | None = None
        self._earlier: Mapping[str, Any] | None = None
        """Our session as the server knows it. If the connection breaks, the server may not notice for long."""
        self._lock = asyncio.Lock()

    async def enter(self) -> bool:
        """Take the locks; return whether no other process uses the database until `let_others_in`.

        Raises:
            InUse: another process has one of them.
        """
        async with self._lock:
            return await self._connect(alone=True)

    async def let_others_in(self) -> None:
        """Let processes in that serve other shards."""
        if self._shards is not ALL:
            assert self._conn is not None
            await self._conn.execute(select(func.pg_advisory_lock_shared(_OURS)))
            await self._conn.execute(select(func.pg_advisory_unlock(_OURS)))

    async def hold(self) -> None:
        """Make sure that this process holds the locks.

        Raises:
            InUse: another process has one of them.
            NewerDatabase: while they were free, a newer version has migrated the database.
        """
        if self._lasts():
            return
        async with self._lock:
            if not self._lasts():
                await self._connect(alone=False)
                # Notifications during the break were missed.
                self.news(None)

    async def close(self) -> None:
        conn, self._conn = self._conn, None
        if conn is not None:
            try:
                await conn.close()
            except Exception as error:
                # A broken connection is closed already.
                _log.debug("the connection with the locks was broken: %r", error)

    async def _connect(self, *, alone: bool) -> bool:
        """Connect and take the locks; returns whether that of the database is ours alone."""
        await self.close()
        conn = self._conn = await self._engine.connect()
        try:
            if not alone and await conn.run_sync(is_newer):
                raise NewerDatabase(self.name)
            if self._earlier is not None:
                await conn.execute(_END_EARLIER, self._earlier)
            own = (await conn.execute(_SELF)).one()
            self._earlier = {"pid": own.pid, "backend_start": own.backend_start}
            if self._shards is ALL:
                await self._tried(conn, func.pg_try_advisory_lock(_OURS), _TRIES, self.name)
                return True
            is_alone = await self._entered(conn, alone=alone)
            driver = (await conn.get_raw_connection()).driver_connection
            assert driver is not None
            await driver.add_listener(CHANNEL, self._heard)
        except BaseException:
            await self.close()
            raise
        return is_alone

    async def _entered(self, conn: AsyncConnection, *, alone: bool) -> bool:
        is_alone = alone and bool(await conn.scalar(select(func.pg_try_advisory_lock(_OURS))))
        if not is_alone:
            shared = func.pg_try_advisory_lock_shared(_OURS)
            await self._tried(conn, shared, _TRIES_AMONG_OTHERS, self.name)
        count = self._shards.count
        await conn.execute(select(func.pg_advisory_lock_shared(_OF_COUNT, count)))
        other = await conn.scalar(_OTHER_COUNT, {"kind": _OF_COUNT, "count": count})
        if other is not None:
            raise InUse(f"{self.name}, dividing servers among {other} shards instead of {count}")
        for shard in self._shards.ids:
            own = func.pg_try_advisory_lock(_OF_SHARD, shard)
            await self._tried(conn, own, _TRIES, f"{self.name}, for shard {shard} of {count}")
        return is_alone

    async def _tried(
        self, conn: AsyncConnection, lock: ColumnElement[Any], tries: int, what: str
    ) -> None:
        """Take a lock. The lock of a killed program lasts until the server has noticed its end."""
        for tries_left in reversed(range(tries)):
            if await conn.scalar(select(lock)):
                return
            if tries_left:
                await asyncio.sleep(_AGAIN_S)
        raise InUse(what)

    def _heard(self, connection: object, pid: int, channel: str, told: str) -> None:
        """Handle a notification: another process has changed a table, ours if we serve its server."""
        table_id, _, guild_id = told.partition(" ")
        if self._shards.serve(int(guild_id)):
            self.news(int(table_id))

    def _lasts(self) -> bool:
        if self._conn is None or self._conn.closed or self._conn.invalidated:
            return False
        driver = self._conn.sync_connection.connection.driver_connection  # type: ignore[union-attr]
        return driver is not None and not driver.is_closed()
