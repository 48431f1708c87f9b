"""An operator's view of a running bot: its metrics, and its log as JSON."""

import asyncio
import json
import re
import socket
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.playground import PlaygroundClient
from tests.e2e.bot_process import Bot
from tests.scale import PATIENCE_S
from tests.starving import Playground

_IDS = re.compile(r"\d{15,}")
WITHIN_S = 2 * PATIENCE_S


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def _scraped(session: aiohttp.ClientSession, port: int) -> dict[str, float]:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as reply:
        text = await reply.text()
    found = {}
    for family in text_string_to_metric_families(text):
        for each in family.samples:
            assert not any(_IDS.search(value) for value in each.labels.values())
            labels = ",".join(f"{key}={value}" for key, value in sorted(each.labels.items()))
            found[f"{each.name}{{{labels}}}"] = each.value
    return found


async def test_metrics_and_a_log_in_json(tmp_path: Path) -> None:
    port = free_port()
    async with Playground() as playground, aiohttp.ClientSession() as session:
        ann, bea = (
            PlaygroundClient(playground.url, member, session)
            for member in list(playground.platform.world.members)[:2]
        )
        await ann.listen()
        bot = Bot(playground.api_url, tmp_path, LOG_FORMAT="json", METRICS_PORT=str(port))
        await bot.start()
        try:
            await ann.wait_for("bot", lambda seen: bool(seen["online"]))
            place = str(next(iter(playground.platform.world.channels)))
            await ann.slash(place, "table open", title="metromania")
            await bea.slash(place, "table board", table="99")
            async with asyncio.timeout(WITHIN_S):
                while True:
                    seen = await _scraped(session, port)
                    if seen.get("turnpost_tables{status=lobby}") == 1:
                        break
                    await asyncio.sleep(0.5)
        finally:
            await bot.stop()
    assert seen["turnpost_answer_seconds_count{}"] >= 2
    assert seen["turnpost_answer_seconds_sum{}"] > 0
    assert seen["turnpost_requests_total{method=POST,status=200}"] >= 1
    assert seen["turnpost_statements_total{}"] > 10
    assert seen["turnpost_posts_total{kind=lobby}"] == 1
    assert seen["turnpost_draw_seconds_count{}"] >= 1
    assert seen["turnpost_outbox_rows{}"] == 0
    assert seen["turnpost_servers{}"] >= 1
    refusals = {name: value for name, value in seen.items() if "refusals_total" in name}
    assert sum(refusals.values()) == 1, refusals
    lines = [json.loads(line) for line in bot.log().splitlines()]
    assert any(line["event"] == "ready as %s in %d servers" for line in lines)


async def test_a_port_that_is_taken_is_refused_in_plain_words(tmp_path: Path) -> None:
    async with Playground() as playground:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            bot = Bot(playground.api_url, tmp_path, METRICS_PORT=str(port))
            await bot.start()
            assert bot._process is not None
            async with asyncio.timeout(WITHIN_S):
                assert await bot._process.wait() == 2
    assert f"cannot serve metrics at 127.0.0.1:{port}" in bot.log()
    assert "Traceback" not in bot.log()
