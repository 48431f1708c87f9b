"""Tables at which robots give hints. Pure functions, the only ones that decide this."""

from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from rules.core.errors import Refusal
from rules.core.seats import Seat


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
        raise TableRefusal("not_seated")
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
