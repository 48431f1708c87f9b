"""One member sends as much as possible; another hardly notices."""

from pathlib import Path

import pytest

from tests.e2e.flood import run

pytestmark = [pytest.mark.slow, pytest.mark.alone]


async def test_a_flooding_member_does_not_delay_others(tmp_path: Path) -> None:
    findings = await run(tmp_path, seconds=4.0)
    assert not findings.problems, findings.text()
