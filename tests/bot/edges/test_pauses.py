"""Pauses through Discord's sockets: the question, the button, and the board that is corrected."""

import pytest

from bot.core.posts.clock_lines import stamp
from tests.bot.edges.scene import Scene, button, labels
from tests.bot.edges.test_votes import ballot

pytestmark = pytest.mark.sockets


async def test_a_table_pauses_and_its_board_says_so(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, pace="daily")
    shown = await on.slash(on.haneul, "table pause", table=str(table))
    assert labels(shown)[1] == "3일"
    pressed = button(shown, "pause").removesuffix(":1") + ":3"
    await on.assert_told(
        on.haneul, await on.reply(on.haneul, on.haneul.click(shown["id"], pressed)), "ballot.opened"
    )
    await on.told()
    post = await ballot(on, table)
    assert f"<@{on.sandra.member_id}>" in post["content"]
    await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "vote")))
    await on.told()
    [pause] = (await on.at(table)).table.pauses
    assert pause.to_ms is not None
    said = on.catalogues["ko"].words("hosting.paused", until=stamp(pause.to_ms, "f"))
    assert said in (await on.board(table))["content"]
    assert said == (await ballot(on, table))["content"]
    # Whoever looks finds the way out of it.
    shown = await on.slash(on.sandra, "table pause", table=str(table))
    assert labels(shown) == ["Chiudi la pausa"]
    await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "resume")))
    await on.told()
    [pause] = (await on.at(table)).table.pauses
    assert pause.to_ms is not None
    assert pause.to_ms <= on.bot.tables.now_ms() + 12 * 3600 * 1000
    # The board was corrected once within this hour; that is enough.
    assert said in (await on.board(table))["content"]


async def test_a_pause_is_asked_for_by_length_or_by_day(on: Scene) -> None:
    table = await on.table(on.tom, on.sandra, pace="daily")
    shown = await on.slash(on.tom, "table pause", table=str(table), until="for ever")
    await on.assert_told(on.tom, shown, "error.vacation.no_such_date")
    shown = await on.slash(on.tom, "table pause", table=str(table), until="15d")
    await on.assert_told(on.tom, shown, "error.pause.too_long", most=14)
    shown = await on.slash(on.tom, "table pause", table=str(table), until="36h")
    await on.assert_told(on.tom, shown, "ballot.opened")
    shown = await on.slash(on.tom, "table pause", table=str(table), end=True)
    await on.assert_told(on.tom, shown, "error.pause.asked")
