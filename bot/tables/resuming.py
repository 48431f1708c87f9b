"""Tables that go on from an uploaded record (specification of hosting, 5; ADR 19)."""

from msgspec.structs import replace

from bot.store.database import Database
from bot.store.people import ended
from bot.store.rows import ANYONE, Filters, Status
from bot.tables import opening
from bot.tables.beginnings import moves_in
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal
from bot.tables.history.incoming import Reader
from bot.tables.model import Actor, Done, Position
from bot.tables.service import Tables
from rules.core.record import Record, commitment, encode_record
from rules.core.seats import Seat


class Resuming:
    def __init__(self, database: Database, dependencies: Dependencies, tables: Tables) -> None:
        self._database = database
        self._dependencies = dependencies
        self._tables = tables
        self._reader = Reader(dependencies.games)

    async def resume(
        self,
        actor: Actor,
        data: bytes,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        pace: str,
        seat: Seat | None = None,
        who: Filters = ANYONE,
    ) -> Done:
        """Open a table that goes on from the record in a file.

        If the record is that of a table of the same server, the seats are kept for their last members.

        Args:
            seat: the opener's seat; without it their own seat of that table, or else the first that is free.

        Raises:
            TableRefusal: as `Reader.read`, no_such_seat, reserved or too_many.
            Refusal: there is no such pace, see `bot.clocks.paces`.
        """
        if (done := await self._tables.repeated(actor)) is not None:
            return done
        found = await self._reader.read(data)
        setup, before = found.record.setup, await self._of_this_server(found.record, guild_id)
        secrets = replace(self._dependencies.secrets(), before=found.before)
        table = opening.opened(
            found.game,
            actor,
            secrets,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            seats=setup.seats,
            options=setup.options,
            pace=pace,
            who=who,
            now=int(self._dependencies.now()),
        )
        free = opening.seats_of_record(found.record)
        kept = free if before is None else opening.seats_kept(before, actor)
        rows = opening.with_opener(kept, actor, seat)
        table = replace(table, moves_before=moves_in(found.record), is_rated=False)
        return await self._tables.open_as(actor, table, rows, secrets)

    async def _of_this_server(self, record: Record, guild_id: int) -> Position | None:
        """Return the table of this server that was called off and has exactly this record."""
        seed = record.shuffles[-1].seed if record.shuffles else record.setup.seed
        sealed = commitment(seed, bytes.fromhex(record.salt))
        table_id = await self._database.read(lambda conn: ended.called_off(conn, guild_id, sealed))
        if table_id is None:
            return None
        try:
            at = await self._tables.position(table_id)
            own = await self._tables.record(table_id)
        except TableRefusal:
            # It cannot be read any more; then its seats are not kept.
            return None
        # Options of later versions are missing in the table's row, but not in the record that was read.
        options = replace(own.setup, options=record.setup.options)
        is_same = encode_record(replace(own, setup=options)) == encode_record(record)
        return at if is_same and at.table.status is Status.CANCELLED else None
