"""Invitations to tables in their lobby."""

from enum import StrEnum
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import Connection, Row, bindparam, func, select, update

from bot.store.declaring import finding
from bot.store.declaring import posted as messages
from bot.store.declaring.posted import Posted
from bot.store.upsert import Upsert

_rows = finding.invitations


class Answer(StrEnum):
    NONE = ""
    YES = "yes"
    NO = "no"
    LATE = "late"
    """Answered too late: the seat is no longer kept."""


class Invitation(Struct, frozen=True):
    table_id: int
    member_id: int
    made_ms: int
    by_id: int
    until_ms: int
    answer: Answer = Answer.NONE
    posted: Posted | None = None

    @property
    def is_open(self) -> bool:
        return self.answer is Answer.NONE


_COLUMNS = tuple(_rows.c[name] for name in messages.names(Invitation.__struct_fields__, "posted"))
_LATEST = (
    select(*_COLUMNS)
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
_OPEN_AT = (
    select(*_COLUMNS)
    .where(_rows.c.table_id == bindparam("of_table"), _rows.c.answer == Answer.NONE.value)
    .order_by(_rows.c.made_ms, _rows.c.member_id)
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
    """Return the last invitation of a member to a table."""
    row = conn.execute(_LATEST, {"of_table": table_id, "of_member": member_id}).one_or_none()
    return None if row is None else _invitation(row)


def open_at(conn: Connection, table_id: int) -> list[Invitation]:
    """Return the unanswered invitations to a table, the oldest first."""
    return [_invitation(row) for row in conn.execute(_OPEN_AT, {"of_table": table_id})]


def put(conn: Connection, invitation: Invitation) -> None:
    """Store one that is new or answered. The place of its post stays."""
    row = structs.asdict(invitation) | {"answer": invitation.answer.value}
    del row["posted"]
    _PUT.run(conn, row)


def note(conn: Connection, invitation: Invitation, posted: Posted) -> None:
    """Remember the message of an invitation."""
    its = {
        "of_table": invitation.table_id,
        "of_member": invitation.member_id,
        "of_ms": invitation.made_ms,
    }
    conn.execute(_NOTE, its | {"channel": posted.channel_id, "message": posted.message_id})


def count_open(conn: Connection, table_id: int) -> int:
    """Count the unanswered invitations to a table."""
    return conn.execute(_OPEN, {"of_table": table_id}).scalar_one()


def open_of(conn: Connection, member_id: int, now_ms: int) -> list[int]:
    """Return the tables at which a seat is kept for a member's answer, the earliest question first."""
    return list(conn.execute(_OPEN_OF, {"of_member": member_id, "now": now_ms}).scalars())


def count_since(conn: Connection, by_id: int, since_ms: int) -> int:
    """Count a member's invitations since then."""
    return conn.execute(_SINCE, {"by": by_id, "since": since_ms}).scalar_one()


def count_declined(conn: Connection, by_id: int, member_id: int) -> int:
    """Count the refusals of a member to another's invitations."""
    return conn.execute(_DECLINED, {"by": by_id, "of_member": member_id}).scalar_one()


def _invitation(row: Row[Any]) -> Invitation:
    whole = messages.together(row._mapping, "posted")
    return Invitation(**(whole | {"answer": Answer(row.answer)}))
