"""Results of a finished table for each present or former member of a seat. Pure.

They are read from the log and the sittings alone, so they can be worked out again at any time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.clocks.conduct import FILLED_MS, GONE_MS, RETURN_MS
from bot.store.people.results import Made, Result, Turnover
from bot.store.rows import MoveKind, Sitting
from bot.tables.history.records import decode_events
from bot.tables.model import Position
from rules.core.game import Outcome
from rules.core.seats import Seat

WHOLE: Final = 1000
NEARLY_ALL: Final = 900
"""Share of a seat's moves (per mille) that its final holder must have made for the result to count."""
MOST: Final = 500
GAVE_UP: Final = "gave_up"

_NEVER_MS: Final = -1
_BACK_WITHIN_MS: Final[Mapping[str, int | None]] = {
    "table.left": None,
    "table.stood_in": RETURN_MS,
    "table.resigned": RETURN_MS,
    "table.replaced": GONE_MS,
    "table.replaced_guest": GONE_MS,
    "table.replaced_gone": GONE_MS,
    "table.left_server": GONE_MS,
    "table.voted_out": _NEVER_MS,
    "table.voted_out_for_good": _NEVER_MS,
    "table.conceded": _NEVER_MS,
}
"""Time to come back without having given the seat up, by the text of the log with which it was left; None for ever."""


def results(at: Position, made: Made, turnovers: Sequence[Turnover]) -> list[Result]:
    """Return the results of a table.

    Args:
        turnovers: the entries of its log with which seats changed hands.
    """
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    began_with = {each.seat: each.member_id for each in at.sittings if each.since == 0}
    held = [
        _Held(seat, number, member, _gave_up_s(at, seat, member, turnovers))
        for seat in range(len(at.seats))
        for number, member in enumerate(_members(at, seat))
    ]
    kept = {each.seat for each in held if each.gave_up_s is None and _has(at, each)}
    given_up = {seat for seat, member in began_with.items() if member is not None} - kept
    is_robots = any(
        member is not None and _share(made, seat, None) > MOST
        for seat, member in began_with.items()
    )
    return [
        Result(
            seat=each.seat,
            number=each.number,
            member_id=each.member_id,
            stood=_stood(at, each, made),
            rank=_rank(outcome, each, given_up),
            points=outcome.scores[each.seat].total,
            share=_own_share(at, each, made),
            moves=made.get((each.seat, each.member_id), 0),
            gave_up_s=each.gave_up_s,
            has_robot_seat=is_robots,
            is_casual=None in began_with.values() or at.table.goes_on,
        )
        for each in held
    ]


@dataclass(frozen=True, slots=True)
class _Held:
    """A member who has had a seat, and the moment at which they gave it up."""

    seat: Seat
    number: int
    member_id: int
    gave_up_s: int | None


def _members(at: Position, seat: Seat) -> list[int]:
    """Return the members of a seat so far, in the order in which they first sat down there."""
    found = (each.member_id for each in at.sittings if each.seat == seat)
    return list(dict.fromkeys(member for member in found if member is not None))


def _has(at: Position, held: _Held) -> bool:
    return at.seats[held.seat].member_id == held.member_id


def _gave_up_s(at: Position, seat: Seat, member: int, turnovers: Sequence[Turnover]) -> int | None:
    """Return the moment at which a member last gave a seat up; None if they never did, or soon took that back."""
    entries = {each.seq: each for each in turnovers if each.seat == seat}
    here = [each for each in at.sittings if each.seat == seat]
    found: int | None = None
    for sitting, following in pairwise(here):
        left = entries.get(following.since - 1)
        if sitting.member_id == member and left is not None and left.kind is MoveKind.LEAVE:
            later = [each for each in here if each.since >= following.since]
            if not _is_made_good(left, member, later, entries):
                found = left.at
    return found


def _is_made_good(
    left: Turnover, member: int, later: Sequence[Sitting], entries: Mapping[int, Turnover]
) -> bool:
    """Return whether the member came back in time, or another soon sat down for a member who had left."""
    keys = (event.msg.key for event in decode_events(left.events))
    within_ms = next((_BACK_WITHIN_MS[key] for key in keys if key in _BACK_WITHIN_MS), None)
    for sitting in later:
        if sitting.member_id is None:
            continue
        entry = entries.get(sitting.since)
        passed_ms = 0 if entry is None else (entry.at - left.at) * 1000
        if sitting.member_id == member:
            return within_ms is None or passed_ms <= within_ms
        if within_ms is None and passed_ms <= FILLED_MS:
            return True
    return False


def _stood(at: Position, held: _Held, made: Made) -> str:
    if held.gave_up_s is not None:
        return GAVE_UP
    if not _has(at, held):
        return "handed"
    return "player" if _own_share(at, held, made) >= NEARLY_ALL else "substitute"


def _own_share(at: Position, held: _Held, made: Made) -> int:
    """Return the member's share of the seat's moves; of a seat without moves, its final holder made all."""
    if not any(count for (seat, _), count in made.items() if seat == held.seat):
        return WHOLE if _has(at, held) else 0
    return _share(made, held.seat, held.member_id)


def _share(made: Made, seat: Seat, member: int | None) -> int:
    """Return a member's share of a seat's moves, per mille."""
    total = sum(count for (at, _), count in made.items() if at == seat)
    return made.get((seat, member), 0) * WHOLE // total if total else 0


def _rank(outcome: Outcome, held: _Held, given_up: set[Seat]) -> int:
    """Return the seat's rank without abandoned seats, in which a robot may have done well; or the last one."""
    if held.gave_up_s is not None or held.seat in given_up:
        return 1 + len(outcome.ranks) - len(given_up)
    rank = outcome.ranks[held.seat]
    return rank - sum(outcome.ranks[each] < rank for each in given_up)
