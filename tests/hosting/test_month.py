"""A month of tables."""

import pytest

from tests.hosting import month
from tests.scale import sized

pytestmark = pytest.mark.slow


def test_a_month_of_tables_charges_no_member_wrongly() -> None:
    report = month.run(sized(60, 10_000), sampled=sized(25, 1000))
    assert report.turns > 1000
    assert report.zeros > 10
    assert report.returned > 0
    assert report.wrong == []
    assert list(month.compare(report)) == []
