"""What is shown in one message."""

from dataclasses import dataclass
from io import BytesIO

import discord


@dataclass(frozen=True, slots=True)
class PostFile:
    name: str
    data: bytes
    alt: str
    """What it shows, in words; at most 1,024 characters."""

    def as_discord(self) -> discord.File:
        return discord.File(BytesIO(self.data), filename=self.name, description=self.alt or None)


@dataclass(frozen=True, slots=True)
class Post:
    """One message's content; `mentions` are the members it really pings."""

    content: str
    files: tuple[PostFile, ...] = ()
    view: discord.ui.View | None = None
    mentions: tuple[int, ...] = ()
