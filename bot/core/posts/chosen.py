"""Panels that show a member's choice, and say if nothing has changed."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.core.posts.post import Post
from bot.core.text.translator import Translator
from rules.core.errors import Refusal

UNCHANGED = "act.unchanged"
"""The code of the refusal of a choice that was made before."""


async def after(
    choice: Awaitable[object], panel: Callable[[], Awaitable[Post]], text: Translator
) -> Post:
    """Make a choice, and return the panel. If the choice was made before, the panel begins with that.

    So a panel that was opened earlier shows how it is now, also where another one has been used since.

    Raises:
        Refusal: that of the choice, other than `UNCHANGED`, or that of the panel.
    """
    try:
        await choice
    except Refusal as refusal:
        if refusal.code != UNCHANGED:
            raise
        post = await panel()
        said = text.words(f"error.{UNCHANGED}")
        return replace(post, content=f"{said}\n{post.content}")
    return await panel()
