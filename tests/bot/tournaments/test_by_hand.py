"""The guide's way to check a draw by hand works with nothing but the files that a tournament leaves."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import json

from bot.core.text.translator import translator
from bot.features.tournament.posts import records
from bot.features.tournament.views.rounds import certificate_file
from bot.features.tournament.views.standing import standings_of
from bot.features.tournament.words import Shown
from tests.bot.tournaments.hall import Hall
from tests.catalogues import own_catalogues

pytestmark = pytest.mark.slow

_ROOT = Path(__file__).parents[3]
_GUIDE = _ROOT / "docs" / "run-a-server" / "check-a-draw.md"
_BLOCK = re.compile(r"^python - \S+ <<'PY'\n(.*?)^PY$", re.M | re.S)


_ENTRANTS = 9
_VERIFY = ["-m", "rules.contest.verify"]


def _run(arguments: list[str], given: bytes) -> tuple[int, str]:
    """Python's output for this, with its exit code."""
    done = subprocess.run(
        [sys.executable, *arguments], input=given, capture_output=True, cwd=_ROOT, check=False
    )
    return done.returncode, done.stdout.decode()


def _python() -> str:
    """The commands of the guide for the closing file."""
    (block,) = _BLOCK.findall(_GUIDE.read_text("utf-8"))
    return str(block)


async def _files(hall: Hall, folder: Path) -> tuple[Path, list[Path]]:
    """The closing file of a tournament, and the certificates of its rounds."""
    held = await hall.to_the_end(await hall.ready(_ENTRANTS))
    shown, text = Shown(held), translator(own_catalogues()["en"], None)
    standings = standings_of(shown.at, len(shown.at.stages))
    found = await records.closing_files(hall.tournaments, shown, standings, text)
    proofs = [certificate_file(shown, row, text) for row in shown.stored.rounds]
    for each in (*found, *proofs):
        assert each is not None
        (folder / each.name).write_bytes(each.data)
    return folder / found[0].name, [folder / each.name for each in proofs if each is not None]


async def test_a_draw_is_checked_by_the_commands_of_the_guide(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "title", lambda shown: shown.row.title)
    closing, certificates = await _files(hall, tmp_path)

    # The block of the guide: seal, draw, and the seed of each round.
    status, told = _run(["-", str(closing)], _python().encode())
    lines = told.split("\n")[:-1]
    assert status == 0
    assert lines[:2] == ["seal True", "draw True"]
    assert sum(each.endswith("played from the start") for each in lines) == _ENTRANTS
    rounds = [each for each in lines if each.startswith("round")]
    assert [each.endswith("True") for each in rounds] == [True] * len(certificates)

    # Each certificate, without the bot; and one that was tampered with.
    for each in certificates:
        assert _run(_VERIFY, each.read_bytes()) == (0, "equal\n")
    forged = json.decode(certificates[0].read_bytes())
    forged["input"]["seed"] += 1
    assert _run(_VERIFY, json.encode(forged)) == (1, "not equal\n")

    held = json.decode(closing.read_bytes())
    other = json.encode(held | {"marks": held["marks"][1:]})
    closing.write_bytes(other)
    _, told = _run(["-", str(closing)], _python().encode())
    assert "draw False" in told
