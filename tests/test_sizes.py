"""The sizes of a test run."""

from dataclasses import dataclass

import pytest

from tests import conftest, scale
from tests.conformance.subjects import TITLES


@dataclass(frozen=True)
class _Chosen:
    quick: bool

    def getoption(self, name: str) -> bool:
        return self.quick if name == "quick" else False


def test_a_quick_run_plays_one_setup_a_title_in_the_process_that_reads_the_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scale, "GAMES", 1)
    monkeypatch.setenv("TURNPOST_GAMES", "1")
    title = TITLES[-1]
    conftest.pytest_configure(_Chosen(quick=False))  # type: ignore[arg-type]
    assert len(title.setups) > 1
    conftest.pytest_configure(_Chosen(quick=True))  # type: ignore[arg-type]
    assert len(title.setups) == 1
