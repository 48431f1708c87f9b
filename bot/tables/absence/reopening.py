"""Tables that were closed by mistake are opened again (specification of hosting, 3.6 and 7.3; ADR 19).

Readers of the record of a closed table know its future draws. So it goes on as a table that is resumed: a new one with
the same position and another seed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS
from bot.store import outbox, tables, timers
from bot.store.database import Connection, Database
from bot.store.people.ballots import Ballot
from bot.store.rows import SeatRow, Secrets, Status, TableRow, Timer, TimerKind
from bot.tables import commit, lobby, notices, opening
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.voting import Effect, Voting
from bot.tables.beginnings import moves_in
from bot.tables.dependencies import Dependencies
from bot.tables.errors import NotSeated
from bot.tables.history import archive, records
from bot.tables.history.incoming import Reader
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.names import channel
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.record import encode_record
from rules.core.text import Typed, msg

REOPENED_MS: Final = DAY_MS
"""The members of a table can ask for its reopening for this long after its end."""

Again = tuple[TableRow, Secrets]
"""The new table, and the secrets with which it goes on."""


class Reopening:
    """Registers itself with the ballots that it opens."""

    def __init__(
        self, database: Database, dependencies: Dependencies, tables_: Tables, voting: Voting
    ) -> None:
        self._database = database
        self._dependencies = dependencies
        self._tables = tables_
        self._voting = voting
        self._reader = Reader(dependencies.games)
        voting.on_with(BallotKind.REOPEN, self._reopening)

    async def ask(self, table_id: int, actor: Actor) -> Done:
        """Ask all members of a closed table whether it goes on, or agree if that is asked.

        Raises:
            TableRefusal: not_seated, or as `Reader.read`.
            Refusal: reopen.not_closed, reopen.too_late, or reopen.done.
        """

        async def decide(at: Position) -> Change:
            now = self._tables.now_ms()
            if at.seat_of(actor.member_id) is None:
                raise NotSeated
            await self.assert_possible(at)
            if now >= until_ms(at):
                raise Refusal("reopen.too_late")
            held = await self._voting.of(table_id)
            running = ballots.open_one(held, BallotKind.REOPEN)
            if running is None:
                ballot = ballots.opened(at, held, BallotKind.REOPEN, actor, now)
            else:
                ballot = ballots.voiced(at, running, actor, ballots.YES)
            return await self._voting.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def reopened(self, at: Position, now_ms: int) -> Change:
        """Reopen a closed table in a lobby, with each seat kept for its former member; for moderators.

        Raises:
            TableRefusal: as `Reader.read`.
            Refusal: as `assert_possible`.
        """
        await self.assert_possible(at)
        again = await self._again(at)
        rows = tuple(
            SeatRow(row.seat, None, None, row.member_id, row.name)
            if row.member_id is not None
            else _of_robot(row)
            for row in at.seats
        )
        return Change(at.table, at.seats, at.state).storing(_storing(at, again, rows, now_ms))

    async def assert_possible(self, at: Position) -> None:
        """Raise `Refusal`: reopen.not_closed, reopen.finished, reopen.never_started or reopen.done."""
        if at.table.status is Status.FINISHED:
            raise Refusal("reopen.finished")
        if at.table.status is not Status.CANCELLED:
            raise Refusal("reopen.not_closed")
        if at.state is None:
            raise Refusal("reopen.never_started")
        if await self._database.read(lambda conn: tables.rematch_of(conn, at.table.id)) is not None:
            raise Refusal("reopen.done")

    async def start(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Start a table at which all members have agreed to go on; the handler of `TimerKind.START`."""
        is_ready = at.table.status is Status.LOBBY and not any(row.is_free for row in at.seats)
        if not is_ready or lobby.must_gather(at):
            return Change(at.table, at.seats, at.state)
        secrets = await self._database.read(lambda conn: tables.secrets(conn, at.table.id))
        assert secrets is not None
        return lobby.started(at, secrets)

    async def _reopening(self, at: Position, ballot: Ballot) -> Effect:
        again = await self._again(at)

        def effect(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
            change = Change(at.table, at.seats, at.state)
            if ballot.outcome != ballots.YES:
                return change
            rows = tuple(
                SeatRow(row.seat, row.member_id, None, None, row.name)
                if row.member_id is not None
                else _of_robot(row)
                for row in at.seats
            )
            return change.storing(_storing(at, again, rows, now_ms))

        return effect

    async def _again(self, at: Position) -> Again:
        """Return the table as which a closed table goes on.

        Raises:
            TableRefusal: as `Reader.read`.
        """
        record = records.record(at, *await archive.ended(self._database, at))
        found = await self._reader.read(encode_record(record))
        secrets = replace(self._dependencies.secrets(), before=found.before)
        before = at.table
        table = opening.opened(
            found.game,
            Actor(before.opener_id, Typed(""), 0),
            secrets,
            guild_id=before.guild_id,
            channel_id=before.channel_id,
            language=before.language,
            seats=before.seat_count,
            options=found.record.setup.options,
            pace=before.pace,
            who=before.filters,
            now=int(self._dependencies.now()),
        )
        moves = moves_in(found.record)
        return replace(table, moves_before=moves, rematch_id=before.id), secrets


def until_ms(at: Position) -> int:
    """Return the deadline for members of a closed table to ask for its reopening."""
    return (at.table.ended_at or 0) * 1000 + REOPENED_MS


def _of_robot(row: SeatRow) -> SeatRow:
    return SeatRow(row.seat, None, row.robot_level, None, Typed(""))


def _storing(
    at: Position, again: Again, rows: tuple[SeatRow, ...], now_ms: int
) -> Callable[[Connection], None]:
    """Store the new table, which starts at once if no member is missing, and announce it at the old one's place."""
    table, secrets = again

    def store(conn: Connection) -> None:
        if tables.rematch_of(conn, at.table.id) is not None:
            raise Refusal("reopen.done")
        number = commit.create(conn, table, rows, secrets, now=now_ms / 1000)
        if not any(row.is_free for row in rows):
            timers.put(conn, Timer(TimerKind.START, str(number), now_ms))
        told = msg("table.reopened", number=str(number), place=channel(table.channel_id))
        outbox.put(conn, notices.notice(at.table, told), now=now_ms / 1000)

    return store
