"""`python -m bot`: build everything, connect it, run until told to stop."""

import asyncio
import logging
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import aiohttp
import discord
import yarl
from dotenv import load_dotenv

from bot.client import TurnpostClient
from bot.config import BadSettings, Config, read_config
from bot.i18n import Catalogues
from bot.outbox.poster import Poster
from bot.outbox.sender import Sender
from bot.redaction import redact_log
from bot.store.database import Database, InUse, Spoilt, Unusable
from bot.store.migrate import NewerDatabase
from bot.store.rows import Secrets
from bot.tables.dependencies import Dependencies
from bot.tables.robots import Robots
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.title_files import TitleFiles
from bot.titles import check, installed_texts
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.public import Posts
from bot.ui.posts.renderer import Renderer
from render import registry as painters
from rules import registry as titles

_log = logging.getLogger("bot")

SALT_BYTES = 16
PATIENCE_S = 8.0
"""For what is in hand when the process is told to stop."""
FOUND_WITHIN_S = 30.0
"""Discord, when the process starts."""


def main() -> int:
    """Run the bot; returns the process's exit code."""
    load_dotenv()
    try:
        config = read_config(os.environ)
    except BadSettings as bad:
        return _refuse(
            "cannot start",
            *bad.problems,
            "Settings live in .env; .env.example explains each.",
            code=2,
        )
    try:
        check()
    except titles.BadTitle as bad:
        return _refuse("cannot start", str(bad), code=9)
    discord.utils.setup_logging(level=logging.getLevelName(config.log_level), root=True)
    redact_log(config.token)
    for note in config.notes:
        _log.warning(note)
    # Alembic tells of every step that it thinks of.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # We never speak: that libraries for voice are missing is no news.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(run(config))
    except InUse as error:
        return _refuse(f"is already running on {error}: stop that process first", code=3)
    except NewerDatabase as error:
        return _refuse(f"is older than its database ({error}): install the newer version", code=4)
    except Spoilt as error:
        return _refuse(
            f"cannot use its database {error}",
            "The file is damaged. Keep it, and put a copy from before in its place; or rescue what is left:",
            f'sqlite3 {config.database} ".recover" | sqlite3 rescued.sqlite3',
            "and set DATABASE to the rescued file. Tables that are damaged there are listed as such.",
            code=7,
        )
    except Unusable as error:
        return _refuse(f"cannot use its database {error}", code=7)
    except discord.LoginFailure:
        return _refuse(
            "was refused by Discord: copy the token anew into .env (DISCORD_TOKEN)", code=5
        )
    except (aiohttp.ClientError, discord.HTTPException, TimeoutError) as error:
        return _refuse(f"cannot reach {config.api_url}: {error or 'no answer'}", code=6)
    except discord.ClientException as error:
        return _refuse(f"was cut off by Discord: {error}", code=8)
    except asyncio.CancelledError:
        # Told to stop before there was anything in hand.
        return 0
    return 0


async def run(config: Config) -> None:
    """Play until SIGTERM or SIGINT, then finish what is in hand."""
    stop = asyncio.Event()
    starting = asyncio.current_task()
    assert starting is not None
    _when_told_to_stop(starting.cancel)
    await _point_at(config.api_url, config.token)
    async with AsyncExitStack() as closing:
        database = await Database.open(config.database)
        closing.push_async_callback(database.close)
        renderer = Renderer()
        closing.callback(renderer.close)
        catalogues = Catalogues.load(*installed_texts())
        settings = Settings(database)
        changes = _Changes()
        tables = Tables(database, Dependencies(time.time, _new_secrets, titles.load, changes.tell))
        closing.push_async_callback(tables.settle)
        pictures = Pictures(renderer, painters.load)
        posts = Posts(catalogues, pictures)
        files = TitleFiles(config.title_files)
        client = TurnpostClient(tables, settings, catalogues, posts, pictures, files)
        poster = Poster(client, tables, settings, posts, catalogues, time.time)
        sender = Sender(database, poster, time.time)
        robots = Robots(tables, lambda: secrets.randbits(64))
        changes.listeners = (lambda _: sender.wake(), robots.look)
        closing.push_async_callback(robots.close)
        async with client:
            await client.login(config.token)
            _when_told_to_stop(stop.set)
            gateway = asyncio.create_task(client.connect(), name="gateway")
            sending = asyncio.create_task(_send(client, sender), name="outbox")
            looking = asyncio.create_task(_name_wrecks(tables), name="wrecks")
            closing.push_async_callback(_drop, looking)
            await robots.look_at_all()
            stopping = asyncio.create_task(_until(stop), name="stop")
            working = (gateway, sending, stopping)
            done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
            _log.info("stopping")
            # Nothing new is heard or begun; what is being answered is answered, and what is being posted posted.
            for task in working:
                task.cancel()
            await asyncio.gather(answered(), *working, return_exceptions=True)
            for task in done:
                task.result()


def _when_told_to_stop(then: Callable[[], object]) -> None:
    for name in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers for signals; there Ctrl+C interrupts the loop.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, then)


async def _send(client: discord.Client, sender: Sender) -> None:
    await client.wait_until_ready()
    await sender.run()


async def _name_wrecks(tables: Tables) -> None:
    """Tell the log which tables are damaged; nobody waits for this, as a table is also checked when it is loaded."""
    try:
        async for table_id, why in tables.wrecks.all():
            _log.error("what is kept of table %d is damaged: %s", table_id, why)
    except Exception:
        _log.exception("tables could not be looked through for damage")


async def _drop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _until(event: asyncio.Event) -> None:
    await event.wait()


async def answered() -> None:
    """Wait for the interactions in hand, tasks that discord.py has begun for us, and drop those that take too long."""
    names = ("CommandTree-", "discord-ui-", "discord.py: ")
    in_hand = [task for task in asyncio.all_tasks() if task.get_name().startswith(names)]
    if in_hand:
        _, late = await asyncio.wait(in_hand, timeout=PATIENCE_S)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class _Changes:
    """Tells whoever listens that a table has changed; the listeners are built after the service that tells."""

    def __init__(self) -> None:
        self.listeners: tuple[Callable[[int], None], ...] = ()

    def tell(self, table_id: int) -> None:
        for listener in self.listeners:
            listener(table_id)


def _new_secrets() -> Secrets:
    return Secrets(secrets.randbits(64), secrets.token_bytes(SALT_BYTES))


async def _point_at(api_url: str, token: str) -> None:
    """Have discord.py talk to the given REST API, and to the gateway that it names."""
    discord.http.Route.BASE = api_url
    async with (
        aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"},
            timeout=aiohttp.ClientTimeout(total=FOUND_WITHIN_S),
        ) as session,
        session.get(f"{api_url}/gateway/bot") as reply,
    ):
        if reply.status == 401:
            raise discord.LoginFailure("Improper token has been passed.")
        reply.raise_for_status()
        named = await reply.json()
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(named["url"])


def _refuse(*lines: str, code: int) -> int:
    print(f"Turnpost {lines[0]}", file=sys.stderr)
    for line in lines[1:]:
        print(f"  - {line}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
