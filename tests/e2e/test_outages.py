"""PostgreSQL goes away under load, and while the bot starts."""

import asyncio
import json
import signal
from pathlib import Path

import pytest

from bot.exits import Exit
from bot.playground import Playground
from tests.bot.edges.test_process import ended, started
from tests.e2e.outage import WAYS, Way, run
from tests.postgres import Server, lacks, server
from tests.scale import PATIENCE_S, sized

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(lacks() is not None, reason=str(lacks())),
]

AWAY_S = sized(3.0, 60.0)
CRASH, _, RECOVERY = WAYS


@pytest.mark.parametrize(
    ("processes", "ways"),
    [
        pytest.param(1, sized((RECOVERY,), WAYS), id="one process"),
        pytest.param(2, sized((CRASH,), WAYS), id="two processes of shards"),
    ],
)
async def test_no_process_ends_and_nothing_is_lost_when_the_server_goes_away(
    tmp_path: Path, processes: int, ways: tuple[Way, ...]
) -> None:
    with server() as own:
        findings = await run(
            tmp_path,
            own,
            seconds=AWAY_S,
            ways=ways,
            seed=1,
            processes=processes,
        )
    assert not findings.problems, findings.text()
    assert findings.facts["outages"] == len(ways)


async def _line(process: asyncio.subprocess.Process, words: str) -> None:
    """Wait until the process says something, each line of which is a JSON object."""
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE_S):
        async for line in process.stderr:
            if words in json.loads(line)["message"]:
                return
    raise AssertionError(f"it never said “{words}”")


def _settings(playground: Playground, own: Server, **others: object) -> dict[str, object]:
    address = own.url.render_as_string(hide_password=False)
    usual = {"DISCORD_TOKEN": "a-token", "DISCORD_API_URL": playground.api_url}
    return usual | {"DATABASE_URL": address, "LOG_FORMAT": "json"} | others


async def test_a_starting_bot_waits_for_its_database_as_long_as_it_is_told() -> None:
    with server() as own:
        own.emptied()
        own.leave()
        own.stop("fast")
        async with Playground() as playground:
            online = asyncio.Event()
            playground.platform.gateway.on_change(lambda now: online.set() if now else None)
            # Without a terminal it waits for ever.
            waiting = await started(**_settings(playground, own))
            stopped = await started(**_settings(playground, own))
            brief = await started(**_settings(playground, own, DATABASE_WAIT=1))
            await _line(stopped, "cannot be reached yet")
            stopped.send_signal(signal.SIGTERM)
            assert await ended(stopped) == (Exit.STOPPED, "")
            code, said = await ended(brief)
            assert code == Exit.NO_DATABASE
            assert all(json.loads(line) for line in said.splitlines())
            assert "cannot reach its database" in json.loads(said.splitlines()[-1])["message"]
            assert waiting.returncode is None
            own.start()
            await asyncio.wait_for(online.wait(), PATIENCE_S)
            waiting.send_signal(signal.SIGTERM)
            code, said = await ended(waiting)
            assert code == Exit.STOPPED
            assert all(json.loads(line) for line in said.splitlines())


async def test_a_bot_that_its_server_refuses_ends_at_once_and_names_the_cure() -> None:
    with server() as own:
        async with Playground() as playground:
            nowhere, nobody = own.url.set(database="nowhere"), own.url.set(username="somebody")
            for url, cure in ((nowhere, "createdb"), (nobody, "name a role")):
                address = url.render_as_string(hide_password=False)
                settings = _settings(playground, own, DATABASE_URL=address)
                code, said = await ended(await started(**settings))
                assert code == Exit.DATABASE
                assert cure in json.loads(said.splitlines()[-1])["message"]


async def test_a_bot_can_be_stopped_while_its_database_is_away(tmp_path: Path) -> None:
    with server() as own:
        own.emptied()
        async with Playground() as playground:
            online = asyncio.Event()
            playground.platform.gateway.on_change(lambda now: online.set() if now else None)
            process = await started(**_settings(playground, own))
            await asyncio.wait_for(online.wait(), PATIENCE_S)
            own.leave()
            own.stop("immediate")
            await _line(process, "cannot be reached")
            process.send_signal(signal.SIGTERM)
            code, said = await ended(process)
        own.start()
    assert code == Exit.STOPPED
    assert all(json.loads(line)["level"] != "ERROR" for line in said.splitlines())
