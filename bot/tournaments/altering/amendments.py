"""A line of the public log about a change by organisers, stored with the change in one transaction."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from msgspec import json

from bot.store import outbox
from bot.store.contest import rounds
from bot.store.contest.rows import RulingKind, RulingRow
from bot.store.database import Connection
from bot.store.rows import Notice
from bot.tables.model import Actor
from bot.tournaments import notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from rules.contest.director.snapshot import Status
from rules.core.text import Typed

NOTHING: Final = Typed("")
_OVER: Final = (Status.FINISHED, Status.CANCELLED)


@dataclass(frozen=True, slots=True)
class Amended:
    """A change after the announcement."""

    what: str
    """Names the line of the log."""
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """Columns of the tournament itself."""
    store: Callable[[Connection], None] = lambda conn: None
    notices: tuple[Notice, ...] = ()
    concerned: Sequence[int] = ()
    """Numbers of the entrants to call about it."""


class Amendments:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes
        self._context = changes.context

    async def amend(
        self,
        tournament_id: int,
        actor: Actor,
        decide: Callable[[Held], Amended],
        *,
        in_draft: bool = False,
    ) -> Held:
        """Change a tournament as `decide` says, log it, and call those concerned. Drafts have no log.

        Raises:
            TournamentRefusal: no_such, not_organiser, over or not_announced, and the refusals of `decide`.
        """
        now_ms = self._context.now_ms()

        async def work(held: Held) -> Deed:
            assert_organises(held, actor)
            is_draft = held.row.status is Status.DRAFT
            if is_draft and not in_draft:
                raise TournamentRefusal("not_announced")
            made = decide(held)
            if is_draft:
                return Deed(made.values, made.store)
            row = logged(
                actor, RulingKind.CHANGE, now_ms, made.before, {"what": made.what, **made.after}
            )

            def store(conn: Connection) -> None:
                made.store(conn)
                rounds.put_ruling(conn, held.id, row)
                if made.concerned:
                    told = notices.changed(held.id, made.concerned, _since(conn, held.id, now_ms))
                    outbox.put(conn, told, now=now_ms / 1000)

            told = (notices.announce(held.row, delay_s=0.0), *made.notices)
            return Deed(made.values, store, told)

        return await self._changes.change(tournament_id, actor, work)


def logged(
    actor: Actor,
    kind: RulingKind,
    at_ms: int,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    said: Typed = NOTHING,
) -> RulingRow:
    """Return a line of the public log."""
    return RulingRow(
        id=0,
        pod_id=None,
        kind=kind,
        before=json.encode(before).decode(),
        after=json.encode(after).decode(),
        reason=said,
        by_id=actor.member_id,
        at_ms=at_ms,
    )


def assert_organises(held: Held, actor: Actor) -> None:
    """Check that the member has all rights, and that the tournament is not over.

    Raises:
        TournamentRefusal: not_organiser or over.
    """
    if not held.is_organiser(actor.member_id):
        raise TournamentRefusal("not_organiser")
    if held.row.status in _OVER:
        raise TournamentRefusal("over")


def _since(conn: Connection, tournament_id: int, now_ms: int) -> int:
    """Return the moment of the first change that a call not yet sent tells of: calls of changes in a row are one."""
    waiting = outbox.waiting(conn, notices.changed_key(tournament_id))
    return now_ms if waiting is None else int(json.decode(waiting)["since"])
