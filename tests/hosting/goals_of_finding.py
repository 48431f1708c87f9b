"""The goals about finding a game: the queue, F2 (specification of hosting, 10.2)."""

from dataclasses import replace
from itertools import combinations
from time import perf_counter

from bot.tables.finding.matching import LEAST_TOGETHER, Ready, matched
from tests.hosting.figures import Effort, Goals
from tests.hosting.seekers import drawn

CROWD = 1000
MOST_S = 0.05


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
        is_met=not wrong + passed_over and took_s <= MOST_S * effort.slower,
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
    """At tables for two whoever has waited longest gets the first who fits, told by looking at all pairs."""
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
