"""The private panel of invitations to a table: the link to share, and a menu of members to keep a seat for."""

from typing import Any, Final

import discord

from bot.core.caller import Caller, name_of
from bot.core.controls.components import PLACEHOLDER_CHARS
from bot.core.controls.ids import WHOM, TableId
from bot.core.controls.items import Component, view_of
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.tables import lobby
from bot.tables.finding.invitations import Invitations
from bot.tables.model import Position
from rules.core.errors import Refusal

INVITE: Final = "invite"
"""The operation of the button that opens the panel."""
OPS: Final = frozenset({INVITE, WHOM})

Person = discord.Member | discord.User


class InvitePanel:
    def __init__(self, core: Core, invitations: Invitations) -> None:
        self._tables, self._catalogues = core.tables, core.catalogues
        self._invitations = invitations

    async def panel(self, caller: Caller, table_id: int) -> Post:
        """Show the link, and the menu of members while a seat is free.

        Raises:
            TableRefusal: ended, not_in_lobby or not_seated.
        """
        at = await self._tables.position(table_id)
        lobby.assert_may_invite(at, caller.actor)
        return self._shown(at, translator(self._catalogues[caller.language], at))

    async def click(self, caller: Caller, clicked: TableId, person: Person | None = None) -> Post:
        """Open the panel, or keep a seat for the `person` picked in it; show the menu again while seats are free.

        Raises:
            TableRefusal: ended, not_in_lobby, not_seated, full or reserved.
            Refusal: ui.outdated, if no member was picked; see also `invite`.
        """
        shown = await self.panel(caller, clicked.table)
        if clicked.op == INVITE:
            return shown
        if person is None:
            raise Refusal("ui.outdated")
        kept = await self.invite(caller, clicked.table, person)
        at = await self._tables.position(clicked.table)
        if not lobby.has_room(at):
            return kept
        again = self._shown(at, translator(self._catalogues[caller.language], at))
        return Post(f"{kept.content}\n{again.content}", view=again.view)

    async def invite(self, caller: Caller, table_id: int, person: Person) -> Post:
        """Keep a seat for a person and ask them.

        Raises:
            TableRefusal: ended, not_in_lobby, not_seated, full or reserved.
            Refusal: invite.bot; see also `Invitations.invite`.
        """
        lobby.assert_may_invite(await self._tables.position(table_id), caller.actor)
        if person.bot:
            raise Refusal("invite.bot")
        await self._invitations.invite(table_id, caller.actor, person.id, name_of(person))
        return Post(self._catalogues[caller.language].words("invite.done", name=person.mention))

    def _shown(self, at: Position, text: Translator) -> Post:
        content = text.words("invite.link", link=link(at.table))
        if not lobby.has_room(at):
            return Post(content)
        menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
            custom_id=TableId(WHOM, at.table.id).write(),
            placeholder=cut(text.words("invite.whom"), PLACEHOLDER_CHARS),
        )
        return Post(content, view=view_of(Component(menu)))
