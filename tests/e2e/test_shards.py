from pathlib import Path

import pytest

from tests.e2e.kill_shards import run
from tests.postgres import Server
from tests.scale import sized

pytestmark = [pytest.mark.slow, pytest.mark.paired]

KILLS = sized(4, 20)


async def test_nothing_is_lost_when_processes_that_share_a_database_are_killed(
    tmp_path: Path, postgres_server: Server
) -> None:
    findings = await run(
        tmp_path, postgres_server.emptied(), processes=2, servers=6, tables=12, kills=KILLS, seed=1
    )
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == KILLS
    assert int(str(findings.facts["moves at servers of others"])) > 0, findings.text()
