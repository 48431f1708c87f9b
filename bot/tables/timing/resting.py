"""A table at which no member has a seat any more rests, and is called off after a month. Pure functions."""

from bot.clocks.paces import DAY_MS
from bot.store.rows import Status, Timer, TimerKind
from bot.tables import playing
from bot.tables.model import Change, Position
from rules.core.text import msg

REST_MS = 30 * DAY_MS


def armed(before: Position, after: Position, change: Change, now_ms: int) -> Change:
    """Return a change with the timer that calls the table off, if that changes with it."""
    key = str(after.table.id)
    if _rests(after) and not _rests(before):
        timer = Timer(TimerKind.REST, key, now_ms + REST_MS)
        return change.with_timers(timer)
    if _rests(before) and not _rests(after):
        return change.without_timers((TimerKind.REST, key))
    return change


async def rested(position: Position, timer: Timer, now_ms: int) -> Change:
    """Call off a table without returned members."""
    if not _rests(position):
        return Change(position.table, position.seats, position.state)
    return playing.called_off(position, msg("table.ended_at_rest"))


def _rests(at: Position) -> bool:
    """Return whether a table rests. At the table of a tournament robots play on."""
    is_left = at.table.status is Status.PLAYING and not at.members()
    return is_left and at.table.tournament_id is None
