from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.client import TurnpostBot
from bot.core.posts.pictures import Pictures
from bot.core.posts.public import PublicPosts
from bot.core.posts.renderer import Renderer
from bot.features.look.private_views import PrivateViews
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.tables.absence.offers import Offers
from bot.title_files import TitleFiles
from bot.wiring import Turnpost, wired
from render import registry
from render.core.painter import Painter
from rules.registry import GAME_KEYS, load
from tests.bot.tables.house import GAMES, House, open_house
from tests.bot.ui.hands import panel_of
from tests.catalogues import own_catalogues, toy_catalogues
from tests.engines import prepared
from tests.toys.painter import PAINTER


@pytest.fixture(scope="session")
def catalogues() -> Catalogues:
    return toy_catalogues()


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    games = {**GAMES, **{key: load(key) for key in GAME_KEYS}}
    opened = await open_house(tmp_path / "tables.sqlite3", games=games)
    yield opened
    await opened.database.close()


def painters(key: str) -> Painter[Any]:
    return PAINTER if key in GAMES else registry.load(key)


@pytest.fixture
def pictures(renderer: Renderer) -> Pictures:
    return Pictures(renderer, painters)


@pytest.fixture
def panel(house: House, catalogues: Catalogues, pictures: Pictures) -> Panel:
    return panel_of(house, catalogues, pictures)


@pytest.fixture
def private_views(
    house: House, catalogues: Catalogues, pictures: Pictures, posts: PublicPosts
) -> PrivateViews:
    return PrivateViews(
        house.tables, catalogues, pictures, posts, Offers(house.database, house.tables)
    )


@pytest.fixture
def posts(catalogues: Catalogues, pictures: Pictures) -> PublicPosts:
    return PublicPosts(catalogues, pictures)


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Turnpost]:
    """The whole bot on a database, connected to nothing."""
    database = await Database.open(prepared(tmp_path / "alone.sqlite3"))
    renderer = Renderer()
    async with wired(database, own_catalogues(), renderer, TitleFiles(None)) as turnpost:
        yield turnpost
    renderer.close()
    await database.close()


@pytest.fixture
async def loaded(alone: Turnpost) -> AsyncIterator[TurnpostBot]:
    """The bot with all its commands."""
    await alone.bot.load()
    yield alone.bot
    for name in tuple(alone.bot.extensions):
        await alone.bot.unload_extension(name)
