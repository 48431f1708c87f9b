"""A1 to A4 and A7, the gates against random pods, and S1, S2 and S6, as `tests.contest.goals` measures them."""

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from random import Random
from statistics import median, quantiles

from benchmarks import pairing, tournaments
from benchmarks.tournaments import misses
from rules.contest.director.next_duty import next_duty
from rules.contest.pairing.model import Remainder
from rules.contest.pairing.pair import pair
from rules.contest.pairing.sizes import pod_sizes
from tests.contest.figures import Effort
from tests.goals import Goals
from tests.rules.contest.courses import Course, plan, signed_up
from tests.rules.contest.fields import Field, least_by_hand

SIZES = {2: (2,), 3: (2, 3), 4: (3, 4), 5: (4, 5)}
FREE = ((16, 4, 2), (20, 4, 2), (32, 4, 3), (64, 4, 4), (24, 3, 4), (25, 5, 2), (12, 2, 6))
"""Entrants, pod size, and rounds that are proved to be free of repeats."""
MEDIAN_S, WORST_S, PAIRS_S, STANDINGS_S, DUE_S = 1.0, 2.0, {128: 1.0, 512: 15.0}, 0.1, 0.02
ANSWERS_S = 0.1


async def seated(goals: Goals, effort: Effort) -> None:
    """A1, A2 and A4: each entrant once, byes in turn, no avoidable repeats."""
    chance = Random(15)
    rounds = twice = wrong = second = 0
    for seed in range(effort.fields + effort.large):
        wanted = chance.choice((2, 3, 4, 5))
        entrants = 512 if seed >= effort.fields else chance.randint(max(wanted, 4), 64)
        field = Field(entrants, wanted, SIZES[wanted], seed)
        for _ in range(chance.randint(2, 8) if entrants <= 64 else 3):
            if len(field.out) < entrants - 8 and chance.random() < 0.5:
                field.out.add(1 + field.rng.below(entrants))
            given = field.input()
            active = {each.no for each in given.entrants}
            rested = {no for no in active if field.byes.get(no)}
            found = pair(given)
            rounds += 1
            seats = Counter([*found.byes, *(no for pod in found.pods for no in pod)])
            twice += seats != Counter(active)
            sizes = pod_sizes(len(active), SIZES[wanted], wanted, Remainder.SHORT_LOW)
            wrong += sorted(map(len, found.pods)) != sorted(sizes)
            second += bool(rested.intersection(found.byes)) and rested != active
            field.play(found)
    goals.say(
        "A1",
        f"{rounds} rounds of {effort.fields + effort.large} fields: {twice} do not seat all once, {wrong} with "
        "other sizes (0)",
        is_met=twice == wrong == 0,
    )
    goals.say("A2", f"{second} second byes while an entrant had none (0)", is_met=second == 0)
    repeats = 0
    for entrants, wanted, free in FREE:
        for seed in range(max(1, effort.fields // 30)):
            field = Field(entrants, wanted, (wanted,), seed)
            for _ in range(free):
                found = pair(field.input())
                repeats += found.criteria.repeats
                field.play(found)
    goals.say("A4", f"{repeats} repeats in rounds proved free of them (0)", is_met=repeats == 0)


async def least(goals: Goals, effort: Effort) -> None:
    """A3: small fields are paired at the least cost."""
    worse = compared = 0
    shapes = [(6, 2), (7, 3), (8, 4), (9, 3), (9, 5), (10, 2), (11, 4), (12, 4)]
    for seed in range(effort.by_hand):
        entrants, wanted = shapes[seed % len(shapes)]
        field = Field(entrants, wanted, SIZES[wanted], seed)
        for _ in range(4):
            given = field.input()
            found = pair(given)
            by_hand = least_by_hand(given, [len(pod) for pod in found.pods])
            scores = {each.no: each.score for each in given.entrants}
            own = sum(
                (scores[a] - scores[b]) ** 2 for pod in found.pods for a, b in combinations(pod, 2)
            )
            has = (found.criteria.repeats, found.criteria.clashes, own, found.criteria.shorts)
            compared += 1
            worse += has != by_hand
            field.play(found)
    goals.say(
        "A3",
        f"{compared} rounds of up to 12 compared with every split: {worse} differ (0)",
        is_met=worse == 0,
    )


async def seats(goals: Goals, effort: Effort) -> None:
    """A7: how evenly seats are dealt out in Swiss rounds."""
    most = Counter[int]()
    for wanted in (2, 3, 4, 5):
        for seed in range(max(1, effort.fields // 30)):
            field = Field(32 if wanted != 5 else 30, wanted, (wanted,), seed)
            for _ in range(6):
                field.play(pair(field.input()))
            for sat in field.sat.values():
                counts = [sat.count((wanted, seat)) for seat in range(wanted)]
                most[wanted] = max(most[wanted], max(counts) - min(counts))
    told = ", ".join(f"{size}s {count}" for size, count in sorted(most.items()))
    goals.say(
        "A7", f"seats of an entrant differ by at most: {told} (2)", is_met=max(most.values()) <= 2
    )


async def gates(goals: Goals, effort: Effort) -> None:
    """G: better than random pods where it should be, and no worse elsewhere."""
    for luck in effort.lucks:
        for entrants, count in effort.gated:
            ours, chance = (
                tournaments.measure(entrants, 4, count, luck, is_random=each)
                for each in (False, True)
            )
            missed = misses(entrants, ours, chance, luck)
            if entrants == 32 and ours.repeats:
                missed.append("repeats")
            head = "best first, winner, first four, correlation, repeats"
            told = f"{' '.join(ours.row())} against {' '.join(chance.row())}"
            goals.say(
                "G",
                f"{count} of {entrants}, luck {luck:g} ({head}): {told}"
                + (f"; missed {', '.join(missed)}" if missed else ""),
                is_met=not missed,
            )


async def speeds(goals: Goals, effort: Effort) -> None:
    """S1, S2 and S6, in processor time."""
    runs = [pairing.measure(512, 4, 6, seed) for seed in range(max(1, effort.rounds // 6))]
    spent = [each for run in runs for each in run.pairing][: effort.rounds]
    goals.say(
        "S1",
        f"512 in fours, {len(spent)} rounds: median {median(spent):.2f} s ({MEDIAN_S:g}), worst {max(spent):.2f} s "
        f"({WORST_S:g})",
        is_met=median(spent) <= MEDIAN_S and max(spent) <= WORST_S,
    )
    scored = min(each for run in runs for each in run.standings)
    goals.say(
        "S2",
        f"standings of 512 with all tie-breaks: {scored * 1000:.0f} ms ({STANDINGS_S * 1000:.0f})",
        is_met=scored <= STANDINGS_S,
    )
    for entrants in effort.pairs:
        worst, delay = await _beside(entrants)
        goals.say(
            "S1",
            f"pairs of {entrants}: worst round {worst:.1f} s ({PAIRS_S[entrants]:g}); meanwhile the loop answers "
            f"within {delay * 1000:.0f} ms in 99 of 100 cases ({ANSWERS_S * 1000:.0f})",
            is_met=worst <= PAIRS_S[entrants] and delay < ANSWERS_S,
        )
    course = Course(signed_up(plan(4, (3, 4)), *[True] * 64), Random(1))
    while len(course.opened) < 16:
        assert course.step()
    found = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(10):
            next_duty(course.at, course.now_ms)
        found.append(time.process_time() - began)
    goals.say(
        "S6",
        f"what is due at 10 tournaments of 64: {min(found) * 1000:.1f} ms ({DUE_S * 1000:.0f})",
        is_met=min(found) <= DUE_S,
    )


async def _beside(entrants: int) -> tuple[float, float]:
    """The worst round in the pairing thread, and how long the loop keeps others waiting meanwhile."""
    loop = asyncio.get_running_loop()
    delays: list[float] = []
    with ThreadPoolExecutor(1) as thread:
        paired = loop.run_in_executor(thread, pairing.measure, entrants, 2, 5, 1)
        while not paired.done():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            delays.append(time.perf_counter() - began - 0.001)
        times = await paired
    return max(times.pairing), quantiles(delays, n=100)[98]
