"""The post that asks matched members to sit down, and the message to a seeker that no game was found."""

from msgspec import json

from bot.core.controls.ids import TableId
from bot.core.controls.items import GREEN, button_of, view_of
from bot.core.core import Core
from bot.core.posting.direct import Closed
from bot.core.posting.receipts import DIRECT
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import language_for, translator
from bot.i18n import Catalogues
from bot.store.declaring.posted import Posted
from bot.store.finding import seekers
from bot.store.finding.seekers import Match
from bot.store.pings import Ping
from bot.store.rows import OutboxRow, Status
from bot.tables.model import Position, snowflake_ms
from bot.tables.names import table_title

FOUND, INSTEAD = "found", "instead"
"""The operations of the buttons: to answer, and to play with robots instead of no-shows."""
YES, NO = "yes", "no"


def match_post(at: Position, match: Match, catalogues: Catalogues) -> Post:
    """Return the post in the table's language; it pings only the members with reserved seats."""
    text = translator(catalogues[at.table.language], at)
    members = tuple(row.away_id for row in at.seats if row.is_reserved and row.away_id is not None)
    asked = text.words(
        "queue.found",
        mentions=" ".join(f"<@{each}>" for each in members),
        title=table_title(at.table),
        until=stamp(match.until_ms, "R"),
    )
    view = view_of(
        button_of(TableId(FOUND, at.table.id, arg=YES), text.words("queue.button.yes"), GREEN),
        button_of(TableId(FOUND, at.table.id, arg=NO), text.words("invite.button.no")),
    )
    return Post(asked, view=view, mentions=members)


def off_post(at: Position, catalogues: Catalogues) -> Post:
    """Return the post after a no-show: the other members can wait, or play with robots."""
    text = translator(catalogues[at.table.language], at)
    robots = button_of(TableId(INSTEAD, at.table.id), text.words("queue.button.robots"), GREEN)
    return Post(text.words("queue.off"), view=view_of(robots))


def unmatched_post(channel_id: int, language: str, catalogues: Catalogues) -> Post:
    """Return the direct message that no game was found, in a member's language."""
    return Post(catalogues[language].words("queue.over", place=f"<#{channel_id}>"))


_UNMATCHED = "unmatched"


class MatchPosts:
    def __init__(self, core: Core) -> None:
        posting = core.posting
        self._database, self._settings = core.database, core.settings
        self._catalogues = core.catalogues
        self._messages, self._direct = posting.messages, posting.direct
        self._receipts = posting.receipts

    async def post(self, row: OutboxRow, at: Position) -> None:
        """Ask the matched members, report a no-show, or delete the question."""
        table_id = at.table.id
        held = await self._database.read(lambda conn: seekers.match(conn, table_id))
        if held is None:
            await self._receipts.note(row, None)
            return
        gathers = at.table.status is Status.LOBBY
        old, place = held.posted, at.table.channel_id
        if gathers and held.is_open and (old is None or old.channel_id != place):
            asked = match_post(at, held, self._catalogues)
            sent = await self._messages.send(row, place, (asked,))
            if old is not None:
                await self._messages.delete(old)
            await self._receipts.note(
                row, sent, also=lambda conn: seekers.note_match(conn, table_id, sent)
            )
            return
        if old is not None and gathers and not held.is_open:
            off = off_post(at, self._catalogues)
            await self._messages.rework(old, off, files=False)
        elif old is not None and not gathers:
            await self._messages.delete(old)
        await self._receipts.note(row, None)

    async def unmatched(self, row: OutboxRow) -> None:
        """Tell a member that no game was found, if direct messages to them are known to arrive."""
        member = int(row.target.partition(":")[2])
        reach = (await self._settings.reach(member))[member]
        channel = reach.direct_id
        if channel is None or reach.direct_closed_ms is not None:
            await self._receipts.note(row, None)
            return
        language = language_for(reach, "en")
        place = int(json.decode(row.payload)["channel"])
        try:
            sent = await self._direct.send(
                row, channel, unmatched_post(place, language, self._catalogues)
            )
        except Closed as closed:
            await self._receipts.refused(row, _ping(row, member, error=closed.code))
            return
        await self._receipts.note(row, sent, told=(_ping(row, member, posted=sent),))


def _ping(
    row: OutboxRow, member: int, *, posted: Posted | None = None, error: str | None = None
) -> Ping:
    at_ms = int(row.due_at * 1000) if posted is None else snowflake_ms(posted.message_id)
    return Ping(row.id, member, _UNMATCHED, DIRECT, at_ms, posted=posted, error=error)
