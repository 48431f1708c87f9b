"""The goals about finding a game: the list of a server's tables, F1, and the queue, F2 (hosting, 10.2)."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise
from time import perf_counter

from bot.core.controls.ids import TableId
from bot.features.find.parts import Find
from bot.tables.finding.lobby_board import EVERY_MS, MOST_LISTED
from bot.tables.finding.matching import LEAST_TOGETHER, Ready, matched
from tests.bot.edges.scene import Json, Scene
from tests.bot.edges.test_lobby_boards import listed, minute, posted
from tests.goals import Goals
from tests.hosting.figures import Effort
from tests.hosting.goals_of_people import on_scene
from tests.hosting.notices import Report
from tests.hosting.seekers import drawn

CROWD = 1000
MOST_S = 0.05
APART_S = 7.2
"""A lobby opens so soon after the one before: 500 within an hour."""
_OWN = 15
"""So many lobbies a member has open at once; a further one takes the place of the oldest."""


async def lists(goals: Goals, effort: Effort) -> None:
    """F1."""
    report = await on_scene(partial(storm, lobbies=effort.lobbies))
    facts = "; ".join(f"{name} {value}" for name, value in report.facts.items())
    wrong = "".join(f"; {line}" for line in report.wrong[:3])
    goals.say("F1", f"{facts}{wrong}", is_met=not report.wrong)


async def storm(on: Scene, *, lobbies: int) -> Report:
    """Lobbies open and close all the time."""
    channel, members = await posted(on), on.members()
    guild, boards = on.playground.platform.world.guild_id, on.bot.client.core.of(Find).lobby_boards
    own: dict[str, deque[int]] = {member.member_id: deque() for member in members}
    moments: list[int] = []
    for number in range(lobbies):
        member = members[number % len(members)]
        mine = own[member.member_id]
        if len(mine) >= _OWN:
            await on.bot.tables.cancel(mine.popleft(), on.by(member))
        mine.append(await on.lobby(member, seats=3))
        await on.later(APART_S)
        board = await boards.of(guild)
        assert board is not None
        moments += [board.updated_ms] if board.updated_ms not in moments else []
    await minute(on)
    report = Report()
    shown = [
        number
        for post in await listed(on, channel)
        for row in post["components"]
        for item in row["components"]
        for number in _numbers(item)
    ]
    still_open = {str(each) for mine in own.values() for each in mine}
    lasted_s = lobbies * APART_S
    report.facts = {
        "lobbies opened": lobbies,
        "within minutes": round(lasted_s / 60, 1),
        "updates of the list": len(moments),
    }
    report.facts["tables in it at last"] = f"{len(shown)} of {len(still_open)} open"
    if len(moments) > lasted_s * 1000 // EVERY_MS + 1:
        report.wrong.append("more than one update a minute")
    if any(after - before < EVERY_MS for before, after in pairwise(moments)):
        report.wrong.append("two updates within a minute")
    if not {*shown} <= still_open or len(shown) != min(MOST_LISTED, len(still_open)):
        report.wrong.append(f"the list shows {sorted(shown)}")
    return report


def _numbers(item: Json) -> Iterator[str]:
    """The tables that a button or a menu of the list leads to."""
    clicked = TableId.read(item.get("custom_id", ""))
    if clicked is not None:
        yield str(clicked.table)
    yield from (each["value"] for each in item.get("options", ()))


async def matches(goals: Goals, effort: Effort) -> None:
    """F2 on members made up at random, and how long a thousand take."""
    wrong = passed_over = tables = 0
    for seed in range(effort.queues):
        everybody = drawn(seed, 2 + seed % 60)
        found = matched(everybody)
        tables += len(found)
        wrong += sum(_is_wrong(each.title, each.members, everybody) for each in found)
        passed_over += _passed_over(everybody)
    took_s = min(_took_s(drawn(seed, CROWD)) for seed in (1, 2, 3) for _ in range(3))
    goals.say(
        "F2",
        f"{effort.queues:,} queues, {tables:,} tables: {wrong} with members who do not fit, {passed_over} members "
        f"passed over; {CROWD:,} matched in {took_s * 1000:.1f} ms",
        is_met=not wrong + passed_over and (took_s <= MOST_S or not effort.is_timed),
    )


def _is_wrong(title: str, members: tuple[int, ...], everybody: list[Ready]) -> bool:
    group = [each for each in everybody if each.member_id in members]
    awake = group[0].awake
    for each in group:
        awake &= each.awake
    fits = all(fit(one, other) for one, other in combinations(group, 2))
    wants = all((title, len(group)) in each.games for each in group)
    return not (fits and wants and awake.bit_count() >= LEAST_TOGETHER)


def _passed_over(everybody: list[Ready]) -> int:
    """At tables for two the member with the longest wait gets the first fitting one, as a look at all pairs shows."""
    pairs = [replace(each, games=(("nim", 2),)) for each in everybody]
    minutes = {each.member_id: each.made_ms // 60_000 for each in pairs}
    left = sorted(pairs, key=lambda each: (each.made_ms, each.member_id))
    partner = {each.members[0]: each.members[1] for each in matched(pairs)}
    wrong = 0
    while left:
        first = left.pop(0)
        fitting = [each for each in left if fit(first, each) and _together(first, each)]
        chosen = partner.get(first.member_id)
        if not fitting:
            wrong += chosen is not None
            continue
        since = minutes[fitting[0].member_id]
        allowed = {each.member_id for each in fitting if minutes[each.member_id] == since}
        wrong += chosen not in allowed
        left = [each for each in left if each.member_id != chosen]
    return wrong


def fit(one: Ready, other: Ready) -> bool:
    """May two sit at one table, whenever they are awake?"""
    apart = other.member_id in one.apart or one.member_id in other.apart
    reliable = one.reliability >= other.asks and other.reliability >= one.asks
    return reliable and not apart


def _together(one: Ready, other: Ready) -> bool:
    return (one.awake & other.awake).bit_count() >= LEAST_TOGETHER


def _took_s(everybody: list[Ready]) -> float:
    began = perf_counter()
    matched(everybody)
    return perf_counter() - began
