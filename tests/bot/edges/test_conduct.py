"""Conduct as members see it: beside a seat in the lobby, and in private."""

import time
from collections.abc import Sequence

import pytest

from bot.clocks.conduct import Ending, Holding, TurnCount
from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.playground import PlaygroundClient
from bot.store.people import conduct
from bot.store.people.conduct import ConductChanges
from bot.tables.timing.durations import duration
from tests.bot.edges.scene import Scene

pytestmark = pytest.mark.sockets


async def has(
    on: Scene, table: int, member: PlaygroundClient, endings: Sequence[Ending], *, turns: int = 0
) -> None:
    """A member has had seats, all of them at one table, and answered turns in time."""
    now_ms = int(time.time() * 1000)
    number, seat = int(member.member_id), on.members().index(member)
    noted = ConductChanges(
        tuple(
            Holding(table, seat, seq, number, what, now_ms - 40 * DAY_MS * (seq + 1))
            for seq, what in enumerate(endings)
        ),
        turns=(TurnCount(number, now_ms // DAY_MS, 3 * HOUR_MS, turns, 1),) if turns else (),
    )
    await on.bot.database.write(lambda conn: conduct.put(conn, table, noted))


async def test_a_lobby_shows_how_reliable_each_member_is(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=3, pace="daily")
    await has(on, table, on.haneul, [Ending.FINISHED] * 9, turns=32)
    await has(on, table, on.sandra, [Ending.EXPIRED])
    for member in (on.sandra, on.tom):
        await on.bot.tables.join(table, on.by(member))
    await on.told()
    lines = (await on.lobby_post(table))["content"].split("\n")
    seats = [line.partition("** · ")[2] for line in lines if line[:2] in ("1.", "2.", "3.")]
    words = on.catalogues["ko"].words
    usual = words("conduct.usual", time=duration(3 * HOUR_MS))
    known = words("conduct.reliability", share=95), words("conduct.in_time", share=97), usual
    newcomer = words("conduct.new")
    fallen = words("conduct.reliability", share=74)
    assert seats == [" · ".join(known), f"{newcomer} · {fallen}", newcomer]


async def test_a_lobby_without_a_clock_shows_no_reliability(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    post = (await on.lobby_post(table))["content"]
    assert on.catalogues["ko"].words("conduct.new") not in post


async def test_members_see_their_public_figures_and_the_causes_of_lower_ones(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2, pace="daily")
    endings = [Ending.EXPIRED, *[Ending.FINISHED] * 3, Ending.LATE_RETURN, Ending.KICKED]
    for member in on.members():
        first = (await on.slash(member, "my conduct"))["content"].split("\n")
        assert first == [
            await on.words(member, "conduct.head_new", share=90),
            await on.words(member, "conduct.still_new", count=3),
        ]
        await has(on, table, member, endings, turns=19)
        shown = (await on.slash(member, "my conduct"))["content"].split("\n")
        head = await on.words(member, "conduct.head", share=75, finished=3, held=6)
        assert shown[0] == head
        assert shown[1] == await on.words(
            member, "conduct.turns", share=95, time=duration(3 * HOUR_MS)
        )
        assert shown[2] == await on.words(member, "conduct.lowers")
        for line, what in zip(shown[3:], ("expired", "late_return", "kicked"), strict=True):
            assert line.endswith(await on.words(member, f"conduct.what.{what}"))
