"""A month of tables; `python -m tests.hosting.month` is the same at its full size."""

import pytest

from tests.hosting import month

pytestmark = pytest.mark.slow


def test_a_month_of_tables_charges_no_member_wrongly() -> None:
    report = month.run(60, sampled=25)
    assert report.turns > 1000
    assert report.zeros > 10
    assert report.returned > 0
    assert report.wrong == []
    assert list(month.compare(report)) == []
