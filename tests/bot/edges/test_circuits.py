"""Circuits over the sockets: opened by an organiser, chosen in a draft, posted behind the podium, and ended."""

import pytest

from bot.store.contest.rows import Settings
from bot.tables.names import role
from bot.tables.settings import ORGANISERS
from tests.bot.edges.cups import cup
from tests.bot.edges.scene import Json, Scene, button, labels, said
from tests.bot.edges.test_closed_tables import service
from tests.bot.edges.test_erased_posts import _deleted, _nothing_names, _renamed
from tests.bot.edges.test_tournament_drafts import menu, page_with

pytestmark = pytest.mark.sockets

UNKNOWN_MESSAGE = 10008
CALLED = "Zanardelli"


async def opened(on: Scene, name: str = "Tour", best: str = "") -> Json:
    panel = await on.slash(on.haneul, "tournament circuit")
    box = await on.haneul.click(panel["id"], button(panel, "circopen"))
    typed = {"name": name, "points": "10-7-5", "best": best}
    return await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], **typed))


def of_circuit(posts: list[Json]) -> list[Json]:
    return [each for each in posts if "circuit-1.txt" in str(each["attachments"])]


async def test_organisers_open_and_end_circuits_and_members_look(on: Scene) -> None:
    shown = await on.slash(on.tom, "tournament circuit")
    await on.assert_told(on.tom, shown, "tournament.circuit_none")
    assert labels(shown) == []
    panel = await opened(on)
    assert "Tour" in said(panel)
    assert "10-7-5" in said(panel)
    shown = await on.slash(on.tom, "tournament circuit", name="Tuor")
    key = "error.tournament.no_such_circuit"
    await on.assert_told(on.tom, shown, key, name="Tuor", nearest="Tour")
    panel = await opened(on, "Zweite", "2")
    shown = await on.slash(on.tom, "tournament circuit", name="tour")
    assert "Tour" in said(shown)
    switch = next(
        item["custom_id"]
        for row in shown["components"]
        for item in row["components"]
        if "circuit" in item["custom_id"]
    )
    shown = await on.reply(on.tom, on.tom.select(shown["id"], switch, ["2"]))
    assert "Zweite" in said(shown)
    forced = on.tom.click(shown["id"], "c:circsure:0:2", force=True)
    refused = await on.reply(on.tom, forced)
    key = "error.tournament.may_not_create"
    await on.assert_told(on.tom, refused, key, count=0, roles=())
    role_id = int(await on.tom.add_role("Hosts"))
    guild = on.playground.platform.world.guild_id
    await on.bot.client.core.settings.set_several(guild, ORGANISERS, [str(role_id)])
    refused = await on.slash(on.tom, "tournament create")
    await on.assert_told(on.tom, refused, key, count=1, roles=(role(role_id),))
    sure = await on.reply(on.haneul, on.haneul.click(panel["id"], button(panel, "circend")))
    panel = await on.reply(on.haneul, on.haneul.click(sure["id"], button(sure, "circsure")))
    circuits = service(on).circuits
    assert [each.ended_ms is None for each in await circuits.in_guild(guild)] == [True, False]


async def test_standings_are_posted_behind_each_podium_and_at_the_end(on: Scene) -> None:
    panel = await opened(on)
    settings = Settings(circuit_id=1)
    first = await cup(on, on.tom, on.sandra, settings)
    posts = await on.posts()
    (post,) = of_circuit(posts)
    (podium,) = (each for each in posts if f"tournament-{first}.json" in str(each["attachments"]))
    assert int(post["id"]) > int(podium["id"])
    assert any(each["filename"].endswith(".png") for each in post["attachments"])
    announced = next(each for each in posts if ":rank:" in str(each["components"]))
    assert "Tour" in said(announced)
    files = await on.slash(on.tom, "tournament files")
    assert {f"tournament-{first}-circuit.csv"} <= {e["filename"] for e in files["attachments"]}
    sure = await on.reply(on.haneul, on.haneul.click(panel["id"], button(panel, "circend")))
    await on.reply(on.haneul, on.haneul.click(sure["id"], button(sure, "circsure")))
    await on.told()
    last = of_circuit(await on.posts())[-1]
    assert said(last).startswith("**Tour: ")
    assert said(last) != said(post)
    await cup(on, on.tom, on.sandra, settings)
    assert len(of_circuit(await on.posts())) == 2


async def test_a_draft_names_its_circuit(on: Scene) -> None:
    await opened(on)
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    page = await page_with(on, page, "circuit")
    page = await on.reply(on.haneul, on.haneul.select(page["id"], menu(page, "circuit"), ["1"]))
    draft = await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "draft")))
    assert await on.words(on.haneul, "tournament.counts_for", name="Tour") in said(draft)
    typed = await on.slash(on.haneul, "tournament desk", choice="circuit=no")
    assert typed["ephemeral"]
    assert (await service(on).show(1)).row.settings.circuit_id is None


async def test_a_deletion_reaches_the_posts_of_circuits(on: Scene) -> None:
    on.refused |= {UNKNOWN_MESSAGE}
    await opened(on)
    _renamed(on, on.tom, CALLED)
    await cup(on, on.tom, on.sandra, Settings(circuit_id=1))
    (post,) = of_circuit(await on.posts())
    pictures = [each["id"] for each in post["attachments"]]
    await _deleted(on, on.tom)
    await _nothing_names(on, on.tom.member_id)
    (post,) = of_circuit(await on.posts())
    assert not set(pictures) & {each["id"] for each in post["attachments"]}
