"""Teams before the start: founded and joined by their members, ordered by the captain (chapter "Teams").

Each step is a pure function from a loaded tournament to a deed. The captain is the first member to sign up.
"""

import dataclasses
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.store.contest import entering
from bot.store.contest.rows import EntrantRow, TeamRow
from bot.store.database import Connection
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments import eligibility, notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.results import No
from rules.core.errors import Refusal
from rules.core.text import Typed

MOST_LETTERS: Final = 32
"""Of the name of a team."""
_BEFORE: Final = (Status.OPEN, Status.CHECKIN)


class Teaming:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes
        self._context = changes.context

    async def found(
        self,
        tournament_id: int,
        actor: Actor,
        name: Typed,
        *,
        who: eligibility.Who = eligibility.ANYBODY,
    ) -> Held:
        """Sign a member up as the captain of a new team.

        Raises:
            TournamentRefusal: no_such, not_open, over, no_teams, already_in, teams_full, team_name, team_taken, or as
                `eligibility.check`.
        """

        async def decide(held: Held) -> Deed:
            deed = founded(held, actor, name, self._context.now_ms())
            await eligibility.check(self._context, held, actor, who)
            return deed

        return await self._changes.change(tournament_id, actor, decide)

    async def join(
        self,
        tournament_id: int,
        actor: Actor,
        team: int,
        *,
        who: eligibility.Who = eligibility.ANYBODY,
    ) -> Held:
        """Sign a member up for a team with a free place.

        Raises:
            TournamentRefusal: no_such, not_open, over, no_teams, already_in, no_such_team, team_full, or as
                `eligibility.check`.
        """

        async def decide(held: Held) -> Deed:
            deed = joined(held, actor, team, self._context.now_ms())
            await eligibility.check(self._context, held, actor, who)
            return deed

        return await self._changes.change(tournament_id, actor, decide)

    async def move_up(self, tournament_id: int, actor: Actor, no: No) -> Held:
        """Exchange a member with the one on the board above. Only the captain may.

        Raises:
            TournamentRefusal: no_such, not_captain, teams_fixed, or as `team_of`.
            Refusal: act.unchanged, for the first board; ui.outdated, for a withdrawn member.
        """

        async def decide(held: Held) -> Deed:
            team = _own_team(held, actor)
            found = members_of(held, team)
            at = [each.no for each in found].index(_member(found, no).no)
            if not at:
                raise Refusal("act.unchanged")
            order = [*found[: at - 1], found[at], found[at - 1], *found[at + 1 :]]
            return Deed(store=lambda conn: entering.put(conn, held.id, boarded(order)))

        return await self._changes.change(tournament_id, actor, decide)

    async def remove(self, tournament_id: int, actor: Actor, no: No) -> Held:
        """Take a member out of the team and the tournament, and tell them. Only the captain may.

        Raises:
            TournamentRefusal: no_such, not_captain, teams_fixed, or as `team_of`.
            Refusal: act.unchanged, for the captain; ui.outdated, for a withdrawn member.
        """

        async def decide(held: Held) -> Deed:
            team = _own_team(held, actor)
            row = _member(members_of(held, team), no)
            if row.member_id == actor.member_id:
                raise Refusal("act.unchanged")
            deed = left(held, row)
            told = notices.of_team(held.id, row.member_id, "removed", held.team(team).name)
            return dataclasses.replace(deed, notices=(*deed.notices, told))

        return await self._changes.change(tournament_id, actor, decide)


def team_of(held: Held, member_id: int) -> int:
    """Return the team of a member.

    Raises:
        TournamentRefusal: not_in, no_teams, or team_needed for a member without a team.
    """
    row = held.of_member(member_id)
    if row is None:
        raise TournamentRefusal("not_in")
    if row.team_no is None:
        raise TournamentRefusal("team_needed" if held.row.plan.team_size else "no_teams")
    return row.team_no


def members_of(held: Held, team: int) -> list[EntrantRow]:
    """Return the present members of a team, by their boards."""
    found = (
        each
        for each in held.stored.entrants
        if each.team_no == team and each.dropped_round is None and each.kind is Kind.ENTRANT
    )
    return sorted(found, key=lambda each: each.board)


def captain_of(held: Held, team: int) -> EntrantRow | None:
    """Return the first member to sign up; None for a team without members."""
    return min(members_of(held, team), key=lambda each: each.no, default=None)


def open_teams(held: Held) -> list[TeamRow]:
    """Return the teams that have a free place before the start."""
    size = held.row.plan.team_size
    return [each for each in held.stored.teams if 0 < len(members_of(held, each.no)) < size]


def places_taken(held: Held) -> int:
    """Return the places that teams take up: each all of its own at once; 0 without teams."""
    teams = [each for each in held.stored.teams if members_of(held, each.no)]
    return len(teams) * held.row.plan.team_size


def has_room(held: Held) -> bool:
    """Return whether one more team may be founded."""
    plan = held.row.plan
    return places_taken(held) + plan.team_size <= plan.entrants_max


def named(held: Held, name: str) -> TeamRow | None:
    """Return the team of a name, in any case."""
    wanted = _clean(name).casefold()
    return next(
        (each for each in held.stored.teams if _clean(each.name).casefold() == wanted), None
    )


def founded(held: Held, actor: Actor, name: Typed, now_ms: int) -> Deed:
    _assert_may_enter(held, actor)
    if not has_room(held):
        raise TournamentRefusal("teams_full")
    shown = _clean(name)
    if not shown:
        raise TournamentRefusal("team_name")
    if named(held, shown) is not None:
        raise TournamentRefusal("team_taken", name=Typed(shown))
    team = TeamRow(1 + max((each.no for each in held.stored.teams), default=0), Typed(shown))
    return _entered(held, actor, team, 1, now_ms)


def joined(held: Held, actor: Actor, number: int, now_ms: int) -> Deed:
    _assert_may_enter(held, actor)
    team = next((each for each in held.stored.teams if each.no == number), None)
    if team is None:
        raise TournamentRefusal("no_such_team")
    taken = {each.board for each in members_of(held, number)}
    free = [each for each in range(1, held.row.plan.team_size + 1) if each not in taken]
    if not free:
        raise TournamentRefusal("team_full", name=team.name)
    return _entered(held, actor, team, free[0], now_ms)


def left(held: Held, row: EntrantRow) -> Deed:
    """Take a member out before the start: the boards behind move up, and the next captain is told.

    A team without members is gone.
    """
    team = row.team_no or 0
    others = [each for each in members_of(held, team) if each.no != row.no]
    was, now = captain_of(held, team), min(others, key=lambda each: each.no, default=None)

    def store(conn: Connection) -> None:
        entering.remove(conn, held.id, row.no)
        entering.put(conn, held.id, boarded(others))
        if not others:
            entering.remove_team(conn, held.id, team)

    told = [notices.announce(held.row)]
    if now is not None and was is not None and was.no == row.no:
        told.append(notices.of_team(held.id, now.member_id, "captain", held.team(team).name))
    return Deed(store=store, notices=tuple(told))


def boarded(order: Sequence[EntrantRow]) -> list[EntrantRow]:
    """Return members with boards in this order, from 1."""
    return [replace(each, board=board) for board, each in enumerate(order, start=1)]


def _entered(held: Held, actor: Actor, team: TeamRow, board: int, now_ms: int) -> Deed:
    """Store a new member of a team. During check-in they are there at once.

    A substitute gets a new number, as captains follow in the order of joining.
    """
    known = held.of_member(actor.member_id)
    row = EntrantRow(
        no=1 + max((each.no for each in held.stored.entrants), default=0),
        member_id=actor.member_id,
        name=actor.name,
        kind=Kind.ENTRANT,
        entered_ms=now_ms,
        checked_in_ms=now_ms if held.row.status is Status.CHECKIN else None,
        team_no=team.no,
        board=board,
    )

    def store(conn: Connection) -> None:
        if known is not None:
            entering.remove(conn, held.id, known.no)
        entering.put_team(conn, held.id, team)
        entering.put(conn, held.id, [row])

    return Deed(store=store, notices=(notices.announce(held.row),))


def _assert_may_enter(held: Held, actor: Actor) -> None:
    if not held.row.plan.team_size:
        raise TournamentRefusal("no_teams")
    if held.row.status in (Status.CLOSING, Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("over")
    if held.row.status not in _BEFORE:
        raise TournamentRefusal("not_open")
    known = held.of_member(actor.member_id)
    if known is not None and known.kind is Kind.ENTRANT:
        raise TournamentRefusal("already_in")


def _own_team(held: Held, actor: Actor) -> int:
    """Return the team of which the actor is captain, as long as teams can change."""
    team = team_of(held, actor.member_id)
    if held.row.status not in _BEFORE:
        raise TournamentRefusal("teams_fixed")
    captain = captain_of(held, team)
    if captain is None or captain.member_id != actor.member_id:
        raise TournamentRefusal("not_captain")
    return team


def _member(found: Sequence[EntrantRow], no: No) -> EntrantRow:
    row = next((each for each in found if each.no == no), None)
    if row is None:
        raise Refusal("ui.outdated")
    return row


def _clean(name: Typed | str) -> str:
    return visible(name)[:MOST_LETTERS].strip()
