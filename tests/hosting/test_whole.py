"""Weeks of tables through the whole service; `python -m tests.hosting.whole` is the same at its full size."""

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import URL

from tests.hosting import whole
from tests.hosting.memory import opened_in_memory
from tests.scale import sized

pytestmark = pytest.mark.slow

TABLES = sized(10, 100)
SEED = 3
"""With it, some late members come back even among few tables, on either engine."""


async def test_every_table_ends_or_rests_and_no_post_is_edited_because_time_passes(
    database_url: URL,
) -> None:
    report = await whole.run(database_url, TABLES, seed=SEED)
    assert report.turns > 8 * TABLES
    assert report.standins > 0
    assert report.returns > 0
    assert report.edits.total() > 0
    assert report.finished + report.resting == TABLES
    assert report.stuck == []
    assert report.by_time == []
    assert report.ended_turns > TABLES
    assert report.wrong == []
    assert report.too_old == []
    assert report.judged > TABLES
    assert report.misjudged == []


async def test_in_memory_it_goes_as_in_a_file(tmp_path: Path) -> None:
    """So measurements in memory hold for the store that people use."""
    few = 3
    in_file = await whole.run(tmp_path / "tables.sqlite3", few, seed=SEED)
    in_memory = await whole.run(opened_in_memory(), few, seed=SEED)
    assert in_file.turns > 0
    assert replace(in_memory, month_s=None) == replace(in_file, month_s=None)
