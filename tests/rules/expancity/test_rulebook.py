"""The map of the rule book points at things that exist."""

import re
from importlib import import_module
from importlib.resources import files

import pytest

TEXT = (files("rules") / "expancity" / "RULEBOOK.md").read_text("utf-8")
ROWS = [line.split("|") for line in TEXT.splitlines() if line.startswith("| ") and "`" in line]
CODE = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[3])})
TESTS = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[4])})


@pytest.mark.parametrize("name", CODE)
def test_code_is_there(name: str) -> None:
    _look_up("rules.expancity", name)


@pytest.mark.parametrize("name", TESTS)
def test_test_is_there(name: str) -> None:
    _look_up("tests.rules.expancity", name)


def test_the_map_is_read() -> None:
    assert len(CODE) > 25
    assert len(TESTS) > 25


def _look_up(package: str, name: str) -> None:
    *module, attribute = name.split(".")
    assert hasattr(import_module(".".join((package, *module))), attribute)
