"""Cogs whose commands form one slash group."""

import discord
from discord.ext import commands

from bot.core.caller import Caller
from bot.core.core import Core, concerns
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.core.text.translator import translator
from bot.tables.model import Position
from rules.core.seats import Seat


class Part(commands.Cog):
    """Commands of a feature: of the group ``/table``, or without a group."""

    def __init__(self, core: Core) -> None:
        self._core = core


class Group(commands.GroupCog):
    """A group that works in servers and in direct messages with the bot."""

    def __init__(self, core: Core) -> None:
        self._core = core


class ServerGroup(Group):
    """A group that works in servers only."""

    def __init__(self, core: Core) -> None:
        super().__init__(core)
        group = self.app_command
        assert group is not None
        group.guild_only = True


async def say(
    core: Core,
    interaction: discord.Interaction,
    caller: Caller,
    at: Position,
    key: str,
    *,
    place: int | None = None,
) -> None:
    """Answer a command of a table with a sentence that may name where the table is."""
    concerns(interaction, at.table.id)
    text = translator(core.catalogues[caller.language], at)
    await show(interaction, Post(text.words(key, place=f"<#{place or at.table.channel_id}>")))


def seat_of(typed: str) -> Seat:
    """Return the seat for a place (counted from 1) that a member picked or typed; -1 if it is not a number."""
    return int(typed) - 1 if typed.isdecimal() and len(typed) <= 3 else -1
