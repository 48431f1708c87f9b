"""One post and one ping per turn: the course of a table's boards while a member makes a turn."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.clocks.reminders import Rung
from bot.core.posts import public as posts
from bot.core.text.lines import SMALL
from bot.playground import PlaygroundClient
from bot.store import outbox
from bot.tables import notices
from bot.tables.notices import MID_TURN_S
from tests.bot.edges.scene import Scene, button, labels
from tests.messages import number_of

pytestmark = pytest.mark.sockets

Json = dict[str, Any]
CLOCKED = "600m+5m/600m nights=run"


async def boards(on: Scene, table: int) -> list[Json]:
    """Posts about turns, in the channel where the table is played."""
    at = await on.at(table)
    seen = await on.posts(at.table.place_id)
    return [post for post in seen if post["id"] != str(number_of(at.table.lobby))]


async def post_of(on: Scene, table: int, message_id: str) -> Json:
    (found,) = [post for post in await boards(on, table) if post["id"] == message_id]
    return found


async def half_a_turn(on: Scene, table: int) -> PlaygroundClient:
    """Make a move after which the same member is asked again."""
    member = await on.acting(table)
    await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    assert await on.acting(table) is member
    return member


@contextmanager
def listening(member: PlaygroundClient) -> Iterator[list[Json]]:
    """Collect the public messages posted within the block."""
    since = len(member.events)
    made: list[Json] = []
    yield made
    made += [
        event["d"]
        for event in member.events[since:]
        if event["t"] == "message_create" and not event["d"]["ephemeral"]
    ]


async def test_a_mid_turn_move_edits_the_newest_board(on: Scene) -> None:
    table = await on.table()
    first = await on.board(table)
    with listening(on.tom) as made:
        await half_a_turn(on, table)
        await on.told()
        assert (await on.board(table))["attachments"] == first["attachments"]
        await on.later(MID_TURN_S)
    board = await on.board(table)
    assert made == []
    assert board["id"] == first["id"]
    assert board["attachments"] != first["attachments"]
    assert len(board["content"]) > len(first["content"])


async def test_the_mid_turn_edit_waits_for_the_last_click(on: Scene) -> None:
    table = await on.table()
    member = await half_a_turn(on, table)
    before = await on.board(table)
    await on.later(MID_TURN_S - 5)
    await on.slash(member, "table turn", table=str(table))
    await on.later(MID_TURN_S - 5)
    assert await on.board(table) == before
    await on.later(5)
    assert await on.board(table) != before


async def test_the_finished_turns_post_replaces_the_edited_one(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    before = await on.board(table)
    _, *small = before["content"].split("\n")
    tale = "\n".join(line.removeprefix(SMALL) for line in small)
    member = await half_a_turn(on, table)
    await on.later(MID_TURN_S)
    edited = (await on.board(table))["content"].split("\n")[1 + len(small)]
    with listening(on.tom) as made:
        await on.turn(table)
    (post,) = made
    other = await on.acting(table)
    pinged = [f"<@{each.member_id}>" in post["content"] for each in (member, other)]
    assert pinged == [False, True]
    assert edited in post["content"]
    old = await post_of(on, table, before["id"])
    assert (old["content"], old["attachments"], labels(old)) == (tale, [], [])


async def test_a_board_with_only_an_unfinished_turn_is_deleted(on: Scene) -> None:
    table = await on.table()
    first = await on.board(table)
    assert "\n\n" not in first["content"], "nothing has happened yet"
    await half_a_turn(on, table)
    await on.later(MID_TURN_S)
    await on.turn(table)
    assert first["id"] not in [post["id"] for post in await boards(on, table)]


async def test_a_board_about_whole_turns_keeps_its_picture_and_loses_its_buttons(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    second = await on.board(table)
    await on.turn(table)
    old = await post_of(on, table, second["id"])
    assert old["attachments"] == second["attachments"]
    assert button(second, "turn")
    assert labels(old) == []


async def test_a_mid_turn_move_posts_nothing_if_another_post_is_newer(
    on: Scene,
) -> None:
    table = await on.table()
    before = await on.board(table)
    await on.bot.tables.end(table, on.by(await on.other(table)))
    await on.told()
    with listening(on.tom) as made:
        await half_a_turn(on, table)
        await on.later(MID_TURN_S)
    assert made == []
    assert await on.board(table) == before


async def test_a_reminder_leaves_the_mid_turn_edit_alone_and_does_not_wait_for_it(
    on: Scene,
) -> None:
    """It is not about the board and goes when the turn is over; the row of the edit waits for the last click."""
    table = await on.table(pace=CLOCKED)
    first = await on.board(table)
    await half_a_turn(on, table)
    await remind(on, table)
    [*_, last] = await boards(on, table)
    assert last["id"] != first["id"]
    assert (await on.board(table))["attachments"] == first["attachments"]
    await on.later(MID_TURN_S)
    board = await on.board(table)
    assert board["id"] == first["id"]
    assert board["attachments"] != first["attachments"]


async def test_a_mid_turn_move_edits_the_board_above_a_reminder(on: Scene) -> None:
    table = await on.table(pace=CLOCKED)
    first = await on.board(table)
    await remind(on, table)
    await half_a_turn(on, table)
    await on.later(MID_TURN_S)
    board = await on.board(table)
    assert board["id"] == first["id"]
    assert board["attachments"] != first["attachments"]


async def remind(on: Scene, table: int) -> None:
    """Post a reminder of the turn in the thread."""
    at = await on.at(table)
    [seat] = at.waiting()
    reminder = notices.reminder(at.table, seat, at.table.clocks[seat].turn, Rung.HALF)
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, reminder, now=now))
    on.bot.sender.wake()
    await on.told()


async def test_a_mid_turn_move_posts_nothing_if_the_board_is_an_hour_old(on: Scene) -> None:
    table = await on.table()
    before = await on.board(table)
    await on.later(3600)
    with listening(on.tom) as made:
        await half_a_turn(on, table)
        await on.later(MID_TURN_S)
    assert made == []
    assert await on.board(table) == before


async def test_a_failed_edit_is_not_reported(on: Scene) -> None:
    table = await on.table()
    await half_a_turn(on, table)
    await on.tom.misbehave({"match": "PATCH /channels/*/messages/*", "kind": "503"})
    await on.later(MID_TURN_S)
    await on.tom.behave()
    await on.turn(table)
    at = await on.at(table)
    assert at.table.told_seq == at.table.seq


async def test_a_turn_half_posted_before_a_restart_is_posted_whole_exactly_once(on: Scene) -> None:
    table = await on.table()
    await half_a_turn(on, table)
    await on.later(MID_TURN_S)
    at = await on.at(table)
    assert (at.table.told_seq, at.table.board_seq) == (0, 1)
    await on.restart()
    with listening(on.tom) as made:
        await on.turn(table)
    assert len(made) == 1


async def test_a_long_turn_can_be_read_in_full_in_private(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await on.table()
    monkeypatch.setattr(posts, "TURN_CHARS", 150)
    await on.turn(table)
    board = await on.board(table)
    asked, first, *_ = board["content"].split("\n")
    assert asked.startswith("<@")
    assert first == f"{SMALL}…"
    more = await on.reply(on.tom, on.tom.click(board["id"], button(board, "more")))
    shown = await on.reply(on.tom, on.tom.click(more["id"], button(more, "told")))
    assert shown["ephemeral"]
    assert len(shown["content"]) > 150
    at = await on.at(table)
    told = await on.bot.tables.history(at.table.id, 100, after=0)
    public = [event for _, event in told if event.is_for(None)]
    assert len(shown["content"].splitlines()) == len(public)
    # The button stays when the next board is posted.
    await on.turn(table)
    old = await post_of(on, table, board["id"])
    assert button(old, "told")
    assert len(labels(old)) == 1


async def test_an_extra_picture_is_private_and_shows_a_table_of_its_own_game(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra, title="metromania")
    await on.start(table)
    shown = await on.slash(on.tom, "metromania map")
    assert shown["ephemeral"]
    assert shown["attachments"]
    await on.called_off(table)
    await on.table(on.haneul, on.sandra)
    shown = await on.slash(on.tom, "metromania map")
    assert shown["content"].startswith("The table here plays Expancity.")
    assert not shown["attachments"]
