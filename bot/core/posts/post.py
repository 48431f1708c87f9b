"""The content of one message."""

from dataclasses import dataclass
from io import BytesIO

import discord


@dataclass(frozen=True, slots=True)
class PostFile:
    name: str
    data: bytes
    alt: str
    """A description of the picture; at most 1,024 characters."""

    def as_discord(self) -> discord.File:
        return discord.File(BytesIO(self.data), filename=self.name, description=self.alt or None)


@dataclass(frozen=True, slots=True)
class Post:
    """The content of one message. `mentions` are the members that it pings.

    A `layout` (see `bot.core.posts.layout`) stands alone: Discord takes neither content nor a view beside it.
    """

    content: str
    files: tuple[PostFile, ...] = ()
    view: discord.ui.View | None = None
    mentions: tuple[int, ...] = ()
    layout: discord.ui.LayoutView | None = None
    instead: str = ""
    """If set, a private answer is a new message at the end of the channel, and this text replaces the message with the
    control that was used.
    """
