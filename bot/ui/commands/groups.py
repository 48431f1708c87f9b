"""Cogs whose commands form one slash group."""

from discord.ext import commands

from bot.ui.services import Services


class Group(commands.GroupCog):
    """A group that works in servers and in direct messages with the bot."""

    def __init__(self, services: Services) -> None:
        self._services = services


class ServerGroup(Group):
    """A group that works in servers only."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        group = self.app_command
        assert group is not None
        group.guild_only = True
