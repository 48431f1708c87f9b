"""The service of invitations: a seat of a lobby is kept for an invited member (specification of hosting, 6.3)."""

import dataclasses

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.store.database import Connection, Database
from bot.store.finding import invitations as stored
from bot.store.finding.invitations import Answer, Invitation
from bot.store.people import bans
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import lobby, notices
from bot.tables.conduct.permitted import assert_welcome
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.text import Typed

KEPT_MS = 48 * HOUR_MS
MOST_OPEN = 10
"""Most open invitations at one table."""
MOST_A_DAY = 20
"""Most invitations of one member in a day."""
MOST_DECLINED = 2
"""After this many refusals, a member cannot invite that person again."""


class Invitations:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def invite(self, table_id: int, actor: Actor, member_id: int, name: Typed) -> Done:
        """Keep a seat for a member and ask them in the table's channel.

        Raises:
            TableRefusal: ended, not_in_lobby, not_seated, full or reserved.
            Refusal: invite.has_seat, invite.not_welcome, invite.declined or invite.too_many.
        """

        async def decide(at: Position) -> Change:
            change = lobby.reserve(at, actor, member_id, name)
            now = self._tables.now_ms()
            await self._assert_may_ask(at, actor.member_id, member_id, now)
            made = Invitation(table_id, member_id, now, actor.member_id, now + KEPT_MS)
            told = (*change.notices, notices.invitation(at.table, member_id, actor.name))
            change = dataclasses.replace(change, notices=told)
            change = change.with_timers(Timer(TimerKind.INVITATION, _key(made), made.until_ms))
            return change.storing(lambda conn: stored.put(conn, made))

        return await self._tables.changes.change(table_id, actor, decide)

    async def answer(self, table_id: int, actor: Actor, *, agrees: bool) -> Done:
        """Record a member's answer to an invitation: they sit down, or decline the seat.

        Raises:
            TableRefusal: banned.
            Refusal: invite.not_asked or invite.over.
        """

        async def decide(at: Position) -> Change:
            held = await self.latest(table_id, actor.member_id)
            if held is None:
                raise Refusal("invite.not_asked")
            if not _is_waiting(at, held):
                raise Refusal("invite.over")
            if agrees:
                guild_id, now = at.table.guild_id, self._tables.now_ms()
                await assert_welcome(self._database, guild_id, actor.member_id, now)
                return _closed(lobby.join(at, actor), held, Answer.YES)
            return _closed(_freed(at, actor.member_id), held, Answer.NO)

        return await self._tables.changes.change(table_id, actor, decide)

    async def join(self, table_id: int, actor: Actor) -> Done:
        """Sit down by the button of the lobby, which answers an invitation as well. Raise as `Tables.join` does."""
        done = await self._tables.join(table_id, actor)
        held = await self.latest(table_id, actor.member_id)
        if held is not None and held.is_open:
            own = held

            async def decide(at: Position) -> Change:
                return _closed(Change(at.table, at.seats, at.state), own, Answer.YES)

            await self._tables.changes.change(table_id, None, decide)
        return done

    async def lapsed(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Stop keeping the seat; the handler of `TimerKind.INVITATION`."""
        member_id = int(timer.key.partition(":")[2])
        nothing = Change(at.table, at.seats, at.state)
        held = await self.latest(at.table.id, member_id)
        if held is None or not held.is_open:
            return nothing
        change = _freed(at, member_id) if _is_waiting(at, held) else nothing
        return _closed(change, held, Answer.LATE)

    async def latest(self, table_id: int, member_id: int) -> Invitation | None:
        """Return the member's latest invitation to a table."""
        return await self._database.read(lambda conn: stored.latest(conn, table_id, member_id))

    async def _assert_may_ask(self, at: Position, by_id: int, member_id: int, now_ms: int) -> None:
        def look(conn: Connection) -> tuple[bool, bool, bool]:
            is_kept_out = bans.of(conn, at.table.guild_id, member_id, now_ms) is not None
            is_too_many = (
                stored.count_open(conn, at.table.id) >= MOST_OPEN
                or stored.count_since(conn, by_id, now_ms - DAY_MS) >= MOST_A_DAY
            )
            apart = bans.apart_from(conn, member_id)
            is_kept_out = is_kept_out or by_id in apart or at.table.opener_id in apart
            return (
                is_kept_out,
                stored.count_declined(conn, by_id, member_id) >= MOST_DECLINED,
                is_too_many,
            )

        is_kept_out, has_declined, is_too_many = await self._database.read(look)
        if is_kept_out:
            raise Refusal("invite.not_welcome")
        if has_declined:
            raise Refusal("invite.declined")
        if is_too_many:
            raise Refusal("invite.too_many", open=MOST_OPEN, day=MOST_A_DAY)


def _is_waiting(at: Position, held: Invitation) -> bool:
    """Return whether the seat is still kept for the invited member."""
    is_kept = any(row.is_reserved and row.away_id == held.member_id for row in at.seats)
    return held.is_open and at.table.status is Status.LOBBY and is_kept


def _freed(at: Position, member_id: int) -> Change:
    kept = next(row.seat for row in at.seats if row.is_reserved and row.away_id == member_id)
    return lobby.without(at, kept)


def _closed(change: Change, held: Invitation, answer: Answer) -> Change:
    """Close an answered invitation and delete its post."""
    told = (*change.notices, notices.invitation(change.table, held.member_id, Typed("")))
    change = dataclasses.replace(change, notices=told)
    change = change.without_timers((TimerKind.INVITATION, _key(held)))
    return change.storing(lambda conn: stored.put(conn, replace(held, answer=answer)))


def _key(invitation: Invitation) -> str:
    return f"{invitation.table_id}:{invitation.member_id}"
