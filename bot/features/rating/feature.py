"""Builds the feature."""

from bot.core.caller import Caller
from bot.core.controls.ids import MyId, ReadId
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, anew, beside
from bot.core.posts.post import Post
from bot.features.rating import panel as pages
from bot.features.rating.cog import RatingCommands
from bot.features.rating.parts import Rating
from bot.ratings.service import Ratings
from bot.rounds import through_outages
from bot.tables.model import snowflake_ms
from render import registry as painters
from rules import registry as titles


def build(core: Core) -> Rating:
    ratings = Ratings(core.database, titles.load, core.known.now, snowflake_ms)
    panel = pages.RatingPanel(ratings, core.renderer, painters.load, core.catalogues)

    async def page(caller: Caller, click: Click[ReadId]) -> Post:
        return await panel.page(caller, click.id)

    async def press(caller: Caller, click: Click[MyId]) -> Post:
        return await panel.click(caller, click.id)

    async def run() -> None:
        await through_outages(ratings.bring_up_to_date)

    return Rating(
        ratings=ratings,
        rating_panel=panel,
        cogs=[RatingCommands(core)],
        buttons={
            ReadId: dict.fromkeys(pages.SOURCES, Button(page, beside)),
            MyId: dict.fromkeys(pages.OPS, Button(press, anew)),
        },
        run=run,
    )
