"""What the bot must be allowed to do where a table is played."""

from collections.abc import Iterable

import discord

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = (
    "view_channel",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""Without these a table is played in the channel itself."""


def lacking(allowed: discord.Permissions, names: Iterable[str] = NEEDED) -> tuple[str, ...]:
    """Which of these permissions are not given; their names are those of ``ui.permission.<name>``."""
    return tuple(name for name in names if not getattr(allowed, name))
