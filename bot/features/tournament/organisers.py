"""The right to hold tournaments in a server."""

import discord

from bot.core.core import Core
from bot.core.rights import organises
from bot.tables.names import role
from bot.tables.settings import ORGANISERS
from bot.tournaments.errors import TournamentRefusal
from rules.core.errors import Refusal


async def may_organise(core: Core, interaction: discord.Interaction) -> bool:
    """Return whether the caller may hold tournaments in this server."""
    if interaction.guild_id is None:
        return False
    return organises(interaction, await core.settings.roles(interaction.guild_id, ORGANISERS))


async def assert_organises(core: Core, interaction: discord.Interaction) -> None:
    """Check that the caller may hold tournaments in this server.

    Raises:
        Refusal: ui.servers_only or tournament.may_not_create.
    """
    if interaction.guild_id is None:
        raise Refusal("ui.servers_only")
    roles = await core.settings.roles(interaction.guild_id, ORGANISERS)
    if not organises(interaction, roles):
        named = tuple(map(role, roles))
        raise TournamentRefusal("may_not_create", count=len(named), roles=named)
