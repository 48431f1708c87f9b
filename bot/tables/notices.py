"""Who is told what, and when: pure functions from what happened to rows of the outbox."""

from collections.abc import Iterable

from bot.store.rows import Notice, NoticeKind, SeatRow, TableRow
from rules.core.seats import Seat
from rules.core.text import Msg

MID_TURN_S = 20.0
"""A board in the middle of somebody's turn waits this long for the rest of the turn."""
ROBOTS_NEXT_S = 2.0
"""A board before robots' moves waits for these."""


def lobby(table: TableRow) -> Notice:
    """The lobby's post, or its newest form."""
    return Notice(table.id, NoticeKind.LOBBY, {}, coalesce_key=f"lobby:{table.id}")


def thread(table: TableRow) -> Notice:
    """A place of its own for the table."""
    return Notice(table.id, NoticeKind.THREAD, {})


def board(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    *,
    waiting: Iterable[Seat],
    moved: Seat | None,
) -> Notice:
    """The board after entry `table.seq`, put off while the same turn goes on or only robots are to move."""
    waiting = tuple(waiting)
    delay = 0.0
    if moved in waiting and len(waiting) == 1:
        delay = MID_TURN_S
    elif all(seats[seat].is_robot for seat in waiting):
        delay = ROBOTS_NEXT_S
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq},
        coalesce_key=f"board:{table.id}",
        delay_s=delay,
    )


def board_again(table: TableRow) -> Notice:
    return Notice(table.id, NoticeKind.BOARD, {"seq": table.seq}, coalesce_key=f"board:{table.id}")


def closing(table: TableRow) -> Notice:
    """The result; it shows the last board and so stands for one that was not sent yet."""
    return Notice(
        table.id, NoticeKind.CLOSING, {"seq": table.seq}, coalesce_key=f"board:{table.id}"
    )


def notice(table: TableRow, text: Msg) -> Notice:
    """A sentence for everybody at the table."""
    return Notice(table.id, NoticeKind.NOTICE, {"text": text})


def trouble_of(table_id: int, text: Msg) -> Notice:
    """A sentence for a table's opener, in private: something could not be posted."""
    return Notice(
        table_id, NoticeKind.TROUBLE, {"text": text}, coalesce_key=f"trouble:{table_id}:{text.key}"
    )
