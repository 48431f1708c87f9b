"""One member sends all they can; another hardly notices."""

from pathlib import Path

import pytest

from tests.conformance.tables import GAMES
from tests.e2e.flood import run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(GAMES <= 1, reason="compares latencies: run it alone, or make test-all"),
]


async def test_a_flooding_member_does_not_delay_others(tmp_path: Path) -> None:
    findings = await run(tmp_path, seconds=6.0)
    assert not findings.problems, findings.text()
