"""Seats that are left, offered, handed over and taken, through Discord's sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS
from bot.clocks.preferences import Preferences, Where
from bot.core.controls.ids import BREAK, TableId
from bot.playground import PlaygroundClient
from bot.store.people.bench import BenchEntry
from bot.store.rows import Filters
from bot.tables.absence.offers import ASKED_MS
from bot.tables.model import Change, Position
from bot.tables.names import channel
from bot.tables.timing.durations import duration
from rules import registry
from rules.core.seats import Seat
from tests.bot.edges.scene import TITLE, Json, Scene, button, labels
from tests.bot.edges.test_direct import last_letter, reachable

pytestmark = pytest.mark.sockets

SEAT: Seat = 1
"""Sandra's, which she leaves."""


@contextmanager
def looks(at: Position) -> Iterator[list[Seat]]:
    """The seats through whose eyes the table is looked at from now on."""
    game, seen = registry.load(TITLE), list[Seat]()
    view = game.view

    def watched(state: Any, viewer: Seat | None) -> Any:
        if viewer is not None:
            seen.append(viewer)
        return view(state, viewer)

    assert at.game is game
    # A title is frozen, as only this test changes one.
    object.__setattr__(game, "view", watched)
    try:
        yield seen
    finally:
        object.__setattr__(game, "view", view)


async def offer(on: Scene, table: int) -> Json:
    """The post that offers a seat of the table."""
    await on.told()
    found = await on.bot.client.core.people.offers.post_of(table)
    assert found is not None
    posts = await on.posts(found.channel_id)
    return next(post for post in posts if post["id"] == str(found.message_id))


async def left(on: Scene, *, pace: str = "none") -> int:
    """A table of Haneul and Sandra, and Sandra looks for a substitute."""
    table = await on.table(on.haneul, on.sandra, pace=pace)
    shown = await on.slash(on.sandra, "table leave", table=str(table))
    shown = await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "substitute")))
    await on.assert_told(on.sandra, shown, "leave.done.substitute")
    await on.minutes(1)
    return table


async def seated(on: Scene, table: int, member: PlaygroundClient, shown: Json) -> None:
    """The member has the seat, and sees its hand."""
    assert (await on.at(table)).seat_of(int(member.member_id)) == SEAT
    place = (await on.at(table)).table.place_id
    assert await on.words(member, "ui.done.take", place=channel(place)) in shown["content"]
    assert len(shown["attachments"]) > 0


# What becomes of a seat


async def test_the_panel_names_the_fate_of_the_seat(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra, pace="daily")
    async with on.untouched(table):
        shown = await on.slash(on.sandra, "table leave", table=str(table))
    left_ms = await on.words(on.sandra, "hosting.hours", count=36)
    assert left_ms in shown["content"]
    for key in ("leave.substitute", "leave.hand_over", "leave.concede"):
        assert on.linked(await on.words(on.sandra, key)) in shown["content"]
    assert labels(shown) == ["Mi assento", "Cerca una riserva", "Abbandona"]
    shown = await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "away")))
    await on.assert_told(on.sandra, shown, "leave.done.away")
    assert (await on.at(table)).seats[SEAT].away_id == int(on.sandra.member_id)


async def test_breaks_that_the_table_allows_are_offered_the_mildest_first(on: Scene) -> None:
    for pace, offered in (
        ("daily", ["pause", "vacation", "away", "substitute"]),
        ("live", ["pause", "away", "substitute"]),
        ("none", ["away", "substitute"]),
    ):
        table = await on.table(on.haneul, on.sandra, pace=pace)
        board = await on.board(table)
        needs = TableId("leaving", table, arg=BREAK).write()
        async with on.untouched(table):
            shown = await on.reply(on.sandra, on.sandra.click(board["id"], needs, force=True))
        words = [await on.words(on.sandra, f"leave.button.{each}") for each in offered]
        assert labels(shown) == words


async def test_conceding_asks_for_confirmation(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    async with on.untouched(table):
        shown = await on.slash(on.sandra, "table concede", table=str(table))
        await on.assert_told(on.sandra, shown, "leave.sure")
    shown = await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "conceded")))
    await on.assert_told(on.sandra, shown, "leave.done.concede")
    # The ballot waits behind the board, which comes a little later.
    await on.later(10)
    [ballot] = await on.bot.client.core.people.voting.of(table)
    assert ballot.posted is not None
    posts = await on.posts(ballot.posted.channel_id)
    post = next(each for each in posts if each["id"] == str(ballot.posted.message_id))
    assert f"<@{on.haneul.member_id}>" in post["content"]
    assert "Alessandra" in post["content"]
    shown = await on.slash(on.sandra, "table take", table=str(table))
    await on.assert_told(on.sandra, shown, "error.table.has_conceded")


async def test_leaving_a_lobby_asks_for_no_confirmation(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    shown = await on.slash(on.sandra, "table leave", table=str(table))
    await on.assert_told(on.sandra, shown, "ui.done.leave")
    assert (await on.at(table)).seats[SEAT].is_free


# Offers (A3: no member sees the secrets of a seat before it is theirs)


async def test_the_hand_of_an_offered_seat_is_hidden_until_it_is_taken(on: Scene) -> None:
    table = await left(on)
    post = await offer(on, table)
    assert len(post["attachments"]) > 0
    assert labels(post) == ["자리 맡기", "관전"]
    with looks(await on.at(table)) as seen:
        for op in ("watch", "take"):
            shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, op)))
        await on.assert_told(on.tom, shown, "ui.take.sure", place=str(SEAT + 1))
        for line in ("table board", "table since", "table clock"):
            await on.slash(on.tom, line, table=str(table))
        typed = await on.slash(on.tom, "table take", table=str(table), seat=str(SEAT + 1))
        await on.assert_told(on.tom, typed, "ui.take.sure", place=str(SEAT + 1))
        assert SEAT not in seen
        shown = await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "sit")))
        assert seen.count(SEAT) > 0
    await seated(on, table, on.tom, shown)
    await on.told()
    assert post["id"] not in {each["id"] for each in await on.posts()}
    assert f"t:back:{table}" not in str(await on.posts((await on.at(table)).table.place_id))


@pytest.mark.parametrize(
    ("points", "said"), [((3, 7), "점수 1위"), ((7, 3), "점수 2위"), ((7, 7), None)]
)
async def test_an_offer_names_the_seats_standing_and_the_tables_conditions(
    on: Scene, points: tuple[int, int], said: str | None
) -> None:
    table = await on.table(on.haneul, on.sandra)

    async def decide(at: Position) -> Change:
        state = at.state
        assert state is not None
        pairs = zip(state.seats, points, strict=True)
        seats = [replace(each, score=score) for each, score in pairs]
        asks = replace(at.table, filters=Filters(reliability=60))
        return Change(asks, at.seats, replace(state, seats=seats))

    await on.bot.tables.changes.change(table, None, decide)
    await on.bot.client.core.people.leaving.find_substitute(table, on.by(on.sandra))
    await on.minutes(1)
    lines = (await offer(on, table))["content"].splitlines()
    assert ("점수" in lines[1]) is (said is not None)
    assert said is None or f" · {said}" in lines[1]
    assert lines[-1] == f"-# {await on.words(on.haneul, 'conduct.from', least=60)}"


async def test_an_offer_says_for_how_long_the_table_has_been_played(on: Scene) -> None:
    for hours in (0, 5):
        table = await on.table(on.haneul, on.sandra)
        await on.minutes(60 * hours)
        await on.bot.client.core.people.leaving.find_substitute(table, on.by(on.sandra))
        await on.minutes(1)
        if hours:
            length = duration(hours * HOUR_MS)
            said = await on.words(on.haneul, "offer.seat", place="2", all=2, length=length)
        else:
            said = await on.words(on.haneul, "offer.seat_begun", place="2", all=2)
        assert (await offer(on, table))["content"].splitlines()[1].startswith(said)


async def test_the_second_member_to_press_is_too_late(on: Scene) -> None:
    table = await left(on)
    post = await offer(on, table)
    other = await on.tom.add_member("Ben")
    async with PlaygroundClient(on.playground.url, int(other)) as ben:
        await ben.listen()
        asked = await on.reply(ben, ben.click(post["id"], button(post, "take")))
        shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "take")))
        await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "sit")))
        with looks(await on.at(table)) as seen:
            late = await on.reply(ben, ben.click(asked["id"], button(asked, "sit")))
        assert SEAT not in seen
        assert late["attachments"] == []
    assert (await on.at(table)).seat_of(int(on.tom.member_id)) == SEAT


async def test_offers_go_where_the_server_wants_them(on: Scene) -> None:
    elsewhere = await on.haneul.add_channel("offers")
    shown = await on.slash(on.haneul, "server set", setting="offers", value=elsewhere)
    assert f"<#{elsewhere}>" in shown["content"]
    table = await left(on)
    post = await offer(on, table)
    assert post["channel_id"] == elsewhere
    await on.haneul.delete_channel(elsewhere)
    await on.bot.tables.come_back(table, on.by(on.sandra))
    await on.told()
    await on.bot.client.core.people.leaving.find_substitute(table, on.by(on.sandra))
    await on.minutes(1)
    assert (await offer(on, table))["channel_id"] == on.place
    on.refused = {10003, 10008}


async def test_coming_back_takes_the_offer_down(on: Scene) -> None:
    table = await left(on)
    post = await offer(on, table)
    await on.slash(on.sandra, "table take", table=str(table))
    await on.told()
    assert post["id"] not in {each["id"] for each in await on.posts()}
    shown = await on.reply(on.tom, on.tom.slash(on.place, "table take", table=str(table)))
    await on.assert_told(on.tom, shown, "error.table.no_robot")


async def test_a_deleted_offer_causes_no_error(on: Scene) -> None:
    table = await left(on)
    post = await offer(on, table)
    await on.haneul.delete_message(post["id"])
    await on.slash(on.sandra, "table take", table=str(table))
    await on.told()
    assert await on.bot.client.core.people.offers.post_of(table) is None
    on.refused = {10008}


# Handing over


async def test_a_seat_is_handed_over_in_the_thread(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    async with on.untouched(table):
        shown = await on.slash(
            on.sandra, "table handover", table=str(table), player=on.tom.member_id
        )
    assert "Tom" in shown["content"]
    shown = await on.reply(on.sandra, on.sandra.click(shown["id"], button(shown, "hand_over")))
    await on.assert_told(on.sandra, shown, "handover.asked", place=channel(place))
    await on.told()
    post = (await on.posts(place))[-1]
    assert f"<@{on.tom.member_id}>" in post["content"]
    async with on.untouched(table):
        shown = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "heir")))
    await on.assert_told(on.haneul, shown, "error.handover.not_asked")
    with looks(await on.at(table)) as seen:
        assert SEAT not in seen
        shown = await on.reply(on.tom, on.tom.click(post["id"], button(post, "heir")))
        assert seen.count(SEAT) > 0
    await seated(on, table, on.tom, shown)
    await on.told()
    assert post["id"] not in {each["id"] for each in await on.posts(place)}


async def test_declining_a_seat_does_not_count_as_having_seen_it(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    leaving = on.bot.client.core.people.leaving
    await leaving.hand_over(table, on.by(on.sandra), int(on.tom.member_id))
    await on.told()
    post = (await on.posts(place))[-1]
    with looks(await on.at(table)) as seen:
        no = button(post, "heir").replace(":yes", ":no")
        shown = await on.reply(on.tom, on.tom.click(post["id"], no))
        await on.told()
        assert SEAT not in seen
    await on.assert_told(on.tom, shown, "handover.declined")
    assert (await on.at(table)).seat_of(int(on.sandra.member_id)) == SEAT
    assert post["id"] not in {each["id"] for each in await on.posts(place)}


# The bench


async def benched(on: Scene, member: PlaygroundClient) -> None:
    """The member has taken a seat over, takes direct messages, and is on the bench."""
    before = await on.lobby(on.haneul, seats=2)
    await on.bot.tables.add_robot(before, on.by(on.haneul), 1)
    await on.start(before)
    await on.bot.tables.take_over(before, on.by(member), SEAT)
    await on.bot.tables.end(before, on.by(member))
    await on.bot.tables.end(before, on.by(on.haneul))
    await reachable(on, member, Preferences(where=Where.DIRECT))
    shown = await on.slash(member, "my bench")
    shown = await on.reply(member, member.click(shown["id"], button(shown, "bench_on")))
    assert await on.words(member, "bench.head") in shown["content"]


async def test_the_bench_is_asked_in_a_direct_message(on: Scene) -> None:
    await benched(on, on.tom)
    table = await left(on)
    letter = await last_letter(on, on.tom)
    assert labels(letter) == ["Take it", "Not this one", "Off the bench"]
    assert await on.bot.client.core.people.offers.post_of(table) is None
    with looks(await on.at(table)) as seen:
        shown = await on.reply(on.tom, on.tom.click(letter["id"], button(letter, "bench_take")))
        await on.assert_told(on.tom, shown, "ui.take.sure", place=str(SEAT + 1))
        assert SEAT not in seen
        shown = await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "bench_sit")))
        assert seen.count(SEAT) > 0
    await seated(on, table, on.tom, shown)


async def test_after_a_no_every_member_is_asked(on: Scene) -> None:
    await benched(on, on.tom)
    table = await left(on)
    letter = await last_letter(on, on.tom)
    with looks(await on.at(table)) as seen:
        shown = await on.reply(on.tom, on.tom.click(letter["id"], button(letter, "bench_pass")))
    assert "discord.com/channels" in shown["content"]
    assert SEAT not in seen
    await on.minutes(1)
    assert labels(await offer(on, table)) == ["자리 맡기", "관전"]
    shown = await on.reply(on.tom, on.tom.click(letter["id"], button(letter, "bench_off")))
    await on.assert_told(on.tom, shown, "bench.off")
    guild = on.playground.platform.world.guild_id
    assert await on.bot.client.core.people.offers.wish(guild, int(on.tom.member_id)) is None


async def test_without_an_answer_every_member_is_asked_after_six_hours(on: Scene) -> None:
    await benched(on, on.tom)
    table = await left(on)
    # A night of eight hours comes between, as it is assumed at a Korean table.
    await on.later(ASKED_MS / 1000 + 9 * 3600)
    # The bot was away all that time, and looks at nothing for a while.
    await on.minutes(20)
    assert await on.bot.client.core.people.offers.post_of(table) is not None


async def test_closed_direct_messages_do_not_hold_the_offer_up(on: Scene) -> None:
    await benched(on, on.tom)
    await on.tom.take_direct(on=False)
    table = await left(on)
    await on.minutes(1)
    assert await on.bot.client.core.people.offers.post_of(table) is not None
    on.refused = {50007}


async def test_preferences_for_the_bench_are_kept(on: Scene) -> None:
    await benched(on, on.tom)
    guild = on.playground.platform.world.guild_id
    shown = await on.slash(on.tom, "my bench")
    titles = f"y:setbench_titles:{guild}"
    shown = await on.reply(on.tom, on.tom.select(shown["id"], titles, ["mine", "tmars"]))
    offers = on.bot.client.core.people.offers
    member = int(on.tom.member_id)
    assert await offers.wish(guild, member) == BenchEntry(member, titles=("mine", "tmars"))
    everything = list(registry.title_keys())
    await on.reply(on.tom, on.tom.select(shown["id"], titles, everything))
    assert await offers.wish(guild, member) == BenchEntry(member)


async def test_the_bench_is_closed_to_newcomers(on: Scene) -> None:
    shown = await on.slash(on.tom, "my bench")
    await on.assert_told(on.tom, shown, "error.bench.first_time")
