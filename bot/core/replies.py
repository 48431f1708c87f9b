"""Answers interactions: acknowledge first, then show. Commands that an answer names become links.

An edit of a private message does not send files again that Discord already has. The record of them is in memory only.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache

from bot.core.posts.layout import LAYOUT_CHARS, as_layout
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import MESSAGE_CHARS, cut
from rules.core.errors import Refusal

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


_NOT_ACCEPTED = 400
_ANSWERED = 40060
"""Discord's error code for a second acknowledgement."""


async def defer_reply(interaction: discord.Interaction) -> None:
    """Acknowledge; a private message will follow."""
    await _defer(interaction, thinking=True)


async def defer_update(interaction: discord.Interaction) -> None:
    """Acknowledge a click; the private message with the control will change.

    Raises:
        Refusal: outdated, if that message is public.
    """
    if interaction.message is not None and not interaction.message.flags.ephemeral:
        raise Refusal("ui.outdated")
    await _defer(interaction, thinking=False)


async def defer_beside(interaction: discord.Interaction) -> None:
    """Acknowledge a click that leads to something else: an ordinary private message changes, a layout stays.

    Raises:
        Refusal: outdated, if that message is public.
    """
    message = interaction.message
    if message is not None and message.flags.components_v2:
        await defer_reply(interaction)
    else:
        await defer_update(interaction)


async def show(interaction: discord.Interaction, post: Post) -> None:
    """Replace the acknowledgement with a post. In a message that is a layout, it becomes one."""
    if post.instead:
        await show(interaction, Post(post.instead))
        await _follow(interaction, _linked(interaction, post))
        return
    post = _linked(interaction, post)
    if post.layout is not None or _is_layout(interaction):
        fitting = as_layout(post)
        await interaction.edit_original_response(
            content=None,
            attachments=[file.as_discord() for file in fitting.files],
            view=fitting.layout,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return
    same = kept(interaction.message, post.files) if _changes_message(interaction) else []
    try:
        await _edit(interaction, post, same)
    except discord.HTTPException as error:
        # Another answer may have replaced the files that were to stay.
        if not same or error.status != _NOT_ACCEPTED:
            raise
        await _edit(interaction, post, [])


def _linked(interaction: discord.Interaction[Any], post: Post) -> Post:
    """Return a post with the commands that it names as links, as far as Discord takes so long a text."""
    linked = interaction.client.core.mentions.linked
    if post.layout is not None:
        for each in post.layout.walk_children():
            if isinstance(each, discord.ui.TextDisplay):
                words = linked(each.content)
                if post.layout.content_length() + len(words) - len(each.content) <= LAYOUT_CHARS:
                    each.content = words
    content = linked(post.content)
    return replace(post, content=content) if len(content) <= MESSAGE_CHARS else post


async def _follow(interaction: discord.Interaction, post: Post) -> None:
    """Send a post as a private message after the one that was used."""
    shown = await interaction.followup.send(
        cut(post.content, MESSAGE_CHARS),
        files=[file.as_discord() for file in post.files],
        view=post.view or discord.utils.MISSING,
        ephemeral=True,
        allowed_mentions=discord.AllowedMentions.none(),
        wait=True,
    )
    note(shown, post.files)


async def _edit(
    interaction: discord.Interaction, post: Post, same: Sequence[discord.Attachment]
) -> None:
    """Replace the acknowledgement with a post whose first files are attached already."""
    new = [file.as_discord() for file in post.files[len(same) :]]
    shown = await interaction.edit_original_response(
        content=cut(post.content, MESSAGE_CHARS),
        attachments=[*same, *new],
        view=post.view,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    note(shown, post.files)


def _is_layout(interaction: discord.Interaction) -> bool:
    """Return whether the answer changes a message that is a layout."""
    message = interaction.message
    return _changes_message(interaction) and message is not None and message.flags.components_v2


def _changes_message(interaction: discord.Interaction) -> bool:
    """Return whether the answer changes the message with the control that was used."""
    return interaction.response.type is discord.InteractionResponseType.deferred_message_update


async def _defer(interaction: discord.Interaction, *, thinking: bool) -> None:
    """Acknowledge, and try once more if the connection breaks, since Discord may not have received it."""
    try:
        await interaction.response.defer(ephemeral=thinking, thinking=thinking)
    except aiohttp.ClientError:
        try:
            await interaction.response.defer(ephemeral=thinking, thinking=thinking)
        except discord.HTTPException as error:
            if error.code != _ANSWERED:
                raise


async def send_error(
    interaction: discord.Interaction, text: str, view: discord.ui.View | None = None
) -> None:
    """Send a private sentence and the buttons under it, as the first answer or as a later one."""
    buttons = discord.utils.MISSING if view is None else view
    words = _linked(interaction, Post(cut(text, MESSAGE_CHARS))).content
    kind = interaction.response.type
    if not interaction.response.is_done():
        await interaction.response.send_message(words, ephemeral=True, view=buttons)
    elif kind is discord.InteractionResponseType.deferred_channel_message:
        await show(interaction, Post(words, view=view))
    else:
        await interaction.followup.send(words, ephemeral=True, view=buttons)
