"""Durations as texts."""

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from rules.core.text import Msg, msg


def duration(duration_ms: int) -> Msg:
    """Return a duration in the unit that fits."""
    if duration_ms >= 3 * DAY_MS:
        return msg("hosting.days", count=round(duration_ms / DAY_MS))
    if duration_ms >= HOUR_MS:
        return msg("hosting.hours", count=round(duration_ms / HOUR_MS))
    return msg("hosting.minutes", count=max(0, round(duration_ms / MINUTE_MS)))
