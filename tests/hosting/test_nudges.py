"""Nudges: a refusal names the moment from which a nudge is accepted."""

import pytest

from bot.clocks.hours import Hours
from bot.clocks.paces import HOUR_MS
from bot.tables.telling.nudging import Nudging
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB
from tests.hosting.clocked import ClockedHouse

NIGHT = Hours(0, "UTC", 23 * 60, 7 * 60)


async def _from_20(house: ClockedHouse, pace: str) -> tuple[int, Nudging, int]:
    """Return a table that waits since 20:00 for a member who sleeps from 23:00 on, and the other member."""
    await house.passes(hours=12)
    at = await house.table(ANN, BOB, pace=pace, have_hours=False)
    for member in (ANN, BOB):
        await house.tables.almanac.set_hours(member, NIGHT)
    [asked] = at.waiting_members()
    return (
        at.table.id,
        Nudging(house.database, house.tables, house.people.leavers.has_gone),
        ANN + BOB - asked,
    )


async def test_a_nudge_is_accepted_at_the_moment_that_a_refusal_named(house: ClockedHouse) -> None:
    table_id, nudging, other = await _from_20(house, "daily vacation=no")
    with pytest.raises(Refusal, match=r"nudge\.too_early") as refused:
        await nudging.nudge(table_id, house.by(other), None)
    possible_ms = int(str(refused.value.facts["next"])) * 1000
    assert possible_ms - house.now_ms == 11 * HOUR_MS, "three hours awake end as the night begins"
    await house.passes(hours=11)
    await nudging.nudge(table_id, house.by(other), None)


async def test_sleep_stops_no_nudge_at_a_pace_where_nights_run(house: ClockedHouse) -> None:
    table_id, nudging, other = await _from_20(house, "daily nights=run vacation=no")
    await house.passes(hours=3.5)
    await nudging.nudge(table_id, house.by(other), None)
