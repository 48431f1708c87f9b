"""Whether a board becomes a new message, an edit of the one before it, or nothing."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import json

from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, OutboxRow, Status, TableRow
from bot.tables import notices
from bot.tables.model import Position


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do about a row. If only `edits` is set and that message can no longer be edited, nothing is done."""

    seq: int
    """The last entry it tells."""
    told_seq: int
    """Turns up to this entry are over and told for good."""
    edits: Posted | None
    """The message to edit."""
    posts: bool
    """Should it become a new message if it cannot be an edit?"""
    called: tuple[int, ...]
    """Members who hear for the first time what they are asked."""


def planned(row: OutboxRow, at: Position, *, is_fresh: Callable[[Posted], bool]) -> Plan | None:
    """What to do about a board; None if there is nothing to do or a newer row does it all.

    `is_fresh` says whether a message may still be edited.
    """
    table = at.table
    facts = json.decode(row.payload)
    seq, again = int(facts["seq"]), bool(facts.get("again"))
    if table.status is not Status.PLAYING:
        return None
    if again and not row.claimed:
        seq = table.seq
    if table.seq > seq and (not row.claimed or row.kind is NoticeKind.TURN):
        return None
    asked = [seat for seat in at.waiting() if at.question_seqs[seat] <= seq]
    called = notices.called(table, at.seats, asked)
    is_new = again or bool(called)
    posts = row.kind is NoticeKind.BOARD and (is_new or table.turn_seq > table.told_seq)
    newest = _newest_board(table, row)
    edits = newest if newest is not None and not is_new and is_fresh(newest) else None
    if edits is None and not posts:
        return None
    told_seq = max(table.told_seq, min(seq, table.turn_seq))
    return Plan(seq, told_seq, edits, posts, called)


def _newest_board(table: TableRow, row: OutboxRow) -> Posted | None:
    """The newest board, unless something else was posted after it."""
    board = table.board
    if board is None or (row.newest_id is not None and row.newest_id > board.message_id):
        return None
    return board
