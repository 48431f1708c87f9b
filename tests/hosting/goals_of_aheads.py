"""The goals of moves given ahead, M1 and M3 (specification of hosting, 10.2). M2 is in `tests.hosting.test_aheads`."""

import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.store.database import Connection
from bot.store.people import aheads as stored
from bot.store.people.aheads import Ahead
from bot.store.rows import DueKind
from bot.tables.aheads import Aheads
from bot.tables.model import Position
from rules import registry
from rules.core import engine
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.state import Stage
from tests.bot.tables.drawn import MEMBERS
from tests.bot.tables.house import ANN, BOB, GAMES
from tests.goals import Goals
from tests.hosting.clocked import ClockedHouse, open_clocked_house
from tests.hosting.figures import Effort, in_folder

LEAST_P = 0.01
"""Less likely differences between two samples than this are taken for real."""
_NAMES = tuple(MEMBERS)
"""The members at these tables, in the order of seats; there are no more."""
_LONGEST_WAIT = 60
"""Entries for which a move given ahead waits here."""


async def held(goals: Goals, effort: Effort) -> None:
    """M3: two hands of Project MINE are kept by a rule, again and again; when they answer does not tell them apart."""

    async def run(folder: Path) -> tuple[list[int], list[int]]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(GAMES, "mine", registry.load("mine"))
            house = await open_clocked_house(folder / "held.sqlite3")
            try:
                return await _moments(house, effort.answers // 2)
            finally:
                await house.close()

    one, other = await in_folder(run)
    distance = apart(one, other)
    p = likely(distance, len(one), len(other))
    goals.say(
        "M3",
        f"{len(one) + len(other):,} answers held back for {min(one + other) // 60_000} to "
        f"{max(one + other) // 60_000} min: two hands differ by {distance:.4f} (Kolmogorov and Smirnov), p = {p:.2f}",
        is_met=p > LEAST_P,
    )


async def _moments(house: ClockedHouse, many: int) -> tuple[list[int], list[int]]:
    """For how long the answers of two seats with different hands are held back."""
    aheads = Aheads(house.tables, Random(many).randrange)
    opened = await house.table(ANN, BOB, title="mine")
    table = opened.table.id
    while _stage(opened := await house.tables.position(table)) is not Stage.MULLIGAN:
        [seat, *_] = sorted(opened.waiting())
        member = opened.seats[seat].member_id
        assert member is not None
        await house.tables.play(table, house.by(member), _quick(opened, seat), None)
    opened = await house.posted(table)
    assert opened.state is not None
    assert opened.state.seats[0].hand != opened.state.seats[1].hand
    await house.tables.changes.given.expect(table)
    rows = [
        Ahead(table, seat, "keep_hand", member, None, None, given_seq=-1)
        for seat, member in enumerate(opened.members())
    ]

    def keep(conn: Connection) -> None:
        for row in rows:
            stored.put(conn, row)

    waits: tuple[list[int], list[int]] = ([], [])
    for _ in range(many):
        await house.database.write(keep)
        aheads.look(table)
        await aheads.settle()
        for due in await house.armed():
            if due.kind is DueKind.AHEAD:
                waits[int(due.key.split(":")[1])].append(due.at_ms - house.now_ms)
    return waits


def _stage(at: Position) -> Stage:
    state: Any = at.state
    stage: Stage = state.stage
    return stage


def _quick(at: Position, seat: Seat) -> Move:
    """Moves that soon lead to a transition period, in which all seats take part."""
    if _stage(at) is Stage.ENTER:
        yes, *_ = sorted(engine.legal_moves(at.game, at.state, seat), key=repr, reverse=True)
        return yes
    return at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))


def apart(one: list[int], other: list[int]) -> float:
    """The largest distance between two samples' distributions."""
    first, second = sorted(one), sorted(other)
    left = right = 0
    largest = 0.0
    for value in sorted({*first, *second}):
        while left < len(first) and first[left] <= value:
            left += 1
        while right < len(second) and second[right] <= value:
            right += 1
        largest = max(largest, abs(left / len(first) - right / len(second)))
    return largest


def likely(distance: float, one: int, other: int) -> float:
    """Return how likely two samples of one distribution are at least so far apart (Kolmogorov's limit)."""
    scaled = distance * math.sqrt(one * other / (one + other))
    if scaled < 0.2:
        return 1.0
    terms = (
        (-1.0) ** (number - 1) * math.exp(-2 * number**2 * scaled**2) for number in range(1, 101)
    )
    return float(min(1.0, max(0.0, 2 * sum(terms))))
