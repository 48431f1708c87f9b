"""Pages on the web by commands and buttons: with and without an operator's address, and as a server has chosen."""

import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.core.posts.renderer import Renderer
from bot.features.web.parts import Web
from bot.i18n import Catalogues
from bot.serving import WebConfig
from bot.store.contest.rows import Settings
from rules.core.text import Typed
from tests.bot.edges.cups import cup
from tests.bot.edges.scene import Json, Scene, button, said, scene
from tests.bot.edges.test_closed_tables import service as tournaments
from tests.bot.edges.test_erased_posts import UNKNOWN_MESSAGE
from tests.bot.edges.test_nothing_changed import nothing_written
from tests.bot.edges.test_server_settings import assert_changes_nothing, chosen

pytestmark = pytest.mark.sockets

ROOT = "https://games.example"


@pytest.fixture
async def served(
    tmp_path: Path, catalogues: Catalogues, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Scene]:
    """A scene whose operator serves pages; servers have none before they choose."""
    gc.collect()
    web = WebConfig("127.0.0.1", 0, ROOT, "off")
    async with scene(tmp_path, catalogues, renderer, monkeypatch, web=web) as opened:
        yield opened
        await opened.told()
    assert opened.complaints.lines == []


def links(message: Json) -> list[str]:
    """Return the addresses of pages under a message."""
    items = [item for row in message["components"] for item in row["components"]]
    return [each["url"] for each in items if each.get("url", "").startswith(ROOT)]


async def more(on: Scene, table: int) -> Json:
    """Press More under the board."""
    board = await on.board(table)
    return await on.reply(on.sandra, on.sandra.click(board["id"], button(board, "more")))


async def page(on: Scene, table: int) -> str:
    """Return the address that More offers."""
    [found] = links(await more(on, table))
    return found


async def test_a_server_chooses_which_pages_it_has(served: Scene) -> None:
    on, table = served, await served.table()
    assert links(await more(on, table)) == []
    await assert_changes_nothing(on, "server set", setting="web", value="off")
    for value, has_list in (("linked", False), ("listed", True)):
        told = await chosen(on, "web", value)
        assert await on.words(on.haneul, f"server.web_{value}") in told
        assert (f"{ROOT}/s/" in told) is has_list
        await assert_changes_nothing(on, "server set", setting="web", value=value)
        assert (await page(on, table)).startswith(f"{ROOT}/t/")
    shown = said(await on.slash(on.haneul, "server show"))
    assert await on.words(on.haneul, "server.web_listed") in shown
    await chosen(on, "web", "off")
    assert links(await more(on, table)) == []


async def test_off_and_on_again_gives_every_page_another_address(served: Scene) -> None:
    on, table = served, await served.table()
    server = await chosen(on, "web", "listed")
    before = await page(on, table)
    await chosen(on, "web", "off")
    assert await chosen(on, "web", "listed") != server
    assert await page(on, table) != before


@pytest.mark.parametrize("value", ["linked", "listed"])
async def test_a_table_is_kept_out_and_comes_back_with_another_address(
    served: Scene, value: str
) -> None:
    on, table = served, await served.table()
    await chosen(on, "web", value)
    before = await page(on, table)
    line, number = "table board", str(table)
    again = await on.slash(on.sandra, line, table=number, web=True)
    await on.assert_told(on.sandra, again, "error.act.unchanged")
    out = await on.slash(on.sandra, line, table=number, web=False)
    await on.assert_told(on.sandra, out, "web.off")
    async with nothing_written(on):
        again = await on.slash(on.haneul, line, table=number, web=False)
        await on.assert_told(on.haneul, again, "error.act.unchanged")
    assert links(await more(on, table)) == []
    back = said(await on.slash(on.sandra, line, table=number, web=True))
    assert await page(on, table) in back
    assert before not in back


async def test_only_people_of_a_table_keep_it_out(served: Scene) -> None:
    on, table = served, await served.table()
    await chosen(on, "web", "linked")
    refused = await on.slash(on.tom, "table board", table=str(table), web=False)
    assert refused["ephemeral"]
    assert ROOT not in said(refused)
    assert await page(on, table)


async def test_a_table_has_no_page_while_its_server_has_none(served: Scene) -> None:
    on, table = served, await served.table()
    answer = await on.slash(on.sandra, "table board", table=str(table), web=True)
    await on.assert_told(on.sandra, answer, "error.web.none_here", why="off")


async def test_a_member_opens_and_closes_their_own_page(served: Scene) -> None:
    on = served
    await on.assert_told(on.tom, await on.slash(on.tom, "my page"), "web.own_off")
    opened = said(await on.slash(on.tom, "my page", shown=True))
    assert f"{ROOT}/m/" in opened
    async with nothing_written(on):
        assert said(await on.slash(on.tom, "my page", shown=True)) == opened
    assert said(await on.slash(on.tom, "my page")) == opened
    closed = await on.slash(on.tom, "my page", shown=False)
    await on.assert_told(on.tom, closed, "web.own_off")
    assert said(await on.slash(on.tom, "my page", shown=True)) != opened


@pytest.mark.parametrize("value", ["off", "linked"])
async def test_standings_and_podium_lead_to_the_page_of_the_tournament(
    served: Scene, value: str
) -> None:
    on = served
    on.refused |= {UNKNOWN_MESSAGE}
    if value != "off":
        await chosen(on, "web", value)
    number = await cup(on, on.sandra, on.tom)
    found = {each for post in await on.posts() for each in links(post)}
    shown = await on.slash(on.tom, "tournament standings", tournament=str(number))
    if value == "off":
        assert not found
        assert links(shown) == []
    else:
        [address] = found
        assert address.startswith(f"{ROOT}/c/")
        assert links(shown) == [address]


async def test_without_an_operators_address_no_button_and_no_setting_leads_to_pages(
    on: Scene,
) -> None:
    table = await on.table()
    assert links(await more(on, table)) == []
    for value in ("linked", "listed"):
        refused = await on.slash(on.haneul, "server set", setting="web", value=value)
        await on.assert_told(on.haneul, refused, "error.server.no_web")
    for line, reader in (("my page", on.tom), ("my page", on.sandra)):
        await on.assert_told(
            reader, await on.slash(reader, line, shown=True), "error.server.no_web"
        )
    answer = await on.slash(on.sandra, "table board", table=str(table), web=True)
    await on.assert_told(on.sandra, answer, "error.server.no_web")


async def test_the_page_of_a_server_lists_its_tables(served: Scene) -> None:
    on = served
    await chosen(on, "web", "listed")
    free, playing = await on.lobby(on.sandra, seats=2), await on.table(on.tom, on.sandra)
    core = on.bot.client.core
    guild = on.playground.platform.world.guild_id
    path = (await core.pages.of_server(guild) or "").removeprefix(ROOT)
    async with TestClient(TestServer(core.of(Web).site.application())) as client:

        async def listed(group: str) -> list[str]:
            await on.later(3)
            async with client.get(path.replace("/s/", "/api/v1/servers/")) as answer:
                return [each["name"] for each in (await answer.json())[group]]

        assert [str(free) in each for each in await listed("open_seats")] == [True]
        assert [str(playing) in each for each in await listed("playing")] == [True]
        while (await on.at(playing)).waiting():
            await on.turn(playing)
        assert [str(playing) in each for each in await listed("finished")] == [True]
        assert await listed("playing") == []


async def test_the_page_of_a_server_has_the_standings_of_its_open_circuits(served: Scene) -> None:
    on = served
    on.refused |= {UNKNOWN_MESSAGE}
    await chosen(on, "web", "listed")
    core, guild = on.bot.client.core, on.playground.platform.world.guild_id
    circuit = await tournaments(on).circuits.open(guild, "en", Typed("Tour"), "10-7", "")
    await cup(on, on.tom, on.sandra, Settings(circuit_id=circuit.row.id))
    path = (await core.pages.of_server(guild) or "").removeprefix(ROOT)
    async with TestClient(TestServer(core.of(Web).site.application())) as client:

        async def listed() -> list[Json]:
            await on.later(3)
            async with client.get(path.replace("/s/", "/api/v1/servers/")) as answer:
                boards = (await answer.json())["leaders"]
            return [each for each in boards if each["caption"].startswith("Tour · ")]

        (board,) = await listed()
        names = [[cell["text"] for cell in row["cells"]][1] for row in board["rows"]]
        assert names == ["Tom", "Alessandra"]
        await tournaments(on).circuits.end(guild, circuit.row.id)
        assert await listed() == []
