"""The map of the rule book points at things that exist."""

import re
from importlib.resources import files
from pkgutil import resolve_name

import pytest

TEXT = (files("rules") / "mine" / "RULEBOOK.md").read_text("utf-8")
ROWS = [line.split("|") for line in TEXT.splitlines() if line.startswith("| ") and "`" in line]
CODE = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[3])})
TESTS = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[4])})


@pytest.mark.parametrize("name", CODE)
def test_code_is_there(name: str) -> None:
    assert resolve_name(f"rules.mine.{name}") is not None


@pytest.mark.parametrize("name", TESTS)
def test_test_is_there(name: str) -> None:
    assert resolve_name(f"tests.rules.mine.{name}") is not None


def test_the_map_is_read() -> None:
    assert len(CODE) > 40
    assert len(TESTS) > 40
