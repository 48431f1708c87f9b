"""Vacations: a member plans, begins and ends them, and days begin by themselves (specification of hosting, 1.5)."""

import dataclasses
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import TypeVar

from bot.clocks.hours import midnight
from bot.clocks.vacation import Vacation, days_left, ended, planned
from bot.store import tables, timers
from bot.store.database import Connection, Database
from bot.store.people import vacations
from bot.store.rows import Timer, TimerKind
from bot.tables.model import Change, Position
from bot.tables.service import Tables
from bot.tables.timing.clocking import pace_of
from bot.tables.timing.vacation_days import allows, at_vacation
from rules.core.errors import Refusal

T = TypeVar("T")

_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")


@dataclass(frozen=True, slots=True)
class Holidays:
    """A member's vacations: the days left, and the planned ones."""

    left: int
    """Whole days."""
    open: tuple[Vacation, ...]
    """Vacations that are not over, in the order of time."""
    begin_by_themselves: bool
    stops: tuple[Position, ...]
    """The member's tables whose clocks a vacation stops."""
    goes_on: tuple[Position, ...]
    """The member's tables that allow no vacations."""


class Vacations:
    def __init__(
        self, database: Database, tables: Tables, on_timer: Callable[[], None] = lambda: None
    ) -> None:
        """Take `on_timer`, which is called for a new timer."""
        self._database = database
        self._tables = tables
        self._almanac = tables.almanac
        self._on_timer = on_timer

    def now_ms(self) -> int:
        return self._tables.now_ms()

    async def of(self, member_id: int) -> Holidays:
        now = self._tables.now_ms()
        held = await self._almanac.vacations(member_id)
        is_on, first_ms = await self._database.read(
            lambda conn: (
                vacations.begin_by_themselves(conn, member_id),
                vacations.first_table_ms(conn, member_id),
            )
        )
        seated = [at for at in await self._tables.of_member(member_id) if pace_of(at.table)]
        return Holidays(
            days_left(first_ms, held, now),
            tuple(each for each in held if each.to_ms > now),
            is_on,
            tuple(at for at in seated if allows(at)),
            tuple(at for at in seated if not allows(at)),
        )

    async def start_of(
        self, member_id: int, typed: str, language: str, guild_id: int | None = None
    ) -> int:
        """Return the start of a vacation that a member dates ``2026-12-24``: midnight there, or now if it is today.

        Raises:
            Refusal: vacation.no_such_date or vacation.past.
        """
        now = self._tables.now_ms()
        found = _DATE.fullmatch(typed.strip())
        try:
            day = date(*map(int, found.groups())) if found else None
        except ValueError:
            day = None
        if day is None:
            raise Refusal("vacation.no_such_date")
        hours = (await self._almanac.hours(member_id, language, guild_id))[-1]
        start, end = midnight(hours, day), midnight(hours, date.fromordinal(day.toordinal() + 1))
        if end <= now:
            raise Refusal("vacation.past")
        return max(start, now)

    async def begin(self, member_id: int, *, days: int, from_ms: int | None = None) -> Vacation:
        """Plan a vacation, or begin one now.

        Raises:
            Refusal: vacation.past, vacation.no_days, vacation.too_long or vacation.overlaps.
        """
        now = self._tables.now_ms()

        def keep(conn: Connection) -> Vacation:
            held = vacations.of_member(conn, member_id)
            left = days_left(vacations.first_table_ms(conn, member_id), held, now)
            start = now if from_ms is None else max(from_ms, now)
            wanted = planned(held, from_ms=start, days=days, left=left, now_ms=now)
            vacations.put(conn, member_id, wanted)
            self._look_at_tables(conn, member_id, wanted.from_ms)
            return wanted

        return await self._changed(member_id, keep)

    async def end(self, member_id: int) -> int:
        """End the vacation that goes on, else drop the next one. Return the number of days left.

        Raises:
            Refusal: vacation.none.
        """
        now = self._tables.now_ms()

        def keep(conn: Connection) -> int:
            held = vacations.of_member(conn, member_id)
            last = next((each for each in held if each.to_ms > now), None)
            if last is None:
                raise Refusal("vacation.none")
            rest = ended(last, now)
            if rest is None:
                vacations.drop(conn, member_id, last.from_ms)
            else:
                vacations.put(conn, member_id, rest)
            # The clocks run from now on, so the armed moments are too late.
            self._look_at_tables(conn, member_id, now)
            held = vacations.of_member(conn, member_id)
            return days_left(vacations.first_table_ms(conn, member_id), held, now)

        return await self._changed(member_id, keep)

    async def set_begin_by_themselves(self, member_id: int, on: bool) -> None:
        """Let a member's vacation days begin by themselves, or stop that.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if on == vacations.begin_by_themselves(conn, member_id):
                raise Refusal("act.unchanged")
            vacations.set_begin_by_themselves(conn, member_id, on)

        await self._database.write(keep)

    async def looked_at(self, at: Position, timer: Timer, now_ms: int) -> Change:
        """Arm a table's clocks anew after a vacation began or ended; the handler of `TimerKind.VACATION`."""
        member_id = int(timer.key.partition(":")[2])
        # This reads anew the rows that an earlier transaction wrote.
        self._almanac.forget_vacations(member_id)
        free = await self._almanac.free(at, now_ms)
        leave = await self._almanac.leave(at, member_id, now_ms)
        change = at_vacation(at, member_id, leave, free, now_ms)
        forget = partial(self._almanac.forget_vacations, member_id)
        return dataclasses.replace(change, then=forget, free=free)

    async def _changed(self, member_id: int, keep: Callable[[Connection], T]) -> T:
        result = await self._database.write(keep)
        self._almanac.forget_vacations(member_id)
        self._on_timer()
        return result

    @staticmethod
    def _look_at_tables(conn: Connection, member_id: int, at_ms: int) -> None:
        for table_id in tables.of_member(conn, member_id):
            timers.put(conn, Timer(TimerKind.VACATION, f"{table_id}:{member_id}", at_ms))
