"""Sealed tables: until their deal opens, nobody sees them but who plays there (section "Sealing" of tournaments)."""

from bot.store.rows import Notice, NoticeKind
from bot.tables.model import Position
from rules.core.errors import Refusal

_ITS_MEMBERS = frozenset({NoticeKind.DIRECT, NoticeKind.BENCH, NoticeKind.TROUBLE})
"""What goes to single members, and so may be told of a sealed table."""


def assert_open(at: Position, member_id: int) -> None:
    """Refuse to show a sealed table to anybody but its members.

    Raises:
        Refusal: tournament.sealed.
    """
    if at.table.is_sealed and not at.has(member_id):
        raise Refusal("tournament.sealed")


def told(at: Position, notices: tuple[Notice, ...]) -> tuple[Notice, ...]:
    """What may be posted about a table."""
    return tuple(each for each in notices if may_be_told(at, each.kind))


def may_be_told(at: Position, kind: NoticeKind) -> bool:
    """May a notice of this kind about a table be posted?"""
    return not at.table.is_sealed or kind in _ITS_MEMBERS
