"""Invitations: kept seats, their time, and members that may not be asked."""

import pytest

from bot.clocks.paces import DAY_MS
from bot.store.finding.invitations import Answer
from bot.store.people import bans
from bot.store.people.bans import Ban
from bot.store.rows import Filters, TimerKind
from bot.tables.finding import invitations as rules
from bot.tables.finding.invitations import Invitations
from bot.tables.model import Actor, Position
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, DAN, GUILD
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refused, refuses


@pytest.fixture
def invitations(house: ClockedHouse) -> Invitations:
    made = Invitations(house.database, house.tables)
    house.timers.on_table(TimerKind.INVITATION, made.lapsed)
    return made


async def lobby(house: ClockedHouse, seats: int = 3, who: Filters | None = None) -> int:
    done = await house.opens(ANN, seats=seats, who=who or Filters())
    return done.position.table.id


def kept(at: Position) -> list[int | None]:
    return [row.away_id for row in at.seats if row.is_reserved]


async def test_a_seat_is_kept_for_an_invited_member(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house, seats=2)
    done = await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    assert kept(done.position) == [BOB]
    assert await house.told("invitation") == [b'{"member":2,"by":"Ann"}']
    assert await refused(house.tables.join(table, house.by(CID))) == "table.reserved"
    done = await invitations.answer(table, house.by(BOB), agrees=True)
    assert done.position.members() == (ANN, BOB)
    # The question was not sent yet, and never is.
    assert await house.told("invitation") == [b'{"member":2,"by":""}']


async def test_declining_frees_the_seat_and_allows_one_more_invitation(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house, seats=2)
    for _ in range(2):
        await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
        done = await invitations.answer(table, house.by(BOB), agrees=False)
        assert kept(done.position) == []
        await house.passes(seconds=1)
    again = invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    assert await refused(again) == "invite.declined"
    await house.tables.join(table, house.by(BOB))


async def test_a_seat_is_kept_for_two_days(house: ClockedHouse, invitations: Invitations) -> None:
    table = await lobby(house, seats=2)
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    await house.passes(hours=47.9)
    assert kept(await house.tables.position(table)) == [BOB]
    await house.passes(hours=0.2)
    assert kept(await house.tables.position(table)) == []
    assert await refused(invitations.answer(table, house.by(BOB), agrees=True)) == "invite.over"
    held = await invitations.latest(table, BOB)
    assert held is not None
    assert held.answer is Answer.LATE


async def test_the_button_of_the_lobby_answers_it_too(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house, seats=2)
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    done = await invitations.join(table, house.by(BOB))
    assert done.position.members() == (ANN, BOB)
    held = await invitations.latest(table, BOB)
    assert held is not None
    assert held.answer is Answer.YES
    await house.passes(hours=49)
    assert (await house.tables.position(table)).members() == (ANN, BOB)


async def test_a_table_starts_once_asked_members_have_answered(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house, seats=2)
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    assert await refused(house.tables.start(table, house.by(ANN))) == "table.empty_seats"
    await house.tables.replace_member(table, house.by(ANN), 1, has_left=False)
    assert await refused(invitations.answer(table, house.by(BOB), agrees=True)) == "invite.over"


async def test_filters_do_not_apply_to_invited_members(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house, who=Filters(newcomers=False))
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    done = await invitations.answer(table, house.by(BOB), agrees=True)
    assert done.position.seat_of(BOB) == 1


async def test_banned_and_blocked_members_are_not_invited(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house)
    ban = Ban(GUILD, house.now_ms + DAY_MS, Typed("spam"))
    await house.database.write(lambda conn: bans.put(conn, BOB, ban))
    await house.database.write(lambda conn: bans.block(conn, CID, ANN))
    for member in (BOB, CID):
        act = invitations.invite(table, house.by(ANN), member, Typed("Somebody"))
        assert await refused(act) == "invite.not_welcome"
    await invitations.invite(table, house.by(ANN), DAN, Typed("Dan"))
    await house.database.write(lambda conn: bans.put(conn, DAN, ban))
    with refuses("table.banned"):
        await invitations.answer(table, house.by(DAN), agrees=True)


@ON_BOTH
async def test_only_those_at_the_table_ask_and_only_those_asked_answer(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house)
    act = invitations.invite(table, house.by(CID), BOB, Typed("Bob"))
    assert await refused(act) == "table.not_seated"
    assert (
        await refused(invitations.answer(table, house.by(BOB), agrees=True)) == "invite.not_asked"
    )
    act = invitations.invite(table, house.by(ANN), ANN, Typed("Ann"))
    assert await refused(act) == "invite.has_seat"


async def test_a_storm_of_invitations_ends(
    house: ClockedHouse, invitations: Invitations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "MOST_A_DAY", 2)
    monkeypatch.setattr(rules, "MOST_OPEN", 1)
    table = await lobby(house)
    await invitations.invite(table, house.by(ANN), BOB, Typed("Bob"))
    act = invitations.invite(table, house.by(ANN), CID, Typed("Cid"))
    assert await refused(act) == "invite.too_many"
    await invitations.answer(table, house.by(BOB), agrees=False)
    await invitations.invite(table, house.by(ANN), CID, Typed("Cid"))
    await invitations.answer(table, house.by(CID), agrees=False)
    act = invitations.invite(table, house.by(ANN), DAN, Typed("Dan"))
    assert await refused(act) == "invite.too_many"
    await house.passes(hours=24.1)
    await invitations.invite(table, house.by(ANN), DAN, Typed("Dan"))


async def test_the_same_interaction_asks_once(
    house: ClockedHouse, invitations: Invitations
) -> None:
    table = await lobby(house)
    click: Actor = house.by(ANN)
    await invitations.invite(table, click, BOB, Typed("Bob"))
    done = await invitations.invite(table, click, BOB, Typed("Bob"))
    assert done.repeated
    assert kept(done.position) == [BOB]
