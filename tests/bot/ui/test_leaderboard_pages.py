"""The pages of a leaderboard, for readers at any place of it."""

from typing import Any, cast

import pytest

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import ReadId
from bot.core.posts.post import PostFile
from bot.features.rating import views
from bot.features.rating.panel import RatingPanel
from bot.i18n import Catalogues
from bot.ratings.boards import Board
from bot.ratings.shown import PoolRating
from rules.core.text import Typed
from tests.bot.ui.hands import controls_of

MANY = 80


class _Ratings:
    async def board(self, name: str, guild_id: int) -> Board:
        rows = tuple(PoolRating(name, no, 2000 - no, 40, 20, False) for no in range(MANY))
        return Board("nim:duel", rows, (), {no: Typed(f"Member {no}") for no in range(MANY)})


class _NoPictures:
    async def leaderboard(self, *_: Any) -> tuple[PostFile, ...]:
        return ()


@pytest.mark.parametrize("reader", [3, 30, 55, 79])
@pytest.mark.parametrize("page", range(4))
async def test_no_two_buttons_lead_to_the_same_page(
    catalogues: Catalogues, reader: int, page: int
) -> None:
    nothing = cast(Any, None)
    panel = RatingPanel(cast(Any, _Ratings()), nothing, nothing, catalogues)
    panel._pictures = cast(Any, _NoPictures())
    wanted = ReadId("ranks", "tmars-duel-7", page)
    post = await panel.page(Caller(reader, Typed("Somebody"), 77, "en"), wanted)
    assert check_post(post) == ()
    led = [ReadId.read(each["custom_id"]) for each in controls_of(post)]
    leads = {each.page for each in led if each is not None}
    own = reader // views.A_PAGE
    assert own == page or own in leads
