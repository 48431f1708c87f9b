"""Two bots that share a database, each with half of the shards; a kill hits one after the other."""

from pathlib import Path

from sqlalchemy import URL

from bot.store.sharing.shards import Shards
from tests.e2e.bot_process import Bot

COUNT = 4
HALVES = (Shards((0, 2), COUNT), Shards((1, 3), COUNT))


class SharedBots(Bot):
    """Played on like one bot. Whichever is killed, the other one goes on."""

    def __init__(self, api_url: str, folder: Path, database: URL | None = None) -> None:
        super().__init__(api_url, folder, database)
        self._bots: list[Bot] = []
        for number, shards in enumerate(HALVES):
            own = folder / f"bot-{number}"
            own.mkdir(exist_ok=True)
            self._bots.append(Bot(api_url, own, database, SHARDS=str(shards)))
        self._victim = 0

    @property
    def is_running(self) -> bool:
        return all(each.is_running for each in self._bots)

    async def start(self) -> None:
        for each in self._bots:
            if not each.is_running:
                await each.start()

    async def kill(self) -> None:
        assert self.is_running, self.log()
        await self._bots[self._victim].kill()
        self._victim = 1 - self._victim

    async def stop(self) -> int:
        await self.start()
        return max([await each.stop() for each in self._bots])

    async def close(self) -> None:
        for each in self._bots:
            if each.is_running:
                await each.kill()

    def log(self) -> str:
        return "\n".join(each.log() for each in self._bots)

    def troubles(self) -> list[str]:
        return [trouble for each in self._bots for trouble in each.troubles()]
