"""Weeks of tables through the whole service."""

import pytest
from sqlalchemy import URL

from tests.engines import ON_BOTH
from tests.hosting import whole
from tests.scale import sized

pytestmark = pytest.mark.slow

TABLES = sized(10, 100)
SEED = 3
"""With it, some late members come back even among few tables, on either engine."""


@ON_BOTH
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
