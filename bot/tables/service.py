"""The one way to change a table: lock, load, decide, keep, tell.

What an operation does is decided by the pure functions of `lobby` and `playing`; here it is kept in one transaction,
together with the log of moves and with what people will be told, or not at all.
"""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from msgspec import msgpack
from msgspec.structs import replace

from bot.store import moves, outbox, tables
from bot.store.database import Connection, Database
from bot.store.rows import MoveRow, SeatRow, Secrets, Status, TableRow
from bot.tables import chain, lobby, notices, playing, records
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, Done, Position, Undo, Verified
from bot.tables.positions import Positions
from rules.core.codec import decode_state, encode_state
from rules.core.game import GameDef, Move, default_options
from rules.core.log import Event
from rules.core.record import Record, commitment
from rules.core.seats import Seat

MOST_OPEN = 20
"""Tables of one member's opening that have not ended."""


@dataclass(frozen=True, slots=True)
class World:
    """What the service needs from outside."""

    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """A new seed and salt that nobody can foresee."""
    games: Callable[[str], GameDef[Any, Any]]
    """The title of a key; raises `KeyError`."""
    on_change: Callable[[int], None]
    """Called with a table's number after something about it was kept."""


class Tables:
    def __init__(self, database: Database, world: World) -> None:
        self._database = database
        self._world = world
        self._positions = Positions(database, world.games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self,
        actor: Actor,
        *,
        title: str,
        guild_id: int,
        channel_id: int,
        seats: int,
        options: dict[str, str],
    ) -> Done:
        """Open a table in a channel, its opener in the first seat.

        Raises:
            TableRefusal: no_such_title, seat_count, unknown_option or too_many.
        """
        try:
            game = self._world.games(title)
        except KeyError:
            raise TableRefusal("no_such_title", title=title) from None
        chosen = records.checked_options(game, seats, default_options(game) | options)
        secrets = self._world.secrets()
        now = int(self._world.now())
        table = TableRow(
            id=0,
            title=title,
            rules_version=game.rules_version,
            guild_id=guild_id,
            channel_id=channel_id,
            thread_id=None,
            lobby_message_id=None,
            board_message_id=None,
            opener_id=actor.member_id,
            status=Status.LOBBY,
            options=chosen,
            seat_count=seats,
            seq=-1,
            told_seq=-1,
            asks=(),
            votes=(),
            commitment=commitment(secrets.seed, secrets.salt),
            opened_at=now,
            touched_at=now,
            ended_at=None,
        )
        rows = [SeatRow(seat, None, None, None, "") for seat in range(seats)]
        rows[0] = replace(rows[0], member_id=actor.member_id, name=actor.name)

        def keep(conn: Connection) -> tuple[int, bool]:
            if (done := moves.done_as(conn, actor.interaction_id)) is not None:
                return done[0], True
            if tables.open_count(conn, opener_id=actor.member_id) >= MOST_OPEN:
                raise TableRefusal("too_many", most=MOST_OPEN)
            table_id = tables.create(conn, table, secrets)
            tables.put_seats(conn, table_id, rows)
            moves.mark_done(conn, actor.interaction_id, table_id=table_id, seq=-1, at=now)
            outbox.put(conn, notices.lobby(replace(table, id=table_id)), now=self._world.now())
            return table_id, False

        table_id, repeated = await self._database.write(keep)
        self._world.on_change(table_id)
        return Done(await self.position(table_id), repeated=repeated)

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
        return await self._change(table_id, actor, lambda at: lobby.take_over(at, actor, seat))

    async def cancel(self, table_id: int, actor: Actor) -> Done:
        return await self._change(table_id, actor, lambda at: lobby.cancel(at, actor))

    async def start(self, table_id: int, actor: Actor) -> Done:
        secrets = await self._database.read(lambda conn: tables.secrets(conn, table_id))
        if secrets is None:
            raise TableRefusal("no_such_table")
        return await self._change(table_id, actor, lambda at: lobby.start(at, actor, secrets))

    async def play(self, table_id: int, actor: Actor, move: Move, ask: int | None) -> Done:
        """Make a member's move, as the answer to question `ask`.

        Raises:
            TableRefusal: no_such_table, not_started, ended, not_seated or stale.
            Refusal: the rules refuse it.
        """
        return await self._change(table_id, actor, lambda at: playing.play(at, actor, move, ask))

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
        async with self._locked(table_id):
            before = await self.position(table_id)
            data = await self._database.read(lambda conn: moves.last_undo(conn, table_id))
            earlier = (
                None
                if data is None
                else decode_state(before.game, data, before.table.rules_version)
            )
            return await self._carry_out(before, actor, lambda at: playing.undo(at, actor, earlier))

    async def end(self, table_id: int, actor: Actor) -> Done:
        """A member's consent to end the table now; or its end, when its opener finds it idle."""
        now = int(self._world.now())
        return await self._change(table_id, actor, lambda at: playing.end(at, actor, now=now))

    async def repost(self, table_id: int) -> None:
        """Have the board posted again."""

        def keep(conn: Connection) -> None:
            table = tables.get(conn, table_id)
            if table is not None and table.status is Status.PLAYING:
                outbox.put(conn, notices.board_again(table), now=self._world.now())

        await self._database.write(keep)
        self._world.on_change(table_id)

    async def place(
        self,
        table_id: int,
        also: Callable[[Connection], None],
        **places: int | None,
    ) -> None:
        """Note what was posted where, fields of `TableRow`, in one transaction with `also`."""
        async with self._locked(table_id):
            before = await self.position(table_id)
            table = replace(before.table, **places)

            def keep(conn: Connection) -> None:
                tables.update(conn, before.table, table)
                also(conn)

            await self._database.write(keep)
            self._positions.put(dataclasses.replace(before, table=table))

    async def position(self, table_id: int) -> Position:
        """A table as it stands.

        Raises:
            TableRefusal: no_such_table.
        """
        return await self._positions.get(table_id)

    async def find(self, channel_id: int) -> int | None:
        """The table of a thread or channel: in play before a lobby before ended, then the newest."""
        return await self._database.read(lambda conn: tables.at_place(conn, channel_id))

    async def live(self) -> list[int]:
        """Tables in play."""
        return await self._database.read(tables.live)

    async def of_member(self, member_id: int) -> tuple[Position, ...]:
        """Tables in a lobby or in play where a member has a seat."""
        ids = await self._database.read(lambda conn: tables.of_member(conn, member_id))
        return tuple([await self.position(table_id) for table_id in ids])

    async def waiting_on(self, member_id: int) -> tuple[Position, ...]:
        """Tables that wait for a member."""
        return tuple(
            at for at in await self.of_member(member_id) if member_id in at.waiting_members()
        )

    async def history(
        self, table_id: int, limit: int, *, after: int = -1
    ) -> tuple[tuple[int, Event], ...]:
        """The last events of the log of moves that came after an entry, with their entries' numbers, oldest first."""
        rows = await self._database.read(lambda conn: moves.log(conn, table_id, after=after))
        events = [(row.seq, event) for row in rows for event in records.decode_events(row.events)]
        return tuple(events[-limit:])

    async def record(self, table_id: int) -> Record:
        """What it takes to replay a table that has ended.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at, secrets, rows = await self._ended(table_id)
        return records.record(at, secrets, rows)

    async def verify(self, table_id: int) -> Verified:
        """Replay a table that has ended from its revealed seed, link by link.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at, secrets, rows = await self._ended(table_id)
        return await asyncio.to_thread(records.verify, at, secrets, rows)

    async def secrets(self, table_id: int) -> Secrets:
        """Seed and salt of a table that has ended.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        return (await self._ended(table_id))[1]

    async def _ended(self, table_id: int) -> tuple[Position, Secrets, list[MoveRow]]:
        at = await self.position(table_id)
        if at.state is None:
            raise TableRefusal("not_started")
        if at.table.status is Status.PLAYING:
            raise TableRefusal("not_finished")

        def query(conn: Connection) -> tuple[Secrets | None, list[MoveRow]]:
            return tables.secrets(conn, table_id), moves.log(conn, table_id)

        secrets, rows = await self._database.read(query)
        assert secrets is not None
        return at, secrets, rows

    async def _change(
        self, table_id: int, actor: Actor | None, decide: Callable[[Position], Change]
    ) -> Done:
        async with self._locked(table_id):
            return await self._carry_out(await self.position(table_id), actor, decide)

    async def _carry_out(
        self, before: Position, actor: Actor | None, decide: Callable[[Position], Change]
    ) -> Done:
        table_id = before.table.id
        if actor is not None:
            interaction_id = actor.interaction_id
            done = await self._database.read(lambda conn: moves.done_as(conn, interaction_id))
            if done is not None:
                return await self._repeated(before, done[1])
        change = decide(before)
        after = await self._keep(before, change, actor)
        self._positions.put(after)
        self._world.on_change(table_id)
        events = tuple(event for entry in change.entries for event in entry.events)
        return Done(after, events)

    async def _repeated(self, at: Position, seq: int) -> Done:
        rows = await self._database.read(lambda conn: moves.log(conn, at.table.id, after=seq - 1))
        events = records.decode_events(rows[0].events) if rows and rows[0].seq == seq else ()
        return Done(at, events, repeated=True)

    async def _keep(self, before: Position, change: Change, actor: Actor | None) -> Position:
        now = self._world.now()
        table = _timed(before.table, change, int(now))
        upgraded = bool(change.entries) and table.rules_version != before.game.rules_version
        if upgraded:
            # States of the older rules are no way back any more.
            table = replace(table, rules_version=before.game.rules_version)
            change = dataclasses.replace(change, undo=Undo.CLEAR)
        state = None if change.state is None else encode_state(change.state)
        links: list[MoveRow] = []
        last = before.chain
        for offset, entry in enumerate(change.entries):
            seq = table.seq - len(change.entries) + 1 + offset
            assert state is not None
            last = chain.link(
                last, seq=seq, kind=entry.kind, seat=entry.seat, move=entry.move, state=state
            )
            links.append(
                MoveRow(
                    seq=seq,
                    kind=entry.kind,
                    seat=entry.seat,
                    move=entry.move,
                    events=msgpack.encode(entry.events),
                    member_id=None if actor is None else actor.member_id,
                    hash=last,
                    at=int(now),
                )
            )
        earlier = encode_state(before.state) if change.undo is Undo.PUSH else b""

        def keep(conn: Connection) -> None:
            tables.update(conn, before.table, table)
            if change.seats != before.seats:
                tables.put_seats(conn, table.id, change.seats)
            if links:
                assert state is not None
                tables.set_state(conn, table.id, state, last)
            for row in links:
                moves.append(conn, table.id, row)
            match change.undo:
                case Undo.PUSH:
                    moves.push_undo(conn, table.id, seq=table.seq, state=earlier)
                case Undo.POP:
                    moves.pop_undo(conn, table.id)
                case Undo.CLEAR:
                    moves.clear_undo(conn, table.id)
                case Undo.KEEP:
                    pass
            if actor is not None:
                moves.mark_done(
                    conn, actor.interaction_id, table_id=table.id, seq=table.seq, at=int(now)
                )
            for notice in change.notices:
                if notice.delay_s == 0:
                    outbox.hurry(conn, table.id, now=now)
                outbox.put(conn, notice, now=now)

        try:
            await self._database.write(keep)
        except tables.StaleTable:
            self._positions.forget(table.id)
            raise
        return Position(table, change.seats, before.game, change.state, last)

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield


def _timed(before: TableRow, change: Change, now: int) -> TableRow:
    table = change.table
    if change.entries:
        table = replace(table, touched_at=now)
    if before.ended_at is None and table.status in (Status.FINISHED, Status.CANCELLED):
        table = replace(table, ended_at=now)
    return table
