"""The record of a table in play holds the events for all members, and no secret of a seat."""

import json

import pytest

from bot.store import moves
from bot.tables.history.records import decode_events
from bot.tables.history.running import encode_running
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, NAMES, SECRETS, House
from tests.refusing import refuses
from tests.toys import nim

TAKE = nim.Take(heap=1, count=1)


async def test_public_events_are_in_the_record_in_order(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE, nim.EndTurn())
    record = await house.tables.running_record(at.table.id, BOB)
    assert (record.title, record.seats, record.options) == ("nim", 2, at.table.options)
    assert record.commitment == at.table.commitment
    told = [(each.kind, each.seat, [text.key for text in each.events]) for each in record.told]
    assert told[1:] == [
        ("move", 0, ["nim.event.took"]),
        ("move", 0, ["nim.event.ended_turn"]),
    ]


async def test_secrets_and_moves_are_left_out(house: House) -> None:
    at = await house.table("sealed", ANN, BOB)
    chance = Rng(3)
    for _ in range(6):
        seat = min(at.waiting())
        move = engine.sample_move(at.game, at.state, seat, chance)
        at = await house.play(at.table.id, move)
    data = encode_running(await house.tables.running_record(at.table.id, ANN))
    rows = await house.database.read(lambda conn: moves.log(conn, at.table.id))
    told = json.loads(data)["told"]
    assert len(told) == len(rows) == 7
    for entry, row in zip(told, rows, strict=True):
        assert entry.keys() <= {"kind", "events", "seat"}
        public = [event for event in decode_events(row.events) if event.is_for(None)]
        assert [text["key"] for text in entry["events"]] == [event.msg.key for event in public]
    whispered = [
        event for row in rows for event in decode_events(row.events) if not event.is_for(None)
    ]
    assert whispered
    for secret in (str(SECRETS.seed).encode() + b",", SECRETS.salt.hex().encode()):
        assert secret not in data


async def test_it_names_no_member(house: House) -> None:
    at = await house.table("nim", ANN, BOB, CID)
    await house.tables.leave(at.table.id, house.by(CID))
    data = encode_running(await house.tables.running_record(at.table.id, ANN)).decode()
    assert '"kind": "leave"' in data
    assert not any(f'"{name}"' in data for name in NAMES.values())


@pytest.mark.parametrize(
    ("member", "ends", "code"),
    [
        pytest.param(CID, False, "record_seated_only", id="a spectator"),
        pytest.param(ANN, True, "ended", id="an ended table has a whole record"),
    ],
)
async def test_it_is_for_players_of_a_table_in_play(
    house: House, member: int, ends: bool, code: str
) -> None:
    at = await house.table("nim", ANN, BOB)
    if ends:
        await house.called_off(at.table.id)
    with refuses(f"table.{code}"):
        await house.tables.running_record(at.table.id, member)


async def test_a_table_in_its_lobby_has_none(house: House) -> None:
    at = await house.lobby("nim", ANN, BOB)
    with refuses("table.not_started"):
        await house.tables.running_record(at.table.id, ANN)
