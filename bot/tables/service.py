"""The one way to change a table: lock, load, decide, keep, tell.

What an operation does is decided by the pure functions of `lobby` and `playing`; here it is kept in one transaction,
together with the log of moves and with what people will be told, or not at all.
"""

import asyncio
import dataclasses
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from bot.store import moves, outbox, tables
from bot.store.database import Connection, Database
from bot.store.rows import SeatRow, Secrets, Status, TableRow
from bot.tables import commit, lobby, notices, opening, playing, seating
from bot.tables.changing import Changes
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.history import archive, records
from bot.tables.history.naming import as_called_then
from bot.tables.model import Actor, Change, Done, Position, Verified
from bot.tables.wrecks import Wrecks
from rules.core.game import Move, default_options
from rules.core.log import Event
from rules.core.record import Record
from rules.core.seats import Seat

T = TypeVar("T")


class Tables:
    def __init__(self, database: Database, dependencies: Dependencies) -> None:
        self._database = database
        self._dependencies = dependencies
        self._changes = Changes(database, dependencies)
        self.wrecks = Wrecks(database, self.position, dependencies.now)

    async def open(
        self,
        actor: Actor,
        *,
        title: str,
        guild_id: int,
        channel_id: int,
        language: str,
        seats: int,
        options: dict[str, str],
    ) -> Done:
        """Open a table in a channel, its opener in the first seat.

        Raises:
            TableRefusal: no_such_title, seat_count or too_many.
            MalformedMove: options are unknown or do not go together.
        """
        try:
            game = self._dependencies.games(title)
        except KeyError:
            raise TableRefusal("no_such_title", title=title) from None
        chosen = records.checked_options(game, seats, default_options(game) | options)
        secrets = self._dependencies.secrets()
        now = int(self._dependencies.now())
        table = opening.opened(
            game,
            actor,
            secrets,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            seats=seats,
            options=chosen,
            now=now,
        )
        return await self._open(actor, table, opening.seats_for(actor, seats), secrets)

    async def play_again(self, table_id: int, actor: Actor) -> Done:
        """Open the next table of the same members, or sit down at it when it has been opened.

        Raises:
            TableRefusal: no_such_table, not_finished, not_at_table, too_many, full or reserved.
            MalformedMove: the title has no such options any more.
        """
        at, secrets = await self.position(table_id), self._dependencies.secrets()
        table = opening.opened_again(at, actor, secrets, now=int(self._dependencies.now()))
        done = await self._open(actor, table, opening.seats_again(at, actor), secrets)
        again = done.position
        if again.table.status is Status.LOBBY and again.seat_of(actor.member_id) is None:
            return await self.join(again.table.id, actor)
        return done

    async def _open(
        self, actor: Actor, table: TableRow, rows: tuple[SeatRow, ...], secrets: Secrets
    ) -> Done:
        lost = set(await self.wrecks.opened_by(actor.member_id))
        keep = commit.opening_transaction(
            table, rows, secrets, actor, lost=lost, now=self._dependencies.now()
        )
        try:
            table_id = await self._database.write(keep, table_id=table.rematch_id)
        except moves.DoneBefore as earlier:
            return await self._changes.repeated(earlier)
        self._dependencies.on_change(table_id)
        return Done(await self.position(table_id))

    async def join(self, table_id: int, actor: Actor) -> Done:
        return await self._change(table_id, actor, lambda at: lobby.join(at, actor))

    async def leave(self, table_id: int, actor: Actor) -> Done:
        """Free one's seat in the lobby, or give it to a robot in play."""

        def decide(at: Position) -> Change:
            in_lobby = at.table.status is Status.LOBBY
            return lobby.leave(at, actor) if in_lobby else playing.leave(at, actor)

        return await self._change(table_id, actor, decide)

    async def add_robot(self, table_id: int, actor: Actor, level: int) -> Done:
        return await self._change(table_id, actor, lambda at: lobby.add_robot(at, actor, level))

    async def remove_robot(self, table_id: int, actor: Actor) -> Done:
        return await self._change(table_id, actor, lambda at: lobby.remove_robot(at, actor))

    async def take_over(self, table_id: int, actor: Actor, seat: Seat | None) -> Done:
        return await self._change(table_id, actor, lambda at: seating.take_over(at, actor, seat))

    async def replace_member(
        self, table_id: int, actor: Actor, seat: Seat, *, has_left: bool
    ) -> Done:
        """Free the seat of a member who is gone in the lobby, or give it to a robot in play."""
        now = int(self._dependencies.now())

        def decide(at: Position) -> Change:
            if at.table.status is Status.LOBBY:
                return lobby.free_seat(at, actor, seat, has_left=has_left)
            return playing.replace_member(at, actor, seat, has_left=has_left, now=now)

        return await self._change(table_id, actor, decide)

    async def cancel(self, table_id: int, actor: Actor) -> Done:
        return await self._change(table_id, actor, lambda at: lobby.cancel(at, actor))

    async def start(self, table_id: int, actor: Actor) -> Done:
        def decide(at: Position, secrets: Secrets | None) -> Change:
            assert secrets is not None
            return lobby.start(at, actor, secrets)

        return await self._change_with(
            table_id, actor, lambda conn: tables.secrets(conn, table_id), decide
        )

    async def play(self, table_id: int, actor: Actor, move: Move, question_seq: int | None) -> Done:
        """Make a member's move, as the answer to question `question_seq`.

        Raises:
            TableRefusal: no_such_table, not_started, ended, not_seated or stale.
            Refusal: the rules refuse it.
        """
        return await self._change(
            table_id, actor, lambda at: playing.play(at, actor, move, question_seq)
        )

    async def play_robot(self, table_id: int, seat: Seat, move: Move, *, seq: int) -> bool:
        """Make a robot's move, if the table is still where the robot saw it; was it made?"""

        def decide(at: Position) -> Change:
            if at.table.seq != seq or not at.seats[seat].is_robot:
                raise TableRefusal("stale")
            return playing.play_seat(at, seat, move)

        try:
            await self._change(table_id, None, decide)
        except TableRefusal:
            return False
        return True

    async def undo(self, table_id: int, actor: Actor) -> Done:
        def decide(at: Position, data: bytes | None) -> Change:
            return playing.undo(at, actor, commit.earlier(at, data))

        return await self._change_with(
            table_id, actor, lambda conn: moves.last_undo(conn, table_id), decide
        )

    async def can_undo(self, at: Position, seat: Seat) -> bool:
        """Has the seat made a move that may be taken back, as the table stands?"""
        data = await self._database.read(lambda conn: moves.last_undo(conn, at.table.id))
        return playing.can_undo(at, seat, commit.earlier(at, data))

    async def end(self, table_id: int, actor: Actor) -> Done:
        """A member's consent to end the table now; or its end, when its opener finds it idle."""
        now = int(self._dependencies.now())
        return await self._change(table_id, actor, lambda at: playing.end(at, actor, now=now))

    async def repost(self, table_id: int) -> None:
        """Have the board posted again, or the lobby brought up to date.

        Raises:
            TableRefusal: no_such_table, or log_damaged: what would be told with the board cannot be read.
        """
        at = await self.position(table_id)
        await self.history(table_id, 0, after=at.table.told_seq)

        def keep(conn: Connection) -> None:
            table = tables.get(conn, table_id)
            for notice in () if table is None else notices.again(table):
                outbox.put(conn, notice, now=self._dependencies.now())

        await self._database.write(keep, table_id=table_id)
        self._dependencies.on_change(table_id)

    async def stir(self, table_id: int) -> None:
        """A member is busy in a panel: the board of an unfinished turn waits until that is over."""
        until = self._dependencies.now() + notices.MID_TURN_S
        await self._database.write(
            lambda conn: outbox.hold_back(conn, table_id, until=until), table_id=table_id
        )

    async def move(self, table_id: int, channel_id: int) -> None:
        """Let a table go on in another channel, because its own was deleted."""

        told = notices.moved((await self.position(table_id)).table)

        def tell(conn: Connection) -> None:
            for notice in told:
                outbox.put(conn, notice, now=self._dependencies.now())

        gone = ("thread_id", "lobby_message_id", "board_message_id")
        await self.place(table_id, tell, channel_id=channel_id, **dict.fromkeys(gone))
        self._dependencies.on_change(table_id)

    async def place(
        self,
        table_id: int,
        also: Callable[[Connection], None],
        **places: int | None,
    ) -> None:
        """Note what was posted where, fields of `TableRow`, in one transaction with `also`."""

        def noted(before: Position) -> tuple[Position, Callable[[Connection], None]]:
            after = dataclasses.replace(before, table=replace(before.table, **places))

            def keep(conn: Connection) -> None:
                tables.update(conn, before.table, after.table, seal=commit.seal_of(after))
                also(conn)

            return after, keep

        await self._changes.note(table_id, noted)

    async def position(self, table_id: int) -> Position:
        """A table as it stands.

        Raises:
            TableRefusal: no_such_table.
        """
        return await self._changes.position(table_id)

    async def find(self, channel_id: int, member_id: int | None = None) -> int | None:
        """The table of a thread or channel: played there, else in a lobby, else played elsewhere, else ended.

        Of several one where the member has a seat.
        """
        return await self._database.read(
            lambda conn: tables.at_place(conn, channel_id, member_id=member_id)
        )

    async def with_robots(self) -> list[int]:
        """Tables in play at which a robot has a seat."""
        return await self._database.read(tables.with_robots)

    async def of_member(self, member_id: int) -> tuple[Position, ...]:
        """Tables in a lobby or in play where a member has a seat, those that cannot be opened left out."""
        ids = await self._database.read(lambda conn: tables.of_member(conn, member_id))
        return (await self.wrecks.sorted_out(ids))[0]

    async def waiting_on(self, member_id: int) -> tuple[Position, ...]:
        """Tables that wait for a member."""
        return tuple(
            at for at in await self.of_member(member_id) if member_id in at.waiting_members()
        )

    async def history(
        self, table_id: int, limit: int, *, after: int = -1, until: int = moves.NO_END
    ) -> tuple[tuple[int, Event], ...]:
        """The last events of the log of moves between two entries, with their entries' numbers, oldest first.

        Seats that have changed hands since are called as they were then.
        """
        at = await self.position(table_id)
        last = await archive.history(self._database, table_id, limit, after=after, until=until)
        return tuple((seq, as_called_then(at, seq, event)) for seq, event in last)

    async def record(self, table_id: int) -> Record:
        """What it takes to replay a table that has ended.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at = await self.position(table_id)
        return records.record(at, *await archive.ended(self._database, at))

    async def verify(self, table_id: int) -> Verified:
        """Replay a table that has ended from its revealed seed, link by link; one that is damaged is wrong.

        Raises:
            TableRefusal: no_such_table, not_started, not_finished, other_rules, or cannot_be_opened before the end.
        """
        try:
            at = await self.position(table_id)
            secrets, rows = await archive.ended(self._database, at)
        except Unreadable:
            return await archive.disproved(self._database, table_id)
        return await asyncio.to_thread(records.verify, at, secrets, rows)

    async def secrets(self, table_id: int) -> Secrets:
        """Seed and salt of a table that has ended.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at = await self.position(table_id)
        return (await archive.ended(self._database, at))[0]

    async def repeated(self, actor: Actor) -> Done | None:
        """What an interaction has led to that was carried out before; None when it is new."""
        try:
            await self._changes.assert_new(actor.interaction_id)
        except moves.DoneBefore as earlier:
            return await self._changes.repeated(earlier)
        return None

    async def settle(self) -> None:
        """Wait for what is being kept, before the database is closed."""
        await self._changes.settle()

    async def _change(
        self, table_id: int, actor: Actor | None, decide: Callable[[Position], Change]
    ) -> Done:
        async def nothing() -> None:
            return None

        return await self._changes.change(table_id, actor, nothing, lambda at, found: decide(at))

    async def _change_with(
        self,
        table_id: int,
        actor: Actor | None,
        query: Callable[[Connection], T],
        decide: Callable[[Position, T], Change],
    ) -> Done:
        """Change a table as `decide` says, which is given what `query` finds at that moment."""
        return await self._changes.change(
            table_id, actor, lambda: self._database.read(query), decide
        )
