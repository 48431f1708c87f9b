"""The list of a member's pre-move and auto-answers at a table, with buttons to add and withdraw them."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import discord
from discord import ButtonStyle
from msgspec import json

from bot.core.caller import Caller
from bot.core.controls.components import panel_button, planning, plans_button
from bot.core.controls.ids import NOTHING, PanelId
from bot.core.posts.chosen import after
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import Translator, translator
from bot.features.turn.asked import Asked
from bot.i18n import Catalogues
from bot.store.people.aheads import NEXT, Ahead
from bot.tables.aheads import Aheads
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.planning.deciding import move_of
from bot.tables.playing import own_seat
from bot.tables.service import Tables
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import Move, standing_named
from rules.core.seats import Seat
from rules.core.text import Msg, msg

PLANS: Final = ("plans", "rule", "withdraw")
"""The operations of this list; the others belong to the form of a move."""
_VERBS_ROW, _RULES_ROW, _WITHDRAW_ROW = 0, 1, 2
_IN_A_ROW = 5


class Planner:
    def __init__(self, tables: Tables, aheads: Aheads, catalogues: Catalogues) -> None:
        self._tables = tables
        self._aheads = aheads
        self._catalogues = catalogues

    async def open(self, caller: Caller, table_id: int) -> Post:
        """Return the list of the caller's pre-move and auto-answers, with those that they may add.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        return await self.overview(caller, await self._tables.position(table_id))

    async def click(self, caller: Caller, at: Position, clicked: PanelId) -> Post:
        """Return the list after a click on one of its buttons.

        Raises:
            Refusal: any of `Aheads`; ui.outdated, if the button no longer exists.
        """
        match clicked.op:
            case "plans":
                return await self.overview(caller, at)
            case "rule":
                chosen = self._aheads.rule(at.table.id, caller.actor, clicked.verb)
            case "withdraw":
                name = NEXT if clicked.verb == NOTHING else clicked.verb
                chosen = self._aheads.withdraw(at.table.id, caller.actor, name)
            case _:
                raise Refusal("ui.outdated")
        text = translator(self._catalogues[caller.language], at)
        return await after(chosen, partial(self.open, caller, at.table.id), text)

    async def keep(self, caller: Caller, table_id: int, move: Move) -> Post:
        """Store the caller's pre-move, and return the list.

        Raises:
            Refusal: the move cannot be a pre-move.
        """
        at = await self._aheads.plan(table_id, caller.actor, move)
        return await self.overview(caller, at)

    async def make_forced(self, caller: Caller, on: bool) -> None:
        """Switch on or off that the bot makes a member's only legal moves for them."""
        await self._aheads.make_forced(caller.member_id, on)

    async def forced(self, caller: Caller) -> Post:
        """Return the sentence whether the bot makes the caller's only legal moves for them."""
        words = self._catalogues[caller.language].words
        on = await self._aheads.makes_forced(caller.member_id)
        return Post(words("ahead.forced_on" if on else "ahead.forced_off"))

    async def note(self, asked: Asked) -> Msg | None:
        """Return a note about a used or unfit pre-move, or a delayed auto-answer; None if there is none."""
        if asked.ahead:
            return None
        rows = await self._aheads.own(asked.at, asked.caller.member_id)
        for row in rows:
            if row.told:
                return _told(row)
            if row.held_seq == asked.question_seq:
                return msg("ahead.held", rule=_label(asked.at, row.name))
        return None

    async def overview(self, caller: Caller, at: Position, *, note: Msg | None = None) -> Post:
        """Return the list.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        seat = own_seat(at, caller.actor)
        text = translator(self._catalogues[caller.language], at)
        rows = await self._aheads.own(at, caller.member_id)
        lines = [] if note is None else [text.words("ui.panel.note", text=note)]
        lines += _lines(at, rows, text)
        view = _view(at, seat, rows, text)
        return Post(cut("\n".join(lines), MESSAGE_CHARS), view=view)


def _lines(at: Position, rows: tuple[Ahead, ...], text: Translator) -> Iterator[str]:
    yield text.words("ahead.head", title=table_title(at.table), number=str(at.table.id))
    for row in rows:
        if row.told:
            yield text.say(_told(row))
        elif row.name == NEXT:
            move = move_of(at.game, row)
            written = "" if move is None else at.game.write(move).replace("`", "'")
            yield text.words("ahead.next", move=written)
        else:
            ends = msg(f"{at.game.key}.standing.{row.name}.ends")
            yield text.words("ahead.rule", rule=_label(at, row.name), ends=ends)
            rule = standing_named(at.game, row.name)
            if rule is not None and rule.tells:
                yield text.words("ahead.waits")
    if not rows:
        yield text.words("ahead.none")
    yield text.words("ahead.how")


def _view(at: Position, seat: Seat, rows: tuple[Ahead, ...], text: Translator) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    question = planning(at.table.id)
    given = {row.name for row in rows if not row.told}
    verbs = engine.aheads_on_menu(at.game, at.state, seat)
    for verb, _ in verbs[:_IN_A_ROW]:
        label = text.draw(msg(f"{at.game.key}.verb.{verb.name}"))
        shown = question.id_of("verb", verb=verb.name)
        view.add_item(panel_button(shown, label, ButtonStyle.primary, _VERBS_ROW))
    for rule in at.game.standing[:_IN_A_ROW]:
        if rule.name not in given and rule.offered(at.state, seat):
            shown = question.id_of("rule", verb=rule.name)
            label = text.draw(_label(at, rule.name))
            view.add_item(panel_button(shown, label, ButtonStyle.secondary, _RULES_ROW))
    if NEXT in given:
        shown, label = question.id_of("withdraw"), text.words("ahead.withdraw")
        view.add_item(panel_button(shown, label, ButtonStyle.secondary, _WITHDRAW_ROW))
    for name in sorted(given - {NEXT})[: _IN_A_ROW - 1]:
        label = text.words("ahead.stop", rule=_label(at, name))
        shown = question.id_of("withdraw", verb=name)
        view.add_item(panel_button(shown, label, ButtonStyle.secondary, _WITHDRAW_ROW))
    return view


def plans_view(at: Position, member_id: int, text: Translator) -> discord.ui.View | None:
    """Return the button that opens the list; None if the member can give no pre-move or auto-answer."""
    button = plans_button(at, at.seat_of(member_id), text.words("ui.button.ahead"))
    if button is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    return view


def _label(at: Position, name: str) -> Msg:
    return msg(f"{at.game.key}.standing.{name}")


def _told(row: Ahead) -> Msg:
    return json.decode(row.told, type=Msg)
