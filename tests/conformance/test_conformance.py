"""Every title keeps the contract."""

from collections.abc import Iterator

import pytest

from tests.conformance.checks_facts import check_facts_are_painted
from tests.conformance.checks_golden import check_golden_tables
from tests.conformance.checks_play import check_hash_seeds
from tests.conformance.checks_robots import check_experts_finish, check_robots_finish
from tests.conformance.checks_versions import check_versions
from tests.conformance.subjects import TITLES, TOYS, Subject, played
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS, TableCheck, TitleCheck

SUBJECTS = (*TOYS, *TITLES)


def _tables() -> Iterator[object]:
    for subject in SUBJECTS:
        for place, setup in enumerate(subject.setups):
            chosen = "-".join((str(setup.seats), *setup.options.values(), str(setup.seed)))
            yield pytest.param(subject, place, id=f"{subject}-{chosen}")


# The checks of one table are adjacent, so that a worker plays only a few tables.
@pytest.mark.parametrize("check", TABLE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("subject", "place"), _tables())
def test_every_table(check: TableCheck, subject: Subject, place: int) -> None:
    check(subject.game, played(subject, place))


# With a single set-up, some facts never vary. The others play or replay many whole tables.
_FULL = (
    check_facts_are_painted,
    check_hash_seeds,
    check_golden_tables,
    check_versions,
    check_robots_finish,
    check_experts_finish,
)
_TITLE_CHECKS = [
    pytest.param(check, marks=[pytest.mark.full] if check in _FULL else [])
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
