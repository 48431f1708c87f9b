"""The buttons of members that look for a game: the queue, invitations, and a match."""

from bot.core.caller import Caller
from bot.core.controls.ids import WHOM, MyId, TableId
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, Buttons, anew, answer, update
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.find import invitation_posts, match_posts, queue_panel
from bot.features.find.invite_panel import INVITE
from bot.features.find.parts import Find
from bot.store.rows import Status
from rules.core.errors import Refusal
from rules.core.text import msg


class FindButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def _find(self) -> Find:
        return self._core.of(Find)

    def of_table(self) -> Buttons:
        return {
            INVITE: Button(self._invite, answer),
            WHOM: Button(self._whom, update),
            invitation_posts.INVITED: Button(self._invited),
            match_posts.FOUND: Button(self._found),
        }

    def of_member(self) -> Buttons:
        return dict.fromkeys(queue_panel.OPS, Button(self._queue, anew))

    async def _invite(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._find.invite_panel.click(caller, click.id)

    async def _whom(self, caller: Caller, click: Click[TableId]) -> Post:
        person = next(iter(click.people), None)
        return await self._find.invite_panel.click(caller, click.id, person)

    async def _invited(self, caller: Caller, click: Click[TableId]) -> Post:
        table_id, invitations = click.id.table, self._find.invitations
        asked = await invitations.latest(table_id, caller.member_id)
        click.assert_newest(None if asked is None else asked.posted)
        agrees = click.id.arg == invitation_posts.YES
        done = await invitations.answer(table_id, caller.actor, agrees=agrees)
        if not agrees:
            return Post(self._core.catalogues[caller.language].words("invite.declined"))
        text = translator(self._core.catalogues[caller.language], done.position)
        return Post(text.say(msg("ui.done.join")))

    async def _found(self, caller: Caller, click: Click[TableId]) -> Post:
        table_id, words = click.id.table, self._core.catalogues[caller.language].words
        click.assert_newest(await self._find.posted(table_id))
        if click.id.arg != match_posts.YES:
            at = await self._core.tables.position(table_id)
            gone = await self._find.queue.leave(at.table.guild_id, caller.member_id, table_id)
            return Post(words("queue.left" if gone else "queue.nothing"))
        done = await self._find.answers.accept(table_id, caller.actor)
        gathers = done.position.table.status is Status.LOBBY
        return Post(words("queue.noted" if gathers else "ui.done.start"))

    async def _queue(self, caller: Caller, click: Click[MyId]) -> Post:
        interaction, panel, settings = (
            click.interaction,
            self._find.queue_panel,
            self._core.settings,
        )
        if interaction.guild_id is None:
            raise Refusal("ui.servers_only")
        if click.id.op == queue_panel.OFF:
            return await panel.off(caller, interaction.guild_id)
        return await panel.click(
            caller,
            click.id,
            click.values,
            await self._core.spot(interaction),
            proposed=await settings.pace(interaction.guild_id),
            reliability=(await settings.filters(interaction.guild_id)).reliability,
        )
