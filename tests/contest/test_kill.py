from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.contest.kill import Tournaments
from tests.e2e.killer import run
from tests.scale import sized

# Each boundary of a duty is met in `tests.bot.tournaments.test_crash`, and a running bot is killed in `tests.e2e`.
pytestmark = [pytest.mark.slow, pytest.mark.release]

KILLS = {"sqlite": sized(2, 40), "postgresql": sized(1, 20)}


async def test_no_tournament_is_lost_or_doubled_when_the_bot_is_killed(
    tmp_path: Path, empty_url: URL
) -> None:
    kills = KILLS[empty_url.get_backend_name()]
    findings = await run(
        Tournaments(at_once=sized(1, 4)),
        tmp_path,
        kills=kills,
        seed=1,
        members=sized(8, 10),
        database=empty_url,
        checks_bodies=False,
    )
    assert not findings.problems, findings.text()
    assert findings.facts["kills"] == kills
