"""Checks whether a button belongs to the object that it names.

After a restore a number may belong to something else than when the button was posted. A post is never older than the
table, tournament or vote that it is about. In another table's thread, a post older than this table is not about it.
"""

from collections.abc import Collection
from typing import Final

import discord

from bot.steady import SMALL_S
from bot.tables.model import snowflake_ms

_SKEW_MS: Final = int(SMALL_S * 1000)
"""Our clock may be ahead of Discord's by this much."""


def fits(
    interaction: discord.Interaction, begun_ms: int, places: Collection[int | None] = ()
) -> bool:
    """Return whether a click can concern an object that began at a moment (UTC ms) and has these channels and threads.

    Private messages fit: they lead from one table to another in place, and are short-lived.
    """
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return True
    is_elsewhere = (
        bool(places)
        and isinstance(interaction.channel, discord.Thread)
        and interaction.channel_id not in places
    )
    return snowflake_ms(message.id) >= begun_ms - (0 if is_elsewhere else _SKEW_MS)
