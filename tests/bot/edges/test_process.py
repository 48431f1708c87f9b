"""`python -m bot` from outside: when it refuses to start, and how it stops."""

import asyncio
import os
import re
import shlex
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.playground import PlaygroundClient
from bot.store import outbox, schema, tables
from bot.store.database import Database
from tests.bot.tables.house import ANN, BOB, open_house
from tests.scale import PATIENCE_S
from tests.starving import Playground

pytestmark = pytest.mark.sockets

ROOT = Path(__file__).parents[3]


async def started(**settings: object) -> Process:
    environment = {"PATH": os.environ["PATH"], "PYTHONUNBUFFERED": "1"}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=ROOT,
        env=environment | {name: str(value) for name, value in settings.items()},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
    )


async def ended(process: Process) -> tuple[int, str]:
    """A process's exit code and all its output."""
    try:
        out, err = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode is not None
    return process.returncode, (out + err).decode()


async def test_it_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    no_database = tmp_path / "a letter.sqlite3"
    no_database.write_text("Dear Ann, this is a letter and no database at all. " * 100)
    async with Playground(token="the-token") as playground:
        url, file = playground.api_url, tmp_path / "tables.sqlite3"
        processes = {
            2: await started(
                DISCORD_TOKEN="",
                DISCORD_TOKN="the-token",
                DISCORD_API_URL="discord",
                DATABASE=tmp_path / "nowhere" / "tables.sqlite3",
                LOG_LEVEL="loud",
            ),
            5: await started(DISCORD_TOKEN="wrong", DISCORD_API_URL=url, DATABASE=file),
            6: await started(
                DISCORD_TOKEN="secret", DISCORD_API_URL="http://127.0.0.1:9", DATABASE=file
            ),
            7: await started(DISCORD_TOKEN="the-token", DISCORD_API_URL=url, DATABASE=no_database),
        }
        found = await asyncio.gather(*(ended(process) for process in processes.values()))
    said = dict(found)
    assert said.keys() == processes.keys(), said
    for text in said.values():
        assert "Traceback" not in text
        assert "secret" not in text
        assert "Turnpost " in text
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE", "LOG_LEVEL"):
        assert said[2].count(f"  - {name} ") == 1
    assert "DISCORD_TOKN in the environment is no setting" in said[2]
    assert "http://127.0.0.1:9" in said[6]
    assert str(no_database) in said[7]
    # The rescue can be pasted into a shell.
    (rescue,) = re.findall(r"- (sqlite3 .*)", said[7])
    assert shlex.split(rescue)[:3] == ["sqlite3", str(no_database), ".recover"]


async def test_only_one_process_uses_a_database_and_closes_it_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    async with Playground() as playground:
        online = asyncio.Event()
        playground.platform.gateway.on_change(lambda now: online.set() if now else online.clear())
        settings = {
            "DISCORD_TOKEN": "a-token",
            "DISCORD_API_URL": playground.api_url,
            "DATABASE": file,
        }
        first = await started(**settings)
        try:
            await asyncio.wait_for(online.wait(), PATIENCE_S)
            code, text = await ended(await started(**settings))
            assert code == 3
            assert f"is already running on {file}" in text
            assert "Traceback" not in text
            assert online.is_set()
            owner = next(iter(playground.platform.world.members))
            async with PlaygroundClient(playground.url, owner) as member:
                await member.listen()
                place = (await member.channel_named("tables"))["id"]
                slow = {"match": "PATCH /webhooks/**", "kind": "slow", "delay_s": 1, "times": 1}
                await member.misbehave(slow)
                outcome = await member.slash(place, "table open", title="expancity")
                assert outcome["outcome"] == "deferred"
                first.send_signal(signal.SIGTERM)
                code, text = await ended(first)
                assert code == 0
                (answer,) = [
                    message for message in await member.messages(place) if message["ephemeral"]
                ]
                assert not answer["thinking"]
                assert answer["content"]
                report = await member.report()
        finally:
            if first.returncode is None:
                first.kill()
    assert "ERROR" not in text
    assert "Traceback" not in text
    assert "stopping" in text
    assert report["unanswered"] == []
    # The lock is free again, and every transaction was committed in full or not at all.
    database = await Database.open(file)
    assert await database.read(lambda conn: tables.at_place(conn, int(place))) == 1
    assert len(await database.read(outbox.heads)) <= 1
    await database.close()


async def test_a_proxys_page_that_is_no_text_is_no_bug(tmp_path: Path) -> None:
    page = {"kind": "answer", "content_type": "text/html; charset=ascii", "body": "Accès refusé"}
    async with Playground() as playground:
        owner = next(iter(playground.platform.world.members))
        async with PlaygroundClient(playground.url, owner) as member:
            await member.misbehave({"match": "GET /gateway/bot", **page})
            code, text = await ended(
                await started(
                    DISCORD_TOKEN="a-token",
                    DISCORD_API_URL=playground.api_url,
                    DATABASE=tmp_path / "tables.sqlite3",
                )
            )
    assert code == 6
    assert "Traceback" not in text


async def test_it_can_be_stopped_while_it_waits_for_discord(tmp_path: Path) -> None:
    async with Playground() as playground:
        owner = next(iter(playground.platform.world.members))
        async with PlaygroundClient(playground.url, owner) as member:
            await member.misbehave({"match": "GET /users/@me", "kind": "slow", "delay_s": 60})
            process = await started(
                DISCORD_TOKEN="a-token",
                DISCORD_API_URL=playground.api_url,
                DATABASE=tmp_path / "tables.sqlite3",
            )
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    if (await member.report())["faults_injected"]:
                        break
                    await asyncio.sleep(0.05)
            process.send_signal(signal.SIGTERM)
            code, text = await ended(process)
    assert code == 0
    assert "Traceback" not in text


async def test_the_log_names_a_damaged_table_and_the_bot_keeps_running(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    house = await open_house(file)
    lost = (await house.table("nim", ANN, BOB)).table.id
    spoilt = update(schema.tables).where(schema.tables.c.id == lost).values(state=b"\x80")
    await house.database.write(lambda conn: conn.execute(spoilt))
    await house.database.close()
    async with Playground() as playground:
        bot = await started(
            DISCORD_TOKEN="a-token", DISCORD_API_URL=playground.api_url, DATABASE=file
        )
        try:
            assert bot.stderr is not None
            async with asyncio.timeout(PATIENCE_S):
                said = b""
                while f"Table {lost} cannot be opened: ".encode() not in said:
                    said = await bot.stderr.readline()
                    assert said, "the bot has ended"
            bot.send_signal(signal.SIGTERM)
            code, _ = await ended(bot)
        finally:
            if bot.returncode is None:
                bot.kill()
    assert code == 0
