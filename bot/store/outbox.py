"""The outbox: notices that are still to be posted.

Rows with the same target are sent in order. A claimed row is being sent, or was when the process died.
"""

import math
from contextlib import closing
from typing import Any

from msgspec import json
from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from bot.store import schema
from bot.store.declaring import contest
from bot.store.declaring.columns import its
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, OutboxRow
from bot.store.sharing.shards import ALL, Served, Shards, is_served
from bot.store.values import Rows

_rows = schema.outbox
_OPEN = _rows.c.sent_at.is_(None) & _rows.c.error.is_(None)
_OUTBOX = Rows(_rows, OutboxRow)
_ROW = _rows.c.id == bindparam("row_id")
_KEY = _rows.c.coalesce_key == bindparam("key")

_tables, _tournaments = schema.tables, contest.tournaments
_PUT = (
    insert(_rows)
    .inline()
    .values(
        guild_id=func.coalesce(
            select(_tables.c.guild_id)
            .where(_tables.c.id == bindparam("of_table", type_=schema.BIG))
            .scalar_subquery(),
            select(_tournaments.c.guild_id)
            .where(_tournaments.c.id == bindparam("of_tournament", type_=schema.BIG))
            .scalar_subquery(),
            bindparam("of_server", type_=schema.BIG),
        )
    )
)
_UNCLAIMED = _rows.c.claimed_at.is_(None) & _OPEN
_IS_TURN = _rows.c.kind == NoticeKind.TURN.value
_SUPERSEDE = (
    delete(_rows)
    .where(
        or_(
            _rows.c.coalesce_key.in_(bindparam("keys", expanding=True)),
            _rows.c.target.in_(bindparam("targets", expanding=True)) & _IS_TURN,
        ),
        _UNCLAIMED,
    )
    .returning(_rows.c.kind, _rows.c.target, _rows.c.coalesce_key, _rows.c.due_at)
)
_HOLD_BACK = (
    update(_rows)
    .where(
        _rows.c.table_id == bindparam("of_table"),
        _IS_TURN,
        _rows.c.due_at < bindparam("quiet_at"),
        _UNCLAIMED,
    )
    .values(due_at=bindparam("quiet_at"))
)
_GOT_THROUGH = select(func.max(_rows.c.id)).where(
    _rows.c.target == bindparam("until"), _rows.c.message_id.is_not(None)
)
_TOLD = (
    select(_rows.c.id)
    .where(_KEY, _rows.c.id > func.coalesce(_GOT_THROUGH.scalar_subquery(), 0))
    .limit(1)
)
_LAST_SENT = select(func.max(_rows.c.sent_at)).where(
    its(_rows, kind="of_kind", target="of_target"),
    _rows.c.message_id.is_not(None),
)
_earlier, _ahead = _rows.alias(), _rows.alias()
_SAID_FIRST = {
    NoticeKind.LOBBY.value: (NoticeKind.ROUND.value,),
    NoticeKind.STANDINGS.value: (NoticeKind.ROUND.value, NoticeKind.CALL.value),
}
"""Kinds of posts that go before another kind: tables stand below the post of their round, standings below both."""


def _waits_for(kind: str, first: tuple[str, ...]) -> ColumnElement[bool]:
    """Return the condition that a notice of the row's tournament goes first, is due, and is not sent yet."""
    of_table = select(_tables.c.tournament_id).where(_tables.c.id == _rows.c.table_id)
    number = func.coalesce(_rows.c.tournament_id, of_table.correlate(_rows).scalar_subquery())
    is_held_up = select(_ahead.c.id).where(
        _ahead.c.target == _earlier.c.target,
        _ahead.c.sent_at.is_(None) & _ahead.c.error.is_(None),
        _ahead.c.id < _earlier.c.id,
        _ahead.c.due_at > _rows.c.due_at,
    )
    earlier = select(_earlier.c.id).where(
        _earlier.c.target == literal("tournament:") + cast(number, String),
        _earlier.c.kind.in_(first),
        _earlier.c.sent_at.is_(None) & _earlier.c.error.is_(None),
        _earlier.c.id < _rows.c.id,
        # A row that is due later holds up nothing, nor do the rows behind it.
        _earlier.c.due_at <= _rows.c.due_at,
        ~is_held_up.correlate(_earlier, _rows).exists(),
    )
    return and_(_rows.c.kind == kind, earlier.correlate(_rows).exists())


_HAS_TO_WAIT = or_(*(_waits_for(kind, first) for kind, first in _SAID_FIRST.items()))
_FIRST = select(func.min(_rows.c.id)).where(_OPEN).group_by(_rows.c.target)
_HEADS = Served(
    *(
        _OUTBOX.all.where(_rows.c.id.in_(first), ~_HAS_TO_WAIT).order_by(_rows.c.due_at, _rows.c.id)
        for first in (_FIRST, _FIRST.where(is_served(_rows.c.guild_id)))
    )
)
_WAITING = select(_rows.c.id, _rows.c.payload).where(_KEY, _UNCLAIMED).limit(1)
_HURRY = (
    update(_rows)
    .where(
        _rows.c.table_id == bindparam("of_table"),
        _rows.c.attempts == 0,
        _rows.c.due_at > bindparam("now"),
        _OPEN,
    )
    .values(due_at=bindparam("now"))
)
_others = _rows.alias()
_NEWEST = select(func.max(_others.c.message_id)).where(_others.c.target == _rows.c.target)
_CLAIMABLE = (
    _OUTBOX.all.add_columns(_NEWEST.scalar_subquery().label("newest_id"))
    .where(_ROW, _rows.c.due_at <= bindparam("now"), _OPEN)
    .with_for_update(skip_locked=True)
)
_CLAIM = (
    update(_rows)
    .where(_ROW)
    .values(
        claimed_at=func.coalesce(_rows.c.claimed_at, bindparam("now")),
        attempts=_rows.c.attempts + bindparam("more"),
    )
)
_SENT = (
    update(_rows)
    .where(_ROW)
    .values(
        sent_at=bindparam("now"),
        channel_id=bindparam("channel"),
        message_id=bindparam("message"),
    )
)
_RETRY = update(_rows).where(_ROW).values(due_at=bindparam("due"))
_RELEASE = update(_rows).where(_ROW).values(due_at=bindparam("due"), claimed_at=None)
_FAILED = update(_rows).where(_ROW).values(error=bindparam("reason"))
_FAILED_ALL = (
    update(_rows)
    .where(_rows.c.table_id == bindparam("of_table"), _OPEN)
    .values(error=bindparam("reason"))
)
_FORGET = delete(_rows).where(
    _rows.c.due_at < bindparam("before"),
    or_(_rows.c.sent_at.is_not(None), _rows.c.error.is_not(None)),
)


def put(conn: Connection, *notices: Notice, now: float) -> None:
    """Add notices. Each replaces unsent older ones with the same key, and is due no later than they were.

    A board during a turn gives way to any other notice.
    """
    if not notices:
        return
    keys = [notice.coalesce_key for notice in notices if notice.coalesce_key is not None]
    targets = [notice.target for notice in notices]
    superseded = conn.execute(_SUPERSEDE, {"keys": keys, "targets": targets})
    rows = [dict(row) for row in superseded.mappings()]
    added: list[dict[str, Any]] = []
    for notice in notices:
        row = _new(notice, now)
        older = [each for each in (*rows, *added) if _supersedes(row, each)]
        row["due_at"] = min([row["due_at"], *(each["due_at"] for each in older)])
        added = [each for each in added if each not in older and not _ends_turn(row, each)]
        added.append(row)
    servers = [
        {
            "of_table": row["table_id"],
            "of_tournament": row["tournament_id"],
            "of_server": row.pop("guild_id"),
        }
        for row in added
    ]
    conn.execute(_PUT, [row | server for row, server in zip(added, servers, strict=True)])


def _new(notice: Notice, now: float) -> dict[str, Any]:
    return {
        "table_id": notice.table_id,
        "tournament_id": notice.tournament_id,
        "kind": notice.kind,
        "target": notice.target,
        "payload": json.encode(notice.payload),
        "coalesce_key": notice.coalesce_key,
        "due_at": now + notice.delay_s,
        "guild_id": notice.guild_id or 0,
    }


def _supersedes(row: dict[str, Any], older: dict[str, Any]) -> bool:
    key = row["coalesce_key"]
    return key is not None and bool(older["coalesce_key"] == key)


def _ends_turn(row: dict[str, Any], older: dict[str, Any]) -> bool:
    return bool(older["kind"] == NoticeKind.TURN and older["target"] == row["target"])


def put_once(conn: Connection, notice: Notice, *, until: str, now: float) -> None:
    """Add a notice, unless one with the same key was added since the last message for the target `until` was sent."""
    told = conn.execute(_TOLD, {"key": notice.coalesce_key, "until": until}).first()
    if told is None:
        put(conn, notice, now=now)


def put_unless_waiting(conn: Connection, notice: Notice, *, now: float) -> None:
    """Add a notice, unless one with the same key waits unsent: it will say the same, at its own place in the order."""
    if conn.execute(_WAITING, {"key": notice.coalesce_key}).first() is None:
        put(conn, notice, now=now)


def waiting(conn: Connection, key: str) -> bytes | None:
    """Return the payload of the notice with a key that waits unsent; None if none does."""
    found = conn.execute(_WAITING, {"key": key}).first()
    return None if found is None else bytes(found.payload)


def last_sent(conn: Connection, kind: NoticeKind, target: str) -> float | None:
    """Return the moment of the last message or edit of a kind, in seconds since 1970; None if it is long ago."""
    found = conn.execute(_LAST_SENT, {"of_kind": kind, "of_target": target}).scalar()
    return None if found is None else float(found)


def heads(conn: Connection, shards: Shards = ALL, *, due_by: float = math.inf) -> list[OutboxRow]:
    """Return the oldest open row of every target in the servers of some shards, sorted by their due times.

    Of later rows only the first one is read: many tables have a notice that is due much later.

    The first post of a tournament's table is left out while the post of its round is still to be sent. So are standings
    while any post of those kinds is (`_SAID_FIRST`).
    """
    found: list[OutboxRow] = []
    with closing(_HEADS.run(conn, shards)) as rows:
        for row in rows:
            found.append(_OUTBOX.read(row))
            if row.due_at > due_by:
                break
    return found


def hurry(conn: Connection, table_id: int, *, now: float) -> None:
    """Make the delayed notices of a table due now, because a later notice is due."""
    conn.execute(_HURRY, {"of_table": table_id, "now": now})


def hold_back(conn: Connection, table_id: int, *, until: float) -> bool:
    """Delay a board during a turn until that time; returns whether there is one."""
    return conn.execute(_HOLD_BACK, {"of_table": table_id, "quiet_at": until}).rowcount > 0


def claim(conn: Connection, row_id: int, *, now: float, again: bool = False) -> OutboxRow | None:
    """Begin to send a row; from now on it is not replaced. `again` means that this is no further attempt.

    Return the row as it was before. Return None if it has meanwhile been replaced, sent, given up or delayed, or if
    another transaction is changing it at this moment.
    """
    row = conn.execute(_CLAIMABLE, {"row_id": row_id, "now": now}).one_or_none()
    if row is None:
        return None
    conn.execute(_CLAIM, {"row_id": row_id, "now": now, "more": int(not again)})
    return _OUTBOX.read(row)


def sent(conn: Connection, row_id: int, *, posted: Posted | None, now: float) -> None:
    channel, message = (None, None) if posted is None else (posted.channel_id, posted.message_id)
    conn.execute(_SENT, {"row_id": row_id, "now": now, "channel": channel, "message": message})


def release(conn: Connection, row_id: int, *, due_at: float) -> None:
    """Put off a claimed row that was not sent at all; a newer one may replace it again."""
    conn.execute(_RELEASE, {"row_id": row_id, "due": due_at})


def retry(conn: Connection, row_id: int, *, due_at: float) -> None:
    conn.execute(_RETRY, {"row_id": row_id, "due": due_at})


def failed(conn: Connection, row_id: int, *, error: str) -> None:
    conn.execute(_FAILED, {"row_id": row_id, "reason": error})


def fail_all(conn: Connection, table_id: int, *, error: str) -> None:
    """Give up all notices that are still to be posted for a table."""
    conn.execute(_FAILED_ALL, {"of_table": table_id, "reason": error})


def forget(conn: Connection, *, before: float) -> None:
    """Delete rows that were sent or given up and were due before that time."""
    conn.execute(_FORGET, {"before": before})


def drop(conn: Connection, row_id: int) -> None:
    """Delete a row, which was sent or continues in another one."""
    conn.execute(delete(_rows).where(_ROW), {"row_id": row_id})


def has_key(conn: Connection, prefix: str) -> bool:
    """Return whether a notice waits whose key begins so."""
    its = _rows.c.coalesce_key.startswith(prefix, autoescape=True)
    return conn.execute(select(_rows.c.id).where(its, _OPEN).limit(1)).first() is not None


def free(conn: Connection, prefix: str, *, now: float) -> None:
    """Make the notices whose keys begin so due now, and forget their keys."""
    its = _rows.c.coalesce_key.startswith(prefix, autoescape=True)
    conn.execute(update(_rows).where(its, _OPEN).values(due_at=now, coalesce_key=None))
