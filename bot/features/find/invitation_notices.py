"""Posts that ask a member to sit down at a table; they are deleted once the invitation is closed."""

from msgspec import json

from bot.core.posting.messages import Messages
from bot.core.posting.noting import Noting
from bot.features.find.invitation_posts import invitation_post
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.store.finding import invitations
from bot.store.rows import OutboxRow
from bot.tables.model import Position
from rules.core.text import Typed


class InvitationPosts:
    def __init__(
        self, database: Database, messages: Messages, noting: Noting, catalogues: Catalogues
    ) -> None:
        self._database = database
        self._messages = messages
        self._noting = noting
        self._catalogues = catalogues

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
            await self._noting.note(row, None)
            return
        post = invitation_post(at, held, Typed(facts["by"]), self._catalogues)
        sent = await self._messages.send(row, at.table.place_id, (post,))
        if held.posted is not None:
            await self._messages.delete(held.posted)
        asked = held
        await self._noting.note(row, sent, also=lambda conn: invitations.note(conn, asked, sent))
