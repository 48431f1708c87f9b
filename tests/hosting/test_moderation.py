"""Acts of moderators on tables and members, and their records (specification of hosting, 7.3 and 7.4)."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, PRESETS
from bot.store.database import Connection
from bot.store.people import audit
from bot.store.people.audit import KEPT_MS, Deed
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.moderating.moderation import Moderation
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, DAN, GUILD
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refused

DAILY = PRESETS["daily"]
WHY = "Ann is in hospital."


async def test_no_member_is_charged_while_moderators_pause_a_table(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await moderation.pause(at.table.id, house.by(DAN), 3, Typed(WHY))
    await house.passes(hours=72)
    at = await house.tables.position(at.table.id)
    shown = (await house.tables.times(at))[seat]
    assert shown.zero_ms == house.now_ms + DAILY.bank_ms
    assert b"table.pause_over" in (await house.told("notice"))[-1]
    assert (await house.turns(at.table.id, seat)) == []


async def test_moderators_end_a_pause_that_all_agreed_to(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    for member in (ANN, BOB):
        if member == ANN:
            await house.pausing.ask(at.table.id, house.by(ANN), house.now_ms + 5 * DAY_MS)
        else:
            await house.voting.vote(at.table.id, house.by(BOB), 1, "yes")
    await house.passes(hours=10)
    await moderation.resume(at.table.id, house.by(DAN), Typed(WHY))
    at = await house.tables.position(at.table.id)
    shown = (await house.tables.times(at))[seat]
    assert shown.zero_ms == house.now_ms + DAILY.bank_ms
    assert (
        await refused(moderation.resume(at.table.id, house.by(DAN), Typed(WHY)))
        == "moderate.not_paused"
    )


@pytest.mark.parametrize("starts", [False, True])
async def test_moderators_close_a_table(
    house: ClockedHouse, moderation: Moderation, starts: bool
) -> None:
    at = await house.table(ANN, BOB) if starts else await _lobby(house)
    done = await moderation.end(at.table.id, house.by(DAN), Typed(WHY))
    assert done.position.table.status is Status.CANCELLED
    assert WHY.encode() in b"".join(await house.told("notice"))
    assert await refused(moderation.end(at.table.id, house.by(DAN), Typed(WHY))) == "table.ended"


async def _lobby(house: ClockedHouse) -> Position:
    done = await house.opens(ANN, seats=3)
    return (await house.tables.join(done.position.table.id, house.by(BOB))).position


async def test_a_member_is_put_out_of_a_lobby(house: ClockedHouse, moderation: Moderation) -> None:
    at = await _lobby(house)
    seat = at.seat_of(BOB)
    assert seat is not None
    done = await moderation.remove(at.table.id, house.by(DAN), seat, Typed(WHY))
    assert done.position.members() == (ANN,)
    assert [(each.what, each.subject_id) for each in await house.deeds()] == [("remove", BOB)]


async def test_a_robot_plays_where_moderators_took_the_seat_and_conduct_is_not_touched(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at, seat, member = await house.begun(ANN, BOB, CID)
    done = await moderation.remove(at.table.id, house.by(DAN), seat, Typed(WHY))
    row = done.position.seats[seat]
    assert row.is_robot
    assert row.away_id is None
    back = house.tables.come_back(at.table.id, house.by(member))
    assert await refused(back) == "table.not_away"
    assert not await house.tables.conducts.holdings(member, house.now_ms)
    (deed,) = await house.deeds()
    assert (deed.actor_id, deed.what, deed.seat, deed.subject_id) == (DAN, "replace", seat, member)
    assert (deed.reason, deed.plays_there) == (Typed(WHY), False)


async def test_a_seat_lost_when_time_was_up_is_given_back_with_its_bank(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at, seat, member = await house.begun(ANN, BOB, CID)
    await house.passes(hours=41)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot
    assert await house.tables.conducts.holdings(member, house.now_ms)
    await moderation.restore(at.table.id, house.by(DAN), seat, Typed(WHY))
    at = await house.tables.position(at.table.id)
    assert at.seats[seat].member_id == member
    assert at.table.clocks[seat].left_ms == DAILY.bank_ms
    held = await house.tables.conducts.holdings(member, house.now_ms)
    assert all(each.is_excused for each in held)
    assert (await house.tables.conducts.of(member, now_ms=house.now_ms))[member].reliability == 90


async def test_only_seats_lost_by_time_are_given_back_and_only_for_a_week(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at, seat, _ = await house.begun(ANN, BOB, CID)
    again = moderation.restore(at.table.id, house.by(DAN), seat, Typed(WHY))
    assert await refused(again) == "moderate.nothing_to_restore"
    await house.passes(hours=41 + 24 * 8)
    again = moderation.restore(at.table.id, house.by(DAN), seat, Typed(WHY))
    assert await refused(again) == "moderate.nothing_to_restore"


@pytest.mark.parametrize("hours", [12, -12])
async def test_moderators_change_a_clock(
    house: ClockedHouse, moderation: Moderation, hours: int
) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await moderation.set_clock(at.table.id, house.by(DAN), seat, hours * HOUR_MS, Typed(WHY))
    at = await house.tables.position(at.table.id)
    shown = (await house.tables.times(at))[seat]
    assert shown.zero_ms == house.now_ms + DAILY.bank_ms + hours * HOUR_MS


async def test_time_given_in_grace_ends_grace(house: ClockedHouse, moderation: Moderation) -> None:
    at, seat, _ = await house.begun(ANN, BOB)
    await house.passes(hours=37)
    assert (await house.clock(at.table.id, seat)).in_grace
    await moderation.set_clock(at.table.id, house.by(DAN), seat, 24 * HOUR_MS, Typed(WHY))
    await house.passes(hours=20)
    assert not (await house.clock(at.table.id, seat)).in_grace
    await house.passes(hours=8)
    assert (await house.tables.position(at.table.id)).seats[seat].is_robot


@pytest.mark.parametrize("hours", [24 * 31, -24 * 31])
async def test_a_clock_is_changed_by_a_month_at_most(
    house: ClockedHouse, moderation: Moderation, hours: int
) -> None:
    at = await house.table(ANN, BOB)
    act = moderation.set_clock(at.table.id, house.by(DAN), 0, hours * HOUR_MS, Typed(WHY))
    assert await refused(act) == "moderate.too_much_time"
    assert await house.deeds() == []


async def test_nothing_is_taken_from_an_empty_clock(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB)
    for wanted in (None, "act.unchanged"):
        act = moderation.set_clock(at.table.id, house.by(DAN), 0, -60 * HOUR_MS, Typed(WHY))
        if wanted is None:
            await act
        else:
            assert await refused(act) == wanted
    assert len(await house.deeds()) == 1


async def test_an_absence_is_excused(house: ClockedHouse, moderation: Moderation) -> None:
    at = await house.table(ANN, BOB, CID)
    member = at.seats[house.acting(at)].member_id
    assert member is not None
    await house.passes(hours=24 * 4)
    before = (await house.tables.conducts.of(member, now_ms=house.now_ms))[member].reliability
    await moderation.excuse(at.table.id, house.by(DAN), member, Typed(WHY))
    after = (await house.tables.conducts.of(member, now_ms=house.now_ms))[member].reliability
    assert before < after == 90
    for other in (DAN, member):
        act = moderation.excuse(at.table.id, house.by(DAN), other, Typed(WHY))
        assert await refused(act) == "moderate.nothing_to_excuse"
    assert [each.what for each in await house.deeds()] == ["excuse"]


@pytest.mark.parametrize("way", ["open", "join", "take"])
async def test_a_banned_member_opens_and_joins_nothing_on_that_server(
    house: ClockedHouse, moderation: Moderation, way: str
) -> None:
    running = await house.table(ANN, BOB, robots=1)
    lobby = await _lobby(house)
    await moderation.ban(GUILD, house.by(ANN), DAN, 2, Typed(WHY))

    async def opens(guild_id: int) -> object:
        return await house.opens(DAN, guild_id=guild_id)

    acts: dict[str, Callable[[], Awaitable[object]]] = {
        "open": lambda: opens(GUILD),
        "join": lambda: house.tables.join(lobby.table.id, house.by(DAN)),
        "take": lambda: house.tables.take_over(running.table.id, house.by(DAN), 2),
    }
    assert await refused(acts[way]()) == "table.banned"
    await opens(GUILD + 1)
    await house.passes(hours=49)
    await acts[way]()


@ON_BOTH
async def test_a_banned_member_plays_on_and_may_return_to_their_own_seat(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB, CID)
    await house.tables.leave(at.table.id, house.by(BOB))
    await moderation.ban(GUILD, house.by(ANN), BOB, 2, Typed(WHY))
    done = await house.tables.come_back(at.table.id, house.by(BOB))
    assert done.position.seat_of(BOB) is not None
    await moderation.unban(GUILD, house.by(ANN), BOB, Typed(WHY))
    act = moderation.unban(GUILD, house.by(ANN), BOB, Typed(WHY))
    assert await refused(act) == "moderate.not_banned"


async def test_14_a_moderator_who_plays_at_the_table_is_named_as_such(
    house: ClockedHouse, moderation: Moderation
) -> None:
    at = await house.table(ANN, BOB)
    await moderation.pause(at.table.id, house.by(BOB), 1, Typed(WHY))
    assert [each.plays_there for each in await house.deeds()] == [True]


async def test_one_interaction_acts_once(house: ClockedHouse, moderation: Moderation) -> None:
    at = await house.table(ANN, BOB)
    seat, actor = house.acting(at), house.by(DAN)
    for _ in range(2):
        await moderation.set_clock(at.table.id, actor, seat, HOUR_MS, Typed(WHY))
    assert (await house.clock(at.table.id, seat)).left_ms == DAILY.bank_ms + HOUR_MS
    assert len(await house.deeds()) == 1


@ON_BOTH
async def test_acts_of_moderators_are_forgotten_after_a_year(
    house: ClockedHouse, moderation: Moderation
) -> None:
    await moderation.ban(GUILD, house.by(ANN), DAN, 2, Typed(WHY))
    for later, left in ((0, 1), (KEPT_MS + 1, 0)):
        before = house.now_ms + later - KEPT_MS
        await house.database.write(partial(audit.forget, before_ms=before))
        assert len(await house.deeds()) == left


async def test_acts_on_a_member_are_found_by_a_number_as_long_as_discords(
    house: ClockedHouse,
) -> None:
    member = 1080000000000000201
    deed = Deed(GUILD, 1, CID, "banned", subject_id=member)
    await house.database.write(lambda conn: audit.put(conn, deed))

    def found(conn: Connection) -> list[int | None]:
        rows = audit.page(conn, GUILD, first=0, most=9, member_id=member)
        return [each.subject_id for each in rows]

    assert await house.database.read(found) == [member]
