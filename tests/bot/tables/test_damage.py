"""Damage on the disk: a damaged file is refused, a damaged table is recognised, and all that can be read is right."""

import dataclasses
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bot.store import outbox, schema, tables
from bot.store.database import Connection, Database
from bot.store.errors import NewerDatabase, Spoilt, Unusable
from bot.store.rows import SeatRow, Status, TableRow
from bot.tables.commit import MOST_OPEN
from bot.tables.errors import LogDamaged, TableRefusal, TitleMissing, Unreadable, Unsupported
from bot.tables.loading import reading
from rules.core import engine
from rules.core.codec import decode_move, decode_state, encode_state
from rules.core.errors import InvariantBroken, MalformedMove
from rules.core.game import GameDef
from rules.core.log import Event
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, House, open_house
from tests.refusing import refuses
from tests.scale import sized
from tests.toys import nim, sealed

pytestmark = pytest.mark.slow

TAKE = nim.Take(heap=1, count=1)
MEMBERS = (ANN, BOB, CID)
DAMAGES = sized(50, 150)
MOST_EVENTS = 1000
SECTOR = 512

NEWER_NIM = dataclasses.replace(nim.GAME, rules_version=2)
"""A version of the rules without an upgrade from the one before."""


@dataclass(frozen=True)
class Known:
    """The true facts of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    state: bytes
    history: tuple[tuple[int, Event], ...]


async def known(house: House, table_id: int) -> Known:
    at = await house.tables.position(table_id)
    history = await house.tables.history(table_id, MOST_EVENTS)
    return Known(at.table, at.seats, encode_state(at.state), history)


async def played(house: House, title: str, moves: int, seed: int) -> int:
    at = await house.table(title, *MEMBERS)
    rng = Rng(seed)
    for _ in range(moves):
        if at.table.status is not Status.PLAYING:
            break
        seat, _ = await house.acting(at.table.id)
        at = await house.play(at.table.id, engine.sample_move(at.game, at.state, seat, rng))
    return at.table.id


async def full_house(house: House) -> dict[int, Known]:
    """Tables in their lobby, in play and ended, each with its true facts."""
    for number in range(4):
        await house.lobby("nim", ANN, BOB, seats=3)
        for title in ("nim", "sealed"):
            await played(house, title, 5 + number, number)
            called_off = await played(house, title, 5 + number, number)
            await house.called_off(called_off)
            await played(house, title, 500, number)
    last = select(func.max(schema.tables.c.id))
    ids = range(1, await house.database.read(lambda conn: conn.execute(last).scalar_one()) + 1)
    return {table_id: await known(house, table_id) for table_id in ids}


def damaged(data: bytes, rng: random.Random) -> bytes:
    """A copy of a file with a wrong bit, byte, run of bytes or sector, where something is written."""
    spoilt = bytearray(data)
    written = [at for at in range(0, len(data), SECTOR) if any(data[at : at + SECTOR])]
    at = rng.choice(written) + rng.randrange(SECTOR)
    match rng.randrange(4):
        case 0:
            spoilt[at] ^= 1 << rng.randrange(8)
        case 1:
            spoilt[at] = rng.randrange(256)
        case 2:
            length = rng.randrange(2, 64)
            spoilt[at : at + length] = rng.randbytes(len(spoilt[at : at + length]))
        case _:
            at -= at % SECTOR
            spoilt[at : at + SECTOR] = bytes(SECTOR)
    return bytes(spoilt)


async def verdicts(house: House, right: dict[int, Known]) -> "Counter[str]":
    """Check every table of an opened file, and count those that cannot be read; all others must be right."""
    found: Counter[str] = Counter()
    lost = await house.tables.wrecks.of_member(ANN)
    listed = {*lost, *(at.table.id for at in await house.tables.of_member(ANN))}
    for table_id, truth in right.items():
        is_open = truth.table.status in (Status.LOBBY, Status.PLAYING)
        try:
            is_right = await known(house, table_id) == truth
        except Unreadable:
            is_right = False
            found["unreadable"] += 1
        else:
            assert is_right, f"table {table_id} is silently wrong"
        if is_open:
            assert table_id in listed
        else:
            assert (await house.tables.verify(table_id)).ok == is_right
    return found


async def test_no_damage_is_silently_wrong(tmp_path: Path) -> None:
    house = await open_house(tmp_path / "whole")
    right = await full_house(house)
    await house.database.close()
    data = (tmp_path / "whole").read_bytes()
    fates: Counter[str] = Counter()
    for seed in range(DAMAGES):
        path = tmp_path / "damaged"
        path.write_bytes(damaged(data, random.Random(seed)))
        try:
            opened = await open_house(path)
        except (Unusable, NewerDatabase):
            fates["refused"] += 1
            continue
        found = await verdicts(opened, right)
        fates["with unreadable tables" if found else "whole"] += 1
        await opened.database.close()
    # The check of the file finds a part, and the checks of tables another.
    assert fates["refused"] > DAMAGES / 10, fates
    assert fates["with unreadable tables"] > DAMAGES / 10, fates


def spoil(table_id: int) -> Any:
    """Flip a bit of a table's state."""

    def flip(conn: Connection) -> None:
        stored = tables.state(conn, table_id)
        assert stored is not None
        state = bytearray(stored[0])
        state[len(state) // 2] ^= 1
        of_table = update(schema.tables).where(schema.tables.c.id == table_id)
        conn.execute(of_table.values(state=bytes(state)))

    return flip


async def with_a_wreck(house: House) -> tuple[House, int, int]:
    """A damaged and an undamaged table of the same member, after a restart."""
    wreck = (await house.table("nim", ANN, BOB)).table.id
    whole = (await house.table("nim", ANN, BOB)).table.id
    await house.database.write(spoil(wreck))
    return await house.reopened(), wreck, whole


async def test_a_table_that_cannot_be_opened_hides_no_other(house: House) -> None:
    house, wreck, whole = await with_a_wreck(house)
    assert [at.table.id for at in await house.tables.of_member(ANN)] == [whole]
    assert await house.tables.wrecks.of_member(ANN) == (wreck,)
    assert [each async for each, _ in house.tables.wrecks.all()] == [wreck]
    with pytest.raises(Unreadable) as refused:
        await house.tables.position(wreck)
    assert refused.value.facts == {"number": str(wreck)}
    await house.play(whole, TAKE)
    await house.database.close()


async def test_a_table_that_cannot_be_opened_is_given_up(house: House) -> None:
    house, wreck, whole = await with_a_wreck(house)
    await house.tables.wrecks.give_up(wreck)
    assert await house.tables.wrecks.of_member(ANN) == ()
    with pytest.raises(TableRefusal) as again:
        await house.tables.wrecks.give_up(wreck)
    with pytest.raises(TableRefusal) as not_broken:
        await house.tables.wrecks.give_up(whole)
    codes = (again.value.code, not_broken.value.code)
    assert codes == ("table.ended", "table.not_seated")
    assert not (await house.tables.verify(wreck)).ok
    await house.database.close()


async def test_a_table_that_cannot_be_opened_and_goes_on_reveals_nothing(house: House) -> None:
    house, wreck, _ = await with_a_wreck(house)
    with pytest.raises(Unreadable):
        await house.tables.verify(wreck)
    await house.database.close()


async def test_tables_that_cannot_be_opened_are_not_counted(house: House) -> None:
    house, _, _ = await with_a_wreck(house)
    for _ in range(MOST_OPEN - 1):
        await house.lobby("nim", ANN, seats=2)
    with refuses("server.enough"):
        await house.lobby("nim", ANN, seats=2)
    await house.database.close()


async def test_a_table_of_an_unknown_version_hides_no_other(house: House) -> None:
    nim_table = (await house.table("nim", ANN, BOB)).table.id
    sealed_table = (await house.table("sealed", ANN, BOB)).table.id
    later = await house.reopened(games={"nim": NEWER_NIM, "sealed": sealed.GAME})
    assert [at.table.id for at in await later.tables.of_member(ANN)] == [sealed_table]
    assert await later.tables.wrecks.of_member(ANN) == (nim_table,)
    await later.database.close()


async def test_a_title_that_is_not_installed_hides_no_other_and_comes_back(house: House) -> None:
    nim_table = (await house.table("nim", ANN, BOB)).table.id
    sealed_table = (await house.table("sealed", ANN, BOB)).table.id
    later = await house.reopened(games={"sealed": sealed.GAME})
    assert [at.table.id for at in await later.tables.of_member(BOB)] == [sealed_table]
    assert await later.tables.wrecks.of_member(BOB) == (nim_table,)
    with pytest.raises(TitleMissing) as refused:
        await later.tables.position(nim_table)
    assert refused.value.code == "table.title_missing"
    assert refused.value.facts == {"number": str(nim_table), "title": "nim"}
    ((number, why),) = [each async for each in later.tables.wrecks.all()]
    assert number == nim_table
    assert "its title “nim” is not installed; install it again" in why
    again = await later.reopened()
    assert (await again.play(nim_table, TAKE)).table.seq == 1
    assert [each async for each in again.tables.wrecks.all()] == []
    await again.database.close()


@pytest.mark.parametrize("games", [{"sealed": sealed.GAME}, {"nim": NEWER_NIM}])
async def test_a_proof_that_this_program_cannot_read_is_not_called_wrong(
    house: House, games: dict[str, GameDef[Any, Any]]
) -> None:
    table = (await house.table("nim", ANN, BOB)).table.id
    await house.called_off(table)
    later = await house.reopened(games=games)
    with pytest.raises(Unsupported):
        await later.tables.verify(table)
    again = await later.reopened()
    assert (await again.tables.verify(table)).ok
    await again.database.close()


async def test_a_table_of_a_missing_title_that_is_given_up_has_nothing_more_to_tell(
    house: House,
) -> None:
    table = (await house.table("nim", ANN, BOB)).table.id
    later = await house.reopened(games={"sealed": sealed.GAME})
    assert await later.database.read(outbox.heads)
    await later.tables.wrecks.give_up(table)
    assert await later.database.read(outbox.heads) == []
    await later.database.close()


async def test_a_long_log_is_checked_to_its_end(house: House) -> None:
    table = (await house.table("nim", ANN, BOB)).table.id
    while (at := await house.tables.position(table)).table.seq <= 2 * reading.PAGE:
        await house.play(table, TAKE)
        _, member = await house.acting(table)
        await house.tables.undo(table, house.by(member))
    spoilt = update(schema.moves).where(
        schema.moves.c.table_id == table, schema.moves.c.seq == at.table.seq - 1
    )
    assert [each async for each in house.tables.wrecks.all()] == []
    await house.database.write(lambda conn: conn.execute(spoilt.values(events=b"\x90")))
    ((number, why),) = [each async for each in house.tables.wrecks.all()]
    assert number == table
    assert why.startswith("can be played, but its log is damaged: ")


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x85\xa2\xff\xfe", id="no text"),
        pytest.param(b"\x91" * 100_000, id="lists without end"),
        pytest.param(b"\xdd\xff\xff\xff\xff", id="a list of four billion"),
        pytest.param(b"", id="nothing"),
    ],
)
@pytest.mark.parametrize("version", [1, 0])
def test_damaged_bytes_are_no_state(data: bytes, version: int) -> None:
    game = dataclasses.replace(nim.GAME, upgrades={0: lambda plain: plain["heaps"]})
    with pytest.raises(InvariantBroken):
        decode_state(game, data, version)
    with pytest.raises(MalformedMove):
        decode_move(game, data)


async def test_a_move_is_not_taken_back_to_a_damaged_state(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE)
    spoilt = update(schema.undo_states).values(state=b"\x80")
    await house.database.write(lambda conn: conn.execute(spoilt))
    _, member = await house.acting(at.table.id)
    with refuses("table.nothing_to_undo"):
        await house.tables.undo(at.table.id, house.by(member))


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param({"events": b"\x90"}, id="other words"),
        pytest.param({"events": b"\xc1"}, id="no words"),
        pytest.param({"events": b"\xc1", "state_hash": None}, id="no words, of the first version"),
    ],
)
async def test_a_damaged_log_is_not_shown(house: House, entry: dict[str, Any]) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, TAKE, TAKE)
    spoilt = update(schema.moves).where(schema.moves.c.seq == 1).values(entry)
    await house.database.write(lambda conn: conn.execute(spoilt))
    with pytest.raises(LogDamaged):
        await house.tables.history(at.table.id, 10)


@pytest.mark.parametrize(
    "spoilt",
    [
        pytest.param((b"tables_by_thread", b"tables_by_threat"), id="a definition"),
        pytest.param((b"SQLite format 3", b"SQLite format 4"), id="the header"),
    ],
)
async def test_a_damaged_file_is_refused(spoilt: tuple[bytes, bytes], tmp_path: Path) -> None:
    house = await open_house(tmp_path / "whole")
    await house.table("nim", ANN, BOB)
    await house.database.close()
    data = (tmp_path / "whole").read_bytes().replace(*spoilt)
    (tmp_path / "spoilt").write_bytes(data)
    with pytest.raises(Spoilt, match="spoilt: "):
        await Database.open(tmp_path / "spoilt")
