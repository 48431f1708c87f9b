"""Invitations to tables in their lobby."""

from enum import StrEnum

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, func, select, update

from bot.store.declaring import finding
from bot.store.upsert import Upsert

_rows = finding.invitations


class Answer(StrEnum):
    NONE = ""
    YES = "yes"
    NO = "no"
    LATE = "late"
    """Nobody waits for one any more."""


class Invitation(Struct, frozen=True):
    table_id: int
    member_id: int
    made_ms: int
    by_id: int
    until_ms: int
    answer: Answer = Answer.NONE
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def is_open(self) -> bool:
        return self.answer is Answer.NONE


_LATEST = (
    select(*(_rows.c[name] for name in Invitation.__struct_fields__))
    .where(_rows.c.table_id == bindparam("of_table"), _rows.c.member_id == bindparam("of_member"))
    .order_by(_rows.c.made_ms.desc())
    .limit(1)
)
_PUT = Upsert(_rows, "by_id", "until_ms", "answer")
_NOTE = (
    update(_rows)
    .where(
        _rows.c.table_id == bindparam("of_table"),
        _rows.c.member_id == bindparam("of_member"),
        _rows.c.made_ms == bindparam("of_ms"),
    )
    .values(channel_id=bindparam("channel"), message_id=bindparam("message"))
)
_OPEN_OF = (
    select(_rows.c.table_id)
    .where(
        _rows.c.member_id == bindparam("of_member"),
        _rows.c.answer == Answer.NONE.value,
        _rows.c.until_ms > bindparam("now"),
    )
    .order_by(_rows.c.made_ms)
)
_COUNT = select(func.count()).select_from(_rows)
_OPEN = _COUNT.where(_rows.c.table_id == bindparam("of_table"), _rows.c.answer == Answer.NONE.value)
_SINCE = _COUNT.where(_rows.c.by_id == bindparam("by"), _rows.c.made_ms > bindparam("since"))
_DECLINED = _COUNT.where(
    _rows.c.by_id == bindparam("by"),
    _rows.c.member_id == bindparam("of_member"),
    _rows.c.answer == Answer.NO.value,
)


def latest(conn: Connection, table_id: int, member_id: int) -> Invitation | None:
    """The last invitation of a member to a table."""
    row = conn.execute(_LATEST, {"of_table": table_id, "of_member": member_id}).one_or_none()
    if row is None:
        return None
    return Invitation(**(dict(row._mapping) | {"answer": Answer(row.answer)}))


def put(conn: Connection, invitation: Invitation) -> None:
    """Store one that is new or answered. Where it was posted stays as it is."""
    _PUT.run(conn, structs.asdict(invitation) | {"answer": invitation.answer.value})


def note(conn: Connection, invitation: Invitation, channel_id: int, message_id: int) -> None:
    """Remember where it was posted."""
    its = {
        "of_table": invitation.table_id,
        "of_member": invitation.member_id,
        "of_ms": invitation.made_ms,
    }
    conn.execute(_NOTE, its | {"channel": channel_id, "message": message_id})


def count_open(conn: Connection, table_id: int) -> int:
    """How many invitations to a table nobody has answered."""
    return conn.execute(_OPEN, {"of_table": table_id}).scalar_one()


def open_of(conn: Connection, member_id: int, now_ms: int) -> list[int]:
    """The tables where a seat is kept for a member who has not answered, the first asked first."""
    return list(conn.execute(_OPEN_OF, {"of_member": member_id, "now": now_ms}).scalars())


def count_since(conn: Connection, by_id: int, since_ms: int) -> int:
    """How many a member has made since then."""
    return conn.execute(_SINCE, {"by": by_id, "since": since_ms}).scalar_one()


def count_declined(conn: Connection, by_id: int, member_id: int) -> int:
    """How often a member has said no to another."""
    return conn.execute(_DECLINED, {"by": by_id, "of_member": member_id}).scalar_one()
