"""The zero rule *vote*: at the end of grace the others decide about a seat (specification of hosting, 1.8 and 3.6)."""

import dataclasses
from collections.abc import Sequence

from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.spans import NO_FREE_TIME
from bot.store import time
from bot.store.people.ballots import Ballot
from bot.tables import notices, playing
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.absence.voting import Voting
from bot.tables.model import Change, Position
from bot.tables.timing.clocking import Free, pace_of
from rules.core.seats import Seat
from rules.core.text import msg


class Deciding:
    """Opens a ballot when grace is over, and carries out its outcome."""

    def __init__(self, voting: Voting) -> None:
        self._voting = voting
        voting.on(BallotKind.ZERO, decided)

    async def ask(self, at: Position, seat: Seat, free: Free, now_ms: int) -> Change:
        """Ask the others. Without other members, or during a vote about another seat, a robot plays on."""
        member, pace = at.seats[seat].member_id, pace_of(at.table)
        assert member is not None
        assert pace is not None
        held = await self._voting.of(at.table.id)
        running = ballots.open_one(held, BallotKind.ZERO)
        is_busy = running is not None and not ballots.lapses(at, running)
        if is_busy or not set(at.members()) - {member}:
            return playing.out_of_time(at, seat)
        clock, turn = clocks.voted_on(
            at.table.clocks[seat], pace, free.get(member, NO_FREE_TIME), now_ms
        )
        asked = _with(at, seat, clock)
        ballot = ballots.opened(
            at,
            held,
            BallotKind.ZERO,
            None,
            now_ms,
            seat=seat,
            subject_id=member,
            asked_seq=at.question_seqs[seat],
        )
        change = await self._voting.step(asked, ballot, held, now_ms)
        return change.storing(
            lambda conn: time.add_turns(conn, at.table.id, [(seat, member, turn)])
        )


def decided(at: Position, ballot: Ballot, held: Sequence[Ballot], now_ms: int) -> Change:
    """Carry out the others' decision about a member who is out of time."""
    assert ballot.seat is not None
    match ballot.outcome:
        case ballots.MORE:
            pace = pace_of(at.table)
            assert pace is not None
            clock = clocks.reprieved(at.table.clocks[ballot.seat], pace, now_ms)
            table = _with(at, ballot.seat, clock).table
            change = Change(table, at.seats, at.state)
            return dataclasses.replace(change, notices=(notices.clocks_moved(table),))
        case ballots.END:
            return playing.called_off(at, msg("table.ended_by_vote"))
        case _:
            return playing.out_of_time(at, ballot.seat)


def _with(at: Position, seat: Seat, clock: clocks.Clock) -> Position:
    changed = tuple(clock if each == seat else other for each, other in enumerate(at.table.clocks))
    return dataclasses.replace(at, table=replace(at.table, clocks=changed))
