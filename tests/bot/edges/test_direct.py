"""Direct messages: tested first, with a way back to the thread, opened slowly; and digests."""

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import delete

from bot.clocks.preferences import Preferences, Where
from bot.core.posting.openings import MOST, SECONDS_APART, WITHIN_S
from bot.core.text.links import link
from bot.features.find.parts import Find
from bot.features.my.parts import My
from bot.playground import PlaygroundClient
from bot.store import members, schema
from bot.store.people import bench
from bot.store.people.bench import BenchEntry
from bot.tables.telling.ways import AN_HOUR
from rules.core.text import Typed
from tests.bot.edges.scene import Scene, button, labels, said
from tests.bot.edges.test_notices import mentioned, sent_to, sleeps, thread

pytestmark = pytest.mark.sockets

Json = dict[str, Any]
CANNOT_DM = 50007
NO_MUTUAL_GUILDS = 50278
UNKNOWN_MEMBER = 10007


async def reachable(on: Scene, member: PlaygroundClient, wishes: Preferences) -> None:
    """Have a member choose direct messages, and have the test message arrive."""
    await on.later(SECONDS_APART + 1)
    await on.bot.client.core.of(My).notices._choosing.wish(int(member.member_id), wishes, "en")
    await on.told()
    assert (await on.bot.settings.reach(int(member.member_id)))[
        int(member.member_id)
    ].is_direct_open


async def both(on: Scene, wishes: Preferences) -> None:
    for member in (on.haneul, on.sandra):
        await reachable(on, member, wishes)


async def last_letter(on: Scene, member: PlaygroundClient) -> Json:
    dm = on.playground.platform.world.dm_with(int(member.member_id))
    assert dm is not None
    return [each for each in await member.messages(dm.id) if not each["ephemeral"]][-1]


async def test_a_test_message_comes_first_and_its_panel_says_that_it_arrived(on: Scene) -> None:
    await on.later(SECONDS_APART + 1)
    panel = await on.slash(on.tom, "my notices")
    shown = await on.reply(on.tom, on.tom.select(panel["id"], "y:set:where", ["direct"]))
    assert await on.words(on.tom, "ui.notices.arrived") in shown["content"]
    [letter] = await on.letters(on.tom)
    assert letter.startswith(await on.words(on.tom, "notices.test"))


async def test_a_member_with_closed_direct_messages_is_told_and_may_test_again(on: Scene) -> None:
    await on.later(SECONDS_APART + 1)
    await on.tom.take_direct(on=False)
    panel = await on.slash(on.tom, "my notices")
    shown = await on.reply(on.tom, on.tom.select(panel["id"], "y:set:where", ["direct"]))
    assert await on.words(on.tom, "ui.notices.refused") in shown["content"]
    await on.tom.take_direct(on=True)
    await on.later(SECONDS_APART + 1)
    shown = await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "test")))
    assert await on.words(on.tom, "ui.notices.arrived") in shown["content"]
    on.refused = {CANNOT_DM}


async def test_however_often_a_test_is_asked_for_while_it_waits_one_message_comes(
    on: Scene,
) -> None:
    # A channel was opened a moment ago.
    await reachable(on, on.haneul, Preferences(where=Where.DIRECT))
    choosing = on.bot.client.core.of(My).notices._choosing
    for _ in range(3):
        await choosing.test(int(on.tom.member_id))
        await asyncio.sleep(0.1)
    await on.later(SECONDS_APART + 1)
    await on.told()
    assert len(await on.letters(on.tom)) == 1


async def test_a_turn_is_told_in_a_direct_message_and_played_from_there(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    table, called = await on.asked()
    assert mentioned(await thread(on, table), called) == []
    letter = await last_letter(on, called)
    assert letter["attachments"]
    [*_, kept] = await sent_to(on, called)
    assert (kept.rung, kept.place, kept.message_id) == ("ping", "direct", int(letter["id"]))
    panel = await on.reply(called, called.click(letter["id"], button(letter, "turn")))
    assert panel["ephemeral"]
    assert panel["channel_id"] == letter["channel_id"]


async def test_a_direct_message_that_could_not_be_sent_is_not_taken_for_an_earlier_one(
    on: Scene,
) -> None:
    """Each shows the board of the same table."""
    await both(on, Preferences(where=Where.DIRECT))
    table, called = await on.asked()
    before = await last_letter(on, called)
    await on.turn(table)
    letters = before["channel_id"]
    await on.tom.misbehave(
        {"match": f"POST /channels/{letters}/messages", "kind": "503", "times": 1}
    )
    while await on.acting(table) is not called:
        await on.turn(table)
    await on.later(60)
    after = await last_letter(on, called)
    assert after["id"] != before["id"]
    assert after["attachments"]


async def test_a_closed_channel_leads_back_to_the_thread_at_once(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    for member in (on.haneul, on.sandra):
        await member.take_direct(on=False)
    table, called = await on.asked()
    [ping] = mentioned(await thread(on, table), called)
    kept = (await sent_to(on, called))[-2:]
    assert [(each.place, each.error) for each in kept] == [
        ("direct", str(CANNOT_DM)),
        ("thread", None),
    ]
    assert int(ping["id"]) == kept[-1].message_id
    # From then on no direct message is tried.
    await on.turn(table)
    await on.turn(table)
    assert [each.error for each in (await sent_to(on, called))[3:]] == [None]
    on.refused = {CANNOT_DM}


async def test_a_refused_direct_message_reveals_that_a_member_has_left(
    on: Scene,
) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    table = await on.table()
    other = await on.other(table)
    seat = (await on.at(table)).seat_of(int(other.member_id))
    assert seat is not None
    await other.leave()
    await on.turn(table)
    await on.minutes(1)
    at = await on.at(table)
    assert (at.seats[seat].is_robot, at.seats[seat].away_id) == (True, None)
    name = on.playground.platform.world.members[int(other.member_id)].name
    told = on.catalogues["ko"].words("table.left_server", member=name, place=str(seat + 1))
    assert told in " ".join(post["content"] for post in await thread(on, table))
    on.refused = {NO_MUTUAL_GUILDS, UNKNOWN_MEMBER}


async def test_channels_are_opened_slowly(on: Scene) -> None:
    """Goal N4: however many members want direct messages at once."""
    people = [int(await on.tom.add_member(f"Member {number}")) for number in range(25)]
    choosing = on.bot.client.core.of(My).notices._choosing
    for member in people:
        await choosing.wish(member, Preferences(where=Where.DIRECT), "en")
    opened: list[float] = []
    world = on.playground.platform.world
    for _ in range(round(2 * WITHIN_S / 15)):
        await on.later(15)
        count = sum(world.dm_with(member) is not None for member in people)
        opened += [on.playground.clock.now()] * (count - len(opened))
    assert len(opened) > MOST
    for moment in opened:
        within = [each for each in opened if moment <= each < moment + WITHIN_S - 15]
        assert len(within) <= MOST
    # The rest would be sent over the next hour.
    await on.bot.database.write(lambda conn: conn.execute(delete(schema.outbox)))


async def test_the_way_back_to_a_seat_is_in_a_direct_message(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    table, called = await on.asked(pace="60m+5m/60m nights=run vacation=no")
    await on.minutes(75)
    letter = await last_letter(on, called)
    assert await on.words(called, "ui.button.back_in") in labels(letter)
    await on.reply(called, called.click(letter["id"], button(letter, "back")))
    assert (await on.at(table)).seat_of(int(called.member_id)) is not None


async def test_a_restart_does_not_open_channels_faster(on: Scene) -> None:
    choosing = on.bot.client.core.of(My).notices._choosing
    await choosing.wish(int(on.tom.member_id), Preferences(where=Where.DIRECT), "en")
    await on.told()
    await on.restart()
    choosing = on.bot.client.core.of(My).notices._choosing
    await choosing.wish(int(on.sandra.member_id), Preferences(where=Where.DIRECT), "en")
    await asyncio.sleep(0.3)
    assert len(await on.letters(on.tom)) == 1
    assert await on.letters(on.sandra) == []
    await on.later(SECONDS_APART + 1)
    assert len(await on.letters(on.sandra)) == 1


async def test_after_a_move_the_direct_message_says_done(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    table, called = await on.asked()
    letter = await last_letter(on, called)
    await on.turn(table)
    await on.later(10)
    done = next(
        each for each in await called.messages(letter["channel_id"]) if each["id"] == letter["id"]
    )
    title = await on.words(called, "expancity.title")
    called_by = await on.words(called, "notices.table", title=title, number=str(table))
    assert done["content"] == await on.words(called, "notices.done", called=called_by)
    assert (done["attachments"], done["components"]) == ([], [])


async def test_an_old_direct_message_stays_as_it_is(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIRECT))
    table, called = await on.asked()
    letter = await last_letter(on, called)
    await on.later(3700)
    await on.turn(table)
    await on.later(10)
    found = next(
        each for each in await called.messages(letter["channel_id"]) if each["id"] == letter["id"]
    )
    assert found["content"] == letter["content"]


async def test_a_digest_tells_of_all_tables_once_a_day(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIGEST, digest_min=12 * 60))
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (0, 6))
    tables = [await on.table(), await on.table()]
    called = await on.acting(tables[0])
    await on.bot.client.core.of(My).notices._choosing.wish(
        int(called.member_id), Preferences(where=Where.DIGEST, digest_min=10 * 60), "en"
    )
    for table in tables:
        assert mentioned(await thread(on, table), called) == []
    before = len(await on.letters(called))
    await on.minutes(121)
    letters = await on.letters(called)
    assert len(letters) == before + 1
    waiting = [table for table in tables if await on.acting(table) is called]
    assert letters[-1].count("https://discord.com/channels/") == len(waiting)
    letter = await last_letter(on, called)
    assert await on.words(called, "ui.button.turn") in labels(letter)


async def test_a_digest_that_is_refused_becomes_pings_in_the_threads(on: Scene) -> None:
    await both(on, Preferences(where=Where.DIGEST, digest_min=12 * 60))
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (0, 6))
        await on.bot.client.core.of(My).notices._choosing.wish(
            int(member.member_id), Preferences(where=Where.DIGEST, digest_min=10 * 60), "en"
        )
        await member.take_direct(on=False)
    table, called = await on.asked()
    await on.minutes(121)
    assert len(mentioned(await thread(on, table), called)) == 1
    on.refused = {CANNOT_DM}


async def test_beyond_the_hourly_limit_notices_are_collected(on: Scene) -> None:
    tables = [await on.table() for _ in range(AN_HOUR + 2)]
    called = on.haneul if await on.acting(tables[0]) is on.haneul else on.sandra
    waiting = [table for table in tables if await on.acting(table) is called]
    pings = [each for each in await sent_to(on, called) if each.rung == "ping"]
    assert len(pings) == min(AN_HOUR, len(waiting))
    await on.minutes(61)
    kept = [each.rung for each in await sent_to(on, called)]
    assert kept.count("digest") == (len(waiting) > AN_HOUR)


async def test_direct_messages_use_the_members_last_known_language(on: Scene) -> None:
    await on.slash(on.sandra, "my tables")
    await reachable(on, on.sandra, Preferences(where=Where.DIRECT))
    [letter] = await on.letters(on.sandra)
    assert letter.startswith(on.catalogues["it"].words("notices.test"))
    found = await on.bot.database.read(lambda conn: members.reach(conn, [int(on.sandra.member_id)]))
    assert found[int(on.sandra.member_id)].locale == "it"


async def test_the_end_is_told_to_absent_members(on: Scene) -> None:
    await on.slash(on.sandra, "my tables")
    await reachable(on, on.sandra, Preferences(where=Where.DIRECT))
    await on.bot.settings.set_wishes(int(on.tom.member_id), Preferences(ended=False))
    table = await on.table(on.haneul, on.sandra, on.tom)
    await on.minutes(3)
    await on.called_off(table)
    closing = await on.board(table)
    assert [each["id"] for each in closing["mentions"]] == [on.haneul.member_id]
    letter = await last_letter(on, on.sandra)
    title = await on.words(on.sandra, "expancity.title")
    called = await on.words(on.sandra, "notices.table", title=title, number=str(table))
    assert letter["content"] == await on.words(on.sandra, "notices.ended", mention=called)


async def test_a_digest_lists_seats_on_offer_to_members_on_the_bench(on: Scene) -> None:
    wanted = Preferences(where=Where.DIGEST, digest_min=10 * 60)
    await both(on, Preferences(where=Where.DIGEST, digest_min=12 * 60))
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (0, 6))
        await on.bot.client.core.of(My).notices._choosing.wish(int(member.member_id), wanted, "en")
    waits = await on.table()
    called = await on.acting(waits)
    free = await on.table(on.haneul if called is on.sandra else on.sandra, on.tom)
    await on.bot.client.core.people.leaving.find_substitute(free, on.by(on.tom))
    world = on.playground.platform.world
    wish = BenchEntry(int(called.member_id))
    await on.bot.database.write(partial(bench.put, guild_id=world.guild_id, wish=wish))
    await on.minutes(121)
    at = await on.at(free)
    seat = next(row.seat for row in at.seats if row.is_robot)
    row = await on.words(
        called,
        "notices.offered_row",
        title=await on.words(called, "expancity.title"),
        number=str(free),
        place=str(seat + 1),
        link=link(at.table),
    )
    letters = await on.letters(called)
    assert letters[-1].splitlines()[-1] == await on.words(called, "notices.offered", seats=row)
    # The list of tables has it, too.
    listed = await on.slash(called, "my tables")
    assert await on.words(called, "ui.list.offered", count=1) in said(listed)


async def test_a_digest_names_tables_where_a_seat_is_kept_for_its_reader(on: Scene) -> None:
    wanted = Preferences(where=Where.DIGEST, digest_min=10 * 60)
    await both(on, Preferences(where=Where.DIGEST, digest_min=12 * 60))
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (0, 6))
        await on.bot.client.core.of(My).notices._choosing.wish(int(member.member_id), wanted, "en")
    waits = await on.table()
    called = await on.acting(waits)
    lobby = await on.lobby(on.tom, seats=3)
    await on.bot.client.core.of(Find).invitations.invite(
        lobby, on.by(on.tom), int(called.member_id), Typed(called.member_id)
    )
    await on.minutes(121)
    row = await on.words(
        called,
        "notices.invited_row",
        title=await on.words(called, "expancity.title"),
        number=str(lobby),
        link=link((await on.at(lobby)).table),
    )
    letters = await on.letters(called)
    assert letters[-1].splitlines()[-1] == await on.words(called, "notices.invited", tables=row)


async def test_a_digest_names_the_tables_that_have_ended_at_its_end(on: Scene) -> None:
    wanted = Preferences(where=Where.DIGEST, digest_min=10 * 60, second_digest_min=12 * 60)
    await both(on, Preferences(where=Where.DIGEST, digest_min=12 * 60))
    for member in (on.haneul, on.sandra):
        await sleeps(on, member, (0, 6))
        await on.bot.client.core.of(My).notices._choosing.wish(int(member.member_id), wanted, "en")
    over, waits = await on.table(), await on.table()
    called = await on.acting(waits)
    await on.called_off(over)
    before = len(await on.letters(called))
    await on.minutes(121)
    letters = await on.letters(called)
    assert len(letters) == before + 1
    row = await on.words(
        called,
        "notices.ended_row",
        title=await on.words(called, "expancity.title"),
        number=str(over),
    )
    assert letters[-1].splitlines()[-1] == await on.words(called, "notices.over", tables=row)
    assert on.catalogues["en"].words("notices.offered", seats="").strip() not in letters[-1]
    # The second digest of the day does not repeat the first one.
    await on.minutes(120)
    letters = await on.letters(called)
    assert len(letters) == before + 2
    assert row not in letters[-1]
