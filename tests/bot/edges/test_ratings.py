"""``/rating`` over the sockets, in each language."""

import pytest

from tests.bot.edges.scene import Scene, button, said


async def test_whoever_has_no_rating_reads_how_to_get_one(on: Scene) -> None:
    for member in on.members():
        answer = await on.slash(member, "rating profile")
        assert await on.words(member, "rating.none") in said(answer)
        assert answer["ephemeral"]
        refused = await on.slash(member, "rating board")
        await on.assert_told(member, refused, "error.rating.no_pool")
        own = await on.slash(member, "rating versus", player=member.member_id)
        await on.assert_told(member, own, "error.rating.yourself")
        checked = await on.slash(member, "rating verify")
        assert said(checked) == await on.words(member, "rating.verified", tables=0, count=0)


async def test_two_who_have_never_met_and_a_game_nobody_has_finished(on: Scene) -> None:
    own, other = f"<@{on.tom.member_id}>", f"<@{on.sandra.member_id}>"
    met = await on.slash(on.tom, "rating versus", player=on.sandra.member_id)
    assert said(met) == await on.words(on.tom, "rating.never_met", own=own, other=other)
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
    assert await on.words(on.tom, "rating.none") in said(seen)


@pytest.mark.parametrize(("op", "told"), [("rate_sure", "gone"), ("rate_keep", "kept")])
async def test_erasing_is_asked_twice(on: Scene, op: str, told: str) -> None:
    asked = await on.slash(on.haneul, "rating erase")
    await on.assert_told(on.haneul, asked, "rating.erase")
    sure = await on.reply(on.haneul, on.haneul.click(asked["id"], button(asked, "rate_ask")))
    await on.assert_told(on.haneul, sure, "rating.sure")
    done = await on.reply(on.haneul, on.haneul.click(sure["id"], button(sure, op)))
    await on.assert_told(on.haneul, done, f"rating.{told}")
    own = await on.slash(on.haneul, "rating profile")
    key = "rating.erased" if op == "rate_sure" else "rating.none"
    assert await on.words(on.haneul, key) in said(own)
