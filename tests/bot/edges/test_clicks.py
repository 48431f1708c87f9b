"""Clicks that are late, repeated, another member's, or unknown. Each gets an answer and changes nothing."""

import asyncio

import pytest

from bot.core.controls.ids import ModalId, PanelId, ReadId, TableId
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Json, Scene, button
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets


async def panel_of(on: Scene, member: PlaygroundClient, table: int) -> Json:
    return await on.slash(member, "table turn", table=str(table))


async def typed_panel(on: Scene, member: PlaygroundClient, table: int) -> Json:
    """A panel with a move that is ready to confirm."""
    at = await on.at(table)
    line = at.game.write(await on.a_move(table))
    panel = await panel_of(on, member, table)
    box = await member.click(panel["id"], button(panel, "type"))
    return await on.reply(member, member.submit(box["interaction_id"], line=line))


async def test_two_members_join_for_the_last_seat_at_once(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    join = button(post, "join")
    replies = await asyncio.gather(
        *(on.reply(member, member.click(post["id"], join)) for member in (on.sandra, on.tom))
    )
    told = {reply["content"] for reply in replies}
    seated = (await on.at(table)).seats[1].member_id
    first, last = (on.sandra, on.tom) if seated == int(on.sandra.member_id) else (on.tom, on.sandra)
    assert told == {
        await on.words(first, "ui.done.join"),
        on.linked(await on.words(last, "error.table.full")),
    }


async def test_two_members_start_a_table_at_once(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    post = await on.lobby_post(table)
    start = button(post, "start")
    members = (on.haneul, on.sandra)
    replies = await asyncio.gather(
        *(on.reply(member, member.click(post["id"], start)) for member in members)
    )
    late = [on.linked(await on.words(member, "error.table.not_in_lobby")) for member in members]
    refused = [reply["content"] == text for reply, text in zip(replies, late, strict=True)]
    assert sorted(refused) == [False, True]
    assert (await on.at(table)).table.seq == 0


async def test_an_old_post_opens_the_current_question(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    member = await on.acting(table)
    old = await on.lobby_post(table)
    async with on.untouched(table):
        shown = await on.reply(member, member.click(old["id"], button(old, "turn")))
    opened = PanelId.read(button(shown, "type"))
    assert opened is not None
    assert (
        opened.question_seq
        == (await on.at(table)).question_seqs[
            (await on.at(table)).seat_of(int(member.member_id)) or 0
        ]
    )


@pytest.mark.parametrize("op", ["turn", "hand"])
async def test_only_members_at_the_table_can_use_its_board(on: Scene, op: str) -> None:
    table = await on.table()
    board = await on.board(table)
    async with on.untouched(table):
        shown = await on.reply(on.tom, on.tom.click(board["id"], button(board, op)))
    await on.assert_told(on.tom, shown, "error.table.not_seated", way="open")


async def test_a_member_cannot_use_another_members_panel(on: Scene) -> None:
    table = await on.table()
    panel = await typed_panel(on, await on.acting(table), table)
    for intruder in (on.tom, await on.other(table)):
        async with on.untouched(table):
            await intruder.click(panel["id"], button(panel, "go"), force=True)


async def test_the_board_of_an_ended_table_has_no_buttons_left(on: Scene) -> None:
    table = await on.table()
    board = await on.board(table)
    assert button(board, "turn")
    await on.called_off(table)
    place = (await on.at(table)).table.place_id
    (left,) = [post for post in await on.posts(place) if post["id"] == board["id"]]
    assert left["components"] == []


async def test_the_lobby_of_a_cancelled_table_says_so(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    post = await on.lobby_post(table)
    await on.bot.tables.cancel(table, on.by(on.haneul))
    for op in ("join", "leave", "start", "cancel", "unrobot", "take", "turn", "hand", "more"):
        async with on.untouched(table):
            act = on.sandra.click(post["id"], TableId(op, table).write(), force=True)
            shown = await on.reply(on.sandra, act)
        await on.assert_told(on.sandra, shown, "error.table.ended")


async def test_an_unknown_control_is_answered(on: Scene) -> None:
    table, member = await on.asked()
    board = await on.board(table)
    for custom_id in (
        "go",
        "t:fly:1:0:",
        "f:fly:1:0:plan:-:00000000:",
        "f:pick:1:0:nonsense:tile:00000000:x",
        ReadId("spell", "book").write(),
        ReadId("log", "nonsense").write(),
        "x" * 100,
    ):
        async with on.untouched(table):
            shown = await on.reply(member, member.click(board["id"], custom_id, force=True))
        await on.assert_told(member, shown, "error.ui.outdated")


async def test_a_control_of_a_missing_table_is_answered(on: Scene) -> None:
    table = await on.table()
    board = await on.board(table)
    for custom_id in (TableId("turn", 999).write(), PanelId("hand", 999, 0).write()):
        shown = await on.reply(on.tom, on.tom.click(board["id"], custom_id, force=True))
        await on.assert_told(on.tom, shown, "error.table.no_such_table")


async def test_an_unknown_text_box_is_answered(on: Scene) -> None:
    table, member = await on.asked()
    panel = await panel_of(on, member, table)
    box = await member.click(panel["id"], button(panel, "type"))
    interaction = on.playground.platform.interactions.by_id(int(box["interaction_id"]))
    assert interaction is not None
    assert interaction.modal is not None
    for custom_id, key in (
        ("a box of yore", "error.ui.outdated"),
        (ModalId(999, 0, 1).write(), "error.table.no_such_table"),
    ):
        interaction.modal = dict(interaction.modal) | {"custom_id": custom_id}
        shown = await on.reply(member, member.submit(box["interaction_id"], line="park@A1"))
        await on.assert_told(member, shown, key)
        interaction.modal = box["modal"]


async def reported(on: Scene, what: str) -> None:
    """Wait until the playground's report has an entry."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            if (await on.tom.report())[what]:
                return
            await asyncio.sleep(0.02)


async def test_an_answer_after_more_than_three_seconds_changes_nothing(on: Scene) -> None:
    table, member = await on.asked()
    board = await on.board(table)
    slow = {"match": "POST /interactions/**", "kind": "slow", "delay_s": 2.0, "times": 1}
    await on.tom.misbehave(slow)
    async with on.untouched(table):
        click = asyncio.create_task(member.click(board["id"], button(board, "turn")))
        await reported(on, "faults_injected")
        await on.tom.advance(4)
        assert (await click)["outcome"] == "failed"
        await reported(on, "refused")
    on.refused, on.unanswered = {10062}, 1


async def test_a_panel_update_after_fifteen_minutes_changes_nothing(on: Scene) -> None:
    table, member = await on.asked()
    slow = {"match": "PATCH /webhooks/**", "kind": "slow", "delay_s": 2.0, "times": 1}
    await on.tom.misbehave(slow)
    async with on.untouched(table):
        outcome = await member.slash(on.place, "table turn")
        assert outcome["outcome"] == "deferred"
        await reported(on, "faults_injected")
        await on.tom.advance(1000)
        await reported(on, "refused")
    on.refused = {50027}
