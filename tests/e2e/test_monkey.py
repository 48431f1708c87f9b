from pathlib import Path

import pytest

from tests.e2e.monkey import run
from tests.scale import sized

pytestmark = pytest.mark.slow

TABLES = sized(1, 2)


async def test_monkeys_play_tables_to_their_ends(tmp_path: Path) -> None:
    """Two members at tables of four: robots take the remaining seats."""
    findings = await run(tmp_path, tables=TABLES, seed=1, members=2, seats=4)
    assert not findings.problems, findings.text()
    # Monkeys also reopen tables that have ended: two may end between two looks.
    finished = findings.facts["tables finished"]
    assert isinstance(finished, int)
    assert finished >= TABLES
    assert findings.facts["longest text"] == 10_000
