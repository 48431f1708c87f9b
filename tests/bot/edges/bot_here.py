"""The shipped client and its services in this process. Each life opens the database again."""

import asyncio
import importlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from discord import app_commands
from sqlalchemy import URL

from bot.client import TurnpostBot
from bot.core.commands import tree
from bot.core.commands.tree import payload_of
from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.outbox import sender
from bot.outbox.sender import Sender
from bot.serving import WebConfig
from bot.store.database import Database
from bot.store.rows import Secrets
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.tables.timekeeping import timekeeper
from bot.tables.timekeeping.timekeeper import Timekeeper
from bot.tables.timing.outages import Outages
from bot.title_files import TitleFiles
from bot.wiring import wired
from tests.engines import prepared

SECRETS = Secrets(6, b"sixteen bytes ..")
_PAYLOADS: list[tuple[Catalogues, list[str], list[dict[str, Any]]]] = []
"""The answers to earlier registrations: the same commands in the same words get the same answer."""


@dataclass(frozen=True, slots=True)
class Bot:
    client: TurnpostBot
    database: Database
    tables: Tables
    settings: Settings
    sender: Sender
    outages: Outages
    timekeeper: Timekeeper


@asynccontextmanager
async def life(
    where: URL | Path,
    catalogues: Catalogues,
    renderer: Renderer,
    now: Callable[[], float],
    secrets: Callable[[], Secrets] = lambda: SECRETS,
    web: WebConfig | None = None,
) -> AsyncIterator[Bot]:
    """Run the bot from start to end; `bot.line.undocumented.point_at` says where its Discord is."""
    async with AsyncExitStack() as held:
        held.enter_context(patch.object(tree, "payload_of", partial(_payload, catalogues)))
        held.enter_context(patch.object(TurnpostBot, "load_extension", _load))
        for rounds in (timekeeper, sender):
            # The clock of a test jumps, so rounds are never as close to one another as on a busy bot.
            held.enter_context(patch.object(rounds, "APART_S", 0.0))
        database = await Database.open(prepared(where))
        held.push_async_callback(database.close)
        turnpost = await held.enter_async_context(
            wired(
                database,
                catalogues,
                renderer,
                TitleFiles(None),
                now=now,
                secrets_of_tables=secrets,
                web=web,
                guild_ready_timeout=0,
                shard_count=1,
            )
        )
        bot = await held.enter_async_context(turnpost.bot)
        await bot.login("a token")
        tasks = [asyncio.create_task(bot.connect()), asyncio.create_task(turnpost.sender.run())]
        tasks.append(asyncio.create_task(turnpost.keep_time()))
        held.push_async_callback(_end, bot, tasks)
        await bot.wait_until_ready()
        yield Bot(
            bot,
            database,
            turnpost.tables,
            bot.core.settings,
            turnpost.sender,
            turnpost.outages,
            turnpost.timekeeper,
        )


async def _load(bot: Any, name: str, *, package: str | None = None) -> None:
    """Load an extension whose module is executed only in the first life, and stays when the bot ends."""
    await importlib.import_module(name, package).setup(bot)


async def _payload(
    catalogues: Catalogues, commands: app_commands.CommandTree[Any]
) -> list[dict[str, Any]]:
    names = [each.qualified_name for each in commands.walk_commands()]
    for words, named, payload in _PAYLOADS:
        if words is catalogues and named == names:
            return payload
    payload = await payload_of(commands)
    _PAYLOADS.append((catalogues, names, payload))
    return payload


async def _end(bot: TurnpostBot, tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(bot.finish(), *tasks, return_exceptions=True)
