"""``/table invite`` over the sockets: its mentions and its buttons."""

import pytest

from tests.bot.edges.scene import Json, Scene, button, said
from tests.messages import number_of

pytestmark = pytest.mark.sockets


async def asked(on: Scene) -> list[Json]:
    return [each for each in await on.posts() if "invited" in str(each["components"])]


async def test_one_member_is_mentioned_and_sits_down(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    answer = await on.slash(on.sandra, "table invite", player=on.tom.member_id, table=str(table))
    name = f"<@{on.tom.member_id}>"
    assert said(answer) == await on.words(on.sandra, "invite.done", name=name)
    await on.told()
    (post,) = await asked(on)
    assert name in said(post)
    refusal = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "invited")))
    await on.assert_told(on.haneul, refusal, "error.invite.not_asked")
    joined = await on.reply(on.tom, on.tom.click(post["id"], button(post, "invited")))
    await on.assert_told(on.tom, joined, "ui.done.join")
    await on.told()
    assert (await on.at(table)).seat_of(int(on.tom.member_id)) == 1
    assert await asked(on) == []


async def test_declining_an_invitation_frees_the_seat(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    await on.slash(on.sandra, "table invite", player=on.tom.member_id, table=str(table))
    await on.told()
    (post,) = await asked(on)
    no = post["components"][0]["components"][1]["custom_id"]
    answer = await on.reply(on.tom, on.tom.click(post["id"], no))
    await on.assert_told(on.tom, answer, "invite.declined")
    await on.told()
    assert await asked(on) == []
    assert not any(row.is_reserved for row in (await on.at(table)).seats)


async def test_invite_without_a_member_shows_the_link(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    answer = await on.slash(on.sandra, "table invite", table=str(table))
    at = await on.at(table)
    assert str(number_of(at.table.lobby)) in said(answer)
    assert answer["ephemeral"]


async def test_invite_behind_more_offers_members_until_every_seat_is_kept(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=3)
    post = await on.lobby_post(table)
    more = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "more")))
    panel = await on.reply(on.sandra, on.sandra.click(more["id"], button(more, "invite")))
    assert panel["id"] == more["id"]
    assert str(number_of((await on.at(table)).table.lobby)) in said(panel)
    for number, member in enumerate((on.tom, on.haneul), 1):
        menu = button(panel, "whom")
        act = on.sandra.select(panel["id"], menu, [member.member_id])
        panel = await on.reply(on.sandra, act)
        name = f"<@{member.member_id}>"
        kept = await on.words(on.sandra, "invite.done", name=name)
        assert said(panel).splitlines()[0] == kept
        await on.told()
        assert [name in said(each) for each in await asked(on)].count(True) == 1
        assert (await on.at(table)).seats[number].is_reserved
    assert panel["components"] == []


async def test_a_pick_that_is_refused_leaves_the_menu_for_another(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    panel = await on.slash(on.sandra, "table invite", table=str(table))
    bot = str(on.playground.platform.world.bot.id)
    for wrong, code in ((bot, "invite.bot"), (on.sandra.member_id, "invite.has_seat")):
        act = on.sandra.select(panel["id"], button(panel, "whom"), [wrong])
        refusal = await on.reply(on.sandra, act)
        await on.assert_told(on.sandra, refusal, f"error.{code}")
        assert refusal["id"] != panel["id"]
    assert not any(row.is_reserved for row in (await on.at(table)).seats)
    act = on.sandra.select(panel["id"], button(panel, "whom"), [on.tom.member_id])
    await on.reply(on.sandra, act)
    assert (await on.at(table)).seats[1].is_reserved


async def test_outsiders_cannot_invite_from_behind_more(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    post = await on.lobby_post(table)
    more = await on.reply(on.tom, on.tom.click(post["id"], button(post, "more")))
    refusal = await on.reply(on.tom, on.tom.click(more["id"], button(more, "invite")))
    await on.assert_told(on.tom, refusal, "error.table.not_seated", way="join")


async def test_a_bot_is_not_invited(on: Scene) -> None:
    table = await on.lobby(on.sandra, seats=2)
    bot = str(on.playground.platform.world.bot.id)
    answer = await on.slash(on.sandra, "table invite", player=bot, table=str(table))
    await on.assert_told(on.sandra, answer, "error.invite.bot")
