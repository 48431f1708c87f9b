"""Whether a button and what it names fit each other.

After a restore a number may belong to something else than when the button was posted. A post is never older than the
table, tournament or vote that it is about, and in a thread of another table nothing older than this one is its own.
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
    """Whether a click can concern something that began at a moment (UTC ms) and has these channels and threads.

    Private messages fit: they lead from one table to another in place, and nobody keeps them for long.
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
