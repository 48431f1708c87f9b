"""Rulings of referees, and disputes of members."""

from msgspec import structs
from sqlalchemy import Connection, bindparam, insert, update

from bot.store.contest.rows import DisputeRow, RulingRow
from bot.store.declaring import contest

_PUT = insert(contest.rulings)
_DISPUTE = insert(contest.disputes)
_ANSWER = (
    update(contest.disputes)
    .where(contest.disputes.c.pod_id == bindparam("of"), contest.disputes.c.ruling_id.is_(None))
    .values(ruling_id=bindparam("by"))
)


def put(conn: Connection, tournament_id: int, row: RulingRow) -> int:
    """Store a ruling (its `id` is ignored); disputes about its pod are answered by it. Returns its number."""
    plain = structs.asdict(row) | {"tournament_id": tournament_id}
    del plain["id"]
    key = conn.execute(_PUT, plain).inserted_primary_key
    assert key is not None
    ruling_id = int(key[0])
    if row.pod_id is not None:
        conn.execute(_ANSWER, {"of": row.pod_id, "by": ruling_id})
    return ruling_id


def put_dispute(conn: Connection, tournament_id: int, row: DisputeRow) -> None:
    """Store a dispute (its `id` is ignored)."""
    plain = structs.asdict(row) | {"tournament_id": tournament_id}
    del plain["id"]
    conn.execute(_DISPUTE, plain)
