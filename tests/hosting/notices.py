"""Measure the notices of members by the requests to Discord: ``python -m tests.hosting.notices [N1 N3 N4 N5]``.

* N1: one ping a turn, at most four notices of one turn, none at night.
* N3: a member at 200 tables that all wait is sent at most 6 notices an hour and 30 a day, and a digest of all tables.
* N4: 500 members choose direct messages at once: at most ten channels are opened in ten minutes. Where a channel is
  closed, the thread has the notice within a minute, after one attempt.
* N5: 24 hours after a turn has ended, none of its reminders is left.

The bot runs on the playground's sockets; time jumps from one thing that happens to the next.
"""

import asyncio
import sys
import tempfile
import time as real
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.clocks.reminders import Rung
from bot.clocks.wishes import Where, Wishes
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

OF_NO_TURN = frozenset({Rung.STANDIN, Rung.NEXT, Rung.ENDED})
"""Messages that do not count among the notices of a turn."""
MEAN_DELAY_MS = {"fast": 3 * HOUR_MS, "daily": 14 * HOUR_MS, "none": 30 * HOUR_MS}
SLACK_MS = 2000
"""The time that a request may be under way after it was decided on."""
_REPLY = 19
_DONE = -1
"""In place of the moment at which a member acts."""


@dataclass
class Report:
    facts: dict[str, object] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def text(self) -> str:
        said = "; ".join(f"{name} {value}" for name, value in self.facts.items())
        return "\n".join([said, *(f"  WRONG {line}" for line in self.wrong[:5])])


Goal = Callable[[Scene], Awaitable[Report]]


async def one_ping_a_turn(on: Scene, *, tables: int = 12, days: int = 10) -> Report:
    """N1 and N5: members are punctual, slow or vanish, nudge each other, and sleep in four zones."""
    crowd, report = Crowd(on, Random(5)), Report()
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
    await _judge_turns(crowd, report)
    await crowd.until(crowd.now_ms + DAY_MS)
    await _judge_leftovers(crowd, report)
    return report


async def _judge_turns(crowd: Crowd, report: Report) -> None:
    kept = await crowd.pings()
    by_turn: dict[tuple[int | None, int | None, int | None], Counter[str]] = defaultdict(Counter)
    at_night = 0
    for ping in kept:
        if ping.rung not in OF_NO_TURN and ping.seat is not None:
            by_turn[ping.table_id, ping.seat, ping.turn][ping.rung] += 1
        if ping.rung != Rung.ZERO and crowd.sleeps(ping.member_id, ping.at_ms):
            at_night += 1
            report.wrong.append(f"at night: {ping}")
        if ping.place == "thread" and ping.member_id not in crowd.called.get(
            ping.message_id or 0, ()
        ):
            report.wrong.append(f"kept, but not sent: {ping}")
    seen = {(ping.message_id, ping.member_id) for ping in kept}
    for message, members in crowd.called.items():
        for member in members & set(crowd.people):
            if (message, member) not in seen:
                report.wrong.append(f"message {message} pinged {member}, and that is not kept")
    for turn, rungs in by_turn.items():
        if max(rungs.values()) > 1 or rungs.total() > 4:
            report.wrong.append(f"{turn}: {dict(rungs)}")
    report.facts |= {
        "turns told": len(by_turn),
        "notices": sum(rungs.total() for rungs in by_turn.values()),
        "pings of one turn, at most": max(rungs["ping"] for rungs in by_turn.values()),
        "notices of one turn, at most": max(rungs.total() for rungs in by_turn.values()),
        "by rung": dict(Counter(ping.rung for ping in kept)),
        "at night": at_night,
    }


async def _judge_leftovers(crowd: Crowd, report: Report) -> None:
    """A day without a move has passed."""
    world, left = crowd.on.playground.platform.world, 0
    for ping in await crowd.pings():
        if ping.table_id is None or ping.seat is None or ping.rung in (Rung.PING, Rung.STANDIN):
            continue
        at = await crowd.on.bot.tables.position(ping.table_id)
        is_over = ping.turn is None or not is_open(at, ping.seat, ping.turn)
        is_old = at.table.touched_at * 1000 <= crowd.now_ms - DAY_MS
        is_reply = ping.message_id in world.messages and ping.place == "thread"
        if is_over and is_old and is_reply:
            message = world.messages[ping.message_id or 0]
            if message.body.get("type") == _REPLY:
                left += 1
                report.wrong.append(f"left over: {ping}")
    report.facts["reminders left a day after their turns"] = left


async def ceilings(on: Scene, *, tables: int = 200) -> Report:
    """N3: a member at many tables that all wait, for two days, without a move."""
    crowd, report = Crowd(on, Random(3)), Report()
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
    an_hour, a_day = _densest(messages, HOUR_MS), _densest(messages, DAY_MS)
    digests = [each for each in kept if each.rung == "digest"]
    told = [_said(on, each) for each in digests]
    head = on.catalogues["en"].words("notices.digest", count=len(waiting))
    complete = sum(head in text for text in told)
    if an_hour > AN_HOUR or a_day > A_DAY:
        report.wrong.append(f"{an_hour} an hour, {a_day} a day")
    if tables > AN_HOUR and not complete:
        report.wrong.append("no digest counts all tables")
    report.facts |= {
        "tables waiting": len(waiting),
        "notices an hour, at most": an_hour,
        "a day": a_day,
        "digests": len(digests),
        "of all tables": complete,
        "lines in the longest": max((text.count("https://") for text in told), default=0),
    }
    return report


async def channels(on: Scene, *, members: int = 500, closed: int = 20) -> Report:
    """N4: every member chooses direct messages at once; some take none any more when their turn comes."""
    crowd, report = Crowd(on, Random(4)), Report()
    people = await crowd.add(members, sleep=False)
    choosing, world = on.bot.client.core.of(My).notices._choosing, on.playground.platform.world
    for member in people:
        await choosing.wish(member, Wishes(where=Where.DIRECT), "en")
    began_ms, crowd.step_ms = crowd.now_ms, 15_000
    opened: dict[int, int] = {}
    while len(opened) < members and crowd.now_ms < began_ms + members * 2 * MINUTE_MS:
        await crowd.until(crowd.now_ms + 10 * MINUTE_MS)
        there = {each.recipient_id: each.id for each in world.channels.values()}
        opened = {member: snowflake_ms(there[member]) for member in people if member in there}
    moments = sorted(opened.values())
    within = _densest(moments, int(WITHIN_S * 1000) - SLACK_MS)
    if within > MOST:
        report.wrong.append(f"{within} channels in ten minutes")
    report.facts |= {
        "members": members,
        "channels opened": len(opened),
        "in ten minutes, at most": within,
        "hours until all": round((moments[-1] - began_ms) / HOUR_MS, 1),
    }
    if len(opened) < members:
        report.wrong.append(f"{members - len(opened)} were never opened")
    await _judge_closed(crowd, report, [each for each in people if each in opened][: 2 * closed])
    return report


async def _judge_closed(crowd: Crowd, report: Report, people: list[int]) -> None:
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
    waits = []
    for member, refused in refusals.items():
        if len(refused) != 1:
            report.wrong.append(f"{len(refused)} attempts for {member}")
        moment = threads.get((refused[0].table_id, member))
        waits.append(DAY_MS if moment is None else moment - refused[0].at_ms)
    if max(waits) > MINUTE_MS:
        report.wrong.append(f"the thread had it after {max(waits)} ms")
    report.facts |= {
        "closed channels": len(refusals),
        "attempts each": max(len(refused) for refused in refusals.values()),
        "thread after, at most": f"{max(waits) / 1000:.1f} s",
    }


def _densest(moments: list[int], within_ms: int) -> int:
    """The most moments within any stretch of this length."""
    return max(
        (sum(first <= each < first + within_ms for each in moments) for first in moments), default=0
    )


def _said(on: Scene, ping: Ping) -> str:
    message = on.playground.platform.world.messages.get(ping.message_id or 0)
    return "" if message is None else str(message.body.get("content", ""))


GOALS: dict[str, Goal] = {
    "N1 and N5": one_ping_a_turn,
    "N3": ceilings,
    "N4": channels,
}


async def run(goals: Iterable[str]) -> int:
    """Measure, print, and return the exit code."""
    wrong, catalogues = 0, own_catalogues()
    for name, goal in GOALS.items():
        if not set(name.split(" and ")) & set(goals):
            continue
        began, renderer = real.monotonic(), Renderer()
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            async with scene(Path(folder), catalogues, renderer, patch) as on:
                report = await goal(on)
        renderer.close()
        wrong += len(report.wrong)
        sys.stdout.write(f"{name}: {report.text()} ({real.monotonic() - began:.0f} s)\n")
        sys.stdout.flush()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:] or ["N1", "N3", "N4", "N5"])))
