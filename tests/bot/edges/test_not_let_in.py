"""A member cannot be added to a private thread: the inviter learns the reason and a remedy."""

import pytest

from bot.core.text.translator import translator
from bot.features.find.parts import Find
from bot.playground.people.client import PlaygroundClient
from bot.tables.names import channel, member
from rules.core.text import SeatName, msg
from tests.bot.edges.scene import Json, Scene, said

pytestmark = pytest.mark.sockets

UNKNOWN_MEMBER, CANNOT_SEND = 10007, 50007
TOO_FULL = 30033
NOT_LET_IN = {"match": "PUT /channels/*/thread-members/*", "kind": "403", "times": 50}
FULL = NOT_LET_IN | {"kind": "answer", "status": 400, "content_type": "application/json"}
FULL |= {"body": f'{{"code": {TOO_FULL}, "message": "Full"}}'}


async def invited(on: Scene) -> int:
    """Sandra's private table, with the invited Tom at it."""
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2, private="invited")
    await on.told()
    assert (await on.at(1)).table.filters.private, said(answer)
    await on.slash(on.sandra, "table invite", player=on.tom.member_id, table="1")
    await on.told()
    await on.bot.client.core.of(Find).invitations.answer(1, on.by(on.tom), agrees=True)
    await on.told()
    return 1


async def letters_about(on: Scene, reader: PlaygroundClient, key: str, who: int) -> list[str]:
    """The direct messages that say of a member that they could not be added."""
    at = await on.at(1)
    seat = at.seat_of(who)
    told = msg(
        key,
        member=member(who) if seat is None else SeatName(seat),
        number="1",
        place=channel(at.table.place_id),
        channel=channel(at.table.channel_id),
    )
    languages = {on.language(reader), at.table.language}
    words = {translator(on.catalogues[each], at).say(told) for each in languages}
    return [each for each in await on.letters(reader) if each in words]


async def test_the_host_is_told_of_a_guest_who_has_left_the_server(on: Scene) -> None:
    table = await invited(on)
    await on.tom.leave()
    on.refused = {UNKNOWN_MEMBER}
    await on.start(table)
    await on.told()
    found = await letters_about(on, on.sandra, "table.trouble_left", int(on.tom.member_id))
    assert len(found) == 1
    # It is told once, however often it fails.
    await on.bot.tables.posts.repost(table)
    await on.told()
    found = await letters_about(on, on.sandra, "table.trouble_left", int(on.tom.member_id))
    assert len(found) == 1
    # Once he is back, the board lets him in.
    await on.tom.join()
    await on.bot.tables.posts.repost(table)
    await on.told()
    place = (await on.at(table)).table.place_id
    thread = on.playground.platform.world.channels[place].thread
    assert thread is not None
    assert int(on.tom.member_id) in thread.member_ids


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        pytest.param(NOT_LET_IN, "table.trouble_hidden", id="Discord does not let the guest in"),
        pytest.param(FULL, "table.trouble_full", id="the thread has no room for the guest"),
    ],
)
async def test_the_host_is_told_of_a_guest_who_cannot_be_added(
    on: Scene, fault: Json, key: str
) -> None:
    table = await invited(on)
    on.refused = {TOO_FULL}
    await on.haneul.misbehave(fault)
    await on.start(table)
    await on.told()
    assert len(await letters_about(on, on.sandra, key, int(on.tom.member_id))) == 1
    await on.turn(table)


@pytest.mark.parametrize("code", [50001, 50013, 160006, 50024])
async def test_a_private_table_without_a_private_thread_is_played_and_its_host_told(
    on: Scene, code: int
) -> None:
    table = await invited(on)
    on.refused = {code}
    body = {"content_type": "application/json", "body": f'{{"code": {code}, "message": "No"}}'}
    answer = {"kind": "answer", "status": 403 if code < 100_000 else 400, "times": 1, **body}
    await on.haneul.misbehave({"match": "POST /channels/*/threads", **answer})
    await on.start(table)
    await on.told()
    at = await on.at(table)
    about = msg("table.trouble_open", number="1", channel=channel(at.table.channel_id))
    words = translator(on.catalogues[on.language(on.sandra)], at).say(about)
    assert (await on.letters(on.sandra)).count(words) == 1
    assert await on.board(table)
    await on.turn(table)
    await on.bot.tables.posts.repost(table)
    await on.told()
    assert (await on.letters(on.sandra)).count(words) == 1


async def test_the_member_who_gives_a_seat_is_told_not_the_host(on: Scene) -> None:
    table = await invited(on)
    await on.start(table)
    await on.told()
    await on.haneul.misbehave(NOT_LET_IN)
    leaving = on.bot.client.core.people.leaving
    who = int(on.haneul.member_id)
    await leaving.hand_over(table, on.by(on.tom), who)
    await on.told()
    assert len(await letters_about(on, on.tom, "table.trouble_hidden", who)) == 1
    assert await letters_about(on, on.sandra, "table.trouble_hidden", who) == []


async def test_a_moderator_who_gives_a_seat_is_told(on: Scene) -> None:
    table = await invited(on)
    await on.start(table)
    await on.told()
    await on.slash(on.haneul, "moderate replace", seat="2", reason="Gone.", table=str(table))
    await on.told()
    await on.haneul.misbehave(NOT_LET_IN)
    seat = {"player": on.tom.member_id, "seat": "2", "reason": "Come.", "table": str(table)}
    await on.slash(on.haneul, "moderate seat", **seat)
    await on.told()
    who = int(on.tom.member_id)
    assert len(await letters_about(on, on.haneul, "table.trouble_hidden", who)) == 1
    assert await letters_about(on, on.sandra, "table.trouble_hidden", who) == []


async def test_a_member_who_takes_a_seat_of_a_private_table_is_added_to_its_thread(
    on: Scene,
) -> None:
    table = await invited(on)
    await on.start(table)
    leaving = on.bot.client.core.people.leaving
    await leaving.hand_over(table, on.by(on.tom), int(on.haneul.member_id))
    await on.told()
    place = (await on.at(table)).table.place_id
    thread = on.playground.platform.world.channels[place].thread
    assert thread is not None
    assert int(on.haneul.member_id) in thread.member_ids


async def test_an_inviter_without_direct_messages_is_told_at_the_table(on: Scene) -> None:
    table = await invited(on)
    await on.sandra.take_direct(on=False)
    await on.haneul.misbehave(NOT_LET_IN)
    on.refused = {CANNOT_SEND}
    await on.start(table)
    await on.told()
    at = await on.at(table)
    seat = at.seat_of(int(on.tom.member_id))
    assert seat is not None
    words = translator(on.catalogues[at.table.language], at).words(
        "table.trouble_hidden",
        member=SeatName(seat),
        number="1",
        place=f"<#{at.table.place_id}>",
        channel=f"<#{at.table.channel_id}>",
    )
    seen = await on.sandra.messages(at.table.place_id)
    assert [said(each) for each in seen].count(words) == 1
