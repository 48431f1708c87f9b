"""A table that was called off goes on from its record, at the same server or elsewhere."""

from dataclasses import replace as replaced
from typing import Any

import msgspec
import pytest

from bot.store import schema
from bot.store.rows import Secrets, Status
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal
from bot.tables.model import Done, Position
from bot.tables.resuming import Resuming
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.record import Record, commitment, encode_record, replay
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, DAN, GAMES, GUILD, House
from tests.toys import nim, sealed

ELSEWHERE = GUILD + 1
FRESH = Secrets(seed=77, salt=b"another salt ...")
TAKE = nim.Take(heap=1, count=1)


def resuming(house: House, secrets: Secrets = FRESH) -> Resuming:
    world = Dependencies(
        now=house.clock,
        secrets=lambda: secrets,
        games=lambda key: GAMES[key],
        on_change=house.changed.append,
    )
    return Resuming(house.database, world, house.tables)


async def resume(
    house: House,
    member: int,
    record: Record | bytes,
    *,
    guild: int = ELSEWHERE,
    seat: Seat | None = None,
    secrets: Secrets = FRESH,
) -> Position:
    data = record if isinstance(record, bytes) else encode_record(record)
    done = await resuming(house, secrets).resume(
        house.by(member),
        data,
        guild_id=guild,
        channel_id=CHANNEL,
        language="en",
        pace="none",
        seat=seat,
    )
    return done.position


async def full_lobby(house: House, record: Record, secrets: Secrets = FRESH) -> int:
    """A table that was resumed by Ann, with Bob and Cid in its lobby."""
    table_id = (await resume(house, ANN, record, secrets=secrets)).table.id
    for member in (BOB, CID):
        await house.tables.join(table_id, house.by(member))
    return table_id


async def resumed(house: House, record: Record, secrets: Secrets = FRESH) -> Done:
    """A table that goes on."""
    return await house.tables.start(await full_lobby(house, record, secrets), house.by(ANN))


async def play_on(house: House, table_id: int, moves: int, salt: int = 1) -> Position:
    """Random moves of the seats that must act."""
    chance = Rng(salt)
    for _ in range(moves):
        at = await house.tables.position(table_id)
        seat, member = await house.acting(table_id)
        move = engine.sample_move(at.game, at.state, seat, chance)
        await house.tables.play(table_id, house.by(member), move, None)
    return await house.tables.position(table_id)


async def called_off(house: House, title: str = "sealed", *members: int) -> tuple[Position, Record]:
    members = members or (ANN, BOB, CID)
    at = await house.table(title, *members)
    await play_on(house, at.table.id, 5)
    at = await house.called_off(at.table.id)
    return at, await house.tables.record(at.table.id)


def seen(at: Position, seat: Seat | None) -> object:
    return at.game.view(at.state, seat)


async def refusal(house: House, record: Record | bytes, **more: Any) -> str:
    with pytest.raises(TableRefusal) as refused:
        await resume(house, ANN, record, **more)
    return refused.value.code.removeprefix("table.")


async def test_it_goes_on_where_it_ended_and_says_so(house: House) -> None:
    ended, record = await called_off(house)
    lobby = await house.tables.position(await full_lobby(house, record))
    assert (lobby.table.status, lobby.table.moves_before) == (Status.LOBBY, 5)
    done = await house.tables.start(lobby.table.id, house.by(ANN))
    started = done.position
    assert started.table.status is Status.PLAYING
    for seat in (None, 0, 1, 2):
        assert seen(started, seat) == seen(ended, seat)
    assert started.waiting() == ended.game.waiting_for(ended.state)
    assert done.events[0].msg.key == "table.goes_on"
    assert done.events[0].is_for(None)
    assert done.events[0].msg.args == {"moves": 5}


async def test_after_resuming_chance_differs_from_the_record(house: House) -> None:
    ended, record = await called_off(house)
    states: list[Any] = [ended.state]
    for seed in (77, 78):
        started = await resumed(house, record, Secrets(seed, FRESH.salt))
        states.append(started.position.state)
    decks = [state.deck for state in states]
    assert len({tuple(deck) for deck in decks}) == 3
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len({state.rng.word for state in states}) == 3


async def test_its_record_and_its_proof_hold_both_parts(house: House) -> None:
    _, record = await called_off(house)
    table_id = (await resumed(house, record)).position.table.id
    await play_on(house, table_id, 4, salt=2)
    again = await house.called_off(table_id)
    whole = await house.tables.record(table_id)
    first = msgspec.structs.replace(whole, entries=whole.entries[:5])
    assert msgspec.json.encode(first.entries) == msgspec.json.encode(record.entries)
    assert len(whole.entries) == len(record.entries) + 4
    assert [(each.after, each.seed) for each in whole.shuffles] == [(5, FRESH.seed)]
    assert whole.setup == record.setup
    *_, last = replay(sealed.GAME, whole)
    assert encode_state(last.state) == encode_state(again.state)
    assert commitment(whole.shuffles[-1].seed, bytes.fromhex(whole.salt)) == again.table.commitment
    verified = await house.tables.verify(table_id)
    assert (verified.ok, verified.moves) == (True, 4)


async def test_it_goes_on_again_and_again(house: House) -> None:
    _, record = await called_off(house)
    for part in range(2):
        done = await resumed(house, record, Secrets(100 + part, FRESH.salt))
        table_id = done.position.table.id
        await play_on(house, table_id, 1, salt=part)
        await house.called_off(table_id)
        record = await house.tables.record(table_id)
        assert (await house.tables.verify(table_id)).ok
    assert [(each.after, each.seed) for each in record.shuffles] == [(5, 100), (6, 101)]


async def test_a_changed_record_in_the_database_does_not_verify(house: House) -> None:
    _, record = await called_off(house)
    table_id = (await resumed(house, record)).position.table.id
    await house.called_off(table_id)
    shorter = msgspec.structs.replace(record, entries=record.entries[:-1])

    def change(conn: Any) -> None:
        before = schema.records_before
        conn.execute(before.update().values(record=msgspec.json.encode(shorter)))

    await house.database.write(change)
    assert not (await house.tables.verify(table_id)).ok


async def test_it_survives_a_restart_in_its_lobby_and_in_play(house: House) -> None:
    _, record = await called_off(house)
    table_id = await full_lobby(house, record)
    house = await house.reopened()
    await house.tables.start(table_id, house.by(ANN))
    before = await play_on(house, table_id, 2)
    house = await house.reopened()
    after = await house.tables.position(table_id)
    assert encode_state(after.state) == encode_state(before.state)
    await house.called_off(table_id)
    assert (await house.tables.verify(table_id)).ok
    await house.database.close()


# Who sits where


def sits(at: Position) -> list[int | None]:
    return [row.member_id for row in at.seats]


async def test_at_the_same_server_seats_are_kept(house: House) -> None:
    _, record = await called_off(house, "sealed", ANN, BOB, CID)
    at = await resume(house, BOB, record, guild=GUILD)
    assert sits(at) == [None, BOB, None]
    assert [row.away_id for row in at.seats] == [ANN, None, CID]
    at = (await house.tables.join(at.table.id, house.by(CID))).position
    assert sits(at) == [None, BOB, CID]
    with pytest.raises(TableRefusal, match="reserved"):
        await house.tables.join(at.table.id, house.by(DAN))


async def test_a_record_that_was_changed_keeps_no_seats(house: House) -> None:
    _, record = await called_off(house, "sealed", ANN, BOB, CID)
    shorter = msgspec.structs.replace(record, entries=record.entries[:-1])
    at = await resume(house, BOB, shorter, guild=GUILD)
    assert [row.away_id for row in at.seats] == [None] * 3
    assert sits(at) == [BOB, None, None]


async def test_elsewhere_every_member_chooses(house: House) -> None:
    _, record = await called_off(house)
    at = await resume(house, ANN, record, seat=2)
    assert sits(at) == [None, None, ANN]
    at = (await house.tables.take_over(at.table.id, house.by(BOB), 1)).position
    assert sits(at) == [None, BOB, ANN]
    with pytest.raises(TableRefusal, match="not_robot_seat"):
        await house.tables.take_over(at.table.id, house.by(CID), 1)
    at = (await house.tables.join(at.table.id, house.by(CID))).position
    assert sits(at) == [CID, BOB, ANN]


async def test_leaving_the_lobby_moves_no_other_seat(house: House) -> None:
    _, record = await called_off(house)
    at = await resume(house, ANN, record)
    for member in (BOB, CID):
        await house.tables.join(at.table.id, house.by(member))
    at = (await house.tables.leave(at.table.id, house.by(BOB))).position
    assert sits(at) == [ANN, None, CID]


async def test_robots_stay_where_they_were(house: House) -> None:
    at = await house.table("nim", ANN, BOB, CID)
    await house.tables.leave(at.table.id, house.by(BOB))
    await house.called_off(at.table.id)
    record = await house.tables.record(at.table.id)
    again = await resume(house, CID, record)
    assert [row.is_robot for row in again.seats] == [False, True, False]
    assert sits(again) == [CID, None, None]


async def test_seats_that_there_are(house: House) -> None:
    _, record = await called_off(house)
    assert await refusal(house, record, seat=3) == "no_such_seat"


async def test_the_same_interaction_opens_one_table(house: House) -> None:
    _, record = await called_off(house)
    actor = house.by(ANN)

    async def once() -> Done:
        return await resuming(house).resume(
            actor,
            encode_record(record),
            guild_id=GUILD,
            channel_id=CHANNEL,
            language="en",
            pace="none",
        )

    first, second = await once(), await once()
    assert first.position.table.id == second.position.table.id
    assert second.repeated


async def test_rules_that_changed_since_the_lobby_was_opened(house: House) -> None:
    _, record = await called_off(house)
    table_id = await full_lobby(house, record)
    newer = replaced(sealed.GAME, rules_version=2, upgrades={1: lambda state: state})
    house = await house.reopened(games={"sealed": newer})
    with pytest.raises(TableRefusal, match="record_other_rules"):
        await house.tables.start(table_id, house.by(ANN))
    await house.database.close()
