"""Seats before the start: every operation of the lobby, and all its refusals."""

from collections.abc import Callable

import pytest

from bot.store.rows import MoveKind, NoticeKind, Status
from bot.tables import lobby, seating
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, LogEntry, Position
from rules.core.log import Event
from rules.core.text import SeatName, msg
from tests.bot.tables.drawn import MEMBERS, at, by, drawing
from tests.bot.tables.house import SECRETS
from tests.refusing import refuses
from tests.toys import sealed

Operation = Callable[[Position, Actor], Change]

PLAYING = Status.PLAYING


def add_robot(level: int) -> Operation:
    return lambda position, actor: lobby.add_robot(position, actor, level)


def take_over(seat: int | None) -> Operation:
    return lambda position, actor: seating.take_over(position, actor, seat)


def free_seat(seat: int, *, has_left: bool) -> Operation:
    return lambda position, actor: lobby.free_seat(position, actor, seat, has_left=has_left)


def start(position: Position, actor: Actor) -> Change:
    return lobby.start(position, actor, SECRETS)


@pytest.mark.parametrize(
    ("before", "operation", "who", "after"),
    [
        pytest.param("ann - -", lobby.join, "bob", "ann bob -", id="joining: first free seat"),
        pytest.param("ann r0 -", lobby.join, "bob", "ann r0 bob", id="joining: past a robot"),
        pytest.param("ann bob cid", lobby.leave, "ann", "bob cid -", id="those behind move up"),
        pytest.param("ann r1 bob", lobby.leave, "ann", "r1 bob -", id="robots move up, too"),
        pytest.param("ann - -", lobby.leave, "ann", "- - -", id="the last one leaves"),
        pytest.param("ann - -", add_robot(2), "ann", "ann r2 -", id="a robot"),
        pytest.param("bob - -", add_robot(0), "ann", "bob r0 -", id="by an opener without seat"),
        pytest.param("ann r0 r1", lobby.remove_robot, "ann", "ann r0 -", id="the last robot goes"),
        pytest.param(
            "ann r0 bob", lobby.remove_robot, "bob", "ann bob -", id="a robot between members goes"
        ),
        pytest.param(
            "ann bob cid", free_seat(1, has_left=True), "cid", "ann cid -", id="who left is gone"
        ),
        pytest.param(
            "ann bob cid", free_seat(1, has_left=False), "ann", "ann cid -", id="the host frees"
        ),
        pytest.param(
            "bob cid -", free_seat(1, has_left=False), "ann", "bob - -", id="the host has no seat"
        ),
        pytest.param("ann r0 r1", take_over(None), "bob", "ann bob r1", id="the first robot's"),
        pytest.param("ann r0 r1", take_over(2), "bob", "ann r0 bob", id="a certain robot's"),
    ],
)
def test_seats_in_the_lobby(before: str, operation: Operation, who: str, after: str) -> None:
    change = operation(at(before), by(who))
    assert drawing(change.seats) == after
    assert [notice.kind for notice in change.notices] == [NoticeKind.LOBBY]


@pytest.mark.parametrize(
    ("before", "operation", "who", "code"),
    [
        pytest.param("ann -", lobby.join, "ann", "already_seated", id="joining twice"),
        pytest.param("ann r0", lobby.join, "bob", "full", id="joining a full table"),
        pytest.param("ann -", lobby.leave, "bob", "not_seated", id="leaving without a seat"),
        pytest.param("ann r0", add_robot(1), "ann", "full", id="a robot without a seat"),
        pytest.param("ann -", add_robot(1), "bob", "not_seated", id="a stranger's robot"),
        pytest.param("ann -", add_robot(4), "ann", "no_such_level", id="too clever a robot"),
        pytest.param("ann -", lobby.remove_robot, "ann", "no_robot", id="no robot to remove"),
        pytest.param("ann r0", lobby.remove_robot, "bob", "not_seated", id="a stranger removes"),
        pytest.param(
            "ann bob", free_seat(0, has_left=False), "bob", "host_frees", id="freeing another's"
        ),
        pytest.param(
            "ann bob", free_seat(1, has_left=True), "cid", "not_seated", id="a stranger frees"
        ),
        pytest.param(
            "ann r1", free_seat(1, has_left=True), "ann", "not_member_seat", id="freeing a robot's"
        ),
        pytest.param("ann bob", take_over(None), "cid", "no_robot", id="no robot to replace"),
        pytest.param("ann r0", take_over(1), "ann", "already_seated", id="a second seat"),
        pytest.param("ann bob", take_over(1), "cid", "not_robot_seat", id="a member's seat"),
        pytest.param("ann -", take_over(1), "cid", "not_robot_seat", id="a free seat"),
        pytest.param("ann r0", take_over(2), "cid", "not_robot_seat", id="a seat too far"),
        pytest.param("ann r0", take_over(-1), "cid", "not_robot_seat", id="a seat before all"),
        pytest.param("ann bob", lobby.cancel, "bob", "not_opener", id="calling off another's"),
        pytest.param("ann -", start, "ann", "empty_seats", id="starting with a free seat"),
        pytest.param("ann r0", start, "bob", "not_seated", id="a stranger starts"),
    ],
)
def test_refusals_of_the_lobby(before: str, operation: Operation, who: str, code: str) -> None:
    with refuses(f"table.{code}"):
        operation(at(before), by(who))


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.LOBBY])
@pytest.mark.parametrize(
    "operation",
    [
        pytest.param(lobby.join, id="join"),
        pytest.param(lobby.leave, id="leave"),
        pytest.param(add_robot(1), id="add a robot"),
        pytest.param(lobby.remove_robot, id="remove a robot"),
        pytest.param(free_seat(1, has_left=True), id="free a seat"),
        pytest.param(lobby.cancel, id="cancel"),
        pytest.param(start, id="start"),
    ],
)
def test_after_the_lobby(operation: Operation, status: Status) -> None:
    with pytest.raises(TableRefusal) as refused:
        operation(at("ann bob", status), by("ann"))
    in_play = status is Status.PLAYING
    assert refused.value.code == ("table.not_in_lobby" if in_play else "table.ended")


@pytest.mark.parametrize(
    ("before", "seat", "who", "after"),
    [
        pytest.param("ann r2(bob)", None, "bob", "ann bob", id="one's own, without being asked"),
        pytest.param("ann r1 r2(bob)", None, "bob", "ann r1 bob", id="one's own before another's"),
        pytest.param("ann r2(bob) r1", None, "cid", "ann r2(bob) cid", id="past a kept one"),
        pytest.param("ann r1 r1", 2, "cid", "ann r1 cid", id="a certain one"),
    ],
)
def test_taking_a_robots_place_in_play(before: str, seat: int | None, who: str, after: str) -> None:
    change = seating.take_over(at(before, PLAYING, votes=(MEMBERS["ann"],)), by(who), seat)
    assert drawing(change.seats) == after
    assert change.table.votes == ()
    assert [notice.kind for notice in change.notices] == [
        NoticeKind.LOBBY,
        NoticeKind.BOARD,
    ]


@pytest.mark.parametrize("seat", [1, 3], ids=["a free robot's", "one kept for another"])
def test_a_member_who_had_a_seat_in_play_cannot_take_another(seat: int) -> None:
    with pytest.raises(TableRefusal) as refused:
        seating.take_over(at("ann r1 r2(bob) r2(cid)", PLAYING, game=sealed.GAME), by("bob"), seat)
    codes = {1: "table.seen_another", 3: "table.kept_for_member"}
    assert refused.value.code == codes[seat]


def test_every_member_is_told_who_took_over() -> None:
    change = seating.take_over(at("ann r1", PLAYING), by("bob"), None)
    told = msg("table.took_over", member=SeatName(1), place="2")
    assert change.entry == LogEntry(MoveKind.SEAT, 1, None, (Event(told),))


@pytest.mark.parametrize(
    ("before", "seat"),
    [
        pytest.param("ann r2(bob)", None, id="the only robot's"),
        pytest.param("ann r2(bob) r1", 1, id="named"),
    ],
)
def test_a_seat_that_is_kept_for_a_member(before: str, seat: int | None) -> None:
    with pytest.raises(TableRefusal) as refused:
        seating.take_over(at(before, PLAYING), by("cid"), seat)
    assert refused.value.code == "table.kept_for_member"
    assert refused.value.facts == {"name": "bob"}


@pytest.mark.parametrize("status", [Status.FINISHED, Status.CANCELLED])
def test_nothing_to_take_over_at_the_end(status: Status) -> None:
    with refuses("table.ended"):
        seating.take_over(at("ann r1", status), by("bob"), None)


def test_calling_a_table_off() -> None:
    change = lobby.cancel(at("bob -"), by("ann"))
    assert change.table.status is Status.CANCELLED


def test_a_refused_start_names_the_number_of_free_seats() -> None:
    with pytest.raises(TableRefusal) as refused:
        lobby.start(at("ann - -"), by("ann"), SECRETS)
    assert refused.value.facts == {"count": 2}


def test_starting() -> None:
    change = lobby.start(at("ann r0"), by("ann"), SECRETS)
    assert change.table.status is Status.PLAYING
    assert (change.table.seq, change.table.told_seq, change.table.asks) == (0, -1, (0, 0))
    assert change.entry is not None
    assert change.entry.kind is MoveKind.START
    assert [notice.kind for notice in change.notices] == [
        NoticeKind.LOBBY,
        NoticeKind.THREAD,
        NoticeKind.BOARD,
    ]
