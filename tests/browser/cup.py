"""A tournament in the playground: its organiser sits at the page, the others press the bot's buttons.

No member decides anything once it is announced: members press, and move at their tables.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page

from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.notices import OLD_EDITS_APART_S
from bot.i18n import language_of
from bot.playground import PlaygroundClient
from bot.store.contest.rows import PodRow
from bot.tournaments.model import Held
from bot.tournaments.service import Tournaments
from tests.bot.edges.scene import Scene, button, said
from tests.browser.hands import PRIVATE, Hands, Look
from tests.browser.players import Players
from tests.browser.shots import Shots
from tests.scale import PATIENCE_S

Json = dict[str, Any]
HOUR_S = 3600.0
EDIT_H = (OLD_EDITS_APART_S + 10) / HOUR_S
"""After so many hours all events are told, also in messages older than an hour, which are edited less often."""
_LOOKS_EVERY_S = 0.05


class Cup:
    def __init__(self, on: Scene, hands: Hands, shots: Shots, language: str) -> None:
        self.on = on
        self.hands = hands
        self.shots = shots
        self.players = Players(on)
        self._language = language
        self._words = on.catalogues[language].words

    def word(self, key: str, **facts: str | int) -> str:
        """A text in the language of this tournament."""
        return self._words(key, **facts)

    @property
    def page(self) -> Page:
        return self.hands.page

    @property
    def service(self) -> Tournaments:
        return self.on.bot.client.core.of(Tournament).service

    async def in_guide(self, message: str, moment: str) -> None:
        """A message that the guide shows; it is in English."""
        if self._language == "en":
            await self.shots.document(message, f"tournament-{moment}.png")

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
        """Press a button under a public message. Return the text of the private answer."""
        return said(await self.private_answer(member, message, op))

    async def private_answer(self, member: PlaygroundClient, message: Json, op: str) -> Json:
        """The private answer to a button."""
        outcome = await member.click(message["id"], button(message, op))
        return await self._answered(member, outcome, str(message["channel_id"]))

    async def slash(self, member: PlaygroundClient, line: str, **values: Any) -> Json:
        """The private answer to a command."""
        outcome = await member.slash(self.on.place, line, **values)
        return await self._answered(member, outcome)

    async def withdraw(self, member: PlaygroundClient) -> Json:
        """Ask to withdraw by command, and say that it is meant; returns the question."""
        question = await self.slash(member, "tournament withdraw")
        await member.click(question["id"], button(question, "sure"))
        return question

    async def _answered(
        self, member: PlaygroundClient, outcome: Json, place: str | None = None
    ) -> Json:
        assert outcome["outcome"] != "failed", outcome
        number = outcome["message"]["id"]
        return await self.until(
            member, lambda each: each["id"] == number and not each["thinking"], "answer", place
        )

    async def until(
        self,
        member: PlaygroundClient,
        shows: Callable[[Json], bool],
        what: str,
        place: str | None = None,
    ) -> Json:
        """The newest message in a channel (by default the tournament's) of which this is true, once there is one."""
        seen: list[Json] = []
        try:
            async with asyncio.timeout(PATIENCE_S):
                while True:
                    seen = await member.messages(place or self.on.place)
                    for message in reversed(seen):
                        if shows(message):
                            return message
                    await asyncio.sleep(_LOOKS_EVERY_S)
        except TimeoutError:
            told = "\n---\n".join(said(each) for each in seen)
            raise AssertionError(f"no {what} among:\n{told}") from None

    async def post(self, *ops: str, but: str = "", place: str | None = None) -> Json:
        """The newest public post of the bot with these buttons."""
        return await self.until(
            self.on.tom,
            lambda each: (
                not each["ephemeral"] and each["id"] != but and all(_offers(each, op) for op in ops)
            ),
            f"post with {ops}",
            place,
        )

    # The tables

    async def open_tables(self, round_number: int) -> list[PodRow]:
        """The pods of the newest round, counted over all stages, once each has its table."""
        held = await self.reaches(
            lambda held: len(held.stored.rounds) == round_number, f"round {round_number}"
        )
        newest = held.stored.rounds[-1].id

        def of_round(held: Held) -> list[PodRow]:
            return [each for each in held.stored.pods if each.round_id == newest]

        held = await self.reaches(
            lambda held: all(each.table_id is not None for each in of_round(held)), "open tables"
        )
        await self.pass_hours(EDIT_H)
        return of_round(held)

    async def thread_of(self, pod: PodRow) -> str:
        """The channel in which a table is played."""
        return str((await self.on.at(pod.table_id or 0)).table.place_id)

    async def play(self, pods: Sequence[PodRow], *, absent: Sequence[int] = ()) -> int:
        """Every member but the absent moves until the tables are over or wait; returns how many moves they made."""
        made = 0
        for pod in pods:
            made += await self.players.play(pod.table_id or 0, absent=absent)
        await self.on.told()
        return made

    async def scored(self, pods: Sequence[PodRow]) -> Held:
        """The tournament once all of these tables count."""
        wanted = {each.id for each in pods}
        return await self.reaches(
            lambda held: all(
                each.scored_ms is not None for each in held.stored.pods if each.id in wanted
            ),
            "scored tables",
        )

    # Time

    async def pass_hours(self, hours: float) -> None:
        """Time that passes while the bot serves."""
        self.on.playground.clock.advance(hours * HOUR_S)
        self.on.bot.outages.last_ms = int(self.on.playground.clock.now() * 1000)
        self.service.context.on_change(0)
        # Its timer runs by the machine's clock.
        self.on.bot.sender.wake()
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


@asynccontextmanager
async def cup_of(
    on: Scene, browser: Browser, locale: str, what: str, names: Sequence[str]
) -> AsyncIterator[tuple[Cup, list[PlaygroundClient]]]:
    """An organiser at the page, and members with these names; every member's Discord speaks one language."""
    language = language_of(locale)
    async with AsyncExitStack() as here:
        people = []
        for name in names:
            number = await on.tom.add_member(name, locale)
            client = PlaygroundClient(on.playground.url, number)
            people.append(await here.enter_async_context(client))
        page = await browser.new_page(viewport={"width": 1280, "height": 900}, locale=locale)
        here.push_async_callback(page.close)
        page.set_default_timeout(PATIENCE_S * 1000)
        hands = Hands(page, on.playground.url)
        await hands.come(on.haneul.member_id, locale=locale)
        await page.click(f'[data-channel="{on.place}"]')
        yield Cup(on, hands, Shots(page, f"{what}-{language}"), language), people
    assert on.complaints.lines == []
