"""Reviews: the three moves that cost a member most at a table that has ended, by a robot's estimate (ADR 43).

First level 2 looks at every decision. Where it differs, the highest level looks briefly, and at the worst dozen of
these with its whole budget. A review is made once and stored; at most one is made at a time.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any, Final

from msgspec import Struct, msgpack

from bot.store.database import Database
from bot.store.people import hints as stored
from bot.store.rows import MoveRow, Sitting, Status
from bot.tables.errors import TableRefusal
from bot.tables.hinting.hints import MOST_REASONS
from bot.tables.hinting.thinking import NoThought, Thinks
from bot.tables.history.replays import Replays
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core.codec import decode_move
from rules.core.errors import Refusal
from rules.core.game import Move, RobotLevel
from rules.core.hinting import in_words
from rules.core.rng import Rng
from rules.core.search import Line, Thought
from rules.core.seats import Seat
from rules.core.text import Msg

MOST_MARKED: Final = 3
MOST_DECISIONS: Final = 300
"""At longer tables the later decisions are left out."""
MOST_BRIEFLY: Final = 120
MOST_CLOSELY: Final = 12
_BRIEFLY: Final = 12
"""Divisor of the whole budget for a brief look."""
_LEAST_COST: Final = 50
"""Least cost worth a mention, in hundredths of a point."""


class Marked(Struct, frozen=True):
    """A costly move, and the better one."""

    seq: int
    told: Msg
    other: Msg
    reasons: tuple[Msg, ...]
    cost: int
    """In hundredths of a point."""


class Review(Struct, frozen=True):
    looked_at: int
    marked: tuple[Marked, ...]
    """The dearest first."""


@dataclass(slots=True)
class Work:
    """A review that is being made, or was made before."""

    task: "asyncio.Task[Review]" = field(init=False)
    done: int = 0
    total: int = 0


@dataclass(frozen=True, slots=True)
class _Decision:
    row: MoveRow
    move: Move
    cost: int = 0


class Reviews:
    def __init__(self, database: Database, tables: Tables, replays: Replays, think: Thinks) -> None:
        self._database = database
        self._tables = tables
        self._replays = replays
        self._think = think
        self._under_way: dict[tuple[int, Seat, int], Work] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def begin(self, table_id: int, member_id: int) -> Work:
        """Begin a member's review of a table, or look on while it is made.

        Raises:
            TableRefusal: no_such_table, not_started or not_finished.
            Refusal: tournament.sealed, review.not_there or review.other_rules.
        """
        at = await self._tables.position(table_id)
        sitting = first_sitting(at, member_id)
        key = table_id, sitting.seat, sitting.since
        work = self._under_way.get(key)
        if work is None:
            work = self._under_way[key] = Work()
            work.task = asyncio.create_task(self._made(at, member_id, sitting, work))
            work.task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return work

    async def close(self) -> None:
        """Give up all unfinished reviews."""
        tasks = [work.task for work in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, at: Position, member_id: int, sitting: Sitting, work: Work) -> Review:
        table_id, seat, since = at.table.id, sitting.seat, sitting.since
        kept = await self._database.read(lambda conn: stored.review(conn, table_id, seat, since))
        if kept is not None:
            return msgpack.decode(kept, type=Review)
        async with self._one_at_a_time:
            review = await self._look(at, member_id, work)
        found = msgpack.encode(review)
        await self._database.write(
            lambda conn: stored.put_review(conn, table_id, seat, since, found), table_id=table_id
        )
        return review

    async def _look(self, at: Position, member_id: int, work: Work) -> Review:
        rows = await self._replays.made_by(at, member_id)
        if not rows and at.table.seq > 0:
            await self._assert_same_rules(at)
        rows = rows[:MOST_DECISIONS]
        work.total = len(rows)
        others: list[_Decision] = []
        for row in rows:
            decision = _Decision(row, decode_move(at.game, row.move or b""))
            if not await self._is_usual(at, decision):
                others.append(decision)
            work.done += 1
        work.total += min(len(others), MOST_BRIEFLY)
        brief = max(1, at.game.thinking.budget // _BRIEFLY)
        costs: list[_Decision] = []
        for decision in islice(others, MOST_BRIEFLY):
            with suppress(NoThought):
                _, line, _ = await self._thought(at, decision, brief)
                cost = 0 if line is None else line.behind
                costs.append(_Decision(decision.row, decision.move, cost))
            work.done += 1
        costs.sort(key=lambda each: -each.cost)
        worst = [each for each in costs if each.cost > 0][:MOST_CLOSELY]
        work.total += len(worst)
        marked: list[Marked] = []
        for decision in worst:
            with suppress(NoThought):
                if (found := await self._marked(at, decision)) is not None:
                    marked.append(found)
            work.done += 1
        marked.sort(key=lambda each: -each.cost)
        return Review(len(rows), tuple(marked[:MOST_MARKED]))

    async def _assert_same_rules(self, at: Position) -> None:
        moment = await self._replays.moment(at, 0)
        if not moment.has_state:
            raise Refusal("review.other_rules")

    async def _is_usual(self, at: Position, decision: _Decision) -> bool:
        """Return whether level 2 would have made the same move."""
        state = await self._replays.before(at, decision.row.seq)
        seat = decision.row.seat
        assert seat is not None
        rng = Rng(decision.row.seq)
        usual = await asyncio.to_thread(at.game.robot, state, seat, RobotLevel.NORMAL, rng)
        return bool(usual == decision.move)

    async def _thought(
        self, at: Position, decision: _Decision, budget: int | None
    ) -> tuple[Thought, Line | None, Any]:
        """Return the highest level's thoughts on a decision, and its value of the move that was made."""
        state = await self._replays.before(at, decision.row.seq)
        seat = decision.row.seat
        assert seat is not None
        thought = await self._think(
            at.game, state, seat, seed=decision.row.seq, budget=budget, also=(decision.move,)
        )
        made = (line for line in thought.lines if line.move == decision.move)
        return thought, next(made, None), state

    async def _marked(self, at: Position, decision: _Decision) -> Marked | None:
        thought, line, state = await self._thought(at, decision, None)
        if line is None or line.behind < max(_LEAST_COST, line.spread):
            return None
        words = partial(_words, at, state, decision, thought.move)
        return await asyncio.to_thread(words, line.behind)


def _words(at: Position, state: Any, decision: _Decision, other: Move, cost: int) -> Marked:
    game, seat = at.game, decision.row.seat
    assert seat is not None
    world = game.determinize(state, seat, Rng(decision.row.seq))
    return Marked(
        seq=decision.row.seq,
        told=in_words(game, world, seat, decision.move),
        other=in_words(game, world, seat, other),
        reasons=game.reasons(world, seat, other)[:MOST_REASONS],
        cost=cost,
    )


def first_sitting(at: Position, member_id: int) -> Sitting:
    """Return the first sitting of a member who may review a table.

    Raises:
        TableRefusal: not_started or not_finished.
        Refusal: tournament.sealed or review.not_there.
    """
    if at.state is None:
        raise TableRefusal("not_started")
    found = next((each for each in at.sittings if each.member_id == member_id), None)
    if found is None and not at.has(member_id):
        raise Refusal("review.not_there")
    if at.table.status is Status.PLAYING:
        raise TableRefusal("not_finished")
    if at.table.is_sealed:
        raise Refusal("tournament.sealed")
    if found is None:
        raise TableRefusal("not_started")
    return found
