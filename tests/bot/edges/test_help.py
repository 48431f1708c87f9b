"""Help: games with a button each, topics behind a menu, and commands that can be pressed."""

import re

import pytest

from bot.core.commands.limits import check_layout
from bot.core.controls.ids import OpeningId, ReadId
from bot.features.learn.help import GAMES, STATUS, TOPICS
from bot.playground.discord.limits.message import IS_COMPONENTS_V2
from rules import registry
from tests.bot.edges.scene import Json, Scene, said

pytestmark = pytest.mark.sockets

MENU = "r:help:topics:0"


async def turned(on: Scene, page: Json, topic: str) -> Json:
    return await on.reply(on.tom, on.tom.select(page["id"], MENU, [topic]))


def thumbnails(page: Json) -> list[str]:
    """The addresses of the pictures beside texts."""
    (box, _) = page["components"]
    sides = [part["accessory"] for part in box["components"] if "accessory" in part]
    return [side["media"]["url"] for side in sides if "media" in side]


async def test_help_shows_every_game_and_links_commands_in_each_language(on: Scene) -> None:
    for member in on.members():
        page = await on.slash(member, "help")
        words = said(page)
        for title in registry.title_keys():
            length = registry.load(title).length
            assert length is not None
            assert f"**{await on.words(member, f'{title}.title')}** · " in words
            assert await on.words(member, f"{title}.tagline") in words
            facts = {"minutes": length.minutes, "days": length.days}
            assert await on.words(member, "ui.help.length", **facts) in words
        assert len(set(thumbnails(page))) == len(registry.title_keys())
        assert re.search("</table open:[0-9]+>\n.*</my tables:[0-9]+>", words)
        assert page["flags"] & IS_COMPONENTS_V2
        assert check_layout(page["components"]) == ()


@pytest.mark.parametrize("title", registry.GAME_KEYS)
async def test_a_game_in_help_opens_its_panel_below_and_help_stays(on: Scene, title: str) -> None:
    page = await on.slash(on.tom, "help")
    panel = await on.reply(on.tom, on.tom.click(page["id"], OpeningId("new", title).write()))
    assert panel["id"] != page["id"]
    assert f"**{await on.words(on.tom, f'{title}.title')}**" in panel["content"]
    shown = await on.tom.messages(on.place)
    assert said(page) in map(said, shown)


async def test_the_rules_and_the_own_tables_are_shown_below_help(on: Scene) -> None:
    page = await on.slash(on.tom, "help")
    rules = await on.reply(on.tom, on.tom.click(page["id"], ReadId("rules", "mine").write()))
    tables = await on.reply(on.tom, on.tom.click(page["id"], ReadId("tables", "own").write()))
    assert len({page["id"], rules["id"], tables["id"]}) == 3
    await on.assert_told(on.tom, tables, "ui.list.nothing_waits")


async def test_every_topic_is_one_page_and_leads_back(on: Scene) -> None:
    games = page = await on.slash(on.tom, "help")
    for topic in TOPICS:
        page = await turned(on, page, topic)
        assert page["id"] == games["id"]
        assert said(page).startswith("**")
        assert "`/" not in said(page), "every command is a link"
        assert page["attachments"] == []
        assert check_layout(page["components"]) == ()
    page = await turned(on, page, GAMES)
    assert said(page) == said(games)
    assert len(thumbnails(page)) == len(registry.title_keys())


async def test_the_menu_works_after_a_restart(on: Scene) -> None:
    page = await on.slash(on.tom, "help")
    await on.restart()
    page = await turned(on, page, "luck")
    assert said(page).startswith("**Fair shuffle:**")


@pytest.mark.parametrize("topic", ["nonsense", ""])
async def test_a_topic_that_does_not_exist_is_refused(on: Scene, topic: str) -> None:
    page = await on.slash(on.tom, "help")
    shown = await on.reply(on.tom, on.tom.select(page["id"], MENU, [topic], force=True))
    await on.assert_told(on.tom, shown, "error.ui.outdated")


@pytest.mark.parametrize(
    ("line", "name", "key"),
    [
        pytest.param("mine card", "fund", "mine.card.fund", id="a card of Project MINE"),
        pytest.param("mars card", "1", "tmars.card.001", id="a project of Terraforming Mars"),
    ],
)
async def test_a_card_is_explained_in_private(on: Scene, line: str, name: str, key: str) -> None:
    answer = await on.slash(on.tom, line, name=name)
    assert await on.words(on.tom, key) in answer["content"]
    assert answer["ephemeral"]


async def test_help_says_how_the_bot_is_doing(on: Scene) -> None:
    await on.table(on.haneul, on.sandra)
    page = await turned(on, await on.slash(on.tom, "help"), STATUS)
    words = said(page)
    assert await on.words(on.tom, "ui.help.status_tables", count=1) in words
    assert await on.words(on.tom, "ui.help.status_waiting", count=0) in words
    assert (await on.words(on.tom, "ui.help.status_oldest", when="")).strip() not in words
    assert "Boards come out within" in words
