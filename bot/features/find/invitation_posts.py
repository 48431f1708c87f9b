"""The post that asks a member to sit down at a table; it is deleted once the invitation is closed."""

from typing import Final

from msgspec import json

from bot.core.controls.ids import TableId
from bot.core.controls.items import GREEN, button_of, view_of
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from bot.store.finding import invitations
from bot.store.finding.invitations import Invitation
from bot.store.rows import OutboxRow
from bot.tables.model import Position
from bot.tables.names import table_title
from rules.core.text import Typed, typed

INVITED: Final = "invited"
"""The operation of the buttons."""
YES, NO = "yes", "no"


def invitation_post(at: Position, held: Invitation, by: Typed, catalogues: Catalogues) -> Post:
    """Return the post in the table's language; it pings only the invited member."""
    text = translator(catalogues[at.table.language], at)
    asked = text.words(
        "invite.ask",
        mention=f"<@{held.member_id}>",
        name=typed(by),
        title=table_title(at.table),
        until=stamp(held.until_ms, "R"),
    )
    view = view_of(
        button_of(TableId(INVITED, at.table.id, arg=YES), text.words("offer.button.sit"), GREEN),
        button_of(TableId(INVITED, at.table.id, arg=NO), text.words("invite.button.no")),
    )
    return Post(asked, view=view, mentions=(held.member_id,))


class InvitationPosts:
    def __init__(self, core: Core) -> None:
        posting = core.posting
        self._database, self._catalogues = core.database, core.catalogues
        self._messages, self._receipts = posting.messages, posting.receipts

    async def post(self, row: OutboxRow, at: Position) -> None:
        """Post the question to the invited member, or delete it once the invitation is closed."""
        facts = json.decode(row.payload)
        member_id = int(facts["member"])
        held = await self._database.read(
            lambda conn: invitations.latest(conn, at.table.id, member_id)
        )
        if held is None or not held.is_open:
            if held is not None and held.posted is not None:
                await self._messages.delete(held.posted)
            await self._receipts.note(row, None)
            return
        post = invitation_post(at, held, Typed(facts["by"]), self._catalogues)
        sent = await self._messages.send(row, at.table.place_id, (post,))
        if held.posted is not None:
            await self._messages.delete(held.posted)
        asked = held
        await self._receipts.note(row, sent, also=lambda conn: invitations.note(conn, asked, sent))
