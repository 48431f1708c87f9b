"""Ends of tables: the lobby post shows the result with a link, and the thread is archived."""

import pytest

from bot.core.text.links import link
from bot.store.rows import Status
from bot.tables.names import channel
from bot.tables.notices import ARCHIVED_AFTER_S
from tests.bot.edges.scene import Scene, button, labels
from tests.messages import number_of

pytestmark = pytest.mark.sockets

UNKNOWN_CHANNEL = 10003


async def test_the_lobby_post_shows_how_its_table_ended_and_links_to_it(on: Scene) -> None:
    table = await on.table()
    await on.later(3 * 3600)
    await on.called_off(table)
    post = await on.lobby_post(table)
    at = await on.at(table)
    assert link(at.table) in post["content"]
    assert link(at.table).endswith(str(number_of(at.table.board)))
    assert "3시간" in post["content"]
    words = on.catalogues["ko"].words
    assert labels(post) == [words("ui.button.rematch"), words("ui.button.rules")]


async def test_the_lobby_post_says_if_its_table_never_started(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    more = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "more")))
    shown = await on.reply(on.haneul, on.haneul.click(more["id"], button(more, "cancel")))
    assert shown["id"] == more["id"]
    await on.told()
    post = await on.lobby_post(table)
    assert on.catalogues["ko"].words("ui.lobby.cancelled") in post["content"]
    # A table that was never played offers no rematch.
    assert on.catalogues["ko"].words("ui.button.reopen") in labels(post)


async def test_a_rematch_has_the_same_title_options_and_members(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, on.tom)
    await on.called_off(table)
    post = await on.lobby_post(table)
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "rematch")))
    await on.assert_told(on.sandra, shown, "ui.done.rematch", place=channel(on.place))
    await on.told()
    old, new = await on.at(table), await on.at(table + 1)
    assert (new.table.title, new.table.options) == (old.table.title, old.table.options)
    assert new.table.status is Status.LOBBY
    assert [row.member_id for row in new.seats] == [None, int(on.sandra.member_id), None]
    kept = [row.away_id for row in new.seats]
    assert kept == [int(on.haneul.member_id), None, int(on.tom.member_id)]
    # The next member who asks joins the same rematch.
    for member in (on.haneul, on.tom):
        await on.reply(member, member.click(post["id"], button(post, "rematch")))
    new = await on.at(table + 1)
    assert new.members() == old.members()


async def test_verify_shows_the_proof_that_luck_was_fair(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    await on.called_off(table)
    at = await on.at(table)
    secrets = await on.bot.tables.secrets(table)
    figures = (f"`{at.table.commitment}`", f"`{secrets.seed}`", f"`{secrets.salt.hex()}`")
    thread = await on.posts(at.table.place_id)
    for post in (*thread, *await on.posts()):
        assert at.table.commitment not in post["content"]
        assert not any(figure in post["content"] for figure in figures)
    closing = thread[-1]
    for member in (on.haneul, on.tom):
        shown = await on.reply(member, member.click(closing["id"], button(closing, "verify")))
        assert shown["ephemeral"]
        assert shown["content"].startswith("✅")
        assert all(figure in shown["content"] for figure in figures)


async def test_the_post_at_the_end_leads_to_a_rematch(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    closing = (await on.posts((await on.at(table)).table.place_id))[-1]
    shown = await on.reply(on.haneul, on.haneul.click(closing["id"], button(closing, "rematch")))
    await on.assert_told(on.haneul, shown, "ui.done.rematch", place=channel(on.place))
    assert (await on.at(table + 1)).table.status is Status.LOBBY


async def test_a_stranger_cannot_open_a_rematch(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    post = await on.lobby_post(table)
    shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "rematch")))
    await on.assert_told(on.tom, shown, "error.table.not_seated", way="open")


async def test_a_member_can_give_up_a_reserved_seat(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    await on.bot.tables.play_again(table, on.by(on.haneul))
    await on.told()
    post = await on.lobby_post(table + 1)
    assert "Alessandra" in post["content"]
    offered = {item["custom_id"]: item for row in post["components"] for item in row["components"]}
    assert offered[button(post, "robot")]["disabled"]
    shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))
    await on.assert_told(on.tom, shown, "error.table.reserved", name="Alessandra", place="2")
    await on.slash(on.haneul, "table replace", seat="2")
    await on.bot.tables.join(table + 1, on.by(on.tom))
    assert (await on.at(table + 1)).seat_of(int(on.tom.member_id)) == 1


async def test_the_lobby_is_updated_after_every_seat_change(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    robot = on.catalogues["ko"].words("ui.robot", place="2")
    assert "Alessandra" in (await on.lobby_post(table))["content"]
    await on.bot.tables.leave(table, on.by(on.sandra))
    await on.told()
    assert robot in (await on.lobby_post(table))["content"]
    await on.bot.tables.take_over(table, on.by(on.sandra), None)
    await on.told()
    assert robot not in (await on.lobby_post(table))["content"]
    await on.bot.tables.replace_member(table, on.by(on.haneul), 1, has_left=True)
    await on.told()
    assert robot in (await on.lobby_post(table))["content"]


async def test_the_thread_is_archived_a_day_after_the_closing_post(on: Scene) -> None:
    table = await on.table()
    await on.called_off(table)
    thread = on.playground.platform.world.channels[(await on.at(table)).table.place_id].thread
    assert thread is not None
    await on.restart()
    await on.later(ARCHIVED_AFTER_S - 60)
    assert not thread.archived
    await on.later(120)
    assert thread.archived


@pytest.mark.parametrize("gone", ["deleted", "locked"])
async def test_a_failed_archiving_of_a_thread_is_not_reported(on: Scene, gone: str) -> None:
    table = await on.table()
    await on.called_off(table)
    channel = on.playground.platform.world.channels[(await on.at(table)).table.place_id]
    if gone == "deleted":
        await on.tom.delete_channel(str(channel.id))
    else:
        await on.tom.deny("MANAGE_THREADS")
        on.playground.platform.threads.change(channel, {"locked": True})
    await on.later(ARCHIVED_AFTER_S + 60)
    assert [c for c in on.playground.platform.world.channels.values() if c.recipient_id] == []
    on.refused = {UNKNOWN_CHANNEL, 50013}


async def test_a_stranger_must_confirm_before_taking_a_robots_seat(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    await on.bot.tables.leave(table, on.by(on.sandra))
    await on.told()
    await on.slash(on.haneul, "my tables")
    # The only robot's seat is reserved for the member who stepped aside.
    shown = await on.slash(on.tom, "table take")
    await on.assert_told(on.tom, shown, "error.table.kept_for_member", name="Alessandra")


async def test_a_stranger_takes_a_robots_seat_after_confirming(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    await on.bot.tables.add_robot(table, on.by(on.haneul), 1)
    await on.start(table)
    post = await on.lobby_post(table)
    async with on.untouched(table):
        shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "take")))
    await on.assert_told(on.tom, shown, "ui.take.sure", place="2")
    assert shown["attachments"] == []
    shown = await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "sit")))
    place = channel((await on.at(table)).table.place_id)
    assert shown["content"].startswith(await on.words(on.tom, "ui.done.take", place=place))
    assert len(shown["attachments"]) > 0
    assert (await on.at(table)).seat_of(int(on.tom.member_id)) == 1
    # Leaving then does not reserve the seat, and coming back needs no confirmation.
    await on.slash(on.tom, "table away", table=str(table))
    assert (await on.at(table)).seats[1].away_id is None
    post = await on.lobby_post_offering(table, "take")
    shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "take")))
    await on.assert_told(
        on.tom, shown, "ui.done.take", place=channel((await on.at(table)).table.place_id)
    )
