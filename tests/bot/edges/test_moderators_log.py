"""The page of moderators' acts, in the reader's language."""

import pytest

from bot.playground.discord.world import MEMBERS_ROLE_ID
from bot.tables.settings import MODERATORS, OPENERS, ORGANISERS
from tests.bot.edges.scene import Scene, said

pytestmark = pytest.mark.sockets


async def test_settings_and_times_are_told_in_the_readers_words(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom, pace="daily")
    channel = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="log", value=channel)
    await on.slash(on.haneul, "server set", setting="reliability", value="80")
    await on.slash(on.haneul, "moderate clock", seat="1", hours=5, reason="Why", table=str(table))
    page = said(await on.slash(on.haneul, "moderate log"))
    words = on.catalogues["ko"].words
    assert f"{words('cmd.choice.log')}: <#{channel}>" in page
    assert f"{words('cmd.choice.reliability')}: {words('cmd.choice.80')}" in page
    assert "+5시간" in page


@pytest.mark.parametrize("setting", [OPENERS, MODERATORS, ORGANISERS])
async def test_roles_are_mentioned_in_every_setting_that_holds_some(
    on: Scene, setting: str
) -> None:
    await on.slash(on.haneul, "server set", setting=setting, value=str(MEMBERS_ROLE_ID))
    assert f"<@&{MEMBERS_ROLE_ID}>" in said(await on.slash(on.haneul, "moderate log"))
