"""The member behind an interaction, with the facts that answers need about them."""

from dataclasses import dataclass

import discord

from bot.tables.model import Actor
from bot.tables.names import visible
from rules.core.text import Typed


@dataclass(frozen=True, slots=True)
class Caller:
    member_id: int
    name: Typed
    interaction_id: int
    language: str
    guild_id: int | None = None
    """The server of the interaction; None in direct messages."""

    @property
    def actor(self) -> Actor:
        return Actor(self.member_id, self.name, self.interaction_id)


@dataclass(frozen=True, slots=True)
class Spot:
    """The place where a table is opened, and the language of its posts."""

    guild_id: int
    channel_id: int
    language: str


def name_of(user: discord.User | discord.Member) -> Typed:
    """Return a member's name. Only this function reads it from Discord."""
    return Typed(visible(user.display_name) or visible(user.name) or str(user.id))


def caller_of(interaction: discord.Interaction, language: str) -> Caller:
    user = interaction.user
    return Caller(user.id, name_of(user), interaction.id, language, interaction.guild_id)
