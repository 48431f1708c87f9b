"""Counts of members' turns: those of 90 days are kept, the rest is deleted a little at a time."""

import pytest
from sqlalchemy import Connection, func, select

from bot.clocks.conduct import TurnCount, first_day
from bot.clocks.paces import DAY_MS
from bot.store.declaring.people import turn_days
from bot.store.people import conduct
from bot.store.people.conduct import ConductChanges

NOW_MS = 400 * DAY_MS
FIRST = first_day(NOW_MS)


def count(member: int, day: int) -> TurnCount:
    return TurnCount(member_id=member, day=day, within_ms=60_000, in_time=1, late=0)


def kept(conn: Connection) -> int:
    return conn.execute(select(func.count()).select_from(turn_days)).scalar_one()


def test_turns_of_days_that_no_longer_count_are_deleted(conn: Connection) -> None:
    days = FIRST - 2, FIRST - 1, FIRST, FIRST + 1
    conduct.put(conn, 1, ConductChanges(turns=tuple(count(7, day) for day in days)))
    before = conduct.of(conn, (7,), NOW_MS)
    assert conduct.forget_turns(conn, NOW_MS) == 2
    assert conduct.of(conn, (7,), NOW_MS) == before, "nothing that counts is gone"
    assert kept(conn) == 2
    assert conduct.forget_turns(conn, NOW_MS) == 0


def test_one_pass_deletes_so_many_at_most_and_the_oldest_first(
    conn: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conduct, "_FORGOTTEN_AT_ONCE", 3)
    old = tuple(count(member, FIRST - member) for member in range(1, 6))
    conduct.put(conn, 1, ConductChanges(turns=old))
    assert conduct.forget_turns(conn, NOW_MS) == 3
    left = conn.execute(select(turn_days.c.member_id).order_by(turn_days.c.member_id)).scalars()
    assert list(left) == [1, 2]
    assert conduct.forget_turns(conn, NOW_MS) == 2
