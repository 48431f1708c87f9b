"""Closed tables of a tournament over the sockets: private threads, and nothing in public until the deal opens."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from bot.playground.people.client import PlaygroundClient, Refused
from bot.store.contest.rows import Settings, TournamentRow
from bot.tables.model import Actor
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from bot.ui.tournaments.kinds import CLOSED_TABLES, plan_for
from rules.contest.director.plan import HOUR_MS
from tests.bot.edges.scene import Json, Scene, said
from tests.scale import PATIENCE_S

SEATS = 2
UNKNOWN_CHANNEL = 10003
NAMES = ("Ada", "Bruno")


@pytest.fixture
async def others(on: Scene) -> AsyncIterator[list[PlaygroundClient]]:
    """Two more members, so that two tables play the deal."""
    async with AsyncExitStack() as here:
        found = []
        for name in NAMES:
            number = await on.tom.add_member(name, "en-US")
            client = PlaygroundClient(on.playground.url, number)
            found.append(await here.enter_async_context(client))
        yield found


def service(on: Scene) -> Tournaments:
    return on.bot.client.services.tournaments.service


def by(on: Scene, member: PlaygroundClient) -> Actor:
    return on.by(member)


async def begun(on: Scene, people: list[PlaygroundClient]) -> Held:
    """A tournament whose first deal is being played."""
    tournaments, now = service(on), on.playground.clock.now
    starts_ms = int(now() * 1000) + 48 * HOUR_MS
    plan, is_sealed = plan_for(CLOSED_TABLES, (SEATS,), starts_ms)
    held = await tournaments.create(
        by(on, on.haneul),
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(on.place),
        language="en",
        name="Cup",
        title="mine",
        plan=plan,
        settings=Settings(is_sealed=is_sealed),
    )
    held = await tournaments.announce(held.id, by(on, on.haneul))
    for each in people:
        await tournaments.sign_up(held.id, by(on, each))
    await passed(on, 30 * 3600, held, lambda row: row.checkin_ms is not None)
    for each in people:
        await tournaments.check_in(held.id, by(on, each))
    await passed(on, 18 * 3600 + 60, held, lambda row: row.draw is not None)
    await until_opened(on, held)
    await on.told()
    return await tournaments.show(held.id)


async def passed(
    on: Scene, seconds: float, held: Held, until: Callable[[TournamentRow], bool]
) -> None:
    on.playground.clock.advance(seconds)
    await on.bot.outages.beat()
    service(on).world.on_change(held.id)
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if until((await service(on).show(held.id)).row):
                return
            await asyncio.sleep(0.02)


async def until_opened(on: Scene, held: Held) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            pods = (await service(on).show(held.id)).stored.pods
            if pods and all(each.table_id is not None for each in pods):
                return
            await asyncio.sleep(0.02)


async def test_each_table_has_a_private_thread_for_its_members_alone(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    people = [on.sandra, on.tom, *others]
    held = await begun(on, people)
    world = on.playground.platform.world
    public = [said(each) for each in await on.posts()]
    for pod in held.stored.pods:
        at = await on.at(pod.table_id or 0)
        thread = world.channels[at.table.thread_id or 0]
        assert thread.type.name == "PRIVATE_THREAD"
        assert thread.thread is not None
        assert set(thread.thread.member_ids) == {world.bot.id, *at.members()}
        for each in people:
            if int(each.member_id) in at.members():
                seen = await each.messages(thread.id)
                assert any(":turn:" in str(post["components"]) for post in seen)
            else:
                with pytest.raises(Refused):
                    await each.messages(thread.id)
        assert not [words for words in public if f"<#{thread.id}>" in words]
    assert not [each for each in await on.posts() if ":turn:" in str(each["components"])]
    assert all(each["thread"] is None for each in await on.posts() if "thread" in each)


async def test_a_thread_that_is_deleted_is_made_anew_and_as_private(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    held = await begun(on, [on.sandra, on.tom, *others])
    on.refused.add(UNKNOWN_CHANNEL)
    table_id = held.stored.pods[0].table_id or 0
    at = await on.at(table_id)
    world = on.playground.platform.world
    on.playground.platform.threads.delete(world.channels[at.table.thread_id or 0])
    await on.bot.tables.posts.repost(table_id)
    await on.told()
    after = await on.at(table_id)
    thread = world.channels[after.table.thread_id or 0]
    assert (thread.type.name, thread.id) != ("PUBLIC_THREAD", at.table.thread_id)
    assert thread.thread is not None
    assert set(thread.thread.member_ids) == {world.bot.id, *after.members()}
    assert after.table.board_message_id is not None
    assert not [each for each in await on.posts() if ":turn:" in str(each["components"])]


async def test_without_private_threads_nothing_is_posted_and_turns_come_in_direct_messages(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    await on.haneul.deny("create_private_threads")
    held = await begun(on, [on.sandra, on.tom, *others])
    for pod in held.stored.pods:
        at = await on.at(pod.table_id or 0)
        assert at.table.thread_id == at.table.channel_id
        assert at.table.board_message_id is None
    assert not [each for each in await on.posts() if ":turn:" in str(each["components"])]
    asked = {
        member
        for pod in held.stored.pods
        for member in (await on.at(pod.table_id or 0)).waiting_members()
    }
    told = [on.sandra, on.tom, *others]
    assert asked
    for _ in told:
        # Channels of direct messages are opened one after another.
        await on.later(60)
    for each in told:
        if int(each.member_id) in asked:
            assert await on.letters(each)
    assert [each for each in await on.letters(on.haneul) if f"<#{on.place}>" in each]


async def test_whoever_creates_one_is_told_which_permission_is_missing(on: Scene) -> None:
    await on.haneul.deny("create_private_threads")
    answer: Json = await on.slash(
        on.haneul, "tournament create", game="mine", kind=f"preset_{CLOSED_TABLES}"
    )
    name = await on.words(on.haneul, "ui.permission.create_private_threads")
    assert name in said(answer)
    assert f"<#{on.place}>" in said(answer)


async def test_the_post_of_a_round_that_was_taken_back_has_no_buttons(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    held = await begun(on, [on.sandra, on.tom, *others])
    old = held.stored.rounds[0].message_id
    tournaments = service(on)
    await tournaments.referee.unpair(held.id, by(on, on.haneul), reason="Wrong seats")
    async with asyncio.timeout(PATIENCE_S):
        while True:
            rounds = (await tournaments.show(held.id)).stored.rounds
            if rounds and rounds[0].message_id not in (None, old):
                break
            await asyncio.sleep(0.02)
    await on.told()
    posts = {each["id"]: each for each in await on.posts()}
    before, after = posts[str(old)], posts[str(rounds[0].message_id)]
    assert before["components"] == []
    assert before["attachments"] == []
    assert said(before) == await on.words(on.tom, "tournament.undone", name="Cup", number=1)
    assert ":own:" in str(after["components"])
