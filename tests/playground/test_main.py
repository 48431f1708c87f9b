"""`python -m bot.playground`, run as people run it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground import PlaygroundClient
from tests.scale import PATIENCE_S
from tests.starving import Playground

pytestmark = pytest.mark.sockets

FIRST_MEMBER = 1_080_000_000_000_000_200
ROOT = Path(__file__).parents[2]

STUB = """
import asyncio, os, signal, sys, json, urllib.request
import aiohttp

async def run():
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    api, token = os.environ["DISCORD_API_URL"], os.environ["DISCORD_TOKEN"]
    print("log line of the bot", file=sys.stderr, flush=True)
    if os.environ.get("STUB_DIES"):
        sys.exit(7)
    async with aiohttp.ClientSession(headers={"Authorization": "Bot " + token}) as http:
        gateway = (await (await http.get(api + "/gateway/bot")).json())["url"]
        me = await (await http.get(api + "/users/@me")).json()
        # First, since the playground waits without limit only for the bot to identify itself.
        url = f"{api}/applications/{me['id']}/commands"
        await http.put(url, json=[{"name": "ping", "description": os.environ["DATABASE_URL"][-60:]}])
        socket = await http.ws_connect(gateway + "?v=10")
        await socket.send_json({"op": 2, "d": {"token": token, "intents": 1}})
        await stop.wait()
        await socket.close()
    print("stopped in good order", file=sys.stderr, flush=True)

asyncio.run(run())
"""


@pytest.fixture
def stub(tmp_path: Path) -> Path:
    """A package `bot` with a stub as its program, but our playground."""
    package = tmp_path / "stub" / "bot"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "__main__.py").write_text(STUB)
    (package / "playground").symlink_to(ROOT / "bot" / "playground")
    return package.parent


@asynccontextmanager
async def running(
    cwd: Path, *arguments: str, **environment: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.playground",
        "--no-browser",
        *arguments,
        cwd=cwd,
        env=os.environ | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        # Interrupted rather than killed, since it has a child to stop.
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.communicate(), PATIENCE_S)


async def address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)).decode()
    found = re.fullmatch(r"Turnpost playground: (http://127\.0\.0\.1:\d+)/\n", line)
    assert found is not None, line
    return found[1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_starts_the_bot_and_stops_it(
    stub: Path, tmp_path: Path, number: signal.Signals
) -> None:
    data = tmp_path / "data"
    async with running(stub, "--port", "18420", "--data", str(data)) as process:
        url = await address(process)
        async with PlaygroundClient(url, FIRST_MEMBER) as anybody:
            command = (await anybody.commands())[0]
            assert (await anybody.world())["bot"]["online"] is True
        # Discord takes a hundred characters, and the folder may be deep.
        assert command["description"] == f"sqlite+aiosqlite:///{data}/turnpost.sqlite3"[-60:]
        process.send_signal(number)
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    assert process.returncode == 0
    assert out == b""
    assert err.decode().splitlines() == ["log line of the bot", "stopped in good order"]


async def test_it_ends_when_the_bot_ends(stub: Path) -> None:
    async with running(stub, "--port", "18430", STUB_DIES="1") as process:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    assert process.returncode == 7
    assert out == b""
    assert "The bot has ended with exit code 7." in err.decode()


async def test_a_taken_port_is_skipped(stub: Path) -> None:
    async with Playground() as taken:
        port = int(taken.url.rpartition(":")[2])
        async with running(stub, "--no-bot", "--port", str(port)) as process:
            url = await address(process)
            assert int(url.rpartition(":")[2]) > port
            process.terminate()
            await asyncio.wait_for(process.wait(), PATIENCE_S)
            assert process.returncode == 0
