"""Calls that organisers and referees make by hand: a message to all entrants, or a call to absent players."""

from typing import Final

from msgspec import json

from bot.clocks.hours import nights
from bot.clocks.paces import DAY_MS
from bot.store.contest import rounds, tournaments
from bot.store.contest.rows import RulingKind, RulingRow
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments import notices
from bot.tournaments.altering.amendments import assert_organises, logged
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.rulings.ruling import pod_of
from rules.contest.director.snapshot import Kind, Status
from rules.core.text import Typed

MOST_MESSAGE: Final = 1000
APART_MS: Final = DAY_MS
"""The least time between two messages to all, and between two calls to one table."""
_LATEST: Final = 2 * DAY_MS


class Messaging:
    def __init__(self, changes: TournamentChanges) -> None:
        self._changes = changes
        self._context = changes.context

    async def to_all(self, tournament_id: int, actor: Actor, said: Typed) -> Held:
        """Send a message to the entrants and the bench, once a day; at night it waits for the morning.

        Raises:
            TournamentRefusal: no_such, not_organiser, over, not_announced, reason_needed, nobody_in or
                message_too_soon.
        """
        words = Typed(visible(said)[:MOST_MESSAGE])

        async def decide(held: Held) -> Deed:
            assert_organises(held, actor)
            now = self._context.now_ms()
            if held.row.status is Status.DRAFT:
                raise TournamentRefusal("not_announced")
            if not words:
                raise TournamentRefusal("reason_needed")
            last = last_message(held)
            if last is not None and now < last.at_ms + APART_MS:
                until = (last.at_ms + APART_MS) // 1000
                raise TournamentRefusal("message_too_soon", until=until)
            nos = [
                each.no
                for each in held.stored.entrants
                if each.dropped_round is None and each.kind is not Kind.SUBSTITUTE
            ]
            if not nos:
                raise TournamentRefusal("nobody_in")
            at_ms = await self._morning(held, now)
            row = logged(actor, RulingKind.MESSAGE, now, {}, {"at": at_ms}, words)
            delay_s = (at_ms - now) / 1000
            told = notices.message(held.id, nos, now, delay_s)
            return Deed(
                store=lambda conn: _nothing(rounds.put_ruling(conn, held.id, row)), notices=(told,)
            )

        return await self._changes.change(tournament_id, actor, decide)

    async def to_table(self, tournament_id: int, actor: Actor, pod_id: int) -> Held:
        """Call the players that a table waits for, in its thread, once a day, except in their nights.

        Raises:
            TournamentRefusal: no_such, not_referee, over, no_such_table, nobody_waited_for or called_already.
        """

        async def decide(held: Held) -> Deed:
            _assert_referee(held, actor)
            pod, now = pod_of(held, pod_id), self._context.now_ms()
            place = held.place_of(pod.id)
            at = held.snapshot.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]
            late = [
                no
                for seat, no in enumerate(at.seats)
                if at.fault_of(seat) is None
                and not at.chair(seat).quiet_until_ms
                and (
                    at.chair(seat).is_waited_for
                    or not (at.chair(seat).is_ready or at.chair(seat).has_moved)
                )
            ]
            if not at.is_played or not late:
                raise TournamentRefusal("nobody_waited_for")
            cause = f"called:{pod.id}:{now // APART_MS}"
            if cause in held.stored.reminded:
                raise TournamentRefusal("called_already")
            told = notices.call(held.id, "nudged", late, until_ms=pod.due_ms, place=place)
            return Deed(
                store=lambda conn: tournaments.remind(conn, held.id, cause, now), notices=(told,)
            )

        return await self._changes.change(tournament_id, actor, decide)

    async def to_missing(self, tournament_id: int, actor: Actor) -> Held:
        """Call the entrants without a check-in, once a day.

        Raises:
            TournamentRefusal: no_such, not_referee, over, checkin_closed, nobody_waited_for or called_already.
        """

        async def decide(held: Held) -> Deed:
            _assert_referee(held, actor)
            row, now = held.row, self._context.now_ms()
            if row.status is not Status.CHECKIN:
                raise TournamentRefusal("checkin_closed")
            nos = missing(held)
            if not nos:
                raise TournamentRefusal("nobody_waited_for")
            cause = f"called:checkin:{now // APART_MS}"
            if cause in held.stored.reminded:
                raise TournamentRefusal("called_already")
            told = notices.call(held.id, "checkin", nos, until_ms=row.starts_ms)
            return Deed(
                store=lambda conn: tournaments.remind(conn, held.id, cause, now), notices=(told,)
            )

        return await self._changes.change(tournament_id, actor, decide)

    async def _morning(self, held: Held, now_ms: int) -> int:
        """Return the present moment; at night, as the organiser or the server sleeps, the end of that night."""
        row = held.row
        almanac = self._context.tables.almanac
        hours = await almanac.hours(row.organiser_id, row.language, row.guild_id)
        spans = nights(hours, now_ms - DAY_MS, now_ms + _LATEST)
        return next((end for start, end in spans if start <= now_ms < end), now_ms)


def missing(held: Held) -> list[int]:
    """Return the numbers of the entrants without a check-in, in order of entry."""
    return [
        each.no
        for each in held.stored.entrants
        if each.kind is not Kind.SUBSTITUTE
        and each.checked_in_ms is None
        and each.dropped_round is None
    ]


def last_message(held: Held) -> RulingRow | None:
    """Return the last message to all; None if there was none."""
    found = [each for each in held.stored.rulings if each.kind is RulingKind.MESSAGE]
    return found[-1] if found else None


def sent_at(message: RulingRow) -> int:
    """Return the moment at which a message goes out."""
    return int(json.decode(message.after)["at"])


def _assert_referee(held: Held, actor: Actor) -> None:
    if not held.is_referee(actor.member_id):
        raise TournamentRefusal("not_referee")
    if held.row.status in (Status.FINISHED, Status.CANCELLED):
        raise TournamentRefusal("over")


def _nothing(made: int) -> None:
    """Ignore the new number, for a row whose number is not needed."""
