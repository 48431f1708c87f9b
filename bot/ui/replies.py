"""Answering interactions: acknowledge first, then show."""

import aiohttp
import discord

from bot.ui.posts.post import Post
from bot.ui.text.lines import MESSAGE_CHARS, cut
from rules.core.errors import Refusal

_ANSWERED = 40060
"""Discord's code for a second acknowledgement."""


async def defer_reply(interaction: discord.Interaction) -> None:
    """Acknowledge; a private message will follow."""
    await _defer(interaction, thinking=True)


async def defer_update(interaction: discord.Interaction) -> None:
    """Acknowledge a click; the private message it sits on will change.

    Raises:
        Refusal: outdated, when everybody sees that message.
    """
    if interaction.message is not None and not interaction.message.flags.ephemeral:
        raise Refusal("ui.outdated")
    await _defer(interaction, thinking=False)


async def show(interaction: discord.Interaction, post: Post) -> None:
    """Put a post in the place of what was acknowledged."""
    await interaction.edit_original_response(
        content=cut(post.content, MESSAGE_CHARS),
        attachments=[file.as_discord() for file in post.files],
        view=post.view,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _defer(interaction: discord.Interaction, *, thinking: bool) -> None:
    """Acknowledge, and once more when the connection breaks: Discord may have heard it or not."""
    try:
        await interaction.response.defer(ephemeral=thinking, thinking=thinking)
    except aiohttp.ClientError:
        try:
            await interaction.response.defer(ephemeral=thinking, thinking=thinking)
        except discord.HTTPException as error:
            if error.code != _ANSWERED:
                raise


async def send_error(interaction: discord.Interaction, text: str) -> None:
    """Say something in private, whatever was answered so far."""
    words = cut(text, MESSAGE_CHARS)
    kind = interaction.response.type
    if not interaction.response.is_done():
        await interaction.response.send_message(words, ephemeral=True)
    elif kind is discord.InteractionResponseType.deferred_channel_message:
        await show(interaction, Post(words))
    else:
        await interaction.followup.send(words, ephemeral=True)
