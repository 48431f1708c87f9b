"""Hints that members asked robots for, and findings of reviews. The rows hold no member's number."""

from sqlalchemy import Connection, bindparam, select

from bot.store.declaring.columns import its, upsert
from bot.store.declaring.people import hints, reviews
from rules.core.seats import Seat

_OF_TABLE = hints.c.table_id == bindparam("of_table")
_OF_QUESTION = its(hints, table_id="of_table", seat="of_seat", seq="of_question")
_PUT = upsert(hints)
_MOVE = select(hints.c.move).where(_OF_QUESTION)
_ASKED = (
    select(hints.c.seat, hints.c.asked_seq).where(_OF_TABLE).order_by(hints.c.seat, hints.c.seq)
)
_PUT_REVIEW = upsert(reviews, "found")
_REVIEW = select(reviews.c.found).where(
    its(reviews, table_id="of_table", seat="of_seat", since="from_entry")
)


def put(
    conn: Connection, table_id: int, seat: Seat, seq: int, *, move: bytes, asked_seq: int
) -> None:
    """Store the answer to a seat's question `seq`, unless there is one; entry `asked_seq` was the log's last."""
    row = {"table_id": table_id, "seat": seat, "seq": seq, "move": move, "asked_seq": asked_seq}
    conn.execute(_PUT, row)


def move(conn: Connection, table_id: int, seat: Seat, seq: int) -> bytes | None:
    """Return the move that was answered to a seat's question; None if it was not asked."""
    facts = {"of_table": table_id, "of_seat": seat, "of_question": seq}
    return conn.execute(_MOVE, facts).scalar_one_or_none()


def asked(conn: Connection, table_id: int) -> tuple[tuple[Seat, int], ...]:
    """Return each hint at a table: the seat, and the last entry of the log at that moment."""
    return tuple((row.seat, row.asked_seq) for row in conn.execute(_ASKED, {"of_table": table_id}))


def put_review(conn: Connection, table_id: int, seat: Seat, since: int, found: bytes) -> None:
    row = {"table_id": table_id, "seat": seat, "since": since, "found": found}
    conn.execute(_PUT_REVIEW, row)


def review(conn: Connection, table_id: int, seat: Seat, since: int) -> bytes | None:
    """Return the review for the member who took a seat with entry `since`; None without one."""
    facts = {"of_table": table_id, "of_seat": seat, "from_entry": since}
    return conn.execute(_REVIEW, facts).scalar_one_or_none()
