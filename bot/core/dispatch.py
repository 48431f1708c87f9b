"""Answers every click and every submitted text box by one table of buttons, which the features fill."""

from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.core.controls.ids import (
    Id,
    ModalId,
    MyId,
    ReadId,
    TournamentId,
    read,
    table_of,
)
from bot.core.controls.items import Click, is_on_message
from bot.core.core import Core
from bot.core.errors import answer_error
from bot.core.feature import Box, Button, Feature, Opener
from bot.core.replies import show
from bot.core.rights import assert_may
from bot.logs import concerning
from bot.tables.errors import TableRefusal
from bot.tables.settings import MODERATORS
from rules.core.errors import Refusal

_BOXES = (ModalId, MyId, TournamentId)
"""Kinds of ids that text boxes have."""


class Dispatch:
    """Answers controls by their ids: the kind and the operation of an id name the button."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.buttons: dict[tuple[type[Id], str], Button | Opener] = {}
        self.boxes: dict[tuple[type[Any], str], Box] = {}

    def add(self, feature: Feature) -> None:
        """Register the buttons and text boxes of a feature.

        Raises:
            ValueError: another feature has one of its buttons.
        """
        added = {
            (kind, op): button
            for kind, buttons in feature.buttons.items()
            for op, button in buttons.items()
        }
        for kind, op in added.keys() & self.buttons.keys():
            raise ValueError(f"two features answer {kind.__name__} {op!r}")
        self.buttons |= added
        self.boxes |= {(kind, op): box for kind, op, box in feature.boxes}

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Return whether an interaction may be handled. If not, answer with a refusal."""
        concerning(interaction=interaction.id)
        return await self._core.admits(interaction.user.id, partial(self.failed, interaction))

    async def click(self, click: Click[Id]) -> None:
        """Answer a click, also if something fails on the way."""
        interaction = click.interaction
        try:
            if await self.admits(interaction):
                await self.answer(click)
        except Exception as error:
            await self.failed(interaction, error)

    async def answer(self, click: Click[Id]) -> None:
        """Answer a click.

        Raises:
            Refusal: the click is refused.
        """
        interaction = click.interaction
        button = self.buttons.get((type(click.id), click.id.key))
        if isinstance(button, Opener):
            await self._check(interaction, click.id)
            await button.run(click)
        elif button is not None:
            await button.acknowledge(click)
            await self._check(interaction, click.id)
            caller = await self._core.caller(interaction)
            post = await button.run(caller, click)
            if post is not None:
                await show(interaction, post)
        else:
            await self._note_table(interaction, click.id)
            raise Refusal("ui.outdated")

    async def _check(self, interaction: discord.Interaction, clicked: Id) -> None:
        """Refuse clicks by members without the right to the button, and clicks on another server's table."""
        if isinstance(clicked, ReadId):
            roles = await self._core.settings.roles(interaction.guild_id or 0, MODERATORS)
            assert_may(interaction, clicked, roles)
        table = table_of(clicked)
        if table is not None:
            await self._core.clicked(interaction, table)

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None:
        await answer_error(interaction, error, self._core)

    async def unanswered(self, interaction: discord.Interaction) -> None:
        """Answer text boxes, and clicks on controls that no longer exist."""
        custom_id = str(dict[str, object](interaction.data or {}).get("custom_id", ""))
        try:
            if interaction.type is discord.InteractionType.modal_submit:
                box = self._box(custom_id)
                if box is None:
                    raise Refusal("ui.outdated")
                if await self.admits(interaction):
                    await box(interaction, custom_id)
            elif interaction.type is discord.InteractionType.component:
                clicked = read(custom_id)
                if clicked is None or not is_on_message(interaction, custom_id):
                    await self._note_table(interaction, clicked)
                    raise Refusal("ui.outdated")
        except Exception as error:
            await self.failed(interaction, error)

    def _box(self, custom_id: str) -> Box | None:
        for kind in _BOXES:
            found = kind.read(custom_id)
            if found is not None:
                return self.boxes.get((kind, found.key))
        return None

    async def _note_table(self, interaction: discord.Interaction, clicked: Id | None) -> None:
        """Remember the table that an old control belongs to, so that the refusal can lead to its newest post."""
        table = None if clicked is None else table_of(clicked)
        if table is not None:
            with suppress(TableRefusal):
                await self._core.clicked(interaction, table)
