"""The hours that a server chooses for members without hours of their own (specification of hosting, 1.4 and 7.2)."""

import pytest

from bot.clocks.hours import Hours
from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.store import settings as stored
from bot.tables.settings import HOURS
from bot.tables.timekeeping.own_hours import choose_hours, read_chosen, set_hours
from bot.tables.timekeeping.together import awake_together_ms
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, GUILD
from tests.hosting.clocked import ClockedHouse

NIGHT = Hours(0, "Asia/Tokyo", 20 * 60, 4 * 60)
"""From 11:00 to 19:00 in UTC."""


async def test_the_hours_of_the_server_stop_the_clocks_of_members_without_own(
    house: ClockedHouse,
) -> None:
    await choose_hours(house.tables, GUILD, NIGHT)
    at = await house.table(ANN, BOB, have_hours=False)
    began = house.now_ms
    for free in (await house.tables.almanac.free(at, began)).values():
        assert free.charge(began, began + 3 * HOUR_MS) == 3 * HOUR_MS
        assert free.charge(began + 3 * HOUR_MS, began + 11 * HOUR_MS) == 0
    table = at.table
    assert await house.tables.almanac.rests_until(ANN, table, began + 4 * HOUR_MS) == (
        began + 11 * HOUR_MS
    )
    together = await awake_together_ms(house.tables.almanac, (ANN, BOB), table, began)
    assert together == 16 * HOUR_MS


async def test_own_hours_count_before_those_of_the_server(house: ClockedHouse) -> None:
    await choose_hours(house.tables, GUILD, NIGHT)
    at = await house.table(ANN, BOB)
    began = house.now_ms
    for free in (await house.tables.almanac.free(at, began)).values():
        assert free.charge(began, began + DAY_MS) == DAY_MS


async def test_new_hours_wait_a_day_where_clocks_run(house: ClockedHouse) -> None:
    """Charges stay as they were: English tables assume 23:00-07:00 in UTC until then."""
    at = await house.table(ANN, BOB, have_hours=False)
    began = house.now_ms
    await choose_hours(house.tables, GUILD, NIGHT)
    for free in (await house.tables.almanac.free(at, began)).values():
        assert free.charge(began, began + 15 * HOUR_MS) == 15 * HOUR_MS
        assert free.charge(began + DAY_MS + 3 * HOUR_MS, began + DAY_MS + 11 * HOUR_MS) == 0
    await choose_hours(house.tables, GUILD, None)
    for free in (await house.tables.almanac.free(at, began)).values():
        assert free.charge(began + DAY_MS, began + 2 * DAY_MS) == 16 * HOUR_MS
        assert free.charge(began + DAY_MS, began + DAY_MS + 15 * HOUR_MS) == 15 * HOUR_MS


async def test_timers_after_new_hours_come_earlier_if_there_is_less_night(
    house: ClockedHouse,
) -> None:
    at = await house.table(ANN, BOB, pace="weekly", have_hours=False)
    before = at.table.due_ms
    await choose_hours(house.tables, GUILD, Hours(0, "UTC", 0, 0))
    after = (await house.tables.position(at.table.id)).table.due_ms
    assert before is not None
    assert after is not None
    assert house.now_ms + DAY_MS < after < before


async def test_new_hours_of_a_member_leave_the_servers_for_earlier_time(
    house: ClockedHouse,
) -> None:
    await choose_hours(house.tables, GUILD, NIGHT)
    almanac = house.tables.almanac
    await set_hours(
        house.tables, almanac, ANN, zone="Rome", sleep="22-6", language="en", guild_id=GUILD
    )
    first, own = await almanac.hours_set(ANN)
    assert (first.zone, first.sleep_from_min) == ("Asia/Tokyo", 20 * 60)
    assert own.zone == "Europe/Rome"


async def test_damaged_hours_count_as_none(house: ClockedHouse) -> None:
    await house.database.write(
        lambda conn: stored.set_guild_setting(conn, GUILD, HOURS, '[{"zone":')
    )
    [hours] = await house.tables.almanac.assumed("ko", GUILD)
    assert hours.zone == "Asia/Seoul"


def test_a_zone_and_a_night_are_read_as_people_write_them() -> None:
    assert read_chosen("rome 22-6:30") == Hours(0, "Europe/Rome", 22 * 60, 6 * 60 + 30)
    assert read_chosen("America/New_York, 23:00-07:00").zone == "America/New_York"
    for shown in ("23:00–07:00 (Europe/Rome)", "23:00~07:00(Europe/Rome)", "Rome 23.00-7.00"):
        assert read_chosen(shown) == Hours(0, "Europe/Rome", 23 * 60, 7 * 60)
    assert read_chosen(" Asia/Seoul ") == Hours(0, "Asia/Seoul", 23 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Mars 23-7", "no_such_zone"),
        ("23-7", "no_such_zone"),
        ("Europe/Rome 23-25", "no_such_time"),
        ("Europe/Rome 20-8", "night_too_long"),
        ("", "no_such_zone"),
    ],
)
def test_other_hours_are_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        read_chosen(text)
