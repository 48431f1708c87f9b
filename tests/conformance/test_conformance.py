"""Every title keeps the contract."""

import pytest

from tests.conformance.checks_facts import check_facts_are_painted
from tests.conformance.checks_golden import check_golden_tables
from tests.conformance.checks_play import check_hash_seeds
from tests.conformance.checks_robots import check_experts_finish, check_robots_finish
from tests.conformance.checks_versions import check_versions
from tests.conformance.subjects import TITLES, TOYS, Subject, played
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS, TableCheck, TitleCheck

SUBJECTS = (*TOYS, *TITLES)


APART = 4
"""In the usual run each check looks at one in so many of a title's tables, and at the first."""


def _marks(number: int, place: int) -> list[pytest.MarkDecorator]:
    """A check in the usual run looks at the first table of a title, and at others than the next check."""
    if place == 0:
        return []
    return [pytest.mark.release if (number + place) % APART else pytest.mark.slow]


# The checks of one table are adjacent, so that a worker plays only a few tables.
@pytest.mark.parametrize(
    ("check", "subject", "place"),
    [
        pytest.param(
            check,
            subject,
            place,
            id=f"{subject}-{setup.seats}-{'-'.join(setup.options.values())}-{setup.seed}-{check.__name__}",
            marks=_marks(number, place),
        )
        for subject in SUBJECTS
        for place, setup in enumerate(subject.setups)
        for number, check in enumerate(TABLE_CHECKS)
    ],
)
def test_every_table(check: TableCheck, subject: Subject, place: int) -> None:
    check(subject.game, played(subject, place))


# The quick run leaves out checks that play or replay many whole tables.
_LONG = (
    check_facts_are_painted,
    check_hash_seeds,
    check_golden_tables,
    check_versions,
    check_robots_finish,
    check_experts_finish,
)
_TITLE_CHECKS = [
    pytest.param(check, marks=[pytest.mark.slow] if check in _LONG else [])
    for check in TITLE_CHECKS
]


@pytest.mark.parametrize("check", _TITLE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_title(check: TitleCheck, subject: Subject) -> None:
    tables = [played(subject, place) for place, _ in enumerate(subject.setups)]
    check(subject.game, tables)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_title_has_golden_tables(subject: Subject) -> None:
    assert list(subject.golden.glob("*.json"))
