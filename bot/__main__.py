"""`python -m bot`: connect to Discord and run until a signal ends the bot."""

import argparse
import asyncio
import logging
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any

import aiohttp
import discord
from sqlalchemy import URL

from bot.alive import keep_alive
from bot.client import TurnpostBot
from bot.config import BadSettings, Config, load_file, read_config, strange_settings
from bot.core.posts.renderer import Renderer
from bot.exits import Exit
from bot.i18n import Catalogues
from bot.line.gateway import read_gateway
from bot.line.undocumented import connect_to, point_at
from bot.logs import JSON, TEXT, format_log, log_what_nobody_catches, refuse
from bot.memory import (
    keep_what_is_there,
)
from bot.metrics import Metrics, served, watch
from bot.rounds import through_outages
from bot.serving import Unserved
from bot.steady import ClockWatch, SteadyClock, time_of
from bot.store.damage import Damaged
from bot.store.database import Database
from bot.store.errors import InUse, NewerDatabase, Spoilt, Unreachable, Unusable
from bot.store.reaching.opening import name
from bot.store.sharing.shards import ALL, Shards
from bot.tables.copying.copies import HOUR_S, Copies
from bot.tables.service import Tables
from bot.tables.telling.outdated import tell_of_new_rules
from bot.title_files import TitleFiles
from bot.titles import check, installed_texts
from bot.warming import BEGINS_AFTER_S, Warming
from bot.wiring import Turnpost, wired
from render import registry as painters
from rules import registry as titles

_log = logging.getLogger("bot")

FOUND_WITHIN_S = 30.0
"""Seconds that a starting bot waits for Discord."""
TOLD_WITHIN_S = 4.0
"""A slower answer does not tell the present time."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 10.0
"""Pauses between attempts to open an unreachable database; each is twice as long as the one before."""


def main() -> int:
    """Run the bot; return the process's exit code."""
    try:
        written = load_file()
    except BadSettings as bad:
        refuse("cannot start", *bad.problems, kind=_kind())
        return Exit.SETTINGS
    kind = _kind()
    strange = strange_settings(written, os.environ)
    try:
        config = read_config(os.environ)
    except BadSettings as bad:
        # A missing setting may be there under a misspelt name.
        said = "Settings live in .env; .env.example explains each."
        refuse("cannot start", *strange, *bad.problems, said, kind=kind)
        return Exit.SETTINGS
    discord.utils.setup_logging(level=logging.getLevelName(config.log_level), root=True)
    format_log(config.log_format, config.token)
    log_what_nobody_catches()
    for note in (*config.notes, *strange):
        _log.warning(note)
    # Alembic logs its own workings at INFO.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # We never use voice; silence the warning about its libraries.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        check()
        asyncio.run(run(config))
    except asyncio.CancelledError:
        # Stopped before anything had begun.
        return Exit.STOPPED
    except Exception as error:
        code, lines = ending(error, config)
        if code is Exit.BUG:
            _log.critical("The bot has ended because of a bug; please report it.", exc_info=error)
        else:
            refuse(*lines, kind=kind, token=config.token)
        return code
    return Exit.STOPPED


def _kind() -> str:
    """Return the format of log lines, before other settings are known."""
    return JSON if os.environ.get("LOG_FORMAT", "").strip().lower() == JSON else TEXT


def ending(error: Exception, config: Config) -> tuple[Exit, tuple[str, ...]]:
    """Return the exit code for an error that ended the bot, and the lines for the operator."""
    match error:
        case ExceptionGroup():
            # Of tasks that ended together, report the first.
            return ending(error.exceptions[0], config)
        case Damaged():
            # It was found after the database had been opened.
            return ending(Spoilt(f"{name(config.database)}: {error}"), config)
        case InUse():
            return Exit.IN_USE, (f"is already running on {error}: stop that process first",)
        case NewerDatabase():
            return Exit.NEWER, (f"is older than its database ({error}): install the newer version",)
        case Spoilt() if config.database.get_backend_name() == "sqlite":
            return Exit.DATABASE, (
                f"cannot use its database {error}",
                "The file is damaged. Keep it, and put an earlier copy in its place; or rescue the rest of it:",
                f"sqlite3 {shlex.quote(config.database.database or '')} .recover | sqlite3 rescued.sqlite3",
                "and write DATABASE_URL=sqlite+aiosqlite:///rescued.sqlite3 into .env. "
                "Tables that are damaged there are listed as such.",
            )
        case Spoilt():
            return Exit.DATABASE, (
                f"cannot use its database {error}",
                "The server says that it is damaged. Restore it from a dump (docs/run-the-bot/operating.md).",
            )
        case Unusable():
            return Exit.DATABASE, (f"cannot use its database {error}",)
        case Unreachable():
            return Exit.NO_DATABASE, (f"cannot reach its database {error}",)
        case titles.BadTitle():
            return Exit.TITLE, ("cannot start", str(error))
        case Unserved():
            return Exit.SETTINGS, (
                f"cannot serve {error.what} at {error}: choose another {error.settings}_PORT or {error.settings}_HOST",
            )
        case discord.LoginFailure():
            return Exit.TOKEN, (
                "was refused by Discord: copy the token anew into .env (DISCORD_TOKEN)",
            )
        case aiohttp.ClientError() | discord.HTTPException() | TimeoutError():
            return Exit.NO_DISCORD, (f"cannot reach {config.api_url}: {error or 'no answer'}",)
        case discord.ClientException():
            return Exit.CUT_OFF, (f"was cut off by Discord: {error}",)
        case _:
            return Exit.BUG, ()


async def run(config: Config) -> None:
    """Run until SIGTERM or SIGINT, then finish all work that has begun."""
    stop = asyncio.Event()
    starting = asyncio.current_task()
    assert starting is not None
    _when_told_to_stop(starting.cancel)
    clock = SteadyClock()
    watch_of_clock = ClockWatch(clock, partial(_time_at, config.api_url))
    shard_count, true_s = await _point_at(config.api_url, config.token)
    if true_s is not None:
        watch_of_clock.told(true_s)
    async with AsyncExitStack() as closing:
        if config.alive is not None:
            living = asyncio.create_task(keep_alive(config.alive), name="alive")
            closing.push_async_callback(_drop, living)
        metrics = Metrics(clock) if config.metrics is not None else None
        if metrics is not None and config.metrics is not None:
            if config.backups is not None:
                metrics.shows_copies(config.backups)
            await closing.enter_async_context(served(metrics, *config.metrics))
        database = await opened(config.database, config.shards, config.database_wait_s)
        closing.push_async_callback(database.close)
        renderer = Renderer()
        closing.callback(renderer.close)
        catalogues = Catalogues.load(*installed_texts())
        files = TitleFiles(config.title_files)
        turnpost = await closing.enter_async_context(
            wired(
                database,
                catalogues,
                renderer,
                files,
                now=clock,
                replay_format=config.replay_format,
                operators=config.operators,
                experts=config.experts,
                web=config.web,
                **_shards(config.shards, shard_count),
                http_trace=None if metrics is None else metrics.trace(),
            )
        )
        told = await through_outages(
            lambda: tell_of_new_rules(database, titles.load, titles.title_keys(), clock())
        )
        if told:
            _log.info("tables that stay with earlier rules of their title: %d", told)
        bot = await closing.enter_async_context(turnpost.bot)
        await bot.login(config.token)
        _when_told_to_stop(stop.set)
        gateway = asyncio.create_task(bot.connect(), name="gateway")
        sending = asyncio.create_task(_send(turnpost), name="outbox")
        timing = asyncio.create_task(turnpost.keep_time(), name="time")
        telling_time = asyncio.create_task(watch_of_clock.run(), name="clock")
        closing.push_async_callback(_drop, telling_time)
        if config.backups is not None:
            copying = Copies(database, config.backups, clock, every_s=config.backup_hours * HOUR_S)
            making = asyncio.create_task(copying.run(), name="copies")
            closing.push_async_callback(_drop, making)
        if metrics is not None:
            watching = asyncio.create_task(
                watch(metrics, database, bot, bot.cut_off), name="metrics"
            )
            closing.push_async_callback(_drop, watching)
        looking = asyncio.create_task(_name_wrecks(turnpost.tables), name="wrecks")
        closing.push_async_callback(_drop, looking)
        warming = Warming(renderer, catalogues, titles.load, painters.load)
        preparing = asyncio.create_task(_prepare(bot, warming), name="first pictures")
        closing.push_async_callback(_drop, preparing)
        # A task, since it waits for the database if that is away, and the bot may be told to stop meanwhile.
        beginning = asyncio.create_task(_begin(turnpost), name="beginning")
        closing.push_async_callback(_drop, beginning)
        stopping = asyncio.create_task(_until(stop), name="stop")
        losing = asyncio.create_task(database.health.lost(), name="database")
        working = (gateway, sending, timing, losing, stopping)
        done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
        _log.info("stopping: finishing work under way")
        for task in working:
            task.cancel()
        await asyncio.gather(bot.finish(), *working, return_exceptions=True)
        for task in done:
            task.result()


async def opened(url: URL, shards: Shards, within_s: float) -> Database:
    """Open the database; while it cannot be reached, wait for it.

    Raises:
        Unreachable: it could not be reached within that many seconds.
    """
    began, pause, is_told = time.monotonic(), FIRST_PAUSE_S, False
    while True:
        try:
            database = await Database.open(url, shards=shards)
        except Unreachable as error:
            left_s = began + within_s - time.monotonic()
            if left_s <= 0:
                raise
            if not is_told:
                is_told = True
                _log.warning("The database cannot be reached yet: %s. The bot waits for it.", error)
            await asyncio.sleep(min(pause, left_s))
            pause = min(pause * 2, LONGEST_PAUSE_S)
        else:
            if is_told:
                _log.warning("The database is there after %.0f s.", time.monotonic() - began)
            return database


def _shards(served: Shards, recommended: int) -> dict[str, Any]:
    """Return the connections of this process, as options of the bot."""
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
    for each in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers for signals; there Ctrl+C interrupts the loop.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(each, then)


async def _begin(turnpost: Turnpost) -> None:
    """Look at every table once."""
    try:
        await through_outages(turnpost.look_at_all)
    except Exception:
        _log.exception("A bug stopped work on all tables. Please report it.")
    keep_what_is_there()


async def _send(turnpost: Turnpost) -> None:
    await turnpost.bot.wait_until_ready()
    await turnpost.sender.run()


async def _prepare(bot: TurnpostBot, warming: Warming) -> None:
    await bot.wait_until_ready()
    await asyncio.sleep(BEGINS_AFTER_S)
    await warming.run(titles.title_keys())


async def _name_wrecks(tables: Tables) -> None:
    """Log the damaged tables. This is a courtesy: a table is also checked when it is loaded."""
    named: set[int] = set()

    async def name() -> None:
        async for table_id, why in tables.wrecks.all():
            if table_id not in named:
                _log.error("Table %d %s.", table_id, why)
                named.add(table_id)

    try:
        await through_outages(name)
    except Exception:
        _log.exception("the search for damaged tables stopped; restart the bot to repeat it")


async def _drop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _until(event: asyncio.Event) -> None:
    await event.wait()


async def _point_at(api_url: str, token: str) -> tuple[int, float | None]:
    """Make discord.py use a REST API and the gateway that it names; return the recommended number of shards.

    The second value is the time there in UTC seconds, if it is given.
    """
    point_at(api_url)
    began = asyncio.get_running_loop().time()
    async with (
        aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"},
            timeout=aiohttp.ClientTimeout(total=FOUND_WITHIN_S),
        ) as session,
        session.get(f"{api_url}/gateway/bot") as reply,
    ):
        found = read_gateway(reply.status, await reply.text(errors="replace"))
        is_fresh = asyncio.get_running_loop().time() - began < TOLD_WITHIN_S
        true_s = time_of(reply.headers) if is_fresh else None
    if (wait_s := found.wait_s) > 0:
        _log.warning(
            "Discord allows no more connections today; connecting in %.0f s. Restarts use them up.",
            wait_s,
        )
        await asyncio.sleep(wait_s)
    connect_to(found.url)
    return found.shards, true_s


async def _time_at(api_url: str) -> float | None:
    """Return the time at a REST API in UTC seconds; None if it does not say at once."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TOLD_WITHIN_S)) as session,
            session.get(f"{api_url}/gateway") as reply,
        ):
            # An error may come from a proxy with a clock of its own.
            return time_of(reply.headers) if reply.ok else None
    except (aiohttp.ClientError, TimeoutError, OSError):
        return None


def run_program(argv: Sequence[str]) -> int:
    """Run the bot, or print its usage; return the process's exit code."""
    argparse.ArgumentParser(
        prog="turnpost bot",
        description="Run the bot on Discord until it is told to stop (Ctrl+C, or SIGTERM).",
        epilog="Settings come from .env or the environment; .env.example explains each.",
    ).parse_args(argv)
    return main()


if __name__ == "__main__":
    sys.exit(run_program(sys.argv[1:]))
