"""A copy was put back by hand, so its numbers begin again: buttons of lost tables open no other table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.tournament.parts import Tournament
from bot.tables.absence.ballots import BallotKind
from tests.bot.edges.scene import DAY_S, Json, Scene, button

pytestmark = pytest.mark.sockets

A_MINUTE_S = 60


async def _copied(on: Scene, folder: Path) -> Path:
    copy = folder / "copy.sqlite3"
    await on.bot.database.copy_to(copy)
    return copy


async def _put_back(on: Scene, copy: Path) -> None:
    await on.told()
    on.playground.clock.advance(A_MINUTE_S)
    file = copy.with_name("edges.sqlite3")

    def between() -> None:
        copy.replace(file)
        with closing(sqlite3.connect(file)) as conn, conn:
            # With the numbers of lost posts, new ones would be taken for those.
            conn.execute("DELETE FROM sqlite_sequence WHERE name = 'outbox'")
            conn.execute("INSERT INTO sqlite_sequence VALUES ('outbox', 1000)")

    await on.restart(between)


async def test_a_button_in_the_thread_of_a_lost_table_opens_no_other_table(
    on: Scene, tmp_path: Path
) -> None:
    copy = await _copied(on, tmp_path)
    lost = await on.table()
    old = await on.board(lost)
    await _put_back(on, copy)
    new = await on.table()
    assert new == lost
    member = await on.acting(new)
    async with on.untouched(new):
        shown = await on.reply(member, member.click(old["id"], button(old, "turn")))
    await on.assert_told(member, shown, "error.ui.other_table", number=str(new))
    board = await on.board(new)
    shown = await on.reply(member, member.click(board["id"], button(board, "turn")))
    assert button(shown, "pick")


async def test_a_lost_lobby_lets_no_member_into_another_one_in_the_same_channel(
    on: Scene, tmp_path: Path
) -> None:
    copy = await _copied(on, tmp_path)
    lost = await on.lobby(on.haneul, seats=2)
    old = await on.lobby_post(lost)
    await _put_back(on, copy)
    new = await on.lobby(on.haneul, seats=2)
    assert new == lost
    shown = await on.reply(on.sandra, on.sandra.click(old["id"], button(old, "join")))
    await on.assert_told(on.sandra, shown, "error.ui.other_table", number=str(new))
    post = await on.lobby_post(new)
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "join")))
    await on.assert_told(on.sandra, shown, "ui.done.join")


async def test_a_voice_for_a_lost_vote_does_not_count_in_another_one(
    on: Scene, tmp_path: Path
) -> None:
    table = await on.table(pace="daily")
    copy = await _copied(on, tmp_path)
    until_ms = int((on.playground.clock.now() + 3 * DAY_S) * 1000)
    await on.bot.client.core.people.voting.ask(
        table, on.by(on.haneul), BallotKind.PAUSE, until_ms=until_ms
    )
    await on.told()
    old = await _vote_post(on, table)
    await _put_back(on, copy)
    await on.bot.client.core.people.voting.ask(
        table, on.by(on.haneul), BallotKind.PAUSE, until_ms=until_ms
    )
    await on.told()
    shown = await on.reply(on.sandra, on.sandra.click(old["id"], button(old, "vote")))
    await on.assert_told(on.sandra, shown, "error.ui.outdated")
    new = await _vote_post(on, table)
    assert new["id"] != old["id"]
    shown = await on.reply(on.sandra, on.sandra.click(new["id"], button(new, "vote")))
    await on.assert_told(on.sandra, shown, "ballot.decided")


async def _vote_post(on: Scene, table: int) -> Json:
    """The newest post with the choices of a vote."""
    at = await on.at(table)
    found = [each for each in await on.posts(at.table.place_id) if _has(each, "vote")]
    return found[-1]


def _has(message: Json, op: str) -> bool:
    try:
        return bool(button(message, op))
    except LookupError:
        return False


async def _tournament(on: Scene) -> Json:
    """Announce a tournament; returns the post with the buttons."""
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "announce")))
    await on.told()
    return [each for each in await on.posts() if _has(each, "join")][-1]


async def test_no_member_signs_up_for_another_tournament_below_the_post_of_a_lost_one(
    on: Scene, tmp_path: Path
) -> None:
    copy = await _copied(on, tmp_path)
    old = await _tournament(on)
    await _put_back(on, copy)
    new = await _tournament(on)
    assert button(new, "join") == button(old, "join")
    shown = await on.reply(on.tom, on.tom.click(old["id"], button(old, "join")))
    await on.assert_told(on.tom, shown, "error.ui.other_tournament")
    await on.reply(on.tom, on.tom.click(new["id"], button(new, "join")))
    held = await on.bot.client.core.of(Tournament).service.show(1)
    assert held.of_member(int(on.tom.member_id)) is not None
