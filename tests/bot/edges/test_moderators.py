"""``/moderate`` over the sockets: messages in the thread, lines of the log, and refusals."""

import pytest
from sqlalchemy import select

from bot.clocks.reminders import Rung
from bot.playground.people.client import Refused
from bot.store import outbox, schema
from bot.store.people import audit
from bot.store.rows import Status
from bot.tables import notices
from bot.tables.names import visible
from rules.core.text import typed
from tests.bot.edges.scene import Scene, button, said
from tests.bot.edges.test_seats import looks
from tests.messages import number_of

pytestmark = pytest.mark.sockets

WHY = "@everyone: **nobody** answers"
THREAD_IS_ARCHIVED = 50083


async def test_the_thread_says_which_moderator_acted_and_why_without_a_ping(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    answer = await on.slash(on.haneul, "moderate end", reason=WHY, table=str(table))
    await on.assert_told(on.haneul, answer, "moderate.done", number=str(table))
    await on.told()
    at = await on.at(table)
    assert at.table.status is Status.CANCELLED
    posts = [said(each) for each in await on.posts(at.table.place_id)]
    (told,) = [each for each in posts if "🛡" in each]
    assert "@everyone" not in told
    assert "**nobody**" not in told


async def test_the_closing_post_tells_the_ranks_of_a_table_that_ends_as_it_stands(
    on: Scene,
) -> None:
    table = await on.table(on.sandra, on.tom)
    await on.turn(table)
    before = await on.at(table)
    answer = await on.slash(
        on.haneul, "moderate end", reason=WHY, table=str(table), result="as_it_stands"
    )
    await on.assert_told(on.haneul, answer, "moderate.done", number=str(table))
    await on.told()
    at = await on.at(table)
    closing = said((await on.posts(at.table.place_id))[-1])
    assert before.game.interim is not None
    ranks = before.game.interim(before.state)
    words = on.catalogues[at.table.language].words
    for rank, row in zip(ranks, at.seats, strict=True):
        assert closing.count(words("table.stands_at", rank=rank, seat=typed(row.name))) == 1
    log = said(await on.slash(on.haneul, "moderate log", table=str(table)))
    told = await on.words(
        on.haneul,
        "audit.end_as_it_stands",
        mod=f"<@{on.haneul.member_id}>",
        reason="",
    )
    assert told in log


async def test_the_log_is_paged_and_posted_in_the_chosen_channel(on: Scene) -> None:
    channel = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="log", value=channel)
    for number in range(12):
        why = f"{number}: " + "once more " * 18
        await on.slash(
            on.haneul, "moderate ban", player=on.tom.member_id, days=number + 1, reason=why
        )
    await on.told()
    posted = [said(each) for each in await on.posts(channel)]
    assert sum("once more" in each for each in posted) == 12
    page = await on.slash(on.haneul, "moderate log", player=on.tom.member_id)
    assert "11: once more" in said(page)
    assert " 0: once more" not in said(page)
    forth = button(page, "audit")
    assert forth.endswith(":0")
    later = await on.reply(on.haneul, on.haneul.click(page["id"], _last(page)))
    assert " 0: once more" in said(later)


async def test_a_table_goes_on_in_another_channel_and_the_old_thread_leads_there(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    old = (await on.at(table)).table
    lounge = (await on.haneul.channel_named("lounge"))["id"]
    answer = await on.slash(
        on.haneul, "moderate move", channel=lounge, reason="Quieter there.", table=str(table)
    )
    await on.assert_told(on.haneul, answer, "moderate.done", number=str(table))
    await on.told()
    new = (await on.at(table)).table
    assert new.channel_id == int(lounge)
    assert new.place_id not in (old.place_id, old.channel_id)
    here = [said(each) for each in await on.posts(str(new.place_id))]
    assert any(each.strip() for each in here)
    there = [said(each) for each in await on.posts(str(old.place_id))]
    assert f"<#{new.place_id}>" in there[-1]
    thread = on.playground.platform.world.channels[old.place_id].thread
    assert thread is not None
    assert thread.archived
    told = [said(each) for each in await on.posts(lounge) if "🛡" in said(each)]
    assert "Quieter there" in told[0]
    assert f"<#{old.place_id}>" in told[0]
    acting = (await on.at(table)).waiting_members()
    assert number_of(new.board) is not None
    assert acting
    (board,) = [
        each
        for each in await on.posts(str(old.place_id))
        if int(each["id"]) == number_of(old.board)
    ]
    assert not board["components"], "the old board was tidied up before its thread was closed"


async def test_reminders_are_deleted_before_the_thread_is_closed(on: Scene) -> None:
    table = await reminded(on)
    left = str((await on.at(table)).table.place_id)
    lounge = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "moderate move", channel=lounge, reason="Quieter.", table=str(table))
    await on.told()
    await on.later(60)
    told = [said(each) for each in await on.posts(left)]
    assert [bool(each) for each in told] == [False, False, True], "the lobby, the board, the link"
    assert await given_up(on) == []


async def test_a_table_goes_on_if_its_reminder_stands_in_a_thread_that_a_member_closed(
    on: Scene,
) -> None:
    table = await reminded(on)
    await on.turn(table)
    thread = on.playground.platform.world.channels[(await on.at(table)).table.place_id]
    on.playground.platform.threads.change(thread, {"archived": True})
    on.refused = {THREAD_IS_ARCHIVED}
    await on.later(60)
    assert await given_up(on) == []


async def reminded(on: Scene) -> int:
    """A table in whose thread a reminder stands."""
    table = await on.table(on.sandra, on.tom, pace="600m+5m/600m nights=run")
    at = await on.at(table)
    [seat] = at.waiting()
    reminder = notices.reminder(at.table, seat, at.table.clocks[seat].turn, Rung.HALF)
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, reminder, now=now))
    on.bot.sender.wake()
    await on.told()
    return table


async def given_up(on: Scene) -> list[str]:
    """The kinds of notices that were given up."""
    failed = select(schema.outbox.c.kind).where(schema.outbox.c.error.is_not(None))
    return await on.bot.database.read(lambda conn: list(conn.execute(failed).scalars()))


async def test_a_thread_stays_open_while_another_table_is_in_it(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    thread = (await on.at(table)).table.place_id
    other = await on.table(on.sandra, on.tom)
    await on.slash(
        on.haneul, "moderate move", channel=str(thread), reason="Here.", table=str(other)
    )
    await on.told()
    assert (await on.at(other)).table.place_id == thread
    lounge = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "moderate move", channel=lounge, reason="Quieter.", table=str(table))
    assert (await on.at(table)).table.channel_id == int(lounge)
    await on.told()
    state = on.playground.platform.world.channels[thread].thread
    assert state is not None
    assert not state.archived


async def test_a_member_is_asked_to_take_a_robots_seat_and_sits_down(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    await on.slash(on.haneul, "moderate replace", seat="2", reason="Gone.", table=str(table))
    await on.slash(
        on.haneul,
        "moderate seat",
        player=on.haneul.member_id,
        seat="2",
        reason="I can.",
        table=str(table),
    )
    await on.told()
    place = str((await on.at(table)).table.place_id)
    (ask,) = [each for each in await on.posts(place) if each["components"] and "heir" in str(each)]
    assert "<@" in said(ask)
    await on.reply(on.haneul, on.haneul.click(ask["id"], button(ask, "heir")))
    await on.told()
    assert (await on.at(table)).seat_of(int(on.haneul.member_id)) == 1


@pytest.mark.parametrize("seat", ["1", "2"])
async def test_a_seat_that_a_robot_gets_is_told_once_in_the_thread_by_whom_and_why(
    on: Scene, seat: str
) -> None:
    table = await on.table(on.sandra, on.tom)
    place = (await on.at(table)).table.place_id
    name = (await on.at(table)).seats[int(seat) - 1].name
    await on.slash(on.haneul, "moderate replace", seat=seat, reason="Gone.", table=str(table))
    await on.told()
    posts = [said(each) for each in await on.posts(place)]
    (told,) = [each for each in posts if "🛡" in each]
    assert visible(name) in told
    assert "Gone." in told
    words = on.catalogues[(await on.at(table)).table.language].words
    again = words("table.taken_away", member=typed(name), place=seat)
    assert [each for each in posts if again in each] == []
    assert again in said(await on.slash(on.sandra, "table log", table=str(table)))


async def test_a_seat_that_is_given_back_is_told_once_in_the_thread(on: Scene) -> None:
    table, late = await on.asked(on.sandra, on.tom, pace="daily")
    for _ in range(40):
        await on.minutes(6 * 60)
        if any(row.is_robot for row in (await on.at(table)).seats):
            break
    at = await on.at(table)
    (row,) = [row for row in at.seats if row.is_robot]
    place, name = str(row.seat + 1), row.name
    await on.slash(on.haneul, "moderate restore", seat=place, reason="Ill.", table=str(table))
    await on.told()
    assert (await on.at(table)).seat_of(int(late.member_id)) == row.seat
    posts = [said(each) for each in await on.posts(at.table.place_id)]
    (told,) = [each for each in posts if "🛡" in each]
    assert visible(name) in told
    words = on.catalogues[at.table.language].words
    for key in ("table.came_back", "table.given_back"):
        again = words(key, member=typed(name), place=place)
        assert [each for each in posts if again in each] == []


def _last(page: dict[str, object]) -> str:
    components: list[dict[str, list[dict[str, str]]]] = page["components"]  # type: ignore[assignment]
    return [item["custom_id"] for row in components for item in row["components"]][-1]


STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
"""Discord's numbers for a command's permissions."""


@pytest.mark.parametrize("plays", [False, True])
async def test_14_no_command_of_moderators_reveals_secrets(on: Scene, plays: bool) -> None:
    first = on.haneul if plays else on.sandra
    table = await on.table(first, on.tom, pace="daily")
    elsewhere = await on.haneul.add_channel("elsewhere")
    [group] = [each for each in await on.haneul.commands() if each["name"] == "moderate"]
    # The moderator keeps the first seat.
    known = {"table": str(table), "seat": "2", "reason": WHY}
    by_type = {STRING: "1", INTEGER: 1, BOOLEAN: False, USER: on.tom.member_id, CHANNEL: elsewhere}
    # The table is ended last.
    acts = sorted(group["options"], key=lambda each: each["name"] in ("end", "cancel"))
    assert len(acts) > 8
    for act in acts:
        wanted = act.get("options", ())
        values = {
            each["name"]: known.get(each["name"], by_type[each["type"]])
            for each in wanted
            if each.get("required") or each["name"] == "table"
        }
        with looks(await on.at(table)) as seen:
            answer = await on.slash(on.haneul, f"moderate {act['name']}", **values)
            assert seen == [], act["name"]
        assert answer["attachments"] == [], act["name"]
        await on.told()
    guild = int(on.playground.platform.world.guild_id)
    deeds = await on.bot.database.read(
        lambda conn: audit.page(conn, guild, first=0, most=99, table_id=table)
    )
    assert len(deeds) > 3
    assert {each.plays_there for each in deeds} == {plays}


async def test_a_banned_member_reads_why_and_until_when(on: Scene) -> None:
    await on.slash(on.haneul, "moderate ban", player=on.tom.member_id, days=3, reason="Spam.")
    answer = await on.slash(on.tom, "table open", title="expancity", seats=2)
    assert "Spam." in said(answer)
    await on.slash(on.haneul, "moderate unban", player=on.tom.member_id, reason="Sorry.")
    answer = await on.slash(on.tom, "table open", title="expancity", seats=2)
    assert "Spam." not in said(answer)


async def test_discord_offers_it_to_moderators_only(on: Scene) -> None:
    assert "moderate" in {each["name"] for each in await on.haneul.commands()}
    assert "moderate" not in {each["name"] for each in await on.tom.commands()}
    with pytest.raises(Refused):
        await on.tom.slash(on.place, "moderate log")
