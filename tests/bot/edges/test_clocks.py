"""Clocks through Discord's sockets: lines of boards, reminders, and stand-ins."""

import re

import pytest

from bot.clocks.preferences import Preferences, Where
from bot.core.posts.clock_lines import stamp
from bot.features.absence.parts import Absence
from bot.tables.names import channel
from bot.tables.timekeeping.own_hours import read_sleep
from bot.tables.timing.almanac import assumed
from rules.core.errors import Refusal
from rules.core.text import typed
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_clicks import panel_of

pytestmark = pytest.mark.sockets

PACE = "10m+5m/20m"
GRACE_MIN = 2
REPLY = 19
"""The type of a message that replies to another."""


async def test_a_board_says_when_time_is_up_and_starts_the_clock(on: Scene) -> None:
    table = await on.table(pace=PACE)
    board = await on.board(table)
    [moment] = re.findall(r"<t:(\d+):R>", board["content"])
    assert abs(int(moment) - on.playground.clock.now() - 600) < 30
    at = await on.at(table)
    [seat] = at.waiting()
    assert at.table.clocks[seat].since_ms == (int(board["id"]) >> 22) + 1420070400000
    assert (await on.board(await on.table()))["content"].count("<t:") == 0


async def test_a_silent_member_is_reminded_replaced_by_a_robot_and_can_come_back(on: Scene) -> None:
    table, gone = await on.asked(on.haneul, on.sandra, on.tom, pace=PACE)
    at = await on.at(table)
    [seat] = at.waiting()
    await on.minutes(10.5)
    posts = await on.posts(at.table.place_id)
    called = [post for post in posts if f"<@{gone.member_id}>" in post["content"]]
    # The board, and one reminder: a turn of ten minutes has no others.
    assert len(called) == 2
    assert called[-1]["message_reference"]["message_id"] == (await on.board(table))["id"]
    await on.minutes(GRACE_MIN)
    at = await on.at(table)
    assert at.seats[seat].is_robot
    assert at.seats[seat].away_id == int(gone.member_id)
    told = on.catalogues["ko"].words(
        "table.stood_in", member=typed(at.seats[seat].name), place=str(seat + 1)
    )
    posts = await on.posts(at.table.place_id)
    assert any(told in post["content"] for post in posts)
    # The reminder has gone with the turn.
    assert called[-1]["id"] not in {post["id"] for post in posts}
    shown = await on.slash(gone, "table take")
    await on.assert_told(gone, shown, "ui.done.take", place=channel(at.table.place_id))
    assert (await on.at(table)).table.clocks[seat].left_ms == 5 * 60_000


async def test_the_clocks_of_a_table_are_shown_in_private(on: Scene) -> None:
    table = await on.table(pace=PACE)
    await on.minutes(2)
    member = await on.acting(table)
    shown = await on.slash(member, "table clock")
    assert re.search(r"8\D", shown["content"])
    assert "<t:" in shown["content"]


async def test_hours_that_a_member_sets_are_answered_in_plain_words(on: Scene) -> None:
    shown = await on.slash(on.tom, "my hours", zone="Europe/Rome", sleep="22:00-06:30")
    await on.assert_told(on.tom, shown, "hosting.hours_saved")
    for _ in range(5):
        shown = await on.slash(on.tom, "my hours", zone="Rome", sleep="22-6:30")
        await on.assert_told(on.tom, shown, "error.act.unchanged")
    shown = await on.slash(on.tom, "my hours", zone="Europe/Rome", sleep="ten")
    await on.assert_told(on.tom, shown, "error.hours.no_such_time")
    shown = await on.slash(on.tom, "my hours", zone="Mars", sleep="22:00-06:30")
    await on.assert_told(on.tom, shown, "error.hours.no_such_zone", zone="Mars")


def test_a_night_of_whole_hours_needs_no_minutes() -> None:
    assert read_sleep("23-7") == read_sleep("23:00 – 07:00") == (23 * 60, 7 * 60)
    with pytest.raises(Refusal):
        read_sleep("23-25")


async def test_the_first_panel_says_once_which_hours_are_assumed(on: Scene) -> None:
    """Nothing is posted, no member is pinged, and a click takes the line away."""
    table = await on.table(pace="daily")
    at, member = await on.at(table), await on.acting(table)
    before = len(await on.posts(at.table.place_id))
    panel = await panel_of(on, member, table)
    line = await on.words(
        member,
        "hosting.hours_assumed",
        start="23:00",
        end="07:00",
        zone=assumed(at.table.language).zone,
    )
    assert panel["content"].endswith(on.linked(line))
    again = await panel_of(on, member, table)
    assert on.linked(line) not in again["content"]
    with pytest.raises(LookupError):
        button(again, "hours")
    assert len(await on.posts(at.table.place_id)) == before


async def test_hours_are_set_from_the_first_panel(on: Scene) -> None:
    table, member = await on.asked(pace="daily")
    panel = await panel_of(on, member, table)
    box = await member.click(panel["id"], button(panel, "hours"))
    typed = {"zone": "rome", "sleep": "22:00-06:30"}
    shown = await on.reply(member, member.submit(box["interaction_id"], **typed))
    assert shown["id"] != panel["id"], "the panel stays"
    held = await on.bot.tables.almanac.hours_set(int(member.member_id))
    assert (held[-1].zone, held[-1].sleep_from_min, held[-1].sleep_to_min) == (
        "Europe/Rome",
        22 * 60,
        6 * 60 + 30,
    )
    box = await member.click(panel["id"], button(panel, "hours"))
    shown = await on.reply(member, member.submit(box["interaction_id"], zone="Mars"))
    await on.assert_told(member, shown, "error.hours.no_such_zone", zone="Mars")


async def test_assumed_hours_are_not_mentioned_without_nights_or_beside_own_ones(
    on: Scene,
) -> None:
    for pace in ("none", "live", "daily nights=run", "daily"):
        table, member = await on.asked(pace=pace)
        if pace == "daily":
            await on.slash(member, "my hours", zone="Asia/Seoul", sleep="00:00-08:00")
        panel = await panel_of(on, member, table)
        with pytest.raises(LookupError):
            button(panel, "hours")


async def test_hours_change_from_tomorrow_on_while_a_clock_runs(on: Scene) -> None:
    table, member = await on.asked(pace=PACE)
    before = (await on.at(table)).table.clocks
    shown = await on.slash(member, "my hours", zone="Asia/Seoul", sleep="00:00-08:00")
    assert "<t:" in shown["content"]
    assert (await on.at(table)).table.clocks == before


async def test_a_pace_is_typed_or_refused(on: Scene) -> None:
    shown = await on.slash(on.tom, "table open", title="expancity", pace="soon")
    await on.assert_told(on.tom, shown, "error.pace.malformed", text="soon")
    await on.slash(on.tom, "table open", title="expancity", pace="48h+12h/72h")
    at = await on.bot.tables.position(1)
    assert at.table.pace == "48h+12h/72h"
    # A pace without a game is not dropped silently.
    shown = await on.slash(on.tom, "table open", pace="weekly")
    assert shown["content"].startswith("Which game?")
    assert "Terraforming Mars" in shown["content"]


async def test_a_member_without_pings_is_told_only_that_time_is_up(on: Scene) -> None:
    table, member = await on.asked(pace="300m+5m/300m vacation=no")
    await on.bot.settings.set_wishes(int(member.member_id), Preferences(where=Where.OFF))
    place = (await on.at(table)).table.place_id
    await on.minutes(290)
    assert not [post for post in await on.posts(place) if post["type"] == REPLY]
    await on.minutes(11)
    [told] = [post for post in await on.posts(place) if post["type"] == REPLY]
    assert f"<@{member.member_id}>" in told["content"]


async def test_a_vacation_is_asked_for_confirmed_told_and_ended(on: Scene) -> None:
    table, member = await on.asked(pace="daily")
    panel = await on.slash(member, "my vacation")
    assert "7" in panel["content"]
    days = await on.reply(member, member.click(panel["id"], "y:vacation_days:"))
    asked = await on.reply(member, member.select(days["id"], "y:setvacation:", ["2"]))
    assert "<t:" in asked["content"]
    shown = await on.reply(member, member.click(asked["id"], "y:vacation_go:2.0"))
    own = await on.bot.client.core.of(Absence).vacations.of(int(member.member_id))
    assert (own.left, len(own.open)) == (5, 1)
    await on.minutes(2)
    posts = await on.posts((await on.at(table)).table.place_id)
    assert any("🌴" in post["content"] for post in posts)
    # The same click once more gives no second vacation.
    again = await on.reply(member, member.click(asked["id"], "y:vacation_go:2.0", force=True))
    assert len((await on.bot.client.core.of(Absence).vacations.of(int(member.member_id))).open) == 1
    shown = await on.reply(member, member.click(panel["id"], "y:vacation_end:", force=True))
    assert "🌴" not in shown["content"]
    assert again["content"] != shown["content"]


async def test_the_board_is_corrected_when_a_vacation_begins(on: Scene) -> None:
    table, member = await on.asked(pace="daily")
    before = (await on.board(table))["content"]
    asked = await on.slash(member, "my vacation", days=2)
    await on.reply(member, member.click(asked["id"], button(asked, "vacation_go")))
    await on.minutes(2)
    at = await on.at(table)
    [shown] = (await on.bot.tables.times(at)).values()
    assert shown.zero_ms is not None
    board = (await on.board(table))["content"]
    assert stamp(shown.zero_ms, "f") in board
    assert board != before


async def test_a_vacation_by_command(on: Scene) -> None:
    shown = await on.slash(on.tom, "my vacation", days=3, start="soon")
    await on.assert_told(on.tom, shown, "error.vacation.no_such_date")
    shown = await on.slash(on.tom, "my vacation", days=20)
    await on.assert_told(on.tom, shown, "error.vacation.too_long", left=7)
    shown = await on.slash(on.tom, "my vacation", automatic=False)
    own = await on.bot.client.core.of(Absence).vacations.of(int(on.tom.member_id))
    assert not own.begin_by_themselves
    shown = await on.slash(on.tom, "my vacation", end=True)
    await on.assert_told(on.tom, shown, "error.vacation.none")
    # A member without days left is offered none.
    panel = await on.slash(on.tom, "my vacation")
    assert button(panel, "vacation_days")
    asked = await on.slash(on.tom, "my vacation", days=7)
    shown = await on.reply(on.tom, on.tom.click(asked["id"], button(asked, "vacation_go")))
    assert button(shown, "vacation_end")
    with pytest.raises(LookupError):
        button(shown, "vacation_days")


async def test_time_is_given_with_the_button_below_the_clocks(on: Scene) -> None:
    table = await on.table(pace=PACE)
    [seat] = (await on.at(table)).waiting()
    giver = await on.other(table)
    clocks = await on.slash(giver, "table clock")
    clicked = f"t:give:{table}:{(await on.at(table)).table.clocks[seat].turn}:{seat}"
    await on.reply(giver, giver.click(clocks["id"], clicked))
    assert (await on.at(table)).table.clocks[seat].gifts_ms == 5 * 60_000
    shown = await on.slash(giver, "table give", seat=str(seat + 1))
    await on.assert_told(giver, shown, "error.clock.given_already")
    await on.told()
    posts = await on.posts((await on.at(table)).table.place_id)
    assert any(post["content"].startswith("-# ") for post in posts)
