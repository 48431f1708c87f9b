"""Signing up and leaving. Pure functions from a loaded tournament to a deed (chapter "Announcement and sign-up")."""

from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.store.contest import entering
from bot.store.contest.rows import EntrantRow, RequestKind, RequestRow, RulingKind
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tournaments import notices, teaming
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from rules.contest.director.outcome import playing
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Kind, Status
from rules.contest.pairing.model import Remainder
from rules.contest.scores.results import No

LATE_FORMATS: Final = (Format.SWISS, Format.HEATS, Format.LADDER)
"""Formats that one may enter after the first round."""
WITH_BYES: Final = (Format.SWISS,)
"""Formats whose rounds are paired one after the other, without a sign-up for each."""


def signed_up(held: Held, actor: Actor, now_ms: int, *, as_substitute: bool) -> Deed:
    """Sign a member up: as an entrant, on the bench when all places are taken, or only to be called for open seats.

    A member of the bench may become a substitute only, and back.

    Raises:
        TournamentRefusal: not_open, over, already_in, benched, bench_full, disqualified, or team_needed: members enter
            with their teams (`bot.tournaments.teaming`).
    """
    known = held.of_member(actor.member_id)
    if known is not None and known.dropped_round is None:
        if held.row.status is Status.RUNNING and known.kind is not Kind.ENTRANT:
            return _entered_late(held, known)
        return _changed_kind(held, known, as_substitute=as_substitute)
    if known is not None:
        return come_back(held, actor)
    is_early = held.row.status in (Status.OPEN, Status.CHECKIN)
    if held.row.plan.team_size and is_early and not as_substitute:
        raise TournamentRefusal("team_needed")
    kind, from_round = _place_for(held, as_substitute=as_substitute)
    is_full = len(_waiting(held)) >= held.snapshot.plan.entrants_max
    if kind is not Kind.ENTRANT and is_full:
        raise TournamentRefusal("bench_full")
    row = EntrantRow(
        no=1 + max((each.no for each in held.stored.entrants), default=0),
        member_id=actor.member_id,
        name=actor.name,
        kind=kind,
        entered_ms=now_ms,
        from_round=from_round,
    )
    deed = stored(held, row)
    is_late = held.row.status is Status.RUNNING and kind is Kind.ENTRANT
    return also_plays(held, deed, row.no) if is_late else deed


def _place_for(held: Held, *, as_substitute: bool) -> tuple[Kind, int]:
    """Return the kind of an entrant that signs up now, and their first round."""
    match held.row.status:
        case Status.OPEN | Status.CHECKIN:
            if as_substitute:
                return Kind.SUBSTITUTE, 1
            return (Kind.ENTRANT if _has_room(held) else Kind.BENCH), 1
        case Status.RUNNING:
            late = next_late_round(held)
            if as_substitute or late is None or not _has_room(held):
                return Kind.SUBSTITUTE, 1
            return Kind.ENTRANT, late
        case Status.CLOSING | Status.FINISHED | Status.CANCELLED:
            raise TournamentRefusal("over")
        case _:
            raise TournamentRefusal("not_open")


def next_late_round(held: Held) -> int | None:
    """Return the first round of a late entrant; None if late entry is no longer possible."""
    plan, stages = held.snapshot.plan, held.snapshot.stages
    if plan.stages[0].format not in LATE_FORMATS or len(stages) > 1 or plan.team_size:
        return None
    paired = len(stages[0].rounds) if stages else 0
    return paired + 1 if paired < plan.late_until else None


def may_enter_late(held: Held) -> int | None:
    """Return the round from which a member of the bench may play; None if there is none, or no place is free."""
    is_running = held.row.status is Status.RUNNING
    return next_late_round(held) if is_running and _has_room(held) else None


def _entered_late(held: Held, known: EntrantRow) -> Deed:
    """Let a member of the bench in, after a missed check-in or later.

    Raises:
        TournamentRefusal: benched.
    """
    late = may_enter_late(held)
    if late is None:
        raise TournamentRefusal("benched")
    deed = stored(held, replace(known, kind=Kind.ENTRANT, from_round=late))
    return also_plays(held, deed, known.no)


def _has_room(held: Held) -> bool:
    taken = [
        each
        for each in held.stored.entrants
        if each.kind is Kind.ENTRANT and each.dropped_round is None
    ]
    return len(taken) < held.snapshot.plan.entrants_max


def _waiting(held: Held) -> list[EntrantRow]:
    """Return the members on the bench and the substitutes; there may be as many of them as places."""
    return [
        each
        for each in held.stored.entrants
        if each.kind is not Kind.ENTRANT and each.dropped_round is None
    ]


def _changed_kind(held: Held, known: EntrantRow, *, as_substitute: bool) -> Deed:
    if held.row.plan.team_size and not as_substitute and known.kind is not Kind.ENTRANT:
        raise TournamentRefusal("team_needed")
    wanted = Kind.SUBSTITUTE if as_substitute else Kind.BENCH
    if known.kind is Kind.ENTRANT or known.kind is wanted:
        raise TournamentRefusal("already_in")
    if held.row.status not in (Status.OPEN, Status.CHECKIN):
        raise TournamentRefusal("not_open")
    if not as_substitute and _has_room(held):
        wanted = Kind.ENTRANT
    return stored(held, replace(known, kind=wanted))


def withdrawn(held: Held, member_id: int) -> Deed:
    """Withdraw a member: before the start they go, and the first of the bench moves up; later, from the next round on.

    The caller gives up the seat at a table in play.

    Raises:
        TournamentRefusal: not_in or over.
    """
    known = held.of_member(member_id)
    if known is None or known.dropped_round is not None:
        raise TournamentRefusal("not_in")
    match held.row.status:
        case Status.CLOSING | Status.FINISHED | Status.CANCELLED:
            raise TournamentRefusal("over")
        case Status.RUNNING:
            return stored(held, dropped(held, known))
        case _:
            return _gone(held, known)


def dropped(held: Held, row: EntrantRow) -> EntrantRow:
    """Return the row of an entrant that leaves from the next round on."""
    stage, number = next_round(held)
    return replace(row, dropped_round=number, dropped_stage=stage)


def next_round(held: Held) -> tuple[int, int]:
    """Return the stage and number of the round that is paired next."""
    stages = held.snapshot.stages
    if not stages:
        return 1, 1
    if stages[-1].is_over:
        return len(stages) + 1, 1
    return len(stages), len(stages[-1].rounds) + 1


def assert_enough_without(held: Held, no: No) -> None:
    """Check that a table is left in the next round if an entrant rests.

    Raises:
        TournamentRefusal: bye_too_few.
    """
    stage, number = next_round(held)
    plan = held.row.plan.stages[stage - 1]
    if len(held.snapshot.stages) == stage:
        left = {each.no for each in playing(held.snapshot, stage, number)}
    else:
        resting = {each.no for each in held.stored.wishes if each.kind is RequestKind.BYE}
        left = {each.no for each in held.snapshot.entrants() if each.plays(1)} - resting
    smallest = plan.scheme.wanted if plan.remainder is Remainder.BYES else min(plan.sizes)
    if len(left - {no}) < smallest:
        raise TournamentRefusal("bye_too_few", least=smallest)


def _gone(held: Held, known: EntrantRow) -> Deed:
    if known.team_no is not None:
        return teaming.left(held, known)
    bench = [
        each
        for each in held.stored.entrants
        if each.kind is Kind.BENCH and each.dropped_round is None
    ]
    promoted = bench[0] if known.kind is Kind.ENTRANT and bench else None

    def store(conn: Connection) -> None:
        entering.remove(conn, held.id, known.no)
        if promoted is not None:
            entering.put(conn, held.id, [replace(promoted, kind=Kind.ENTRANT)])

    told = [notices.announce(held.row)]
    if promoted is not None:
        told.append(notices.call(held.id, "promoted", [promoted.no]))
    return Deed(store=store, notices=tuple(told))


def come_back(held: Held, actor: Actor) -> Deed:
    """Bring back a withdrawn or dropped member from the next round on; results in between stay missing.

    Raises:
        TournamentRefusal: not_in, disqualified, already_in, benched, over, not_open, or team_full: a substitute plays
            on their board.
    """
    known = held.of_member(actor.member_id)
    if known is None:
        raise TournamentRefusal("not_in")
    assert_not_disqualified(held, known)
    if known.dropped_round is None:
        if held.row.status is Status.RUNNING and known.kind is not Kind.ENTRANT:
            return _entered_late(held, known)
        raise TournamentRefusal("already_in")
    if held.row.status is not Status.RUNNING:
        raise TournamentRefusal("over")
    if known.team_no is not None and is_replaced(held, known):
        raise TournamentRefusal("team_full", name=held.team(known.team_no).name)
    if not may_come_back(held, actor.member_id):
        raise TournamentRefusal("not_open")
    return stored(held, replace(known, dropped_round=None, name=actor.name))


def assert_not_disqualified(held: Held, row: EntrantRow) -> None:
    """Raise `TournamentRefusal`: disqualified."""
    if held.snapshot.entry(row.no).is_disqualified:
        raise TournamentRefusal("disqualified", name=row.name)


def may_come_back(held: Held, member_id: int) -> bool:
    """Return whether a round is left for a member that is out."""
    known, at = held.of_member(member_id), held.snapshot
    if known is None or held.row.status is not Status.RUNNING:
        return False
    if at.entry(known.no).is_disqualified:
        return False
    if is_replaced(held, known):
        return False
    stage, number = next_round(held)
    if stage > len(at.plan.stages) or at.plan.stages[stage - 1].format not in LATE_FORMATS:
        return False
    if stage > len(at.stages):
        return stage == 1
    begun = at.stages[stage - 1]
    return number <= (begun.rounds_wanted or number) and (stage == 1 or known.no in begun.field)


def is_replaced(held: Held, row: EntrantRow) -> bool:
    """Return whether another member plays on the board of a withdrawn member of a team."""
    if row.team_no is None:
        return False
    return any(
        each.board == row.board and each.no != row.no
        for each in teaming.members_of(held, row.team_no)
    )


def byes_given(held: Held, no: No) -> int:
    """Return the number of byes that referees have given to an entrant, and not taken back."""
    undone = {each.undoes_id for each in held.stored.rulings}
    return sum(
        each.kind is RulingKind.BYE
        and each.id not in undone
        and json.decode(each.after)["entrant"]["no"] == no
        for each in held.stored.rulings
    )


def bye_requested(held: Held, member_id: int, number: int | None) -> Deed:
    """Leave an entrant out of a round of this stage, by default the next, at their request.

    Raises:
        TournamentRefusal: not_in, not_started, over, no_such_round, bye_too_late, bye_used or last_round.
    """
    known = held.of_member(member_id)
    if known is None or known.kind is not Kind.ENTRANT or known.dropped_round is not None:
        raise TournamentRefusal("not_in")
    if held.row.status in (Status.CLOSING, Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("over")
    stage, following = next_round(held)
    number = following if number is None else number
    if number < following:
        raise TournamentRefusal("bye_too_late")
    wished = RequestRow(stage, number, known.no, RequestKind.BYE)
    if wished in held.stored.wishes:
        return Deed()
    rounds = held.snapshot.stages[stage - 1].rounds_wanted if held.snapshot.stages else 0
    if rounds and number > rounds:
        raise TournamentRefusal("no_such_round", number=number)
    if rounds and number == rounds:
        raise TournamentRefusal("last_round")
    asked = sum(each.no == known.no and each.kind is RequestKind.BYE for each in held.stored.wishes)
    if asked - byes_given(held, known.no) >= held.snapshot.plan.free_byes:
        raise TournamentRefusal("bye_used")
    return Deed(store=lambda conn: entering.wish(conn, held.id, wished))


def play_requested(held: Held, member_id: int, *, wants: bool) -> Deed:
    """Note that an entrant plays in the next round of heats or of a ladder, or does not after all.

    Raises:
        TournamentRefusal: not_in, nothing_to_pair or over.
    """
    known = held.of_member(member_id)
    if known is None or known.kind is not Kind.ENTRANT or known.dropped_round is not None:
        raise TournamentRefusal("not_in")
    if held.row.status in (Status.CLOSING, Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("over")
    following = next_optional(held)
    if following is None:
        raise TournamentRefusal("nothing_to_pair")
    stage, number = following
    wished = RequestRow(stage, number, known.no, RequestKind.PLAY)
    store = entering.wish if wants else entering.unwish
    return Deed(
        store=lambda conn: store(conn, held.id, wished), notices=(notices.announce(held.row),)
    )


def next_optional(held: Held) -> tuple[int, int] | None:
    """Return stage and number of the round that is paired next, if entrants choose beforehand to play in it."""
    stage, number = next_round(held)
    plans, stages = held.snapshot.plan.stages, held.snapshot.stages
    if held.row.status not in (Status.OPEN, Status.CHECKIN, Status.RUNNING):
        return None
    if stage > len(plans) or not plans[stage - 1].is_optional:
        return None
    if len(stages) == stage and number > stages[-1].rounds_wanted:
        return None
    return stage, number


def also_plays(held: Held, deed: Deed, no: No) -> Deed:
    """Enter a member that checks in for the next optional round, unless they say otherwise."""
    following = next_optional(held)
    if following is None:
        return deed
    stage, number = following
    wished = RequestRow(stage, number, no, RequestKind.PLAY)

    def store(conn: Connection) -> None:
        if deed.store is not None:
            deed.store(conn)
        entering.wish(conn, held.id, wished)

    return Deed(deed.values, store, deed.notices)


def stored(held: Held, row: EntrantRow) -> Deed:
    """Return the deed that stores an entrant and edits the announcement."""
    return Deed(
        store=lambda conn: entering.put(conn, held.id, [row]),
        notices=(notices.announce(held.row),),
    )
