"""Notices of members, judged by the requests to Discord: few, in time, none at night, and none left behind.

The bot runs on the playground's sockets; time jumps from one thing that happens to the next.
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.clocks.preferences import Preferences, Where
from bot.clocks.reminders import Rung
from bot.core.posting.openings import MOST, WITHIN_S
from bot.core.posts.renderer import Renderer
from bot.features.clock.parts import Clock
from bot.features.my.parts import My
from bot.store.pings import Ping
from bot.tables.errors import TableRefusal
from bot.tables.model import snowflake_ms
from bot.tables.telling.ways import A_DAY, AN_HOUR, is_open
from rules.core.errors import Refusal
from tests.bot.edges.scene import Scene, scene
from tests.catalogues import own_catalogues
from tests.hosting.crowd import Crowd
from tests.scale import sized

pytestmark = pytest.mark.slow

OF_NO_TURN = frozenset({Rung.STANDIN, Rung.NEXT, Rung.ENDED})
"""Messages that do not count among the notices of a turn."""
MEAN_DELAY_MS = {"fast": 3 * HOUR_MS, "daily": 14 * HOUR_MS, "none": 30 * HOUR_MS}
SLACK_MS = 2000
"""The time that a request may be under way after it was decided on."""
_REPLY = 19
CLOSED = 2
"""Members whose channel is closed, and as many who play with them."""
_DONE = -1
"""In place of the moment at which a member acts."""


@pytest.fixture(scope="module")
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def on(
    tmp_path: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Scene]:
    async with scene(tmp_path, own_catalogues(), renderer, monkeypatch) as opened:
        yield opened


async def test_one_ping_a_turn_and_no_reminder_is_left(on: Scene) -> None:
    """Members are punctual, slow or vanish, nudge each other, and sleep in four zones."""
    crowd, tables, days = Crowd(on, Random(5)), sized(3, 6), sized(2, 7)
    people = await crowd.add(8)
    vanish = dict.fromkeys(people[:2], crowd.now_ms + DAY_MS)
    for number in range(tables):
        members = crowd.rng.sample(people, 2 + number % 2)
        await crowd.table(*members, pace=list(MEAN_DELAY_MS)[number % len(MEAN_DELAY_MS)])
    until, planned = crowd.now_ms + days * DAY_MS, dict[tuple[int, int, int], int]()
    while crowd.now_ms < until:
        for number in range(1, tables + 1):
            at = await on.bot.tables.position(number)
            mean = MEAN_DELAY_MS[at.table.pace.split()[0]]
            for member in at.waiting_members():
                asked = number, member, at.table.asks[at.seat_of(member) or 0]
                delay = int(crowd.rng.expovariate(1 / mean))
                planned.setdefault(asked, crowd.now_ms + MINUTE_MS + delay)
        open_ones = {act: moment for act, moment in planned.items() if moment != _DONE}
        act = min(open_ones, key=lambda each: open_ones[each])
        await crowd.until(min(until, planned[act]))
        if crowd.now_ms < planned[act]:
            break
        number, member, _ = act
        is_gone = crowd.now_ms >= vanish.get(member, until)
        if is_gone or crowd.sleeps(member, crowd.now_ms):
            planned[act] = _DONE if is_gone else crowd.now_ms + 5 * HOUR_MS
        else:
            planned[act] = _DONE
            await crowd.move(number, member)
        with suppress(TableRefusal, Refusal):
            nudger = crowd.by(crowd.rng.choice(people))
            await on.bot.client.core.of(Clock).nudging.nudge(number, nudger, None)
        await crowd.jump(crowd.now_ms)
    await _assert_told_once(crowd)
    await crowd.until(crowd.now_ms + DAY_MS)
    assert [ping for ping in await crowd.pings() if await _is_left_over(crowd, ping)] == []


async def _assert_told_once(crowd: Crowd) -> None:
    """One ping and at most four notices a turn, none at night; what is stored is what Discord was sent."""
    kept = await crowd.pings()
    by_turn: dict[tuple[int | None, int | None, int | None], Counter[str]] = defaultdict(Counter)
    for ping in kept:
        if ping.rung not in OF_NO_TURN and ping.seat is not None:
            by_turn[ping.table_id, ping.seat, ping.turn][ping.rung] += 1
        assert ping.rung == Rung.ZERO or not crowd.sleeps(ping.member_id, ping.at_ms), ping
        if ping.place == "thread":
            assert ping.member_id in crowd.called.get(ping.message_id or 0, ()), ping
    called = {
        (message, member)
        for message, members in crowd.called.items()
        for member in members & set(crowd.people)
    }
    assert called <= {(ping.message_id, ping.member_id) for ping in kept}
    for turn, rungs in by_turn.items():
        assert max(rungs.values()) == 1, turn
        assert rungs.total() <= 4, turn
    assert any(rungs["ping"] for rungs in by_turn.values())


async def _is_left_over(crowd: Crowd, ping: Ping) -> bool:
    """Return whether a reminder still stands a day after the last move and the end of its turn."""
    if ping.table_id is None or ping.seat is None or ping.rung in (Rung.PING, Rung.STANDIN):
        return False
    at = await crowd.on.bot.tables.position(ping.table_id)
    is_over = ping.turn is None or not is_open(at, ping.seat, ping.turn)
    is_old = at.table.touched_at * 1000 <= crowd.now_ms - DAY_MS
    message = crowd.on.playground.platform.world.messages.get(ping.message_id or 0)
    is_reply = message is not None and message.body.get("type") == _REPLY
    return is_over and is_old and is_reply and ping.place == "thread"


async def test_members_at_many_tables_get_no_more_notices_than_allowed(on: Scene) -> None:
    """A member at many tables that all wait, for thirty hours, without a move."""
    crowd, tables = Crowd(on, Random(3)), sized(9, 60)
    [busy] = await crowd.add(1, sleep=False)
    others = await crowd.add(-(-tables // 15), sleep=False)
    numbers = [
        await crowd.table(others[place // 15], busy, pace="daily vacation=no")
        for place in range(tables)
    ]
    for number in numbers:
        await crowd.move(number, others[(number - numbers[0]) // 15])
    waiting = await on.bot.tables.waiting_on(busy)
    await crowd.until(crowd.now_ms + 30 * HOUR_MS)
    kept = [each for each in await crowd.pings() if each.member_id == busy]
    counted = [each for each in kept if each.rung not in (Rung.ZERO, Rung.STANDIN)]
    messages = sorted({each.outbox_id: each.at_ms for each in counted}.values())
    assert _densest(messages, HOUR_MS) <= AN_HOUR
    assert _densest(messages, DAY_MS) <= A_DAY
    head = on.catalogues["en"].words("notices.digest", count=len(waiting))
    digests = [_said(on, each) for each in kept if each.rung == "digest"]
    assert any(head in text for text in digests), "no digest counts all tables"


async def test_channels_are_opened_slowly_and_closed_ones_lead_to_the_thread(on: Scene) -> None:
    """Every member chooses direct messages at once; some take none any more when their turn comes."""
    crowd, members = Crowd(on, Random(4)), sized(6, 60)
    people = await crowd.add(members, sleep=False)
    choosing, world = on.bot.client.core.of(My).notices._choosing, on.playground.platform.world
    for member in people:
        await choosing.wish(member, Preferences(where=Where.DIRECT), "en")
    began_ms, crowd.step_ms = crowd.now_ms, 15_000
    opened: dict[int, int] = {}
    while len(opened) < members and crowd.now_ms < began_ms + members * 2 * MINUTE_MS:
        await crowd.until(crowd.now_ms + 10 * MINUTE_MS)
        there = {each.recipient_id: each.id for each in world.channels.values()}
        opened = {member: snowflake_ms(there[member]) for member in people if member in there}
    assert opened.keys() == {*people}
    assert _densest(sorted(opened.values()), int(WITHIN_S * 1000) - SLACK_MS) <= MOST
    await _assert_closed_ones_are_told_in_threads(crowd, people[: 2 * CLOSED])


async def _assert_closed_ones_are_told_in_threads(crowd: Crowd, people: list[int]) -> None:
    """One attempt each, and the thread has the notice within a minute."""
    on, world = crowd.on, crowd.on.playground.platform.world
    on.refused, crowd.step_ms = {50007}, 1000
    for member in people:
        world.members[member].takes_direct = False
    pairs = list(zip(people[::2], people[1::2], strict=False))
    numbers = [await crowd.table(*pair, pace="daily") for pair in pairs]
    await crowd.until(crowd.now_ms + 2 * MINUTE_MS)
    for _ in range(2):
        for number in numbers:
            [member] = (await on.bot.tables.position(number)).waiting_members()
            await crowd.move(number, member)
        await crowd.until(crowd.now_ms + 3 * MINUTE_MS)
    refusals: dict[int, list[Ping]] = defaultdict(list)
    threads: dict[tuple[int | None, int], int] = {}
    for ping in await crowd.pings():
        if ping.error is not None:
            refusals[ping.member_id].append(ping)
        elif ping.place == "thread":
            threads.setdefault((ping.table_id, ping.member_id), ping.at_ms)
    assert refusals
    for member, [refused] in refusals.items():
        assert threads[refused.table_id, member] - refused.at_ms <= MINUTE_MS


def _densest(moments: list[int], within_ms: int) -> int:
    """The most moments within any stretch of this length."""
    return max(
        (sum(first <= each < first + within_ms for each in moments) for first in moments), default=0
    )


def _said(on: Scene, ping: Ping) -> str:
    message = on.playground.platform.world.messages.get(ping.message_id or 0)
    return "" if message is None else str(message.body.get("content", ""))
