"""Hints that members asked robots for, and findings of reviews. The rows hold no member's number."""

from sqlalchemy import Connection, bindparam, select

from bot.store.declaring.people import hints, reviews
from bot.store.upsert import Upsert
from rules.core.seats import Seat

_OF_TABLE = hints.c.table_id == bindparam("of_table")
_OF_QUESTION = (
    _OF_TABLE,
    hints.c.seat == bindparam("of_seat"),
    hints.c.seq == bindparam("of_question"),
)
_PUT = Upsert(hints)
_MOVE = select(hints.c.move).where(*_OF_QUESTION)
_ASKED = (
    select(hints.c.seat, hints.c.asked_seq).where(_OF_TABLE).order_by(hints.c.seat, hints.c.seq)
)
_PUT_REVIEW = Upsert(reviews, "found")
_REVIEW = select(reviews.c.found).where(
    reviews.c.table_id == bindparam("of_table"),
    reviews.c.seat == bindparam("of_seat"),
    reviews.c.since == bindparam("from_entry"),
)


def put(
    conn: Connection, table_id: int, seat: Seat, seq: int, *, move: bytes, asked_seq: int
) -> None:
    """Store the answer to a seat's question `seq`, unless there is one; entry `asked_seq` was the log's last."""
    row = {"table_id": table_id, "seat": seat, "seq": seq, "move": move, "asked_seq": asked_seq}
    _PUT.run(conn, row)


def move(conn: Connection, table_id: int, seat: Seat, seq: int) -> bytes | None:
    """Return the move that was answered to a seat's question; None if it was not asked."""
    facts = {"of_table": table_id, "of_seat": seat, "of_question": seq}
    return conn.execute(_MOVE, facts).scalar_one_or_none()


def asked(conn: Connection, table_id: int) -> tuple[tuple[Seat, int], ...]:
    """Return each hint at a table: the seat, and the last entry of the log at that moment."""
    return tuple((row.seat, row.asked_seq) for row in conn.execute(_ASKED, {"of_table": table_id}))


def put_review(conn: Connection, table_id: int, seat: Seat, since: int, found: bytes) -> None:
    row = {"table_id": table_id, "seat": seat, "since": since, "found": found}
    _PUT_REVIEW.run(conn, row)


def review(conn: Connection, table_id: int, seat: Seat, since: int) -> bytes | None:
    """Return the review for the member who took a seat with entry `since`; None without one."""
    facts = {"of_table": table_id, "of_seat": seat, "from_entry": since}
    return conn.execute(_REVIEW, facts).scalar_one_or_none()
