"""Free time of members: nights, weekends, vacations, pauses, and the bot's outages."""

from collections.abc import Iterable, Mapping, Sequence

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.clocks.calendar import FreeBecause, regular, stretch, vacation_at_table
from bot.clocks.clock import Turn
from bot.clocks.hours import Hours, nights, weekends
from bot.clocks.paces import DAY_MS, MINUTE_MS, Pace
from bot.clocks.spans import FOREVER, FreeTime, Span
from bot.clocks.vacation import Leave, Vacation, days_left
from bot.store import settings, time
from bot.store.database import Connection, Database
from bot.store.people import vacations as stored_vacations
from bot.store.rows import TableRow
from bot.tables.dependencies import OutagesSince
from bot.tables.model import Position
from bot.tables.settings import HOURS, Settings, versions_of
from bot.tables.timing.clocking import pace_of
from rules.core.seats import Seat

CACHE_SIZE = 4096
"""The most calendars in memory; making one takes 10 ms."""
AWAKE_MS = 30 * MINUTE_MS
"""A member counts as awake for this long after using the bot, unless they have set hours."""
NIGHT = (23 * 60, 7 * 60)
"""The night assumed for members without hours of their own, in minutes after midnight."""
_ZONES = {"ko": "Asia/Seoul", "it": "Europe/Rome"}
"""The time zone assumed for members without hours of their own, by their language."""


def pauses(table: TableRow) -> list[Span]:
    """Return the stretches in which all clocks of a table stand."""
    return [(each.from_ms, FOREVER if each.to_ms is None else each.to_ms) for each in table.pauses]


def started_ms(table: TableRow) -> int:
    return (table.started_at or table.opened_at) * 1000


def assumed(language: str) -> Hours:
    """Return the hours assumed for a member without own ones, unless the server of the table has chosen others."""
    return Hours(0, _ZONES.get(language, "UTC"), *NIGHT)


class _Known(Struct, frozen=True):
    """Facts that decide the free time of the members at a table."""

    hours: Mapping[int, tuple[Hours, ...]]
    """Hours that each of them has set."""
    vacations: Mapping[int, tuple[Vacation, ...]]
    assumed: tuple[Hours, ...]
    """Hours for members without own ones."""


class Almanac:
    def __init__(self, database: Database, outages: OutagesSince) -> None:
        self._database = database
        self._settings = Settings(database)
        self._outages = outages
        self._hours: LRUCache[int, tuple[Hours, ...]] = LRUCache(CACHE_SIZE)
        self._of_servers: LRUCache[int, tuple[Hours, ...]] = LRUCache(CACHE_SIZE)
        self._heard: LRUCache[int, int] = LRUCache(CACHE_SIZE)
        self._vacations: LRUCache[int, tuple[Vacation, ...]] = LRUCache(CACHE_SIZE)
        self._calendars: LRUCache[object, FreeTime] = LRUCache(CACHE_SIZE)
        self.forgotten = 0
        """The number of deletions since the start. Pages made before the last one may name the member."""

    async def free(self, at: Position, now_ms: int) -> Mapping[int, FreeTime]:
        """Return the free time of every member at a table; empty if the table has no clock."""
        pace = pace_of(at.table)
        if pace is None:
            return {}
        since = min(
            (clock.since_ms for clock in at.table.clocks if clock.since_ms is not None),
            default=now_ms,
        )
        common = (*self._outages(since, at.table.guild_id), *pauses(at.table))
        known = await self._known(at, pace)
        return {
            member: self._calendar(
                known.hours[member] or known.assumed,
                pace,
                stretch(since, now_ms),
                (*common, *_stopping(known.vacations[member], at.table, pace)),
            )
            for member in at.members()
        }

    async def _known(self, at: Position, pace: Pace) -> "_Known":
        """Return the facts that decide the free time of the members at a table.

        If other processes write too, they are read each time, so for all members together.
        """
        members, table = at.members(), at.table
        if self._database.is_shared:

            def read(conn: Connection) -> "_Known":
                chosen = settings.guild_setting(conn, table.guild_id, HOURS)
                none: dict[int, tuple[Vacation, ...]] = dict.fromkeys(members, ())
                return _Known(
                    time.hours_of_all(conn, members),
                    stored_vacations.of_members(conn, members) if pace.vacations else none,
                    _assumed_in(table.language, versions_of(chosen)),
                )

            return await self._database.read(read)
        hours = {member: await self.hours_set(member) for member in members}
        return _Known(
            hours,
            {member: await self.vacations(member) if pace.vacations else () for member in members},
            () if all(hours.values()) else await self.assumed(table.language, table.guild_id),
        )

    async def reasons(
        self, at: Position, member_id: int, since_ms: int, now_ms: int
    ) -> list[tuple[FreeBecause, FreeTime]]:
        """Return the reasons for a member's free time at a table with a clock, in the order in which they count."""
        pace = pace_of(at.table)
        assert pace is not None
        versions = await self.hours(member_id, at.table.language, at.table.guild_id)
        first, last = stretch(since_ms, now_ms)
        night = nights(versions, first, last) if pace.sleeps else ()
        weekend = weekends(versions, first, last) if pace.rests_at_weekends else ()
        return [
            (FreeBecause.GAP, FreeTime.of(self._outages(since_ms, at.table.guild_id))),
            (FreeBecause.PAUSE, FreeTime.of(pauses(at.table))),
            (
                FreeBecause.VACATION,
                FreeTime.of(await self._vacations_at(member_id, at.table, pace)),
            ),
            (FreeBecause.NIGHT, FreeTime.of(night)),
            (FreeBecause.WEEKEND, FreeTime.of(weekend)),
        ]

    async def asleep(self, at: Position, now_ms: int) -> Mapping[int, int]:
        """Return the members at a table who sleep now by hours of their own, each with the end of that night.

        Hours that are only assumed stop a clock, but are not presented as a fact.
        """
        pace = pace_of(at.table)
        found: dict[int, int] = {}
        for member in at.members() if pace is not None and pace.sleeps else ():
            versions = await self.hours_set(member)
            around = nights(versions, now_ms - DAY_MS, now_ms + DAY_MS) if versions else ()
            end = FreeTime.of(around).end_of(now_ms)
            if end is not None:
                found[member] = end
        return found

    async def rests_until(
        self,
        member_id: int,
        table: TableRow,
        now_ms: int,
        *,
        quiet: tuple[int, int] | None = None,
    ) -> int | None:
        """Return the moment at which a sleeping member wakes; None if the member is awake.

        Hours that are only assumed do not count for a member who has just used the bot.

        Args:
            table: by its language and server hours are assumed for a member who has set none.
            quiet: further hours (minutes after midnight) during which the member wants no reminders.
        """
        held = await self.hours_set(member_id)
        versions = held or await self.assumed(table.language, table.guild_id)
        spans: list[Span] = []
        day = now_ms - DAY_MS, now_ms + 2 * DAY_MS
        if held or now_ms - self._heard.get(member_id, 0) > AWAKE_MS:
            spans += nights(versions, *day)
        if quiet is not None:
            spans += nights((Hours(0, versions[-1].zone, *quiet),), *day)
        return FreeTime.of(spans).end_of(now_ms)

    async def next_morning(self, member_id: int, table: TableRow, after_ms: int) -> int:
        """Return the end of a member's next night; without nights, the end of an assumed one in their zone."""
        versions = await self.hours(member_id, table.language, table.guild_id)
        until = after_ms + 2 * DAY_MS
        held = list(nights(versions, after_ms, until))
        own = held or list(nights((Hours(0, versions[-1].zone, *NIGHT),), after_ms, until))
        return own[0][1]

    def heard(self, member_id: int, now_ms: int) -> None:
        """Note that a member uses the bot at this moment, and so is awake."""
        self._heard[member_id] = now_ms

    async def hours(self, member_id: int, language: str, guild_id: int | None) -> tuple[Hours, ...]:
        """Return all versions of a member's hours; those assumed in a server if the member has set none."""
        return await self.hours_set(member_id) or await self.assumed(language, guild_id)

    async def assumed(self, language: str, guild_id: int | None) -> tuple[Hours, ...]:
        """Return all versions of the hours assumed in a server, oldest first."""
        return _assumed_in(language, () if guild_id is None else await self.chosen(guild_id))

    async def set_assumed(self, guild_id: int, version: Hours) -> None:
        """Add a version of a server's choice; without a zone, the language decides again."""
        await self._settings.add_hours(guild_id, version)
        self.forget_server(guild_id)

    def forget_server(self, guild_id: int) -> None:
        """Drop a server's choice from the cache."""
        self._of_servers.pop(guild_id, None)

    async def chosen(self, guild_id: int) -> tuple[Hours, ...]:
        """Return the versions of a server's choice, oldest first."""
        if guild_id not in self._of_servers or self._database.is_shared:
            self._of_servers[guild_id] = await self._settings.hours(guild_id)
        return self._of_servers[guild_id]

    async def hours_set(self, member_id: int) -> tuple[Hours, ...]:
        """Return the versions that a member has set, oldest first."""
        if member_id not in self._hours or self._database.is_shared:
            self._hours[member_id] = await self._database.read(
                lambda conn: time.hours_of(conn, member_id)
            )
        return self._hours[member_id]

    async def set_hours(self, member_id: int, version: Hours) -> None:
        await self._database.write(lambda conn: time.put_hours(conn, member_id, version))
        self._hours.pop(member_id, None)

    async def last_turns(self, table_id: int, most: int) -> list[tuple[Seat, int | None, Turn]]:
        """Return the last turns at a table, the newest first, each with its seat and the member of that time."""
        return await self._database.read(lambda conn: time.turns_at(conn, table_id, most))

    async def vacations(self, member_id: int) -> tuple[Vacation, ...]:
        """Return a member's vacations, past and planned, in the order of time."""
        if member_id not in self._vacations or self._database.is_shared:
            self._vacations[member_id] = await self._database.read(
                lambda conn: stored_vacations.of_member(conn, member_id)
            )
        return self._vacations[member_id]

    def forget(self, member_id: int) -> None:
        """Drop a member whose data is deleted from the cache."""
        self.forgotten += 1
        for cache in (self._hours, self._heard, self._vacations):
            cache.pop(member_id, None)
        self._calendars.clear()

    def forget_vacations(self, member_id: int) -> None:
        """Drop a member's vacations from the cache, after they were changed."""
        self._vacations.pop(member_id, None)

    async def leave(self, at: Position, member_id: int, now_ms: int) -> Leave:
        """Return the facts that decide whether a vacation day may begin by itself for a member at a table."""

        def facts(conn: Connection) -> tuple[bool, int | None, int]:
            return (
                stored_vacations.begin_by_themselves(conn, member_id),
                stored_vacations.first_table_ms(conn, member_id),
                stored_vacations.last_move_ms(conn, at.table.id, member_id),
            )

        is_wanted, first_ms, moved_ms = await self._database.read(facts)
        held = await self.vacations(member_id)
        in_a_row = sum(each.is_automatic and each.from_ms > moved_ms for each in held)
        return Leave(is_wanted, days_left(first_ms, held, now_ms), in_a_row, held)

    async def _vacations_at(self, member_id: int, table: TableRow, pace: Pace) -> list[Span]:
        """Return the vacations of a member that stop the clock at a table."""
        return _stopping(await self.vacations(member_id) if pace.vacations else (), table, pace)

    def _calendar(
        self, versions: tuple[Hours, ...], pace: Pace, around: Span, extra: tuple[Span, ...] = ()
    ) -> FreeTime:
        """Return nights and weekends by a member's hours in a stretch of time, with further spans."""
        key = (versions, around, pace.sleeps, pace.rests_at_weekends, extra)
        found = self._calendars.get(key)
        if found is None:
            if extra:
                # Spans of outages and vacations change less often than they are asked for.
                found = self._calendar(versions, pace, around).joined(extra)
            else:
                found = regular(
                    versions, *around, sleeps=pace.sleeps, rests_at_weekends=pace.rests_at_weekends
                )
            self._calendars[key] = found
        return found


def _assumed_in(language: str, chosen: Sequence[Hours]) -> tuple[Hours, ...]:
    """Return the hours assumed by a language, and later the versions that a server has chosen."""
    by_language = assumed(language)
    return (
        by_language,
        *(
            each if each.zone else replace(by_language, valid_from_ms=each.valid_from_ms)
            for each in chosen
        ),
    )


def _stopping(held: Iterable[Vacation], table: TableRow, pace: Pace) -> list[Span]:
    """Return those of a member's vacations that stop the clock at a table."""
    if not pace.vacations:
        return []
    return vacation_at_table((each.span for each in held), started_ms(table))
