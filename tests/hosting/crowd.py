"""Many members at many tables of the playground, where time jumps from one thing that happens to the next."""

from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

from bot.clocks.hours import Hours
from bot.store import outbox, schema
from bot.store.database import Connection
from bot.store.declaring import posted
from bot.store.pings import Ping
from bot.store.rows import NoticeKind
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor
from rules.core.text import Typed
from tests.bot.edges.scene import Scene
from tests.hosting.clocked import chosen, next_look, snowflake

TITLE = "metromania"
NIGHTS = (("UTC", 23, 7), ("Asia/Seoul", 23, 7), ("America/New_York", 1, 9), ("Europe/Rome", 0, 8))


class Crowd:
    """Many members at many tables of a scene, without pages of their own."""

    def __init__(self, on: Scene, rng: Random) -> None:
        self.on = on
        self.rng = rng
        self.people: list[int] = []
        self.nights: dict[int, tuple[str, int, int]] = {}
        self.called: dict[int, set[int]] = {}
        """Per message whom it pinged, silent ones left out."""
        self.step_ms = 1000
        """The shortest time between two looks."""
        self._count = 0

    @property
    def now_ms(self) -> int:
        return int(self.on.playground.clock.now() * 1000)

    async def add(self, count: int, *, sleep: bool = True) -> list[int]:
        added = [int(await self.on.tom.add_member(f"Member {number}")) for number in range(count)]
        for member in added:
            zone, start, end = NIGHTS[member % len(NIGHTS)] if sleep else ("UTC", 0, 0)
            self.nights[member] = zone, start, end
            hours = Hours(0, zone, start * 60, end * 60)
            await self.on.bot.tables.almanac.set_hours(member, hours)
        self.people += added
        return added

    def by(self, member: int) -> Actor:
        self._count += 1
        name = self.on.playground.platform.world.members[member].name
        return Actor(member, Typed(name), snowflake(self.now_ms) + self._count % 4096)

    async def table(self, *members: int, pace: str) -> int:
        tables = self.on.bot.tables
        done = await tables.open(
            self.by(members[0]),
            title=TITLE,
            guild_id=self.on.playground.platform.world.guild_id,
            channel_id=int(self.on.place),
            language="en",
            seats=len(members),
            options={},
            pace=pace,
        )
        number = done.position.table.id
        for member in members[1:]:
            await tables.join(number, self.by(member))
        await tables.start(number, self.by(members[0]))
        return number

    async def move(self, table: int, member: int) -> None:
        """A member takes the turn to its end, if it is theirs."""
        tables = self.on.bot.tables
        with suppress(TableRefusal):
            at = await tables.position(table)
            while member in at.waiting_members():
                seat = at.seat_of(member)
                assert seat is not None
                move = chosen(at, seat)
                at = (await tables.play(table, self.by(member), move, None)).position

    async def until(self, moment_ms: int) -> None:
        """Time passes up to a moment, while the bot serves; every due happens in its time."""
        while self.now_ms < moment_ms:
            due = await self.on.bot.database.read(next_look)
            sends = await self.on.bot.database.read(_next_row)
            steps = [step for step in (due, sends) if step is not None]
            await self.jump(
                min([moment_ms, *(max(step, self.now_ms + self.step_ms) for step in steps)])
            )

    async def jump(self, moment_ms: int) -> None:
        on = self.on
        on.playground.clock.advance(max(0.0, (moment_ms - self.now_ms) / 1000))
        # All the while the bot has served.
        on.bot.outages.last_ms = self.now_ms
        await on.bot.timekeeper.look()
        on.bot.sender.wake()
        await on.told()
        self._look()

    def _look(self) -> None:
        world = self.on.playground.platform.world
        for number in sorted(world.messages.keys() - self.called.keys()):
            message = world.messages[number]
            is_silent = bool(message.body.get("flags", 0) & 4096)
            named = {int(each["id"]) for each in message.body.get("mentions", [])}
            is_ours = message.author_id == world.bot.id
            self.called[number] = named if is_ours and not is_silent else set()

    async def pings(self) -> list[Ping]:
        """All that the bot says it has sent, the oldest first."""
        return await self.on.bot.database.read(_all_pings)

    def sleeps(self, member: int, moment_ms: int) -> bool:
        """By the member's own wall clock."""
        zone, start, end = self.nights[member]
        hour = datetime.fromtimestamp(moment_ms / 1000, UTC).astimezone(ZoneInfo(zone)).hour
        return start <= hour < end if start <= end else not end <= hour < start


def _all_pings(conn: Connection) -> list[Ping]:
    rows = schema.pings
    columns = [rows.c[name] for name in posted.names(Ping.__struct_fields__, "posted")]
    found = conn.execute(rows.select().with_only_columns(*columns).order_by(rows.c.at_ms))
    return [Ping(**posted.together(row._mapping, "posted")) for row in found]


def _next_row(conn: Connection) -> int | None:
    heads = [
        row for row in outbox.heads(conn) if row.kind not in (NoticeKind.ARCHIVE, NoticeKind.REPLAY)
    ]
    return int(heads[0].due_at * 1000) + 1 if heads else None
