"""A tournament's draft over the sockets: the menus of texts, of roles and of members behind *Change more*."""

import pytest

from bot.features.tournament.parts import Tournament
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


async def test_role_and_referees_are_picked_behind_more(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    for _ in range(5):
        if "c:set:1:role" in str(page["components"]):
            break
        onward = [
            item["custom_id"]
            for row in page["components"]
            for item in row["components"]
            if item.get("custom_id", "").startswith("c:more:")
        ]
        page = await on.reply(on.haneul, on.haneul.click(page["id"], onward[0]))
    role = str(MEMBERS_ROLE_ID)
    await on.reply(on.haneul, on.haneul.select(page["id"], menu(page, "role"), [role]))
    chosen = [on.sandra.member_id, on.tom.member_id]
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
