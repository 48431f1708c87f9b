"""Members who come: to the check-in, and to their tables."""

from typing import Final

from msgspec.structs import replace

from bot.store.contest import rounds
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tournaments import notices
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.signing import also_plays, assert_not_disqualified, stored
from rules.contest.director.held import Blame
from rules.contest.director.snapshot import Status

_BEFORE_ROUNDS: Final = (Status.DRAFT, Status.OPEN, Status.CHECKIN)
_TOO_LATE: Final = (Blame.NO_SHOW, Blame.TIMED_OUT)
"""Reasons for which a robot took the seat of an entrant that did not act in time."""


def assert_checkin(held: Held) -> None:
    """Check that members can check in now.

    Raises:
        TournamentRefusal: checkin_closed, or checkin_over after the start.
    """
    if held.row.status is not Status.CHECKIN:
        is_early = held.row.status in _BEFORE_ROUNDS
        raise TournamentRefusal("checkin_closed" if is_early else "checkin_over")


def checked_in(held: Held, actor: Actor, now_ms: int) -> Deed:
    """Check a member in. They are called once, as they will be called to tables.

    Raises:
        TournamentRefusal: as `assert_checkin`; not_in or disqualified.
    """
    assert_checkin(held)
    known = held.of_member(actor.member_id)
    if known is None:
        raise TournamentRefusal("not_in")
    assert_not_disqualified(held, known)
    if known.checked_in_ms is not None:
        return Deed()
    deed = stored(held, replace(known, checked_in_ms=now_ms, name=actor.name))
    deed = also_plays(held, deed, known.no)
    return Deed(
        deed.values,
        deed.store,
        (*deed.notices, notices.test_notice(held.id, actor.member_id)),
    )


def ready(held: Held, actor: Actor, now_ms: int) -> Deed:
    """Note that an entrant has come to every table where they still have a seat.

    Raises:
        TournamentRefusal: not_in, not_started, no_table or seat_lost.
    """
    known = held.of_member(actor.member_id)
    if known is None:
        raise TournamentRefusal("not_in")
    if held.row.status in _BEFORE_ROUNDS:
        raise TournamentRefusal("not_started")
    open_ = {each.id for each in held.stored.pods if each.scored_ms is None}
    mine = [each for each in held.stored.seats if each.no == known.no and each.pod_id in open_]
    if not mine:
        raise TournamentRefusal("no_table")
    lost = {
        (each.pod_id, each.seat)
        for each in held.stored.faults
        if each.no == known.no and each.kind in _TOO_LATE
    }
    kept = [each for each in mine if (each.pod_id, each.seat) not in lost]
    if not kept:
        raise TournamentRefusal("seat_lost")

    def store(conn: Connection) -> None:
        for each in kept:
            if each.ready_ms is None:
                rounds.change_seat(conn, each.pod_id, each.seat, ready_ms=now_ms)

    return Deed(store=store)
