"""Private tables: no member sits down without being invited, and they are listed nowhere."""

from bot.store.rows import Filters, TimerKind
from bot.tables.finding.invitations import Invitations
from bot.tables.finding.lobby_board import LobbyBoards
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, GUILD
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refuses


async def private(house: ClockedHouse, *, robots: int = 0) -> int:
    done = await house.opens(ANN, seats=3, who=Filters(private=True))
    table = done.position.table.id
    for _ in range(robots):
        await house.tables.add_robot(table, house.by(ANN), level=1)
    return table


async def test_only_invited_members_sit_down(house: ClockedHouse) -> None:
    invitations = Invitations(house.database, house.tables)
    house.timers.on_table(TimerKind.INVITATION, invitations.lapsed)
    table = await private(house)
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    with refuses("table.private"):
        await house.tables.join(table, house.by(CID))
    done = await invitations.answer(table, house.by(BOB), agrees=True)
    assert done.position.members() == (ANN, BOB)


async def test_no_member_takes_a_robots_seat_there_uninvited(house: ClockedHouse) -> None:
    table = await private(house, robots=2)
    await house.tables.start(table, house.by(ANN))
    with refuses("table.private"):
        await house.tables.take_over(table, house.by(CID), 1)


async def test_it_is_not_listed_in_its_lobby_or_in_play(house: ClockedHouse) -> None:
    boards = LobbyBoards(house.database, house.tables, lambda: None)
    table = await private(house)
    shown = await boards.contents(GUILD, lambda channel: True)
    assert (shown.gathering_count, shown.playing_count) == (0, 0)
    for _ in range(2):
        await house.tables.add_robot(table, house.by(ANN), level=1)
    await house.tables.start(table, house.by(ANN))
    shown = await boards.contents(GUILD, lambda channel: True)
    assert (shown.gathering_count, shown.playing_count) == (0, 0)


async def test_a_rematch_is_private_as_well(house: ClockedHouse) -> None:
    table = await private(house, robots=2)
    await house.tables.start(table, house.by(ANN))
    await house.tables.end(table, house.by(ANN))
    again = (await house.tables.play_again(table, house.by(ANN))).position
    assert again.table.filters.private
