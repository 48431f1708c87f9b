"""A tournament's event in the server's calendar."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from bot.features.tournament.parts import Tournament
from bot.playground.discord.world import Event, EventStatus
from bot.tournaments.model import Held
from rules.core.text import Typed
from tests.bot.edges.cups import cup
from tests.bot.edges.scene import DAY_S, Scene, button
from tests.bot.edges.test_closed_tables import service
from tests.bot.edges.test_tournament_drafts import menu, page_with
from tests.bot.edges.test_tournament_without_channel import announced

pytestmark = pytest.mark.sockets

MISSING_PERMISSIONS = 50013


@pytest.fixture(autouse=True)
async def fitting(on: Scene) -> AsyncIterator[None]:
    """Assert that no request departs from Discord's document, if the tests have one."""
    yield
    assert not on.playground.platform.report.schema_violations


def events(on: Scene) -> list[Event]:
    return list(on.playground.platform.world.events.values())


def begins(event: Event) -> datetime:
    return datetime.fromisoformat(event.starts_at)


def start_of(held: Held) -> datetime:
    return datetime.fromtimestamp(held.row.starts_ms / 1000, UTC)


async def test_an_event_is_made_moved_and_cancelled_with_the_tournament(on: Scene) -> None:
    held = await announced(on, on.place)
    (event,) = events(on)
    assert (event.name, begins(event)) == ("Cup", start_of(held))
    assert event.location.endswith(f"/{on.place}")
    opens = (held.row.starts_ms - held.row.plan.checkin_ms) // 1000
    assert f"<t:{opens}:f>" in (event.description or "")
    assert datetime.fromisoformat(event.ends_at) > begins(event)
    later = held.row.starts_ms + 3 * DAY_S * 1000
    held = await service(on).amend.start(held.id, on.by(on.haneul), later)
    await on.minutes(5)
    assert [begins(each) for each in events(on)] == [start_of(held)]
    await service(on).organise.cancel(held.id, on.by(on.haneul), reason=Typed("Too hot"))
    await on.minutes(5)
    assert [each.status for each in events(on)] == [EventStatus.CANCELED]


async def test_an_event_begins_and_ends_with_the_tournament(on: Scene) -> None:
    seen = set()
    broadcast = on.playground.platform.broadcast
    was = broadcast.event_changed

    def changed(event: Event) -> None:
        seen.add(event.status)
        was(event)

    broadcast.event_changed = changed  # type: ignore[method-assign]  # to see the states between
    await cup(on, on.tom, on.sandra)
    assert seen == {EventStatus.SCHEDULED, EventStatus.ACTIVE, EventStatus.COMPLETED}
    assert [each.status for each in events(on)] == [EventStatus.COMPLETED]


async def test_a_postponed_start_moves_the_event(on: Scene) -> None:
    held = await announced(on, on.place)
    before = start_of(held)
    for _ in range(3):
        await on.later(DAY_S)
        await on.bot.client.core.of(Tournament).director.look()
    await on.minutes(5)
    held = await service(on).show(held.id)
    assert start_of(held) > before
    assert [begins(each) for each in events(on)] == [start_of(held)]


async def test_without_the_permission_there_is_no_event_and_no_complaint(on: Scene) -> None:
    await on.haneul.deny("CREATE_EVENTS", "MANAGE_EVENTS")
    await cup(on, on.tom, on.sandra)
    assert events(on) == []
    assert await on.letters(on.haneul) == []


async def test_an_event_that_was_deleted_or_refused_holds_up_nothing(on: Scene) -> None:
    on.refused |= {10070, MISSING_PERMISSIONS}
    held = await announced(on, on.place)
    on.playground.platform.world.events.clear()
    held = await service(on).amend.start(
        held.id, on.by(on.haneul), held.row.starts_ms + 2 * DAY_S * 1000
    )
    await on.minutes(5)
    assert events(on) == []
    other = await announced(on, on.place)
    await on.haneul.deny("CREATE_EVENTS", "MANAGE_EVENTS")
    await service(on).organise.cancel(other.id, on.by(on.haneul), reason=Typed("Too hot"))
    await on.minutes(5)
    assert [each.status for each in events(on)] == [EventStatus.SCHEDULED]


async def test_an_event_is_made_once_although_the_reply_is_lost(on: Scene) -> None:
    await on.haneul.misbehave(
        {"match": "POST /guilds/*/scheduled-events", "kind": "reply_lost", "times": 1}
    )
    held = await announced(on, on.place)
    await on.later(600)
    (event,) = events(on)
    assert (await service(on).show(held.id)).row.event_id == event.id


async def test_an_organiser_can_do_without_the_event(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    page = await page_with(on, page, "event")
    page = await on.reply(on.haneul, on.haneul.select(page["id"], menu(page, "event"), ["no"]))
    page = await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "draft")))
    await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "announce")))
    await on.told()
    assert events(on) == []
    assert not (await service(on).show(1)).row.settings.has_event
