"""Checks before an organiser promises the winner a role."""

import discord

from bot.core.servers.roles import hindrance, may_promise
from bot.features.tournament.choices.more import read_ids
from bot.tables.names import role
from bot.tournaments.errors import TournamentRefusal
from rules.core.errors import Refusal


async def assert_may_promise(interaction: discord.Interaction, values: list[str]) -> None:
    """Check that the bot can give the role that the organiser has picked, if any, and that they may promise it.

    Raises:
        Refusal: ui.outdated.
        TournamentRefusal: as `assert_can_give`; role_powers.
    """
    picked = read_ids(values, 1)
    if not picked:
        return
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        raise Refusal("ui.outdated")
    await assert_can_give(guild, picked[0])
    found = guild.get_role(picked[0])
    if found is not None and not may_promise(member, found):
        raise TournamentRefusal("role_powers", role=role(picked[0]))


async def assert_can_give(guild: discord.Guild, role_id: int) -> None:
    """Check that the bot can give a role, as far as it knows.

    Raises:
        TournamentRefusal: role_gone, role_unfit, role_lacks or role_above.
    """
    match await hindrance(guild, role_id):
        case "gone":
            raise TournamentRefusal("role_gone")
        case "unfit":
            raise TournamentRefusal("role_unfit", role=role(role_id))
        case "lacks":
            raise TournamentRefusal("role_lacks", role=role(role_id))
        case "above":
            raise TournamentRefusal("role_above", role=role(role_id))
        case _:
            return
