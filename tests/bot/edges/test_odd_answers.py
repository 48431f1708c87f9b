"""Answers to a post that are not Discord's, or that Discord does not define: nothing is lost or posted twice."""

import asyncio
from typing import Any

import pytest

from bot.features.my.parts import My
from bot.outbox.sender import TRIED_FOR_S
from bot.store import outbox
from bot.store.rows import OutboxRow
from tests.bot.edges.scene import Scene
from tests.scale import PATIENCE_S, one_in

pytestmark = pytest.mark.sockets

PAGE = "<html>Access denied</html>"
ODD = [
    pytest.param(
        {"status": 502, "content_type": "application/json", "body": "Bad Gateway"},
        id="a proxy's text that claims to be JSON",
    ),
    pytest.param({"status": 403, "body": PAGE}, id="a proxy forbids it"),
    pytest.param({"status": 404, "body": PAGE}, id="a proxy does not find it"),
    pytest.param({"status": 413, "body": PAGE}, id="a proxy takes nothing so large"),
    pytest.param({"status": 401, "body": PAGE}, id="a proxy wants a password"),
    pytest.param(
        {"status": 400, "content_type": "application/json", "body": '{"code": 7, "message": "?"}'},
        id="a code that Discord does not define",
    ),
    pytest.param({"status": 200, "body": PAGE}, id="a page instead of the message"),
    pytest.param(
        {"status": 200, "content_type": "application/json", "body": "{}", "is_done": True},
        id="the message is posted and its answer is not one",
    ),
    pytest.param(
        {"status": 403, "body": PAGE, "is_done": True}, id="the message is posted and forbidden"
    ),
]


async def _first(on: Scene) -> OutboxRow | None:
    return next(iter(await on.bot.database.read(outbox.heads)), None)


def _boards(messages: list[dict[str, Any]]) -> list[str]:
    return [file["filename"] for message in messages for file in message["attachments"]]


async def retried_for(on: Scene, seconds: float) -> None:
    """Let time pass, with every attempt that is due."""
    clock = on.playground.clock
    until = clock.now() + seconds
    while clock.now() < until and (row := await _first(on)) is not None:
        clock.advance(max(row.due_at - clock.now(), 0.0) + 0.1)
        on.bot.sender.wake()
        async with asyncio.timeout(PATIENCE_S):
            while True:
                left = await _first(on)
                if left is None or left.due_at > clock.now():
                    break
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("odd", one_in(3, ODD))
async def test_a_board_arrives_once_after_every_odd_answer(on: Scene, odd: dict[str, Any]) -> None:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    await on.tom.misbehave(
        {"match": f"POST /channels/{place}/messages", "kind": "answer", "times": 2, **odd}
    )
    before = (await on.board(table))["id"]
    await on.turn(table)
    assert (await on.board(table))["id"] != before
    names = _boards(await on.posts(place))
    assert len(names) == len(set(names))
    assert (await on.tom.report())["faults_injected"] == {"answer": 2 - odd.get("is_done", False)}


@pytest.mark.parametrize(
    "match",
    [
        "PATCH /channels/*/messages/*",
        "DELETE /channels/*/messages/*",
        "POST /channels/*/messages/*/threads",
    ],
)
async def test_edits_deletions_and_threads_are_retried_as_posts_are(on: Scene, match: str) -> None:
    await on.tom.misbehave(
        {"match": match, "kind": "answer", "times": 2, "status": 403, "body": PAGE}
    )
    table = await on.table(on.haneul, on.sandra)
    assert (await on.at(table)).table.place_id != int(on.place)
    await on.turn(table)
    await on.called_off(table)
    assert len(_boards(await on.posts((await on.at(table)).table.place_id))) > 1


async def test_a_direct_message_is_retried_and_the_member_is_not_taken_for_closed(
    on: Scene,
) -> None:
    await on.tom.misbehave(
        *(
            {"match": match, "kind": "answer", "times": 2, "status": 403, "body": PAGE}
            for match in ("POST /users/@me/channels", "POST /channels/*/messages")
        )
    )
    await on.bot.client.core.of(My).notices._choosing.test(int(on.haneul.member_id))
    await retried_for(on, 3000.0)
    assert len(await on.letters(on.haneul)) == 1


async def test_a_post_that_is_not_taken_for_an_hour_is_told_to_the_opener_and_the_operator(
    on: Scene,
) -> None:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    await on.tom.misbehave(
        {"match": f"POST /channels/{place}/messages", "kind": "answer", "status": 403, "body": PAGE}
    )
    member = await on.acting(table)
    while await on.acting(table) is member:
        await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    await retried_for(on, TRIED_FOR_S - 300.0)
    assert (await _first(on)) is not None
    assert await on.letters(on.haneul) == []
    assert on.complaints.lines == []
    await retried_for(on, 600.0)
    await on.told()
    text = on.catalogues["ko"].words("table.trouble_unsent", number=str(table))
    assert await on.letters(on.haneul) == [text]
    [line] = on.complaints.lines
    assert "will not be tried again" in line
    on.complaints.lines.clear()
    await on.tom.behave()
    await on.turn(table)
    assert (await on.board(table))["attachments"]


@pytest.mark.parametrize("others_get_through", [True, False], ids=["one thread", "everything"])
async def test_an_outage_loses_no_post_unless_other_posts_get_through_for_an_hour(
    on: Scene, others_get_through: bool
) -> None:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    where = place if others_get_through else "*"
    await on.tom.misbehave({"match": f"POST /channels/{where}/messages", "kind": "503"})
    member = await on.acting(table)
    while await on.acting(table) is member:
        await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    for _ in range(24):
        if others_get_through:
            await on.bot.client.get_partial_messageable(int(on.place)).send("another post")
        await retried_for(on, 300.0)
    assert bool(on.complaints.lines) == others_get_through
    assert bool(await on.letters(on.haneul)) == others_get_through
    on.complaints.lines.clear()
    await on.tom.behave()
    await on.later(60)
    if not others_get_through:
        assert (await on.at(table)).table.board_seq == (await on.at(table)).table.seq
    await on.turn(table)
    assert (await on.board(table))["attachments"]
