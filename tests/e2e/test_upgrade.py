"""Tables in play survive an upgrade of the bot (`tests.e2e.upgrade` says how that is shown)."""

from pathlib import Path

import pytest

from tests.e2e.upgrade.running import run
from tests.scale import sized

pytestmark = [pytest.mark.slow]

TABLES = sized(4, 24)


async def test_tables_in_play_survive_an_upgrade(tmp_path: Path) -> None:
    findings = await run(tmp_path, tables=TABLES, seed=1)
    assert not findings.problems, findings.text()
    assert findings.facts["tables opened by the version before"] == TABLES
    assert int(str(findings.facts["tables that stay with earlier rules"])) > 0
    assert int(str(findings.facts["moves before"])) >= TABLES
    assert int(str(findings.facts["moves after"])) > 0
