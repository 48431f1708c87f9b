from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.posts.renderer import Renderer
from bot.features.web import lane, servers
from tests.bot.web.stand import Stand, stand
from tests.scale import PATIENCE_S


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def site(
    tmp_path: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stand]:
    """A site that answers also on a busy machine, of a server whose channels everybody sees."""
    monkeypatch.setattr(lane, "TOO_LONG_S", PATIENCE_S)
    monkeypatch.setattr(lane, "SHARE", 100.0)
    monkeypatch.setattr(lane, "ROOM", 1e6)
    # No server is connected, so no channel is known.
    monkeypatch.setattr(servers, "seen_by_all", lambda channel: True)
    async with stand(tmp_path, renderer) as opened:
        yield opened
