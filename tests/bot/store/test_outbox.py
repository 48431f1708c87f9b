import pytest
from msgspec import json
from sqlalchemy import Connection, text

from bot.store import outbox
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, OutboxRow
from tests.bot.store.rows import add_table, notice

NOW = 1000.0


@pytest.fixture(autouse=True)
def _two_tables(conn: Connection) -> None:
    add_table(conn)
    add_table(conn)


def put(conn: Connection, *notices: Notice, now: float = NOW) -> None:
    for each in notices:
        outbox.put(conn, each, now=now)


def open_names(conn: Connection) -> list[str]:
    rows = conn.execute(
        text("SELECT payload FROM outbox WHERE sent_at IS NULL AND error IS NULL ORDER BY id")
    )
    return [json.decode(row.payload)["name"] for row in rows]


def head(conn: Connection, *, at: int = 0) -> OutboxRow:
    return outbox.heads(conn)[at]


def head_names(conn: Connection) -> list[str]:
    return [json.decode(row.payload)["name"] for row in outbox.heads(conn)]


def claimed(conn: Connection, row_id: int, *, now: float = NOW) -> OutboxRow:
    row = outbox.claim(conn, row_id, now=now)
    assert row is not None
    return row


def board(name: str, *, table_id: int = 1, delay_s: float = 0.0) -> Notice:
    key = f"board:{table_id}"
    return notice(table_id, name, kind=NoticeKind.BOARD, key=key, delay_s=delay_s)


def test_a_newer_board_supersedes_unsent_older_ones(conn: Connection) -> None:
    put(conn, board("first"), board("second"), board("third"))
    assert open_names(conn) == ["third"]


def test_a_newer_board_does_not_delay_one_that_is_due(conn: Connection) -> None:
    """Otherwise a table that is always busy would never show a board."""
    put(conn, board("turn over"))
    put(conn, board("next turn begun", delay_s=20.0), now=NOW + 1)
    put(conn, board("next turn goes on", delay_s=20.0), now=NOW + 2)
    assert head_names(conn) == ["next turn goes on"]
    assert head(conn).due_at == NOW


def test_the_id_of_a_deleted_row_is_never_reused(conn: Connection) -> None:
    put(conn, board("first"))
    first = claimed(conn, head(conn).id)
    outbox.sent(conn, first.id, posted=Posted(4, 1), now=NOW)
    outbox.forget(conn, before=NOW + 1)
    put(conn, board("second"))
    assert head(conn).id > first.id


def test_notices_added_together_supersede_each_other(conn: Connection) -> None:
    outbox.put(conn, board("first"), notice(1, "between"), board("last", delay_s=20), now=NOW)
    assert open_names(conn) == ["between", "last"]
    assert [row.due_at for row in outbox.heads(conn)] == [NOW]


def test_a_board_of_another_table_is_left_alone(conn: Connection) -> None:
    put(conn, board("here"), board("there", table_id=2))
    assert open_names(conn) == ["here", "there"]


def test_notices_without_a_key_are_never_superseded(conn: Connection) -> None:
    put(conn, notice(1, "one"), notice(1, "two"))
    assert open_names(conn) == ["one", "two"]


def test_of_later_timers_only_the_next_is_read(conn: Connection) -> None:
    for name, delay_s in (("in 5 s", 5), ("in 3 s", 3), ("now", 0), ("in 4 s", 4), ("now too", 0)):
        to = len(open_names(conn))
        put(conn, Notice(None, NoticeKind.TEST, {"name": name}, member_id=to, delay_s=delay_s))
    due = outbox.heads(conn, due_by=NOW)
    assert [json.decode(row.payload)["name"] for row in due] == ["now", "now too", "in 3 s"]
    assert len(outbox.heads(conn)) == 5


def test_a_row_that_is_being_sent_is_not_superseded(conn: Connection) -> None:
    put(conn, board("first"))
    claimed(conn, head(conn).id)
    put(conn, board("second"), board("third"))
    assert open_names(conn) == ["first", "third"]


def test_a_row_that_waits_for_another_try_is_not_superseded(conn: Connection) -> None:
    put(conn, board("first"))
    row = claimed(conn, head(conn).id)
    outbox.retry(conn, row.id, due_at=NOW + 5)
    put(conn, board("second"))
    assert open_names(conn) == ["first", "second"]


def test_a_target_is_served_in_order(conn: Connection) -> None:
    put(conn, board("late", delay_s=20), notice(1, "soon"))
    assert head_names(conn) == ["late"]


def test_targets_do_not_wait_for_each_other(conn: Connection) -> None:
    put(conn, board("late", delay_s=20), notice(2, "soon"))
    assert head_names(conn) == ["soon", "late"]


def test_the_opener_hears_of_trouble_even_if_a_row_is_stuck(conn: Connection) -> None:
    put(conn, board("late", delay_s=20), notice(1, "trouble", kind=NoticeKind.TROUBLE))
    assert head_names(conn) == ["trouble", "late"]


def test_the_next_is_served_once_the_head_is_sent(conn: Connection) -> None:
    put(conn, notice(1, "one"), notice(1, "two"))
    row = claimed(conn, head(conn).id)
    assert head_names(conn) == ["one"]
    outbox.sent(conn, row.id, posted=Posted(4, 77), now=NOW)
    assert head_names(conn) == ["two"]


def test_a_row_that_was_given_up_holds_up_nothing(conn: Connection) -> None:
    put(conn, notice(1, "one"), notice(1, "two"))
    outbox.failed(conn, head(conn).id, error="gone")
    assert head_names(conn) == ["two"]


def test_a_row_says_whether_sending_it_was_begun_before(conn: Connection) -> None:
    put(conn, notice(1, "one"))
    first = claimed(conn, head(conn).id)
    outbox.retry(conn, first.id, due_at=NOW)
    second = claimed(conn, first.id)
    assert (first.claimed, first.attempts) == (False, 0)
    assert (second.claimed, second.attempts) == (True, 1)


@pytest.mark.parametrize(
    "gone",
    [
        pytest.param("DELETE FROM outbox", id="superseded"),
        pytest.param("UPDATE outbox SET sent_at = 1", id="sent"),
        pytest.param("UPDATE outbox SET error = 'gone'", id="given up"),
        pytest.param(f"UPDATE outbox SET due_at = {NOW + 1}", id="put off"),
    ],
)
def test_rows_that_can_no_longer_be_claimed(conn: Connection, gone: str) -> None:
    put(conn, notice(1, "one"))
    row = head(conn)
    conn.execute(text(gone))
    assert outbox.claim(conn, row.id, now=NOW) is None


def test_hurry_makes_delayed_rows_due(conn: Connection) -> None:
    put(conn, board("late", delay_s=20), board("elsewhere", table_id=2, delay_s=20))
    outbox.hurry(conn, 1, now=NOW)
    assert [row.due_at for row in outbox.heads(conn)] == [NOW, NOW + 20]


def test_hurry_does_not_shorten_the_wait_after_a_failure(conn: Connection) -> None:
    put(conn, board("failed"))
    row = claimed(conn, head(conn).id)
    outbox.retry(conn, row.id, due_at=NOW + 30)
    outbox.hurry(conn, 1, now=NOW)
    assert head(conn).due_at == NOW + 30


def test_hurry_delays_nothing(conn: Connection) -> None:
    put(conn, board("overdue"), now=NOW - 50)
    outbox.hurry(conn, 1, now=NOW)
    assert head(conn).due_at == NOW - 50


def test_only_old_finished_rows_are_deleted(conn: Connection) -> None:
    put(conn, *(notice(1, name) for name in ("sent", "given up", "open")), now=NOW - 100)
    put(conn, notice(1, "sent lately"))
    sent, given_up, still_open, lately = conn.execute(
        text("SELECT id FROM outbox ORDER BY id")
    ).scalars()
    outbox.sent(conn, sent, posted=Posted(4, 1), now=NOW)
    outbox.failed(conn, given_up, error="gone")
    outbox.sent(conn, lately, posted=Posted(4, 2), now=NOW)
    outbox.forget(conn, before=NOW - 50)
    left = conn.execute(text("SELECT id FROM outbox ORDER BY id")).scalars()
    assert list(left) == [still_open, lately]


def trouble(name: str) -> Notice:
    return notice(1, name, kind=NoticeKind.TROUBLE, key="trouble:1:forbidden")


def test_trouble_is_reported_once_until_something_is_sent(conn: Connection) -> None:
    outbox.put_once(conn, trouble("first"), until="table:1", now=NOW)
    outbox.sent(conn, claimed(conn, head(conn).id).id, posted=Posted(4, 1), now=NOW)
    outbox.put_once(conn, trouble("second"), until="table:1", now=NOW)
    assert open_names(conn) == []
    put(conn, board("posted"))
    outbox.sent(conn, claimed(conn, head(conn).id).id, posted=Posted(4, 2), now=NOW)
    outbox.put_once(conn, trouble("third"), until="table:1", now=NOW)
    assert open_names(conn) == ["third"]


def test_a_row_that_was_given_up_does_not_count_as_sent(conn: Connection) -> None:
    outbox.put_once(conn, trouble("first"), until="table:1", now=NOW)
    outbox.sent(conn, claimed(conn, head(conn).id).id, posted=Posted(4, 1), now=NOW)
    put(conn, board("refused"))
    outbox.failed(conn, claimed(conn, head(conn).id).id, error="forbidden")
    outbox.put_once(conn, trouble("second"), until="table:1", now=NOW)
    assert open_names(conn) == []


def _of_tournament(kind: NoticeKind, name: str, *, delay_s: float = 0.0) -> Notice:
    return Notice(None, kind, {"name": name}, f"{kind}", delay_s, tournament_id=7)


def _table_of_tournament(conn: Connection) -> Notice:
    conn.execute(text("UPDATE tables SET tournament_id = 7 WHERE id = 1"))
    return notice(1, "table", kind=NoticeKind.LOBBY, key="lobby:1")


def test_a_table_stands_below_the_post_of_its_round(conn: Connection) -> None:
    put(conn, _of_tournament(NoticeKind.ROUND, "round"), _table_of_tournament(conn))
    assert head_names(conn) == ["round"]
    round_post = claimed(conn, head(conn).id)
    assert head_names(conn) == ["round"]
    outbox.sent(conn, round_post.id, posted=Posted(4, 1), now=NOW)
    assert head_names(conn) == ["table"]


def test_a_round_that_cannot_be_posted_holds_up_no_table(conn: Connection) -> None:
    put(conn, _of_tournament(NoticeKind.ROUND, "round"), _table_of_tournament(conn))
    row = claimed(conn, head(conn).id)
    outbox.retry(conn, row.id, due_at=NOW + 30)
    assert head_names(conn) == ["table", "round"]
    outbox.failed(conn, row.id, error="gone")
    assert head_names(conn) == ["table"]


def test_other_tables_and_later_edits_of_a_round_hold_up_nothing(conn: Connection) -> None:
    own = _table_of_tournament(conn)
    put(conn, _of_tournament(NoticeKind.ROUND, "edit", delay_s=5.0), own)
    put(conn, notice(2, "other", kind=NoticeKind.LOBBY, key="lobby:2"), now=NOW + 9)
    assert head_names(conn) == ["table", "edit", "other"]


def test_standings_stand_below_calls(conn: Connection) -> None:
    put(conn, _of_tournament(NoticeKind.CALL, "begun"))
    put(conn, _of_tournament(NoticeKind.STANDINGS, "standings"))
    assert head_names(conn) == ["begun"]
    outbox.sent(conn, claimed(conn, head(conn).id).id, posted=Posted(4, 1), now=NOW)
    assert head_names(conn) == ["standings"]


def test_waiting_posts_keep_their_place_in_the_order(conn: Connection) -> None:
    put(conn, _of_tournament(NoticeKind.ROUND, "round"), _of_tournament(NoticeKind.CALL, "call"))
    outbox.put_unless_waiting(conn, _of_tournament(NoticeKind.ROUND, "again"), now=NOW)
    assert open_names(conn) == ["round", "call"]
    claimed(conn, head(conn).id)
    outbox.put_unless_waiting(conn, _of_tournament(NoticeKind.ROUND, "again"), now=NOW)
    assert open_names(conn) == ["round", "call", "again"]
