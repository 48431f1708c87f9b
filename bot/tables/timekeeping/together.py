"""The part of the next day in which several members are awake at once."""

from collections.abc import Iterable

from bot.clocks.hours import nights
from bot.clocks.paces import DAY_MS
from bot.clocks.spans import FreeTime, Span
from bot.store.rows import TableRow
from bot.tables.timing.almanac import Almanac

_HORIZON_MS = 3 * DAY_MS


async def asleep(
    almanac: Almanac, member_id: int, language: str, guild_id: int, now_ms: int
) -> list[Span]:
    """Return the nights of a member around now and for the next days."""
    versions = await almanac.hours(member_id, language, guild_id)
    return list(nights(versions, now_ms - DAY_MS, now_ms + _HORIZON_MS))


async def awake_together_ms(
    almanac: Almanac, members: Iterable[int], table: TableRow, now_ms: int
) -> int:
    """Return the part of the next 24 hours in which all of these members of a table are awake."""
    spans: list[Span] = []
    for member in members:
        spans += await asleep(almanac, member, table.language, table.guild_id, now_ms)
    return FreeTime.of(spans).charge(now_ms, now_ms + DAY_MS)
