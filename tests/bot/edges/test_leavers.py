"""Members that leave the server or stop answering while a table waits for them do not block the others."""

import asyncio

import pytest

from bot.core.posting.openings import SECONDS_APART
from bot.features.absence.parts import Absence
from bot.features.tournament.parts import Tournament
from bot.store.rows import Status
from bot.tables.names import channel
from bot.tables.playing import IDLE_S
from rules.core.text import msg
from tests.bot.edges.scene import Scene, button, labels
from tests.bot.edges.test_tournament_without_channel import announced
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

UNKNOWN_MEMBER = 10007


async def test_a_robot_replaces_a_member_who_left_the_server(on: Scene) -> None:
    table, gone = await on.asked()
    other = await on.other(table)
    await gone.leave()
    async with on.untouched(table):
        await on.bot.tables.posts.repost(table)
        await on.told()
    board = await on.board(table)
    at = await on.at(table)
    (seat,) = at.waiting()
    assert at.seats[seat].name in board["content"]
    shown = await on.slash(other, "table replace", seat=str(seat + 1))
    await on.assert_told(other, shown, "ui.done.replace")
    at = await on.at(table)
    assert (at.seats[seat].is_robot, at.seats[seat].away_id) == (True, None)
    # A robot takes over, and a post gives the reason.
    await other.wait_for(
        "message_create", lambda message: f"<@{other.member_id}>" in message["content"]
    )
    seen = " ".join(post["content"] for post in await on.posts(at.table.place_id))
    names = {"by": _name(on, other.member_id), "member": _name(on, gone.member_id)}
    assert on.catalogues["ko"].words("table.replaced_gone", place=str(seat + 1), **names) in seen
    # A member who comes back can have the seat again.
    await gone.join()
    shown = await on.slash(gone, "table take")
    await on.assert_told(
        gone, shown, "ui.done.take", place=channel((await on.at(table)).table.place_id)
    )
    assert (await on.at(table)).seat_of(int(gone.member_id)) == seat
    on.refused = {UNKNOWN_MEMBER}


def _name(on: Scene, member_id: str) -> str:
    return on.playground.platform.world.members[int(member_id)].name


async def test_a_member_who_is_still_in_the_server_keeps_the_seat(on: Scene) -> None:
    table = await on.table()
    member, other = await on.acting(table), await on.other(table)
    (seat,) = (await on.at(table)).waiting()
    async with on.untouched(table):
        shown = await on.slash(other, "table replace", seat=str(seat + 1))
    at = (await on.at(table)).table.touched_at + IDLE_S
    name = _name(on, member.member_id)
    await on.assert_told(other, shown, "error.table.waits_a_week", name=name, at=str(at))


async def test_a_member_silent_for_a_week_can_be_replaced_by_a_robot(on: Scene) -> None:
    table = await on.table()
    member, other = await on.acting(table), await on.other(table)
    (seat,) = (await on.at(table)).waiting()
    await on.later(IDLE_S)
    shown = await on.slash(other, "table replace", seat=str(seat + 1))
    await on.assert_told(other, shown, "ui.done.replace")
    assert (await on.at(table)).seats[seat].away_id == int(member.member_id)


async def test_only_a_members_seat_can_be_replaced_and_not_by_strangers(on: Scene) -> None:
    table = await on.table()
    other = await on.other(table)
    async with on.untouched(table):
        for typed in ("0", "9", "-1", "²", "x" * 6000):
            shown = await on.slash(other, "table replace", seat=typed)
            await on.assert_told(other, shown, "error.table.not_member_seat")
    await on.sandra.leave()
    async with on.untouched(table):
        shown = await on.slash(on.tom, "table replace", seat="2")
    await on.assert_told(on.tom, shown, "error.table.not_seated", way="open")
    on.refused = {UNKNOWN_MEMBER}


async def test_a_lobby_seat_of_a_member_who_left_the_server_can_be_freed(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra, on.tom)
    shown = await on.slash(on.tom, "table replace", seat="2")
    await on.assert_told(on.tom, shown, "error.table.host_frees", name="Alessandra")
    await on.sandra.leave()
    shown = await on.slash(on.tom, "table replace", seat="2")
    await on.assert_told(on.tom, shown, "ui.done.free")
    seated = {seat.member_id for seat in (await on.at(table)).seats}
    assert seated == {int(on.haneul.member_id), int(on.tom.member_id), None}
    on.refused = {UNKNOWN_MEMBER}


async def test_other_members_seats_are_suggested(on: Scene) -> None:
    await on.lobby(on.haneul, on.sandra)
    choices = await on.haneul.suggestions(on.place, "table replace", "seat", seat="")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Alessandra", "2")]


async def test_the_others_can_end_a_table_whose_opener_left(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, on.tom)
    await on.haneul.leave()
    await on.slash(on.sandra, "table replace", seat="1")
    await on.slash(on.sandra, "table end")
    shown = await on.slash(on.tom, "table end")
    await on.assert_told(on.tom, shown, "ui.panel.ended")
    assert (await on.at(table)).table.status is Status.CANCELLED
    on.refused = {UNKNOWN_MEMBER}


async def test_the_way_back_is_under_every_board_while_a_member_is_away(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, on.tom, pace="60m+5m/60m")
    assert "t:back" not in str((await on.board(table))["components"])
    gone = await on.other(table)
    await on.slash(gone, "table away", table=str(table))
    await on.minutes(1)
    board = await on.board(table)
    # Four buttons at most, and no other member's seat goes with it.
    assert len(labels(board)) <= 4
    other = await on.acting(table)
    async with on.untouched(table):
        shown = await on.reply(other, other.click(board["id"], button(board, "back")))
    await on.assert_told(other, shown, "error.table.already_seated")
    shown = await on.reply(gone, gone.click(board["id"], button(board, "back")))
    await on.assert_told(gone, shown, "ui.done.back_with", left=msg("hosting.hours", count=1))
    assert (await on.at(table)).seat_of(int(gone.member_id)) is not None
    await on.told()
    assert "t:back" not in str((await on.board(table))["components"])


async def test_leaving_and_coming_back_are_posted_in_that_order(on: Scene) -> None:
    table = await on.table()
    member = await on.other(table)
    await on.slash(member, "table away", table=str(table))
    await on.slash(member, "table take", table=str(table))
    await on.told()
    words, name = on.catalogues["ko"].words, _name(on, member.member_id)
    place = (await on.at(table)).table.place_id
    seen = "\n".join(post["content"] for post in await on.posts(place))
    left = words("table.left", member=name, place="2")
    back = words("table.came_back", member=name)
    assert (seen.count(left), seen.count(back)) == (1, 1)
    assert seen.index(left) < seen.index(back)


# Found out without an act of anybody


async def look(on: Scene) -> None:
    """Look who has left, as the bot does every few minutes."""
    await on.bot.client.core.of(Absence).departures.look()
    await on.told()


async def times_told(on: Scene, key: str, channel_id: int | str, **facts: str) -> int:
    text = on.catalogues["ko"].words(key, **facts)
    return sum(text in post["content"] for post in await on.posts(channel_id))


async def test_a_departure_is_noticed_and_told_once_at_a_table_without_a_clock(on: Scene) -> None:
    table, gone = await on.asked()
    seat = (await on.at(table)).seat_of(int(gone.member_id))
    assert seat is not None
    async with on.untouched(table):
        await look(on)
    await gone.leave()
    for _ in range(2):
        await look(on)
        await on.minutes(1)
    at = await on.at(table)
    assert (at.seats[seat].is_robot, at.seats[seat].away_id) == (True, None)
    facts = {"member": _name(on, gone.member_id), "place": str(seat + 1)}
    assert await times_told(on, "table.left_server", at.table.place_id, **facts) == 1
    assert [each.seat for each in await on.bot.client.core.people.offers.of(table)] == [seat]
    on.refused = {UNKNOWN_MEMBER}


async def test_a_departure_during_a_downtime_is_noticed_after_the_start(on: Scene) -> None:
    table, gone = await on.asked()
    seat = (await on.at(table)).seat_of(int(gone.member_id))
    assert seat is not None
    await gone.leave()
    await on.restart()
    async with asyncio.timeout(PATIENCE_S):
        while not (await on.at(table)).seats[seat].is_robot:
            await on.tom.report()
    on.refused = {UNKNOWN_MEMBER}


async def test_a_lobby_loses_a_member_who_leaves_the_server_and_goes_on(on: Scene) -> None:
    table = await on.lobby(on.sandra, on.haneul, on.tom)
    alone = await on.lobby(on.sandra, seats=2)
    await on.sandra.leave()
    await look(on)
    at = await on.at(table)
    assert at.members() == (int(on.haneul.member_id), int(on.tom.member_id))
    assert at.table.opener_id == int(on.haneul.member_id)
    assert (await on.at(alone)).table.status is Status.CANCELLED
    text = on.catalogues["it"].words("table.left_lobby", member="Alessandra")
    assert sum(text in post["content"] for post in await on.posts()) == 1
    on.refused = {UNKNOWN_MEMBER}


async def test_a_member_who_left_the_server_is_not_nudged(on: Scene) -> None:
    table, gone = await on.asked()
    other = await on.other(table)
    await gone.leave()
    shown = await on.slash(other, "table nudge", table=str(table))
    await on.assert_told(other, shown, "error.nudge.gone", name=_name(on, gone.member_id))
    assert int(gone.member_id) not in (await on.at(table)).members()
    on.refused = {UNKNOWN_MEMBER}


async def test_an_entrant_who_leaves_the_server_is_withdrawn_and_the_organiser_told(
    on: Scene,
) -> None:
    held = await announced(on, on.place)
    tournaments = on.bot.client.core.of(Tournament).service
    for member in (on.sandra, on.tom):
        await tournaments.sign_up(held.id, on.by(member))
    await on.tom.leave()
    for _ in range(2):
        await look(on)
        await on.later(SECONDS_APART + 1)
    held = await tournaments.show(held.id)
    assert [each.member_id for each in held.stored.entrants] == [int(on.sandra.member_id)]
    [letter] = await on.letters(on.haneul)
    assert _name(on, on.tom.member_id) in letter
    on.refused = {UNKNOWN_MEMBER}
