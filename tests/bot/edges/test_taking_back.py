"""A turn is taken back through Discord's sockets: the button, the question, the votes, and the board."""

import pytest

from bot.core.controls.ids import PanelId
from bot.playground import PlaygroundClient
from bot.tables.absence.ballots import NO
from tests.bot.edges.scene import Json, Scene, button, labels
from tests.bot.edges.test_votes import ballot

pytestmark = pytest.mark.sockets


async def more(on: Scene, member: PlaygroundClient, table: int) -> Json:
    board = await on.board(table)
    return await on.reply(member, member.click(board["id"], button(board, "more")))


async def test_a_turn_is_taken_back_once_the_next_member_agrees(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    asker, other = await on.acting(table), await on.other(table)
    label = on.catalogues[on.language(asker)].words("ui.button.takeback")
    before = (await on.at(table)).state
    assert label not in labels(await more(on, asker, table))
    await on.turn(table)
    await on.told()
    shown = await on.slash(asker, "table undo", table=str(table))
    await on.assert_told(asker, shown, "error.table.others_undo")
    assert labels(shown) == [label]
    shown = await more(on, asker, table)
    assert label in labels(shown)
    shown = await on.reply(asker, asker.click(shown["id"], button(shown, "takeback")))
    await on.assert_told(asker, shown, "ballot.opened")
    await on.told()
    post = await ballot(on, table)
    assert f"<@{other.member_id}>" in post["content"]
    assert f"<@{asker.member_id}>" not in post["content"]
    shown = await on.reply(other, other.click(post["id"], button(post, "vote")))
    await on.assert_told(other, shown, "ballot.decided")
    await on.told()
    at = await on.at(table)
    assert at.state == before
    assert labels(await ballot(on, table)) == []
    board = await on.board(table)
    seat = at.seat_of(int(asker.member_id))
    assert seat is not None
    assert at.table.board_seq == at.table.seq
    assert f"<@{asker.member_id}>" in board["content"]
    shown = await more(on, asker, table)
    assert label not in labels(shown)


async def test_a_refusal_leaves_the_table_as_it_was(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    asker, other = await on.acting(table), await on.other(table)
    await on.turn(table)
    await on.told()
    state = (await on.at(table)).state
    shown = await more(on, asker, table)
    pressed = button(shown, "takeback")
    await on.reply(asker, asker.click(shown["id"], pressed))
    await on.told()
    post = await ballot(on, table)
    no = button(post, "vote").replace(":yes", f":{NO}")
    await on.reply(other, other.click(post["id"], no))
    await on.told()
    assert (await on.at(table)).state == state
    again = await on.reply(asker, asker.click(shown["id"], pressed))
    await on.assert_told(asker, again, "error.back.refused")


async def test_an_old_take_back_button_leads_to_the_question_to_the_others(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    asker = await on.acting(table)
    panel = await on.slash(asker, "table turn", table=str(table))
    at = await on.at(table)
    seat = at.seat_of(int(asker.member_id))
    assert seat is not None
    old = PanelId("undo", table, at.question_seqs[seat]).write()
    await on.turn(table)
    await on.told()
    shown = await on.reply(asker, asker.click(panel["id"], old, force=True))
    await on.assert_told(asker, shown, "error.table.others_undo")
    asked = await on.reply(asker, asker.click(shown["id"], button(shown, "takeback")))
    await on.assert_told(asker, asked, "ballot.opened")
