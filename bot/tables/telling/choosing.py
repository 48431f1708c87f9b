"""Members' choices about notices, and the due times of their digests."""

from collections.abc import Callable

from bot.clocks.hours import Hours, nights
from bot.clocks.paces import DAY_MS
from bot.clocks.preferences import Preferences, Reach, Where
from bot.store import members, outbox, timers
from bot.store.database import Connection, Database
from bot.store.rows import Notice, NoticeKind, Timer, TimerKind
from bot.tables.settings import Settings
from bot.tables.timing.almanac import Almanac
from rules.core.errors import Refusal

_DAY_MIN = 24 * 60


class Choosing:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        almanac: Almanac,
        now: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        """Take `wake`, which is called for a new row of the outbox."""
        self.database = database
        self._settings = settings
        self._almanac = almanac
        self._now = now
        self._wake = wake

    async def reach(self, member_id: int) -> Reach:
        return (await self._settings.reach(member_id))[member_id]

    async def wish(self, member_id: int, wishes: Preferences, language: str) -> None:
        """Store a member's wishes. Direct messages are tested before they count.

        Raises:
            Refusal: act.unchanged.
        """
        reach = await self.reach(member_id)
        due = await self._daily(member_id, wishes, language)
        now = self._now()

        def keep(conn: Connection) -> None:
            if wishes == members.reach(conn, [member_id])[member_id].wishes:
                raise Refusal("act.unchanged")
            members.set_wishes(conn, member_id, wishes)
            if wishes.needs_direct and not reach.is_direct_open:
                outbox.put(conn, _test(member_id, now), now=now)
            if wishes.where is Where.DIGEST:
                timers.put(conn, due)
            else:
                timers.drop(conn, [(due.kind, due.key)])

        await self.database.write(keep)
        self._wake()

    async def is_muted(self, table_id: int, member_id: int) -> bool:
        return member_id in await self._settings.muted_by(table_id)

    async def mute(self, table_id: int, member_id: int, *, on: bool) -> None:
        """Mute the turns of a table for a member, or stop that.

        Raises:
            Refusal: act.unchanged.
        """
        await self._settings.mute(table_id, member_id, on=on)

    async def test(self, member_id: int) -> None:
        """Send another test message."""
        now = self._now()
        await self.database.write(lambda conn: outbox.put(conn, _test(member_id, now), now=now))
        self._wake()

    async def digest_due(self, timer: Timer, now_ms: int) -> Callable[[Connection], None]:
        """Send a digest, and make the next one due."""
        reach = await self.reach(timer.number)
        is_daily = timer.key.endswith(":daily")
        again = await self._daily(timer.number, reach.wishes, reach.language or "")

        def keep(conn: Connection) -> None:
            if is_daily and reach.wishes.where is not Where.DIGEST:
                return
            outbox.put(conn, _digest(timer.number), now=now_ms / 1000)
            if is_daily:
                timers.put(conn, again)

        return keep

    async def _daily(self, member_id: int, wishes: Preferences, language: str) -> Timer:
        """Return the timer of a member's next daily digest."""
        zone = (await self._almanac.hours(member_id, language, None))[-1].zone
        now = int(self._now() * 1000)
        next_ms = min(
            next(
                start
                for start, _ in nights(
                    [Hours(0, zone, at, (at + 1) % _DAY_MIN)], now, now + 3 * DAY_MS
                )
                if start > now
            )
            for at in wishes.digests_min
        )
        return Timer(TimerKind.DIGEST, f"{member_id}:daily", next_ms)


def _test(member_id: int, now: float) -> Notice:
    return Notice(
        None,
        NoticeKind.TEST,
        {"at": int(now)},
        coalesce_key=f"test:{member_id}",
        member_id=member_id,
    )


def _digest(member_id: int) -> Notice:
    return Notice(
        None, NoticeKind.DIGEST, {}, coalesce_key=f"digest:{member_id}", member_id=member_id
    )
