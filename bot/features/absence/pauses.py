"""The private panel of pauses: a choice of lengths, and the end of a pause."""

import discord

from bot.clocks.lengths import read_length
from bot.clocks.paces import DAY_MS
from bot.clocks.pauses import OFFERED_DAYS, Pause
from bot.core.caller import Caller
from bot.core.controls.ids import TableId, small_number
from bot.core.controls.items import BUTTON_CHARS, Component
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.tables.absence.pausing import Pausing, consented
from bot.tables.absence.voting import assert_voter
from bot.tables.model import Position
from bot.tables.timekeeping.vacations import Vacations
from rules.core.errors import Refusal


class Pauses:
    def __init__(self, core: Core, pausing: Pausing, vacations: Vacations) -> None:
        self._tables, self._catalogues = core.tables, core.catalogues
        self._pausing = pausing
        self._vacations = vacations

    async def menu(self, caller: Caller, table_id: int) -> Post:
        """Show lengths for a pause of the table, or the button that ends the present pause.

        Raises:
            TableRefusal: not_started, ended or not_seated.
            Refusal: clock.none.
        """
        at = await self._tables.position(table_id)
        assert_voter(at, caller.actor)
        if not at.table.clocks:
            raise Refusal("clock.none")
        text = translator(self._catalogues[caller.language], at)
        pause = consented(at.table, self._tables.now_ms())
        if pause is not None:
            return self._paused(at, pause, text)
        view = discord.ui.View(timeout=None)
        for days in OFFERED_DAYS:
            label = text.words("hosting.days", count=days)
            view.add_item(_button(TableId("pause", table_id, arg=str(days)), label))
        return Post(text.words("hosting.pause_how"), view=view)

    async def ask(self, caller: Caller, table_id: int, until_ms: int) -> Post:
        """Ask the other members to pause until `until_ms`."""
        done = await self._pausing.ask(table_id, caller.actor, until_ms)
        text = translator(self._catalogues[caller.language], done.position)
        pause = consented(done.position.table, self._tables.now_ms())
        if pause is not None:
            return self._paused(done.position, pause, text)
        return Post(text.words("ballot.opened"))

    async def end(self, caller: Caller, table_id: int) -> Post:
        """End the pause of a table."""
        done = await self._pausing.end(table_id, caller.actor)
        text = translator(self._catalogues[caller.language], done.position)
        pause = consented(done.position.table, self._tables.now_ms())
        if pause is None or pause.to_ms is None:
            return Post(text.words("ballot.resume_yes"))
        return Post(text.words("hosting.pause_ends", until=stamp(pause.to_ms, "R")))

    async def click(self, caller: Caller, clicked: TableId) -> Post:
        """Carry out a click on a button of `menu`, or on one that opens it."""
        if clicked.op == "resume":
            return await self.end(caller, clicked.table)
        if not clicked.arg:
            return await self.menu(caller, clicked.table)
        until_ms = self._tables.now_ms() + small_number(clicked.arg) * DAY_MS
        return await self.ask(caller, clicked.table, until_ms)

    async def moment(self, caller: Caller, typed: str) -> int:
        """Return the moment that the caller means by ``36h``, ``3 days`` or ``2026-12-24``, in UTC milliseconds.

        Raises:
            Refusal: vacation.no_such_date or vacation.past.
        """
        length = read_length(typed)
        if length is not None:
            return self._tables.now_ms() + length
        return await self._vacations.start_of(
            caller.member_id, typed, caller.language, caller.guild_id
        )

    def _paused(self, at: Position, pause: Pause, text: Translator) -> Post:
        until = "" if pause.to_ms is None else stamp(pause.to_ms, "f")
        view = discord.ui.View(timeout=None)
        label = text.words("ui.button.resume")
        view.add_item(_button(TableId("resume", at.table.id), label))
        return Post(text.words("hosting.paused", until=until), view=view)


def _button(clicked: TableId, label: str) -> Component:
    return Component(discord.ui.Button(custom_id=clicked.write(), label=cut(label, BUTTON_CHARS)))
