"""The record of a table proves how it was played, including moves that were taken back."""

import dataclasses
from typing import Any

import pytest
from msgspec import msgpack
from sqlalchemy import Table, delete, update

from bot.store import tables
from bot.store.database import Connection
from bot.store.rows import Status
from bot.store.schema import moves
from bot.store.schema import tables as stored_tables
from rules.core import engine
from rules.core.codec import encode_move, encode_state
from rules.core.errors import MalformedMove
from rules.core.record import replay
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, SECRETS, House
from tests.refusing import refuses
from tests.toys import nim

pytestmark = pytest.mark.slow

TAKE = nim.Take(heap=1, count=1)
OTHER = nim.Take(heap=1, count=2)
END_TURN = nim.EndTurn()


def heaps_at(state: Any) -> list[int]:
    assert isinstance(state, nim.State)
    return state.heaps


async def undo(house: House, table_id: int, times: int = 1) -> None:
    for _ in range(times):
        _, member = await house.acting(table_id)
        await house.tables.undo(table_id, house.by(member))


async def undo_is_refused(house: House, table_id: int) -> None:
    with refuses("table.nothing_to_undo"):
        await undo(house, table_id)


async def ended(house: House) -> int:
    """A table of three that was called off: two turns, three moves taken back, one member gone."""
    table_id = (await house.table("nim", ANN, BOB, CID)).table.id
    await house.play(table_id, TAKE, TAKE)
    await undo(house, table_id, 2)
    await house.play(table_id, TAKE, END_TURN, nim.Take(heap=2, count=1))
    await undo(house, table_id)
    await house.tables.leave(table_id, house.by(CID))
    for member in (ANN, BOB):
        await house.tables.end(table_id, house.by(member))
    return table_id


# Taking back


async def test_moves_are_taken_back_one_by_one(house: House) -> None:
    start = await house.table("nim", ANN, BOB)
    table_id = start.table.id
    one = await house.play(table_id, TAKE)
    await house.play(table_id, TAKE)
    await undo(house, table_id)
    assert encode_state((await house.tables.position(table_id)).state) == encode_state(one.state)
    await undo(house, table_id)
    assert encode_state((await house.tables.position(table_id)).state) == encode_state(start.state)
    await undo_is_refused(house, table_id)


async def test_another_move_after_taking_back(house: House) -> None:
    start = await house.table("nim", ANN, BOB)
    await house.play(start.table.id, TAKE, TAKE)
    await undo(house, start.table.id)
    await house.play(start.table.id, OTHER)
    await undo(house, start.table.id, 2)
    at = await house.tables.position(start.table.id)
    assert heaps_at(at.state) == heaps_at(start.state)
    await undo_is_refused(house, start.table.id)


async def test_a_turn_that_ended_is_not_taken_back(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE, END_TURN)
    await undo_is_refused(house, at.table.id)


async def test_nothing_is_taken_back_past_a_member_who_left(house: House) -> None:
    at = await house.table("nim", ANN, BOB, CID)
    _, member = await house.acting(at.table.id)
    await house.play(at.table.id, TAKE)
    other = next(each for each in (ANN, BOB, CID) if each != member)
    await house.tables.leave(at.table.id, house.by(other))
    await undo_is_refused(house, at.table.id)


async def test_only_the_member_who_moved_takes_it_back(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    await house.play(at.table.id, TAKE)
    with refuses("table.nothing_to_undo"):
        await house.tables.undo(at.table.id, house.by(ANN + BOB - member))


async def test_moves_are_taken_back_after_a_restart(house: House) -> None:
    start = await house.table("nim", ANN, BOB)
    await house.play(start.table.id, TAKE, TAKE)
    restarted = await house.reopened()
    await undo(restarted, start.table.id, 2)
    at = await restarted.tables.position(start.table.id)
    assert heaps_at(at.state) == heaps_at(start.state)
    await restarted.database.close()


# Records


async def test_a_record_leads_to_the_same_state(house: House) -> None:
    table_id = await ended(house)
    record = await house.tables.record(table_id)
    *_, last = replay(nim.GAME, record)
    at = await house.tables.position(table_id)
    assert encode_state(last.state) == encode_state(at.state)


async def test_moves_that_were_taken_back_are_not_recorded(house: House) -> None:
    record = await house.tables.record(await ended(house))
    verbs = [None if entry.move is None else entry.move["verb"] for entry in record.entries]
    assert verbs == ["take", "end_turn", None]


async def test_a_record_holds_its_seed(house: House) -> None:
    record = await house.tables.record(await ended(house))
    assert (record.setup.seed, record.salt) == (SECRETS.seed, SECRETS.salt.hex())


@pytest.mark.parametrize("what", ["record", "verify", "secrets"])
async def test_chance_is_secret_before_the_end(house: House, what: str) -> None:
    lobby = await house.lobby("nim", ANN, seats=2)
    await house.tables.cancel(lobby.table.id, house.by(ANN))
    playing = await house.table("nim", ANN, BOB)
    for table_id, code in (
        (lobby.table.id, "table.not_started"),
        (playing.table.id, "table.not_finished"),
    ):
        with refuses(code):
            await getattr(house.tables, what)(table_id)


# Verification


async def test_an_honest_table_is_verified(house: House) -> None:
    table_id = await ended(house)
    verified = await house.tables.verify(table_id)
    at = await house.tables.position(table_id)
    assert verified.ok
    assert verified.moves == len([TAKE, END_TURN])
    assert verified.commitment == at.table.commitment
    assert verified.secrets == SECRETS
    assert verified.state_hash == at.chain.hex()


@pytest.mark.parametrize("title", ["nim", "sealed"])
async def test_a_table_that_was_played_to_its_end_is_verified(house: House, title: str) -> None:
    at = await house.table(title, ANN, BOB)
    rng = Rng(4)
    while at.table.status is Status.PLAYING:
        seat, _ = await house.acting(at.table.id)
        await house.play(at.table.id, engine.sample_move(at.game, at.state, seat, rng))
        at = await house.tables.position(at.table.id)
    assert at.table.status is Status.FINISHED
    assert (await house.tables.verify(at.table.id)).ok


def set_move(seq: int, move: nim.Take) -> Any:
    data = encode_move(nim.GAME, move)
    return change(moves, seq, move=data)


def change(table: Table, seq: int | None = None, **fields: object) -> Any:
    statement = update(table).values(fields)
    if seq is not None:
        statement = statement.where(table.c.seq == seq)
    return lambda conn: conn.execute(statement)


def drop(*seqs: int) -> Any:
    return lambda conn: conn.execute(delete(moves).where(moves.c.seq.in_(seqs)))


def change_state(conn: Connection) -> None:
    stored = tables.state(conn, 1)
    assert stored is not None
    plain = msgpack.decode(stored[0])
    plain["heaps"][3] -= 1
    conn.execute(update(stored_tables).values(state=msgpack.encode(plain)))


@pytest.mark.parametrize(
    "tamper",
    [
        pytest.param(set_move(1, OTHER), id="another move"),
        pytest.param(set_move(6, nim.Take(1, 99)), id="a move that could not be made"),
        pytest.param(change(moves, 1, move=b"\xc1"), id="no move at all"),
        pytest.param(change(moves, 5, seat=9), id="another seat"),
        pytest.param(change(moves, 2, hash=bytes(32)), id="another link"),
        pytest.param(drop(0), id="no set-up"),
        pytest.param(drop(2), id="a move dropped"),
        pytest.param(drop(3), id="a taking back dropped"),
        pytest.param(drop(8), id="the last entry dropped"),
        pytest.param(drop(*range(9)), id="everything dropped"),
        pytest.param(change_state, id="another state"),
        pytest.param(change(stored_tables, hash=bytes(32)), id="another end of the chain"),
        pytest.param(change(stored_tables, seed=bytes(7) + b"\7"), id="another seed"),
        pytest.param(change(stored_tables, salt=bytes(1)), id="another salt"),
        pytest.param(change(stored_tables, commitment="ff"), id="another commitment"),
    ],
)
async def test_tampering_is_found_out(house: House, tamper: Any) -> None:
    table_id = await ended(house)
    await house.database.write(tamper)
    restarted = await house.reopened()
    assert not (await restarted.tables.verify(table_id)).ok
    await restarted.database.close()


async def test_tables_of_older_rules_play_on_and_are_not_judged(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE, TAKE)
    newer = dataclasses.replace(nim.GAME, rules_version=2, upgrades={1: lambda plain: plain})
    later = await house.reopened(games={"nim": newer})
    at = await later.play(table_id, TAKE)
    assert at.table.rules_version == 2
    await undo_is_refused(later, table_id)
    await later.called_off(table_id)
    with refuses("table.other_rules"):
        await later.tables.verify(table_id)
    record = await later.tables.record(table_id)
    with pytest.raises(MalformedMove):
        next(replay(newer, record))
    await later.database.close()


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"events": b"\x90"}, id="what was told"),
        pytest.param({"member_id": 77}, id="who did it"),
        pytest.param({"at": moves.c.at + 1}, id="when"),
        pytest.param({"rules_version": 9}, id="by which rules"),
        pytest.param({"state_hash": bytes(32)}, id="what came"),
        pytest.param({"state_hash": None}, id="which version"),
    ],
)
async def test_the_chain_covers_all_that_is_kept_of_an_entry(
    house: House, fields: dict[str, object]
) -> None:
    table_id = await ended(house)
    await house.database.write(change(moves, 3, **fields))
    restarted = await house.reopened()
    assert not (await restarted.tables.verify(table_id)).ok
    await restarted.database.close()


# Entries of a table that was played before the chain covered events: nim for two, seed 6.
_OLDER = (
    "1bed9c4dc56a6d0a94d6ad5322e0550b40ed3d4059982aa2c06ca89f1d2dcb9c",
    "04de83e79a2ce2e6a7c197b043fb2cf165c1f9e1e05c1cab47e852572df6e53c",
    "25f5be55ad51b9197658361c24b90cab754f638f34915799631cb5cedd6ba4f0",
    "cba158f09fc6e6d793dd3ced63e1a162298e79f2623472b502661c152d3ea9fd",
)


async def older(house: House) -> int:
    """A table with links of the first version, called off after a move that was taken back and another move."""
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE)
    await undo(house, table_id)
    await house.play(table_id, OTHER)
    await house.called_off(table_id)

    for seq, link in enumerate(map(bytes.fromhex, _OLDER)):
        await house.database.write(change(moves, seq, hash=link, state_hash=None))
    await house.database.write(change(stored_tables, hash=link, seal=None))
    return table_id


async def test_an_older_table_is_verified_as_before(house: House) -> None:
    table_id = await older(house)
    restarted = await house.reopened()
    assert (await restarted.tables.verify(table_id)).ok
    await restarted.database.close()


@pytest.mark.parametrize(
    "tamper",
    [
        pytest.param(set_move(1, OTHER), id="another move"),
        pytest.param(change(moves, 1, hash=bytes(32)), id="another link"),
    ],
)
async def test_tampering_with_an_older_table_is_found_out(house: House, tamper: Any) -> None:
    table_id = await older(house)
    await house.database.write(tamper)
    restarted = await house.reopened()
    assert not (await restarted.tables.verify(table_id)).ok
    await restarted.database.close()


async def test_a_table_in_play_goes_over_to_the_chain_of_today(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    link = bytes.fromhex(_OLDER[0])
    await house.database.write(change(moves, hash=link, state_hash=None))
    await house.database.write(change(stored_tables, hash=link, seal=None))
    restarted = await house.reopened()
    await restarted.play(table_id, TAKE, END_TURN)
    await restarted.called_off(table_id)
    assert (await restarted.tables.verify(table_id)).ok
    await restarted.database.close()


async def test_a_record_says_whose_a_seat_was(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB, robots=1)).table.id
    await house.tables.take_over(table_id, house.by(CID), 2)
    await house.play(table_id, TAKE)
    await house.tables.leave(table_id, house.by(CID))
    await house.tables.take_over(table_id, house.by(CID), None)
    await house.called_off(table_id)
    record = await house.tables.record(table_id)
    acts = [("move" if each.move else "leave", each.seat, each.player) for each in record.entries]
    sat_down = [each for each in acts if each[2] is not None]
    assert [(seat, player) for _, seat, player in sat_down] == [(2, 3), (2, 3)]
    assert acts.count(("leave", 2, None)) == 1
    assert (await house.tables.verify(table_id)).ok


async def test_moves_are_taken_back_across_a_member_who_sits_down(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB, robots=1)).table.id
    for move in (TAKE, END_TURN):
        at = await house.tables.position(table_id)
        assert await house.tables.play_robot(table_id, 2, move, seq=at.table.seq)
    await house.play(table_id, nim.Take(heap=2, count=1))
    await house.tables.take_over(table_id, house.by(CID), 2)
    await undo(house, table_id)
    await house.play(table_id, nim.Take(heap=2, count=2))
    await house.called_off(table_id)
    record = await house.tables.record(table_id)
    acts = [each.player or each.move for each in record.entries[2:]]
    assert acts == [3, {"verb": "take", "heap": 2, "count": 2}]
    assert (await house.tables.verify(table_id)).ok
    *_, last = replay(nim.GAME, record)
    ended = await house.tables.position(table_id)
    assert encode_state(last.state) == encode_state(ended.state)
