from pathlib import Path

import pytest

from tests.e2e.ways_out import run
from tests.scale import sized

pytestmark = pytest.mark.slow

ACTS = sized(150, 3000)


async def test_every_refusal_gives_a_reason_that_holds_and_ways_that_are_open(
    tmp_path: Path,
) -> None:
    findings = await run(tmp_path, acts=ACTS, seed=1)
    assert not findings.problems, findings.text()
    met = findings.facts["ways followed"]
    assert isinstance(met, int)
    assert met >= ACTS // 20
