"""Conditions for sitting down at a table. Pure."""

from typing import Final

from bot.clocks.conduct import NEW_BELOW, Conduct
from bot.store.rows import ANYONE, Filters
from bot.tables.errors import TableRefusal
from bot.tables.model import Position

RELIABILITIES: Final = (0, 70, 80, 90)
"""Choices in panels and for servers; 0 admits all. Newcomers have 90, so that none of these alone keeps them out."""
MOST: Final = 99
"""The highest condition: a member with any failure never reaches 100 again."""


def ask(at: Position, member_id: int) -> bool:
    """Return whether the table's filters apply to a member: not to its opener, nor to present and former players."""
    table = at.table
    is_known = at.has(member_id) or at.seat_seen(member_id) is not None
    return table.filters != ANYONE and member_id != table.opener_id and not is_known


def check(filters: Filters, conduct: Conduct) -> None:
    """Refuse a member by the filters.

    Raises:
        TableRefusal: private, reliability or newcomers.
    """
    if filters.private:
        raise TableRefusal("private")
    if conduct.reliability < filters.reliability:
        raise TableRefusal("reliability", min=filters.reliability, own=conduct.reliability)
    if conduct.is_new and not filters.newcomers:
        raise TableRefusal("newcomers", most=NEW_BELOW, finished=conduct.finished)


def admits(at: Position, member_id: int, conduct: Conduct) -> bool:
    """Return whether the table's filters let a member sit down."""
    try:
        if ask(at, member_id):
            check(at.table.filters, conduct)
    except TableRefusal:
        return False
    return True
