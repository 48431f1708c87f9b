"""The post of a lobby: four buttons, the next step in green, and the rest in private behind one of them."""

import pytest

from bot.core.controls.ids import TableId
from tests.bot.edges.scene import Json, Scene, button, labels

pytestmark = pytest.mark.sockets

SUCCESS = 3
MORE = ("leave", "invite", "robot_1", "robot_3", "unrobot", "take", "rules", "cancel")


def green(post: Json) -> list[str]:
    """The ids of the green buttons."""
    found = [each for row in post["components"] for each in row["components"]]
    return [each["custom_id"] for each in found if each.get("style") == SUCCESS]


async def test_a_lobby_has_four_buttons_and_one_of_them_is_green(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    words = on.catalogues["ko"].words
    ops = ("join", "robot_2", "start", "more")
    assert labels(post) == [words(f"ui.button.{op}") for op in ops]
    assert green(post) == [TableId("join", table).write()]
    await on.bot.tables.join(table, on.by(on.tom))
    await on.told()
    assert green(await on.lobby_post(table)) == [TableId("start", table).write()]


async def test_everything_else_is_behind_more_in_the_members_language(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    for member in on.members():
        more = await on.reply(member, member.click(post["id"], button(post, "more")))
        assert more["ephemeral"]
        expected = [await on.words(member, f"ui.button.{op}") for op in MORE]
        assert labels(more) == expected


async def test_a_button_behind_more_acts_and_replaces_the_question(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    more = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "more")))
    shown = await on.reply(on.haneul, on.haneul.click(more["id"], button(more, "robot")))
    assert shown["id"] == more["id"]
    assert shown["components"] == []
    assert (await on.at(table)).seats[1].robot_level == 1


async def test_an_expert_sits_down_from_behind_more(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    more = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "more")))
    await on.reply(on.haneul, on.haneul.click(more["id"], TableId("robot", table, arg="3").write()))
    assert (await on.at(table)).seats[1].robot_level == 3


async def test_the_rules_leave_the_question_where_it_is(on: Scene) -> None:
    table = await on.lobby(on.tom, seats=2)
    post = await on.lobby_post(table)
    more = await on.reply(on.tom, on.tom.click(post["id"], button(post, "more")))
    rules = await on.reply(on.tom, on.tom.click(more["id"], button(more, "rules")))
    assert rules["id"] != more["id"]


async def test_more_on_an_old_lobby_shows_the_options_in_play(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    post = await on.lobby_post(table)
    await on.start(table)
    act = on.sandra.click(post["id"], button(post, "more"), force=True)
    more = await on.reply(on.sandra, act)
    assert more["ephemeral"]
    assert await on.words(on.sandra, "ui.button.replay") in labels(more)
    assert await on.words(on.sandra, "ui.button.cancel") not in labels(more)
