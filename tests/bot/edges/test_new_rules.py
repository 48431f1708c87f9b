"""A table that stays with earlier rules is told so in its thread: one post, which wakes no member (ADR 44)."""

import dataclasses

import pytest

from bot.tables.telling.outdated import tell_of_new_rules
from rules.registry import load
from tests.bot.edges.scene import Scene
from tests.bot.edges.test_animations import SILENT

pytestmark = pytest.mark.sockets


async def test_it_is_told_once_silently_and_in_its_language(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    at = await on.at(table)
    now = load(at.table.title)
    newer = dataclasses.replace(now, rules_version=now.rules_version + 1, upgrades={}, earlier=now)
    for _ in range(2):
        await tell_of_new_rules(
            on.bot.database, lambda _: newer, (now.key,), on.playground.clock.now()
        )
        on.bot.sender.wake()
        await on.told()
    words = on.catalogues[at.table.language].words("table.keeps_rules")
    posts = [post for post in await on.posts(at.table.place_id) if post["content"] == words]
    (post,) = posts
    assert post["flags"] & SILENT
    assert not post["mentions"]
