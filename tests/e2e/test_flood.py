"""One member sends as much as possible: some of it is refused, and every request of another member is answered."""

from pathlib import Path

import pytest

from tests.e2e.flood import run

pytestmark = pytest.mark.slow


async def test_a_flood_is_refused_and_others_are_answered(tmp_path: Path) -> None:
    findings = await run(tmp_path, seconds=2.0, rounds=1)
    assert not findings.problems, findings.text()
