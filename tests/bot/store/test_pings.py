"""Notices to members are kept for 90 days."""

from sqlalchemy import Connection

from bot.store import pings
from bot.store.declaring.posted import Posted
from bot.store.pings import KEPT_MS, Ping
from tests.bot.store.rows import add_table

NOW_MS = 2 * KEPT_MS


def ping(row: int, at_ms: int, *, member: int = 7, table: int = 1, place: str = "thread") -> Ping:
    return Ping(row, member, "half", place, at_ms, table, 0, row, Posted(5, 100 + row))


def test_pings_older_than_90_days_are_forgotten(conn: Connection) -> None:
    add_table(conn)
    pings.add(conn, ping(1, NOW_MS - KEPT_MS - 1), ping(2, NOW_MS - KEPT_MS), ping(3, NOW_MS))
    pings.forget(conn, before_ms=NOW_MS - KEPT_MS)
    assert [each.outbox_id for each in pings.last(conn, 7, 10)] == [3, 2]


def test_a_message_about_a_turn_stands_until_it_is_gone(conn: Connection) -> None:
    add_table(conn)
    kept = ping(1, NOW_MS), ping(2, NOW_MS, place="direct")
    pings.add(conn, *kept)
    assert [each.ping for each in pings.standing(conn, 1)] == list(kept)
    assert not any(each.is_answered for each in pings.standing(conn, 1))
    pings.gone(conn, kept[:1])
    assert [each.ping for each in pings.standing(conn, 1)] == [kept[1]]
