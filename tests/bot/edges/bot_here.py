"""The shipped client and its parts, in this process; each life opens the database again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.__main__ import answered
from bot.client import TurnpostClient
from bot.i18n import Catalogues
from bot.outbox.poster import Poster
from bot.outbox.sender import Sender
from bot.store.database import Database
from bot.store.rows import Secrets
from bot.tables.dependencies import Dependencies
from bot.tables.robots import Robots
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.title_files import TitleFiles
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.public import Posts
from bot.ui.posts.renderer import Renderer
from render import registry as painters
from rules import registry as titles

SECRETS = Secrets(6, b"sixteen bytes ..")


@dataclass(frozen=True, slots=True)
class Bot:
    client: TurnpostClient
    database: Database
    tables: Tables
    settings: Settings
    sender: Sender


@asynccontextmanager
async def life(
    path: Path, catalogues: Catalogues, renderer: Renderer, now: Callable[[], float]
) -> AsyncIterator[Bot]:
    """The bot from start to end; `discord.http.Route.BASE` says where its Discord is."""
    async with AsyncExitStack() as held:
        database = await Database.open(path)
        held.push_async_callback(database.close)
        listeners: list[Callable[[int], None]] = []

        def tell(table_id: int) -> None:
            for listener in listeners:
                listener(table_id)

        tables = Tables(database, Dependencies(now, lambda: SECRETS, titles.load, tell))
        held.push_async_callback(tables.settle)
        settings = Settings(database)
        pictures = Pictures(renderer, painters.load)
        posts = Posts(catalogues, pictures)
        client = TurnpostClient(
            tables,
            settings,
            catalogues,
            posts,
            pictures,
            TitleFiles(None),
            guild_ready_timeout=0,
        )
        poster = Poster(client, tables, settings, posts, catalogues, now)
        sender = Sender(database, poster, now)
        robots = Robots(tables, lambda: secrets.randbits(64))
        held.push_async_callback(robots.close)
        listeners += [lambda _: sender.wake(), robots.look]
        await held.enter_async_context(client)
        await client.login("a token")
        tasks = [asyncio.create_task(client.connect()), asyncio.create_task(sender.run())]
        held.push_async_callback(_end, tasks)
        await client.wait_until_ready()
        yield Bot(client, database, tables, settings, sender)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(answered(), *tasks, return_exceptions=True)
