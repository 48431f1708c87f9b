"""Watchers of tables: they ask for a message when the table has ended (specification of hosting, 6.4)."""

from bot.clocks.preferences import Reach, Where
from bot.store.database import Connection, Database
from bot.store.people import watchers
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.settings import Settings
from rules.core.errors import Refusal

MOST = 100
"""Most members that watch one table in this way."""


class Watching:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    async def ask(self, at: Position, member_id: int) -> None:
        """Tell a member when a table in play has ended, once and in a direct message.

        Raises:
            TableRefusal: not_started or ended.
            Refusal: watch.seated, watch.notices_off, watch.closed, watch.full or act.unchanged.
        """
        if at.table.status is not Status.PLAYING:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        if at.has(member_id):
            raise Refusal("watch.seated")
        reach: Reach = (await self._settings.reach(member_id))[member_id]
        if reach.wishes.where is Where.OFF:
            raise Refusal("watch.notices_off")
        if reach.direct_closed_ms is not None:
            raise Refusal("watch.closed")

        def keep(conn: Connection) -> None:
            watching = watchers.of_table(conn, at.table.id)
            if member_id in watching:
                raise Refusal("act.unchanged")
            if len(watching) >= MOST:
                raise Refusal("watch.full", most=MOST)
            watchers.put(conn, at.table.id, member_id)

        await self._database.write(keep)

    async def stop(self, table_id: int, member_id: int) -> None:
        """Drop a member's wish for a message about the table.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if member_id not in watchers.of_table(conn, table_id):
                raise Refusal("act.unchanged")
            watchers.drop(conn, table_id, member_id)

        await self._database.write(keep)
