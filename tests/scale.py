"""The size of a test run: the usual one, or a release's (`make test-all`)."""

import os
from collections.abc import Container, Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

GAMES: int = int(os.environ.get("TURNPOST_GAMES", "1"))
"""Tables for each set-up. With more than one, every check looks at every position, for every seat."""

RELEASE = GAMES > 1

PATIENCE_S = 300.0
"""The longest wait of a test. It only bounds hanging: a busy machine never needs as long."""


def sized(usual: T, release: T) -> T:
    """Return the size for this run."""
    return release if RELEASE else usual


def one_in(number: int, cases: Iterable[Any], *, always: Container[Any] = ()) -> list[Any]:
    """Return the cases of a test as its parameters, all but one in `number` marked `release`.

    For cases that are alike: those left to `make test-all` reach no line that no other test reaches.

    Args:
        always: cases that alone reach something.
    """
    return [
        case if place % number == 0 or case in always else _released(case)
        for place, case in enumerate(cases)
    ]


def usually(usual: Any, cases: Iterable[Any]) -> list[Any]:
    """Return the cases of a test as its parameters, all but the usual one marked `release`."""
    return [case if case == usual else _released(case) for case in cases]


def _released(case: Any) -> Any:
    release = pytest.mark.release
    if hasattr(case, "marks"):
        return pytest.param(*case.values, id=case.id, marks=[*case.marks, release])
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=release)
