"""Goals N1, N3, N4 and N5 in small; `python -m tests.hosting.notices` measures them in full."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.posts.renderer import Renderer
from tests.bot.edges.scene import Scene, scene
from tests.catalogues import own_catalogues
from tests.hosting import notices
from tests.scale import sized

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def on(
    tmp_path: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Scene]:
    async with scene(tmp_path, own_catalogues(), renderer, monkeypatch) as opened:
        yield opened


async def test_one_ping_a_turn_and_no_reminder_is_left(on: Scene) -> None:
    report = await notices.one_ping_a_turn(on, tables=sized(3, 6), days=sized(2, 7))
    assert report.wrong == []
    assert report.facts["pings of one turn, at most"] == 1


async def test_members_at_many_tables_get_no_more_notices_than_allowed(on: Scene) -> None:
    report = await notices.ceilings(on, tables=sized(9, 60))
    assert report.wrong == []
    assert report.facts["of all tables"]


async def test_channels_are_opened_slowly_and_closed_ones_lead_to_the_thread(on: Scene) -> None:
    report = await notices.channels(on, members=sized(6, 60), closed=2)
    assert report.wrong == []
    assert report.facts["closed channels"]
