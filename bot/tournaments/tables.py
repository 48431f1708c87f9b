"""The tables of pods: opened, given to robots, stopped. Each act is one transaction over table and tournament."""

import dataclasses
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.ratings import keeping
from bot.store import outbox
from bot.store.contest import rounds, tournaments
from bot.store.contest.rows import FaultRow, PodRow, RulingKind
from bot.store.database import Connection
from bot.store.rows import ANYONE, Notice, SeatRow, Secrets, Status, TableRow
from bot.tables import playing
from bot.tables.errors import TableRefusal, Unreadable
from bot.tables.model import Actor, Change, Position
from bot.tables.moderating import acts
from bot.tables.names import member as mention
from bot.tables.opening import opened
from bot.tables.playing import SUBSTITUTE_LEVEL
from bot.tournaments import notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.model import Held
from rules.contest.director.duties import OpenTable, SetFault
from rules.contest.director.held import Blame
from rules.contest.director.snapshot import Status as TournamentStatus
from rules.core.errors import Refusal
from rules.core.text import Msg, Typed, msg

FIRST_SEAT: Final = 0
"""The seat that begins. The pairing deals seats out evenly, so seat 0 always may."""


class TablesOfPods:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes
        self._context = changes.context

    async def open(self, held: Held, duty: OpenTable) -> None:
        """Open the table of a pod, with its seed, which was made when the round was stored.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
        """
        context, row, pod = self._context, held.row, held.pod(duty.place)
        secrets = await context.database.read(lambda conn: rounds.secrets(conn, pod.id))
        now = context.now_ms()
        seats = self._seats(held, pod)
        table = self._table(held, secrets, len(seats), now)

        def first(conn: Connection) -> None:
            tournaments.touch(conn, held.id, row.version)

        due_ms = self._due_ms(held, pod, now)
        told = notices.round_post(
            held.id, duty.place.stage, duty.place.number, delay_s=notices.ROUND_AFTER_S
        )
        nos = [each.no for each in held.seats(pod.id)]
        until_ms = now + held.snapshot.plan.show_ms
        greets = () if len(nos) == 1 else (notices.greet(held.id, nos, until_ms, duty.place),)

        def then(conn: Connection, table_id: int) -> None:
            rounds.opened(conn, pod.id, table_id=table_id, at_ms=now, due_ms=due_ms)
            outbox.put_unless_waiting(conn, told, now=now / 1000)
            outbox.put(conn, *greets, now=now / 1000)

        await context.seated.open(table, seats, secrets, first=first, then=then)

    async def excuse_readers(self, held: Held, duty: OpenTable) -> bool:
        """Let robots sit in at a sealed table for entrants that could read other tables of its deal meanwhile.

        Return whether there are any; then the table is opened as the next duty.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
        """
        context, row, pod = self._context, held.row, held.pod(duty.place)
        seats, now = held.seats(pod.id), context.now_ms()
        if not row.settings.is_sealed or len(seats) == 1:
            return False
        out = {(each.seat, each.no) for each in held.stored.faults if each.pod_id == pod.id}
        sitting = {
            held.entrant(each.no).member_id: each
            for each in seats
            if (each.seat, each.no) not in out
        }
        found = await context.readers(row.guild_id, row.channel_id, tuple(sitting))
        excused = [each for member, each in sitting.items() if member in found]
        if not excused:
            return False
        nos = [each.no for each in excused]
        told = notices.call(held.id, "sealed_moderator", nos, place=duty.place)

        def store(conn: Connection) -> None:
            tournaments.touch(conn, held.id, row.version)
            for each in excused:
                fault = FaultRow(pod.id, each.seat, each.no, Blame.EXCUSED, now, has_moved=False)
                rounds.put_fault(conn, fault)
            outbox.put(conn, told, now=now / 1000)

        await context.database.write(store)
        context.on_change(held.id)
        return True

    def _table(self, held: Held, secrets: Secrets, seats: int, now_ms: int) -> TableRow:
        row = held.row
        organiser = Actor(row.organiser_id, Typed(""), 0)
        table = opened(
            held.game,
            organiser,
            secrets,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            language=row.language,
            seats=seats,
            options=row.settings.options,
            pace=row.settings.pace,
            who=ANYONE,
            now=now_ms // 1000,
        )
        return replace(
            table,
            tournament_id=held.id,
            is_sealed=row.settings.is_sealed,
            is_rated=row.settings.is_rated,
            first_seat=FIRST_SEAT,
        )

    def _seats(self, held: Held, pod: PodRow) -> tuple[SeatRow, ...]:
        """Return the seats as paired; robots sit for entrants at fault."""
        out = {(each.seat, each.no) for each in held.stored.faults if each.pod_id == pod.id}
        rows = []
        for each in held.seats(pod.id):
            entrant = held.entrant(each.no)
            if (each.seat, each.no) in out:
                rows.append(
                    SeatRow(each.seat, None, SUBSTITUTE_LEVEL, entrant.member_id, entrant.name)
                )
            else:
                rows.append(SeatRow(each.seat, entrant.member_id, None, None, entrant.name))
        return tuple(rows)

    def _due_ms(self, held: Held, pod: PodRow, now_ms: int) -> int:
        """Return the deadline of a table: that of its deal if it is played alone, else that of any round."""
        deal = next((each for each in held.stored.deals if each.id == pod.deal_id), None)
        is_alone = len(held.seats(pod.id)) == 1
        is_deal = deal is not None and is_alone
        return deal.due_ms if is_deal and deal is not None else now_ms + held.row.plan.round_ms

    async def fault(self, held: Held, duty: SetFault) -> None:
        """Let a robot sit in for an entrant at fault.

        Raises:
            StaleTournament: the tournament has changed since `held` was read.
        """
        pod, now = held.pod(duty.place), self._context.now_ms()
        member = held.entrant(duty.no).member_id
        has_moved = (pod.table_id, duty.seat, member) in held.stored.moved
        fault = FaultRow(pod.id, duty.seat, duty.no, duty.blame, now, has_moved)

        def store(conn: Connection) -> None:
            tournaments.touch(conn, held.id, held.row.version)
            rounds.put_fault(conn, fault)
            if duty.due_ms is not None:
                rounds.change_pod(conn, pod.id, due_ms=duty.due_ms)

        if pod.table_id is None:
            await self._context.database.write(store)
            self._context.on_change(held.id)
            return

        def change(at: Position) -> Change:
            seat = at.seats[duty.seat]
            if at.table.status is not Status.PLAYING or seat.member_id != member:
                return acts.unchanged(at)
            if duty.blame is Blame.GAVE_UP:
                return playing.leave(at, Actor(member, seat.name, 0))
            return playing.out_of_time(at, duty.seat)

        await self.at_table(held, pod, change, store)

    async def stop(
        self, held: Held, pod: PodRow, store: Callable[[Connection], None], reason: Msg
    ) -> None:
        """Stop the table of a pod, if it is still played, in one transaction with `store`."""
        await self.at_table(held, pod, lambda at: _closed(at, reason), store)

    async def at_table(
        self,
        held: Held,
        pod: PodRow,
        change: Callable[[Position], Change],
        store: Callable[[Connection], None],
        *told: Notice,
        actor: Actor | None = None,
    ) -> None:
        """Change the table of a pod and the tournament together. A table that cannot be read stays as it is."""

        def keep(conn: Connection) -> None:
            store(conn)
            outbox.put(conn, *told, now=self._context.now())

        if pod.table_id is None:
            await self._context.database.write(keep)
            self._context.on_change(held.id)
            return

        async def decide(at: Position) -> Change:
            return change(at).storing(keep)

        try:
            await self._context.tables.changes.change(pod.table_id, actor, decide)
        except Unreadable:
            await self._context.database.write(keep)
        self._context.on_change(held.id)

    async def sweep(self) -> None:
        """Stop tables that are played although no pod has them any more: after an undone or altered round, or when a
        tournament is over.
        """
        shards = self._context.database.shards
        for table_id in await self._context.database.read(
            lambda conn: rounds.orphans(conn, shards)
        ):
            reason, is_quiet = await self._why_swept(table_id)
            change = partial(_closed, reason=reason, is_void=True, is_quiet=is_quiet)
            await self._change(table_id, change)

    async def _why_swept(self, table_id: int) -> tuple[Msg | None, bool]:
        """Return the reason for which no pod has a table any more, None if it cannot be read; and whether its players
        need no ping, as their new tables call them.
        """
        try:
            at = await self._context.tables.position(table_id)
            held = await self._changes.held(at.table.tournament_id or 0)
        except Refusal:
            return None, False
        is_over = held.row.status in (TournamentStatus.FINISHED, TournamentStatus.CANCELLED)
        what = msg("tournament.closing.called_off" if is_over else "tournament.closing.anew")
        kinds = (RulingKind.CANCEL,) if is_over else (RulingKind.REPAIR, RulingKind.UNPAIR)
        found = [each for each in held.stored.rulings if each.kind in kinds]
        if not found:
            return what, False
        last = found[-1]
        by, why = mention(last.by_id), last.reason
        told = msg("tournament.closing.ruled", what=what, referee=by, reason=why)
        return told, last.kind is RulingKind.REPAIR

    async def unseal(self, held: Held, deal_id: int) -> None:
        """Make the tables of a deal public."""
        for pod in held.stored.pods:
            if pod.deal_id == deal_id and pod.table_id is not None:
                await self._change(pod.table_id, _unsealed)

    async def each_in_play(self, held: Held, change: Callable[[Position], Change]) -> None:
        """Change every table that is still played; a table that refuses stays as it is."""
        for pod in held.stored.pods:
            if pod.table_id is not None and pod.scored_ms is None and pod.ended is None:
                await self._change(pod.table_id, change)

    async def _change(self, table_id: int, change: Callable[[Position], Change]) -> None:
        async def decide(at: Position) -> Change:
            return change(at)

        with suppress(Refusal):
            await self._context.tables.changes.change(table_id, None, decide)

    async def leave_all(self, held: Held, member_id: int) -> None:
        """Take a member out of all tables of the tournament that are still played."""
        row = held.of_member(member_id)
        if row is None:
            return
        for pod in held.stored.pods:
            is_played = pod.table_id is not None and pod.scored_ms is None and pod.ended is None
            if not is_played or all(each.no != row.no for each in held.seats(pod.id)):
                continue
            assert pod.table_id is not None

            async def decide(at: Position) -> Change:
                seat = at.seat_of(member_id)
                if at.table.status is not Status.PLAYING or seat is None:
                    return acts.unchanged(at)
                return playing.leave(at, Actor(member_id, row.name, 0))

            try:
                await self._context.tables.changes.change(pod.table_id, None, decide)
            except TableRefusal:
                continue


def _closed(
    at: Position, reason: Msg | None, *, is_void: bool = False, is_quiet: bool = False
) -> Change:
    if at.table.status is not Status.PLAYING:
        return acts.unchanged(at)
    return acts.closed(at, reason, is_void=is_void, is_quiet=is_quiet)


def _unsealed(at: Position) -> Change:
    """Make a table public. It counts for ratings and statistics from now on, if it has ended."""
    change = acts.unchanged(at)
    if not at.table.is_sealed:
        return change
    table = replace(at.table, is_sealed=False)

    def count(conn: Connection) -> None:
        keeping.table_ended(conn, table, at.seats, at.sittings, at.game, at.state)

    opened = dataclasses.replace(change, table=table)
    return opened.storing(count) if table.status is Status.FINISHED else opened
