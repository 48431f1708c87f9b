"""Everything pressed at once has one effect, and no member's name mentions any member."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from bot.clocks.preferences import Preferences, Where
from bot.core.posting.openings import SECONDS_APART
from bot.features.clock.parts import Clock
from bot.features.my.parts import My
from bot.playground import PlaygroundClient
from bot.tables.errors import TableRefusal
from rules.core.errors import Refusal
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_direct import Json, reachable
from tests.bot.edges.test_notices import REPLY, mentioned, thread

pytestmark = pytest.mark.sockets

STORM = 25


async def test_8_a_storm_of_nudges_is_one_nudge(on: Scene) -> None:
    table, called = await on.asked(on.haneul, on.sandra, on.tom, pace="600m+5m/600m nights=run")
    others = [member for member in on.members() if member is not called]
    await on.minutes(121)
    nudging = on.bot.client.core.of(Clock).nudging

    async def nudge(member: PlaygroundClient) -> bool:
        with suppress(TableRefusal, Refusal):
            await nudging.nudge(table, on.by(member), None)
            return True
        return False

    done = await asyncio.gather(*(nudge(others[count % 2]) for count in range(STORM)))
    assert sum(done) == 1
    await on.told()
    [reply] = [post for post in await thread(on, table) if post["type"] == REPLY]
    assert mentioned([reply], called)


async def test_8_a_seat_taken_25_times_at_once_is_one_seat(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=4)
    post = await on.lobby_post(table)
    join = button(post, "join")
    await asyncio.gather(
        *(on.finished(on.tom, on.tom.click(post["id"], join)) for _ in range(STORM))
    )
    await on.told()
    at = await on.at(table)
    assert at.members() == (int(on.haneul.member_id), int(on.tom.member_id))
    assert len(await on.posts()) == 1


async def test_8_a_rematch_asked_for_25_times_at_once_is_one_table(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    closing = await on.board(table)
    press = button(closing, "rematch")
    await asyncio.gather(
        *(on.reply(on.sandra, on.sandra.click(closing["id"], press)) for _ in range(STORM))
    )
    await on.told()
    assert len(await on.posts()) == 2, "the lobby of each table"


async def test_8_tests_of_direct_messages_asked_for_25_times_are_one_message(on: Scene) -> None:
    await reachable(on, on.haneul, Preferences(where=Where.DIRECT))
    choosing = on.bot.client.core.of(My).notices._choosing
    wanted = Preferences(where=Where.DIRECT)
    wishes = (choosing.wish(int(on.tom.member_id), wanted, "en") for _ in range(STORM))
    told = await asyncio.gather(*wishes, return_exceptions=True)
    assert sum(isinstance(each, Refusal) for each in told) == STORM - 1
    await on.later(SECONDS_APART + 1)
    assert len(await on.letters(on.tom)) == 1


@pytest.mark.parametrize("name", ["@everyone @here <@&1> <@1>", "<@{tom}>"])
async def test_9_a_name_mentions_no_member(on: Scene, name: str) -> None:
    written = name.format(tom=on.tom.member_id)
    number = await on.tom.add_member(written)
    async with PlaygroundClient(on.playground.url, number) as odd:
        await odd.listen()
        for member in (on.haneul, on.sandra):
            await reachable(on, member, Preferences(where=Where.DIRECT, next=True))
        done = await on.bot.tables.open(
            on.by(on.haneul),
            title="expancity",
            guild_id=on.playground.platform.world.guild_id,
            channel_id=int(on.place),
            language="en",
            seats=3,
            options={},
            pace="60m+5m/60m nights=run vacation=no",
        )
        table = done.position.table.id
        for member in (odd, on.sandra):
            await on.bot.tables.join(table, on.by(member))
        await on.start(table)
        members = {int(each.member_id): each for each in (on.haneul, odd, on.sandra)}
        for _ in range(2):
            await _turn(on, table, members)
        # Time is up for the active member, and a robot plays on.
        await on.minutes(80)
        await on.told()
    said = [
        message.body
        for message in on.playground.platform.world.messages.values()
        if message.author_id == on.playground.platform.world.bot.id
    ]
    assert any(_shown(written) in _plain(body) for body in said), "the name is in some post"
    tom = on.tom.member_id
    for body in said:
        assert not body["mention_everyone"]
        assert tom not in {each["id"] for each in body["mentions"]}
        for text in _texts(body):
            assert not re.search(r"@(everyone|here)|<@&?1>", text), text
            assert f"<@{tom}>" not in text


async def _turn(on: Scene, table: int, members: dict[int, PlaygroundClient]) -> None:
    asked = (await on.at(table)).waiting_members()[0]
    while asked in (await on.at(table)).waiting_members():
        move = await on.a_move(table)
        await on.bot.tables.play(table, on.by(members[asked]), move, None)
    await on.told()


def _shown(name: str) -> str:
    """The letters of a name."""
    return re.sub(r"\W", "", name)


def _plain(body: Json) -> str:
    return re.sub(r"[^\w]", "", "".join(_texts(body)))


def _texts(body: Any) -> Iterator[str]:
    """All words of a message in which Discord looks for mentions, and those of its controls."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in ("content", "label", "placeholder") and isinstance(value, str):
                yield value
            elif key in ("components", "options", "accessory"):
                yield from _texts(value)
    elif isinstance(body, list):
        for each in body:
            yield from _texts(each)
