"""The private panel in which a member chooses how turns are announced to them."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

import discord
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.clocks.preferences import Preferences, Reach, Where
from bot.clocks.reminders import ReminderLevel
from bot.core.caller import Caller
from bot.core.commands.autocomplete import closed
from bot.core.commands.picks import Picks, assert_offered, complete_pick
from bot.core.controls.components import OPTION_CHARS
from bot.core.controls.ids import MyId
from bot.core.controls.items import Component, button_of
from bot.core.core import BaseBot, Core, core_of
from bot.core.posts.chosen import after
from bot.core.posts.post import Post
from bot.core.text.lines import cut
from bot.core.text.translator import Translator, translator
from bot.tables.telling.choosing import Choosing
from rules.core.errors import Refusal
from rules.core.text import Msg, msg

_NIGHT = "night"
_QUIET = (_NIGHT, "1260-480", "1320-540", "1080-540", "540-1080")
"""The hours without reminders that can be picked, in minutes after midnight."""
_DIGESTS = tuple(str(hour * 60) for hour in (6, 7, 8, 9, 12, 15, 18, 20, 22))
_YES_NO = ("on", "off")
_FIRST: Mapping[str, tuple[str, ...]] = {
    "where": tuple(Where),
    "digest": _DIGESTS,
    "reminders": tuple(ReminderLevel),
}
_MORE: Mapping[str, tuple[str, ...]] = {
    "quiet": _QUIET,
    "next": _YES_NO,
    "ended": _YES_NO,
    "live": _YES_NO,
}
"""The settings on the first page of the panel and behind *More*, each with its values."""
_ALL = {**_FIRST, **_MORE}
_MOST_PICKED = {"digest": 2}
"""Maximum number of values that may be picked at once, where it is not one."""
PATIENCE_S = 4.0
"""Time for which the panel waits for a test message to arrive."""
_LOOK_S = 0.2


class Notices:
    def __init__(self, core: Core, choosing: Choosing) -> None:
        self._catalogues = core.catalogues
        self._choosing = choosing
        self._tables, self._telling = core.tables, core.telling

    async def panel(
        self,
        caller: Caller,
        here: int | None = None,
        *,
        is_tested: bool = False,
        shows_more: bool = False,
    ) -> Post:
        """Return the panel with the caller's settings.

        Args:
            here: the caller's table in this channel, which can be muted.
            is_tested: whether a test message has just been sent.
            shows_more: whether to show the second page.
        """
        reach = await self._choosing.reach(caller.member_id)
        text = self._text(caller)
        view = discord.ui.View(timeout=None)
        shown = _MORE if shows_more else _shown(reach.wishes)
        for row, name in enumerate(shown):
            view.add_item(_select(name, _chosen(reach.wishes)[name], text, row))
        view.add_item(_button("less" if shows_more else "more", "", text))
        lines = ["head", *_state(reach, is_tested=is_tested), "note"]
        if here is not None and not shows_more:
            is_muted = await self._choosing.is_muted(here, caller.member_id)
            op = "unmute" if is_muted else "mute"
            view.add_item(_button(op, str(here), text))
            lines += ["muted"] if is_muted else []
        if reach.wishes.needs_direct and reach.direct_closed_ms is not None:
            view.add_item(_button("test", "", text))
        return Post("\n".join(text.words(f"ui.notices.{key}") for key in lines), view=view)

    async def pick(self, caller: Caller, value: str, here: int | None) -> Post:
        """Store a choice of the panel that the caller named, and return the panel.

        Raises:
            MalformedMove: ui.no_such_choice.
        """
        assert_offered(picks(), value, "cmd.my.notices", self._catalogues.wordings)
        name, _, chosen = value.partition("=")
        return await self.set(caller, name, (chosen,), here)

    async def set(self, caller: Caller, name: str, values: Sequence[str], here: int | None) -> Post:
        """Store the values that the caller picked in a select, and return the panel.

        Raises:
            Refusal: ui.outdated, if there is no such setting or value.
        """
        offered = _ALL.get(name, ())
        fits = 1 <= len(values) <= _MOST_PICKED.get(name, 1)
        if not fits or not set(values) <= set(offered):
            raise Refusal("ui.outdated")
        before = await self._choosing.reach(caller.member_id)
        wishes = _with(before.wishes, name, sorted(values, key=offered.index))
        is_tested = wishes.needs_direct and not before.is_direct_open and wishes != before.wishes

        async def panel() -> Post:
            if is_tested:
                return await self._tested(caller, before, here, shows_more=name in _MORE)
            return await self.panel(caller, here, shows_more=name in _MORE)

        return await after(self._keep(caller, wishes, name), panel, self._text(caller))

    async def _keep(self, caller: Caller, wishes: Preferences, name: str) -> None:
        await self._choosing.wish(caller.member_id, wishes, caller.language)
        if wishes.reminders is ReminderLevel.MORNING and name == "reminders":
            at = await self._tables.of_member(caller.member_id)
            await self._telling.plan_mornings(caller.member_id, at)

    async def mute(self, caller: Caller, here: int, *, on: bool) -> Post:
        """Mute the table in this channel, or unmute it, and return the panel."""
        muting = self._choosing.mute(here, caller.member_id, on=on)
        return await after(muting, partial(self.panel, caller, here), self._text(caller))

    async def test(self, caller: Caller, here: int | None) -> Post:
        """Send another test message, and return the panel with the result."""
        before = await self._choosing.reach(caller.member_id)
        await self._choosing.test(caller.member_id)
        return await self._tested(caller, before, here)

    async def _tested(
        self, caller: Caller, before: Reach, here: int | None, *, shows_more: bool = False
    ) -> Post:
        """Return the panel once the test message has arrived or was refused, at the latest after `PATIENCE_S`."""
        for _ in range(round(PATIENCE_S / _LOOK_S)):
            reach = await self._choosing.reach(caller.member_id)
            if reach.is_direct_open or reach.direct_closed_ms != before.direct_closed_ms:
                break
            await asyncio.sleep(_LOOK_S)
        return await self.panel(caller, here, is_tested=True, shows_more=shows_more)

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _state(reach: Reach, *, is_tested: bool) -> list[str]:
    """Return the key of the sentence about direct messages; empty if none is needed."""
    if not reach.wishes.needs_direct:
        return []
    if reach.direct_closed_ms is not None:
        return ["refused"]
    if reach.direct_id is None:
        return ["testing"]
    return ["arrived"] if is_tested else []


def _shown(wishes: Preferences) -> list[str]:
    return [name for name in _FIRST if name != "digest" or wishes.where is Where.DIGEST]


def _chosen(wishes: Preferences) -> dict[str, tuple[str, ...]]:
    quiet = wishes.quiet
    return {
        "where": (wishes.where.value,),
        "digest": tuple(str(each) for each in wishes.digests_min),
        "reminders": (wishes.reminders.value,),
        "quiet": (_NIGHT if quiet is None else f"{quiet[0]}-{quiet[1]}",),
        "next": (_YES_NO[not wishes.next],),
        "ended": (_YES_NO[not wishes.ended],),
        "live": (_YES_NO[not wishes.live],),
    }


def _with(wishes: Preferences, name: str, values: Sequence[str]) -> Preferences:
    value = values[0]
    match name:
        case "where":
            return replace(wishes, where=Where(value))
        case "reminders":
            return replace(wishes, reminders=ReminderLevel(value))
        case "digest":
            second = int(values[1]) if len(values) > 1 else None
            return replace(wishes, digest_min=int(value), second_digest_min=second)
        case "next":
            return replace(wishes, next=value == "on")
        case "ended":
            return replace(wishes, ended=value == "on")
        case "live":
            return replace(wishes, live=value == "on")
        case _:
            return replace(wishes, quiet=None if value == _NIGHT else _hours(value))


def _hours(value: str) -> tuple[int, int]:
    start, end = value.split("-")
    return int(start), int(end)


def _label(name: str, value: str) -> Msg:
    if name == "digest":
        return msg("ui.notices.digest_at", at=_clock(int(value)))
    if name == "quiet" and value != _NIGHT:
        start, end = _hours(value)
        return msg("ui.notices.quiet_own", start=_clock(start), end=_clock(end))
    return msg(f"ui.notices.{name}_{value}")


def picks() -> Picks:
    """Return every choice of the panel's menus, for the command."""
    return {
        f"{name}={value}": _label(name, value) for name, values in _ALL.items() for value in values
    }


@closed
async def complete_notice(
    interaction: discord.Interaction[BaseBot], current: str
) -> list[Choice[str]]:
    """Suggest choices of the panel."""
    core = core_of(interaction)
    language = await core.languages.of_member(interaction)
    return complete_pick(picks(), current, translator(core.catalogues[language], None))


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _button(op: str, arg: str, text: Translator) -> Component:
    return button_of(MyId(op, arg), text.words(f"ui.notices.button_{op}"), row=4)


def _select(name: str, chosen: Sequence[str], text: Translator, row: int) -> Component:
    options = [
        discord.SelectOption(
            label=cut(text.draw(_label(name, value)), OPTION_CHARS),
            value=value,
            default=value in chosen,
        )
        for value in _ALL[name]
    ]
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=MyId("set", name).write(),
        options=options,
        row=row,
        max_values=_MOST_PICKED.get(name, 1),
    )
    return Component(select, row=row)
