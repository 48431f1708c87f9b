"""Features plug in: ours in one order, and those of installed packages by an entry point."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.core.controls.ids import TableId
from bot.core.feature import Button, Feature
from bot.core.posts.renderer import Renderer
from bot.features.catalogue import OURS, builds
from bot.store.database import Database
from bot.title_files import TitleFiles
from bot.wiring import wired
from tests.catalogues import own_catalogues
from tests.engines import prepared

_CODE = """
from dataclasses import dataclass

from bot.core.controls.ids import TableId
from bot.core.feature import Button, Feature
from bot.core.posts.post import Post


@dataclass(frozen=True, kw_only=True)
class Wave(Feature):
    pass


def build(core):
    async def wave(caller, click):
        return Post(f"{caller.name} waves at table {click.id.table}")

    return Wave(buttons={TableId: {"OP": Button(wave)}})
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package with a feature, as pip would install it. Its operation is the name."""
    package, about = tmp_path / "turnpost_wave", tmp_path / "turnpost_wave-1.0.dist-info"
    package.mkdir()
    about.mkdir()
    (package / "__init__.py").write_text(_CODE.replace("OP", "wave"), "utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: turnpost-wave\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[turnpost.features]\nwave = turnpost_wave:build\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield "wave"
    sys.modules.pop("turnpost_wave", None)


async def test_an_installed_feature_answers_its_buttons(tmp_path: Path, installed: str) -> None:
    database = await Database.open(prepared(tmp_path / "features.sqlite3"))
    renderer = Renderer()
    async with wired(database, own_catalogues(), renderer, TitleFiles(None)) as turnpost:
        button = turnpost.bot.router.buttons[TableId, installed]
        assert isinstance(button, Button)
        assert [type(each).__name__ for each in turnpost.bot.features][-1] == "Wave"
    renderer.close()
    await database.close()


def test_without_installed_features_only_ours_are_built() -> None:
    assert tuple(builds()) == OURS


async def test_two_features_cannot_answer_the_same_button(tmp_path: Path) -> None:
    database = await Database.open(prepared(tmp_path / "features.sqlite3"))
    renderer = Renderer()
    async with wired(database, own_catalogues(), renderer, TitleFiles(None)) as turnpost:
        before = dict(turnpost.bot.router.buttons)
        again = Feature(buttons={TableId: {"join": before[TableId, "join"]}})
        with pytest.raises(ValueError, match="TableId 'join'"):
            turnpost.bot.install(again)
        assert turnpost.bot.router.buttons == before
    renderer.close()
    await database.close()
