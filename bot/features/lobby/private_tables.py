"""A check that a private table can be opened, and that no other members can read along."""

from typing import Final

import discord

from bot.core.caller import Spot
from bot.core.servers.permissions import FOR_PRIVATE_THREADS, lacking, own_permissions
from bot.tables.settings import PRIVATE, Settings
from rules.core.errors import Refusal

BY_INVITATION: Final = "invited"
ANYWAY: Final = "anyway"
"""By invitation, even where other members can read along."""
PRIVATELY: Final = (BY_INVITATION, ANYWAY)


async def assert_private(
    interaction: discord.Interaction, settings: Settings, spot: Spot, how: str
) -> None:
    """Refuse a private table that the server does not allow, or that other members could watch.

    Raises:
        Refusal: private.not_here, or private.no_thread unless `how` is `ANYWAY`.
    """
    if not await settings.allows(spot.guild_id, PRIVATE):
        raise Refusal("private.not_here")
    if how != ANYWAY and not _has_private_threads(interaction, spot.channel_id):
        raise Refusal("private.no_thread")


def _has_private_threads(interaction: discord.Interaction, channel_id: int) -> bool:
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread):
        return channel.is_private()
    if not isinstance(channel, discord.TextChannel):
        return False
    return not lacking(own_permissions(channel), FOR_PRIVATE_THREADS)
