"""``/play`` over the sockets: the panel, its mentions and its buttons."""

import pytest

from bot.playground.people.client import PlaygroundClient
from bot.store.rows import Status
from tests.bot.edges.scene import Json, Scene, button, said

pytestmark = pytest.mark.sockets


async def asked(on: Scene) -> list[Json]:
    return [each for each in await on.posts() if ":found:" in str(each["components"])]


async def ready(on: Scene, *members: PlaygroundClient) -> Json:
    """These members look for a game for as many, and the post that asks them comes out."""
    for member in members:
        answer = await on.slash(member, "play", title="mine", seats=len(members), pace="daily")
        assert "<t:" in said(answer)
        assert answer["ephemeral"]
    await on.minutes(0.1)
    (post,) = await asked(on)
    return post


async def test_matched_members_are_mentioned_and_the_last_yes_starts_the_table(
    on: Scene,
) -> None:
    post = await ready(on, on.sandra, on.tom)
    for member in (on.sandra, on.tom):
        assert f"<@{member.member_id}>" in said(post)
    refusal = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "found")))
    await on.assert_told(on.haneul, refusal, "error.queue.over")
    answer = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "found")))
    await on.assert_told(on.sandra, answer, "queue.noted")
    answer = await on.reply(on.tom, on.tom.click(post["id"], button(post, "found")))
    await on.assert_told(on.tom, answer, "ui.done.start")
    await on.told()
    assert await asked(on) == []
    assert (await on.at(1)).table.status is Status.PLAYING


async def test_a_no_ends_it_and_the_other_may_play_with_a_robot(on: Scene) -> None:
    post = await ready(on, on.sandra, on.tom)
    await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "found")))
    no = post["components"][0]["components"][1]["custom_id"]
    answer = await on.reply(on.tom, on.tom.click(post["id"], no))
    await on.assert_told(on.tom, answer, "queue.left")
    await on.minutes(0.1)
    (off,) = [each for each in await on.posts() if ":instead:" in str(each["components"])]
    answer = await on.reply(on.sandra, on.sandra.click(off["id"], button(off, "instead")))
    await on.assert_told(on.sandra, answer, "ui.done.start")
    await on.later(6)
    assert [each for each in await on.posts() if ":instead:" in str(each["components"])] == []
    at = await on.at(1)
    assert at.table.status is Status.PLAYING
    assert [row.is_robot for row in at.seats] == [False, True]


async def test_the_panel_remembers_picks_until_it_is_sent(on: Scene) -> None:
    panel = await on.slash(on.sandra, "play")
    titles, seats = (row["components"][0] for row in panel["components"][:2])
    picked = await on.reply(on.sandra, on.sandra.select(panel["id"], titles["custom_id"], ["mine"]))
    titles, seats = (row["components"][0] for row in picked["components"][:2])
    assert [each["value"] for each in titles["options"] if each.get("default")] == ["mine"]
    picked = await on.reply(on.sandra, on.sandra.select(picked["id"], seats["custom_id"], ["2"]))
    sent = await on.reply(on.sandra, on.sandra.click(picked["id"], button(picked, "play_go")))
    assert "<t:" in said(sent)
    again = await on.slash(on.sandra, "play")
    assert "🔎" in said(again)
    assert await on.words(on.sandra, "queue.waiting", count=0) in said(again), "nobody else looks"
    gone = await on.slash(on.sandra, "play", cancel=True)
    await on.assert_told(on.sandra, gone, "queue.left")
    gone = await on.slash(on.sandra, "play", cancel=True)
    assert said(gone).startswith((await on.words(on.sandra, "queue.nothing"))[:20])


async def test_a_number_of_players_that_no_title_has_is_refused(on: Scene) -> None:
    answer = await on.slash(on.sandra, "play", title="mine", seats=9)
    await on.assert_told(on.sandra, answer, "error.queue.nothing_fits")
