"""A tournament in the playground: its organiser sits at the page, the others press what the bot offers them."""

import asyncio
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page

from bot.playground import PlaygroundClient
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from tests.bot.edges.scene import Scene, button, said
from tests.browser.hands import PRIVATE, Hands, Look
from tests.browser.shots import Shots
from tests.scale import PATIENCE_S

Json = dict[str, Any]
HOUR_S = 3600.0
_LOOKS_EVERY_S = 0.05


class Cup:
    def __init__(self, on: Scene, hands: Hands, shots: Shots, language: str) -> None:
        self.on = on
        self.hands = hands
        self.shots = shots
        self._words = on.catalogues[language].words

    @property
    def page(self) -> Page:
        return self.hands.page

    @property
    def service(self) -> Tournaments:
        return self.on.bot.client.services.tournaments.service

    # The organiser, at the page

    async def command(self, key: str, **options: str) -> Look:
        """A command with options that are picked or written as their names say."""
        group, name = key.split()
        typed = f"{self._words(f'cmd.{group}')} {self._words(f'cmd.{group}.{name}')}"
        pick = {each: value for each, value in options.items() if each in ("table", "player")}
        write = {each: value for each, value in options.items() if each not in pick}
        return await self.hands.command(key, typed, pick=pick, write=write)

    async def create(self, title: str, kind: str, *, name: str, when: str, most: int) -> Look:
        """The three questions; returns the draft."""
        games = await self.command("tournament create")
        await self.shots.take("which-game", message=games.id)
        kinds = await self.hands.press(games, games.control(f"c:game:0:{title}"))
        menu = kinds.control("c:setkind:")
        await self.shots.take("which-kind", message=kinds.id)
        await self.hands.open_list(kinds, menu)
        panel = f"[data-select-panel='{menu.id}'] [data-value='{kind}']"
        await self.page.click(panel)
        for field, value in (("name", name), ("when", when), ("most", str(most))):
            await self.page.fill(f"[data-modal] input[data-custom-id={field}]", value)
        await self.shots.take("when")
        await self.page.click("[data-modal] [data-submit]")
        draft = await self.hands.changed(kinds)
        await self.shots.take("draft", message=draft.id)
        return draft

    async def private(self) -> Look:
        """The newest private message on the page."""
        return await self.hands.look(self.page.locator(PRIVATE).last)

    # The others

    async def press(self, member: PlaygroundClient, message: Json, op: str) -> str:
        """Press a button under a public message; returns what the private answer says."""
        return said(await self.private_answer(member, message, op))

    async def private_answer(self, member: PlaygroundClient, message: Json, op: str) -> Json:
        """The private answer to a button."""
        outcome = await member.click(message["id"], button(message, op))
        return await self._answered(member, outcome)

    async def withdraw(self, member: PlaygroundClient) -> Json:
        """Ask to withdraw by command, and say that it is meant; returns the question."""
        outcome = await member.slash(self.on.place, "tournament withdraw")
        question = await self._answered(member, outcome)
        await member.click(question["id"], button(question, "sure"))
        return question

    async def _answered(self, member: PlaygroundClient, outcome: Json) -> Json:
        assert outcome["outcome"] != "failed", outcome
        number = outcome["message"]["id"]
        return await self.until(
            member, lambda each: each["id"] == number and not each["thinking"], "answer"
        )

    async def until(
        self, member: PlaygroundClient, shows: Callable[[Json], bool], what: str
    ) -> Json:
        """The newest message in the channel of which this is true, once there is one."""
        seen: list[Json] = []
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    seen = await member.messages(self.on.place)
                    for message in reversed(seen):
                        if shows(message):
                            return message
                    await asyncio.sleep(_LOOKS_EVERY_S)
        except TimeoutError:
            told = "\n---\n".join(said(each) for each in seen)
            raise AssertionError(f"no {what} among:\n{told}") from None

    async def post(self, *ops: str, but: str = "") -> Json:
        """The newest public post of the bot with these buttons."""
        return await self.until(
            self.on.tom,
            lambda each: (
                not each["ephemeral"] and each["id"] != but and all(_offers(each, op) for op in ops)
            ),
            f"post with {ops}",
        )

    # Time

    async def pass_hours(self, hours: float) -> None:
        """Time that passes while the bot serves."""
        self.on.playground.clock.advance(hours * HOUR_S)
        self.on.bot.outages.last_ms = int(self.on.playground.clock.now() * 1000)
        self.service.world.on_change(0)
        await self.on.told()

    async def held(self, number: int = 1) -> Held:
        return await self.service.show(number)

    async def reaches(self, holds: Callable[[Held], bool], what: str) -> Held:
        """The tournament, once this is true of it."""
        held = await self.held()
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not holds(held):
                    await asyncio.sleep(_LOOKS_EVERY_S)
                    held = await self.held()
        except TimeoutError:
            raise AssertionError(f"never {what}: {held.row}") from None
        await self.on.told()
        return held


def _offers(message: Json, op: str) -> bool:
    try:
        button(message, op)
    except LookupError:
        return False
    return True
