"""Pauses by consent (specification of hosting, 1.9): members ask for one, agree to it, and end it.

A pause is a stretch of free time for all members of the table. Clocks are neither stopped nor started: their formula
leaves the stretch out.
"""

import dataclasses
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.clocks.pauses import Pause, PauseKind
from bot.store.people.ballots import Ballot
from bot.store.rows import Status, TableRow, Timer, TimerKind
from bot.tables import notices
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.voting import Voting, assert_voter
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.text import msg

MOST_MS: Final = 14 * DAY_MS
"""No pause ends later than this; a longer one needs another vote."""
NOTICE_MS: Final = 12 * HOUR_MS
"""The clocks start this long after a member ends a pause, unless all agree to start at once."""


class Pausing:
    """Registers itself with the ballots that it opens."""

    def __init__(self, tables: Tables, voting: Voting) -> None:
        self._tables = tables
        self._voting = voting
        voting.on(BallotKind.PAUSE, paused)
        voting.on(BallotKind.RESUME, resumed)

    def now_ms(self) -> int:
        return self._tables.now_ms()

    async def ask(self, table_id: int, actor: Actor, until_ms: int) -> Done:
        """Ask all members of a table to pause until a moment.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: clock.none, pause.too_long, pause.past, pause.longer or ballot.open.
        """

        async def decide(at: Position) -> Change:
            assert_voter(at, actor)
            now = self._tables.now_ms()
            _assert_possible(at.table, until_ms, now)
            held = await self._voting.of(table_id)
            ballot = ballots.opened(at, held, BallotKind.PAUSE, actor, now, until_ms=until_ms)
            return await self._voting.step(at, ballot, held, now)

        return await self._tables.changes.change(table_id, actor, decide)

    async def end(self, table_id: int, actor: Actor) -> Done:
        """End a pause: the clocks start after `NOTICE_MS`, and the others are asked whether they start at once.

        The same wish of another member, while that vote is open, counts as a vote.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: as `_not_paused`.
        """

        async def decide(at: Position) -> Change:
            assert_voter(at, actor)
            now = self._tables.now_ms()
            pause = consented(at.table, now)
            if pause is None or pause.to_ms is None:
                raise _not_paused(at, await self._voting.of(table_id), now)
            held = await self._voting.of(table_id)
            running = ballots.open_one(held, BallotKind.RESUME)
            if running is not None:
                without = await self._voting.silent(at, running, now)
                ballot = ballots.voiced(at, running, actor, ballots.YES, without)
                return await self._voting.step(at, ballot, held, now)
            starts_ms = min(pause.to_ms, now + NOTICE_MS)
            ballot = ballots.opened(at, held, BallotKind.RESUME, actor, now, until_ms=starts_ms)
            shorter = _ending(at, starts_ms)
            change = await self._voting.step(shorter, ballot, held, now)
            if change.table.pauses == shorter.table.pauses:
                change = change.with_timers(_due(at.table, starts_ms))
            return _corrected(change, pause.to_ms - starts_ms)

        return await self._tables.changes.change(table_id, actor, decide)


def consented(table: TableRow, now_ms: int) -> Pause | None:
    """Return the pause by consent that goes on now."""
    for pause in table.pauses:
        if pause.kind is PauseKind.CONSENT and pause.covers(now_ms):
            return pause
    return None


def paused(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Pause the table if all agreed."""
    until_ms = ballot.until_ms
    unchanged = Change(at.table, at.seats, at.state)
    if ballot.outcome != ballots.YES or until_ms is None or until_ms <= now_ms:
        return unchanged
    before = _ending(at, now_ms).table.pauses
    pause = Pause(PauseKind.CONSENT, now_ms, until_ms)
    table = replace(at.table, pauses=(*before, pause))
    change = dataclasses.replace(unchanged, table=table).with_timers(_due(table, until_ms))
    return _corrected(change, until_ms - now_ms)


def resumed(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Let the clocks run at once if all agreed."""
    unchanged = Change(at.table, at.seats, at.state)
    pause = consented(at.table, now_ms)
    if ballot.outcome != ballots.YES or pause is None or pause.to_ms is None:
        return unchanged
    change = dataclasses.replace(unchanged, table=_ending(at, now_ms).table)
    change = change.without_timers((TimerKind.PAUSE, str(at.table.id)))
    return _corrected(change, pause.to_ms - now_ms)


async def over(at: Position, timer: Timer, now_ms: int) -> Change:
    """Announce the end of a pause; the handler of `TimerKind.PAUSE`."""
    unchanged = Change(at.table, at.seats, at.state)
    if at.table.status is not Status.PLAYING or consented(at.table, now_ms) is not None:
        return unchanged
    told = notices.notice(at.table, msg("table.pause_over"))
    return dataclasses.replace(unchanged, notices=(told,))


def _not_paused(at: Position, held: Sequence[Ballot], now_ms: int) -> Refusal:
    """Return why members have no pause to end: clock.none, pause.moderators, pause.asked or pause.none."""
    if not at.table.clocks:
        return Refusal("clock.none")
    for pause in at.table.pauses:
        if pause.kind is PauseKind.MODERATOR and pause.to_ms is not None and pause.covers(now_ms):
            return Refusal("pause.moderators", until=str(pause.to_ms // 1000))
    if ballots.open_one(held, BallotKind.PAUSE) is not None:
        return Refusal("pause.asked")
    return Refusal("pause.none")


def _ending(at: Position, end_ms: int) -> Position:
    """Return the same position with pauses by consent cut to that moment."""
    pauses = tuple(
        replace(each, to_ms=max(each.from_ms, end_ms))
        if each.kind is PauseKind.CONSENT and each.to_ms is not None and each.to_ms > end_ms
        else each
        for each in at.table.pauses
    )
    return dataclasses.replace(at, table=replace(at.table, pauses=pauses))


def _corrected(change: Change, moved_ms: int) -> Change:
    """Return the same change; if it moves times on the newest board by that much, it corrects the board."""
    if moved_ms <= HOUR_MS:
        return change
    told = (*change.notices, notices.clocks_moved(change.table))
    return dataclasses.replace(change, notices=told)


def _assert_possible(table: TableRow, until_ms: int, now_ms: int) -> None:
    if not table.clocks:
        raise Refusal("clock.none")
    if until_ms <= now_ms:
        raise Refusal("pause.past")
    if until_ms > now_ms + MOST_MS:
        raise Refusal("pause.too_long", most=MOST_MS // DAY_MS)
    pause = consented(table, now_ms)
    if pause is not None and pause.to_ms is not None and pause.to_ms >= until_ms:
        raise Refusal("pause.longer", until=str(pause.to_ms // 1000))


def _due(table: TableRow, at_ms: int) -> Timer:
    return Timer(TimerKind.PAUSE, str(table.id), at_ms)
