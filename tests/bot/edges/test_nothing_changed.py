"""A choice that was made before changes nothing: the answer says so, and no row is written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from discord import app_commands
from sqlalchemy import select

from bot.core.controls.ids import MyId
from bot.core.rights import CONTROLS
from bot.store import schema
from bot.store.copying.figures import LAST_BEAT
from bot.store.database import Connection
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_ratings import months_of_play
from tests.bot.edges.test_seats import benched
from tests.bot.edges.test_server_settings import assert_changes_nothing
from tests.bot.edges.test_tournament_without_channel import announced
from tests.bot.edges.test_votes import PACE, ballot

pytestmark = pytest.mark.sockets

CHOICES: Final = {
    "my notices": {"set", "mute", "unmute"},
    "my bench": {"setbench_titles", "setbench_paces", "bench_on", "bench_off"},
    "my vacation": {"vacation_auto"},
    "my unblock": {"unblock"},
    "rating profile": {"rate_light", "rate_dark"},
    "rating hide": {"rate_hide", "rate_show"},
}
"""The controls of a member's panels that keep a choice, by a command that leads to them."""
OTHERS: Final = (
    # Pages.
    "notices less more tables vacation vacation_days rate_ask rate_keep data_ask data_keep play test "
    # Picks that nothing keeps before the last button is pressed.
    "setvacation setplay_titles setplay_seats setplay_pace setplay_days "
    # Acts that end what they are about, or that refuse for a reason of their own when they are repeated.
    "hours vacation_go vacation_end data_export data_sure rate_sure play_go play_off hand_over bench_take "
    "bench_pass bench_sit"
)
_COMMANDS: Final[dict[str, dict[str, Any]]] = {
    "my hours": {"zone": "Europe/Rome", "sleep": "23-7"},
    "my language": {"language": "ko"},
    "my play": {"forced": True},
    "my vacation": {"automatic": False},
    "rating hide": {},
}
_OTHER_COMMANDS: Final = {
    *("my block", "my unblock", "my page", "my notices", "my bench"),
    *("server set", "server forget"),
}
"""Commands with options that other tests repeat, that end what they are about, or that always tell the state."""


def test_each_button_of_a_member_keeps_a_choice_or_not() -> None:
    kept = set().union(*CHOICES.values())
    assert sorted(kept | {*OTHERS.split()}) == sorted(CONTROLS[MyId]), (
        "a new one that keeps a choice?"
    )


async def test_each_command_with_a_setting_is_repeated_here(on: Scene) -> None:
    walked = [
        each
        for each in on.bot.client.tree.walk_commands()
        if isinstance(each, app_commands.Command) and each.parameters
    ]
    names = {each.qualified_name for each in walked}
    known = {*_COMMANDS, *_OTHER_COMMANDS} - {"rating hide"}
    assert {name for name in names if name.split()[0] in ("my", "server")} == known


@asynccontextmanager
async def nothing_written(on: Scene) -> AsyncIterator[None]:
    """Assert that no row of the database changes in the block."""
    await on.told()
    before = await on.bot.database.read(_rows)
    yield
    await on.told()
    assert await on.bot.database.read(_rows) == before


def _rows(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows but the bot's beat, which is written whenever the bot has run for a while."""
    rows = {
        table.name: sorted((tuple(row) for row in conn.execute(select(table))), key=repr)
        for table in schema.metadata.sorted_tables
    }
    facts = schema.facts.name
    return rows | {facts: [row for row in rows[facts] if not row[0].startswith(LAST_BEAT)]}


def _items(panel: Json) -> list[Json]:
    return [item for row in panel["components"] for item in row["components"]]


def _kept_by(line: str, panel: Json) -> list[Json]:
    """The controls of a panel that keep a choice."""
    found = ((MyId.read(item.get("custom_id", "")), item) for item in _items(panel))
    return [item for read, item in found if read is not None and read.op in CHOICES[line]]


async def _used(on: Scene, panel: Json, item: Json, values: list[str]) -> Json:
    act = (
        on.tom.select(panel["id"], item["custom_id"], values)
        if "options" in item
        else on.tom.click(panel["id"], item["custom_id"])
    )
    return await on.reply(on.tom, act)


async def _assert_told_unchanged(on: Scene, answer: Json) -> None:
    assert answer["ephemeral"]
    told = await on.words(on.tom, "error.act.unchanged")
    assert said(answer).splitlines()[0] == told


async def _panel(on: Scene, line: str, *, is_more: bool) -> Json:
    shown = await on.slash(on.tom, line)
    if not is_more:
        return shown
    return await on.reply(on.tom, on.tom.click(shown["id"], button(shown, "more")))


async def test_every_control_of_an_older_panel_says_so_and_shows_how_it_is(on: Scene) -> None:
    await months_of_play(on)
    await benched(on, on.tom)
    for line in ("my notices", "my vacation", "my bench", "rating profile"):
        await _assert_controls_change_nothing_again(on, line)
    await _assert_controls_change_nothing_again(on, "my notices", is_more=True)


async def _assert_controls_change_nothing_again(
    on: Scene, line: str, *, is_more: bool = False
) -> None:
    seen = set()
    for place in range(len(_kept_by(line, await _panel(on, line, is_more=is_more)))):
        first, older = [await _panel(on, line, is_more=is_more) for _ in range(2)]
        item = _kept_by(line, older)[place]
        values = [each["value"] for each in item.get("options", ()) if not each.get("default")][:1]
        values = values or [each["value"] for each in item.get("options", ())][:1]
        seen.add(item["custom_id"])
        newer = await _used(on, first, item, values)
        await on.later(5)
        async with nothing_written(on):
            again = await _used(on, older, item, values)
            await _assert_told_unchanged(on, again)
        if button_ids(newer):
            assert button_ids(again) == button_ids(newer)
    assert seen


def button_ids(panel: Json) -> list[str]:
    return [item.get("custom_id", "") for item in _items(panel)]


async def test_a_table_is_muted_once(on: Scene) -> None:
    table = await on.table(on.haneul, on.tom)
    at = await on.at(table)
    panels = [
        await on.reply(on.tom, on.tom.slash(str(at.table.place_id), "my notices")) for _ in range(2)
    ]
    for op in ("mute", "unmute"):
        pressed = [button(each, op) for each in panels]
        newer = await on.reply(on.tom, on.tom.click(panels[0]["id"], pressed[0]))
        async with nothing_written(on):
            again = await on.reply(on.tom, on.tom.click(panels[1]["id"], pressed[1]))
            await _assert_told_unchanged(on, again)
        panels = [newer, again]


async def test_ratings_are_shown_again_once(on: Scene) -> None:
    hidden = await on.slash(on.tom, "rating hide")
    show = button(hidden, "rate_show")
    other = await on.slash(on.tom, "rating erase")
    hide = button(other, "rate_hide")
    async with nothing_written(on):
        await _assert_told_unchanged(on, await on.reply(on.tom, on.tom.click(other["id"], hide)))
    # The refusal is a message of its own, so the question stays.
    shown = await on.reply(on.tom, on.tom.click(hidden["id"], show))
    await on.assert_told(on.tom, shown, "rating.shown")


async def test_the_same_choice_of_a_member_again_is_no_change(on: Scene) -> None:
    for line, values in _COMMANDS.items():
        await on.slash(on.haneul, line, **values)
        async with nothing_written(on):
            await assert_changes_nothing(on, line, **values)
    player = on.tom.member_id
    await assert_changes_nothing(on, "my unblock", player=player)
    await on.slash(on.haneul, "my block", player=player)
    await assert_changes_nothing(on, "my block", player=player)
    table = await on.table(pace="daily")
    wound = {"table": str(table), "seat": "1", "hours": 0, "reason": "why"}
    await assert_changes_nothing(on, "moderate clock", **wound)
    held = await announced(on, on.place)
    of = {"player": player, "tournament": str(held.id)}
    await assert_changes_nothing(on, "referee referees", **of, remove=True)
    await on.slash(on.haneul, "referee referees", **of)
    await assert_changes_nothing(on, "referee referees", **of)


async def test_a_spectator_asks_once_to_be_told_of_the_end(on: Scene) -> None:
    table = await on.table()
    board = await on.slash(on.tom, "table board", table=str(table))
    noted = await on.reply(on.tom, on.tom.click(board["id"], button(board, "ending")))
    async with nothing_written(on):
        again = await on.slash(on.tom, "table board", table=str(table), ending=True)
        await _assert_told_unchanged(on, again)
    back = button(noted, "ending")
    answer = await on.reply(on.tom, on.tom.click(noted["id"], back))
    assert await on.words(on.tom, "watch.stopped") in said(answer)


async def test_the_same_voice_again_is_no_change(on: Scene) -> None:
    table, late = await on.asked(on.haneul, on.sandra, on.tom, pace=PACE)
    one, _ = (member for member in on.members() if member is not late)
    [seat] = (await on.at(table)).waiting()
    await on.minutes(10.5)
    await on.slash(one, "table replace", table=str(table), seat=str(seat + 1))
    await on.told()
    post = await ballot(on, table)
    async with nothing_written(on):
        again = await on.reply(one, one.click(post["id"], button(post, "vote")))
        await on.assert_told(one, again, "error.act.unchanged")


async def test_an_auto_answer_is_given_once_and_taken_back_once(on: Scene) -> None:
    table = await on.lobby(on.tom, on.sandra, title="metromania")
    await on.start(table)
    lists = [await on.slash(on.tom, "table ahead", table=str(table)) for _ in range(2)]
    for op in ("rule", "withdraw"):
        pressed = button(lists[0], op)
        newer = await on.reply(on.tom, on.tom.click(lists[0]["id"], pressed))
        async with nothing_written(on):
            again = await on.reply(on.tom, on.tom.click(lists[1]["id"], pressed))
            await _assert_told_unchanged(on, again)
        assert button_ids(again) == button_ids(newer)
        lists = [newer, again]
