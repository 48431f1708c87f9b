"""A running table changes its version only where no member could notice; otherwise a post says so (ADR 44)."""

import dataclasses
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import select, update

from bot.store.database import Connection
from bot.store.schema import moves, outbox
from bot.tables.errors import TableRefusal
from bot.tables.history.past import Past
from bot.tables.history.replays import Replays
from bot.tables.model import Position
from bot.tables.resuming import Resuming
from bot.tables.telling.outdated import tell_of_new_rules
from bot.tables.thinking.letters import Question
from bot.tables.thinking.worker import answer
from rules.core import engine
from rules.core.codec import decode_move, encode_state
from rules.core.errors import IllegalMove
from rules.core.game import GameDef, Setup, default_options
from rules.core.record import Record, encode_record, replay
from tests.bot.tables.house import ANN, BOB, CHANNEL, GUILD, House
from tests.toys import nim, nim_versions
from tests.toys.nim_versions import FIRST, SECOND, THIRD, Counted

TAKE, THREE, END = nim.Take(1, 1), nim.Take(2, 3), nim.EndTurn()
OUT_OF_DATE = "table.keeps_rules"


async def with_rules(house: House, game: GameDef[Any, Any]) -> House:
    """The program stops, and one with this version of nim starts."""
    return await house.reopened(games={"nim": game})


async def versions_of(house: House, table_id: int) -> list[int]:
    """The version by which each entry was made."""
    log = select(moves.c.rules_version).where(moves.c.table_id == table_id).order_by(moves.c.seq)
    return list(await house.database.read(lambda conn: conn.execute(log).scalars().all()))


async def told(house: House, text: str = OUT_OF_DATE) -> list[tuple[int, bool]]:
    """The tables that are told a text, and whether silently."""

    def query(conn: Connection) -> list[tuple[int, bool]]:
        rows = conn.execute(select(outbox.c.table_id, outbox.c.payload).order_by(outbox.c.id))
        facts = [(row.table_id, json.decode(row.payload)) for row in rows]
        return [
            (table_id, each.get("silent", False))
            for table_id, each in facts
            if each.get("text", {}).get("key") == text
        ]

    return await house.database.read(query)


async def tell(house: House, game: GameDef[Any, Any]) -> int:
    return await tell_of_new_rules(house.database, lambda title: game, ("nim",), house.clock())


async def crossing(house: House) -> tuple[House, int]:
    """A table of which a turn was played by the first version, and more by the second."""
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE, END)
    later = await with_rules(house, SECOND)
    await later.play(table_id, THREE, END, nim.Take(3, 1))
    return later, table_id


def counted(at: Position) -> int:
    assert isinstance(at.state, Counted)
    return at.state.turns


# Going up


async def test_a_table_goes_up_with_its_next_move(house: House) -> None:
    later, table_id = await crossing(house)
    at = await later.tables.position(table_id)
    assert await versions_of(later, table_id) == [1, 1, 1, 2, 2, 2]
    assert (at.table.rules_version, at.is_outdated, counted(at)) == (2, False, 1)
    await later.database.close()


async def test_a_table_that_crossed_versions_is_verified_link_by_link(house: House) -> None:
    later, table_id = await crossing(house)
    await later.called_off(table_id)
    for program in (SECOND, THIRD):
        later = await with_rules(later, program)
        assert (await later.tables.verify(table_id)).ok
    last = (moves.c.table_id == table_id) & (moves.c.seq == 2)
    await later.database.write(lambda conn: conn.execute(update(moves).where(last).values(at=7)))
    assert not (await later.tables.verify(table_id)).ok
    await later.database.close()


async def test_a_link_that_the_rules_of_its_time_did_not_make_is_found(house: House) -> None:
    """The first version remembers no turns; entries that claim to be of the second lead to other states."""
    later, table_id = await crossing(house)
    await later.called_off(table_id)
    ours = (moves.c.table_id == table_id) & (moves.c.seq < 3)
    await later.database.write(
        lambda conn: conn.execute(update(moves).where(ours).values(rules_version=2))
    )
    later = await with_rules(later, SECOND)
    assert not (await later.tables.verify(table_id)).ok
    await later.database.close()


async def test_without_the_earlier_rules_it_is_not_judged(house: House) -> None:
    later, table_id = await crossing(house)
    await later.called_off(table_id)
    later = await with_rules(later, dataclasses.replace(SECOND, earlier=None))
    with pytest.raises(TableRefusal, match="other_rules"):
        await later.tables.verify(table_id)
    await later.database.close()


async def test_its_record_says_where_it_crossed_and_replays(house: House) -> None:
    later, table_id = await crossing(house)
    at = await later.called_off(table_id)
    record = await later.tables.record(table_id)
    assert record.rules_version == 1
    assert [(each.after, each.rules_version) for each in record.crossings] == [(2, 2)]
    *_, last = replay(SECOND, record)
    assert encode_state(last.state) == encode_state(at.state)
    await later.database.close()


async def test_a_move_taken_back_first_thing_after_going_up(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE, TAKE)
    later = await with_rules(house, SECOND)
    _, member = await later.acting(table_id)
    await later.tables.undo(table_id, later.by(member))
    at = await later.called_off(table_id)
    assert await versions_of(later, table_id) == [1, 1, 1, 2]
    assert (await later.tables.verify(table_id)).ok
    *_, last = replay(SECOND, await later.tables.record(table_id))
    assert encode_state(last.state) == encode_state(at.state)
    moment = await Replays(later.database).moment(at, 9999)
    assert encode_state(moment.position.state) == encode_state(at.state)
    await later.database.close()


async def test_every_turn_of_it_can_be_looked_at(house: House) -> None:
    later, table_id = await crossing(house)
    at = await later.called_off(table_id)
    replays = Replays(later.database)
    stops = await replays.stops(at)
    seen = [(await replays.moment(at, stop.seq)).position for stop in stops]
    assert [stop.seq for stop in stops] == [0, 2, 4, 5]
    assert [counted(each) for each in seen] == [0, 0, 1, 1]
    whole = sum(seen[0].state.heaps)  # type: ignore[union-attr]
    (view,) = await Past(later.database).views(at, (whole - 1,), lambda view: sum(view.heaps))
    assert sum(view.heaps) == whole - 1
    assert await later.tables.moments.public_view(at, 1) == view
    await later.database.close()


# Staying


async def staying(house: House) -> tuple[House, int]:
    """A table in play by the second version, in a program that has the third."""
    house = await with_rules(house, SECOND)
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE, END)
    return await with_rules(house, THIRD), table_id


async def test_a_table_stays_with_the_rules_it_began_with(house: House) -> None:
    later, table_id = await staying(house)
    at = await later.play(table_id, THREE, END)
    assert (at.table.rules_version, at.is_outdated) == (2, True)
    assert await versions_of(later, table_id) == [2] * 5
    again = (await later.table("nim", ANN, BOB)).table.id
    with pytest.raises(IllegalMove, match="not_so_many"):
        await later.play(again, THREE)
    await later.called_off(table_id)
    assert (await later.tables.verify(table_id)).ok
    assert (await later.tables.record(table_id)).rules_version == 2
    await later.database.close()


async def test_a_lobby_starts_with_the_newest_rules(house: House) -> None:
    house = await with_rules(house, SECOND)
    table_id = (await house.lobby("nim", ANN, BOB)).table.id
    later = await with_rules(house, THIRD)
    at = (await later.tables.start(table_id, later.by(ANN))).position
    assert (at.table.rules_version, at.is_outdated) == (3, False)
    assert await told(later) == []
    await later.database.close()


async def test_a_rematch_is_played_by_the_newest_rules(house: House) -> None:
    later, table_id = await staying(house)
    await later.called_off(table_id)
    again = (await later.tables.play_again(table_id, later.by(ANN))).position
    assert again.table.rules_version == 3
    await later.database.close()


async def test_its_members_are_told_once_and_silently(house: House) -> None:
    later, table_id = await staying(house)
    assert (await tell(later, THIRD), await tell(later, THIRD)) == (1, 0)
    assert await told(later) == [(table_id, True)]
    later = await with_rules(later, THIRD)
    assert await tell(later, THIRD) == 0
    assert await told(later) == [(table_id, True)]
    await later.database.close()


async def test_a_table_that_goes_up_is_told_nothing(house: House) -> None:
    await house.table("nim", ANN, BOB)
    later = await with_rules(house, SECOND)
    assert await tell(later, SECOND) == 0
    await later.database.close()


async def test_only_those_that_newly_stay_are_told(house: House) -> None:
    later, _ = await staying(house)
    await tell(later, THIRD)
    newer = (await later.table("nim", ANN, BOB)).table.id
    fourth = dataclasses.replace(THIRD, rules_version=4, earlier=THIRD)
    later = await with_rules(later, fourth)
    assert await tell(later, fourth) == 1
    assert (await told(later))[-1] == (newer, True)
    await later.database.close()


# Records of earlier versions


async def resumed(house: House, record: Record) -> Position:
    done = await Resuming(house.database, house.known, house.tables).resume(
        house.by(ANN),
        encode_record(record),
        guild_id=GUILD + 1,
        channel_id=CHANNEL,
        language="en",
        pace="none",
    )
    table_id = done.position.table.id
    await house.tables.join(table_id, house.by(BOB))
    return (await house.tables.start(table_id, house.by(ANN))).position


@pytest.mark.parametrize(
    ("game", "version", "is_outdated"),
    [
        pytest.param(SECOND, 2, False, id="it goes up at once"),
        pytest.param(THIRD, 2, True, id="it stays with the second version"),
    ],
)
async def test_a_table_goes_on_from_a_record_of_the_first_version(
    house: House, game: GameDef[Any, Any], version: int, *, is_outdated: bool
) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE, END)
    await house.called_off(table_id)
    record = await house.tables.record(table_id)
    later = await with_rules(house, game)
    at = await resumed(later, record)
    assert (at.table.rules_version, at.is_outdated) == (version, is_outdated)
    assert await told(later) == ([(at.table.id, True)] if is_outdated else [])
    await later.play(at.table.id, THREE, END)
    await later.called_off(at.table.id)
    assert (await later.tables.verify(at.table.id)).ok
    whole = await later.tables.record(at.table.id)
    assert [(each.after, each.shuffles) for each in whole.crossings] == [(2, 0)]
    *_, last = replay(SECOND, whole)
    ended = await later.tables.position(at.table.id)
    assert encode_state(last.state) == encode_state(ended.state)
    await later.database.close()


async def test_a_record_whose_versions_do_not_rise_is_refused(house: House) -> None:
    later, table_id = await crossing(house)
    await later.called_off(table_id)
    record = await later.tables.record(table_id)
    (crossed,) = record.crossings
    for changed in (replace(crossed, rules_version=1), replace(crossed, after=99)):
        with pytest.raises(TableRefusal, match="not_a_record"):
            await resumed(later, replace(record, crossings=(changed,)))
    unknown = replace(record, crossings=(replace(crossed, rules_version=7),))
    with pytest.raises(TableRefusal, match="record_other_rules"):
        await resumed(later, unknown)
    await later.database.close()


# Robots


def test_a_process_that_thinks_uses_the_rules_of_the_table() -> None:
    """By the third version no member may take more than two, by the first the winning move takes more."""
    heaps = {"heaps": "5-1"}
    state = engine.start(FIRST, Setup(2, default_options(FIRST) | heaps, seed=1)).state
    question = Question(
        "nim", "tests.bot.tables.test_versions", 1, encode_state(state), state.acting, 1, 400
    )
    move = decode_move(FIRST, answer(question))
    assert isinstance(move, nim.Take)
    assert move.count > nim_versions.MOST


GAME = THIRD
