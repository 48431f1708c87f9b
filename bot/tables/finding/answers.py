"""Answers of matched members, and their effect on the table (specification of hosting, 6.2)."""

import dataclasses
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.finding import seekers
from bot.store.finding.seekers import Match
from bot.store.rows import Secrets, Status, Timer, TimerKind
from bot.tables import lobby, notices
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.game import RobotLevel

_STARTED_S: Final = 5.0
"""A table filled with robots starts within this time."""


class Answers:
    def __init__(self, database: Database, tables_: Tables) -> None:
        self._database = database
        self._tables = tables_

    async def accept(self, table_id: int, actor: Actor) -> Done:
        """Seat a matched member; start the table once the last one has sat down.

        Raises:
            TableRefusal: banned, or as `lobby.join`.
            Refusal: queue.over, if no seat is kept for them here.
        """

        async def decide(at: Position) -> Change:
            if at.seat_of(actor.member_id) is None and not _is_kept(at, actor.member_id):
                raise Refusal("queue.over")
            guild_id, now = at.table.guild_id, self._tables.now_ms()
            await assert_welcome(self._database, guild_id, actor.member_id, now)
            return lobby.join(at, actor)

        done = await self._tables.changes.change(table_id, actor, decide)
        await self._leave_others(table_id, actor)
        if done.position.table.status is Status.LOBBY and not _missing(done.position):
            return await self._start(table_id)
        return done

    async def match(self, table_id: int) -> Match | None:
        """Return the match for which a table was opened."""
        return await self._database.read(lambda conn: seekers.match(conn, table_id))

    async def _leave_others(self, table_id: int, actor: Actor) -> None:
        """Free the member's seats in lobbies of matches that fell through."""
        for other in await self._database.read(
            lambda conn: seekers.left_over(conn, actor.member_id)
        ):
            if other == table_id:
                continue

            async def decide(at: Position) -> Change:
                change = lobby.leave(at, actor)
                is_empty = all(row.member_id is None for row in change.seats)
                return lobby.called_off(at, change.seats) if is_empty else change

            await self._tables.changes.change(other, None, decide)

    async def _secrets(self, table_id: int) -> Secrets:
        secrets = await self._database.read(lambda conn: tables.secrets(conn, table_id))
        assert secrets is not None
        return secrets

    async def _start(self, table_id: int) -> Done:
        known = await self._secrets(table_id)

        async def decide(at: Position) -> Change:
            if at.table.status is not Status.LOBBY or any(row.is_free for row in at.seats):
                return Change(at.table, at.seats, at.state)
            return self._closed(lobby.started(at, known), at)

        return await self._tables.changes.change(table_id, None, decide)

    def _closed(self, change: Change, at: Position) -> Change:
        """End the match: its members are no longer asked, and no longer look for a game because of it."""
        table_id, seated = at.table.id, set(at.members())

        def store(conn: Connection) -> None:
            held = seekers.match(conn, table_id)
            if held is not None:
                seekers.put_match(conn, replace(held, is_open=False))
            for each in seekers.at(conn, table_id):
                if each.member_id in seated:
                    seekers.drop(conn, each)
                else:
                    seekers.place(conn, each, None)

        told = (*change.notices, notices.match(at.table))
        change = dataclasses.replace(change, notices=told)
        return change.without_timers((TimerKind.MATCH, str(table_id))).storing(store)

    async def with_robots(self, table_id: int, actor: Actor) -> Done:
        """Give the seats of no-shows to robots, so that the table can start.

        Raises:
            TableRefusal: not_in_lobby, ended or not_seated.
        """

        async def decide(at: Position) -> Change:
            lobby.assert_may_invite(at, actor)
            change = Change(at.table, at.seats, None)
            while any(row.is_free and not row.is_reserved for row in change.seats):
                now = dataclasses.replace(at, seats=change.seats)
                change = lobby.add_robot(now, actor, RobotLevel.NORMAL)
            # Once it has started, the question goes, and the players no longer look for a game.
            gone = replace(notices.match(at.table), delay_s=_STARTED_S)
            change = dataclasses.replace(change, notices=(*change.notices, gone))
            soon = self._tables.now_ms() + int(_STARTED_S * 1000)
            return change.with_timers(Timer(TimerKind.QUEUE, str(at.table.guild_id), soon))

        # The interaction is noted when the table starts.
        earlier = await self._tables.repeated(actor)
        return earlier or await self._tables.changes.change(table_id, None, decide)

    async def lapsed(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Stop waiting for members who have not answered; the handler of `TimerKind.MATCH`.

        Late members leave the queue. After a refusal no member is at fault, and the others return to their places.
        """
        held, asked = await self._database.read(
            lambda conn: (seekers.match(conn, at.table.id), seekers.at(conn, at.table.id))
        )
        told = (notices.match(at.table),)
        nothing = Change(at.table, at.seats, at.state, notices=told)
        if held is None or not held.is_open or at.table.status is not Status.LOBBY:
            return nothing
        if all(not row.is_free for row in at.seats):
            return self._closed(lobby.started(at, await self._secrets(at.table.id)), at)
        made, seated = held, set(at.members())
        missing = _missing(at)
        is_late = now_ms >= made.until_ms
        change = lobby.without_members(at, missing)

        def store(conn: Connection) -> None:
            seekers.put_match(conn, replace(made, is_open=False))
            for each in asked:
                if each.member_id in seated:
                    seekers.place(conn, each, at.table.id)
                elif is_late:
                    seekers.drop(conn, each)
                else:
                    seekers.place(conn, each, None)

        change = dataclasses.replace(change, notices=(*change.notices, *told)).storing(store)
        return change.with_timers(Timer(TimerKind.QUEUE, str(at.table.guild_id), now_ms))


def _is_kept(at: Position, member_id: int) -> bool:
    return any(row.is_reserved and row.away_id == member_id for row in at.seats)


def _missing(at: Position) -> Collection[int]:
    """Return the members for whom seats are kept."""
    return [row.away_id for row in at.seats if row.is_reserved and row.away_id is not None]
