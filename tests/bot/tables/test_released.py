"""Databases of every version that was used open, go on and prove fair (ADR 58)."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from msgspec import msgpack
from msgspec.structs import replace
from sqlalchemy import URL, select

from bot.i18n import LANGUAGES
from bot.store import moves
from bot.store.copying import between
from bot.store.database import Connection, Database
from bot.store.rows import Status
from bot.store.schema import tables
from bot.tables.copying.drill import drilled
from bot.tables.history import records
from bot.tables.history.incoming import Reader
from bot.tables.history.replays import Replays
from render.registry import load as painter_of
from rules.core.codec import encode_state
from rules.core.record import decode_record, encode_record
from rules.core.record import replay as replayed
from rules.core.rng import Rng
from rules.core.text import Msg
from rules.registry import load
from tests.bot.tables.house import House, open_house
from tests.catalogues import own_catalogues
from tests.released import DATABASES, GAMES, actor, play_on, unpacked
from tests.scale import sized

TURNS = sized(4, 40)
"""Moves that a table is played on."""
ALL = 9999
LATER = 1_000_000_000
"""The first ID of an interaction that no earlier version had."""


@pytest.fixture(params=DATABASES, ids=lambda file: file.name.split(".")[0])
async def left(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """A database as an earlier version left it, in this program."""
    file = unpacked(request.param, tmp_path)
    house = await open_house(file, games=dict(GAMES), copied=False)
    house.clock.now = 2_000_000.0
    house.interactions = count(LATER)
    yield house
    await house.database.close()


async def ids(house: House, *status: Status) -> list[int]:
    def query(conn: Connection) -> list[int]:
        found = select(tables.c.id).where(tables.c.status.in_([each.value for each in status]))
        return list(conn.execute(found.order_by(tables.c.id)).scalars())

    return await house.database.read(query)


async def assert_whole(house: House) -> None:
    """Assert that every table that has begun replays from its seed."""
    found = await drilled(house.database, load, rng=Random(1), most=None)
    started = await ids(house, Status.PLAYING, Status.FINISHED, Status.CANCELLED)
    assert (found.wrong, found.older, found.replayed) == ((), 0, len(started))


async def test_every_table_opens_and_replays_from_its_seed(left: House) -> None:
    for table_id in await ids(left, *Status):
        at = await left.tables.position(table_id)
        if at.state is not None:
            at.game.check_invariants(at.state)
            for viewer in (None, *range(len(at.seats))):
                assert at.game.describe(at.game.view(at.state, viewer))
    await assert_whole(left)


@pytest.mark.parametrize("left", DATABASES[:1], indirect=True, ids=["the first"])
async def test_its_tables_are_painted(left: House) -> None:
    say = own_catalogues()["en"].sayer(lambda seat: "Ann")
    painted = set()
    for table_id in await ids(left, Status.PLAYING, Status.FINISHED):
        at = await left.tables.position(table_id)
        kind = at.table.title, at.table.status
        if kind not in painted:
            painted.add(kind)
            board = painter_of(at.table.title).board(at.game.view(at.state, None), say)
            assert min(board.size) > 0
    assert {title for title, _ in painted} == set(GAMES)


async def test_everything_that_was_told_can_be_said_in_every_language(left: House) -> None:
    texts = set[bytes]()
    for table_id in await ids(left, Status.PLAYING, Status.FINISHED, Status.CANCELLED):
        for _, event in await left.tables.history(table_id, ALL):
            texts.add(msgpack.encode(event.msg))
    catalogues = own_catalogues()
    for text in texts:
        for language in LANGUAGES:
            said = catalogues[language].say(msgpack.decode(text, type=Msg), lambda seat: "Ann")
            assert said.strip()


async def test_every_table_in_play_goes_on_and_still_replays(left: House) -> None:
    """The earlier version's move is taken back where it can be, and a lobby starts. Tables are loaded again in
    between, as after a restart. Their records say where they went up."""
    for table_id in await ids(left, Status.PLAYING):
        at = await left.tables.position(table_id)
        for row in at.seats:
            if await left.tables.can_undo(at, row.seat):
                assert row.member_id is not None
                await left.tables.undo(table_id, actor(left, row.member_id))
                break
    for table_id in await ids(left, Status.LOBBY):
        opener = (await left.tables.position(table_id)).table.opener_id
        await left.tables.start(table_id, actor(left, opener))
    playing = await ids(left, Status.PLAYING)
    for table_id in playing:
        before = (await left.tables.position(table_id)).table.seq
        at = await play_on(left, table_id, TURNS, Rng(table_id))
        assert at.table.seq > before
    left = await left.reopened(games=dict(GAMES))
    for table_id in playing:
        await play_on(left, table_id, 1, Rng(table_id))
    await assert_whole(left)
    gone_up = set()
    for table_id in playing:
        at = await left.tables.position(table_id)
        if at.table.status is Status.PLAYING:
            moment = await Replays(left.database).moment(at, ALL)
            assert encode_state(moment.position.state) == encode_state(at.state)
            for member in at.members():
                await left.tables.end(table_id, actor(left, member))
            at = await left.tables.position(table_id)
        record = decode_record(encode_record(await left.tables.record(table_id)))
        *_, last = replayed(at.game, record)
        assert encode_state(last.state) == encode_state(at.state)
        if record.rules_version == 0:
            assert [each.rules_version for each in record.crossings] == [1]
            gone_up.add(record.title)
    assert ("tmars" in gone_up) is ("1272cc2" in str(left.where))
    await left.database.close()


async def test_records_of_closed_tables_replay_and_can_be_gone_on_from(left: House) -> None:
    reader = Reader(load)
    for table_id in await ids(left, Status.FINISHED, Status.CANCELLED):
        at = await left.tables.position(table_id)
        record = decode_record(encode_record(await left.tables.record(table_id)))
        *_, last = replayed(at.game, record)
        assert encode_state(last.state) == encode_state(at.state)
        stops = await Replays(left.database).stops(at)
        assert stops[-1].seq == at.table.seq
        if at.table.status is Status.CANCELLED:
            found = await reader.read(encode_record(record))
            assert found.before.state == encode_state(at.state)


@pytest.mark.parametrize("left", DATABASES[:1], indirect=True, ids=["the first"])
async def test_a_table_that_later_rules_of_its_number_would_not_have_made_is_recorded_as_version_0(
    left: House,
) -> None:
    """With seed 1061 of Metromania no last turns were played; Terraforming Mars had no `bot_near`."""
    versions = set()
    for table_id in await ids(left, Status.FINISHED):
        record = await left.tables.record(table_id)
        versions.add((record.title, record.setup.seed, record.rules_version, record.crossings))
    assert {("metromania", 1061, 0, ()), ("tmars", 1000, 0, ())} < versions


@pytest.mark.parametrize("left", DATABASES[:1], indirect=True, ids=["the first"])
async def test_its_tables_replay_from_a_copy_in_a_database_of_any_engine(
    left: House, database_url: URL
) -> None:
    target = await Database.open(database_url, unfinished=True)
    await between.copy(left.database, target)
    found = await drilled(target, load, rng=Random(1), most=None)
    assert (found.wrong, found.older) == ((), 0)
    await target.close()


async def test_an_entry_that_no_rules_made_is_found(left: House) -> None:
    """The forms that a state may have had are no excuse for another move."""
    for table_id in await ids(left, Status.FINISHED):
        at = await left.tables.position(table_id)
        secrets = await left.tables.secrets(table_id)
        rows = await left.database.read(lambda conn, table_id=table_id: moves.log(conn, table_id))  # type: ignore[misc]
        assert records.verify(at, secrets, rows).ok
        place = len(rows) // 2
        other = replace(rows[place], seat=(rows[place].seat or 0) + 1)
        assert not records.verify(at, secrets, [*rows[:place], other, *rows[place + 1 :]]).ok
