"""Buttons, menus and text boxes of the organiser's desk."""

from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.controls.items import Click
from bot.core.controls.modal import typed
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, beside
from bot.core.posts.post import Post
from bot.core.replies import defer_update, show
from bot.features.tournament.creating import Creating
from bot.features.tournament.desk import desk
from bot.features.tournament.desk.altering import Altering
from bot.features.tournament.desk.apart import KeptApart
from bot.features.tournament.desk.by_hand import POOLS, TablesByHand
from bot.features.tournament.desk.files import Files
from bot.features.tournament.desk.picking import Picking
from bot.features.tournament.desk.seeding import ORDER, Seeding
from bot.tournaments.service import Tournaments
from rules.core.errors import Refusal

_TO_ALTER: Final = ("altwhen", "altwords")
_TO_SEED: Final = "seeds"
_BY_HAND: Final = "hand"
OPENERS: Final = (*_TO_ALTER, *desk.OPENERS, _TO_SEED, _BY_HAND)
"""Operations that open a text box, which has the same operation."""
_BUTTONS: Final = (
    *("alter", "altwhat", "altset", "altyes", "altwho"),
    *("desk", "desktable", "deskcall", "desknow", "seedsyes"),
    *("apart", "apartadd", "apartoff", "handyes", "handoff"),
)


class DeskButtons:
    def __init__(self, core: Core, tournaments: Tournaments, creating: Creating) -> None:
        self._core = core
        self._creating = creating
        self._altering = Altering(core, tournaments)
        self.desk = desk.Desk(core, tournaments)
        self.picking = Picking(core, tournaments, creating, self._altering, self.desk)
        self.files = Files(core, tournaments)
        self._seeding = Seeding(core, tournaments)
        self._apart = KeptApart(core, tournaments)
        self._by_hand = TablesByHand(core, tournaments)

    def of_desk(self) -> Buttons:
        return {
            **dict.fromkeys(OPENERS, Opener(self._open)),
            **dict.fromkeys(_BUTTONS, Button(self._press, beside)),
            "files": Button(self._press),
            "apartfile": Button(self._press),
        }

    async def _open(self, click: Click[TournamentId]) -> None:
        """Open the text box of a button."""
        caller = await self._core.caller(click.interaction)
        panel: Altering | Seeding | TablesByHand | desk.Desk = self.desk
        if click.id.op in _TO_ALTER:
            panel = self._altering
        elif click.id.op == _TO_SEED:
            panel = self._seeding
        elif click.id.op == _BY_HAND:
            panel = self._by_hand
        window = await panel.window(caller, click.id)
        await click.interaction.response.send_modal(window)

    async def window(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer a text box.

        Raises:
            Refusal: the caller may not do so, or their text is invalid.
        """
        clicked = TournamentId.read(custom_id)
        assert clicked is not None
        await defer_update(interaction)
        caller = await self._core.caller(interaction)
        written = typed(interaction)
        if clicked.op == _TO_SEED:
            preview = await self._seeding.preview(caller, clicked, written.get(ORDER, ""))
            await show(interaction, preview)
            return
        if clicked.op == _BY_HAND:
            preview = await self._by_hand.preview(caller, clicked, written.get(POOLS, ""))
            await show(interaction, preview)
            return
        if clicked.op not in _TO_ALTER:
            await show(interaction, await self.desk.written(caller, clicked, written))
            return
        post = await self._altering.written(caller, clicked, written)
        if post is None:
            draft = TournamentId("draft", clicked.tournament)
            post = await self._creating.click(caller, draft, [])
        await show(interaction, post)

    async def _press(self, caller: Caller, click: Click[TournamentId]) -> Post:
        clicked, values = click.id, list(click.values)
        match clicked.op:
            case "alter":
                return await self._altering.panel(caller, clicked.tournament)
            case "altwhat" | "altset":
                return await self._altering.ask(caller, clicked, values)
            case "altyes":
                return await self._altering.alter(caller, clicked)
            case "altwho":
                return await self._altering.name(caller, clicked, values)
            case "desk":
                return await self.desk.page(caller, clicked.tournament)
            case "files":
                return await self.files.all(caller, clicked.tournament)
            case "seedsyes":
                done = await self._seeding.seed(caller, clicked)
                return await self.desk.page(caller, clicked.tournament, done)
            case "apart" | "apartadd" | "apartoff" | "apartfile":
                return await self._apart.click(caller, clicked, values)
            case "handyes" | "handoff":
                done = await self._by_hand.click(caller, clicked)
                return await self.desk.page(caller, clicked.tournament, done)
            case "desktable":
                return await self.desk.table(caller, clicked, "".join(values[:1]))
            case "deskcall" | "desknow":
                return await self.desk.act(caller, clicked)
            case _:
                raise Refusal("ui.outdated")
