"""The bot's log at level DEBUG."""

from pathlib import Path

import aiohttp

from bot.playground import PlaygroundClient
from tests.e2e.bot_process import TOKEN, Bot
from tests.starving import Playground


async def test_a_debug_log_holds_no_token(tmp_path: Path) -> None:
    tokens = [TOKEN]
    async with Playground() as playground, aiohttp.ClientSession() as session:
        ann, bea = (
            PlaygroundClient(playground.url, member, session)
            for member in list(playground.platform.world.members)[:2]
        )
        await ann.listen()
        bot = Bot(playground.api_url, tmp_path, log_level="DEBUG")
        await bot.start()
        try:
            await ann.wait_for("bot", lambda seen: bool(seen["online"]))
            place = str(next(iter(playground.platform.world.channels)))

            def remember(outcome: dict[str, str]) -> None:
                held = playground.platform.interactions.by_id(int(outcome["interaction_id"]))
                assert held is not None
                tokens.append(held.token)

            remember(await ann.slash(place, "table open", title="metromania", options="x=y"))
            remember(await ann.slash(place, "table open", title="metromania"))
            remember(await bea.slash(place, "table board"))
            remember(await bea.slash(place, "my tables"))
            remember(await bea.slash(place, "help"))
        finally:
            await bot.stop()
    log = bot.log()
    assert "INTERACTION_CREATE" in log
    assert "/callback" in log
    assert not [token for token in tokens if token in log]
