"""Tournaments with closed tables, in two worlds that differ only at one entrant's tables.

The title is Nim that may be stopped with stones left, so that every result is possible, but not before all have moved
often enough to be rated. Everything that a leak could show differs: the winner, the margin, the number and the times of
moves. The public part is the same: the number of finished tables.
"""

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.features.tournament.parts import Tournament
from bot.playground import PlaygroundClient
from bot.playground.discord.world import Member
from bot.store.contest.rows import PodRow, Settings
from bot.tables.model import Actor
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from rules.contest.director.duties import Wait
from rules.contest.director.next_duty import next_duty
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import Scheme
from rules.core.game import Outcome, SeatScore
from rules.core.log import Log
from rules.core.seats import Seat, following
from rules.core.text import SeatName, Typed, msg
from tests.bot.edges.scene import Scene
from tests.bot.tournaments.hall import plan, stage
from tests.contest.hurried import TITLE
from tests.scale import PATIENCE_S
from tests.toys import nim

DEALS: Final = 2
HOUR_S: Final = 3600
MORE: Final = {1080000000000000900: "Noa", 1080000000000000901: "Ida", 1080000000000000902: "Eli"}


CLOCK: Final = 2
"""The heap from which a stone is taken in each of the first turns; once there is none, the next turn is the last."""
FIRST_TURNS: Final = 4


def _stop(draft: nim.State, seat: Seat, move: nim.EndTurn, log: Log) -> None:
    draft.over = draft.from_heap != CLOCK
    draft.from_heap = None
    if not draft.over:
        draft.acting = following(seat, draft.seats)
    log.tell("nim.event.ended_turn", seat=SeatName(seat))


def _outcome(state: nim.State) -> Outcome | None:
    """Rank by stones left; the winner has more than two thirds of them."""
    if not state.over:
        return None
    left = sum(state.heaps)
    wins = 3 * left > 2 * sum(state.first_heaps)
    ranks = tuple(
        1 if wins == (seat == state.acting) or (state.seats == 1 and wins) else 2
        for seat in range(state.seats)
    )
    return Outcome(
        ranks=ranks,
        scores=tuple(SeatScore(total=left + rank, parts=()) for rank in ranks),
        reason=msg("nim.ended", seat=SeatName(state.acting)),
    )


GAME: Final = dataclasses.replace(
    nim.GAME,
    seats=range(1, 5),
    verbs=(nim.TAKE, dataclasses.replace(nim.END_TURN, apply=_stop)),
    outcome=_outcome,
    view=lambda state, viewer: nim.View(
        viewer=viewer,
        heaps=tuple(state.heaps),
        acting=state.acting,
        from_heap=state.from_heap,
        last_wins=state.last_wins,
        outcome=_outcome(state),
    ),
    check_invariants=lambda state: None,
    standing=(),
)


class Shape(StrEnum):
    ALONE = "alone"
    """All play two deals solo: one is played to its end, one is not."""
    AT_TABLES = "at tables"
    """Three tables of two have one deal: two are played to their end, of which one is the same in both worlds."""


@dataclass(frozen=True, slots=True)
class Way:
    """The play at closed tables after the first turns: the number of stones taken at a time, from which heap, table
    by table, and the minutes of thought before each move.
    """

    heap: int
    minutes: int
    first: tuple[int, ...]
    second: tuple[int, ...]


ONE, OTHER = Way(1, 15, (1,), (1,)), Way(4, 4, (5, 1), (2, 1, 1))


def service_of(on: Scene) -> Tournaments:
    return on.bot.client.core.of(Tournament).service


def plan_of(shape: Shape, starts_ms: int) -> Plan:
    match shape:
        case Shape.ALONE:
            only = stage(
                1, (1,), format=Format.DUPLICATE, rounds=DEALS, scheme=Scheme(1, order=("points",))
            )
        case Shape.AT_TABLES:
            only = stage(2, (2,), format=Format.DUPLICATE, rounds=1)
    return plan(only, starts_at_ms=starts_ms)


async def played(on: Scene, shape: Shape, way: Way) -> Held:
    """A tournament in which one entrant's closed tables have been played this way, one to its end and one not."""
    world, service = on.playground.platform.world, service_of(on)
    entrants = [on.sandra.member_id, on.tom.member_id]
    if shape is Shape.AT_TABLES:
        entrants += [str(each) for each in world.members if world.members[each].name == "Mina"]
        for number, name in MORE.items():
            world.members[number] = Member(number, name, "en-US", "#9b59b6")
            entrants.append(str(number))
    organiser = int(on.haneul.member_id)
    # At a whole hour, so that it is the same in both worlds.
    hours = int(on.playground.clock.now()) // HOUR_S
    held = await service.create(
        _actor(on, organiser),
        guild_id=world.guild_id,
        channel_id=int(on.place),
        language="en",
        name=Typed("Sealed cup"),
        title=TITLE,
        plan=plan_of(shape, (hours + 25) * HOUR_S * 1000),
        settings=Settings(is_sealed=True, is_rated=True, options={"heaps": "many"}),
    )
    await service.announce(held.id, _actor(on, organiser))
    for each in entrants:
        await service.sign_up(held.id, _actor(on, int(each)))
    await later(on, held.id, 2)
    for each in entrants:
        await service.check_in(held.id, _actor(on, int(each)))
    await later(on, held.id, 24)
    held = await service.show(held.id)
    assert held.row.status is Status.RUNNING
    pods = closed_pods(held)
    began = on.playground.clock.now()
    if shape is Shape.AT_TABLES:
        await _first_turns(on, elsewhere(held)[0])
        for move in (nim.Take(3, 1), nim.EndTurn()):
            await _moved(on, elsewhere(held)[0], move)
        await later(on, held.id, 0)
    for pod, counts in zip(pods, (way.first, way.second), strict=False):
        await _first_turns(on, pod)
        for count in counts:
            await passed(on, held.id, way.minutes * 60)
            await _moved(on, pod, nim.Take(way.heap, count))
    await passed(on, held.id, way.minutes * 60)
    await _moved(on, pods[0], nim.EndTurn())
    # Both worlds are looked at, and were played, within the same hours.
    await later(on, held.id, 1 - (on.playground.clock.now() - began) / HOUR_S)
    assert pods[0].table_id is not None
    at = await on.at(pods[0].table_id)
    assert at.game.outcome(at.state) is not None
    return await service.show(held.id)


def closed_pods(held: Held) -> list[PodRow]:
    """Return the tables that are played otherwise in each world, by deal: those of the first entrant."""
    first = min(each.no for each in held.stored.entrants)
    return [pod for pod in held.stored.pods if any(s.no == first for s in held.seats(pod.id))]


def _inside(held: Held) -> set[int]:
    return {
        member
        for pod in closed_pods(held)
        for seat in held.seats(pod.id)
        if (member := held.entrant(seat.no).member_id) is not None
    }


def elsewhere(held: Held) -> list[PodRow]:
    """Return the tables without an entrant of the closed ones; the first of several is over in both worlds."""
    inside = _inside(held)
    return [
        pod
        for pod in held.stored.pods
        if all(held.entrant(seat.no).member_id not in inside for seat in held.seats(pod.id))
    ]


@asynccontextmanager
async def watchers(on: Scene, held: Held) -> AsyncIterator[list[PlaygroundClient]]:
    """Yield an entrant that is not at the closed table, and the organiser, who owns the server."""
    rival = held.entrant(held.seats(elsewhere(held)[0].id)[0].no).member_id
    if rival == int(on.tom.member_id):
        yield [on.tom, on.haneul]
        return
    async with PlaygroundClient(on.playground.url, str(rival)) as client:
        yield [client, on.haneul]


async def _first_turns(on: Scene, pod: PodRow) -> None:
    for _ in range(FIRST_TURNS):
        for move in (nim.Take(CLOCK, 1), nim.EndTurn()):
            await _moved(on, pod, move)


async def _moved(on: Scene, pod: PodRow, move: nim.Take | nim.EndTurn) -> None:
    """Make a move of the asked seat, after all posts before it: else only the machine decides which are superseded."""
    await on.told()
    assert pod.table_id is not None
    at = await on.at(pod.table_id)
    member = at.waiting_members()[0]
    await on.bot.tables.play(pod.table_id, _actor(on, member), move, None)


def _actor(on: Scene, member: int) -> Actor:
    person = on.playground.platform.world.members[member]
    return Actor(person.id, Typed(person.name), next(on._interactions))


async def later(on: Scene, tournament: int, hours: float) -> None:
    """Let time pass while the bot serves, and a few minutes more for its consequences."""
    for seconds in (hours * HOUR_S, 60, 60, 60):
        await passed(on, tournament, seconds)
    await on.told()


async def passed(on: Scene, tournament: int, seconds: float) -> None:
    """Let time pass after everything due has happened; things due at its end happen too."""
    await _happened(on, tournament)
    on.playground.clock.advance(seconds)
    on.bot.outages.last_ms = int(on.playground.clock.now() * 1000)
    service_of(on).context.on_change(0)
    await _happened(on, tournament)


async def _happened(on: Scene, tournament: int) -> None:
    """Wait until nothing is due at the tournament, and everything has been posted."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if await _is_idle(on, tournament):
                break
            await asyncio.sleep(0.02)
    on.bot.sender.wake()
    await on.told()
    await service_of(on).settle()


async def _is_idle(on: Scene, tournament: int) -> bool:
    now_ms = int(on.playground.clock.now() * 1000)
    duty = next_duty((await service_of(on).show(tournament)).snapshot, now_ms)
    return isinstance(duty, Wait) and (duty.until_ms is None or duty.until_ms > now_ms)
