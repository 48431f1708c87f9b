"""The buttons under each refusal."""

from typing import Any

import discord

from bot.core.controls.ids import PanelId
from bot.core.posts.ways_out import ways_out
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from tests.bot.tables.house import ANN, BOB, House


def labels(view: discord.ui.View | None) -> list[str]:
    return [str(getattr(each, "item", each).label) for each in _items(view)]


def ids(view: discord.ui.View | None) -> list[str]:
    return [getattr(each, "item", each).custom_id for each in _items(view)]


def _items(view: discord.ui.View | None) -> list[Any]:
    return [] if view is None else list(view.children)


async def test_an_old_question_leads_an_asked_member_to_the_current_one(
    house: House, catalogues: Catalogues
) -> None:
    at = await house.table("nim", ANN, BOB)
    text = translator(catalogues["en"], at)
    seat, member = await house.acting(at.table.id)
    (custom_id,) = ids(ways_out("table.stale", at, member, text))
    assert PanelId.read(custom_id) == PanelId("show", at.table.id, at.question_seqs[seat])
    other = BOB if member == ANN else ANN
    assert ways_out("table.stale", at, other, text) is None


async def test_a_refusal_without_a_known_table_offers_only_buttons_that_need_none(
    catalogues: Catalogues,
) -> None:
    for language, label in (("en", "My tables"), ("ko", "내 테이블"), ("it", "I miei tavoli")):
        text = translator(catalogues[language], None)
        assert labels(ways_out("table.not_seated", None, ANN, text)) == [label]
        assert ways_out("core.not_your_turn", None, ANN, text) is None
        assert ways_out("ui.internal", None, ANN, text) is None


async def test_a_refused_undo_shows_the_board(house: House, catalogues: Catalogues) -> None:
    at = await house.table("nim", ANN, BOB)
    text = translator(catalogues["en"], at)
    assert labels(ways_out("table.nothing_to_undo", at, ANN, text)) == ["Show the table"]
    assert labels(ways_out("table.already_seated", at, ANN, text)) == ["Go to the table"]
