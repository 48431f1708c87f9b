"""A thread in which nothing happens for a week is archived by Discord, so it is stirred before."""

from bot.clocks.paces import DAY_MS
from bot.store.rows import Due, DueKind, Status
from bot.tables import notices
from bot.tables.model import Change, Position

QUIET_MS = 6 * DAY_MS


def quiet_due(table_id: int, now_ms: int) -> Due:
    """When a thread must be stirred in which something was posted now."""
    return Due(DueKind.KEEPALIVE, str(table_id), now_ms + QUIET_MS)


async def stirred(position: Position, due: Due, now_ms: int) -> Change:
    """Keep the thread of a table in play open. One that was opened in somebody else's thread is left alone."""
    table = position.table
    unchanged = Change(table, position.seats, position.state)
    if table.status is not Status.PLAYING or table.thread_id in (None, table.channel_id):
        return unchanged
    told = Change(table, position.seats, position.state, notices=(notices.keepalive(table),))
    return told.with_dues(quiet_due(table.id, now_ms))
