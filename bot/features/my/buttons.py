"""The buttons of a member's own panels, and the text box in which they confirm a deletion."""

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import MyId
from bot.core.controls.items import Click
from bot.core.controls.modal import typed
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, anew
from bot.core.posts.post import Post
from bot.core.replies import defer_update, show
from bot.core.text.translator import translator
from bot.features.my import blocks, data, vacation
from bot.features.my.parts import My
from rules.core.errors import Refusal


class MyButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def _my(self) -> My:
        return self._core.of(My)

    def of_member(self) -> Buttons:
        return {
            "set": Button(self._set, anew),
            "mute": Button(self._mute, anew),
            "unmute": Button(self._mute, anew),
            "test": Button(self._test, anew),
            "notices": Button(self._notices, anew),
            "less": Button(self._notices, anew),
            "more": Button(self._notices, anew),
            blocks.UNBLOCK: Button(self._unblock, anew),
            data.SURE: Opener(self._ask_word),
            **dict.fromkeys((vacation.SELECT, *vacation.BUTTONS), Button(self._vacation, anew)),
            **dict.fromkeys(data.OPS, Button(self._data, anew)),
        }

    async def _set(self, caller: Caller, click: Click[MyId]) -> Post:
        here = await self._core.own_table_here(click.interaction)
        return await self._my.notices.set(caller, click.id.arg, click.values, here)

    async def _mute(self, caller: Caller, click: Click[MyId]) -> Post:
        here = await self._core.own_table_here(click.interaction)
        if here is None:
            raise Refusal("ui.outdated")
        return await self._my.notices.mute(caller, here, on=click.id.op == "mute")

    async def _test(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._my.notices.test(
            caller, await self._core.own_table_here(click.interaction)
        )

    async def _notices(self, caller: Caller, click: Click[MyId]) -> Post:
        here = await self._core.own_table_here(click.interaction)
        return await self._my.notices.panel(caller, here, shows_more=click.id.op == "more")

    async def _unblock(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._my.block_panel.click(caller, click.id)

    async def _vacation(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._my.vacation_panel.click(caller, click.id, click.values)

    async def _data(self, caller: Caller, click: Click[MyId]) -> Post:
        return await self._my.data_panel.click(caller, click.id)

    async def _ask_word(self, click: Click[MyId]) -> None:
        interaction = click.interaction
        language = self._core.languages.at_hand(interaction)
        text = translator(self._core.catalogues[language], None)
        box = data.word_modal(text, MyId(data.SURE, str(interaction.id)))
        await interaction.response.send_modal(box)

    async def typed(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Delete a member's data if they have typed the word of confirmation.

        Raises:
            Refusal: data.not_typed.
        """
        await defer_update(interaction)
        caller = await self._core.caller(interaction)
        written = typed(interaction).get(data.WORD, "")
        await show(interaction, await self._my.data_panel.delete(caller, written))
