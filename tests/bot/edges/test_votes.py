"""Ballots through Discord's sockets: the post, its buttons, and the secrecy of votes."""

import pytest

from rules.core.text import typed
from tests.bot.edges.scene import Json, Scene, button, labels

pytestmark = pytest.mark.sockets

PACE = "10m+5m/20m"


async def ballot(on: Scene, table: int) -> Json:
    """The post of the table's only ballot."""
    [found] = await on.bot.client.core.people.voting.of(table)
    assert found.posted is not None
    posts = await on.posts(found.posted.channel_id)
    return next(post for post in posts if post["id"] == str(found.posted.message_id))


async def test_the_others_vote_on_a_late_seat_and_learn_only_the_numbers(on: Scene) -> None:
    table, late = await on.asked(on.haneul, on.sandra, on.tom, pace=PACE)
    one, two = (member for member in on.members() if member is not late)
    [seat] = (await on.at(table)).waiting()
    await on.minutes(10.5)
    shown = await on.slash(one, "table replace", table=str(table), seat=str(seat + 1))
    await on.assert_told(one, shown, "ballot.opened")
    await on.told()
    post = await ballot(on, table)
    assert f"<@{two.member_id}>" in post["content"]
    assert f"<@{one.member_id}>" not in post["content"]
    assert labels(post) == ["동의", "반대"]
    # The one whose seat it is has no voice.
    shown = await on.reply(late, late.click(post["id"], button(post, "vote")))
    await on.assert_told(late, shown, "error.ballot.about_you")
    no = button(post, "vote").replace(":yes", ":no")
    shown = await on.reply(one, one.click(post["id"], no))
    await on.assert_told(one, shown, "ballot.noted")
    shown = await on.reply(one, one.click(post["id"], button(post, "vote")))
    await on.assert_told(one, shown, "ballot.noted")
    await on.told()
    assert (await ballot(on, table))["content"].count("1") >= 1
    shown = await on.reply(two, two.click(post["id"], button(post, "vote")))
    await on.assert_told(two, shown, "ballot.decided")
    await on.told()
    at = await on.at(table)
    assert at.seats[seat].is_robot
    post = await ballot(on, table)
    assert labels(post) == []
    words = on.catalogues["ko"].words
    name = at.seats[seat].name
    assert post["content"] == words("ballot.kick_yes", seat=typed(name), n_yes=2, all=2)


async def test_a_deleted_ballot_is_posted_again_with_the_next_vote(on: Scene) -> None:
    table, late = await on.asked(on.haneul, on.sandra, on.tom, pace=PACE)
    one, two = (member for member in on.members() if member is not late)
    [seat] = (await on.at(table)).waiting()
    await on.minutes(10.5)
    await on.slash(one, "table replace", table=str(table), seat=str(seat + 1))
    await on.told()
    post = await ballot(on, table)
    channel = on.bot.client.get_partial_messageable((await on.at(table)).table.place_id)
    await channel.get_partial_message(int(post["id"])).delete()
    voting = on.bot.client.core.people.voting
    await voting.vote(table, on.by(two), 1, "no")
    await on.told()
    [found] = await voting.of(table)
    assert found.outcome == "no"
    on.refused = {10008}
    assert (await ballot(on, table))["id"] != post["id"]


async def test_a_live_table_starts_once_every_member_says_that_they_are_here(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra, pace="live")
    post = await on.lobby_post(table)
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "start")))
    await on.assert_told(on.sandra, shown, "ballot.noted_here")
    await on.told()
    call = await ballot(on, table)
    assert f"<@{on.haneul.member_id}>" in call["content"]
    assert f"<@{on.sandra.member_id}>" not in call["content"]
    assert labels(call) == ["여기 있어요"]
    shown = await on.reply(on.haneul, on.haneul.click(call["id"], button(call, "vote")))
    await on.assert_told(on.haneul, shown, "ballot.here_yes")
    await on.told()
    assert (await on.at(table)).waiting()
    assert await on.board(table)
