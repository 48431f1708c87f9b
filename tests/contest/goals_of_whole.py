"""Whole tournaments, and S3 to S5, as `tests.contest.goals` measures them."""

import dataclasses
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.ratings import fill
from bot.features.tournament.kinds import KINDS, plan_for
from bot.ratings.recalculating import Recalculation
from bot.store.database import Database
from bot.tables.errors import TableRefusal
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from render.core.encode import encode_png
from rules.contest.director.duties import OpenTable, PairRound, Remind
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Snapshot, Status
from rules.core.rng import Rng
from tests.bot.tables.house import Clock
from tests.bot.tournaments.hall import FIRST_MEMBER, START_MS, TITLES, Hall, open_hall, plan, stage
from tests.catalogues import catalogue_of
from tests.contest.figures import Effort
from tests.goals import Goals
from tests.hosting.figures import in_folder
from tests.render.contest.gallery import pictures
from tests.rules.contest.compared import differences
from tests.rules.contest.courses import Course
from tests.rules.contest.events import CONDITIONS, EVENTS, course
from tests.toys import nim

OPENED_S, PICTURE_S, RATED_S = 10.0, 0.04, 10.0
SCORED: Final = (Format.SWISS, Format.ROUND_ROBIN, Format.GROUPS, Format.HEATS, Format.LEAGUE)
TITLE: Final = "pebbles"
SEATS: Final = range(1, 5)


async def virtual(goals: Goals, effort: Effort) -> None:
    """W: every format and condition with 32 entrants, without a database."""
    wrong: list[str] = []
    count = tables = compared = 0
    for event in EVENTS:
        for condition in CONDITIONS:
            for seed in range(1, effort.courses + 1):
                held = course(event, condition, seed)
                at = held.run()
                count += 1
                tables += len(held.opened)
                compared += at.plan.stages[0].format in SCORED
                wrong += [f"{event}, {condition}, {seed}: {each}" for each in _faults(held, at)]
    goals.say(
        "W",
        f"{count} tournaments of 32 in virtual time, {tables} tables, {compared} standings recomputed: {len(wrong)} "
        f"faults (0){''.join(f'; {each}' for each in wrong[:3])}",
        is_met=not wrong,
    )


def _faults(held: Course, at: Snapshot) -> Iterator[str]:
    if at.status is not Status.FINISHED:
        yield f"ended {at.status}"
        return
    opened = Counter(duty.place for _, duty in held.duties if isinstance(duty, OpenTable))
    paired = Counter(duty for _, duty in held.duties if isinstance(duty, PairRound))
    told = Counter(duty.cause for _, duty in held.duties if isinstance(duty, Remind))
    for what, times in (("opened", opened), ("paired", paired), ("told", told)):
        if twice := [each for each, often in times.items() if often > 1]:
            yield f"{what} twice: {twice}"
    for each in (each for stage_ in at.stages for each in stage_.rounds):
        sitting = Counter(no for pod in each.pods for no in pod.seats)
        if max(sitting.values(), default=1) > 1:
            yield "an entrant is in two pods of a round"
    if at.plan.stages[0].format in SCORED:
        yield from differences(at)


async def served(goals: Goals, effort: Effort) -> None:
    """W: every kind that members may hold, through the service and a database, without help."""
    if not effort.served:
        return
    TITLES[TITLE] = dataclasses.replace(nim.GAME, key=TITLE, seats=SEATS)
    for kind in KINDS:
        for condition in CONDITIONS:
            began = time.process_time()

            async def one(folder: Path, kind: str = kind, condition: str = condition) -> Held:
                hall = await open_hall(folder / "hall.sqlite3", Clock())
                try:
                    return await _through(hall, kind, condition, effort.served)
                finally:
                    await hall.close()

            held = await in_folder(one)
            wrong = list(_of_service(held))
            goals.say(
                "W",
                f"{kind}, {condition}, {effort.served} entrants, through the service: {held.row.status}, "
                f"{len(held.stored.rounds)} rounds, {len(held.stored.pods)} tables, {len(wrong)} faults (0), "
                f"{time.process_time() - began:.0f} s{''.join(f'; {each}' for each in wrong[:3])}",
                is_met=not wrong,
            )


async def _through(hall: Hall, kind: str, condition: str, entrants: int) -> Held:
    chance = Rng(5)
    given, _ = plan_for(kind, SEATS, START_MS)
    entrants = max(given.entrants_min, min(entrants, given.entrants_max))
    number = await hall.ready(entrants, given, title=TITLE)
    everybody = range(FIRST_MEMBER, FIRST_MEMBER + entrants)
    some = {each for each in everybody if chance.below(10) == 0} or {FIRST_MEMBER}
    if condition in ("no-shows", "time-outs"):
        hall.silent = some
    held = await hall.tournaments.show(number)
    hall.clock.now = held.row.starts_ms / 1000
    await hall.director.look()
    acts: list[Coroutine[Any, Any, Held]] = []
    match condition:
        case "time-outs":
            # They say that they are there, and then do not move.
            hall.silent = set()
            await hall.show_up(await hall.tournaments.show(number))
            hall.silent = some
        case "withdrawals":
            acts = [hall.tournaments.withdraw(number, hall.by(each)) for each in sorted(some)[:2]]
        case "late entries":
            acts = [hall.tournaments.sign_up(number, hall.by(each)) for each in (900, 901)]
    for act in acts:
        try:
            await act
        except (TournamentRefusal, TableRefusal):
            # Some formats take no late entries.
            continue
    return await hall.to_the_end(number, most_looks=20_000)


def _of_service(held: Held) -> Iterator[str]:
    if held.row.status is not Status.FINISHED:
        yield f"ended {held.row.status}"
    tables = Counter(each.table_id for each in held.stored.pods if each.table_id is not None)
    if max(tables.values(), default=1) > 1:
        yield "two pods have one table"
    if unscored := [each.id for each in held.stored.pods if each.scored_ms is None]:
        yield f"never scored: {unscored}"
    for each in held.stored.rounds:
        pods = {pod.id for pod in held.stored.pods if pod.round_id == each.id}
        sitting = Counter(seat.no for seat in held.stored.seats if seat.pod_id in pods)
        if max(sitting.values(), default=1) > 1:
            yield f"an entrant is twice in round {each.number}"
    if held.stored.rulings:
        yield "a referee had to help"
    if held.snapshot.plan.stages[0].format in SCORED:
        yield from differences(held.snapshot)


async def opened(goals: Goals, effort: Effort) -> None:
    """S3: the time until so many tables are stored."""

    async def measured(folder: Path) -> tuple[float, int]:
        hall = await open_hall(folder / "hall.sqlite3", Clock())
        given = plan(stage(3, (3,)), entrants_min=3, entrants_max=512)
        number = await hall.ready(effort.tables * 3, given)
        hall.clock.now = (await hall.tournaments.show(number)).row.starts_ms / 1000
        began = time.process_time()
        while await hall.director.look() == 0.0:
            pass
        spent = time.process_time() - began
        count = len(await hall.in_play())
        await hall.close()
        return spent, count

    spent, count = await in_folder(measured)
    limit = OPENED_S * effort.tables / 128
    goals.say(
        "S3",
        f"a round of {effort.tables * 3} paired and {count} tables stored: {spent:.1f} s of processor time "
        f"({limit:.1f})",
        is_met=count == effort.tables and (spent <= limit or not effort.is_timed),
    )


async def painted(goals: Goals, effort: Effort) -> None:
    """S4: the time to paint each picture, in Korean, without its encoding."""
    say = catalogue_of("ko").sayer(str)
    slowest, name, largest = 0.0, "", 0
    for title, paint in pictures():
        image = paint(say)
        spent = []
        for _ in range(3):
            began = time.process_time()
            paint(say)
            spent.append(time.process_time() - began)
        if median(spent) > slowest:
            slowest, name = median(spent), title
        largest = max(largest, len(encode_png(image)))
    goals.say(
        "S4",
        f"the slowest picture ({name}): {slowest * 1000:.0f} ms ({PICTURE_S * 1000:.0f}); the largest has "
        f"{largest / 1000:.0f} kB (200)",
        is_met=slowest <= PICTURE_S and largest <= 200_000,
    )


async def rated(goals: Goals, effort: Effort) -> None:
    """S5: all ratings made again, beside those that are kept."""

    async def measured(folder: Path) -> tuple[float, int, int]:
        database = await Database.open(folder / "ratings.sqlite3")
        chance = Rng(7)
        for first in range(0, effort.rated, 500):
            some = min(500, effort.rated - first)
            await database.write(lambda conn, at=first, n=some: fill(conn, at, n, 200, chance))  # type: ignore[misc]
        again = Recalculation(database, lambda title, level: None)
        await again.recalculate()
        began = time.process_time()
        found = await again.recalculate()
        spent = time.process_time() - began
        await database.close()
        return spent, found.events, found.differing

    spent, events, differing = await in_folder(measured)
    limit = RATED_S * effort.rated / 10_000
    goals.say(
        "S5",
        f"{effort.rated} tables, {events} changes made again: {spent:.1f} s of processor time ({limit:.1f}), "
        f"{differing} differ from those kept (0)",
        is_met=differing == 0 < events and (spent <= limit or not effort.is_timed),
    )
