"""`python -m bot`: connect to Discord and run until told to stop."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import aiohttp
import discord
from dotenv import find_dotenv, load_dotenv

from bot.client import TurnpostBot
from bot.config import BadSettings, Config, read_config
from bot.i18n import Catalogues
from bot.line import read_gateway
from bot.logs import format_log
from bot.memory import (
    give_back_pictures,
    give_back_what_is_free,
    keep_giving_back,
    keep_what_is_there,
)
from bot.metrics import Metrics, Unserved, served, watch
from bot.store.database import Database
from bot.store.errors import InUse, NewerDatabase, Spoilt, Unusable
from bot.store.sharing.shards import ALL, Shards
from bot.tables.copying.copies import HOUR_S, Copies
from bot.tables.service import Tables
from bot.tables.telling.outdated import tell_of_new_rules
from bot.title_files import TitleFiles
from bot.titles import check, installed_texts
from bot.ui.posts.renderer import Renderer
from bot.warming import BEGINS_AFTER_S, Warming
from bot.wiring import Turnpost, wired
from render import registry as painters
from rules import registry as titles

_log = logging.getLogger("bot")

FOUND_WITHIN_S = 30.0
"""How long a starting bot waits for Discord."""


def main() -> int:
    """Run the bot; returns the process's exit code."""
    give_back_pictures()
    # An installed program lies elsewhere than its settings.
    load_dotenv(find_dotenv(usecwd=True))
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
    format_log(config.log_format, config.token)
    for note in config.notes:
        _log.warning(note)
    # Alembic logs its own workings at INFO.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # We never use voice; silence the warning about its libraries.
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
    except titles.BadTitle as bad:
        return _refuse("cannot start", str(bad), code=9)
    except Unserved as error:
        return _refuse(
            f"cannot serve metrics at {error}: choose another METRICS_PORT or METRICS_HOST", code=2
        )
    except discord.LoginFailure:
        return _refuse(
            "was refused by Discord: copy the token anew into .env (DISCORD_TOKEN)", code=5
        )
    except (aiohttp.ClientError, discord.HTTPException, TimeoutError) as error:
        return _refuse(f"cannot reach {config.api_url}: {error or 'no answer'}", code=6)
    except discord.ClientException as error:
        return _refuse(f"was cut off by Discord: {error}", code=8)
    except asyncio.CancelledError:
        # Stopped before anything had begun.
        return 0
    return 0


async def run(config: Config) -> None:
    """Play until SIGTERM or SIGINT, then finish what has begun."""
    stop = asyncio.Event()
    starting = asyncio.current_task()
    assert starting is not None
    _when_told_to_stop(starting.cancel)
    shard_count = await _point_at(config.api_url, config.token)
    async with AsyncExitStack() as closing:
        database = await Database.open(config.database, shards=config.shards)
        closing.push_async_callback(database.close)
        renderer = Renderer()
        closing.callback(renderer.close)
        catalogues = Catalogues.load(*installed_texts())
        files = TitleFiles(config.title_files)
        metrics = Metrics() if config.metrics is not None else None
        if metrics is not None and config.metrics is not None:
            await closing.enter_async_context(served(metrics, *config.metrics))
        turnpost = await closing.enter_async_context(
            wired(
                database,
                catalogues,
                renderer,
                files,
                replay_format=config.replay_format,
                operators=config.operators,
                experts=config.experts,
                **_shards(config.shards, shard_count),
                http_trace=None if metrics is None else metrics.trace(),
            )
        )
        told = await tell_of_new_rules(database, titles.load, titles.title_keys(), time.time())
        if told:
            _log.info("tables that stay with earlier rules of their title: %d", told)
        bot = await closing.enter_async_context(turnpost.bot)
        await bot.login(config.token)
        _when_told_to_stop(stop.set)
        gateway = asyncio.create_task(bot.connect(), name="gateway")
        sending = asyncio.create_task(_send(turnpost), name="outbox")
        timing = asyncio.create_task(turnpost.keep_time(), name="time")
        if config.backups is not None:
            copying = Copies(
                database, config.backups, time.time, every_s=config.backup_hours * HOUR_S
            )
            making = asyncio.create_task(copying.run(), name="copies")
            closing.push_async_callback(_drop, making)
        if metrics is not None:
            watching = asyncio.create_task(
                watch(metrics, database, bot, bot.cut_off), name="metrics"
            )
            closing.push_async_callback(_drop, watching)
        looking = asyncio.create_task(_name_wrecks(turnpost.tables), name="wrecks")
        closing.push_async_callback(_drop, looking)
        giving_back = asyncio.create_task(keep_giving_back(renderer.at_leisure), name="memory")
        closing.push_async_callback(_drop, giving_back)
        warming = Warming(renderer, catalogues, titles.load, painters.load)
        preparing = asyncio.create_task(_prepare(bot, warming, renderer), name="first pictures")
        closing.push_async_callback(_drop, preparing)
        await turnpost.look_at_all()
        keep_what_is_there()
        stopping = asyncio.create_task(_until(stop), name="stop")
        working = (gateway, sending, timing, stopping)
        done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        _log.info("stopping: finishing what has begun")
        for task in working:
            task.cancel()
        await asyncio.gather(bot.finish(), *working, return_exceptions=True)
        for task in done:
            task.result()


def _shards(served: Shards, recommended: int) -> dict[str, Any]:
    """The connections of this process, as options of the bot."""
    if served is ALL:
        return {"shard_count": recommended}
    _log.info("serving the shards %s", served)
    if served.count < recommended:
        _log.warning(
            "SHARDS divides servers among %d, but Discord recommends %d shards by now; change all processes together",
            served.count,
            recommended,
        )
    return {"shard_ids": list(served.ids), "shard_count": served.count}


def _when_told_to_stop(then: Callable[[], object]) -> None:
    for name in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers for signals; there Ctrl+C interrupts the loop.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, then)


async def _send(turnpost: Turnpost) -> None:
    await turnpost.bot.wait_until_ready()
    await turnpost.sender.run()


async def _prepare(bot: TurnpostBot, warming: Warming, renderer: Renderer) -> None:
    await bot.wait_until_ready()
    await asyncio.sleep(BEGINS_AFTER_S)
    await warming.run(titles.title_keys())
    await renderer.at_leisure(give_back_what_is_free)


async def _name_wrecks(tables: Tables) -> None:
    """Log which tables are damaged. Nothing depends on this: a table is also checked when it is loaded."""
    try:
        async for table_id, why in tables.wrecks.all():
            _log.error("Table %d %s.", table_id, why)
    except Exception:
        _log.exception("the search for damaged tables stopped; restart the bot to repeat it")


async def _drop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _until(event: asyncio.Event) -> None:
    await event.wait()


async def _point_at(api_url: str, token: str) -> int:
    """Make discord.py use a REST API and the gateway that it names; returns how many shards it recommends."""
    discord.http.Route.BASE = api_url
    async with (
        aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"},
            timeout=aiohttp.ClientTimeout(total=FOUND_WITHIN_S),
        ) as session,
        session.get(f"{api_url}/gateway/bot") as reply,
    ):
        found = read_gateway(reply.status, await reply.text())
    if (wait_s := found.wait_s) > 0:
        _log.warning(
            "Discord allows no more connections today; connecting in %.0f s. Restarts use them up.",
            wait_s,
        )
        await asyncio.sleep(wait_s)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = found.url
    return found.shards


def _refuse(*lines: str, code: int) -> int:
    print(f"Turnpost {lines[0]}", file=sys.stderr)
    for line in lines[1:]:
        print(f"  - {line}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
