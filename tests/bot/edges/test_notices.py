"""Notices of a turn follow members' wishes, and do not come while they sleep."""

import re
from typing import Any

import pytest
from sqlalchemy import select

from bot.clocks.hours import Hours
from bot.clocks.preferences import Preferences
from bot.clocks.reminders import ReminderLevel, Rung
from bot.core.controls.ids import BREAK
from bot.playground import PlaygroundClient
from bot.store import outbox, pings, schema
from bot.store.pings import Ping
from bot.tables import notices
from bot.tables.telling.ways import AN_HOUR
from tests.bot.edges.scene import Scene, button

pytestmark = pytest.mark.sockets

Json = dict[str, Any]
SILENT = 4096
"""The flag of a message that notifies no member."""
REPLY = 19


async def sleeps(on: Scene, member: PlaygroundClient, sleep: tuple[int, int]) -> None:
    """Have a member sleep from one hour to another, UTC; a scene begins at eight."""
    hours = Hours(0, "UTC", sleep[0] * 60, sleep[1] * 60)
    await on.bot.tables.almanac.set_hours(int(member.member_id), hours)


async def wishes(on: Scene, member: PlaygroundClient, wanted: Preferences) -> None:
    await on.bot.settings.set_wishes(int(member.member_id), wanted)


async def sent_to(on: Scene, member: PlaygroundClient) -> list[Ping]:
    """The rows about notices to a member, the oldest first."""
    found = await on.bot.database.read(lambda conn: pings.last(conn, int(member.member_id), 100))
    return found[::-1]


def mentioned(posts: list[Json], member: PlaygroundClient) -> list[Json]:
    return [post for post in posts if member.member_id in {each["id"] for each in post["mentions"]}]


async def thread(on: Scene, table: int) -> list[Json]:
    return await on.posts((await on.at(table)).table.place_id)


def called_name(on: Scene, member: PlaygroundClient) -> str:
    return on.playground.platform.world.members[int(member.member_id)].name


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_a_turn_at_night_is_told_in_silence_and_again_in_the_morning(
    on: Scene, pace: str
) -> None:
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (7, 9))
    table, called = await on.asked(pace=pace)
    board = await on.board(table)
    assert board["flags"] & SILENT
    assert mentioned(await thread(on, table), called) == []
    assert await sent_to(on, called) == []
    await on.minutes(61)
    [ping] = mentioned(await thread(on, table), called)
    assert ping["message_reference"]["message_id"] == board["id"]
    assert not ping["flags"] & SILENT
    [kept] = await sent_to(on, called)
    assert (kept.rung, kept.place, kept.message_id) == ("ping", "thread", int(ping["id"]))
    await on.minutes(30)
    assert len(mentioned(await thread(on, table), called)) == 1


async def test_a_member_who_moves_at_night_is_not_called_in_the_morning(on: Scene) -> None:
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (7, 9))
    table, called = await on.asked()
    await on.turn(table)
    await on.minutes(61)
    assert mentioned(await thread(on, table), called) == []


async def test_those_awake_are_called_while_others_sleep(on: Scene) -> None:
    table = await on.table()
    other = await on.other(table)
    await sleeps(on, await on.acting(table), (7, 9))
    await on.turn(table)
    board = await on.board(table)
    assert not board["flags"] & SILENT
    assert mentioned([board], other) == [board]


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_one_ping_a_turn_is_kept_and_a_board_that_calls_again_is_posted_without(
    on: Scene, pace: str
) -> None:
    """Several members may be asked at once, so a question can be new while its turn was announced before."""
    table, called = await on.asked(pace=pace)
    first, [kept] = await on.board(table), await sent_to(on, called)
    assert (kept.table_id, kept.rung, kept.message_id) == (table, "ping", int(first["id"]))
    await on.bot.tables.posts.repost(table)
    await on.told()
    assert await sent_to(on, called) == [kept]
    await on.bot.tables.posts.place(table, lambda conn: None, board_seq=-1)
    await on.bot.tables.posts.repost(table)
    await on.told()
    board = await on.board(table)
    assert board["id"] != first["id"]
    assert mentioned([board], called) == []
    assert await sent_to(on, called) == [kept]


async def test_a_muted_table_calls_no_member(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    for member in (on.haneul, on.sandra):
        panel = await on.slash(member, "my notices")
        shown = await on.reply(member, member.click(panel["id"], button(panel, "mute")))
        assert await on.words(member, "ui.notices.muted") in shown["content"]
        assert button(shown, "unmute")
    await on.start(table)
    assert (await on.board(table))["mentions"] == []


async def test_a_member_can_look_up_their_notices(on: Scene) -> None:
    _, called = await on.asked()
    shown = await on.slash(called, "my pings")
    [_, line] = shown["content"].splitlines()
    assert line.startswith("✅ <t:")
    assert await on.words(called, "ui.pings.ping") in line
    shown = await on.slash(on.tom, "my pings")
    await on.assert_told(on.tom, shown, "ui.pings.none")


async def test_a_member_may_ask_for_the_last_reminder_alone(on: Scene) -> None:
    for member in (on.haneul, on.sandra):
        await wishes(on, member, Preferences(reminders=ReminderLevel.LAST))
    table, called = await on.asked(pace="600m+5m/600m nights=run")
    await on.minutes(305)
    assert [each.rung for each in await sent_to(on, called)] == ["ping"]
    await on.minutes(240)
    assert [each.rung for each in await sent_to(on, called)] == ["ping", "last"]
    reminder = (await thread(on, table))[-1]
    assert button(reminder, "leaving").endswith(BREAK)


async def test_reminders_wait_for_the_end_of_quiet_hours(on: Scene) -> None:
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (3, 3))
        await wishes(on, member, Preferences(quiet=(12 * 60, 15 * 60)))
    _, called = await on.asked(pace="600m+5m/600m")
    await on.minutes(6 * 60)
    assert [each.rung for each in await sent_to(on, called)] == ["ping"]
    await on.minutes(65)
    assert [each.rung for each in await sent_to(on, called)] == ["ping", "half"]


async def test_reminders_are_deleted_when_their_turn_is_over(on: Scene) -> None:
    table = await on.table(pace="600m+5m/600m nights=run")
    await on.minutes(305)
    assert [post for post in await thread(on, table) if post["type"] == REPLY]
    await on.turn(table)
    await on.later(10)
    assert not [post for post in await thread(on, table) if post["type"] == REPLY]


async def test_a_nudge_takes_the_place_of_a_reminder_and_names_no_member(on: Scene) -> None:
    table = await on.table(pace="600m+5m/600m nights=run")
    called, other = await on.acting(table), await on.other(table)
    shown = await on.slash(other, "table nudge")
    assert "<t:" in shown["content"], "too early"
    await on.minutes(121)
    board = await on.board(table)
    more = await on.reply(other, other.click(board["id"], button(board, "more")))
    shown = await on.reply(other, other.click(more["id"], button(more, "nudge")))
    await on.assert_told(other, shown, "ui.done.nudge")
    await on.told()
    [reply] = [post for post in await thread(on, table) if post["type"] == REPLY]
    assert mentioned([reply], called)
    assert other.member_id not in reply["content"]
    shown = await on.slash(other, "table nudge")
    noon = int(on.playground.clock.now()) + 12 * 3600
    found = re.search(r"<t:(\d+):R>", shown["content"])
    assert found is not None
    assert abs(int(found[1]) - noon) < 120, "twelve hours apart"
    # It has taken the place of the reminder at half time.
    await on.minutes(190)
    assert [each.rung for each in await sent_to(on, called)] == ["ping", "nudge"]


async def test_a_turn_is_nudged_twice_at_most_and_told_four_times(on: Scene) -> None:
    table = await on.table(pace="26h+4h/26h nights=run vacation=no")
    called, other = await on.acting(table), await on.other(table)
    for hours in (3, 12.1):
        await on.minutes(hours * 60)
        await on.assert_told(other, await on.slash(other, "table nudge"), "ui.done.nudge")
        await on.told()
    shown = await on.slash(other, "table nudge")
    await on.assert_told(other, shown, "error.nudge.enough", name=called_name(on, called))
    # They have taken the place of both reminders.
    await on.minutes(11 * 60)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept == ["ping", "nudge", "nudge2", "zero"]
    shown = await on.slash(called, "my pings")
    assert shown["content"].count(await on.words(called, "ui.pings.nudge")) == 2


async def test_only_members_at_the_table_may_nudge(on: Scene) -> None:
    table = await on.table()
    place = (await on.at(table)).table.place_id
    shown = await on.reply(on.tom, on.tom.slash(place, "table nudge"))
    await on.assert_told(on.tom, shown, "error.table.not_seated", way="open")
    called = await on.acting(table)
    shown = await on.slash(called, "table nudge")
    await on.assert_told(called, shown, "error.table.nobody_to_nudge")


async def test_a_quiet_thread_is_kept_open_without_a_message(on: Scene) -> None:
    for member in (on.haneul, on.sandra):
        await wishes(on, member, Preferences(reminders=ReminderLevel.OFF))
    table = await on.table()
    place = (await on.at(table)).table.place_id
    channel = on.playground.platform.world.channels[place]
    assert channel.thread is not None
    before, posts = channel.thread.auto_archive_minutes, len(await on.posts(place))
    on.playground.clock.advance(6 * 24 * 3600 + 60)
    for _ in range(3):
        await on.minutes(1)
    assert channel.thread.auto_archive_minutes != before
    assert len([post for post in await on.posts(place) if post["flags"] & SILENT]) == 0
    assert len(await on.posts(place)) == posts


async def days(on: Scene, count: float) -> None:
    """Days pass, with a look at timers after them."""
    on.playground.clock.advance(count * 86_400)
    for _ in range(2):
        await on.minutes(1)


async def test_without_a_clock_one_is_reminded_after_one_three_and_six_days(on: Scene) -> None:
    table, called = await on.asked()
    await days(on, 0.9)
    assert [each.rung for each in await sent_to(on, called)] == ["ping"]
    for passed in (0.1, 2, 3, 5):
        await days(on, passed)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept == ["ping", "day1", "day3", "day6"]
    assert len(mentioned(await thread(on, table), called)) == 4
    # Nobody is told more than four times of one turn.
    shown = await on.slash(await on.other(table), "table nudge")
    name = called_name(on, called)
    await on.assert_told(await on.other(table), shown, "error.nudge.enough", name=name)
    await on.turn(table)
    await on.later(10)
    assert not [post for post in await thread(on, table) if post["type"] == REPLY]


async def test_without_a_clock_an_answer_in_time_needs_no_reminder(on: Scene) -> None:
    table, called = await on.asked()
    await days(on, 0.9)
    await on.turn(table)
    await days(on, 0.2)
    assert [each.rung for each in await sent_to(on, called)] == ["ping"]


async def test_without_a_clock_a_nudge_takes_the_place_of_a_reminder(on: Scene) -> None:
    table = await on.table()
    called, other = await on.acting(table), await on.other(table)
    await on.minutes(121)
    await on.assert_told(other, await on.slash(other, "table nudge"), "ui.done.nudge")
    # The nudge is sent before the days pass, not while they do.
    await on.told()
    for passed in (1, 2, 3):
        await days(on, passed)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept == ["ping", "nudge", "day3", "day6"]


async def test_no_member_is_told_more_than_four_times_of_one_turn(on: Scene) -> None:
    table = await on.table(pace="600m+5m/600m nights=run vacation=no")
    called, other = await on.acting(table), await on.other(table)
    await on.minutes(9 * 60 + 5)
    shown = await on.slash(other, "table nudge")
    await on.assert_told(other, shown, "error.nudge.enough", name=called_name(on, called))
    await on.minutes(60)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept == ["ping", "half", "last", "zero"]


async def test_a_replaced_member_is_told_once_and_can_come_back_from_that_message(
    on: Scene,
) -> None:
    table, called = await on.asked(pace="60m+5m/60m nights=run vacation=no")
    await on.minutes(75)
    [told] = [each for each in await sent_to(on, called) if each.rung == "standin"]
    [reply] = [each for each in await thread(on, table) if each["id"] == str(told.message_id)]
    assert mentioned([reply], called)
    shown = await on.reply(called, called.click(reply["id"], button(reply, "back")))
    assert shown["ephemeral"]
    await on.told()
    assert (await on.at(table)).seat_of(int(called.member_id)) is not None
    await on.later(10)
    assert reply["id"] not in {each["id"] for each in await thread(on, table)}


async def test_a_notice_about_a_robot_of_an_earlier_turn_is_dropped(on: Scene) -> None:
    table, called = await on.asked(pace="60m+5m/60m nights=run vacation=no")
    seat = (await on.at(table)).seat_of(int(called.member_id))
    assert seat is not None
    await on.minutes(75)
    [first] = [each for each in await sent_to(on, called) if each.rung == "standin"]
    await on.bot.tables.come_back(table, on.by(called))
    await on.told()
    while not [each for each in await sent_to(on, called) if each.rung == "standin"][1:]:
        await on.minutes(15)
    before = await thread(on, table)
    assert first.turn is not None
    late = notices.reminder((await on.at(table)).table, seat, first.turn, Rung.STANDIN)
    await on.bot.database.write(
        lambda conn: outbox.put(conn, late, now=on.playground.clock.now()), table_id=table
    )
    await on.minutes(1)
    assert await thread(on, table) == before
    given_up = select(schema.outbox.c.id).where(schema.outbox.c.error.is_not(None))
    assert await on.bot.database.read(lambda conn: conn.execute(given_up).all()) == []


async def test_a_member_who_keeps_answering_is_told_of_every_turn(on: Scene) -> None:
    table, called = await on.asked()
    for _ in range(AN_HOUR + 2):
        for _ in range(2):
            acting = await on.acting(table)
            assert mentioned([await on.board(table)], acting)
            await on.minutes(1)
            await on.turn(table)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept == ["ping"] * (AN_HOUR + 3)


async def test_the_other_settings_are_behind_more(on: Scene) -> None:
    panel = await on.slash(on.tom, "my notices")
    shown = await on.reply(on.tom, on.tom.click(panel["id"], button(panel, "more")))
    assert button(shown, "less")
    shown = await on.reply(on.tom, on.tom.select(shown["id"], "y:set:ended", ["off"]))
    assert button(shown, "less"), "the page stays"
    shown = await on.reply(on.tom, on.tom.select(shown["id"], "y:set:live", ["off"]))
    kept = (await on.bot.settings.reach(int(on.tom.member_id)))[int(on.tom.member_id)].wishes
    assert (kept.ended, kept.live, kept.next) == (False, False, False)
    shown = await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "less")))
    assert button(shown, "more")


async def test_a_digest_may_come_twice_a_day(on: Scene) -> None:
    panel = await on.slash(on.tom, "my notices")
    panel = await on.reply(on.tom, on.tom.select(panel["id"], "y:set:where", ["digest"]))
    await on.reply(on.tom, on.tom.select(panel["id"], "y:set:digest", ["1080", "420"]))
    kept = (await on.bot.settings.reach(int(on.tom.member_id)))[int(on.tom.member_id)].wishes
    assert kept.digests_min == (7 * 60, 18 * 60)
