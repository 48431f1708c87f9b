"""A walk through the bot's messages beside the games, on the page, with a look at each message at two widths.

Every message is checked for the faults that a player would call broken: something cut off or wider than a phone, a
text that is missing in a language, more buttons under a post than fit, a panel behind *More* that nothing leads back
from.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from playwright.async_api import Page

from bot.i18n import language_of
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Scene
from tests.browser.hands import PUBLIC, Hands, Look, in_message
from tests.browser.shots import DESKTOP, PHONE, Shots

MOST_BUTTONS = 4
"""Under a public post; only the list of tables has more."""

_IN_DOCS = MappingProxyType(
    {
        "board": "hosting-board",
        "reminder-last": "hosting-reminder",
        "my-notices": "hosting-notices",
        "queue": "hosting-queue",
        "my-tables": "hosting-tables",
        "server-show": "admin-server",
        "list": "hosting-list",
        "moderate-log": "hosting-log",
        "lobby": "member-lobby",
        "open-panel": "member-open",
        "leave": "member-leave",
        "clock": "member-clock",
        "my-vacation": "member-vacation",
    }
)
"""The messages of which the documents show a picture, and its name there."""
_SPILLS = """
message => {
  const wide = element => element.scrollWidth > element.clientWidth + 1;
  const found = [...message.querySelectorAll(".message-body *")].filter(element =>
    element.getBoundingClientRect().right > innerWidth + 1 ||
    (getComputedStyle(element).overflowX === "hidden" && wide(element)));
  return found.map(element => element.innerText || element.className);
}
"""
_UNFINISHED = re.compile(
    r"\{|\bJOSA\b|을\(를\)|은\(는\)|이\(가\)|\(으\)로|\b[a-z]+(?:[-_.][a-z]+)+-[a-z_]+\b"
)
"""Signs of a text that is missing or was not filled in."""


class Walk:
    def __init__(self, on: Scene, page: Page, me: PlaygroundClient, locale: str) -> None:
        self.on = on
        self.me = me
        self.language = language_of(locale)
        self.hands = Hands(page, on.playground.url)
        self._locale = locale
        self._shots = Shots(page, f"panels-{self.language}")
        self._page = page

    def words(self, key: str, **facts: Any) -> str:
        return self.on.catalogues[self.language].words(key, **facts)

    async def come(self) -> None:
        await self.hands.come(self.me.member_id, locale=self._locale)
        await self.go(self.on.place)

    async def go(self, channel: str | int) -> None:
        await self._page.click(f'[data-channel="{channel}"]')
        await self._page.wait_for_selector(f'[data-channel="{channel}"][aria-current=page]')

    async def command(
        self,
        key: str,
        *,
        pick: Mapping[str, str | None] | None = None,
        write: Mapping[str, str] | None = None,
    ) -> Look:
        """Use a command as it is spelled in the reader's language."""
        names = key.split()
        typed = " ".join(
            self.words("cmd." + ".".join(names[: each + 1])) for each in range(len(names))
        )
        return await self.hands.command(key, typed, pick=pick, write=write)

    async def press(self, look: Look, beginning: str) -> Look:
        return await self.hands.press(look, look.control(beginning))

    async def press_for_answer(self, look: Look, beginning: str) -> Look:
        return await self.hands.press_for_answer(look, look.control(beginning))

    async def post(self, *kinds: str) -> Look:
        """The newest public message of a kind in the channel that is open."""
        return await self.hands.new_post((), *(kinds or ("",)))

    async def until_shown(self, message: str) -> Look:
        """A message of the channel that is open, by its id."""
        shown = self._page.locator(in_message(message)).first
        await shown.wait_for()
        return await self.hands.look(shown)

    async def look_at_newest(self, name: str, many: int) -> None:
        """The newest messages of the channel that is open."""
        newest = self._page.locator("li.message[data-message-id]")
        await newest.last.wait_for()
        first = max(0, await newest.count() - many)
        for place in range(first, await newest.count()):
            await self.look_at(f"{name}-{place - first}", await self.hands.look(newest.nth(place)))

    async def letter(self) -> Look:
        """The newest direct message, in its channel."""
        channel = self.on.playground.platform.world.dm_with(int(self.me.member_id))
        assert channel is not None
        await self.go(channel.id)
        newest = self._page.locator(PUBLIC).last
        await newest.wait_for()
        return await self.hands.look(newest)

    async def look_at(self, name: str, shown: Look, *, most_buttons: int | None = None) -> None:
        """Look at a message at both widths; it is kept as a picture under this name.

        Args:
            most_buttons: how many it may have, if it is a post for every member.
        """
        text = shown.text.strip()
        assert text or shown.pictures, name
        assert not (found := _UNFINISHED.search(text)), f"{name}: {found} in {text}"
        assert all(each.label for each in shown.controls), f"{name}: a control without a label"
        if most_buttons is not None:
            buttons = [each for each in shown.controls if each.select is None]
            assert len(buttons) <= most_buttons, f"{name}: {[each.label for each in buttons]}"
        message = self._page.locator(in_message(shown.id)).first
        for width, height in (PHONE, DESKTOP):
            await self._page.set_viewport_size({"width": width, "height": height})
            spilt = await message.evaluate(_SPILLS)
            assert spilt == [], f"{name} at {width}: {spilt}"
        await self._shots.message(name, shown.id)
        if self.language == "en" and name in _IN_DOCS:
            await self._shots.document(shown.id, f"{_IN_DOCS[name]}.png")
