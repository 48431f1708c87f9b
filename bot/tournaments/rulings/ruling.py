"""Storing, posting and carrying out a referee's decision, in one transaction."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from msgspec import json

from bot.ratings import keeping as ratings
from bot.store import outbox
from bot.store.contest import entering, rounds, tournaments
from bot.store.contest.entering import ActedBefore
from bot.store.contest.rows import DisputeRow, EntrantRow, PodRow, PodSeatRow, RulingKind, RulingRow
from bot.store.contest.tournaments import StaleTournament
from bot.store.database import Connection
from bot.store.moves import DoneBefore
from bot.store.rows import Notice
from bot.store.rows import Status as TableStatus
from bot.tables.model import Actor, Change, Position
from bot.tables.names import visible
from bot.tournaments import notices
from bot.tournaments.changing import ATTEMPTS, TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.rulings.penalties import entrant_in
from bot.tournaments.tables import TablesOfPods
from rules.contest.director.held import Pod
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.scores.results import No
from rules.core.errors import Refusal
from rules.core.text import Msg, Typed, msg

MOST_REASON: Final = 200
_ABOUT_PLACES: Final = (RulingKind.RESULT, RulingKind.FAULT, RulingKind.UNDO)


@dataclass(frozen=True, slots=True)
class Ruled:
    """Decision of a referee: its effect, and the values before it, so that it can be taken back."""

    kind: RulingKind
    pod: PodRow | None
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    store: Callable[[Connection], None]
    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    """Columns of the tournament itself."""
    stops: Msg | None = None
    """Reason with which the table of the pod is stopped, if it is still played; the referee's own follows."""
    undoes_id: int | None = None
    change: Callable[[Position], Change] | None = None
    """Change to the table of the pod, in the same transaction."""
    notices: tuple[Notice, ...] = ()

    @property
    def is_none(self) -> bool:
        """Return whether everything is as decided already. A decision without values changes something."""
        held = [key in self.before and self.before[key] == self.after[key] for key in self.after]
        return bool(held) and all(held) and not self.values and self.undoes_id is None


MOST_DISPUTED: Final = 1000
"""Letters of a dispute that are stored."""


def disputed(held: Held, actor: Actor, pod_id: int, text: Typed, now_ms: int) -> Deed:
    """Dispute the result of a pod; referees get one message until there is a ruling.

    Raises:
        TournamentRefusal: no_such_table, not_in, reason_needed or dispute_closed.
    """
    said = visible(text)
    pod = next((each for each in held.stored.pods if each.id == pod_id), None)
    row = held.of_member(actor.member_id)
    if pod is None:
        raise TournamentRefusal("no_such_table")
    if row is None:
        raise TournamentRefusal("not_in")
    late = pod.scored_ms is None or now_ms > pod.scored_ms + held.row.plan.disputes_ms
    if late or held.row.status in (Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("dispute_closed")
    if not said:
        raise TournamentRefusal("reason_needed")
    kept = DisputeRow(0, pod_id, actor.member_id, Typed(said[:MOST_DISPUTED]), now_ms)
    deciding = {held.row.organiser_id, *held.stored.referees}
    place = held.place_of(pod_id)
    is_known = any(
        (each.pod_id, each.member_id, each.ruling_id) == (pod_id, actor.member_id, None)
        for each in held.stored.disputes
    )
    told = () if is_known else sorted(deciding)
    return Deed(
        store=lambda conn: rounds.put_dispute(conn, held.id, kept),
        notices=tuple(notices.dispute(held.id, each, row.name, place) for each in told),
    )


class Rulings:
    def __init__(self, changes: TournamentChanges, pods: TablesOfPods) -> None:
        self._changes = changes
        self._pods = pods
        self._context = changes.context

    async def rule(
        self,
        tournament_id: int,
        actor: Actor,
        reason: Typed,
        decide: Callable[[Held], Ruled],
        *,
        may: Callable[[Held], bool] | None = None,
        code: str = "not_referee",
        is_private: bool = False,
    ) -> Held:
        """Carry out the decision of `decide`, and post a ruling about it. `may` replaces the check for referees.

        A private reason is not posted; the entrant concerned reads it in a direct message.

        Raises:
            TournamentRefusal: no_such, not_referee (or `code`), over, reason_needed or stale, and the refusals of
                `decide`.
            Refusal: act.unchanged.
        """
        for _ in range(ATTEMPTS):
            held = await self._changes.held(tournament_id)
            try:
                why = assert_may(held, actor, reason, may, code)
                ruled = decide(held)
                if ruled.is_none:
                    raise Refusal("act.unchanged")
            except Refusal:
                if await self._is_repeated(actor):
                    return held
                raise
            try:
                await self._keep(held, ruled, actor, why, is_private=is_private)
            except StaleTournament:
                continue
            except (ActedBefore, DoneBefore):
                pass
            return await self._changes.held(tournament_id)
        raise TournamentRefusal("stale")

    async def _keep(
        self, held: Held, ruled: Ruled, actor: Actor, reason: Typed, *, is_private: bool
    ) -> None:
        now = self._context.now()
        after = dict(ruled.after)
        if ruled.pod is not None:
            after["place"] = held.place_of(ruled.pod.id)
        row = RulingRow(
            id=0,
            pod_id=None if ruled.pod is None else ruled.pod.id,
            kind=ruled.kind,
            before=json.encode(ruled.before).decode(),
            after=json.encode(after).decode(),
            reason=reason,
            by_id=actor.member_id,
            at_ms=int(now * 1000),
            undoes_id=ruled.undoes_id,
            is_private=is_private,
        )

        # The last post of a table that is stopped says why.
        closes = (
            ruled.stops is not None
            and ruled.pod is not None
            and ruled.pod.scored_ms is None
            and ruled.pod.table_status is TableStatus.PLAYING
        )

        def store(conn: Connection) -> None:
            tournaments.touch(conn, held.id, held.row.version, **ruled.values)
            entering.mark_done(conn, actor.interaction_id, tournament_id=held.id, at=int(now))
            ruled.store(conn)
            if ruled.pod is not None and ruled.kind in _ABOUT_PLACES:
                count_places(conn, held, ruled.pod)
            ruling_id = rounds.put_ruling(conn, held.id, row)
            told = [notices.ruling(held.id, ruling_id), notices.announce(held.row)]
            if ruled.pod is not None and ruled.pod.table_id is not None and not closes:
                told.append(notices.ruling_in_thread(held.id, ruling_id))
            told.extend(ruled.notices)
            if is_private:
                member = held.entrant(entrant_in(row)).member_id
                told.append(notices.private_reason(held.id, member, ruling_id))
            if held.snapshot.stages:
                told.append(notices.standings(held.id, len(held.snapshot.stages)))
            outbox.put(conn, *told, now=now)

        if ruled.change is not None and ruled.pod is not None:
            await self._pods.at_table(held, ruled.pod, ruled.change, store)
        elif ruled.stops is not None and ruled.pod is not None and ruled.pod.scored_ms is None:
            told = msg(
                "tournament.closing.ruled", what=ruled.stops, referee=actor.name, reason=reason
            )
            await self._pods.stop(held, ruled.pod, store, told)
        else:
            await self._context.database.write(store)
            self._context.on_change(held.id)

    async def _is_repeated(self, actor: Actor) -> bool:
        try:
            await self._context.database.read(
                lambda conn: entering.assert_new(conn, actor.interaction_id)
            )
        except ActedBefore:
            return True
        return False


def count_places(conn: Connection, held: Held, pod: PodRow) -> None:
    """Make the places by which a pod is scored count for results and ratings, if its table was played to its end.

    An excused seat keeps the place that it had.
    """
    table = rounds.result(conn, pod.id)
    if table is None or pod.table_id is None:
        return
    seats = {each.no: each.seat for each in held.seats(pod.id)}
    found = places_in(Pod(tuple(seats), result=table))
    places = {seats[each.no]: found[each.no] for each in table.seats}
    anchors = held.game.anchors
    ratings.ruled(conn, pod.table_id, places, lambda title, level: anchors.get(level))


def assert_may(
    held: Held,
    actor: Actor,
    reason: Typed,
    may: Callable[[Held], bool] | None = None,
    code: str = "not_referee",
) -> Typed:
    """Return the reason as it is stored.

    Raises:
        TournamentRefusal: not_referee (or `code`), over or reason_needed.
    """
    allowed = held.is_referee(actor.member_id) if may is None else may(held)
    if not allowed:
        raise TournamentRefusal(code)
    if held.row.status in (Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("over")
    why = visible(reason)[:MOST_REASON]
    if not why:
        raise TournamentRefusal("reason_needed")
    return Typed(why)


def pod_of(held: Held, pod_id: int) -> PodRow:
    """Return the pod, or raise `TournamentRefusal`: no_such_table."""
    found = next((each for each in held.stored.pods if each.id == pod_id), None)
    if found is None:
        raise TournamentRefusal("no_such_table")
    return found


def entrant_of(held: Held, no: No) -> EntrantRow:
    """Return the entrant, or raise `TournamentRefusal`: no_such_player."""
    found = next((each for each in held.stored.entrants if each.no == no), None)
    if found is None:
        raise TournamentRefusal("no_such_player", name=str(no))
    return found


def assert_not_own(held: Held, pod: PodRow, member_id: int) -> None:
    """Raise `TournamentRefusal`: own_table."""
    own = held.of_member(member_id)
    if own is not None and any(each.no == own.no for each in held.seats(pod.id)):
        raise TournamentRefusal("own_table")


def seat_now(held: Held, no: No) -> PodSeatRow:
    """Return an entrant's seat in the newest round that is being played.

    Raises:
        TournamentRefusal: no_such_player or nothing_to_pair.
    """
    row = entrant_of(held, no)
    playing = [each.id for each in held.stored.rounds if each.ended_ms is None]
    if not playing:
        raise TournamentRefusal("nothing_to_pair")
    newest = {each.id for each in held.stored.pods if each.round_id == max(playing)}
    for each in held.stored.seats:
        if each.pod_id in newest and each.no == no:
            return each
    raise TournamentRefusal("no_such_player", name=row.name)


def in_play(held: Held) -> list[PodRow]:
    """Return the pods whose tables are being played."""
    return [
        each
        for each in held.stored.pods
        if each.table_id is not None and each.ended is None and each.scored_ms is None
    ]
