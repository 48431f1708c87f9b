"""Sealed tables: until their deal opens, only their players see them (section "Sealing" of tournaments).

A sealed table outside of tournaments is a member's first game with lessons, and stays theirs alone (ADR 42).
"""

from bot.store.rows import Notice, NoticeKind, TableRow
from bot.tables.model import Position
from rules.core.errors import Refusal

_ITS_MEMBERS = frozenset({NoticeKind.DIRECT, NoticeKind.BENCH, NoticeKind.TROUBLE})
"""Notices to single members, allowed at a sealed table."""
_IN_ITS_THREAD = frozenset(
    {
        *(NoticeKind.BOARD, NoticeKind.TURN, NoticeKind.PAST, NoticeKind.CLOSING),
        *(NoticeKind.NOTICE, NoticeKind.REMINDER, NoticeKind.CLOCKS, NoticeKind.CLEANUP),
        *(NoticeKind.KEEPALIVE, NoticeKind.ARCHIVE),
    }
)
"""Posts of a sealed table of several seats in its private thread, and nowhere else."""


def assert_open(at: Position, member_id: int) -> None:
    """Refuse to show a sealed table to others than its members.

    Raises:
        Refusal: tournament.sealed or learn.private.
    """
    if at.table.is_sealed and not at.has(member_id):
        raise Refusal("learn.private" if is_first_game(at.table) else "tournament.sealed")


def is_first_game(table: TableRow) -> bool:
    return table.is_sealed and table.tournament_id is None


def told(before: Position, after: Position, notices: tuple[Notice, ...]) -> tuple[Notice, ...]:
    """Return the permitted notices of a table.

    After a change of members, a sealed or private table also updates its thread.
    """
    posted = tuple(each for each in notices if may_be_told(after, each.kind))
    is_moved = set(before.members()) != set(after.members())
    is_apart = after.table.is_sealed and is_shared(after)
    is_private = after.table.filters.private and has_own_thread(after)
    if is_moved and (is_apart or is_private):
        return Notice(after.table.id, NoticeKind.THREAD, {}), *posted
    return posted


def may_be_told(at: Position, kind: NoticeKind) -> bool:
    """Return whether a notice of this kind about a table may be posted, if it is not `is_homeless`."""
    if is_first_game(at.table):
        # Its panel shows all news.
        return kind is NoticeKind.TROUBLE
    if not at.table.is_sealed or kind in _ITS_MEMBERS:
        return True
    return is_shared(at) and (kind is NoticeKind.THREAD or kind in _IN_ITS_THREAD)


def is_shared(at: Position) -> bool:
    """Return whether the table has several seats, so that its members need a common place."""
    return len(at.seats) > 1 and not is_first_game(at.table)


def is_homeless(at: Position, kind: NoticeKind) -> bool:
    """Return whether a sealed table lacks the private thread that a notice needs; others must not read it."""
    if is_first_game(at.table):
        return False
    return at.table.is_sealed and kind in _IN_ITS_THREAD and not has_own_thread(at)


def has_own_thread(at: Position) -> bool:
    return at.table.thread_id not in (None, at.table.channel_id)
