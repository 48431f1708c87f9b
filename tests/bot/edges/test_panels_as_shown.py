"""The label of a choice in a menu of a panel, given to the panel's command, does the same as a click on it."""

import pytest

from bot.core.controls.ids import MyId, TournamentId
from bot.features.my import notices as notices_panel
from bot.features.tournament.parts import Tournament
from bot.playground import PlaygroundClient
from rules.core.text import msg
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_input import odd
from tests.bot.edges.test_nothing_changed import nothing_written
from tests.bot.edges.test_seats import benched
from tests.bot.edges.test_tournament_desk import announced, control

pytestmark = [pytest.mark.sockets, pytest.mark.usefixtures("unhurried")]

Choice = tuple[str, str, str]
"""The id of a menu, the value of a choice and its label."""


def choices(panel: Json) -> list[Choice]:
    return [
        (item["custom_id"], each["value"], each["label"])
        for row in panel["components"]
        for item in row["components"]
        for each in item.get("options", ())
    ]


def chosen(panel: Json) -> set[tuple[str, str]]:
    """Every choice that the menus of a panel show as made: the id of the menu, and the value."""
    return {
        (item["custom_id"], each["value"])
        for row in panel["components"]
        for item in row["components"]
        for each in item.get("options", ())
        if each.get("default")
    }


async def notices(on: Scene, member: PlaygroundClient) -> list[Choice]:
    """Every choice of both pages; that of a digest is there while digests are on."""
    panel = await on.slash(member, "my notices", choice="where=digest")
    found = choices(panel)
    more = await on.reply(member, member.click(panel["id"], button(panel, "more")))
    return found + choices(more)


async def test_each_choice_of_how_a_member_is_told_is_made_by_its_label(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No answer waits for the test message.
    monkeypatch.setattr(notices_panel, "PATIENCE_S", 0.0)
    offered = {member: await notices(on, member) for member in on.members()}
    assert all(len(each) >= 30 for each in offered.values())
    for reader in on.members():
        # Labels in the member's own language, then in another one.
        for writer in (reader, next(each for each in on.members() if each is not reader)):
            for menu, value, label in offered[writer]:
                if MyId.read(menu) == MyId("set", "where"):
                    continue
                shown = await odd(on, reader, "my notices", choice=label)
                assert (menu, value) in chosen(shown), label
    for menu, value, label in offered[on.tom]:
        if MyId.read(menu) == MyId("set", "where"):
            shown = await odd(on, on.tom, "my notices", choice=label)
            assert (menu, value) in chosen(shown), label
            async with nothing_written(on):
                again = await odd(on, on.tom, "my notices", choice=label)
            assert said(again).startswith(await on.words(on.tom, "error.act.unchanged"))


async def test_each_choice_of_the_bench_is_made_by_its_label(on: Scene) -> None:
    shown = await on.slash(on.sandra, "my bench", choice="setbench_paces=daily")
    await on.assert_told(on.sandra, shown, "error.bench.first_time")
    await benched(on, on.tom)
    for menu, value, label in choices(await on.slash(on.tom, "my bench")):
        shown = await odd(on, on.tom, "my bench", choice=label)
        assert {each for each in chosen(shown) if each[0] == menu} == {(menu, value)}, label
        async with nothing_written(on):
            again = await odd(on, on.tom, "my bench", choice=label)
        assert said(again).startswith(await on.words(on.tom, "error.act.unchanged"))


async def test_a_choice_that_is_not_there_is_refused_with_the_nearest(on: Scene) -> None:
    for member in on.members():
        shown = await odd(on, member, "my notices", choice="reminders morning, please")
        await on.assert_told(
            *(member, shown, "error.ui.no_such_choice"),
            choice="reminders morning, pleas…",
            option=msg("cmd.my.notices"),
            nearest=msg("ui.notices.reminders_morning"),
        )


async def test_a_draft_is_changed_by_labels(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="tmars", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    refused = await odd(on, on.tom, "tournament desk", choice="pace=weekly")
    await on.assert_told(on.tom, refused, "error.tournament.none_here", way="open")
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    offered = {each for each in choices(page) if TournamentId.read(each[0]).op == "set"}  # type: ignore[union-attr]
    unchanged = await on.words(on.haneul, "error.act.unchanged")
    assert len(offered) > 10
    for menu, value, label in offered:
        shown = await odd(on, on.haneul, "tournament desk", choice=label)
        if said(shown) != unchanged:
            assert (menu, value) in chosen(shown), label
        again = await odd(on, on.haneul, "tournament desk", choice=label)
        assert said(again) == unchanged
    held = on.bot.client.core.of(Tournament).service
    for label in ("Carte escluse: Asteroide, Credicor", "제외할 카드: 크레디코르, 소행성"):
        await odd(on, on.haneul, "tournament desk", choice=label)
        assert (await held.show(1)).row.settings.options["ban"] == "009,R08"


async def test_rules_are_changed_at_the_desk_by_labels(on: Scene) -> None:
    await announced(on)
    desk = await on.slash(on.haneul, "tournament desk")
    panel = await on.reply(on.haneul, on.haneul.click(desk["id"], button(desk, "alter")))
    group = await on.reply(
        on.haneul, on.haneul.select(panel["id"], control(panel, "altwhat"), ["in.tables"])
    )
    menu = await on.reply(
        on.haneul, on.haneul.select(group["id"], control(group, "altwhat"), ["rated"])
    )
    [(_, _, yes), (_, _, no)] = choices(menu)
    sure = await odd(on, on.haneul, "tournament desk", choice=no)
    assert no in said(sure)
    await on.reply(on.haneul, on.haneul.click(sure["id"], control(sure, "altyes")))
    held = on.bot.client.core.of(Tournament).service
    assert not (await held.show(1)).row.settings.is_rated
    same = await odd(on, on.haneul, "tournament desk", choice=no)
    await on.assert_told(on.haneul, same, "error.act.unchanged")
    assert yes in said(await odd(on, on.haneul, "tournament desk", choice=yes))
