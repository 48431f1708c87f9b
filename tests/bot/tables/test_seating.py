"""Every way to get or leave a seat during play: no member ever has two seats, so no member sees two hands."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bot.store import tables as stored
from bot.store.rows import Status
from bot.tables import playing, seating
from bot.tables.commit import transaction_for
from bot.tables.errors import TableRefusal
from bot.tables.model import Change, Position
from rules.core.seats import Seat
from rules.core.text import Typed
from tests.bot.tables.drawn import MEMBERS, NOW, at, by, drawing
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.refusing import refuses
from tests.toys import sealed

ANN_BOB_AND_ROBOTS = "ann bob r1 r1"
STEPS = 5

Way = Callable[[Position], Change]


def ways() -> Iterator[tuple[str, Way]]:
    """Everything that any member can try to do about a seat."""
    for name in MEMBERS:
        yield f"{name} leaves", partial(playing.leave, actor=by(name))
        yield f"{name} takes any", partial(seating.take_over, actor=by(name), seat=None)
        for seat in range(4):
            take = partial(seating.take_over, actor=by(name), seat=seat)
            yield f"{name} takes {seat + 1}", take
    for seat in range(4):
        replace = partial(playing.replace_member, actor=by("ann"), has_left=True)
        yield f"ann replaces {seat + 1}", partial(replace, seat=seat)


def after(position: Position, way: Way) -> Position | None:
    """The position after an attempt; None if it is refused."""
    try:
        change = way(position)
    except TableRefusal:
        return None
    return transaction_for(position, change, None, now=NOW)[0]


Had = frozenset[tuple[int, Seat]]
"""The holders of each seat in play so far."""


def had(position: Position) -> Had:
    return frozenset((row.member_id, row.seat) for row in position.seats if row.member_id)


def every_table(start: str) -> Iterator[tuple[list[str], Position, Had]]:
    """Every position that a few steps can lead to: the steps, the position, and the holders of each seat."""
    begun = at(start, Status.PLAYING, game=sealed.GAME)
    reached: list[tuple[list[str], Position, Had]] = [([], begun, had(begun))]
    known = set()
    for _ in range(STEPS):
        found = []
        for steps, position, before in reached:
            for name, way in ways():
                if (then := after(position, way)) is None:
                    continue
                so_far = before | had(then)
                mark = (then.seats, so_far)
                if mark not in known:
                    known.add(mark)
                    found.append(([*steps, name], then, so_far))
        reached = found
        yield from reached


def test_no_member_ever_has_two_seats_of_one_table() -> None:
    tables = 0
    for steps, position, so_far in every_table(ANN_BOB_AND_ROBOTS):
        tables += 1
        members = [member for member, _ in so_far]
        assert len(members) == len(set(members)), steps
        for member, seat in so_far:
            assert position.seat_seen(member) == seat, steps
    assert tables > 80


def test_a_member_keeps_a_seat_had_from_the_start_unless_they_left_the_server() -> None:
    own = {0: MEMBERS["ann"], 1: MEMBERS["bob"]}
    for steps, position, _ in every_table(ANN_BOB_AND_ROBOTS):
        for seat, member in own.items():
            if f"ann replaces {seat + 1}" in steps:
                continue
            row = position.seats[seat]
            assert member in (row.member_id, row.away_id), steps


def test_a_seat_left_by_a_stranger_is_an_unnamed_robots() -> None:
    left = 0
    for steps, position, so_far in every_table(ANN_BOB_AND_ROBOTS):
        for seat in (2, 3):
            row = position.seats[seat]
            if row.is_robot:
                left += any(taken == seat for _, taken in so_far)
                assert (row.away_id, row.name) == (None, Typed("")), steps
    assert left > 10


@pytest.mark.parametrize(
    ("steps", "seats"),
    [
        pytest.param(["cid takes any"], "ann bob cid r1", id="a stranger sits down"),
        pytest.param(["cid takes 4"], "ann bob r1 cid", id="on the seat named"),
        pytest.param(["cid takes any", "cid leaves"], "ann bob r2 r1", id="and goes"),
        pytest.param(
            ["cid takes any", "cid leaves", "cid takes any"],
            "ann bob cid r1",
            id="and comes back to the same",
        ),
        pytest.param(
            ["cid takes any", "cid leaves", "dan takes any"],
            "ann bob r2 dan",
            id="and somebody else comes, who gets the seat that nobody has seen",
        ),
        pytest.param(["cid takes any", "ann replaces 3"], "ann bob r2 r1", id="is replaced"),
        pytest.param(["bob leaves"], "ann r2(bob) r1 r1", id="a member steps aside"),
        pytest.param(["bob leaves", "bob takes any"], "ann bob r1 r1", id="and comes back"),
        pytest.param(
            ["bob leaves", "bob takes 2", "bob leaves"],
            "ann r2(bob) r1 r1",
            id="a seat is kept a second time",
        ),
        pytest.param(["ann replaces 2"], "ann r2 r1 r1", id="a member who left is replaced"),
        pytest.param(["ann replaces 2", "bob takes any"], "ann bob r1 r1", id="but comes back"),
        pytest.param(["ann replaces 2", "cid takes 2"], "ann cid r1 r1", id="if nobody was sooner"),
    ],
)
def test_seats_in_play(steps: list[str], seats: str) -> None:
    position = walked(steps)
    assert drawing(position.seats) == seats


@pytest.mark.parametrize(
    ("steps", "refused", "code"),
    [
        pytest.param(["bob leaves"], "bob takes 3", "seen_another", id="a member elsewhere"),
        pytest.param(["bob leaves"], "cid takes 2", "kept_for_member", id="a kept seat"),
        pytest.param(
            ["cid takes any", "cid leaves"], "cid takes 4", "seen_another", id="a second look"
        ),
        pytest.param(
            ["cid takes any", "cid leaves"], "dan takes 3", "seen_by_other", id="another look"
        ),
        pytest.param(
            ["cid takes any", "ann replaces 3"], "cid takes 4", "seen_another", id="after a week"
        ),
        pytest.param([], "ann takes any", "already_seated", id="two at once"),
        pytest.param([], "cid takes 1", "not_robot_seat", id="a member's seat"),
        pytest.param(["cid takes 3", "dan takes 4"], "dan takes 3", "already_seated", id="full"),
    ],
)
def test_refusals_of_seats_in_play(steps: list[str], refused: str, code: str) -> None:
    position = walked(steps)
    with refuses(f"table.{code}"):
        dict(ways())[refused](position)


def walked(steps: list[str]) -> Position:
    position = at(ANN_BOB_AND_ROBOTS, Status.PLAYING, game=sealed.GAME)
    for step in steps:
        then = after(position, dict(ways())[step])
        assert then is not None, step
        position = then
    return position


@pytest.mark.parametrize(
    ("status", "who", "is_stranger"),
    [
        pytest.param(Status.PLAYING, "cid", True, id="who never sat there"),
        pytest.param(Status.PLAYING, "bob", False, id="who stepped aside"),
        pytest.param(Status.LOBBY, "cid", False, id="in the lobby nothing is secret"),
    ],
)
def test_a_member_is_asked_before_sitting_down(status: Status, who: str, is_stranger: bool) -> None:
    assert seating.is_stranger(at("ann r2(bob) r1", status), by(who)) is is_stranger


# On the disk


async def test_seen_hands_are_remembered_after_a_restart(house: House) -> None:
    table = (await house.table("sealed", ANN, BOB, robots=2)).table.id
    await house.tables.take_over(table, house.by(CID), 2)
    await house.tables.leave(table, house.by(CID))
    before = await house.tables.position(table)
    house = await house.reopened()
    try:
        assert (await house.tables.position(table)).sittings == before.sittings
        with pytest.raises(TableRefusal) as refused:
            await house.tables.take_over(table, house.by(CID), 3)
        assert refused.value.code == "table.seen_another"
        assert refused.value.facts == {"place": "3", "way": "take"}
        back = await house.tables.take_over(table, house.by(CID), None)
        assert back.position.seat_of(CID) == 2
    finally:
        await house.database.close()


async def test_the_lobby_is_left_and_entered_freely(house: House) -> None:
    at_lobby = await house.lobby("nim", ANN, BOB, seats=3)
    table = at_lobby.table.id
    await house.tables.leave(table, house.by(BOB))
    await house.tables.add_robot(table, house.by(ANN), 1)
    await house.tables.take_over(table, house.by(BOB), 1)
    await house.tables.leave(table, house.by(BOB))
    done = await house.tables.join(table, house.by(BOB))
    assert done.position.seat_of(BOB) == 1
    assert await house.database.read(lambda conn: stored.sittings(conn, table)) == ()


@pytest.mark.parametrize("ended", [Status.FINISHED, Status.CANCELLED])
@pytest.mark.parametrize("name", [name for name, _ in ways()])
def test_at_a_table_that_has_ended_no_member_comes_or_goes(name: str, ended: Status) -> None:
    with refuses("table.ended"):
        dict(ways())[name](at("ann r2(bob) r1 r1", ended, game=sealed.GAME))
