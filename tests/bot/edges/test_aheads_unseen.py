"""Goal M2 over the sockets: tables that differ in one member's pre-moves look the same to all others."""

import re
from typing import Any

import pytest
from msgspec import json

from bot.features.turn.parts import Turn
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Json, Scene
from tests.bot.edges.test_replay import picture

pytestmark = pytest.mark.sockets

_LOOKS = ("table turn", "table board", "table text", "table clock", "table log")
"""Questions that a member may ask about a table."""
_FOR_ALL = _LOOKS[1:]


def plain(message: Json) -> str:
    """A message without the numbers of tables, messages and moments."""
    shown: dict[str, Any] = {
        "content": message["content"],
        "components": message["components"],
        "files": [
            {key: each.get(key) for key in ("filename", "description", "size")}
            for each in message["attachments"]
            if not each["filename"].endswith(".txt")
        ],
        "mentions": [each["id"] for each in message["mentions"]],
    }
    return re.sub(r"\d+", "#", json.encode(shown).decode())


async def seen(on: Scene, table: int, member: PlaygroundClient) -> list[object]:
    """Everything that a member finds out about a table."""
    found: list[object] = []
    for line in _LOOKS if (await on.at(table)).has(int(member.member_id)) else _FOR_ALL:
        answer = await on.slash(member, line, table=str(table))
        found.append((line, plain(answer)))
        for place, file in enumerate(answer["attachments"]):
            if file["filename"].endswith(".png"):
                found.append(await picture(on, answer, place))
    for post in await on.posts((await on.at(table)).table.place_id):
        found.append(plain(post))
        for place, _ in enumerate(post["attachments"]):
            found.append(await picture(on, post, place))
    return found


async def test_no_member_sees_that_something_was_given_ahead(on: Scene) -> None:
    for member in on.members():
        # Texts said only once are not the difference.
        await on.bot.settings.note_hours(int(member.member_id))
    tables = []
    for _ in range(2):
        table = await on.lobby(on.haneul, on.sandra, title="metromania", pace="daily")
        await on.start(table)
        tables.append(table)
    ahead, other = tables
    asked = await on.acting(ahead)
    assert await on.acting(other) is asked
    waits = on.sandra if asked is on.haneul else on.haneul
    aheads = on.bot.client.core.of(Turn).planner._aheads
    at = await aheads.rule(ahead, on.by(waits), "pass")
    assert await aheads.own(at, int(waits.member_id)) != ()

    for watcher in (asked, on.tom):
        assert await seen(on, ahead, watcher) == await seen(on, other, watcher)
    # The owner's own list is where they differ.
    lists = [plain(await on.slash(waits, "table ahead", table=str(each))) for each in tables]
    assert lists[0] != lists[1]

    for table in tables:
        await on.turn(table)
    # Whoever has the rule is asked now, since they still have a choice; the other one looks on.
    assert await on.acting(ahead) is await on.acting(other) is waits
    assert await seen(on, ahead, asked) == await seen(on, other, asked)
