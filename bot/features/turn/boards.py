"""Decision between a new message, an edit of the previous board, and no post."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import json

from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, OutboxRow, Status, TableRow
from bot.tables import notices
from bot.tables.model import Position


@dataclass(frozen=True, slots=True)
class Plan:
    """Plan for a row. If only `edits` is set and that message can no longer be edited, the row has no effect."""

    seq: int
    """The last entry that the board shows."""
    told_seq: int
    """The last entry of a finished turn that has been posted then."""
    edits: Posted | None
    """The message to edit."""
    posts: bool
    """True if the board becomes a new message where an edit is impossible."""
    called: tuple[int, ...]
    """Members with a new question that this board is the first to show."""


def planned(row: OutboxRow, at: Position, *, is_fresh: Callable[[Posted], bool]) -> Plan | None:
    """Return the plan for a board; None if it has no effect or a newer row does it all.

    `is_fresh` tells whether a message may still be edited.
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
    """Return the newest board, unless a later post follows it."""
    board = table.board
    if board is None or (row.newest_id is not None and row.newest_id > board.message_id):
        return None
    return board
