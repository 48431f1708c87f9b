from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.e2e.kill import MOVES_A_KILL, run

pytestmark = pytest.mark.slow

KILLS = {"sqlite": 20, "postgresql": 8}
"""On PostgreSQL the server itself lives on, so there is less that a kill can interrupt."""


async def test_nothing_is_lost_or_doubled_when_the_bot_is_killed(
    tmp_path: Path, database_url: URL
) -> None:
    kills = KILLS[database_url.get_backend_name()]
    findings = await run(tmp_path, kills=kills, seed=1, database=database_url)
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == kills
    assert float(str(findings.facts["moves acknowledged a kill"])) >= MOVES_A_KILL
