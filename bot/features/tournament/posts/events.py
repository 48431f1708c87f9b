"""The event of a tournament in the server's calendar: made with the announcement, moved with the start, ended with it.

Every change that an event shows also edits the announcement, so the post of the announcement asks for it (`stale`).
"""

from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.servers.permissions import own_everywhere
from bot.core.text.lines import cut
from bot.core.text.links import link_to_place
from bot.core.text.translator import Translator, translator
from bot.features.tournament.words import Shown, format_lines, title
from bot.line.answers import is_final
from bot.store.contest import tournaments
from bot.store.contest.rows import TournamentRow
from bot.store.rows import OutboxRow
from bot.tables.names import visible
from rules.contest.director.snapshot import Status
from rules.contest.plans.lengths import rounds_in

NAME_CHARS: Final = 100
DESCRIPTION_CHARS: Final = 1000
_AHEAD, _ON, _DONE, _OFF = "ahead", "on", "done", "off"
_PHASES: Final = {
    Status.DRAFT: _OFF,
    Status.OPEN: _AHEAD,
    Status.CHECKIN: _AHEAD,
    Status.RUNNING: _ON,
    Status.CLOSING: _ON,
    Status.FINISHED: _DONE,
    Status.CANCELLED: _OFF,
}
_LEAST_MS: Final = 3_600_000
"""An event lasts so long at least."""


def stale(row: TournamentRow) -> bool:
    """Return whether the event shows something else than the tournament's state, or is missing."""
    wanted = _wanted(row)
    if row.event_id is None and not wanted.startswith(_AHEAD):
        return False
    return wanted != row.event_shows


def _wanted(row: TournamentRow) -> str:
    """Return what the event has to show: the phase and, before the start, the moment of the start."""
    phase = _PHASES[row.status] if row.settings.has_event else _OFF
    return f"{phase}:{row.starts_ms}" if phase == _AHEAD else phase


class Events:
    def __init__(self, core: Core) -> None:
        self._client, self._catalogues = core.client, core.catalogues
        self._receipts, self._now = core.posting.receipts, core.known.now

    async def post(self, row: OutboxRow, shown: Shown) -> None:
        """Bring the event up to date, and record it. Repeating it changes nothing.

        What Discord refuses is left: the calendar is dispensable.
        """
        guild, wanted = self._client.get_guild(shown.row.guild_id), _wanted(shown.row)
        if guild is None or not stale(shown.row):
            await self._receipts.note(row, None)
            return
        event_id = shown.row.event_id
        try:
            if event_id is None or shown.row.event_shows == _OFF:
                event_id = await self._made(guild, shown)
            else:
                await self._changed(guild, event_id, shown)
        except (discord.HTTPException, ValueError) as error:
            if isinstance(error, discord.HTTPException) and not is_final(error):
                raise

        def keep(conn: Any) -> None:
            tournaments.note(conn, shown.row.id, event_id=event_id, event_shows=wanted)

        await self._receipts.note(row, None, also=keep)

    async def _made(self, guild: discord.Guild, shown: Shown) -> int | None:
        """Make the event, unless an interrupted attempt has; return its id, or None if it is too late for one."""
        facts = self._facts(shown)
        may = own_everywhere(guild)
        is_past = facts["start_time"].timestamp() <= self._now()
        if is_past or not (may.create_events or may.manage_events):
            return None
        for each in await guild.fetch_scheduled_events(with_counts=False):
            is_own = (
                each.creator_id == self._client.application_id
                and each.location == facts["location"]
            )
            if (
                is_own
                and each.status is discord.EventStatus.scheduled
                and each.name == facts["name"]
            ):
                return each.id
        made = await guild.create_scheduled_event(
            **facts,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return made.id

    async def _changed(self, guild: discord.Guild, event_id: int, shown: Shown) -> None:
        """Move, begin, end or cancel the event; do nothing if it is over."""
        event = await guild.fetch_scheduled_event(event_id, with_counts=False)
        is_ahead = event.status is discord.EventStatus.scheduled
        is_on = event.status is discord.EventStatus.active
        phase = _wanted(shown.row).partition(":")[0]
        if phase == _AHEAD and is_ahead:
            await event.edit(**self._facts(shown))
        elif phase == _OFF and is_ahead:
            await event.cancel()
        else:
            if phase in (_ON, _DONE) and is_ahead:
                event, is_on = await event.start(), True
            if phase in (_DONE, _OFF) and is_on:
                await event.end()

    def _facts(self, shown: Shown) -> dict[str, Any]:
        row, plan = shown.row, shown.at.plan
        text = translator(self._catalogues[row.language], None)
        lasts_ms = rounds_in(plan, plan.entrants_max) * plan.round_ms + plan.disputes_ms
        return {
            "name": cut(visible(row.name), NAME_CHARS),
            "description": cut(_description(shown, text), DESCRIPTION_CHARS),
            "start_time": _moment(row.starts_ms),
            "end_time": _moment(row.starts_ms + max(lasts_ms, _LEAST_MS)),
            "location": link_to_place(row.guild_id, row.channel_id),
        }


def _description(shown: Shown, text: Translator) -> str:
    row = shown.row
    opens = row.starts_ms - shown.at.plan.checkin_ms
    # Nothing that people typed: a deletion of data reaches posts, but no events.
    about = text.words("tournament.event_about", title=title(shown), at=stamp(opens, "f"))
    return f"{about}\n{format_lines(text, shown.at)}"


def _moment(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC)
