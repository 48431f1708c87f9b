"""``/rating`` over the sockets, in each language."""

from typing import Any

import pytest

from bot.core.text.lines import ALT_CHARS
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Scene, button, said
from tests.bot.ratings.history import known, played

pytestmark = pytest.mark.sockets

Json = dict[str, Any]
GAME = "tmars"
MOST_BYTES = 200_000


async def months_of_play(on: Scene) -> None:
    """The three have played for months, with former members."""
    world = on.playground.platform.world
    members = [int(each.member_id) for each in on.members()]
    names = {member: world.members[member].name for member in members}
    await played(
        on.bot.database,
        known(names, others=30),
        guild_id=world.guild_id,
        now_s=int(on.playground.clock.now()),
    )


def pictured(answer: Json, name: str) -> Json:
    """The picture of a private answer, which has a description and the same as text beside it."""
    assert answer["ephemeral"]
    picture, twin = answer["attachments"]
    assert picture["filename"] == f"{name}.png"
    assert 0 < len(picture["description"]) <= ALT_CHARS
    assert picture["size"] <= MOST_BYTES
    assert twin["filename"] == f"{name}.txt"
    return dict(picture)


async def pressed(on: Scene, member: PlaygroundClient, answer: Json, what: str) -> Json:
    return await on.reply(member, member.click(answer["id"], button(answer, what)))


async def test_ratings_are_pictures_with_their_text_on_request(on: Scene) -> None:
    await months_of_play(on)
    tom, sandra = on.tom, on.sandra
    for member in on.members():
        card = await on.slash(member, "rating profile")
        assert str(member.member_id) in said(card)
        pictured(card, "profile")
        light = await pressed(on, member, card, "rate_light")
        pictured(light, "profile")
        assert button(light, "rate_dark")
        curve = await pressed(on, member, light, "curve")
        pictured(curve, "curve")
        pictured(await pressed(on, member, curve, "profile"), "profile")
        board = await on.slash(member, "rating board", game=GAME, kind="table")
        pictured(board, "leaderboard")
        game = await on.slash(member, "rating game", game=GAME)
        pictured(game, "statistics")
        pictured(await on.slash(member, "rating server"), "server")
    met = await on.slash(tom, "rating versus", player=sandra.member_id)
    pictured(met, "versus")
    assert str(sandra.member_id) in said(met)


async def test_no_member_sees_the_curve_of_a_member_who_hides(on: Scene) -> None:
    await months_of_play(on)
    card = await on.slash(on.tom, "rating profile", player=on.sandra.member_id)
    pictured(card, "profile")
    await on.slash(on.sandra, "rating hide")
    for what in ("curve", "rate_light"):
        refused = await pressed(on, on.tom, card, what)
        await on.assert_told(on.tom, refused, "error.rating.hidden")
    server = await on.slash(on.tom, "rating server")
    name = on.playground.platform.world.members[int(on.sandra.member_id)].name
    assert f". {name}," not in pictured(server, "server")["description"]
    board = await on.slash(on.tom, "rating board", game=GAME, kind="table")
    assert f". {name}," not in pictured(board, "leaderboard")["description"]


async def test_where_no_member_has_played_each_reads_the_way_to_a_rating(on: Scene) -> None:
    for member in on.members():
        await on.assert_told(member, await on.slash(member, "rating server"), "rating.server_empty")
        answer = await on.slash(member, "rating profile")
        assert on.linked(await on.words(member, "rating.none")) in said(answer)
        assert answer["ephemeral"]
        refused = await on.slash(member, "rating board")
        await on.assert_told(member, refused, "error.rating.no_pool")
        alone = await on.slash(member, "rating versus", player=member.member_id)
        await on.assert_told(member, alone, "error.rating.yourself")
        checked = await on.slash(member, "rating verify")
        assert said(checked) == await on.words(member, "rating.verified", tables=0, count=0)
    own, other = f"<@{on.tom.member_id}>", f"<@{on.sandra.member_id}>"
    met = await on.slash(on.tom, "rating versus", player=on.sandra.member_id)
    assert said(met) == on.linked(await on.words(on.tom, "rating.never_met", own=own, other=other))
    game = await on.slash(on.tom, "rating game", game="expancity")
    assert "Expancity" in said(game)
    unknown = await on.slash(on.tom, "rating game", game="chess")
    assert "chess" in said(unknown)


async def test_hiding_and_showing_again(on: Scene) -> None:
    answer = await on.slash(on.sandra, "rating hide")
    await on.assert_told(on.sandra, answer, "rating.hid")
    refused = await on.slash(on.tom, "rating profile", player=on.sandra.member_id)
    await on.assert_told(on.tom, refused, "error.rating.hidden")
    shown = await on.reply(on.sandra, on.sandra.click(answer["id"], button(answer, "rate_show")))
    await on.assert_told(on.sandra, shown, "rating.shown")
    seen = await on.slash(on.tom, "rating profile", player=on.sandra.member_id)
    assert on.linked(await on.words(on.tom, "rating.none")) in said(seen)


async def test_erasing_is_asked_twice(on: Scene) -> None:
    for op, told, then in (
        ("rate_keep", "rating.kept", "rating.none"),
        ("rate_sure", "rating.gone", "rating.erased"),
    ):
        asked = await on.slash(on.haneul, "rating erase")
        await on.assert_told(on.haneul, asked, "rating.erase")
        sure = await pressed(on, on.haneul, asked, "rate_ask")
        await on.assert_told(on.haneul, sure, "rating.sure")
        await on.assert_told(on.haneul, await pressed(on, on.haneul, sure, op), told)
        own = await on.slash(on.haneul, "rating profile")
        assert on.linked(await on.words(on.haneul, then)) in said(own)
