"""The private panel of a member's vacations."""

from collections.abc import Sequence
from functools import partial

import discord
from discord import ButtonStyle

from bot.clocks.vacation import MOST_DAYS, Vacation
from bot.core.caller import Caller
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import MyId, small_number
from bot.core.controls.items import Component, button_of
from bot.core.core import Core
from bot.core.posts.chosen import after
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.translator import Translator, translator
from bot.tables.names import table_title
from bot.tables.timekeeping.vacations import Holidays, Vacations
from rules.core.errors import Refusal
from rules.core.text import Own, msg

SELECT = "setvacation"
"""The operation of the select in which a member picks the number of days."""
BUTTONS = frozenset({"vacation", "vacation_days", "vacation_go", "vacation_auto", "vacation_end"})
"""The operations of this panel's buttons."""
_MOST_CHOICES = 25


class VacationPanel:
    def __init__(self, core: Core, vacations: Vacations) -> None:
        self._catalogues = core.catalogues
        self._vacations = vacations

    async def panel(self, caller: Caller, note: str = "") -> Post:
        text = self._text(caller)
        own = await self._vacations.of(caller.member_id)
        lines = [*([note] if note else []), text.words("hosting.vacation_head", count=own.left)]
        lines += [_line(each, text) for each in own.open]
        lines.append(text.words("hosting.vacation_how"))
        return Post("\n".join(lines), view=_view(own, self._vacations.now_ms(), text))

    async def asked(self, caller: Caller, *, days: int, from_ms: int | None = None) -> Post:
        """Return the effects of a vacation on the caller's tables, with the button that begins or plans it.

        Raises:
            Refusal: vacation.too_long or vacation.no_days.
        """
        text = self._text(caller)
        own = await self._vacations.of(caller.member_id)
        if days > own.left:
            raise Refusal("vacation.too_long", left=own.left)
        if days < 1:
            raise Refusal("vacation.no_days")
        start_ms = self._vacations.now_ms() if from_ms is None else from_ms
        facts: dict[str, Own] = {
            "start": stamp(start_ms, "f"),
            "end": stamp(start_ms + days * 24 * 3600 * 1000, "f"),
            "count": days,
            "stops": len(own.stops),
        }
        if own.goes_on:
            others = tuple(
                msg("hosting.table", title=table_title(at.table), number=str(at.table.id))
                for at in own.goes_on[:10]
            )
            words = text.words("hosting.vacation_asked_but", tables=others, **facts)
        else:
            words = text.words("hosting.vacation_asked", **facts)
        start_s = 0 if from_ms is None else from_ms // 1000
        view = discord.ui.View(timeout=None)
        go = MyId("vacation_go", f"{days}.{start_s}")
        view.add_item(_button(go, text.words("hosting.button.vacation_go"), ButtonStyle.success))
        view.add_item(_button(MyId("vacation"), text.words("hosting.button.vacation_back")))
        return Post(cut(words, MESSAGE_CHARS), view=view)

    async def click(self, caller: Caller, clicked: MyId, values: Sequence[str]) -> Post:
        """Return the panel after a click.

        Raises:
            Refusal: ui.outdated, that of `asked`, or one of `Vacations`.
        """
        member_id, text = caller.member_id, self._text(caller)
        match clicked.op:
            case "vacation":
                return await self.panel(caller)
            case "vacation_days":
                left = (await self._vacations.of(member_id)).left
                return Post(text.words("hosting.vacation_days"), view=_days_view(left, text))
            case "setvacation":
                return await self.asked(caller, days=small_number("".join(values[:1])))
            case "vacation_go":
                days, _, start = clicked.arg.partition(".")
                if not start.isdecimal():
                    raise Refusal("ui.outdated")
                return await self.begin(caller, small_number(days), int(start) * 1000 or None)
            case "vacation_auto":
                chosen = self._vacations.set_begin_by_themselves(member_id, clicked.arg == "on")
                return await after(chosen, partial(self.panel, caller), text)
            case "vacation_end":
                return await self.end(caller)
            case _:
                raise Refusal("ui.outdated")

    async def begin(self, caller: Caller, days: int, from_ms: int | None) -> Post:
        taken = await self._vacations.begin(caller.member_id, days=days, from_ms=from_ms)
        return await self.panel(
            caller, self._text(caller).words("hosting.vacation_taken", end=stamp(taken.to_ms, "f"))
        )

    async def end(self, caller: Caller) -> Post:
        left = await self._vacations.end(caller.member_id)
        return await self.panel(
            caller, self._text(caller).words("hosting.vacation_ended", count=left)
        )

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _line(vacation: Vacation, text: Translator) -> str:
    start, end = stamp(vacation.from_ms, "f"), stamp(vacation.to_ms, "f")
    return text.words("hosting.vacation_line", start=start, end=end, count=vacation.days)


def _view(own: Holidays, now_ms: int, text: Translator) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    is_away = any(each.from_ms <= now_ms for each in own.open)
    if own.left > 0 and not is_away:
        view.add_item(
            _button(
                MyId("vacation_days"),
                text.words("hosting.button.vacation_days"),
                ButtonStyle.primary,
            )
        )
    turned, key = ("off", "on") if own.begin_by_themselves else ("on", "off")
    view.add_item(
        _button(MyId("vacation_auto", turned), text.words(f"hosting.button.vacation_auto_{key}"))
    )
    if own.open:
        view.add_item(_button(MyId("vacation_end"), text.words("hosting.button.vacation_end")))
    return view


def _days_view(left: int, text: Translator) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    options = [
        discord.SelectOption(
            label=cut(text.words("hosting.days", count=days), OPTION_CHARS), value=str(days)
        )
        for days in range(1, min(left, _MOST_CHOICES, MOST_DAYS) + 1)
    ]
    if options:
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=MyId(SELECT).write(), options=options, row=0
        )
        view.add_item(Component(select, row=0))
    view.add_item(_button(MyId("vacation"), text.words("hosting.button.vacation_back"), row=1))
    return view


def _button(
    clicked: MyId, label: str, style: ButtonStyle = ButtonStyle.secondary, row: int | None = None
) -> Component:
    return button_of(clicked, label, style, row=row)
