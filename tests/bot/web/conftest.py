from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.core.posts.renderer import Renderer
from tests.bot.web.stand import Stand, stand


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def site(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Stand]:
    async with stand(tmp_path, renderer) as opened:
        yield opened
