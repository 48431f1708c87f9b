"""The files that Discord already has, so that an edit of a private message need not send unchanged ones again.

The record is in memory only. After a restart every file is sent once more.
"""

from collections.abc import Sequence

import discord
from cachetools import LRUCache

from bot.core.posts.post import PostFile

REMEMBERED = 4096
"""Attachments whose content is remembered, at about 150 bytes each."""

_held: LRUCache[int, int] = LRUCache(REMEMBERED)
"""The hash of each attachment's content, by its id."""


def kept(message: discord.Message | None, files: Sequence[PostFile]) -> list[discord.Attachment]:
    """Return the attachments of a message that hold the first of these files.

    Discord shows kept attachments before new ones, so a file after a changed one is sent again.
    """
    same: list[discord.Attachment] = []
    for attachment, file in zip(message.attachments if message else (), files, strict=False):
        if _held.get(attachment.id) != _hash(file):
            break
        same.append(attachment)
    return same


def note(message: discord.Message, files: Sequence[PostFile]) -> None:
    """Record the files that a message holds now."""
    if len(message.attachments) == len(files):
        for attachment, file in zip(message.attachments, files, strict=True):
            _held[attachment.id] = _hash(file)


def _hash(file: PostFile) -> int:
    """Return a hash of a file. Python caches that of `bytes`, and holds the GIL while it computes it."""
    return hash((file.name, file.alt, file.data))
