"""The next season of a league: a tournament of its own, which remembers the final standings of the one before."""

from collections.abc import Collection
from typing import Final

from msgspec import structs
from sqlalchemy import Connection

from bot.store import outbox
from bot.store.contest import tournaments
from bot.tournaments import creating, notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.model import Held
from rules.contest.director.held import Former
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.league import season_end
from rules.contest.scores.results import No
from rules.core.record import commitment

STARTS_AFTER_MS: Final = 7 * DAY_MS
"""From the last deadline to the start of the next season, if its check-in is no longer than that."""


async def next_season(changes: TournamentChanges, held: Held) -> None:
    """Open sign-up for the season after this one.

    Raises:
        StaleTournament: the tournament has changed since `held` was read.
    """
    context, row = changes.context, held.row
    now = context.now_ms()
    secrets = context.secrets()
    starts_ms = now + max(STARTS_AFTER_MS, row.plan.checkin_ms)
    season = (row.season or 1) + 1
    following = structs.replace(
        row,
        id=0,
        status=Status.OPEN,
        plan=structs.replace(row.plan, starts_at_ms=starts_ms),
        commitment=commitment(secrets.seed, secrets.salt),
        starts_ms=starts_ms,
        created_ms=now,
        version=0,
        draw=None,
        put_off=0,
        checkin_ms=None,
        league_id=row.league_id or row.id,
        season=season,
        next_id=None,
        former=(),
        paused_ms=None,
        paused_for_ms=0,
        closing_ms=None,
        ended_ms=None,
        announce=None,
        standings=None,
    )
    following = structs.replace(following, fingerprint=creating.fingerprint(following))

    def keep(conn: Connection) -> None:
        tournaments.touch(conn, held.id, row.version)
        next_id = tournaments.create(conn, following, secrets)
        tournaments.note(conn, held.id, next_id=next_id)
        told = notices.announce(structs.replace(following, id=next_id), delay_s=0.0)
        outbox.put(conn, told, now=now / 1000)

    await context.database.write(keep)
    context.on_change(held.id)


async def former_of(
    changes: TournamentChanges, held: Held, entrants: Collection[No]
) -> tuple[Former, ...]:
    """Return the final places of the entrants in the season before, by their numbers in this one."""
    before_id = await changes.context.database.read(
        lambda conn: tournaments.season_before(conn, held.id)
    )
    if before_id is None:
        return ()
    before = await changes.held(before_id)
    at, stage = before.snapshot, len(before.snapshot.stages)
    if not stage or at.plan.stages[stage - 1].format is not Format.LEAGUE:
        return ()
    again = {held.entrant(no).member_id: no for no in entrants}
    ended = season_end(at, stage)
    found = [
        structs.replace(each, no=again[member])
        for each in ended
        if (member := before.entrant(each.no).member_id) in again
    ]
    return tuple(sorted(found, key=lambda each: each.no))
