"""The service of seats on offer: asks the bench one by one, then all members, and ends the offer."""

import dataclasses
from collections.abc import Collection

from msgspec.structs import replace

from bot.clocks.conduct import Conduct
from bot.clocks.conduct import conduct as counted
from bot.clocks.paces import HOUR_MS, NO_CLOCK, PRESETS
from bot.clocks.spans import FreeTime
from bot.store import members
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.people import bench, conduct
from bot.store.people import offers as stored
from bot.store.people.bench import BenchEntry
from bot.store.people.offers import Claim, Offer
from bot.store.rows import TableRow, Timer, TimerKind
from bot.tables import notices, playing
from bot.tables.conduct import filters
from bot.tables.conduct.apart import is_apart
from bot.tables.dependencies import HasLeft, nobody_has_left
from bot.tables.model import Change, Position
from bot.tables.service import Tables
from bot.tables.timekeeping.together import asleep, awake_together_ms
from bot.tables.timing import offering
from rules.core.errors import Refusal
from rules.core.seats import Seat

ASKED_MS = 6 * HOUR_MS
"""Time for a member of the bench to answer, not counting their nights."""
PACES = (*PRESETS, NO_CLOCK)
"""The paces that members of the bench can choose."""


class Offers:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        *,
        has_left: HasLeft = nobody_has_left,
    ) -> None:
        self._database = database
        self._tables = tables
        self._has_left = has_left

    async def of(self, table_id: int) -> tuple[Offer, ...]:
        """Return the seats of a table that are on offer."""
        return await self._database.read(lambda conn: stored.of_table(conn, table_id))

    async def post_of(self, table_id: int) -> Posted | None:
        """Return the message in which they are posted."""
        return await self._database.read(lambda conn: stored.post_of(conn, table_id))

    async def looked_at(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Offer a seat to the next member of the bench, or to all, or end the offer; handles `TimerKind.OFFER`."""
        seat = offering.seat_of(timer.key)
        held = await self.of(at.table.id)
        offer = next((each for each in held if each.seat == seat), None)
        is_over = offer is not None and offer.public_ms is not None
        if is_over or not offering.is_needed(at, seat):
            return offering.withdrawn(at, seat)
        at = await self._without_those_gone(at, seat)
        change = Change(at.table, at.seats, at.state)
        offer = offer or Offer(seat, now_ms)
        if offer.asked_id is not None:
            offer = replace(offer, asked_id=None, passed=(*offer.passed, offer.asked_id))
        # Two seats of one table are one question to a member.
        asked = {each.asked_id for each in held}.union(*(each.passed for each in held))
        candidate = await self._next_candidate(at, offer, asked, now_ms)
        if candidate is None:
            offer = replace(offer, public_ms=now_ms)
            next_ms, told = offer.opened_ms + offering.CLOSED_MS, notices.offer(at.table)
        else:
            offer = replace(offer, asked_id=candidate)
            next_ms = await self.closes_ms(candidate, at.table, now_ms)
            told = notices.bench(at.table, candidate, seat)
        change = dataclasses.replace(change, notices=(told,))
        change = change.with_timers(Timer(TimerKind.OFFER, timer.key, max(next_ms, now_ms + 1)))
        return change.storing(lambda conn: stored.put(conn, at.table.id, offer))

    async def open_to(self, member_id: int) -> tuple[tuple[Position, Seat], ...]:
        """Return seats on offer that a member of the bench would take, in all servers, the newest first."""
        held = await self._database.read(lambda conn: stored.on_bench(conn, member_id))
        known, _ = await self._tables.wrecks.sorted_out(dict.fromkeys(each for each, _ in held))
        by_number = {at.table.id: at for at in known}
        found: list[tuple[Position, Seat]] = []
        for table_id, seat in held:
            at = by_number.get(table_id)
            if at is not None and await self._is_open_to(at, seat, member_id):
                found.append((at, seat))
        return tuple(found)

    async def _is_open_to(self, at: Position, seat: Seat, member_id: int) -> bool:
        """Return whether the member wants such a seat, and may take it."""
        if at.has(member_id) or not offering.is_needed(at, seat):
            return False
        if at.seat_seen(member_id) not in (None, seat):
            return False
        guild_id, table_id = at.table.guild_id, at.table.id
        wish = await self.wish(guild_id, member_id)
        claim, apart = await self._database.read(
            lambda conn: (
                stored.claim(conn, table_id, member_id),
                is_apart(conn, at, member_id, seat),
            )
        )
        is_wanted = wish is not None and wish.wants(at.table.title, offering.pace_key(at.table))
        is_kept_out = apart or claim.is_barred or claim.has_conceded
        return is_wanted and seat in claim.offered and not is_kept_out

    async def closes_ms(self, member_id: int, table: TableRow, now_ms: int) -> int:
        """Return the deadline for a member of the bench who is asked now; their nights do not count."""
        language, guild_id = table.language, table.guild_id
        nights = await asleep(self._tables.almanac, member_id, language, guild_id, now_ms)
        free = FreeTime.of(nights)
        moment = free.due(now_ms, ASKED_MS)
        return now_ms + ASKED_MS if moment is None else moment

    async def passes(self, table_id: int, member_id: int, seat: Seat) -> None:
        """Note that a member of the bench declines a seat, and ask the next one.

        Raises:
            Refusal: bench.not_asked.
        """

        async def decide(at: Position) -> Change:
            held = await self.of(table_id)
            if not any(each.seat == seat and each.asked_id == member_id for each in held):
                raise Refusal("bench.not_asked")
            change = Change(at.table, at.seats, at.state)
            return offering.offered_now(change, at.table, seat, self._tables.now_ms())

        await self._tables.changes.change(table_id, None, decide)

    # The bench

    async def wish(self, guild_id: int, member_id: int) -> BenchEntry | None:
        """Return the wishes of a member of a server's bench; None if they are not on it."""
        return await self._database.read(lambda conn: bench.of_member(conn, guild_id, member_id))

    async def put_on_bench(self, guild_id: int, wish: BenchEntry) -> None:
        """Ask a member first when a seat is offered in a server.

        Raises:
            Refusal: act.unchanged, or bench.first_time if they have never taken a seat over.
        """

        def keep(conn: Connection) -> None:
            if not bench.has_taken_over(conn, wish.member_id):
                raise Refusal("bench.first_time")
            if wish == bench.of_member(conn, guild_id, wish.member_id):
                raise Refusal("act.unchanged")
            bench.put(conn, guild_id, wish)

        await self._database.write(keep)

    async def off_bench(self, guild_id: int, member_id: int) -> None:
        """Take a member off a server's bench.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if bench.of_member(conn, guild_id, member_id) is None:
                raise Refusal("act.unchanged")
            bench.drop(conn, guild_id, member_id)

        await self._database.write(keep)

    async def may_join(self, member_id: int) -> bool:
        """Return whether the member has ever taken a seat over. Only then they may join the bench."""
        return await self._database.read(lambda conn: bench.has_taken_over(conn, member_id))

    async def _without_those_gone(self, at: Position, seat: Seat) -> Position:
        """Return the table without the claim of a member who has left the server."""
        away = at.seats[seat].away_id
        if away is None or not await self._has_left(at.table.guild_id, away):
            return at
        return dataclasses.replace(at, seats=playing.kept_for_nobody(at, seat))

    async def _next_candidate(
        self, at: Position, offer: Offer, asked: Collection[int | None], now_ms: int
    ) -> int | None:
        """Return the next member to ask: the most reliable, then the one awake most together with the others.

        Args:
            asked: the members who have been asked about a seat of the table.
        """
        table = at.table

        def look(conn: Connection) -> list[tuple[BenchEntry, Claim, bool, Conduct]]:
            wishes = [
                wish
                for wish in bench.of_guild(conn, table.guild_id)
                if not is_apart(conn, at, wish.member_id, offer.seat)
            ]
            ids = [wish.member_id for wish in wishes]
            known, ways = conduct.of(conn, ids, now_ms), members.reach(conn, ids)
            return [
                (
                    wish,
                    stored.claim(conn, table.id, wish.member_id),
                    ways[wish.member_id].is_direct_open,
                    counted(*known[wish.member_id], now_ms),
                )
                for wish in wishes
            ]

        found: list[tuple[int, int, int]] = []
        for wish, claim, is_reached, own in await self._database.read(look):
            member = wish.member_id
            if not is_reached or claim.is_barred or claim.has_conceded or member in asked:
                continue
            if not wish.wants(table.title, offering.pace_key(table)) or at.has(member):
                continue
            if at.seat_seen(member) not in (None, offer.seat):
                continue
            if not filters.admits(at, member, own):
                continue
            together = await self._awake_together_ms(at, member, now_ms)
            found.append((-own.reliability, -together, member))
        for _, _, member in sorted(found):
            if not await self._has_left(table.guild_id, member):
                return member
        return None

    async def _awake_together_ms(self, at: Position, member_id: int, now_ms: int) -> int:
        """Return the part of the next day in which all members of the table are awake, with this one among them."""
        members = (member_id, *at.members())
        almanac = self._tables.almanac
        return await awake_together_ms(almanac, members, at.table, now_ms)
