"""The buttons of a table that gathers, and of the panel that opens one."""

from bot.core.caller import Caller, Spot
from bot.core.controls.ids import ListId, OpeningId, TableId, small_number
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, Buttons, answer, beside
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.find import match_posts
from bot.features.find.parts import Find
from bot.features.lobby.commands import BY_INVITATION, assert_private
from bot.features.lobby.opening import LEARN, OPENS
from bot.features.lobby.parts import Lobby
from bot.store.rows import Status
from bot.tables.model import Done
from rules.core.errors import Refusal
from rules.core.text import msg

_CHOOSES = (
    "games game draft more setseats setrobots setpace setoption setterm setwho things setthing"
)
"""Operations of the panel by which a member sets up a table; none of them opens it."""


class LobbyButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def _lobby(self) -> Lobby:
        return self._core.of(Lobby)

    def of_table(self) -> Buttons:
        return {
            "join": Button(self._join),
            "leave": Button(self._leave, answer),
            "cancel": Button(self._cancel, answer),
            "robot": Button(self._robot, answer),
            "unrobot": Button(self._unrobot, answer),
            "rematch": Button(self._rematch),
            "start": Button(self._start),
            match_posts.INSTEAD: Button(self._with_robots),
        }

    def of_list(self) -> Buttons:
        return {"join": Button(self._join_listed)}

    def of_opening(self) -> Buttons:
        return {
            "new": Button(self._choose),
            LEARN: Button(self._learn),
            **dict.fromkeys(OPENS, Button(self._open, beside)),
            **dict.fromkeys(_CHOOSES.split(), Button(self._choose, beside)),
        }

    async def _join(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._core.of(Find).invitations.join(click.id.table, caller.actor)
        return self._done(caller, done, "join")

    async def _join_listed(self, caller: Caller, click: Click[ListId]) -> Post:
        table_id, _ = await self._core.picked(click)
        done = await self._core.of(Find).invitations.join(table_id, caller.actor)
        return self._done(caller, done, "join")

    async def _leave(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._core.tables.leave(click.id.table, caller.actor)
        return self._done(caller, done, "leave")

    async def _cancel(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._core.tables.cancel(click.id.table, caller.actor)
        return self._done(caller, done, "cancel")

    async def _robot(self, caller: Caller, click: Click[TableId]) -> Post:
        level = small_number(click.id.arg)
        done = await self._core.tables.add_robot(click.id.table, caller.actor, level)
        return self._done(caller, done, "robot")

    async def _unrobot(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._core.tables.remove_robot(click.id.table, caller.actor)
        return self._done(caller, done, "unrobot")

    async def _rematch(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._core.tables.play_again(click.id.table, caller.actor)
        text = translator(self._core.catalogues[caller.language], done.position)
        # The channel where the new table's post is, or is about to be.
        place = f"<#{done.position.table.channel_id}>"
        return Post(text.words("ui.done.rematch", place=place))

    async def _start(self, caller: Caller, click: Click[TableId]) -> Post:
        done = await self._lobby.gathering.start(click.id.table, caller.actor)
        gathers = done.position.table.status is Status.LOBBY
        key = "ballot.noted_here" if gathers else "ui.done.start"
        return Post(self._core.catalogues[caller.language].words(key))

    async def _with_robots(self, caller: Caller, click: Click[TableId]) -> Post:
        """Start a match with robots instead of no-shows."""
        find = self._core.of(Find)
        click.assert_newest(await find.posted(click.id.table))
        await find.answers.with_robots(click.id.table, caller.actor)
        return await self._start(caller, click)

    async def _learn(self, caller: Caller, click: Click[OpeningId]) -> Post:
        # Nothing is posted, so any channel will do.
        interaction = click.interaction
        spot = Spot(_server(click), interaction.channel_id or 0, caller.language)
        return await self._lobby.opening.learn(caller, click.id.title, spot)

    async def _open(self, caller: Caller, click: Click[OpeningId]) -> Post:
        _server(click)
        spot = await self._core.spot(click.interaction)
        if self._lobby.opening.is_private(click.id):
            await assert_private(click.interaction, self._core.settings, spot, BY_INVITATION)
        return await self._lobby.opening.open(caller, click.id, spot)

    async def _choose(self, caller: Caller, click: Click[OpeningId]) -> Post:
        settings, guild_id = self._core.settings, _server(click)
        return await self._lobby.opening.click(
            caller,
            click.id,
            click.values,
            pace=await settings.pace(guild_id),
            filters=await settings.filters(guild_id),
            last=await settings.last_opened(caller.member_id, click.id.title),
        )

    def _done(self, caller: Caller, done: Done, op: str) -> Post:
        text = translator(self._core.catalogues[caller.language], done.position)
        return Post(text.say(msg(f"ui.done.{op}")))


def _server(click: Click[OpeningId]) -> int:
    if click.interaction.guild_id is None:
        raise Refusal("ui.servers_only")
    return click.interaction.guild_id
