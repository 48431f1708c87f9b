"""The one limit of tournaments in a server, and drafts that were left behind."""

import pytest

from bot.store.contest.rows import Settings
from bot.tournaments.creating import MOST_DRAFTS, MOST_HERE
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.hall import ORGANISER, Hall, plan
from tests.refusing import refuses

pytestmark = pytest.mark.slow


async def draft(hall: Hall, guild: int = GUILD) -> Held:
    return await hall.tournaments.create(
        hall.by(ORGANISER),
        guild_id=guild,
        channel_id=CHANNEL,
        language="en",
        name=Typed("Cup"),
        title="nim",
        plan=plan(),
        settings=Settings(),
    )


async def test_a_server_has_one_limit_whoever_organises(hall: Hall) -> None:
    last = await draft(hall)
    for _ in range(MOST_HERE):
        await hall.tournaments.assert_room(GUILD)
        await hall.announced()
    with refuses("tournament.too_many_open"):
        await hall.tournaments.assert_room(GUILD)
    with refuses("tournament.too_many_open"):
        await draft(hall)
    await hall.tournaments.assert_room(GUILD + 1)
    assert (await hall.tournaments.show(last.id)).row.status is not Status.OPEN


async def test_drafts_fill_no_server_and_the_oldest_goes(hall: Hall) -> None:
    drafts = [await draft(hall) for _ in range(MOST_DRAFTS + 2)]
    found = [(await hall.tournaments.show(each.id)).row.status for each in drafts]
    assert found == [Status.CANCELLED] * 2 + [Status.DRAFT] * MOST_DRAFTS
    await hall.tournaments.assert_room(GUILD)
