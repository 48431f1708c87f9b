"""A tournament's draft over the sockets: the menus of texts, of roles and of members behind *Change more*."""

import re

import pytest

from bot.features.tournament.parts import Tournament
from bot.playground import PlaygroundClient
from bot.playground.discord.world import MEMBERS_ROLE_ID
from tests.bot.edges.scene import Json, Scene, button, said

pytestmark = pytest.mark.sockets


def menu(message: Json, name: str) -> str:
    """The id of the menu of that name."""
    for row in message["components"]:
        for item in row["components"]:
            found: str = item.get("custom_id", "")
            if found.startswith("c:set:") and found.endswith(f":{name}"):
                return found
    raise LookupError(name)


async def page_with(
    on: Scene, page: Json, name: str, member: PlaygroundClient | None = None
) -> Json:
    """The page with a menu, from another one on."""
    by = member or on.haneul
    while not re.search(rf"c:set:\d+:{name}'", str(page["components"])):
        onward = next(
            item["custom_id"]
            for row in page["components"]
            for item in row["components"]
            if item.get("custom_id", "").startswith("c:more:")
            and not item["custom_id"].endswith(":group")
        )
        page = await on.reply(by, by.click(page["id"], onward))
    return page


async def test_role_and_referees_are_picked_behind_more(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    role = str(MEMBERS_ROLE_ID)
    page = await page_with(on, page, "role")
    page = await on.reply(on.haneul, on.haneul.select(page["id"], menu(page, "role"), [role]))
    chosen = [on.sandra.member_id, on.tom.member_id]
    page = await page_with(on, page, "referees")
    await on.reply(on.haneul, on.haneul.select(page["id"], menu(page, "referees"), chosen))
    held = await on.bot.client.core.of(Tournament).service.show(1)
    assert held.row.settings.eligible.role_id == MEMBERS_ROLE_ID
    assert set(held.stored.referees) == set(map(int, chosen))
    page = await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "draft")))
    await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "announce")))
    await on.told()
    post = next(each for each in await on.posts() if ":join:" in str(each["components"]))
    rules = await on.reply(on.tom, on.tom.click(post["id"], button(post, "rules")))
    assert f"<@&{role}>" in said(rules)
    await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))
    held = await on.bot.client.core.of(Tournament).service.show(1)
    assert held.of_member(int(on.tom.member_id)) is not None


async def test_a_tournament_that_is_not_there_is_refused_with_the_nearest(on: Scene) -> None:
    for member, way in ((on.haneul, "create"), (on.tom, "open")):
        for typed in ({}, {"tournament": "Spring"}):
            shown = await on.slash(member, "tournament show", **typed)
            await on.assert_told(member, shown, "error.tournament.none_here", way=way)
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    fields = {"when": "7d", "name": "Coppa d’autunno"}
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], **fields))
    shown = await on.slash(on.tom, "tournament show", tournament="1")
    await on.assert_told(on.tom, shown, "error.tournament.no_such", number="1")
    await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "announce")))
    await on.told()
    shown = await on.slash(on.tom, "tournament show", tournament="Copa d'otoño")
    key, name = "error.tournament.no_such_name", "Copa d'otoño"
    await on.assert_told(on.tom, shown, key, name=name, nearest="Coppa d’autunno")
    shown = await on.slash(on.tom, "tournament show", tournament="99")
    await on.assert_told(on.tom, shown, "error.tournament.no_such", number="99")
    shown = await on.slash(on.tom, "tournament show", tournament="coppa d'autunno")
    assert "Coppa d’autunno" in said(shown)
