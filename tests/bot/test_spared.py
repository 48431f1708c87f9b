"""Parts that a bot never uses are not in its memory (ADR 46)."""

import subprocess
import sys

import pytest

from bot.i18n import Catalogue
from rules.core.text import msg

_IMPORTS = """
import sys
import bot.__main__
from bot.i18n import Catalogues

Catalogues.load()
print(*sorted(sys.modules))
"""
_SOURCE = """
number = { NUMBER(1234567.5) } { NUMBER(0.5, style: "percent") } { euros } { $n ->
    [one] one
   *[other] other
}
euros = { NUMBER(2, style: "currency", currency: "EUR") }
"""
UNUSED = (
    *("alembic", "networkx", "openskill"),
    *("prometheus_client", "markdown_it", "bot.playground", "numpy"),
)


def _run(program: str) -> str:
    command = (sys.executable, "-c", program)
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_bot_does_not_import_modules_that_only_others_need() -> None:
    imported = set(_run(_IMPORTS).split())
    assert "sqlalchemy.engine" in imported
    assert sorted(imported.intersection(UNUSED)) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1,234,567.5 50% \N{EURO SIGN}2.00 other"),
        ("ko", "1,234,567.5 50% \N{EURO SIGN}2.00 other"),
        ("it", "1.234.567,5 50% 2,00\N{NO-BREAK SPACE}\N{EURO SIGN} other"),
    ],
)
def test_numbers_are_written_as_in_each_language(language: str, words: str) -> None:
    assert Catalogue(language, [_SOURCE]).say(msg("number", n=2), str) == words
