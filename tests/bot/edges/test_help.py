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


async def test_panels_of_games_rules_and_own_tables_are_shown_below_help(on: Scene) -> None:
    page = await on.slash(on.tom, "help")
    for title in registry.GAME_KEYS:
        panel = await on.reply(on.tom, on.tom.click(page["id"], OpeningId("new", title).write()))
        assert panel["id"] != page["id"]
        assert f"**{await on.words(on.tom, f'{title}.title')}**" in panel["content"]
        assert said(page) in map(said, await on.tom.messages(on.place))
    rules = await on.reply(on.tom, on.tom.click(page["id"], ReadId("rules", "mine").write()))
    tables = await on.reply(on.tom, on.tom.click(page["id"], ReadId("tables", "own").write()))
    assert len({page["id"], rules["id"], tables["id"]}) == 3
    await on.assert_told(on.tom, tables, "ui.list.nothing_waits")


async def test_every_topic_is_one_page_that_leads_back_also_after_a_restart(on: Scene) -> None:
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
    for topic in ("nonsense", ""):
        shown = await on.reply(on.tom, on.tom.select(page["id"], MENU, [topic], force=True))
        await on.assert_told(on.tom, shown, "error.ui.outdated")
    await on.restart()
    page = await turned(on, page, "luck")
    assert said(page).startswith("**Fair shuffle:**")


async def test_a_card_is_explained_in_private(on: Scene) -> None:
    cards = (("mine card", "fund", "mine.card.fund"), ("mars card", "1", "tmars.card.001"))
    for line, name, key in cards:
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
