"""Which files Discord already has: an edit of a private message need not send again what stays as it is.

This is remembered in memory only. After a restart everything is sent once more.
"""

from collections.abc import Sequence

import discord
from cachetools import LRUCache

from bot.core.posts.post import PostFile

REMEMBERED = 4096
"""Attachments whose content is remembered, at about 150 bytes each."""

_held: LRUCache[int, int] = LRUCache(REMEMBERED)
"""The hash of what each attachment holds, by its id."""


def kept(message: discord.Message | None, files: Sequence[PostFile]) -> list[discord.Attachment]:
    """The attachments of a message that hold the first of these files.

    Discord shows what is kept before what is new, so a file after one that changed is sent again.
    """
    same: list[discord.Attachment] = []
    for attachment, file in zip(message.attachments if message else (), files, strict=False):
        if _held.get(attachment.id) != _hash(file):
            break
        same.append(attachment)
    return same


def note(message: discord.Message, files: Sequence[PostFile]) -> None:
    """Record which files a message holds now."""
    if len(message.attachments) == len(files):
        for attachment, file in zip(message.attachments, files, strict=True):
            _held[attachment.id] = _hash(file)


def _hash(file: PostFile) -> int:
    """Python keeps that of a picture with it, which is sent more than once, and lets no other thread in for it."""
    return hash((file.name, file.alt, file.data))
