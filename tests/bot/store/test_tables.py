from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.store import moves, tables
from bot.store.declaring.posted import Posted
from bot.store.rows import MoveKind, SeatRow, Status
from rules.core.text import Typed
from tests.bot.store.rows import SECRETS, TABLE, add_table, move_row

CHANNEL, THREAD = 10, 100
PLAYING, LOBBY, FINISHED = Status.PLAYING, Status.LOBBY, Status.FINISHED


def test_a_table_is_read_as_it_was_stored(conn: Connection) -> None:
    full = replace(
        TABLE, thread_id=1, lobby=Posted(10, 2), board=Posted(1, 3), asks=(4, 5), votes=(6,)
    )
    table_id = tables.create(conn, full, SECRETS)
    assert tables.get(conn, table_id) == replace(full, id=table_id)
    assert tables.secrets(conn, table_id) == SECRETS


def test_a_table_is_played_in_its_thread_or_without_one_in_its_channel() -> None:
    assert TABLE.place_id == TABLE.channel_id
    assert replace(TABLE, thread_id=THREAD).place_id == THREAD


def test_a_table_that_does_not_exist(conn: Connection) -> None:
    assert tables.get(conn, 1) is None
    assert tables.state(conn, 1) is None
    assert tables.secrets(conn, 1) is None
    assert tables.seats(conn, 1) == ()


def test_a_table_in_the_lobby_has_no_state(conn: Connection) -> None:
    table_id = add_table(conn)
    assert tables.state(conn, table_id) is None
    row = tables.get(conn, table_id)
    assert row is not None
    tables.update(conn, row, row, state=(b"state", b"hash"))
    assert tables.state(conn, table_id) == (b"state", b"hash")


@pytest.mark.parametrize(
    "meanwhile",
    [
        pytest.param({"seq": 4}, id="it was moved at"),
        pytest.param({"status": Status.CANCELLED}, id="it was called off"),
    ],
)
def test_a_table_that_has_changed_is_not_overwritten(
    conn: Connection, meanwhile: dict[str, Any]
) -> None:
    table_id = add_table(conn, seq=3)
    before = tables.get(conn, table_id)
    assert before is not None
    tables.update(conn, before, replace(before, **meanwhile))
    with pytest.raises(tables.StaleTable):
        tables.update(conn, before, replace(before, votes=(1,)))
    assert tables.get(conn, table_id) == replace(before, **meanwhile)


def test_only_changed_fields_are_written(conn: Connection) -> None:
    table_id = add_table(conn)
    before = tables.get(conn, table_id)
    assert before is not None
    tables.update(conn, before, replace(before, told_seq=8))
    tables.update(conn, before, replace(before, votes=(1,)))
    assert tables.get(conn, table_id) == replace(before, told_seq=8, votes=(1,))


@pytest.mark.parametrize(
    ("others", "place"),
    [
        pytest.param([], CHANNEL, id="the only one of a channel"),
        pytest.param([{"status": FINISHED}], CHANNEL, id="before an older one that ended"),
        pytest.param([{"status": LOBBY}], CHANNEL, id="the newer of two in the lobby"),
    ],
)
def test_a_channel_with_a_lobby(conn: Connection, others: list[dict[str, Any]], place: int) -> None:
    for other in others:
        add_table(conn, **other)
    table_id = add_table(conn, status=LOBBY)
    assert tables.at_place(conn, place) == table_id


@pytest.mark.parametrize(
    ("wanted", "newer", "place"),
    [
        pytest.param(
            {"status": PLAYING, "thread_id": THREAD},
            {"status": LOBBY},
            THREAD,
            id="a thread's table, not its channel's lobby",
        ),
        pytest.param(
            {"status": LOBBY},
            {"status": PLAYING, "thread_id": THREAD},
            CHANNEL,
            id="a lobby, not a table that is played in a thread",
        ),
        pytest.param(
            {"status": PLAYING, "thread_id": CHANNEL},
            {"status": LOBBY},
            CHANNEL,
            id="a table that is played in the channel itself",
        ),
        pytest.param(
            {"status": PLAYING},
            {"status": FINISHED, "thread_id": THREAD},
            CHANNEL,
            id="a table whose thread is not made yet, before one that ended",
        ),
        pytest.param(
            {"status": PLAYING, "thread_id": THREAD},
            {"status": FINISHED, "thread_id": THREAD + 1},
            CHANNEL,
            id="a table that is played, before one that ended",
        ),
        pytest.param(
            {"status": PLAYING, "thread_id": THREAD},
            {"status": Status.CANCELLED},
            CHANNEL,
            id="a table that is played, before a lobby that was called off",
        ),
        pytest.param(
            {"status": FINISHED, "thread_id": CHANNEL},
            {"status": FINISHED, "thread_id": THREAD},
            CHANNEL,
            id="of those that ended, the one that was played there",
        ),
        pytest.param(
            {"status": FINISHED, "thread_id": THREAD},
            {"status": PLAYING, "channel_id": THREAD + 1, "thread_id": THREAD + 2},
            THREAD,
            id="nothing from elsewhere",
        ),
    ],
)
def test_which_table_a_place_means(
    conn: Connection, wanted: dict[str, Any], newer: dict[str, Any], place: int
) -> None:
    table_id = add_table(conn, **wanted)
    add_table(conn, **newer)
    assert tables.at_place(conn, place) == table_id


@pytest.mark.parametrize("status", [LOBBY, PLAYING, FINISHED])
def test_among_several_tables_a_place_means_the_members_own(
    conn: Connection, status: Status
) -> None:
    own, newer = (add_table(conn, status=status) for _ in range(2))
    tables.put_seats(conn, own, [SeatRow(0, 77, None, None, Typed("Ann"))])
    assert tables.at_place(conn, CHANNEL, member_id=77) == own
    assert tables.at_place(conn, CHANNEL, member_id=78) == newer
    assert tables.at_place(conn, CHANNEL) == newer


def test_a_place_without_tables(conn: Connection) -> None:
    add_table(conn)
    assert tables.at_place(conn, 404) is None


def test_tables_of_a_member_are_sorted_by_their_last_change(conn: Connection) -> None:
    for touched, status in ((1, PLAYING), (3, LOBBY), (2, PLAYING), (4, FINISHED)):
        table_id = add_table(conn, touched_at=touched, status=status)
        tables.put_seats(conn, table_id, [SeatRow(0, 7, None, None, Typed("Ann"))])
    tables.put_seats(conn, add_table(conn), [SeatRow(0, None, 2, 7, Typed("Ann"))])
    assert tables.of_member(conn, 7) == [2, 3, 1]


def test_tables_in_play_with_robots(conn: Connection) -> None:
    for robot in (None, 2):
        for status in Status:
            seats = [
                SeatRow(0, 7, None, None, Typed("Ann")),
                SeatRow(1, None, robot, None, Typed("")),
            ]
            tables.put_seats(conn, add_table(conn, status=status), seats)
    [found] = tables.with_robots(conn)
    row = tables.get(conn, found)
    assert row is not None
    assert row.status == PLAYING
    assert tables.seats(conn, found)[1].is_robot


def test_open_tables_of_a_member(conn: Connection) -> None:
    for status in Status:
        add_table(conn, opener_id=3, status=status)
    add_table(conn, opener_id=4, status=PLAYING)
    assert len(tables.opened_by(conn, 3)) == len([LOBBY, PLAYING])


def test_seats_are_replaced_one_by_one(conn: Connection) -> None:
    table_id = add_table(conn)
    ann, bob = SeatRow(0, 1, None, None, Typed("Ann")), SeatRow(1, 2, None, None, Typed("Bob"))
    tables.put_seats(conn, table_id, [ann, bob])
    robot = SeatRow(1, None, 2, 2, Typed("Bob"))
    tables.put_seats(conn, table_id, [robot])
    assert tables.seats(conn, table_id) == (ann, robot)


def test_the_log_of_moves_is_in_order(conn: Connection) -> None:
    table_id = add_table(conn)
    rows = [move_row(0, kind=MoveKind.START), move_row(1), move_row(2, kind=MoveKind.UNDO)]
    for row in reversed(rows):
        moves.append(conn, table_id, row)
    assert moves.log(conn, table_id) == rows
    assert moves.log(conn, table_id, after=1) == rows[2:]
    assert moves.entry(conn, table_id, 1) == rows[1]
    assert moves.entry(conn, table_id, 3) is None


def test_an_entry_is_never_written_twice(conn: Connection) -> None:
    table_id = add_table(conn)
    moves.append(conn, table_id, move_row(1))
    with pytest.raises(IntegrityError):
        moves.append(conn, table_id, move_row(1, kind=MoveKind.UNDO))


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param({"seat": None}, id="a move of nobody"),
        pytest.param({"move": None}, id="a move that is none"),
        pytest.param({"kind": MoveKind.UNDO}, id="an undone move with a move"),
    ],
)
def test_malformed_entries_are_refused(conn: Connection, wrong: dict[str, Any]) -> None:
    table_id = add_table(conn)
    with pytest.raises(IntegrityError):
        moves.append(conn, table_id, replace(move_row(1), **wrong))


def test_an_interaction_is_carried_out_once(conn: Connection) -> None:
    table_id = add_table(conn)
    moves.assert_new(conn, 55)
    moves.mark_done(conn, 55, table_id=table_id, seq=3, at=100)
    with pytest.raises(moves.DoneBefore) as before:
        moves.mark_done(conn, 55, table_id=add_table(conn), seq=1, at=101)
    assert (before.value.table_id, before.value.seq) == (table_id, 3)


def test_old_interactions_are_forgotten(conn: Connection) -> None:
    table_id = add_table(conn)
    for interaction_id, at in ((1, 100), (2, 200)):
        moves.mark_done(conn, interaction_id, table_id=table_id, seq=0, at=at)
    moves.forget_interactions(conn, before=200)
    moves.assert_new(conn, 1)
    with pytest.raises(moves.DoneBefore):
        moves.assert_new(conn, 2)


def test_the_newest_state_is_restored_first(conn: Connection) -> None:
    table_id, other = add_table(conn), add_table(conn)
    moves.push_undo(conn, other, seq=9, state=b"other")
    for seq, state in ((3, b"three"), (5, b"five")):
        moves.push_undo(conn, table_id, seq=seq, state=state)
    seen = [moves.last_undo(conn, table_id)]
    while seen[-1] is not None:
        moves.pop_undo(conn, table_id)
        seen.append(moves.last_undo(conn, table_id))
    assert seen == [b"five", b"three", None]
    assert moves.last_undo(conn, other) == b"other"


def test_clearing_undo_states_affects_one_table(conn: Connection) -> None:
    table_id, other = add_table(conn), add_table(conn)
    for each in (table_id, other):
        moves.push_undo(conn, each, seq=1, state=b"s")
    moves.clear_undo(conn, table_id)
    assert moves.last_undo(conn, table_id) is None
    assert moves.last_undo(conn, other) == b"s"
