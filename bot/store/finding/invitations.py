"""Invitations to tables in their lobby."""

from enum import StrEnum

from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, func, select, update

from bot.store.declaring import finding
from bot.store.declaring.columns import its, upsert
from bot.store.declaring.posted import Posted
from bot.store.values import Rows

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


_INVITATIONS = Rows(_rows, Invitation)
_LATEST = (
    _INVITATIONS.all.where(its(_rows, table_id="of_table", member_id="of_member"))
    .order_by(_rows.c.made_ms.desc())
    .limit(1)
)
_PUT = upsert(_rows, "by_id", "until_ms", "answer")
_NOTE = update(_rows).where(its(_rows, table_id="of_table", member_id="of_member", made_ms="of_ms"))
_OPEN_OF = (
    select(_rows.c.table_id)
    .where(
        _rows.c.member_id == bindparam("of_member"),
        _rows.c.answer == Answer.NONE.value,
        _rows.c.until_ms > bindparam("now"),
    )
    .order_by(_rows.c.made_ms)
)
_OPEN_AT = _INVITATIONS.all.where(
    _rows.c.table_id == bindparam("of_table"), _rows.c.answer == Answer.NONE.value
).order_by(_rows.c.made_ms, _rows.c.member_id)
_COUNT = select(func.count()).select_from(_rows)
_OPEN = _COUNT.where(_rows.c.table_id == bindparam("of_table"), _rows.c.answer == Answer.NONE.value)
_SINCE = _COUNT.where(_rows.c.by_id == bindparam("by"), _rows.c.made_ms > bindparam("since"))
_DECLINED = _COUNT.where(
    its(_rows, by_id="by", member_id="of_member"),
    _rows.c.answer == Answer.NO.value,
)


def latest(conn: Connection, table_id: int, member_id: int) -> Invitation | None:
    """Return the last invitation of a member to a table."""
    return _INVITATIONS.one(conn, _LATEST, of_table=table_id, of_member=member_id)


def open_at(conn: Connection, table_id: int) -> list[Invitation]:
    """Return the unanswered invitations to a table, the oldest first."""
    return _INVITATIONS.several(conn, _OPEN_AT, of_table=table_id)


def put(conn: Connection, invitation: Invitation) -> None:
    """Store one that is new or answered. The place of its post stays."""
    conn.execute(_PUT, _INVITATIONS.row(invitation, "posted"))


def note(conn: Connection, invitation: Invitation, posted: Posted) -> None:
    """Remember the message of an invitation."""
    its = {
        "of_table": invitation.table_id,
        "of_member": invitation.member_id,
        "of_ms": invitation.made_ms,
    }
    conn.execute(_NOTE.values(structs.asdict(posted)), its)


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
