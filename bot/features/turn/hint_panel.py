"""Hints in the panel: the move of a strong robot, its reasons, and a button that fills it in."""

import asyncio
import dataclasses
from collections.abc import Iterator

import discord

from bot.core.caller import Caller
from bot.core.controls.components import QuestionRef
from bot.core.controls.ids import PanelId
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.text.lines import MESSAGE_CHARS, SMALL, cut, length
from bot.core.text.translator import Translator, translator
from bot.features.turn.hint_button import FILL, SURE, hint_view
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from bot.tables.hinting.hints import Hint, Hints, counts
from bot.tables.service import Tables
from rules.core.errors import Refusal

_REASON_CHARS = 200
_SOON_S = 0.7
"""Wait for a hint before the panel says that the robot thinks."""


class HintPanel:
    def __init__(self, tables: Tables, panel: Panel, hints: Hints, catalogues: Catalogues) -> None:
        self._tables = tables
        self._panel = panel
        self._hints = hints
        self._catalogues = catalogues

    async def answer(
        self, interaction: discord.Interaction, caller: Caller, clicked: PanelId
    ) -> None:
        """Show a hint in place of the panel. If the robot takes long, the panel first says that it thinks."""
        asking = asyncio.create_task(self.ask(caller, clicked))
        done, _ = await asyncio.wait({asking}, timeout=_SOON_S)
        if not done:
            await show(interaction, self.thinks(caller))
        await show(interaction, await asking)

    async def warn(self, caller: Caller, clicked: PanelId) -> Post | None:
        """Return the cost of a hint with a button to go on; None if it costs nothing, or will be refused."""
        question = QuestionRef(clicked.table, clicked.question_seq)
        try:
            if not await self._hints.costs(clicked.table, caller.member_id, clicked.question_seq):
                return None
        except Refusal:
            return None
        text = translator(self._catalogues[caller.language], None)
        return Post(text.words("hint.costs"), view=hint_view(question, SURE, text))

    def thinks(self, caller: Caller) -> Post:
        """Return the text that replaces the panel while a robot thinks."""
        return Post(self._catalogues[caller.language].words("hint.thinks"))

    async def ask(self, caller: Caller, clicked: PanelId) -> Post:
        """Return a hint, without pictures, so that a phone shows it together with its buttons.

        If the hint is refused, return the panel with the reason.
        """
        at = await self._tables.position(clicked.table)
        text = translator(self._catalogues[caller.language], at)
        question = QuestionRef(clicked.table, clicked.question_seq)
        try:
            hint = await self._hints.ask(clicked.table, caller.member_id, clicked.question_seq)
        except Refusal as refusal:
            shown = await self._show(caller, question)
            said = text.sentence(refusal)
            rest = cut(shown.content, MESSAGE_CHARS - length([said]) - 1)
            return dataclasses.replace(shown, content=f"{said}\n{rest}")
        lines = "\n".join(_lines(hint, text))
        return Post(cut(lines, MESSAGE_CHARS), view=hint_view(question, FILL, text))

    async def fill(self, caller: Caller, clicked: PanelId) -> Post:
        """Return the panel with the move of the hint filled in; the member must still confirm it.

        If the hint is no longer stored for this question, return the panel as it is.
        """
        at = await self._tables.position(clicked.table)
        seat = at.seat_of(caller.member_id)
        if seat is not None and seat in at.waiting():
            move = await self._hints.kept(at, seat, clicked.question_seq)
            if move is not None:
                line = at.game.write(move)
                return await self._panel.type(caller, clicked.table, clicked.question_seq, line)
        return await self._show(caller, QuestionRef(clicked.table, clicked.question_seq))

    async def _show(self, caller: Caller, question: QuestionRef) -> Post:
        show = PanelId.read(question.id_of("show"))
        assert show is not None
        return await self._panel.click(caller, show, ())


def _lines(hint: Hint, text: Translator) -> Iterator[str]:
    yield text.words("hint.frame", move=hint.told)
    for reason in hint.reasons:
        yield cut(text.words("hint.reason", reason=reason), _REASON_CHARS)
    line = hint.position.game.write(hint.move).replace("`", "'")
    yield f"{SMALL}{text.words('hint.line', line=line)}"
    if counts(hint.position):
        yield f"{SMALL}{text.words('hint.unrated')}"
