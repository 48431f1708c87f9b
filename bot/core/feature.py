"""A feature: the part of the bot in one folder of `bot.features`, or in an installed package."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.core.caller import Caller
from bot.core.controls.ids import Id, MyId
from bot.core.controls.items import Click
from bot.core.posts.post import Post
from bot.core.replies import defer_beside, defer_reply, defer_update
from bot.store.rows import NoticeKind, OutboxRow, TimerKind
from bot.tables.model import Position
from bot.tables.timekeeping.timers import Handler, TableHandler

Acknowledge = Callable[[Click[Any]], Awaitable[None]]


async def reply(click: Click[Any]) -> None:
    """Acknowledge a click; a private message follows."""
    await defer_reply(click.interaction)


async def update(click: Click[Any]) -> None:
    """Acknowledge a click; the private message with the control changes."""
    await defer_update(click.interaction)


async def beside(click: Click[Any]) -> None:
    """Acknowledge a click; an ordinary private message changes, a layout stays."""
    await defer_beside(click.interaction)


async def answer(click: Click[Any]) -> None:
    """Acknowledge a click: the answer replaces a private question, and leaves a public post as it is."""
    await (reply if click.under is not None else update)(click)


async def anew(click: Click[MyId]) -> None:
    """Acknowledge a click: the private message changes, unless the id asks for a new one."""
    await (reply if click.id.arg.startswith("new") else update)(click)


@dataclass(frozen=True, slots=True)
class Button:
    """A button or a menu. A click is acknowledged, then run, and the returned post is shown."""

    run: Callable[[Caller, Click[Any]], Awaitable[Post | None]]
    acknowledge: Acknowledge = reply


@dataclass(frozen=True, slots=True)
class Opener:
    """A button that opens a text box. Nothing is acknowledged: Discord takes a box only as the first answer."""

    run: Callable[[Click[Any]], Awaitable[None]]


Buttons = Mapping[str, Button | Opener]
"""Buttons of one kind of id by operation."""
Box = Callable[[discord.Interaction, str], Awaitable[None]]
"""Answers a text box. It gets the custom id."""


RowPost = Callable[[OutboxRow], Awaitable[None]]
"""Sends a row of the outbox that belongs to no table, and records it."""
TablePost = Callable[[OutboxRow, Position], Awaitable[None]]
"""Sends a row about a table, and records it."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """The parts that a feature registers. A subclass holds the parts that other features use."""

    cogs: Sequence[commands.Cog] = ()
    table_commands: Sequence[commands.Cog] = ()
    """Cogs whose commands belong to the group ``/table``."""
    buttons: Mapping[type[Id], Buttons] = field(default_factory=dict)
    boxes: Sequence[tuple[type[Any], str, Box]] = ()
    """Text boxes: the kind of their ids, the operation, and the handler."""
    timers: Mapping[TimerKind, Handler] = field(default_factory=dict)
    """Handlers of the timers of members and servers."""
    table_timers: Mapping[TimerKind, TableHandler] = field(default_factory=dict)
    posts: Mapping[NoticeKind, RowPost] = field(default_factory=dict)
    table_posts: Mapping[NoticeKind, TablePost] = field(default_factory=dict)
    homeless_posts: Mapping[NoticeKind, TablePost] = field(default_factory=dict)
    """Instead of posts, for a table without a place of its own; a kind without a handler here is not posted."""
    on_change: Callable[[int], None] | None = None
    """Called with the number of a table that has changed."""
    look_at_all: Callable[[], None] | None = None
    """Called after the program starts, and when another process may have changed several tables."""
    run: Callable[[], Coroutine[None, None, None]] | None = None
    """Runs beside the bot until it is cancelled."""
    close: Callable[[], Awaitable[None]] | None = None
