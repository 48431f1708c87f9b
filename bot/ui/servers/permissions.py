"""The permissions that the bot needs where a table is played."""

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
"""Without these, a table is played in the channel itself."""

FOR_PRIVATE_THREADS = ("create_private_threads", "send_messages_in_threads")
"""Without these, a private table is played where others can read along."""


def lacking(allowed: discord.Permissions, names: Iterable[str] = NEEDED) -> tuple[str, ...]:
    """The missing ones among these permissions, named as in ``ui.permission.<name>``."""
    return tuple(name for name in names if not getattr(allowed, name))
