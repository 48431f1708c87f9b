"""Messages to members about their turns, and Discord's answers."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from bot.clocks.reminders import Rung
from bot.store.declaring.columns import its
from bot.store.declaring.posted import Posted
from bot.store.rows import MoveKind
from bot.store.schema import moves, nudges, pings
from bot.store.values import Rows
from rules.core.seats import Seat

KEPT_MS = 90 * 86_400_000
"""Messages are remembered for this time."""
_FORGOTTEN_AT_ONCE = 2000
"""Most rows that one transaction deletes, so that it never takes long."""

_ADD = insert(pings).inline()
_OF_MEMBER = pings.c.member_id == bindparam("of_member")
_OF_TABLE = pings.c.table_id == bindparam("of_table")
_SENT = pings.c.error.is_(None)
_LAST_MOVE_AT = (
    select(moves.c.at)
    .where(
        moves.c.table_id == pings.c.table_id,
        moves.c.member_id == pings.c.member_id,
        moves.c.kind == MoveKind.MOVE.value,
    )
    .order_by(moves.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
"""The moment of the member's last move at the table of a ping, in whole seconds since 1970; NULL for never."""
_UNANSWERED = (
    select(pings.c.at_ms)
    .where(
        _OF_MEMBER,
        _SENT,
        pings.c.at_ms > bindparam("after"),
        func.coalesce(_LAST_MOVE_AT, 0) < pings.c.at_ms // 1000,
    )
    .group_by(pings.c.outbox_id, pings.c.at_ms)
    .order_by(pings.c.at_ms)
)
_OLDEST = select(pings.c.outbox_id).order_by(pings.c.outbox_id).limit(bindparam("most"))
_FORGET = delete(pings).where(pings.c.outbox_id.in_(_OLDEST), pings.c.at_ms < bindparam("before"))


class Ping(Struct, frozen=True):
    """A message to one member. `table_id`, `seat` and `turn` are None if it concerns no single turn."""

    outbox_id: int
    member_id: int
    rung: str
    """A `Rung`, or `digest` or `test`."""
    place: str
    """`thread` or `direct`."""
    at_ms: int
    table_id: int | None = None
    seat: Seat | None = None
    turn: int | None = None
    posted: Posted | None = None
    error: str | None = None
    """The reason of Discord's refusal."""

    @property
    def message_id(self) -> int | None:
        return None if self.posted is None else self.posted.message_id


_ROWS = Rows(pings, Ping)
_LAST = (
    _ROWS.all.where(_OF_MEMBER)
    .order_by(pings.c.at_ms.desc(), pings.c.outbox_id.desc())
    .limit(bindparam("most"))
)
_LAST_DIGEST = select(func.max(pings.c.at_ms)).where(_OF_MEMBER, _SENT, pings.c.rung == "digest")
_REMINDERS = [rung.value for rung in Rung if rung not in (Rung.PING, Rung.NEXT, Rung.ENDED)]
_LEFT_OVER = (
    _ROWS.all.add_columns(func.coalesce(_LAST_MOVE_AT, 0).label("moved_at"))
    .where(
        _OF_TABLE,
        _SENT,
        pings.c.gone == 0,
        pings.c.seat.is_not(None),
        pings.c.message_id.is_not(None),
        or_(pings.c.place == "direct", pings.c.rung.in_(_REMINDERS)),
    )
    .order_by(pings.c.at_ms)
)
_GONE = update(pings).where(pings.c.outbox_id == bindparam("of_row"), _OF_MEMBER).values(gone=1)
_OF_TURN = select(pings.c.rung).where(
    _OF_TABLE,
    its(pings, seat="of_seat", turn="of_turn"),
    _SENT,
)
_NUDGE = insert(nudges).inline()
_NUDGED = (
    select(nudges.c.turn, nudges.c.at_ms)
    .where(its(nudges, table_id="of_table", seat="of_seat"))
    .order_by(nudges.c.at_ms)
)


def add(conn: Connection, *sent: Ping) -> None:
    _ROWS.put(conn, _ADD, sent)


def unanswered(conn: Connection, member_id: int, *, after_ms: int) -> list[int]:
    """Return the moments of messages to a member without a later move at their table, the earliest first.

    One message counts once.
    """
    found = conn.execute(_UNANSWERED, {"of_member": member_id, "after": after_ms})
    return [row.at_ms for row in found]


def last(conn: Connection, member_id: int, most: int) -> list[Ping]:
    """Return the last messages to a member, the newest first."""
    return _ROWS.several(conn, _LAST, of_member=member_id, most=most)


def last_digest(conn: Connection, member_id: int) -> int | None:
    """Return the moment of a member's last digest."""
    return conn.execute(_LAST_DIGEST, {"of_member": member_id}).scalar_one_or_none()


def rungs_of(conn: Connection, table_id: int, seat: Seat, turn: int) -> set[str]:
    """Return the rungs that were sent about a turn."""
    facts = {"of_table": table_id, "of_seat": seat, "of_turn": turn}
    return set(conn.execute(_OF_TURN, facts).scalars())


class RemovablePing(Struct, frozen=True):
    """A message about a turn that can be taken down once the turn is over."""

    ping: Ping
    is_answered: bool
    """True if its reader has moved at the table since."""


def standing(conn: Connection, table_id: int) -> list[RemovablePing]:
    """Return reminders and nudges in a table's thread, and all direct messages about its turns, the oldest first."""
    return [
        RemovablePing(_ROWS.read(row), is_answered=row.moved_at >= row.at_ms // 1000)
        for row in conn.execute(_LEFT_OVER, {"of_table": table_id})
    ]


def gone(conn: Connection, removed: Iterable[Ping]) -> None:
    """Note that these messages have been deleted."""
    rows = [{"of_row": each.outbox_id, "of_member": each.member_id} for each in removed]
    if rows:
        conn.execute(_GONE, rows)


def forget(conn: Connection, *, before_ms: int) -> None:
    """Delete messages from before a moment, a few thousand rows at a time."""
    conn.execute(_FORGET, {"before": before_ms, "most": _FORGOTTEN_AT_ONCE})


def nudge(conn: Connection, table_id: int, seat: Seat, turn: int, *, at_ms: int) -> None:
    facts = {"table_id": table_id, "seat": seat, "turn": turn, "at_ms": at_ms}
    conn.execute(_NUDGE, facts)


def nudged(conn: Connection, table_id: int, seat: Seat) -> list[tuple[int, int]]:
    """Return the nudges of a seat: number of the turn and moment, the earliest first."""
    rows = conn.execute(_NUDGED, {"of_table": table_id, "of_seat": seat})
    return [(row.turn, row.at_ms) for row in rows]
