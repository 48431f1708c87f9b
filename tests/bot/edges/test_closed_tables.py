"""Closed tables of a tournament over the sockets: private threads, and nothing in public until the deal opens."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest

from bot.features.tournament.choices.kinds import CLOSED_TABLES, plan_for
from bot.features.tournament.parts import Tournament
from bot.playground.people.client import PlaygroundClient, Refused
from bot.store.contest.rows import Settings, TournamentRow
from bot.store.rows import Status as TableStatus
from bot.tables.model import Actor
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.plan import HOUR_MS
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.edges.scene import Json, Scene, said
from tests.messages import number_of
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

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
    return on.bot.client.core.of(Tournament).service


def by(on: Scene, member: PlaygroundClient) -> Actor:
    return on.by(member)


async def begun(on: Scene, people: list[PlaygroundClient], kind: str = CLOSED_TABLES) -> Held:
    """A tournament whose first deal is being played."""
    tournaments, now = service(on), on.playground.clock.now
    starts_ms = int(now() * 1000) + 48 * HOUR_MS
    plan, is_sealed = plan_for(kind, (SEATS,), starts_ms)
    held = await tournaments.create(
        by(on, on.haneul),
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(on.place),
        language="en",
        name=Typed("Cup"),
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
    service(on).context.on_change(held.id)
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
    table_id = held.stored.pods[0].table_id or 0
    sits = (await on.at(table_id)).members()
    stranger = next(
        each for each in (on.tom, on.sandra, on.haneul) if int(each.member_id) not in sits
    )
    for line in ({}, {"ending": True}):
        answer = await on.slash(stranger, "table board", table=str(table_id), **line)
        await on.assert_told(stranger, answer, "error.tournament.sealed")
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
    assert number_of(after.table.board) is not None
    assert not [each for each in await on.posts() if ":turn:" in str(each["components"])]


async def test_without_private_threads_nothing_is_posted_and_turns_come_in_direct_messages(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    await on.haneul.deny("create_private_threads")
    held = await begun(on, [on.sandra, on.tom, *others])
    for pod in held.stored.pods:
        at = await on.at(pod.table_id or 0)
        assert at.table.thread_id == at.table.channel_id
        assert number_of(at.table.board) is None
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


async def test_the_creator_of_a_tournament_is_told_the_missing_permission(on: Scene) -> None:
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
    held = await begun(on, [on.sandra, on.tom, *others], "duels")
    old = held.stored.rounds[0].posted
    tournaments = service(on)
    await tournaments.referee.unpair(held.id, by(on, on.haneul), reason=Typed("Wrong seats"))
    async with asyncio.timeout(PATIENCE_S):
        while True:
            rounds = (await tournaments.show(held.id)).stored.rounds
            if rounds and rounds[0].posted not in (None, old):
                break
            await asyncio.sleep(0.02)
    await on.told()
    posts = {each["id"]: each for each in await on.posts()}
    new = rounds[0].posted
    assert old is not None
    assert new is not None
    before, after = posts[str(old.message_id)], posts[str(new.message_id)]
    assert before["components"] == []
    assert before["attachments"] == []
    assert said(before) == await on.words(on.tom, "tournament.undone", name="Cup", number=1)
    assert ":own:" in str(after["components"])


async def test_when_a_deal_opens_every_member_sees_the_best_board_the_key_and_all_records(
    on: Scene, others: list[PlaygroundClient]
) -> None:
    held = await begun(on, [on.sandra, on.tom, *others])
    tables = [each.table_id or 0 for each in held.stored.pods]
    for table_id in tables:
        rng = Rng(table_id)
        while (await on.at(table_id)).table.status is TableStatus.PLAYING:
            at = await on.at(table_id)
            seat = min(at.waiting())
            member = at.seats[seat].member_id
            assert member is not None
            move = engine.sample_move(at.game, at.state, seat, rng)
            actor = dataclasses.replace(by(on, on.tom), member_id=member)
            await on.bot.tables.play(table_id, actor, move, None)
        if table_id != tables[-1]:
            assert not [each for each in await on.posts() if ".jsonl" in str(each["attachments"])]
    async with asyncio.timeout(PATIENCE_S):
        while True:
            deals = (await service(on).show(held.id)).stored.deals
            if deals[0].opened_ms is not None:
                break
            await asyncio.sleep(0.02)
    # Standings of the round wait a while for further results, and posts keep their order.
    await on.later(60)
    (post,) = [each for each in await on.posts() if ".jsonl" in str(each["attachments"])]
    key = await service(on).deal_secrets(held.id, 1)
    assert deals[0].commitment in said(post)
    assert f"{key.seed:016x} {key.salt.hex()}" in said(post)
    totals = [
        score.total
        for table_id in tables
        for at in [await on.at(table_id)]
        for score in at.game.outcome(at.state).scores  # type: ignore[union-attr]
    ]
    assert f"{max(totals)} points" in said(post)
    names = {each["filename"] for each in post["attachments"]}
    assert "deal-1-best.png" in names
    assert f"tournament-{held.id}-deal-1.jsonl" in names
    for table_id in tables:
        at = await on.at(table_id)
        assert not at.table.is_sealed
        assert (await on.bot.tables.verify(table_id)).ok
        # The thread in which it was played stays its members' own.
        thread = on.playground.platform.world.channels[at.table.thread_id or 0]
        assert thread.type.name == "PRIVATE_THREAD"
    answer = await on.slash(on.tom, "tournament verify", tournament=str(held.id))
    assert f"{key.seed:016x}" in said(answer)
