"""Order of posts when more wait than Discord takes."""

from msgspec import json

from bot.clocks.reminders import Rung
from bot.store.rows import NoticeKind, OutboxRow

_ZERO, _TURNS, _PEOPLE, _REMINDERS, _PRIVATE, _PREVIEWS, _TIDYING = range(7)
_OF_KIND = {
    NoticeKind.BOARD: _TURNS,
    NoticeKind.CLOSING: _TURNS,
    NoticeKind.THREAD: _TURNS,
    NoticeKind.NOTICE: _TURNS,
    NoticeKind.LOBBY: _PEOPLE,
    NoticeKind.BALLOT: _PEOPLE,
    NoticeKind.HANDOVER: _PEOPLE,
    NoticeKind.INVITATION: _PEOPLE,
    NoticeKind.MATCH: _PEOPLE,
    NoticeKind.OFFER: _PEOPLE,
    NoticeKind.TALK: _PEOPLE,
    NoticeKind.MOVED: _PEOPLE,
    NoticeKind.REMINDER: _REMINDERS,
    NoticeKind.DIRECT: _PRIVATE,
    NoticeKind.TEST: _PRIVATE,
    NoticeKind.DIGEST: _PRIVATE,
    NoticeKind.BENCH: _PRIVATE,
    NoticeKind.UNMATCHED: _PRIVATE,
    NoticeKind.TROUBLE: _PRIVATE,
    NoticeKind.TURN: _PREVIEWS,
    NoticeKind.CLOCKS: _PREVIEWS,
}
_OF_RUNG = {Rung.ZERO.value: _ZERO, Rung.STANDIN.value: _ZERO, Rung.PING.value: _TURNS}


def urgency(row: OutboxRow) -> int:
    """Return the urgency of a row; the smallest number is sent first.

    Notices that time is up come first; then turns, questions between people, reminders, direct messages, boards in the
    middle of a turn, and tidying up.
    """
    if row.kind in (NoticeKind.REMINDER, NoticeKind.DIRECT):
        rung = json.decode(row.payload).get("rung")
        return _OF_RUNG.get(rung, _OF_KIND[row.kind])
    return _OF_KIND.get(row.kind, _TIDYING)
