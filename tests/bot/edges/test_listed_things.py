"""Things that an option lists, such as banned cards, are picked in menus behind *More*, for tables and tournaments."""

from typing import Any

import pytest

from bot.core.controls.ids import MAX_ID, OpeningId
from bot.core.controls.things import things_of
from bot.core.rights import CONTROLS
from bot.features.lobby.draft import drafted, listed_of, proposed
from bot.features.tournament.parts import Tournament
from bot.playground import PlaygroundClient
from rules import registry
from rules.core.game import GameDef, RobotLevel
from rules.core.seats import Seat
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_opening import asked, chosen, controls, press

sockets = pytest.mark.sockets

TITLES = [key for key in registry.title_keys() if things_of(registry.load(key)) is not None]
SATURN, ASTEROID = "R03", "009"


def test_some_titles_have_such_an_option() -> None:
    assert TITLES == ["tmars"]


@pytest.mark.parametrize("title", TITLES)
def test_an_id_holds_as_many_things_as_a_list_may_have(title: str) -> None:
    game = registry.load(title)
    things = listed_of(game)
    assert things is not None, "the id cannot hold them, so no menu offers them"
    ids = list(things.own.things)
    for some in (ids[:1], ids[-1:], ids[-things.own.most :]):
        draft = proposed(game).with_seats(max(game.seats)).with_robots(0, RobotLevel.EASY)
        draft = draft.with_listed(things.spec.read(",".join(some)))
        written = [draft.id_of(op, 999) for op in CONTROLS[OpeningId]]
        assert max(map(len, written)) <= MAX_ID
        clicked = OpeningId.read(written[0])
        assert clicked is not None
        assert drafted(game, clicked) == draft
        assert draft.options[things.spec.name] == things.spec.read(",".join(some))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seats", [1, 2])
def test_menus_offer_what_such_a_table_has(title: str, seats: Seat) -> None:
    game: GameDef[Any, Any] = registry.load(title)
    things = things_of(game)
    assert things is not None
    assert things.own.groups is not None
    options = {spec.name: spec.default for spec in game.options}
    offered = [each for _, some in things.own.groups(seats, options) for each in some]
    assert len(set(offered)) == len(offered)
    assert set(offered) < set(things.own.things)
    with_more = things.own.groups(seats, options | {"prelude": "on"})
    assert {each for _, some in with_more for each in some} == set(things.own.things)


async def _page_with(
    on: Scene, member: PlaygroundClient, panel: Json, thing: str, onward: str
) -> tuple[Json, Json]:
    """Return the page on which a thing is offered, and its menu."""
    for _ in range(9):
        for each in controls(panel):
            if thing in [option["value"] for option in each.get("options", ())]:
                return panel, each
        following = [each for each in controls(panel) if each["custom_id"].startswith(onward)]
        panel = await on.reply(member, member.click(panel["id"], following[-1]["custom_id"]))
    raise LookupError(thing)


@sockets
async def test_cards_are_banned_for_a_table_one_by_one(on: Scene) -> None:
    panel = await press(on, await asked(on, "tmars"), "o:more:")
    none = next(each for each in controls(panel) if each["custom_id"].startswith("o:things:"))
    assert none["label"] == "Banned cards: None"
    panel = await press(on, panel, "o:things:")
    for thing in (SATURN, ASTEROID):
        panel, menu = await _page_with(on, on.tom, panel, thing, "o:things:")
        panel = await on.reply(on.tom, on.tom.select(panel["id"], menu["custom_id"], [thing]))
    assert {"Asteroid", "Saturn Systems"} >= {
        each for menu in controls(panel) for each in chosen(menu)
    }
    head = said(panel).splitlines()[0]
    assert head == "Banned cards: Asteroid, Saturn Systems"
    # What is shown can be typed.
    line = await on.slash(on.tom, "table open", title="tmars", seats=2, options=head)
    assert line["ephemeral"]
    (typed,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert typed.table.options["ban"] == f"{ASTEROID},{SATURN}"
    await on.bot.tables.cancel(typed.table.id, on.by(on.tom))
    # Picked again without it, a menu takes its card off the list.
    panel, menu = await _page_with(on, on.tom, panel, SATURN, "o:things:")
    panel = await on.reply(on.tom, on.tom.select(panel["id"], menu["custom_id"], []))
    panel = await press(on, await press(on, panel, "o:draft:"), "o:more:")
    label = next(each for each in controls(panel) if each["custom_id"].startswith("o:things:"))
    assert label["label"] == "Banned cards: Asteroid"
    panel = await press(on, panel, "o:draft:")
    await press(on, panel, "o:open:")
    await on.told()
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.table.options["ban"] == ASTEROID


@sockets
async def test_too_many_are_refused_and_the_menu_stays(on: Scene) -> None:
    panel = await press(on, await asked(on, "tmars"), "o:more:")
    panel = await press(on, panel, "o:things:")
    panel, menu = await _page_with(on, on.tom, panel, ASTEROID, "o:things:")
    every = [option["value"] for option in menu["options"]]
    refused = await on.reply(on.tom, on.tom.select(panel["id"], menu["custom_id"], every))
    key, most = "error.tmars.too_many_bans", 20
    await on.assert_told(on.tom, refused, key, most=most, count=len(every))
    panel = await on.reply(on.tom, on.tom.select(panel["id"], menu["custom_id"], every[:most]))
    assert len([each for menu in controls(panel) for each in chosen(menu)]) == most


@sockets
async def test_cards_are_banned_for_a_tournament(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="tmars", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    panel = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    way = next(each for each in controls(panel) if ":things.0" in each["custom_id"])
    assert way["label"] == "제외할 카드: 없음"
    panel = await on.reply(on.haneul, on.haneul.click(panel["id"], way["custom_id"]))
    for thing in (SATURN, ASTEROID):
        panel, menu = await _page_with(on, on.haneul, panel, thing, "c:more:")
        panel = await on.reply(on.haneul, on.haneul.select(panel["id"], menu["custom_id"], [thing]))
    held = await on.bot.client.core.of(Tournament).service.show(1)
    assert held.row.settings.options["ban"] == f"{ASTEROID},{SATURN}"
    back = next(each for each in controls(panel) if each["custom_id"] == "c:more:1:")
    panel = await on.reply(on.haneul, on.haneul.click(panel["id"], back["custom_id"]))
    assert button(panel, "draft")
