"""The member behind an interaction, and what answers need to know about them."""

from dataclasses import dataclass

import discord

from bot.tables.model import Actor
from bot.tables.names import visible


@dataclass(frozen=True, slots=True)
class Caller:
    member_id: int
    name: str
    interaction_id: int
    language: str
    phone: bool = False
    """Wants pictures for phones."""
    guild_id: int | None = None
    """The server in which they ask; None in direct messages."""

    @property
    def actor(self) -> Actor:
        return Actor(self.member_id, self.name, self.interaction_id)


def caller_of(interaction: discord.Interaction, language: str, *, phone: bool = False) -> Caller:
    user = interaction.user
    name = visible(user.display_name) or visible(user.name) or str(user.id)
    return Caller(user.id, name, interaction.id, language, phone, interaction.guild_id)
