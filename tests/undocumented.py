"""The private parts of libraries that tests need. No other test uses one."""

import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Form = MultipartParameters
"""The body of an answer to an interaction."""


def answering() -> AsyncWebhookAdapter:
    """Return the adapter that answers interactions in this task."""
    return async_context.get()


def forget_text_boxes(client: discord.Client) -> None:
    """Forget the text boxes that are open, as a restart does: discord.py forgets a box only once it is answered."""
    client._connection._view_store._modals.clear()
