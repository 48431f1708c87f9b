"""Hints: the move of a robot in a member's place, and its reasons, for that member alone (ADR 43).

Where hints cost nothing, it is the move with which the form opens. Elsewhere a robot thinks ahead for it.

The number of hints is public at the end. An answer is stored with the question, so that a repeated request costs
nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.store.database import Database
from bot.store.people import hints as stored
from bot.store.rows import Status
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.hinting.thinking import NoThought, Thinks
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core import engine
from rules.core.codec import decode_move, encode_move
from rules.core.errors import NotYourTurn, Refusal
from rules.core.game import Move, RobotLevel
from rules.core.hinting import in_words
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName


def assert_hints(at: Position, member_id: int) -> Seat:
    """Refuse a hint, or return the member's seat.

    Raises:
        Refusal: hint.tournament, hint.rated or hint.off.
        TableRefusal: not_started, ended or not_seated.
    """
    if at.table.status is not Status.PLAYING:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
    seat = at.seat_of(member_id)
    if seat is None:
        raise NotSeated
    if at.table.tournament_id is not None:
        raise Refusal("hint.tournament")
    if at.table.is_rated and not is_practice(at):
        raise Refusal("hint.rated")
    if not are_on(at):
        raise Refusal("hint.off")
    return seat


def may_ask(at: Position, member_id: int) -> bool:
    """Return whether a member is offered hints."""
    try:
        assert_hints(at, member_id)
    except Refusal:
        return False
    return True


def are_on(at: Position) -> bool:
    """Return whether hints are on: as chosen at the opening, else with robots from the start, and alone."""
    chosen = at.table.filters.hints
    return is_practice(at) if chosen is None else chosen


def is_practice(at: Position) -> bool:
    """Return whether one member has played from the start alone, or any robot has had a seat since then."""
    first = [each for each in at.sittings if each.since == 0]
    return len(at.seats) == 1 or any(each.member_id is None for each in first)


def counts(at: Position) -> bool:
    """Return whether a table without hints counts for practice ratings: it is rated, and measured by a robot.

    A robot measures a table if it alone has had its seat, and its level has a fixed strength.
    """
    taken = {each.seat for each in at.sittings if each.member_id is not None}
    levels = [row.robot_level for row in at.seats if row.seat not in taken]
    return at.table.is_rated and any(level in at.game.anchors for level in levels)


def usual_move(at: Position, seat: Seat) -> Move:
    """Return what a robot of level 2 would do in a seat that is asked; the same each time for the same position."""
    chance = Rng(at.question_seqs[seat])
    return at.game.robot(at.state, seat, RobotLevel.NORMAL, chance)


_log = logging.getLogger(__name__)

MOST_REASONS = 3
_SEED = 16


@dataclass(frozen=True, slots=True)
class Hint:
    position: Position
    seat: Seat
    move: Move
    told: Msg
    """The move in words."""
    reasons: tuple[Msg, ...]


class Hints:
    def __init__(
        self, database: Database, tables: Tables, think: Thinks, seeds: Callable[[], int]
    ) -> None:
        self._database = database
        self._tables = tables
        self._think = think
        self._seeds = seeds
        self._asked: dict[tuple[int, Seat, int], asyncio.Task[Move]] = {}

    async def ask(self, table_id: int, member_id: int, question_seq: int) -> Hint:
        """Return a robot's answer to a member's question.

        Raises:
            Refusal: see `allowed.assert_hints`; hint.moved_on, if the question was answered meanwhile.
            TableRefusal: stale, if it is another question.
            NotYourTurn: there is none.
        """
        at = await self._tables.position(table_id)
        seat = _asked(at, member_id, question_seq)
        key = table_id, seat, question_seq
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self._answer(at, seat, question_seq))
            task.add_done_callback(lambda _: self._asked.pop(key, None))
        move = await asyncio.shield(task)
        at = await self._tables.position(table_id)
        try:
            seat = _asked(at, member_id, question_seq)
        except Refusal as refusal:
            raise Refusal("hint.moved_on") from refusal
        return await asyncio.to_thread(hint_for, at, seat, move)

    async def costs(self, table_id: int, member_id: int, question_seq: int) -> bool:
        """Return whether a hint would end that the table counts: the first one at a table that does.

        Raises:
            Refusal, TableRefusal, NotYourTurn: as `ask`.
        """
        at = await self._tables.position(table_id)
        _asked(at, member_id, question_seq)
        if not counts(at):
            return False
        return not await self._database.read(lambda conn: stored.asked(conn, table_id))

    async def kept(self, at: Position, seat: Seat, question_seq: int) -> Move | None:
        """Return the stored answer to a seat's question; None without one, or if that move is not possible now."""
        row = await self._database.read(
            lambda conn: stored.move(conn, at.table.id, seat, question_seq)
        )
        if row is None:
            return None
        move = decode_move(at.game, row)
        return move if _is_legal(at, seat, move) else None

    async def close(self) -> None:
        """Give up all unfinished hints."""
        for task in tuple(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    async def _answer(self, at: Position, seat: Seat, question_seq: int) -> Move:
        """Return the stored answer, or a new one after storing it."""
        table_id = at.table.id
        move = await self.kept(at, seat, question_seq)
        if move is not None:
            return move
        move = await self._chosen(at, seat)
        at = await self._tables.position(table_id)
        if seat not in at.waiting() or at.question_seqs[seat] != question_seq:
            raise Refusal("hint.moved_on")
        # Moves of others meanwhile may have made it impossible.
        if not _is_legal(at, seat, move):
            move = await asyncio.to_thread(usual_move, at, seat)
        keep = partial(stored.put, table_id=table_id, seat=seat, seq=question_seq)
        row, seq = encode_move(at.game, move), at.table.seq
        await self._database.write(
            lambda conn: keep(conn, move=row, asked_seq=seq), table_id=table_id
        )
        return move

    async def _chosen(self, at: Position, seat: Seat) -> Move:
        if counts(at):
            try:
                thought = await self._think(at.game, at.state, seat, seed=self._seeds())
            except NoThought:
                _log.warning(
                    "A hint at table %d comes from level 2: the highest level gave no answer.",
                    at.table.id,
                )
            else:
                return thought.move
        return await asyncio.to_thread(usual_move, at, seat)


def hint_for(at: Position, seat: Seat, move: Move) -> Hint:
    """Return a move in words. Facts unknown to the seat are dealt anew first, so that the words cannot reveal them."""
    world = at.game.determinize(at.state, seat, Rng(_SEED))
    told = in_words(at.game, world, seat, move)
    return Hint(at, seat, move, told, at.game.reasons(world, seat, move)[:MOST_REASONS])


def _asked(at: Position, member_id: int, question_seq: int) -> Seat:
    seat = assert_hints(at, member_id)
    waiting = at.waiting()
    if seat not in waiting:
        others = tuple(SeatName(other) for other in sorted(waiting))
        raise NotYourTurn(NotYourTurn.CODE, others=others)
    if at.question_seqs[seat] != question_seq:
        raise TableRefusal("stale")
    return seat


def _is_legal(at: Position, seat: Seat, move: Move) -> bool:
    try:
        engine.check(at.game, at.state, seat, move)
    except Refusal:
        return False
    return True
