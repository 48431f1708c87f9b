"""Every title keeps the contract."""

from collections.abc import Iterator

import pytest

from tests.conformance.checks_facts import check_facts_are_painted
from tests.conformance.checks_play import check_hash_seeds
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


# With a single set-up, some facts never vary; and each title is played again in another process.
_FULL = (check_facts_are_painted, check_hash_seeds)
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
