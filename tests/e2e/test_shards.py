from pathlib import Path

import pytest

from tests.e2e import killer
from tests.e2e.kill_boards import PlayedTables
from tests.e2e.kill_shards import run
from tests.e2e.shared_process import COUNT, SharedBots
from tests.postgres import Server
from tests.scale import sized

pytestmark = pytest.mark.slow

KILLS, KILLS_OF_BOTS = sized(2, 20), sized(1, 8)


async def test_nothing_is_lost_when_processes_that_share_a_database_are_killed(
    tmp_path: Path, postgres_server: Server
) -> None:
    findings = await run(
        tmp_path, postgres_server.prepared(), processes=2, servers=6, tables=12, kills=KILLS, seed=1
    )
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == KILLS
    assert int(str(findings.facts["moves at servers of others"])) > 0, findings.text()


async def test_nothing_is_lost_when_one_of_two_bots_is_killed(
    tmp_path: Path, postgres_server: Server
) -> None:
    """A Discord of four shards and five servers: both play every title there. A kill hits one after the other."""
    findings = await killer.run(
        PlayedTables(SharedBots),
        tmp_path,
        kills=KILLS_OF_BOTS,
        seed=1,
        database=postgres_server.prepared(),
        shards=COUNT,
        servers=COUNT + 1,
    )
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == KILLS_OF_BOTS
