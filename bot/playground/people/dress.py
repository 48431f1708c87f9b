"""The page's form of a message: HTML beside the Markdown."""

from __future__ import annotations

from bot.playground.discord.feed import Dress
from bot.playground.discord.wire import Json
from bot.playground.discord.world import World
from bot.playground.people.markdown import with_html


def dresser(world: World) -> Dress:
    """Return a function that adds HTML beside the Markdown of a message or modal."""

    def dress(shown: Json) -> Json:
        names = {member.id: member.name for member in (world.bot, *world.members.values())}
        channels = {channel.id: channel.name for channel in world.channels.values()}
        return with_html(shown, names=names, channels=channels)

    return dress
