"""The private parts of libraries that tests need. No other test uses one."""

from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Form = MultipartParameters
"""The body of an answer to an interaction."""


def answering() -> AsyncWebhookAdapter:
    """Return the adapter that answers interactions in this task."""
    return async_context.get()
