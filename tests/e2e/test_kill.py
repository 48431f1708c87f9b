from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.e2e.kill_boards import MOVES_A_KILL, PlayedTables
from tests.e2e.kill_clocks import FastClocks
from tests.e2e.killer import run
from tests.scale import sized

pytestmark = pytest.mark.slow

KILLS = {"sqlite": sized(1, 20), "postgresql": sized(1, 8)}
"""On PostgreSQL the server stays up, so a kill can interrupt less."""
KILLS_AT_DUES = {"sqlite": sized(1, 30), "postgresql": sized(1, 15)}


async def test_nothing_is_lost_or_doubled_when_the_bot_is_killed(
    tmp_path: Path, empty_url: URL
) -> None:
    kills = KILLS[empty_url.get_backend_name()]
    findings = await run(PlayedTables(), tmp_path, kills=kills, seed=1, database=empty_url)
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == kills
    assert float(str(findings.facts["moves acknowledged a kill"])) >= MOVES_A_KILL


async def test_no_due_is_lost_or_doubled_when_the_bot_is_killed(
    tmp_path: Path, empty_url: URL
) -> None:
    kills = KILLS_AT_DUES[empty_url.get_backend_name()]
    findings = await run(
        FastClocks(), tmp_path, kills=kills, seed=1, members=10, database=empty_url
    )
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == kills
