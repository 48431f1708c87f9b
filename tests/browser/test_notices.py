"""Notices on the page: a digest with buttons that work, and the way back from closed direct messages."""

import os

import pytest
from playwright.async_api import Browser, expect

from bot.core.posting.openings import SECONDS_APART
from bot.i18n import language_of
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Scene
from tests.browser.hands import PUBLIC, Hands, Look
from tests.browser.shots import Shots
from tests.scale import usually

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_ALL = ("ko", "it", "en-US")
LOCALES = _ALL if os.environ.get("TURNPOST_SCREENSHOTS") else _ALL[:2]
NOON = str(12 * 60)


class Visit:
    """A member with the panel of their notices on the page."""

    def __init__(self, on: Scene, hands: Hands, me: PlaygroundClient, locale: str) -> None:
        self.on = on
        self.hands = hands
        self.me = me
        self._language = language_of(locale)
        self._locale = locale
        self.shots = Shots(hands.page, f"notices-{self._language}")

    def words(self, key: str, **facts: str) -> str:
        return self.on.catalogues[self._language].words(key, **facts)

    async def come(self) -> None:
        await self.hands.come(self.me.member_id, locale=self._locale)
        await self.hands.page.click(f'[data-channel="{self.on.place}"]')

    async def my(self, what: str) -> Look:
        typed = f"{self.words('cmd.my')} {self.words(f'cmd.my.{what}')}"
        return await self.hands.command(f"my {what}", typed)

    async def wish(self, panel: Look, where: str) -> Look:
        control = panel.control("y:set:where")
        await self.hands.open_list(panel, control)
        return await self.hands.pick(panel, control, where)

    async def asked(self, *others: PlaygroundClient) -> int:
        """A table that waits for the member."""
        table = await self.on.table(*others, self.me)
        while await self.on.acting(table) is not self.me:
            await self.on.turn(table)
        return table

    async def letter(self) -> Look:
        """The newest direct message, in its channel."""
        channel = self.on.playground.platform.world.dm_with(int(self.me.member_id))
        assert channel is not None
        await self.hands.page.click(f'[data-channel="{channel.id}"]')
        newest = self.hands.page.locator(PUBLIC).last
        await expect(newest).to_be_visible()
        return await self.hands.look(newest)


async def _an_hour_passes(on: Scene) -> None:
    """While the bot serves all the time."""
    on.playground.clock.advance(3600)
    on.bot.outages.last_ms = int(on.playground.clock.now() * 1000)
    await on.bot.timekeeper.look()
    await on.later(1)


async def _visit(on: Scene, browser: Browser, locale: str) -> Visit:
    page = await browser.new_page(viewport={"width": 1280, "height": 900}, locale=locale)
    me = dict(zip(_ALL, on.members(), strict=True))[locale]
    visit = Visit(on, Hands(page, on.playground.url), me, locale)
    await visit.come()
    return visit


@pytest.mark.parametrize("locale", usually("it", LOCALES))
async def test_a_digest_comes_at_the_chosen_time_and_its_buttons_work(
    on: Scene, browser: Browser, locale: str
) -> None:
    visit = await _visit(on, browser, locale)
    hands, me = visit.hands, visit.me
    panel = await visit.wish(await visit.my("notices"), "digest")
    assert visit.words("ui.notices.arrived") in panel.text
    # Another digest at noon.
    control = panel.control("y:set:digest")
    await hands.open_list(panel, control)
    await hands.toggle(control, NOON)
    panel = await hands.close_list(panel, control)
    await visit.shots.take("panel", message=panel.id)
    panel = await hands.press(panel, panel.control("y:more"))
    await visit.shots.take("more", message=panel.id)
    others = [member for member in on.members() if member is not me]
    await visit.asked(others[0])
    await visit.asked(others[1])
    before = len(await on.letters(me))
    for _ in range(24):
        await _an_hour_passes(on)
        if len(await on.letters(me)) > before:
            break
    digest = await visit.letter()
    head = on.catalogues[language_of(locale)].words("notices.digest", count=2)
    assert head.strip("*") in digest.text
    await visit.shots.take("digest", message=digest.id)
    turn = await hands.press_for_answer(digest, digest.control("t:turn:"))
    assert any(control.id.startswith("f:") for control in turn.controls)
    tables = await hands.press_for_answer(digest, digest.control("y:tables"))
    assert tables.offers("t:turn:")
    await visit.shots.take("tables", message=tables.id)
    again = await hands.press_for_answer(digest, digest.control("y:notices"))
    assert again.offers("y:set:where")
    assert on.complaints.lines == []
    await hands.page.close()


@pytest.mark.parametrize("locale", LOCALES[:1] if LOCALES != _ALL else _ALL)
async def test_closed_direct_messages_lead_back_to_the_thread(
    on: Scene, browser: Browser, locale: str
) -> None:
    visit = await _visit(on, browser, locale)
    hands, me = visit.hands, visit.me
    panel = await visit.wish(await visit.my("notices"), "direct")
    assert visit.words("ui.notices.arrived") in panel.text
    await me.take_direct(on=False)
    other = next(member for member in on.members() if member is not me)
    table = await visit.asked(other)
    # The thread has the ping.
    place = (await on.at(table)).table.place_id
    await hands.page.click(f'[data-channel="{place}"]')
    called = await hands.new_post((), f':has([data-mention="{me.member_id}"])')
    assert called.offers("t:turn:")
    await visit.shots.take("fallback", message=called.id)
    panel = await visit.my("notices")
    assert panel.offers("y:test")
    await visit.shots.take("closed", message=panel.id)
    await me.take_direct(on=True)
    await on.later(SECONDS_APART + 1)
    panel = await hands.press(panel, panel.control("y:test"))
    assert visit.words("ui.notices.arrived") in panel.text
    await visit.shots.take("pings", message=(await visit.my("pings")).id)
    await visit.shots.take("vacation", message=(await visit.my("vacation")).id)
    assert on.complaints.lines == []
    await hands.page.close()
