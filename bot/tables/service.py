"""Operations on tables: lock, load, decide, store, announce.

The pure functions of `lobby`, `seating` and `playing` decide about an operation. It is stored in one transaction,
together with the log of moves and its notices, or not at all.
"""

import asyncio
import dataclasses
from collections.abc import Mapping, Sequence
from functools import partial

from bot.clocks.paces import NO_CLOCK
from bot.store import moves, tables
from bot.store.database import Database
from bot.store.people import ended, offers
from bot.store.people.offers import Claim
from bot.store.rows import ANYONE, Filters, SeatRow, Secrets, Status, TableRow
from bot.tables import commit, lobby, opening, playing, seating
from bot.tables.changing import Changes
from bot.tables.conduct import filters
from bot.tables.conduct.apart import assert_not_apart
from bot.tables.conduct.permitted import assert_room, assert_welcome, permitted
from bot.tables.dependencies import Dependencies
from bot.tables.errors import NoSuchTitle, TableRefusal, Unreadable, Unsupported
from bot.tables.history import archive, records
from bot.tables.history.archive import as_called_then
from bot.tables.history.news import News, ReadMarkers
from bot.tables.history.past import Moments, Undoing
from bot.tables.history.running import RunningRecord, running
from bot.tables.loading.wrecks import Wrecks
from bot.tables.model import Actor, Change, Done, Position, Undo, Verified, snowflake_ms
from bot.tables.posts import PostRecords
from bot.tables.settings import Settings
from bot.tables.timing import clocking
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import SeatTime
from bot.tables.timing.conducts import Conducts
from rules.core.game import Move, RobotLevel, default_options
from rules.core.log import Event
from rules.core.record import Record
from rules.core.seats import Seat


class Tables:
    def __init__(self, database: Database, dependencies: Dependencies) -> None:
        self._database = database
        self._dependencies = dependencies
        self._settings = Settings(database)
        self.almanac = Almanac(database, dependencies.outages)
        self.conducts = Conducts(database)
        self.changes = Changes(database, dependencies, self.almanac)
        self.wrecks = Wrecks(database, dependencies, self.position)
        self.posts = PostRecords(database, dependencies, self.changes, self.almanac)
        self.looks = ReadMarkers(database, self.now_ms)
        self.news = News(database, self.looks)
        self.moments = Moments(database)
        self._undoing = Undoing(database)

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
        robots: Sequence[RobotLevel] = (),
        start: bool = False,
        pace: str = NO_CLOCK,
        who: Filters = ANYONE,
        rated: bool = True,
        name: str = "",
    ) -> Done:
        """Open a table in a channel: its opener in the first seat, then robots. `start` also starts it.

        Raises:
            TableRefusal: no_such_title, seat_count, name_too_long, too_many or, with `start`, empty_seats.
            Refusal: as `permitted` and `assert_room`; or there is no such pace, see `bot.clocks.paces`.
            MalformedMove: an option is unknown, or the options conflict.
        """
        try:
            game = self._dependencies.games(title)
        except KeyError:
            raise NoSuchTitle(title) from None
        chosen = records.checked_options(game, seats, default_options(game) | options)
        secrets, now = self._dependencies.secrets(), int(self._dependencies.now())
        pace = await permitted(self._settings, guild_id, title, pace)
        table = opening.opened(
            game,
            actor,
            secrets,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            seats=seats,
            options=chosen,
            pace=pace,
            who=who,
            now=now,
            rated=rated,
            name=name,
        )
        done = await self.open_as(actor, table, opening.seats_for(actor, seats, robots), secrets)
        if not start or done.position.table.status is not Status.LOBBY:
            return done
        # The interaction is noted already, with the table that it opened.
        return await self._start(done.position.table.id, actor, noted=True)

    async def play_again(self, table_id: int, actor: Actor) -> Done:
        """Open a rematch for the same members, or join it if it is open already.

        Raises:
            TableRefusal: no_such_table, not_finished, not_seated, too_many, full or reserved.
            MalformedMove: the title no longer has these options.
        """
        at, secrets = await self.position(table_id), self._dependencies.secrets()
        game = self._dependencies.games(at.table.title)
        table = opening.opened_again(game, at, actor, secrets, now=self.now_ms() // 1000)
        done = await self.open_as(actor, table, opening.seats_again(at, actor), secrets)
        again = done.position
        if again.table.status is Status.LOBBY and again.seat_of(actor.member_id) is None:
            return await self.join(again.table.id, actor)
        return done

    async def open_as(
        self, actor: Actor, table: TableRow, rows: tuple[SeatRow, ...], secrets: Secrets
    ) -> Done:
        """Store a new table, or return the rematch that is open already.

        Raises:
            TableRefusal, Refusal: banned, too_many, server.full or server.enough.
        """
        await assert_welcome(self._database, table.guild_id, actor.member_id, self.now_ms())
        lost = set(await self.wrecks.opened_by(actor.member_id))
        if await self.repeated(actor) is None and table.rematch_id is None:
            await assert_room(self._database, self._settings, table, lost)
        keep = commit.opening_transaction(
            table, rows, secrets, actor, lost=lost, now=self._dependencies.now()
        )
        try:
            table_id = await self._database.write(keep, table_id=table.rematch_id)
        except moves.DoneBefore as earlier:
            return await self.changes.repeated(earlier)
        self._dependencies.on_change(table_id)
        return Done(await self.position(table_id))

    async def join(self, table_id: int, actor: Actor) -> Done:
        return await self.changes.change(table_id, actor, lambda at: self.joined(at, actor))

    async def joined(self, at: Position, actor: Actor) -> Change:
        """Return the change by which a member joins, or raise as `lobby.join` and `admit`."""
        change = lobby.join(at, actor)
        await self.admit(at, actor)
        return change

    async def admit(self, at: Position, actor: Actor, seat: Seat | None = None) -> None:
        """Refuse a member by a ban, a block or the filters, unless a seat is kept for them.

        Raises:
            TableRefusal: banned, blocked_by_you, not_for_you, private, reliability or newcomers.
        """
        member = actor.member_id
        if not at.has(member):
            await assert_welcome(self._database, at.table.guild_id, member, self.now_ms())
        await assert_not_apart(self._database, at, member, seat)
        if filters.ask(at, member):
            found = await self.conducts.of(member, now_ms=self.now_ms())
            filters.check(at.table.filters, found[member])

    async def leave(self, table_id: int, actor: Actor) -> Done:
        """Free a member's own seat in the lobby; during play, give it to a robot."""

        def decide(at: Position) -> Change:
            in_lobby = at.table.status is Status.LOBBY
            return lobby.leave(at, actor) if in_lobby else playing.leave(at, actor)

        return await self.changes.change(table_id, actor, decide)

    async def add_robot(self, table_id: int, actor: Actor, level: int) -> Done:
        return await self.changes.change(
            table_id, actor, lambda at: lobby.add_robot(at, actor, level)
        )

    async def remove_robot(self, table_id: int, actor: Actor) -> Done:
        return await self.changes.change(table_id, actor, lambda at: lobby.remove_robot(at, actor))

    async def take_over(self, table_id: int, actor: Actor, seat: Seat | None) -> Done:
        return await self.changes.change(table_id, actor, lambda at: self.taken(at, actor, seat))

    async def taken(self, at: Position, actor: Actor, seat: Seat | None) -> Change:
        """Return the change by which a member takes a seat, or raise as `lobby.join`, `seat_to_take` and `admit`."""
        if lobby.may_choose(at, seat):
            change = lobby.join(at, actor, seat)
        else:
            claim = await self.claim(at.table.id, actor.member_id)
            change = seating.take_over(at, actor, seat, claim)
        found = next(row.seat for row in change.seats if row.member_id == actor.member_id)
        await self.admit(at, actor, found)
        return change

    async def claim(self, table_id: int, member_id: int) -> Claim:
        """Return a member's claims to seats of a table."""
        return await self._database.read(lambda conn: offers.claim(conn, table_id, member_id))

    async def come_back(self, table_id: int, actor: Actor) -> Done:
        return await self.changes.change(table_id, actor, lambda at: seating.come_back(at, actor))

    async def replace_member(
        self, table_id: int, actor: Actor, seat: Seat, *, has_left: bool
    ) -> Done:
        """Free the seat of an absent member in the lobby; during play, give it to a robot."""

        def decide(at: Position) -> Change:
            if at.table.status is Status.LOBBY:
                return lobby.free_seat(at, actor, seat, has_left=has_left)
            return playing.replace_member(at, actor, seat, has_left=has_left)

        return await self.changes.change(table_id, actor, decide)

    async def cancel(self, table_id: int, actor: Actor) -> Done:
        return await self.changes.change(table_id, actor, lambda at: lobby.cancel(at, actor))

    async def start(self, table_id: int, actor: Actor) -> Done:
        return await self._start(table_id, actor)

    async def _start(self, table_id: int, actor: Actor, *, noted: bool = False) -> Done:
        async def decide(at: Position) -> Change:
            secrets = await self._database.read(lambda conn: tables.secrets(conn, table_id))
            assert secrets is not None
            return lobby.start(at, actor, secrets)

        return await self.changes.change(table_id, None if noted else actor, decide)

    async def play(self, table_id: int, actor: Actor, move: Move, question_seq: int | None) -> Done:
        """Make a member's move, as the answer to question `question_seq`.

        Raises:
            TableRefusal: no_such_table, not_started, ended, not_seated or stale.
            Refusal: the rules refuse it.
        """
        decide = partial(playing.play, actor=actor, move=move, question_seq=question_seq)
        return await self.changes.change(table_id, actor, decide)

    async def play_robot(self, table_id: int, seat: Seat, move: Move, *, seq: int) -> bool:
        """Make a robot's move if the table has not changed since entry `seq`. Return whether the move was made."""

        def decide(at: Position) -> Change:
            row = at.seats[seat]
            if at.table.seq != seq or not row.is_played_by_robot:
                raise TableRefusal("stale")
            change = playing.play_seat(at, seat, move)
            # A member cannot take back a robot's move for them.
            return dataclasses.replace(change, undo=Undo.CLEAR) if row.is_lent else change

        try:
            await self.changes.change(table_id, None, decide)
        except TableRefusal:
            return False
        return True

    async def undo(self, table_id: int, actor: Actor) -> Done:
        async def decide(at: Position) -> Change:
            return playing.undo(at, actor, await self._undoing.earlier(at))

        return await self.changes.change(table_id, actor, decide)

    async def can_undo(self, at: Position, seat: Seat) -> bool:
        """Return whether a move of this seat can be taken back now."""
        return await self._undoing.can_undo(at, seat)

    async def end(self, table_id: int, actor: Actor) -> Done:
        """Record that a member agrees to end the table; its opener ends an idle one at once."""
        now = int(self._dependencies.now())
        return await self.changes.change(
            table_id, actor, lambda at: playing.end(at, actor, now=now)
        )

    async def position(self, table_id: int) -> Position:
        """Return a table as it stands. Raise `TableRefusal` (no_such_table)."""
        return await self.changes.position(table_id)

    def heard(self, member_id: int, interaction_id: int) -> None:
        """Note a member's click or message: its moment has passed, and the member is awake."""
        self._dependencies.at_least(snowflake_ms(interaction_id) / 1000)
        self.almanac.heard(member_id, self.now_ms())

    def now_ms(self) -> int:
        return int(self._dependencies.now() * 1000)

    async def times(self, at: Position) -> Mapping[Seat, SeatTime]:
        """Return the clocks of the members whose moves the table waits for; empty if the table has no clock."""
        now = self.now_ms()
        free, asleep = await self.almanac.free(at, now), await self.almanac.asleep(at, now)
        return clocking.times(at, free, asleep, now)

    async def find(self, channel_id: int, member_id: int | None = None) -> int | None:
        """Return a thread's or channel's table: one played there, else in its lobby, else played elsewhere, else ended.

        Among several, one where the member has a seat.
        """
        return await self._database.read(
            lambda conn: tables.at_place(conn, channel_id, member_id=member_id)
        )

    async def usual_length_s(self, table: TableRow) -> int | None:
        """Return the usual length of tables like this one in seconds; None if too few have ended."""
        return await self._database.read(lambda conn: ended.usual_length_s(conn, table))

    async def of_member(self, member_id: int) -> tuple[Position, ...]:
        """Return tables in their lobby or in play where a member has a seat, without unreadable ones."""
        ids = await self._database.read(lambda conn: tables.of_member(conn, member_id))
        return (await self.wrecks.sorted_out(ids))[0]

    async def in_guild(self, guild_id: int, most: int) -> tuple[Position, ...]:
        """Return tables of a server in their lobby or in play, the newest first, without unreadable ones."""
        ids = await self._database.read(lambda conn: tables.in_guild(conn, guild_id, most))
        return (await self.wrecks.sorted_out(ids))[0]

    async def waiting_on(self, member_id: int) -> tuple[Position, ...]:
        """Return tables that wait for this member."""
        return tuple(
            at for at in await self.of_member(member_id) if member_id in at.waiting_members()
        )

    async def history(
        self, table_id: int, limit: int, *, after: int = -1, until: int = moves.NO_END
    ) -> tuple[tuple[int, Event], ...]:
        """Return the last events between two entries of the log, with the numbers of their entries, oldest first.

        Seats have the names of their members at the time.
        """
        at = await self.position(table_id)
        last = await archive.history(self._database, table_id, limit, after=after, until=until)
        return tuple((seq, as_called_then(at, seq, event)) for seq, event in last)

    async def record(self, table_id: int) -> Record:
        """Return the complete record of a table that has ended, for a replay.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at = await self.position(table_id)
        secrets, rows = await archive.ended(self._database, at)
        return await asyncio.to_thread(records.record, at, secrets, rows)

    async def running_record(self, table_id: int, member_id: int) -> RunningRecord:
        """Return the record that a member with a seat may keep of a table in play.

        Raises:
            TableRefusal: no_such_table, not_started, ended or record_seated_only.
        """
        return await running(self._database, await self.position(table_id), member_id)

    async def verify(self, table_id: int) -> Verified:
        """Replay a table that has ended from its revealed seed, checking every link; a damaged one does not pass.

        Raises:
            TableRefusal: no_such_table, not_started, not_finished or other_rules.
            Unreadable: it is damaged and has not ended, or this program cannot read it.
        """
        try:
            at = await self.position(table_id)
            secrets, rows = await archive.ended(self._database, at)
        except Unsupported:
            # The table is sound: another version of the program can verify it.
            raise
        except Unreadable:
            return await archive.disproved(self._database, table_id)
        return await asyncio.to_thread(records.verify, at, secrets, rows)

    async def secrets(self, table_id: int) -> Secrets:
        """Return seed and salt of a table that has ended.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
        """
        at = await self.position(table_id)
        return (await archive.ended(self._database, at))[0]

    async def repeated(self, actor: Actor) -> Done | None:
        """Return the result of an interaction that was carried out already; None if it is new."""
        try:
            await self.changes.assert_new(actor.interaction_id)
        except moves.DoneBefore as earlier:
            return await self.changes.repeated(earlier)
        return None

    async def settle(self) -> None:
        """Wait for changes in progress; call this before the database is closed."""
        await self.changes.settle()
        await self.looks.settle()
