"""Announcements to tables after the database was restored from a copy."""

from bot.store import outbox, settings, tables
from bot.store.copying.figures import LAST_BEAT
from bot.store.database import Connection
from bot.tables import notices
from rules.core.text import msg


def tell_of_restore(conn: Connection, now_s: float) -> int:
    """Announce the time of the restored state to every open table, and show it again; return their number.

    The time since then is not charged: without a heartbeat, it counts as an outage (ADR 15).
    """
    beat = settings.fact(conn, LAST_BEAT)
    told = 0
    for table_id in tables.open_ids(conn):
        table = tables.get(conn, table_id)
        if table is None:
            continue
        since = table.touched_at if beat is None else int(beat) // 1000
        notice = notices.notice(table, msg("table.restored", since=str(since)))
        outbox.put(conn, notice, *notices.again(table), now=now_s)
        told += 1
    return told
