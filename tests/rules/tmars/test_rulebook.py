"""The map of the rule book points at things that exist."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from rules import tmars

FOLDER = Path(tmars.__file__).parent
TEXT = (FOLDER / "RULEBOOK.md").read_text("utf-8")
ROWS = [line.split("|") for line in TEXT.splitlines() if line.startswith("| ") and "`" in line]
CODE = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[3])})
TESTS = sorted({name for row in ROWS for name in re.findall(r"`([\w.]+)`", row[4])})


@pytest.mark.parametrize("name", CODE)
def test_code_is_there(name: str) -> None:
    assert resolve_name(f"rules.tmars.{name}") is not None


@pytest.mark.parametrize("name", TESTS)
def test_test_is_there(name: str) -> None:
    assert resolve_name(f"tests.rules.tmars.{name}") is not None


def test_the_map_is_read() -> None:
    assert len(CODE) > 80
    assert len(TESTS) > 80


def test_decisions_that_comments_name_are_there() -> None:
    written = set(re.findall(r"^(\d+)\. ", TEXT, re.MULTILINE))
    named = set()
    for file in FOLDER.rglob("*.py"):
        for numbers in re.findall(r"DECISIONS? ([\d, to]*\d)", file.read_text("utf-8")):
            named |= set(re.findall(r"\d+", numbers))
    assert len(named) > 8
    assert named <= written
