"""Tells a member once the hours assumed for them, in the first panel whose clock stops at night."""

import dataclasses

import discord

from bot.clocks.hours import Hours
from bot.core.controls.components import LAST_ROW
from bot.core.controls.ids import MyId
from bot.core.controls.items import button_of
from bot.core.form import BUTTONS
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut, length
from bot.core.text.translator import Translator
from bot.features.turn.asked import Asked
from bot.tables.settings import Settings
from bot.tables.timing.almanac import Almanac
from bot.tables.timing.clocking import pace_of

HOURS = "hours"
"""The operation of the button that opens the text box for hours."""


def night(hours: Hours) -> str:
    """Return the hours of the night as members write them: ``23:00-07:00``."""
    return f"{_clock(hours.sleep_from_min)}-{_clock(hours.sleep_to_min)}"


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


class FirstHours:
    def __init__(self, settings: Settings, almanac: Almanac) -> None:
        self._settings = settings
        self._almanac = almanac

    async def told_once(self, asked: Asked, post: Post, text: Translator) -> Post:
        """Return the panel with a line about the assumed hours and a button to set them.

        The panel stays unchanged where the clock runs at night, and for members that have set hours or know the line.
        """
        pace = pace_of(asked.at.table)
        member_id = asked.caller.member_id
        if pace is None or not pace.sleeps or await self._almanac.hours_set(member_id):
            return post
        if await self._settings.knows_hours(member_id):
            return post
        await self._settings.note_hours(member_id)
        table = asked.at.table
        hours = (await self._almanac.assumed(table.language, table.guild_id))[-1]
        line = text.words(
            "hosting.hours_assumed",
            start=_clock(hours.sleep_from_min),
            end=_clock(hours.sleep_to_min),
            zone=hours.zone,
        )
        content = cut(post.content, MESSAGE_CHARS - length([line]))
        _add_button(post.view, text)
        return dataclasses.replace(post, content=f"{content}\n{line}")


def _add_button(view: discord.ui.View | None, text: Translator) -> None:
    """Add the button that sets hours, if there is room; `/my hours` does the same."""
    if view is None or sum(item.row == LAST_ROW for item in view.children) >= BUTTONS:
        return
    view.add_item(button_of(MyId(HOURS), text.words("ui.button.hours"), row=LAST_ROW))
