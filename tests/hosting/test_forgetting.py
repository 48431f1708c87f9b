"""A server is forgotten: when it asks for it, or a while after it has removed the bot (hosting, 7.5)."""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from bot.clocks.paces import DAY_MS
from bot.store import outbox, schema, time
from bot.store.people import bench, servers
from bot.store.people.bench import BenchEntry
from bot.store.rows import Status, TimerKind
from bot.tables import notices
from bot.tables.privacy.forgetting import AFTER_MS, Forgetting
from bot.tables.settings import OFFERS, Settings
from rules.core.text import Typed, msg
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, DAN, GUILD, NAMES
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse, open_clocked_house
from tests.messages import number_of

OTHER = GUILD + 1
CALLED = "Wilhelmina-Charlotte"
NUMBER = 913_372_036_854_775_807
_OF_SERVERS = ("lobby_boards", "audit", "seekers", "bench", "bans", "guild_settings", "guilds")


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, NUMBER, CALLED)


@pytest.fixture
def forgetting(house: ClockedHouse) -> Forgetting:
    return with_forgetting(house)


async def _no_tournaments(guild_id: int) -> None:
    del guild_id


def with_forgetting(
    house: ClockedHouse, call_off: Callable[[int], Awaitable[None]] = _no_tournaments
) -> Forgetting:
    made = Forgetting(house.database, house.tables, lambda: None, call_off)
    house.timers.on(TimerKind.FORGET, made.due)

    async def scrubbed(due: object, now_ms: int) -> object:
        return lambda conn: None

    house.timers.on(TimerKind.SCRUB, scrubbed)  # type: ignore[arg-type]
    return made


async def life(house: ClockedHouse) -> tuple[int, int, int]:
    """A table that has ended, one in play and one in its lobby; a ban, a note of moderators, and settings."""
    ended = await house.table(NUMBER, BOB)
    while (at := await house.tables.position(ended.table.id)).waiting():
        await house.acts(at.table.id)
    playing = await house.table(NUMBER, CID, ANN)
    await house.acts(playing.table.id)
    lobby = await house.opens(NUMBER, seats=3)
    await house.moderation.ban(
        GUILD, house.by(DAN), NUMBER, 90, Typed(f"{CALLED} writes nonsense.")
    )
    chosen = Settings(house.database)
    for guild in (GUILD, OTHER):
        await chosen.set_channel(guild, OFFERS, CHANNEL)
        await chosen.set_guild_language(guild, "it")
        await chosen.set_pace(guild, "weekly")
    await house.database.write(lambda conn: bench.put(conn, GUILD, BenchEntry(NUMBER)))
    return ended.table.id, playing.table.id, lobby.position.table.id


async def known(house: ClockedHouse, *names: str) -> str:
    """All rows of these tables of the database, or of all, as text."""

    def read(conn: Connection) -> str:
        found = [
            table for table in schema.metadata.sorted_tables if not names or table.name in names
        ]
        return "\n".join(repr(tuple(row)) for each in found for row in conn.execute(select(each)))

    return await house.database.read(read)


async def test_no_member_is_named_and_nothing_of_the_server_is_left(
    house: ClockedHouse, forgetting: Forgetting
) -> None:
    ended, playing, lobby = await life(house)
    assert CALLED in await known(house)
    total, open_ones = await forgetting.tables(GUILD)
    assert (total, sorted(open_ones)) == (3, [playing, lobby])

    await forgetting.forget(GUILD)

    everything = await known(house)
    assert CALLED not in everything
    of_tables = ("tables", "seats", "sittings", "turns", "moves", "offers", "bans")
    assert str(NUMBER) not in await known(house, *of_tables)
    assert str(GUILD) not in await known(house, *_OF_SERVERS)
    for table_id in (playing, lobby):
        at = await house.tables.position(table_id)
        assert at.table.status is Status.CANCELLED
        assert (number_of(at.table.lobby), number_of(at.table.board)) == (None, None)
    for table_id in (ended, playing):
        assert (await house.tables.verify(table_id)).ok
    assert await forgetting.tables(GUILD) == (3, [])
    assert str(NUMBER) in await known(house, "results")
    # The member's own data stays, and so do other servers' settings.
    assert str(NUMBER) in await known(house, "hours")
    chosen = Settings(house.database)
    assert await chosen.channel(GUILD, OFFERS) is None
    assert await chosen.pace(GUILD) == "daily"
    assert await chosen.channel(OTHER, OFFERS) == CHANNEL
    assert await chosen.pace(OTHER) == "weekly"
    assert await house.database.read(servers.known) == {OTHER}


@ON_BOTH
async def test_a_server_that_removes_the_bot_is_forgotten_after_a_while_and_not_before(
    house: ClockedHouse, forgetting: Forgetting
) -> None:
    _, playing, _ = await life(house)
    await forgetting.left(GUILD)
    house.now_ms += AFTER_MS - DAY_MS
    await house.timers.look(house.now_ms)
    assert (await house.tables.position(playing)).table.status is Status.PLAYING
    assert CALLED in await known(house)
    house.now_ms += DAY_MS
    while any(due.at_ms <= house.now_ms for due in await house.armed()):
        await house.timers.look(house.now_ms)
    assert CALLED not in await known(house)
    # Nobody is there to be told.
    waiting = select(func.count()).where(
        schema.outbox.c.table_id.is_not(None),
        schema.outbox.c.sent_at.is_(None),
        schema.outbox.c.error.is_(None),
    )
    assert await house.database.read(lambda conn: conn.execute(waiting).scalar_one()) == 0


async def test_a_server_that_invites_the_bot_again_is_not_forgotten(
    house: ClockedHouse, forgetting: Forgetting
) -> None:
    await life(house)
    await forgetting.left(GUILD)
    await forgetting.back_in(GUILD)
    assert TimerKind.FORGET not in {due.kind for due in await house.armed()}


async def test_a_removal_while_the_bot_was_away_is_noticed_once(
    house: ClockedHouse, forgetting: Forgetting
) -> None:
    await life(house)
    await forgetting.left_meanwhile([OTHER])
    [first] = [due for due in await house.armed() if due.kind is TimerKind.FORGET]
    assert (first.number, first.at_ms) == (GUILD, house.now_ms + AFTER_MS)
    house.now_ms += DAY_MS
    await forgetting.left_meanwhile([OTHER])
    assert first in await house.armed()


async def test_a_broken_off_deletion_is_finished_after_a_restart(tmp_path: Path) -> None:
    house = await open_clocked_house(tmp_path / "tables.sqlite3")
    forgetting = with_forgetting(house)
    _, playing, lobby = await life(house)
    done = 0

    class Killed(BaseException):
        pass

    rewrite = house.tables.changes.rewrite

    async def killed_after_one(table_id: int, store: object) -> None:
        nonlocal done
        done += 1
        if done > 1:
            raise Killed
        await rewrite(table_id, store)  # type: ignore[arg-type]

    house.tables.changes.rewrite = killed_after_one  # type: ignore[method-assign]
    with pytest.raises(Killed):
        await forgetting.forget(GUILD)
    assert CALLED in await known(house)
    await house.close()

    again = await open_clocked_house(tmp_path / "tables.sqlite3", now_ms=house.now_ms)
    with_forgetting(again)
    while any(due.at_ms <= again.now_ms for due in await again.armed()):
        await again.timers.look(again.now_ms)
    assert CALLED not in await known(again)
    for table_id in (playing, lobby):
        assert (await again.tables.position(table_id)).table.status is Status.CANCELLED
    await again.close()


async def test_unsent_posts_name_no_member(house: ClockedHouse, forgetting: Forgetting) -> None:
    _, playing, _ = await life(house)
    at = await house.tables.position(playing)
    told = notices.notice(at.table, msg("table.agrees_to_end", member=CALLED, missing=1))
    await house.database.write(lambda conn: outbox.put(conn, told, now=house.now_ms / 1000))
    await forgetting.forget(GUILD)
    assert CALLED not in await known(house, "outbox")


async def test_charges_of_turns_are_kept_for_a_month_after_the_end(house: ClockedHouse) -> None:
    ended = await house.table(ANN, BOB)
    while (at := await house.tables.position(ended.table.id)).waiting():
        await house.acts(at.table.id)
    playing = await house.table(ANN, BOB)
    await house.acts(playing.table.id)

    async def kept(days: int) -> tuple[bool, bool]:
        now_s = house.now_ms // 1000 + days * 86_400
        await house.database.write(lambda conn: time.forget_turns(conn, now_s=now_s))
        found = [
            await house.turns(each.table.id, 0) + await house.turns(each.table.id, 1)
            for each in (ended, playing)
        ]
        return bool(found[0]), bool(found[1])

    assert await kept(29) == (True, True)
    assert await kept(31) == (False, True)


@pytest.mark.parametrize("is_killed", [False, True], ids=["beside the timekeeper", "after a kill"])
async def test_a_server_that_asks_to_be_forgotten_hears_of_its_closed_tables(
    house: ClockedHouse, is_killed: bool
) -> None:
    """The timekeeper leaves a deletion that is under way alone, and finishes it after a kill."""
    _, playing, lobby = await life(house)
    looked = False

    async def look(guild_id: int) -> None:
        nonlocal looked
        if looked:
            return
        looked = True
        if is_killed:
            raise KeyboardInterrupt
        await house.timers.look(house.now_ms)

    made = with_forgetting(house, look)
    with pytest.raises(KeyboardInterrupt) if is_killed else nullcontext():
        await made.forget(GUILD)
    if is_killed:
        await with_forgetting(house, look).back_in(GUILD, OTHER)
        while any(due.at_ms <= house.now_ms for due in await house.armed()):
            await house.timers.look(house.now_ms)
    assert CALLED not in await known(house)
    for table_id in (playing, lobby):
        assert (await house.tables.position(table_id)).table.status is Status.CANCELLED
    given_up = select(func.count()).where(schema.outbox.c.error.is_not(None))
    assert await house.database.read(lambda conn: conn.execute(given_up).scalar_one()) == 0
    assert "closing" in await known(house, "outbox")
