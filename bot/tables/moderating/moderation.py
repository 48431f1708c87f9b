"""The service of moderators: acts on tables and members, stored in one transaction with their actor and reason."""

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.store import outbox, time
from bot.store.database import Connection, Database
from bot.store.people import audit, bans, conduct
from bot.store.people.audit import Deed
from bot.store.people.bans import Ban
from bot.store.rows import Status
from bot.tables import notices
from bot.tables.absence.leaving import Leaving
from bot.tables.absence.reopening import Reopening
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.moderating import acts, deeds
from bot.tables.moderating.lost import LostSettings
from bot.tables.names import visible
from bot.tables.posts import asked_again
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import Typed

MOST_BAN_DAYS = 365

_NOTHING: Final = Typed("")


class Moderation:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        leaving: Leaving,
        reopening: Reopening,
        wake: Callable[[], None],
    ) -> None:
        """Take `wake`, which is called for a notice that belongs to no table."""
        self._database = database
        self._tables = tables
        self._leaving = leaving
        self._reopening = reopening
        self._wake = wake
        self.lost = LostSettings(database, tables.now_ms, wake)

    # Tables

    async def pause(self, table_id: int, actor: Actor, days: int, reason: Typed) -> Done:
        """Stop the clocks for some days. Raise as `acts.paused`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            now = self._tables.now_ms()
            until = now + days * DAY_MS
            deed = self._deed(at, actor, "pause", reason, after=str(until // 1000))
            return acts.paused(at, until, now), deed

        return await self._done(table_id, actor, decide)

    async def resume(self, table_id: int, actor: Actor, reason: Typed) -> Done:
        """End every pause. Raise as `acts.resumed`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            now = self._tables.now_ms()
            deed = self._deed(at, actor, "resume", reason, after=str(now // 1000))
            return acts.resumed(at, now), deed

        return await self._done(table_id, actor, decide)

    async def end(self, table_id: int, actor: Actor, reason: Typed) -> Done:
        """Close a table without a result. Raise as `acts.closed`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            return acts.closed(at), self._deed(at, actor, "end", reason)

        return await self._done(table_id, actor, decide)

    async def end_as_it_stands(self, table_id: int, actor: Actor, reason: Typed) -> Done:
        """End a table in play with the ranks of the moment. Raise as `acts.ended_as_it_stands`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            change, ranks = acts.ended_as_it_stands(at)
            return change, self._deed(
                at, actor, "end_as_it_stands", reason, after=" ".join(map(str, ranks))
            )

        return await self._done(table_id, actor, decide)

    async def reopen(self, table_id: int, actor: Actor, reason: Typed) -> Done:
        """Let a closed table go on in a lobby. Raise as `Reopening.reopened`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            change = await self._reopening.reopened(at, self._tables.now_ms())
            return change, self._deed(at, actor, "reopen", reason)

        return await self._done(table_id, actor, decide)

    async def remove(self, table_id: int, actor: Actor, seat: Seat, reason: Typed) -> Done:
        """Take a seat from a member. Raise as `acts.removed`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            what = "remove" if at.table.status is Status.LOBBY else "replace"
            return acts.removed(at, seat), self._deed(at, actor, what, reason, seat=seat)

        return await self._done(table_id, actor, decide)

    async def restore(self, table_id: int, actor: Actor, seat: Seat, reason: Typed) -> Done:
        """Give back a seat that was lost when time was up, and erase that from the member's conduct.

        Raise as `acts.restored`.
        """

        async def decide(at: Position) -> tuple[Change, Deed]:
            last = await self._database.read(lambda conn: time.last_turns(conn, table_id, seat, 1))
            change = acts.restored(at, seat, last[0] if last else None, self._tables.now_ms())
            member = change.seats[seat].member_id
            assert member is not None

            def excuse(conn: Connection) -> None:
                conduct.excuse(conn, table_id, member, excused=True)

            left = change.table.clocks[seat].left_ms
            deed = self._deed(
                at, actor, "restore", reason, seat=seat, subject_id=member, after=_hours(left)
            )
            return change.storing(excuse), deed

        return await self._done(table_id, actor, decide)

    async def set_clock(
        self, table_id: int, actor: Actor, seat: Seat, by_ms: int, reason: Typed
    ) -> Done:
        """Give a seat time, or take some away. Raise as `acts.wound`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            change = acts.wound(at, seat, by_ms)
            sign = "+" if by_ms > 0 else "−"
            after = f"{sign}{_hours(abs(by_ms))}"
            return change, self._deed(at, actor, "clock", reason, seat=seat, after=after)

        return await self._done(table_id, actor, decide)

    async def excuse(self, table_id: int, actor: Actor, member_id: int, reason: Typed) -> Done:
        """Excuse a member's conduct at a table: it no longer counts.

        Raises:
            Refusal: moderate.nothing_to_excuse.
        """

        async def decide(at: Position) -> tuple[Change, Deed]:
            def keep(conn: Connection) -> None:
                if conduct.excuse(conn, table_id, member_id, excused=True) == 0:
                    raise Refusal("moderate.nothing_to_excuse")

            deed = self._deed(at, actor, "excuse", reason, subject_id=member_id)
            return acts.unchanged(at).storing(keep), deed

        return await self._done(table_id, actor, decide)

    async def seat(
        self, table_id: int, actor: Actor, seat: Seat, member_id: int, name: Typed, reason: Typed
    ) -> Done:
        """Offer a robot's seat to a member for their consent; in the lobby, keep a free one for them.

        Raises:
            Refusal: moderate.is_banned, or as `acts.kept` and `Leaving.offered_by_moderators`.
        """

        async def decide(at: Position) -> tuple[Change, Deed]:
            guild, now = at.table.guild_id, self._tables.now_ms()
            banned = await self._database.read(lambda conn: bans.of(conn, guild, member_id, now))
            if banned is not None:
                raise Refusal("moderate.is_banned")
            if at.table.status is Status.LOBBY:
                change = acts.kept(at, seat, member_id, name)
            else:
                change = await self._leaving.offered_by_moderators(at, seat, member_id)
            deed = self._deed(at, actor, "seat", reason, seat=seat, subject_id=member_id)
            return change, deed

        return await self._done(table_id, actor, decide, name=name)

    async def move(self, table_id: int, actor: Actor, channel_id: int, reason: Typed) -> Done:
        """Continue a table in another channel or thread. Raise as `acts.moved`."""

        async def decide(at: Position) -> tuple[Change, Deed]:
            change = acts.moved(at, channel_id, reason)
            asked = await self._database.read(lambda conn: asked_again(conn, change.table))
            change = dataclasses.replace(change, notices=(*change.notices, *asked))
            # The thread, and the channel where the lobby was posted: a later deletion searches both.
            left = dict.fromkeys((at.table.place_id, at.table.channel_id))
            here, there = " ".join(f"<#{each}>" for each in left), f"<#{channel_id}>"
            return change, self._deed(at, actor, "move", reason, before=here, after=there)

        return await self._done(table_id, actor, decide)

    # Members

    async def ban(
        self, guild_id: int, actor: Actor, member_id: int, days: int, reason: Typed
    ) -> int:
        """Keep a member from opening and joining tables in a server; return the end of the ban, in UTC milliseconds."""
        until = self._tables.now_ms() + days * DAY_MS

        def keep(conn: Connection) -> None:
            bans.put(conn, member_id, Ban(guild_id, until, reason))

        await self._noted(
            guild_id,
            actor,
            "ban",
            keep,
            subject_id=member_id,
            reason=reason,
            after=str(until // 1000),
        )
        return until

    async def unban(self, guild_id: int, actor: Actor, member_id: int, reason: Typed) -> None:
        """Let a member in again.

        Raises:
            Refusal: moderate.not_banned.
        """

        def keep(conn: Connection) -> None:
            if not bans.drop(conn, guild_id, member_id):
                raise Refusal("moderate.not_banned")

        await self._noted(guild_id, actor, "unban", keep, subject_id=member_id, reason=reason)

    async def note_setting(self, guild_id: int, actor: Actor, before: str, after: str) -> None:
        """Log a change to a setting of a server."""
        await self._noted(guild_id, actor, "set", lambda conn: None, before=before, after=after)

    # The log

    async def page(
        self, guild_id: int, *, first: int, most: int, table_id: int = 0, member_id: int = 0
    ) -> Sequence[Deed]:
        """Return the deeds in a server, newest first."""
        return await self._database.read(
            lambda conn: audit.page(
                conn, guild_id, first=first, most=most, table_id=table_id, member_id=member_id
            )
        )

    async def deed(self, deed_id: int) -> Deed | None:
        return await self._database.read(lambda conn: audit.get(conn, deed_id))

    def _deed(
        self,
        at: Position,
        actor: Actor,
        what: str,
        reason: Typed,
        *,
        seat: Seat | None = None,
        subject_id: int | None = None,
        before: str = "",
        after: str = "",
    ) -> Deed:
        if seat is not None and subject_id is None and seat in range(len(at.seats)):
            subject_id = at.seats[seat].member_id
        return Deed(
            guild_id=at.table.guild_id,
            at_ms=self._tables.now_ms(),
            actor_id=actor.member_id,
            what=what,
            table_id=at.table.id,
            seat=seat,
            subject_id=subject_id,
            reason=Typed(visible(reason)),
            before=before,
            after=after,
            plays_there=at.seat_of(actor.member_id) is not None,
        )

    async def _done(
        self,
        table_id: int,
        actor: Actor,
        decide: Callable[[Position], Awaitable[tuple[Change, Deed]]],
        *,
        name: Typed = _NOTHING,
    ) -> Done:
        """Carry out an act at a table, announce it there and log it with its actor.

        `name` is needed if the table does not know the member concerned yet.
        """

        async def decided(at: Position) -> Change:
            change, deed = await decide(at)
            subject = name or _name_of(at, deed)
            told = notices.notice(change.table, deeds.told(deed, actor.name, subject))
            change = dataclasses.replace(change, notices=(told, *change.notices))
            return change.storing(lambda conn: self._keep(conn, deed))

        done = await self._tables.changes.change(table_id, actor, decided)
        self._wake()
        return done

    async def _noted(
        self,
        guild_id: int,
        actor: Actor,
        what: str,
        keep: Callable[[Connection], None],
        *,
        subject_id: int | None = None,
        reason: Typed = _NOTHING,
        before: str = "",
        after: str = "",
    ) -> None:
        """Carry out an act on a member or a setting and log it with its actor; once for each interaction."""
        deed = Deed(
            guild_id=guild_id,
            at_ms=self._tables.now_ms(),
            actor_id=actor.member_id,
            what=what,
            subject_id=subject_id,
            reason=Typed(visible(reason)),
            before=before,
            after=after,
        )

        def work(conn: Connection) -> None:
            keep(conn)
            self._keep(conn, deed)

        await self._database.write(work)
        self._wake()

    def _keep(self, conn: Connection, deed: Deed) -> None:
        told = notices.deed(deed.guild_id, audit.put(conn, deed))
        outbox.put(conn, told, now=self._tables.now_ms() / 1000)


def _name_of(at: Position, deed: Deed) -> Typed:
    """Return the name under which the table knows the member concerned."""
    for row in at.seats:
        if deed.subject_id is not None and deed.subject_id in (row.member_id, row.away_id):
            return row.name
    known = [each.name for each in at.sittings if each.member_id == deed.subject_id]
    return known[-1] if known and deed.subject_id is not None else _NOTHING


def _hours(duration_ms: int) -> str:
    return f"{duration_ms // HOUR_MS} h"
