"""The service of a member's own data: its figures, its export as a file, and its deletion."""

import dataclasses
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import json, msgpack

from bot.store import moves, timers
from bot.store.contest import erasing as contests
from bot.store.database import Connection, Database
from bot.store.people import bans, personal, posted
from bot.store.people.posted import Place
from bot.store.ratings import erasing
from bot.store.rows import Status, Timer, TimerKind
from bot.store.timers import StaleTimer
from bot.tables import lobby, playing
from bot.tables.errors import TableRefusal
from bot.tables.history import records
from bot.tables.model import Actor, Change, Position
from bot.tables.names import visible
from bot.tables.privacy import erasures
from bot.tables.privacy.erasing import erase_at
from bot.tables.privacy.traces import Traces
from bot.tables.privacy.turns import Turns
from bot.tables.service import Tables


@dataclasses.dataclass(frozen=True, slots=True)
class Figures:
    """Amount of data about a member."""

    seats: int
    moves: int
    pings: int
    open_seats: int
    """Seats that the member has now."""


async def _from_nothing(member_id: int) -> None:
    pass


class Privacy:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        wake: Callable[[], None],
        withdraw: Callable[[int], Awaitable[None]] = _from_nothing,
    ) -> None:
        """Take `wake`, called for a new timer, and `withdraw`, which takes a member out of running tournaments."""
        self._database = database
        self._tables = tables
        self._wake = wake
        self._withdraw = withdraw
        self._turns = Turns(database)

    async def figures(self, member_id: int) -> Figures:
        rows = await self._database.read(partial(personal.export, member_id=member_id))
        open_seats = await self._tables.of_member(member_id)
        return Figures(
            len({(each["table_id"], each["seat"]) for each in rows.get("sittings", ())}),
            len(rows.get("moves", ())),
            len(rows.get("pings", ())),
            len(open_seats),
        )

    async def export(self, member_id: int) -> bytes:
        """Return all data about a member, as JSON: one list of rows per table of the database.

        Moves are added in full, with the events for the member's seat at tables that have ended.
        """

        def read(conn: Connection) -> dict[str, Any]:
            found: dict[str, Any] = personal.export(conn, member_id)
            for row in found.get("moves", ()):
                entry = moves.entry(conn, row["table_id"], row["seq"])
                if entry is not None and entry.move is not None:
                    row["move"] = msgpack.decode(entry.move)
            return found

        found = await self._database.read(read)
        for row in found.get("moves", ()):
            row["events"] = await self._events(row["table_id"], row["seq"], row["seat"])
        plain = json.encode({"member": str(member_id), "kept": found})
        return json.format(plain, indent=1)

    async def _events(self, table_id: int, seq: int, seat: int | None) -> list[Any]:
        """Return the events of an entry for a seat; none before the table's end, because they may be secret."""
        try:
            at = await self._tables.position(table_id)
        except TableRefusal:
            return []
        if at.table.ended_at is None:
            return []
        entry = await self._database.read(lambda conn: moves.entry(conn, table_id, seq))
        told = () if entry is None else records.decode_events(entry.events)
        return [json.decode(json.encode(each.msg)) for each in told if each.is_for(seat)]

    async def places(self, member_id: int) -> tuple[Place, ...]:
        """Return the places of posts that may name a member."""
        return await self._database.read(
            lambda conn: posted.of_member(conn, member_id, erasures.CHANNELS)
        )

    async def delete(self, actor: Actor) -> None:
        """Delete all data of a member. A deletion that is interrupted by a kill is finished later.

        Posts that name the member are edited afterwards, by the outbox.
        """
        now = self._tables.now_ms()
        timer = Timer(TimerKind.ERASE, str(actor.member_id), now)

        def begin(conn: Connection) -> None:
            timers.put(conn, timer)
            self._prepare(conn, actor.member_id, {visible(actor.name)})

        async with self._turns.of(timer):
            await self._database.write(begin)
            last = await self._taken_out(actor.member_id, {visible(actor.name)})
            await self._finish(
                actor.member_id, lambda conn: timers.drop(conn, [(timer.kind, timer.key)]), last
            )

    async def erase_due(self, timer: Timer, now_ms: int) -> Callable[[Connection], None]:
        """Finish a deletion that was broken off, or begin one for the operator; the handler of `TimerKind.ERASE`.

        Raises:
            StaleTimer: always, because it is done then.
        """
        async with self._turns.still_due(timer):
            await self._database.write(lambda conn: self._prepare(conn, timer.number, set()))
            # Stored before another process may begin the same.
            last = await self._taken_out(timer.number, set())
            await self._finish(timer.number, lambda conn: timers.take(conn, timer), last)
        raise StaleTimer(timer)

    async def _finish(
        self,
        member_id: int,
        take: Callable[[Connection], None],
        last: Callable[[Connection], None],
    ) -> None:
        def finish(conn: Connection) -> None:
            take(conn)
            last(conn)

        await self._database.write(finish)
        self._tables.almanac.forget(member_id)
        self._wake()

    async def scrub_due(self, timer: Timer, now_ms: int) -> Callable[[Connection], None]:
        """Wipe deleted data from the file; the handler of `TimerKind.SCRUB`."""
        await self._database.scrub()
        return lambda conn: None

    def _prepare(self, conn: Connection, member_id: int, names: set[str]) -> None:
        """Note the places of posts that may name the member, before the deletion removes them from the database."""
        names = names | personal.names_of(conn, member_id) | contests.names_of(conn, member_id)
        places = posted.of_member(conn, member_id, erasures.CHANNELS)
        traces = Traces.of({member_id}, names - {""})
        erasures.prepare(conn, str(member_id), places, traces, self._tables.now_ms() / 1000)

    async def _taken_out(self, member_id: int, names: set[str]) -> Callable[[Connection], None]:
        """Take a member out of every table; return the transaction that deletes the rest."""
        await self._withdraw(member_id)
        # Before the tables, so that each still knows whose stand-in it must name.
        await self._database.write(partial(erasing.erase, member_id=member_id))
        names |= await self._database.read(partial(personal.names_of, member_id=member_id))
        names |= await self._database.read(partial(contests.names_of, member_id=member_id))
        known = await self._database.read(partial(personal.tables_of, member_id=member_id))
        for table_id in known:
            await self._leave(table_id, member_id)
            erase = partial(erase_at, table_id=table_id, member_id=member_id, names=names)
            await self._tables.changes.rewrite(table_id, erase)
        now = self._tables.now_ms()

        def rest(conn: Connection) -> None:
            bans.make_anonymous(conn, member_id, now)
            personal.forget_in_audit(conn, member_id, names)
            contests.erase(conn, member_id, names)
            personal.delete_own(conn, member_id)
            personal.forget_by_key(conn, member_id)
            erasures.begin(conn, str(member_id), now / 1000)
            timers.put(conn, Timer(TimerKind.SCRUB, "0", now))

        return rest

    async def _leave(self, table_id: int, member_id: int) -> None:
        """Free a member's seat, or give it to a robot for good. Their conduct is not affected."""

        async def decide(at: Position) -> Change:
            seat = at.seat_of(member_id)
            if at.table.status is Status.LOBBY:
                return _left_lobby(at, member_id)
            if at.table.status is not Status.PLAYING:
                return Change(at.table, at.seats, at.state)
            if seat is not None:
                return playing.left_for_good(at, seat)
            kept = [row.seat for row in at.seats if row.away_id == member_id]
            seats = at.seats
            for each in kept:
                seats = playing.kept_for_nobody(dataclasses.replace(at, seats=seats), each)
            return Change(at.table, seats, at.state)

        try:
            await self._tables.changes.change(table_id, None, decide)
        except TableRefusal:
            # A table that cannot be opened cannot be left; its rows are anonymous all the same.
            return


def _left_lobby(at: Position, member_id: int) -> Change:
    change = Change(at.table, at.seats, at.state)
    for row in reversed(at.seats):
        if member_id in (row.member_id, row.away_id):
            change = lobby.without(dataclasses.replace(at, seats=change.seats), row.seat)
    if not any(row.member_id is not None for row in change.seats):
        return lobby.called_off(at, change.seats)
    return change
