import gc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from tests.bot.edges.scene import Scene, scene
from tests.catalogues import own_catalogues


@pytest.fixture(scope="session")
def catalogues() -> Catalogues:
    return own_catalogues()


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    """One for each scene: it remembers pictures by the numbers of tables, which begin anew in every scene."""
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def on(
    tmp_path: Path, catalogues: Catalogues, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Scene]:
    """A scene. At the end the log must hold no error, and each interaction that needs an answer must have one."""
    # What lives longer than the test need not be scanned when the test's garbage is collected, which
    # would take as long as the test.
    gc.collect()
    gc.freeze()
    async with scene(tmp_path, catalogues, renderer, monkeypatch) as opened:
        yield opened
        await opened.told()
        report = await opened.tom.report()
    # A task with an unread exception complains when it is collected.
    gc.collect()
    assert opened.complaints.lines == []
    assert {each["code"] for each in report["refused"]} <= opened.refused
    assert len(report["unanswered"]) == opened.unanswered
    assert report["double_responses"] == opened.doubled
    assert report["schema_violations"] == []
