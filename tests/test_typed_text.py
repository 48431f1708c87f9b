"""The type checker refuses typed text in every place where it would become part of a text."""

from pathlib import Path

import pytest
from mypy import api

pytestmark = pytest.mark.slow

_ROOT = Path(__file__).parents[1]
_HEAD = """
from rules.core.text import Msg, Typed, msg, typed
from bot.tables.names import visible

def shown(name: Typed, words: list[str]) -> str | Msg:
    return """
REFUSED = (
    "name",
    'f"{name} plays"',
    'f"**{name!s}**"',
    "str(name)",
    '", ".join([name])',
    '"by " + name',
    '"by {}".format(name)',
    "words[0].replace('?', name)",
    'Msg("core.seat", {"seat": name})',
)
TAKEN = ("visible(name)", "typed(name)", 'msg("core.typed", text=name)')


def test_what_people_typed_becomes_text_in_two_ways_only(tmp_path: Path) -> None:
    cases = {f"case_{at}.py": case for at, case in enumerate((*REFUSED, *TAKEN))}
    for name, case in cases.items():
        (tmp_path / name).write_text(f"{_HEAD}{case}\n")
    settings = ("--config-file", str(_ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "c"))
    told, broken, _ = api.run([*settings, *(str(tmp_path / name) for name in cases)])
    assert broken == ""
    wrong = {case for name, case in cases.items() if f"{name}:" in told}
    assert wrong == set(REFUSED), told
