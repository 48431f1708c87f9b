"""Discord archives a thread after a quiet week, so the bot stirs it before."""

from bot.clocks.paces import DAY_MS
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import notices
from bot.tables.model import Change, Position

QUIET_MS = 6 * DAY_MS


def quiet_timer(table_id: int, now_ms: int) -> Timer:
    """Return the timer that stirs a thread with a post of now."""
    return Timer(TimerKind.KEEPALIVE, str(table_id), now_ms + QUIET_MS)


async def stirred(position: Position, timer: Timer, now_ms: int) -> Change:
    """Keep the thread of a table in play open. A table within a thread of other people leaves that thread alone."""
    table = position.table
    unchanged = Change(table, position.seats, position.state)
    if table.status is not Status.PLAYING or table.thread_id in (None, table.channel_id):
        return unchanged
    told = Change(table, position.seats, position.state, notices=(notices.keepalive(table),))
    return told.with_timers(quiet_timer(table.id, now_ms))
