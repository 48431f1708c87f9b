"""Tables at which the bot cannot post: they are paused until a post is accepted again. Pure functions."""

from typing import Final

from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS, MINUTE_MS
from bot.clocks.pauses import Pause, PauseKind
from bot.store.rows import NoticeKind, Status, TableRow, Timer, TimerKind
from bot.tables import notices
from bot.tables.model import Change, Position
from bot.tables.timing.outages import extension_ms

_SOONEST_MS: Final = 10 * MINUTE_MS
_LATEST_MS: Final = 12 * HOUR_MS
SOON_MS: Final = 2000
"""Wait before an attempt after permissions have changed: such changes come in groups."""
_PROOFS: Final = (NoticeKind.BOARD, NoticeKind.NOTICE, NoticeKind.REMINDER)
"""Kinds of posts that appear in the place where a table is played."""


def cut_off_since(table: TableRow) -> int | None:
    """Return the moment since which the bot cannot post at a table, in UTC milliseconds; None if it can."""
    for pause in table.pauses:
        if pause.kind is PauseKind.UNREACHABLE and pause.to_ms is None:
            return pause.from_ms
    return None


def lost(table: TableRow, now_ms: int) -> TableRow:
    """Pause a table after a refused post, also in its lobby or without clocks; not after its end."""
    is_over = table.status not in (Status.LOBBY, Status.PLAYING)
    if is_over or cut_off_since(table) is not None:
        return table
    pause = Pause(PauseKind.UNREACHABLE, now_ms, None)
    return replace(table, pauses=(*table.pauses, pause))


def proves(table: TableRow, kind: NoticeKind) -> bool:
    """Return whether a post of this kind shows that the bot can post where the table is."""
    return kind in _PROOFS or (kind is NoticeKind.LOBBY and table.status is Status.LOBBY)


def reached(table: TableRow, now_ms: int) -> TableRow:
    """End the pause after an accepted post, plus 15 minutes after a long one, as after an outage.

    The clocks are to be armed anew.
    """
    since_ms = cut_off_since(table)
    if since_ms is None:
        return table
    end_ms = max(since_ms, now_ms) + extension_ms(now_ms - since_ms)
    pauses = tuple(
        replace(each, to_ms=end_ms)
        if each.kind is PauseKind.UNREACHABLE and each.to_ms is None
        else each
        for each in table.pauses
    )
    return replace(table, pauses=pauses)


def next_try(table: TableRow, now_ms: int) -> tuple[Timer, ...]:
    """Return the timer of the next attempt to post: the longer posts have been refused, the later."""
    since_ms = cut_off_since(table)
    if since_ms is None:
        return ()
    wait_ms = min(max(now_ms - since_ms, _SOONEST_MS), _LATEST_MS)
    return (Timer(TimerKind.REACH, str(table.id), now_ms + wait_ms),)


async def tried(at: Position, timer: Timer, now_ms: int) -> Change:
    """Try to post the board, or the lobby; the handler of `TimerKind.REACH`."""
    is_cut_off = cut_off_since(at.table) is not None
    told = notices.again(at.table) if is_cut_off else ()
    return Change(at.table, at.seats, at.state, notices=told)
