"""A member's own data: all is shown and exported, and after its deletion nothing identifies them (goal S2)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import URL, Connection, select, text

from bot.clocks.paces import DAY_MS
from bot.store import members, moves, outbox, schema, settings
from bot.store.people import bans, bench
from bot.store.people.bench import BenchEntry
from bot.store.people.personal import COLUMNS
from bot.store.rows import MoveKind, Status, TimerKind
from bot.tables import notices
from bot.tables.changing import Store
from bot.tables.history import records
from bot.tables.model import Actor, Position
from bot.tables.privacy.privacy import Privacy
from rules.core.record import encode_record
from rules.core.text import Typed, msg
from tests.bot.tables.house import ANN, BOB, CID, DAN, GUILD, NAMES
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse, open_clocked_house
from tests.refusing import refuses

GONE = 913_372_036_854_775_807
"""A number as Discord gives them out, which needs eight bytes."""
CALLED = "Wilhelmina-Charlotte"
_OF_NOBODY = frozenset(
    (
        *("guild_id", "channel_id", "thread_id", "lobby_message_id", "board_message_id"),
        *("lobby_channel_id", "board_channel_id", "announce_channel_id", "standings_channel_id"),
        *("message_id", "rematch_id", "talk_id", "table_id", "outbox_id", "direct_id"),
        *("tournament_id", "stage_id", "round_id", "pod_id", "deal_id", "ruling_id", "undoes_id"),
        *("league_id", "next_id", "announce_message_id", "standings_message_id", "event_id"),
    )
)
"""Numbers that identify no member. A direct channel goes with the row of its member."""


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, GONE, CALLED)


@pytest.fixture
def privacy(house: ClockedHouse) -> Privacy:
    made = Privacy(house.database, house.tables, lambda: None)
    house.timers.on(TimerKind.ERASE, made.erase_due)
    house.timers.on(TimerKind.SCRUB, made.scrub_due)
    return made


def test_it_is_known_of_every_column_whether_it_holds_a_members_number() -> None:
    found = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.name.endswith("_id") and column.name not in _OF_NOBODY
    }
    assert found | {("members", "id")} == set(COLUMNS), "say in bot/store/people/personal.py"


async def _life(house: ClockedHouse) -> list[int]:
    """The member has ended tables, one in play, one in its lobby and a seat that is kept; returns all their numbers."""
    ended = await house.table(GONE, BOB)
    await house.passes(hours=40.5)
    await house.tables.come_back(ended.table.id, house.by(_away(await _at(house, ended))))
    at = await house.posted(ended.table.id)
    while at.waiting():
        at = await house.acts(at.table.id)
    off = await house.table(ANN, GONE)
    await house.tables.leave(off.table.id, house.by(GONE))
    for member in (ANN,):
        await house.tables.end(off.table.id, house.by(member))
    playing = await house.table(GONE, CID, ANN)
    await house.acts(playing.table.id)
    kept = await house.table(ANN, GONE, CID)
    await house.tables.leave(kept.table.id, house.by(GONE))
    lobby = await house.opens(GONE, seats=3)
    await house.tables.join(lobby.position.table.id, house.by(CID))

    def others(conn: Connection) -> None:
        members.set_locale(conn, GONE, "it")
        members.mute(conn, playing.table.id, GONE, on=True)
        settings.note_hours(conn, GONE)
        bench.put(conn, GUILD, BenchEntry(GONE))
        bans.block(conn, GONE, BOB)
        bans.block(conn, BOB, GONE)
        told = notices.notice(playing.table, msg("table.agrees_to_end", member=CALLED, missing=1))
        outbox.put(conn, told, now=house.now_ms / 1000)

    await house.database.write(others)
    why = f"{CALLED} (<@{GONE}>) writes nonsense."
    await house.moderation.ban(GUILD, house.by(DAN), GONE, 90, Typed(why))
    await house.moderation.set_clock(playing.table.id, house.by(DAN), 0, 3_600_000, Typed(why))
    return [each.table.id for each in (ended, off, playing, kept, lobby.position)]


async def _at(house: ClockedHouse, at: Position) -> Position:
    return await house.tables.position(at.table.id)


def _away(at: Position) -> int:
    return next(row.away_id for row in at.seats if row.away_id is not None)


def _deleted(house: ClockedHouse) -> Actor:
    return house.by(GONE)


async def _everything(house: ClockedHouse) -> str:
    """All rows of the database, as text."""

    def read(conn: Connection) -> str:
        rows = (
            repr(tuple(row))
            for table in schema.metadata.sorted_tables
            for row in conn.execute(select(table))
        )
        return "\n".join(rows)

    return await house.database.read(read)


async def test_after_deletion_no_row_identifies_the_member(
    house: ClockedHouse, privacy: Privacy
) -> None:
    await _life(house)
    before = await _everything(house)
    assert str(GONE) in before
    assert CALLED in before
    await privacy.delete(_deleted(house))
    after = await _everything(house)
    assert str(GONE) not in after
    assert CALLED not in after


def _traces() -> Iterator[bytes]:
    yield CALLED.encode()
    yield str(GONE).encode()
    yield GONE.to_bytes(8, "big")
    yield GONE.to_bytes(8, "little")


async def test_after_deletion_no_byte_of_the_files_identifies_the_member(tmp_path: Path) -> None:
    house = await open_clocked_house(tmp_path / "tables.sqlite3")
    privacy = Privacy(house.database, house.tables, lambda: None)
    house.timers.on(TimerKind.ERASE, privacy.erase_due)
    house.timers.on(TimerKind.SCRUB, privacy.scrub_due)
    await _life(house)
    before = _bytes(tmp_path)
    await privacy.delete(_deleted(house))
    await house.timers.look(house.now_ms)
    while_open = _bytes(tmp_path)
    await house.close()
    assert CALLED.encode() in before
    assert GONE.to_bytes(8, "big") in before
    for found in (while_open, _bytes(tmp_path)):
        assert [each for each in _traces() if each in found] == []


def _bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.glob("tables.sqlite3*")))


async def test_every_table_can_be_verified_and_its_record_is_the_same(
    house: ClockedHouse, privacy: Privacy
) -> None:
    known = await _life(house)
    over = known[:2]
    before = {each: encode_record(await house.tables.record(each)) for each in over}
    await privacy.delete(_deleted(house))
    for table_id in over:
        assert (await house.tables.verify(table_id)).ok
        assert encode_record(await house.tables.record(table_id)) == before[table_id]
    for table_id in known:
        rows = await house.log(table_id)
        assert records.holds_together(rows)
        assert rows == [] or (await house.tables.position(table_id)).chain == rows[-1].hash


async def test_the_log_reads_former_player_and_knows_the_others(
    house: ClockedHouse, privacy: Privacy
) -> None:
    left = (await _life(house))[1]
    before = b"".join(row.events for row in await house.log(left))
    assert CALLED.encode() in before
    await privacy.delete(_deleted(house))
    after = b"".join(row.events for row in await house.log(left))
    assert CALLED.encode() not in after
    assert b"audit.nobody" in after
    at = await house.tables.position(left)
    assert at.members() == (ANN,)


@ON_BOTH
async def test_a_damaged_log_is_not_mended_by_a_deletion(
    house: ClockedHouse, privacy: Privacy
) -> None:
    ended = (await _life(house))[0]

    def damage(conn: Connection) -> None:
        conn.execute(text(f"UPDATE moves SET at = at + 1 WHERE table_id = {ended} AND seq = 2"))

    await house.database.write(damage)
    await privacy.delete(_deleted(house))
    assert not (await house.tables.verify(ended)).ok
    assert str(GONE) not in await _everything(house)


async def test_seats_are_left_without_a_word_on_conduct_and_empty_lobbies_close(
    house: ClockedHouse, privacy: Privacy
) -> None:
    _, _, playing, kept, lobby = await _life(house)
    await privacy.delete(_deleted(house))
    at = await house.tables.position(playing)
    (robot,) = [row for row in at.seats if row.is_robot]
    assert (robot.away_id, robot.name) == (None, Typed(""))
    assert at.table.status is Status.PLAYING
    assert all(row.away_id is None for row in (await house.tables.position(kept)).seats)
    assert (await house.tables.position(lobby)).members() == (CID,)
    rows = await house.log(playing)
    assert rows[-1].kind is MoveKind.LEAVE
    # The table goes on with its robot.
    at = await house.posted(playing)
    if house.acting(at) == robot.seat:
        await house.robot_acts(playing)
    else:
        await house.acts(playing)


async def test_a_lobby_that_no_other_member_has_joined_is_closed(
    house: ClockedHouse, privacy: Privacy
) -> None:
    done = await house.opens(GONE)
    await privacy.delete(_deleted(house))
    at = await house.tables.position(done.position.table.id)
    assert at.table.status is Status.CANCELLED


async def test_12_a_ban_outlasts_the_data_for_a_month(
    house: ClockedHouse, privacy: Privacy
) -> None:
    await _life(house)
    await privacy.delete(_deleted(house))

    async def opens() -> Any:
        return await house.opens(GONE)

    with refuses("table.banned"):
        await opens()
    house.now_ms += 30 * DAY_MS + 1
    await opens()


async def test_12_conduct_begins_anew(house: ClockedHouse, privacy: Privacy) -> None:
    await _life(house)
    await privacy.delete(_deleted(house))
    own = (await house.tables.conducts.of(GONE, now_ms=house.now_ms))[GONE]
    assert (own.held, own.is_new, own.reliability) == (0, True, 90)


async def test_a_rematch_keeps_no_seat_for_a_deleted_member(
    house: ClockedHouse, privacy: Privacy
) -> None:
    ended = (await _life(house))[0]
    await privacy.delete(_deleted(house))
    done = await house.tables.play_again(ended, house.by(BOB))
    assert [row.member_id for row in done.position.seats if not row.is_free] == [BOB]
    assert not any(row.is_reserved for row in done.position.seats)


async def test_a_deletion_that_was_broken_off_is_finished_later(database_url: URL) -> None:
    house = await open_clocked_house(database_url)
    await _life(house)
    privacy = Privacy(house.database, house.tables, lambda: None)
    count = 0
    rewrite = house.tables.changes.rewrite

    async def breaks_off(table_id: int, store: Store) -> None:
        nonlocal count
        count += 1
        if count > 2:
            raise KeyboardInterrupt
        await rewrite(table_id, store)

    house.tables.changes.rewrite = breaks_off  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        await privacy.delete(_deleted(house))
    await house.close()
    again = await open_clocked_house(database_url, now_ms=house.now_ms)
    privacy = Privacy(again.database, again.tables, lambda: None)
    again.timers.on(TimerKind.ERASE, privacy.erase_due)
    again.timers.on(TimerKind.SCRUB, privacy.scrub_due)
    again.outages.last_ms = again.now_ms
    await again.timers.look(again.now_ms + 1)
    after = await _everything(again)
    assert str(GONE) not in after
    await again.close()


async def test_the_file_holds_the_members_data_and_no_other(
    house: ClockedHouse, privacy: Privacy
) -> None:
    await _life(house)
    found = json.decode(await privacy.export(GONE))
    kept = found["kept"]
    assert found["member"] == str(GONE)
    for name in ("members", "seats", "sittings", "moves", "conduct", "bench", "blocks", "bans"):
        assert kept[name], name
    words = json.encode(found).decode()
    assert not re.search(r'"(seed|salt|state|hash|mark)"', words)
    numbers = set(re.findall(r'"(?:\w+_id|id)":(\d+)', words))
    assert str(GONE) in numbers
    blocked = [row["other_id"] for row in kept["blocks"]]
    assert blocked == [BOB]
    mine = [row for row in kept["moves"] if row["kind"] == "move"]
    assert mine
    assert all("move" in row for row in mine)


async def test_the_figures_say_how_much_there_is(house: ClockedHouse, privacy: Privacy) -> None:
    assert (await privacy.figures(GONE)).seats == 0
    await _life(house)
    figures = await privacy.figures(GONE)
    assert figures.seats == 4
    assert figures.moves > 0
    assert figures.open_seats == 2


async def test_moves_of_others_stay_as_they_were(house: ClockedHouse, privacy: Privacy) -> None:
    ended = (await _life(house))[0]
    before = [(row.seq, row.move) for row in await house.log(ended)]
    others = [row.member_id for row in await house.log(ended)]
    await privacy.delete(_deleted(house))
    rows = await house.database.read(lambda conn: moves.log(conn, ended))
    assert [(row.seq, row.move) for row in rows] == before
    assert [row.member_id == BOB for row in rows] == [each == BOB for each in others]
