"""Who is told what, and when: pure functions from what happened to rows of the outbox."""

from collections.abc import Iterable

from bot.store.rows import Notice, NoticeKind, SeatRow, Status, TableRow
from rules.core.seats import Seat
from rules.core.text import Msg, msg

MID_TURN_S = 20.0
"""The board in the middle of a turn waits until nobody has clicked for so long."""
ARCHIVED_AFTER_S = 24 * 3600.0
"""The thread of a table that has ended stays open so long after its closing post."""
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
    moved: Seat | None = None,
) -> Notice:
    """The board after entry `table.seq`, a move of the seat `moved`: at once if somebody has to hear of it.

    Else when there is time. Whoever is asked again in their turn after a robot's reaction has no question before
    them: the edit that brings it comes soon, without a ping.
    """
    waiting = tuple(waiting)
    delay = MID_TURN_S
    if called(table, seats, waiting):
        delay = 0.0
    elif table.turn_seq <= table.told_seq:
        asked_anew = any(
            table.asks[seat] == table.seq and seats[seat].member_id is not None for seat in waiting
        )
        reacted = moved is not None and seats[moved].is_robot and asked_anew
        rest = ROBOTS_NEXT_S if reacted else MID_TURN_S
        return Notice(table.id, NoticeKind.TURN, {"seq": table.seq}, delay_s=rest)
    elif all(seats[seat].is_robot for seat in waiting):
        delay = ROBOTS_NEXT_S
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq},
        coalesce_key=f"board:{table.id}",
        delay_s=delay,
    )


def called(table: TableRow, seats: tuple[SeatRow, ...], waiting: Iterable[Seat]) -> tuple[int, ...]:
    """Members whom no board has told yet what they are asked; whoever is in the middle of the turn need not be told."""
    asked = [
        seats[seat].member_id for seat in sorted(waiting) if table.asks[seat] > table.board_seq
    ]
    return tuple(member for member in asked if member not in (None, table.acting_id))


def board_again(table: TableRow) -> Notice:
    """The board as a message of its own, whether or not there is anything new."""
    return Notice(
        table.id,
        NoticeKind.BOARD,
        {"seq": table.seq, "again": True},
        coalesce_key=f"board:{table.id}",
    )


def past(table: TableRow) -> tuple[Notice, ...]:
    """What becomes of the newest board, if there is one, once the next is posted."""
    if table.board_message_id is None:
        return ()
    facts: dict[str, object] = {
        "channel": table.place_id,
        "message": table.board_message_id,
        "from": table.board_from_seq,
        "until": table.told_seq,
        "ahead": table.board_seq > table.told_seq,
    }
    return (Notice(table.id, NoticeKind.PAST, facts),)


def closing(table: TableRow) -> Notice:
    """The result; it shows the last board and so stands for one that was not sent yet."""
    return Notice(
        table.id, NoticeKind.CLOSING, {"seq": table.seq}, coalesce_key=f"board:{table.id}"
    )


def again(table: TableRow) -> tuple[Notice, ...]:
    """What a table shows, once more."""
    match table.status:
        case Status.LOBBY:
            return (lobby(table),)
        case Status.PLAYING:
            return (board_again(table),)
        case _:
            return ()


def moved(table: TableRow) -> tuple[Notice, ...]:
    """Everything that a table needs at a place that it has just come to."""
    told = notice(table, msg("table.moved", number=str(table.id)))
    if table.status is Status.LOBBY:
        return told, *again(table)
    return told, lobby(table), thread(table), *again(table)


def notice(table: TableRow, text: Msg) -> Notice:
    """A sentence for everybody at the table."""
    return Notice(table.id, NoticeKind.NOTICE, {"text": text})


def archive(table: TableRow) -> Notice:
    """The end of the table's thread, some time after its closing post."""
    return Notice(table.id, NoticeKind.ARCHIVE, {}, delay_s=ARCHIVED_AFTER_S)


def trouble_of(table_id: int, text: Msg) -> Notice:
    """A sentence for a table's opener, in private: something could not be posted."""
    return Notice(
        table_id, NoticeKind.TROUBLE, {"text": text}, coalesce_key=f"trouble:{table_id}:{text.key}"
    )
