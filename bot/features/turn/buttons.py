"""The buttons of a turn: those of the panel, and the one that opens it."""

import discord

from bot.core.caller import Caller, caller_of
from bot.core.controls.ids import ModalId, PanelId, TableId
from bot.core.controls.items import Click
from bot.core.controls.modal import move_modal, typed_line
from bot.core.core import Core
from bot.core.feature import Button, Buttons, Opener, update
from bot.core.posts.post import Post
from bot.core.replies import defer_update, show
from bot.core.text.translator import translator
from bot.features.turn.hint_button import FILL, HINT, SURE
from bot.features.turn.hint_panel import HintPanel
from bot.features.turn.panel import Panel

_IN_PANEL = "show menu undo verb set pick reset rows pieces go plans rule withdraw skip stop"
"""Operations that the panel itself distinguishes, since they depend on the form."""


class TurnButtons:
    def __init__(self, core: Core, panel: Panel, hint_panel: HintPanel) -> None:
        self._core = core
        self._panel = panel
        self._hint_panel = hint_panel

    def of_panel(self) -> Buttons:
        return {
            "type": Opener(self._type),
            HINT: Button(self._hint, update),
            SURE: Button(self._sure, update),
            FILL: Button(self._fill, update),
            **dict.fromkeys(_IN_PANEL.split(), Button(self._click, update)),
        }

    def of_table(self) -> Buttons:
        return {"turn": Button(self._open)}

    async def _type(self, click: Click[PanelId]) -> None:
        clicked, interaction = click.id, click.interaction
        language = self._core.languages.at_hand(interaction)
        modal_id = ModalId(clicked.table, clicked.question_seq, interaction.id, clicked.ahead)
        text = translator(self._core.catalogues[language], None)
        caller = caller_of(interaction, language)
        line, example = await self._panel.line(
            caller, clicked.table, clicked.question_seq, ahead=clicked.ahead
        )
        await interaction.response.send_modal(move_modal(text, modal_id, line, example))

    async def typed(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer the text box in which a member types a move.

        Raises:
            Refusal: the table does not wait for this member.
        """
        modal_id = ModalId.read(custom_id)
        assert modal_id is not None
        await defer_update(interaction)
        await self._core.clicked(interaction, modal_id.table)
        caller = await self._core.caller(interaction)
        its = modal_id.table, modal_id.question_seq
        line = typed_line(interaction)
        await show(interaction, await self._panel.type(caller, *its, line, ahead=modal_id.ahead))

    async def _hint(self, caller: Caller, click: Click[PanelId]) -> Post | None:
        warning = await self._hint_panel.warn(caller, click.id)
        if warning is None:
            await self._sure(caller, click)
        return warning

    async def _sure(self, caller: Caller, click: Click[PanelId]) -> None:
        await self._hint_panel.answer(click.interaction, caller, click.id)

    async def _fill(self, caller: Caller, click: Click[PanelId]) -> Post:
        return await self._hint_panel.fill(caller, click.id)

    async def _click(self, caller: Caller, click: Click[PanelId]) -> Post:
        return await self._panel.click(caller, click.id, click.values)

    async def _open(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._panel.open(caller, click.id.table)
