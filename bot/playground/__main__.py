"""`python -m bot.playground`: the stand-in, the bot in it, and the page in a browser."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.playground.bot_process import BotProcess, bot_environment
from bot.playground.server import HOST, Playground

PORTS_TO_TRY = 50
COMMANDS_WITHIN_S = 20.0
"""If its commands are unchanged, the bot registers none; the page then opens after this time."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the playground, by default with the arguments of the process."""
    options = _options(argv)
    with tempfile.TemporaryDirectory(prefix="turnpost-") as temporary:
        data: Path = options.data or Path(temporary)
        data.mkdir(parents=True, exist_ok=True)
        return asyncio.run(_run(options, data))


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="turnpost play",
        description="Open a page in your browser that looks like a channel, with the bot in it.",
    )
    parser.add_argument("--port", type=int, default=8420, help="or the next free one")
    parser.add_argument("--web-port", type=int, default=8470, help="of the bot's public pages")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--no-bot", action="store_true", help="start the stand-in alone")
    parser.add_argument("--data", type=Path, help="where the bot keeps its database")
    parser.add_argument("--shards", type=int, default=1, help="how many the bot should connect")
    parser.add_argument("--servers", type=int, default=1, help="in how many the bot is")
    return parser.parse_args(argv)


async def _run(options: argparse.Namespace, data: Path) -> int:
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    playground = await _listen(options.port, options.shards, options.servers)
    try:
        if options.no_bot:
            _announce(playground, browse=not options.no_browser)
            await stopping.wait()
            return 0
        return await _run_with_bot(playground, stopping, options, data)
    finally:
        await playground.stop()


def _free_port(port: int) -> int:
    """Return this port, or the next free one."""
    for candidate in range(port, port + PORTS_TO_TRY):
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, candidate))
            return candidate
    raise SystemExit(f"No free port from {port} on")


async def _listen(port: int, shards: int, servers: int) -> Playground:
    for candidate in range(port, port + PORTS_TO_TRY):
        playground = Playground(port=candidate, shards=shards, servers=servers)
        try:
            await playground.start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return playground
    raise SystemExit(f"No free port from {port} on")


async def _run_with_bot(
    playground: Playground, stopping: asyncio.Event, options: argparse.Namespace, data: Path
) -> int:
    settings = bot_environment(playground.api_url, data, _free_port(options.web_port))
    bot = await BotProcess.start(settings)
    clock = playground.platform.clock
    clock.on_skip(lambda: bot.put_forward(clock.skipped_s))
    died = asyncio.create_task(bot.wait())
    asked = asyncio.create_task(stopping.wait())
    ready = asyncio.create_task(_ready(playground))
    try:
        await asyncio.wait({died, asked, ready}, return_when=asyncio.FIRST_COMPLETED)
        if ready.done():
            _announce(playground, browse=not options.no_browser)
            await asyncio.wait({died, asked}, return_when=asyncio.FIRST_COMPLETED)
        if died.done() and not stopping.is_set():
            code = died.result()
            sys.stderr.write(f"The bot has ended with exit code {code}.\n")
            return code
        return 0
    finally:
        await bot.stop()
        for task in (died, asked, ready):
            task.cancel()
        await asyncio.gather(died, asked, ready, return_exceptions=True)


async def _ready(playground: Playground) -> None:
    await playground.platform.gateway.identified.wait()
    try:
        await asyncio.wait_for(playground.platform.commands.registered.wait(), COMMANDS_WITHIN_S)
    except TimeoutError:
        sys.stderr.write("The bot has registered no commands yet.\n")


def _announce(playground: Playground, *, browse: bool) -> None:
    address = f"{playground.url}/"
    sys.stdout.write(f"Turnpost playground: {address}\n")
    sys.stdout.flush()
    if browse and _has_display():
        webbrowser.open(address)


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main())
