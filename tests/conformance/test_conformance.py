"""Every title keeps to the contract."""

from collections.abc import Iterator

import pytest

from tests.conformance.subjects import TITLES, TOYS, Subject, played
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS, TableCheck, TitleCheck

SUBJECTS = (*TOYS, *TITLES)


def _tables() -> Iterator[object]:
    for subject in SUBJECTS:
        for place, setup in enumerate(subject.setups):
            chosen = "-".join((str(setup.seats), *setup.options.values(), str(setup.seed)))
            yield pytest.param(subject, place, id=f"{subject}-{chosen}")


# The checks of one table follow each other, so that a worker plays few tables itself.
@pytest.mark.parametrize("check", TABLE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("subject", "place"), _tables())
def test_every_table(check: TableCheck, subject: Subject, place: int) -> None:
    check(subject.game, played(subject, place))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("check", TITLE_CHECKS, ids=lambda check: check.__name__)
def test_every_title(check: TitleCheck, subject: Subject) -> None:
    tables = [played(subject, place) for place, _ in enumerate(subject.setups)]
    check(subject.game, tables)
