"""The list of a server's tables: its lines, and its updates."""

import dataclasses

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from bot.clocks.hours import Hours
from bot.clocks.paces import HOUR_MS
from bot.features.find.lobby_posts import LobbyPosts
from bot.store import outbox, schema
from bot.store.finding import lobby_boards
from bot.store.finding.lobby_boards import LobbyBoard
from bot.store.rows import Filters, NoticeKind, OutboxRow
from bot.tables.finding.lobby_board import MOST_LISTED, LobbyBoards, relist
from bot.tables.model import Actor
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, GUILD
from tests.catalogues import own_catalogues
from tests.hosting.clocked import AWAKE, ClockedHouse

BOARD = 777


def everywhere(channel_id: int) -> bool:
    return True


@pytest.fixture
def boards(house: ClockedHouse) -> LobbyBoards:
    return LobbyBoards(house.database, house.tables, lambda: None)


async def lobby(
    house: ClockedHouse, *members: int, pace: str = "none", seats: int = 3, channel: int = CHANNEL
) -> int:
    done = await house.opens(members[0], channel_id=channel, seats=seats, pace=pace)
    table = done.position.table.id
    for member in members[1:]:
        await house.tables.join(table, house.by(member))
    return table


def waiting(conn: Connection) -> int:
    """Return the number of updates of the list that are due."""
    rows = schema.outbox
    query = select(func.count()).where(rows.c.kind == NoticeKind.LOBBY_BOARD.value)
    return conn.execute(query.where(rows.c.sent_at.is_(None))).scalar_one()


async def test_lobbies_stand_in_the_order_in_which_they_were_opened(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    first = await lobby(house, ANN, BOB)
    second = await lobby(house, CID)
    shown = await boards.contents(GUILD, everywhere)
    assert [(each.table.id, each.taken) for each in shown.gathering] == [(first, 2), (second, 1)]


async def test_full_lobbies_and_those_of_other_servers_are_not_listed(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    await lobby(house, ANN, BOB, seats=2)
    assert (await boards.contents(GUILD, everywhere)).gathering == ()
    await lobby(house, ANN)
    assert (await boards.contents(GUILD + 1, everywhere)).gathering == ()


async def test_tables_in_hidden_channels_are_left_out_of_the_list(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    await lobby(house, ANN, channel=5)
    seen = await lobby(house, BOB, channel=6)
    shown = await boards.contents(GUILD, lambda channel: channel == 6)
    assert [each.table.id for each in shown.gathering] == [seen]
    assert shown.gathering_count == 1


async def test_hours_awake_together_are_those_of_all_players(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    await house.tables.almanac.set_hours(ANN, Hours(0, "UTC", 0, 8 * 60))
    await house.tables.almanac.set_hours(BOB, Hours(0, "UTC", 12 * 60, 20 * 60))
    await lobby(house, ANN, BOB, pace="daily")
    await lobby(house, ANN, pace="daily")
    await lobby(house, ANN, BOB)
    shown = await boards.contents(GUILD, everywhere)
    assert [each.awake_ms for each in shown.gathering] == [8 * HOUR_MS, None, None]


async def test_seats_on_offer_and_tables_in_play_are_listed(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    await house.tables.almanac.set_hours(BOB, AWAKE)
    table = (await house.table(ANN, BOB, robots=1, pace="weekly")).table.id
    await house.tables.leave(table, house.by(BOB))
    assert (await boards.contents(GUILD, everywhere)).offered == ()
    await house.passes(hours=72.1)
    shown = await boards.contents(GUILD, everywhere)
    assert [(each.id, each.seat) for each in shown.offered] == [(table, 1)]
    assert [each.id for each in shown.playing] == [table]


async def test_many_changes_make_one_update(house: ClockedHouse, boards: LobbyBoards) -> None:
    tables = [await lobby(house, ANN) for _ in range(3)]

    def all_change(conn: Connection) -> None:
        for table in tables:
            relist(conn, table, house.now_ms / 1000)

    await house.database.write(all_change)
    assert await house.database.read(waiting) == 0, "there is no list"
    await boards.ask_for(GUILD, BOARD)
    await house.posts_all()
    await house.database.write(all_change)
    assert await house.database.read(waiting) == 1
    (row,) = await house.database.read(_to_post)
    assert row.due_at == house.now_ms / 1000 + 20
    assert json.decode(row.payload) == {"guild": GUILD}


def _to_post(conn: Connection) -> list[OutboxRow]:
    return [row for row in outbox.heads(conn) if row.kind is NoticeKind.LOBBY_BOARD]


async def test_another_channel_takes_the_old_list_down(
    house: ClockedHouse, boards: LobbyBoards
) -> None:
    held = LobbyBoard(GUILD, BOARD, 42, updated_ms=5, deleted=2)
    await house.database.write(lambda conn: lobby_boards.put(conn, held))
    await boards.ask_for(GUILD, BOARD)
    assert await boards.of(GUILD) == LobbyBoard(GUILD, BOARD, 42, updated_ms=5)
    await boards.ask_for(GUILD, BOARD + 1)
    assert await boards.of(GUILD) == LobbyBoard(GUILD, BOARD + 1)
    (gone,) = await house.database.read(_to_post)
    assert json.decode(gone.payload) == {"channel": BOARD, "message": 42}
    await boards.ask_for(GUILD, None)
    assert await boards.of(GUILD) is None


@pytest.mark.parametrize("language", ["en", "ko", "it"])
async def test_the_post_has_room_for_as_many_as_can_be_picked(
    house: ClockedHouse, boards: LobbyBoards, language: str
) -> None:
    for number in range(MOST_LISTED + 3):
        await house.tables.open(
            Actor(100 + number, Typed("Somebody"), 10_000 + number),
            title="nim",
            guild_id=GUILD,
            channel_id=CHANNEL,
            language="en",
            seats=3,
            options={},
            pace="daily",
            who=Filters(reliability=80, newcomers=False),
        )
    shown = await boards.contents(GUILD, everywhere)
    assert (len(shown.gathering), shown.gathering_count) == (MOST_LISTED, MOST_LISTED + 3)
    # The texts of a title that is hosted.
    gathering = tuple(
        dataclasses.replace(each, table=replace(each.table, title="tmars", id=123_456))
        for each in shown.gathering
    )
    shown = dataclasses.replace(shown, gathering=gathering)
    post = LobbyPosts(own_catalogues()).board(shown, language)
    assert len(post.content) <= 2000
    assert post.view is not None
    rows = post.view.to_components()
    assert len(rows) == 3, "buttons, a menu for the others, and one that opens a table"
    assert len(rows[0]["components"]) == 5
    assert len(rows[1]["components"][0]["options"]) == MOST_LISTED - 5
