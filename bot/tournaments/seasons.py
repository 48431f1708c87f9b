"""The next season or edition: a tournament of its own; that of a league remembers the standings of the one before."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import structs
from sqlalchemy import Connection

from bot.store import outbox
from bot.store.contest import apart, rounds, tournaments
from bot.store.contest.rows import TournamentRow
from bot.tables.names import visible
from bot.tournaments import creating, notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.creating import MOST_LETTERS
from bot.tournaments.model import Held
from rules.contest.director.held import Former
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.league import season_end
from rules.contest.scores.results import No
from rules.core.record import commitment
from rules.core.text import Typed

STARTS_AFTER_MS: Final = 3 * DAY_MS
"""The least time from the end of the last round to the start of the next season, if its check-in is no longer."""
FIRST_NUMBERED: Final = 2
"""The first season with a number in its name."""


async def next_season(changes: TournamentChanges, held: Held) -> None:
    """Open sign-up for the season after this one.

    Raises:
        StaleTournament: the tournament has changed since `held` was read.
    """
    context, row = changes.context, held.row
    now = context.now_ms()
    secrets = context.secrets()
    starts_ms = next_start(row, now + max(STARTS_AFTER_MS, row.plan.checkin_ms))
    season = (row.season or 1) + 1
    following = structs.replace(
        row,
        id=0,
        name=_name(row.name, season),
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
        marks=(),
        paused_ms=None,
        paused_for_ms=0,
        closing_ms=None,
        ended_ms=None,
        announce=None,
        standings=None,
        held_role=None,
        event_id=None,
        event_shows=None,
    )
    is_open = {each.id: each.ended_ms is None for each in held.stored.circuits}
    if not is_open.get(row.settings.circuit_id or 0, False):
        kept = structs.replace(row.settings, circuit_id=None)
        following = structs.replace(following, settings=kept)
    following = structs.replace(following, fingerprint=creating.fingerprint(following))

    deals = creating.deals(following, context.secrets)
    stored = held.stored

    def keep(conn: Connection) -> None:
        tournaments.touch(conn, held.id, row.version)
        next_id = tournaments.create(conn, following, secrets)
        tournaments.note(conn, held.id, next_id=next_id)
        tournaments.put_referees(conn, next_id, stored.referees, stored.organisers)
        for deal, own in deals:
            rounds.put_deal(conn, next_id, deal, own)
        tournaments.put_invited(conn, next_id, held.stored.invited)
        apart.put(conn, next_id, *apart.pairs(conn, held.id))
        told = notices.announce(structs.replace(following, id=next_id), delay_s=0.0)
        outbox.put(conn, told, now=now / 1000)

    await context.database.write(keep)
    context.on_change(held.id)


def next_start(row: TournamentRow, least_ms: int) -> int:
    """Return the first moment from then on that has the weekday and the time of day of this start, in its zone."""
    begun = datetime.fromtimestamp(row.plan.starts_at_ms / 1000, UTC)
    local = begun.astimezone(ZoneInfo(row.settings.zone))
    while True:
        local += timedelta(weeks=row.plan.every_weeks)
        moment = int(local.timestamp()) * 1000
        if moment >= least_ms:
            return moment


def _name(name: Typed, season: int) -> Typed:
    """Return the name with the number of the season in place of the one before, as far as it fits."""
    known = visible(name)
    base = known.removesuffix(f" {season - 1}") if season > FIRST_NUMBERED else known
    return Typed(f"{base[: MOST_LETTERS - len(str(season)) - 1].rstrip()} {season}")


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
