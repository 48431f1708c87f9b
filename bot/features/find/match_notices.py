"""Posts for matched members, and messages to seekers for whom no table was found."""

from msgspec import json

from bot.core.posting.direct import Closed, Direct
from bot.core.posting.messages import Messages
from bot.core.posting.noting import DIRECT, Noting
from bot.core.text.languages import language_for
from bot.features.find.match_posts import match_post, off_post, unmatched_post
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.store.declaring.posted import Posted
from bot.store.finding import seekers
from bot.store.pings import Ping
from bot.store.rows import OutboxRow, Status
from bot.tables.model import Position, snowflake_ms
from bot.tables.settings import Settings

_UNMATCHED = "unmatched"


class MatchPosts:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        messages: Messages,
        direct: Direct,
        noting: Noting,
        catalogues: Catalogues,
    ) -> None:
        self._database = database
        self._settings = settings
        self._messages = messages
        self._direct = direct
        self._noting = noting
        self._catalogues = catalogues

    async def post(self, row: OutboxRow, at: Position) -> None:
        """Ask the matched members, report a no-show, or delete the question."""
        table_id = at.table.id
        held = await self._database.read(lambda conn: seekers.match(conn, table_id))
        if held is None:
            await self._noting.note(row, None)
            return
        gathers = at.table.status is Status.LOBBY
        old, place = held.posted, at.table.channel_id
        if gathers and held.is_open and (old is None or old.channel_id != place):
            asked = match_post(at, held, self._catalogues)
            sent = await self._messages.send(row, place, (asked,))
            if old is not None:
                await self._messages.delete(old)
            await self._noting.note(
                row, sent, also=lambda conn: seekers.note_match(conn, table_id, sent)
            )
            return
        if old is not None and gathers and not held.is_open:
            off = off_post(at, self._catalogues)
            await self._messages.rework(old, off, files=False)
        elif old is not None and not gathers:
            await self._messages.delete(old)
        await self._noting.note(row, None)

    async def unmatched(self, row: OutboxRow) -> None:
        """Tell a member that no game was found, if direct messages to them are known to arrive."""
        member = int(row.target.partition(":")[2])
        reach = (await self._settings.reach(member))[member]
        channel = reach.direct_id
        if channel is None or reach.direct_closed_ms is not None:
            await self._noting.note(row, None)
            return
        language = language_for(reach, "en")
        place = int(json.decode(row.payload)["channel"])
        try:
            sent = await self._direct.send(
                row, channel, unmatched_post(place, language, self._catalogues)
            )
        except Closed as closed:
            await self._noting.refused(row, _ping(row, member, error=closed.code))
            return
        await self._noting.note(row, sent, told=(_ping(row, member, posted=sent),))


def _ping(
    row: OutboxRow,
    member: int,
    *,
    posted: Posted | None = None,
    error: str | None = None,
) -> Ping:
    return Ping(
        outbox_id=row.id,
        member_id=member,
        table_id=None,
        seat=None,
        turn=None,
        rung=_UNMATCHED,
        place=DIRECT,
        posted=posted,
        at_ms=int(row.due_at * 1000) if posted is None else snowflake_ms(posted.message_id),
        error=error,
    )
