"""``/my block`` over the sockets: its answers, and the tables that it keeps members from."""

import pytest

from bot.tables.names import member
from tests.bot.edges.scene import Scene, button, said

pytestmark = pytest.mark.sockets


async def test_a_block_is_shown_to_its_owner_who_can_lift_it(on: Scene) -> None:
    name = f"<@{on.tom.member_id}>"
    none = await on.slash(on.sandra, "my block")
    await on.assert_told(on.sandra, none, "block.none")
    answer = await on.slash(on.sandra, "my block", player=on.tom.member_id)
    assert said(answer) == await on.words(on.sandra, "block.done", name=name)
    table = await on.lobby(on.sandra, seats=2)
    post = await on.lobby_post(table)
    refusal = await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))
    await on.assert_told(on.tom, refusal, "error.table.not_for_you")
    held = await on.slash(on.sandra, "my block")
    assert name in said(held)
    undone = await on.reply(on.sandra, on.sandra.click(answer["id"], button(answer, "unblock")))
    assert said(undone) == await on.words(on.sandra, "block.undone", name=name)
    joined = await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))
    assert joined["ephemeral"]
    assert (await on.at(table)).seat_of(int(on.tom.member_id)) == 1


async def test_a_member_kept_out_by_their_own_block_reads_how_to_lift_it(on: Scene) -> None:
    await on.slash(on.tom, "my block", player=on.sandra.member_id)
    table = await on.lobby(on.sandra, seats=2)
    post = await on.lobby_post(table)
    refusal = await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))
    blocked = member(int(on.sandra.member_id))
    await on.assert_told(on.tom, refusal, "error.table.blocked_by_you", member=blocked)
    undone = await on.slash(on.tom, "my unblock", player=on.sandra.member_id)
    name = f"<@{on.sandra.member_id}>"
    assert said(undone) == await on.words(on.tom, "block.undone", name=name)


async def test_members_cannot_block_themselves_or_a_bot(on: Scene) -> None:
    own = await on.slash(on.tom, "my block", player=on.tom.member_id)
    await on.assert_told(on.tom, own, "error.block.yourself")
    bot = str(on.playground.platform.world.bot.id)
    answer = await on.slash(on.tom, "my block", player=bot)
    await on.assert_told(on.tom, answer, "error.block.bot")
