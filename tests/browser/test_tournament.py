"""A Swiss of nine from its creation to the podium, through the page.

It has pods of three and of four, one who comes late, one who does not come and for whom somebody else plays, and one
who withdraws.
"""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.i18n import language_of
from bot.playground import PlaygroundClient
from bot.ui.posts.renderer import Renderer
from rules.contest.director.snapshot import Kind, Status
from tests.bot.edges.scene import Scene, said, scene
from tests.browser.chromium import ARGUMENTS, MISSING, find_chromium
from tests.browser.cup import Cup
from tests.browser.hands import Hands
from tests.browser.shots import Shots
from tests.catalogues import own_catalogues

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

LOCALES = ("en-US", "ko", "it") if os.environ.get("TURNPOST_SCREENSHOTS") else ("ko",)
ENTRANTS = 9
NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elin", "Farid", "Grace", "Hana", "Ines", "Jun", "Kofi")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.skip(MISSING)
    async with async_playwright() as driver:
        opened = await driver.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="module")
async def on(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Scene]:
    renderer = Renderer()
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("tournament")
        async with scene(folder, own_catalogues(), renderer, patch) as opened:
            yield opened
    renderer.close()


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_swiss_of_nine_from_creation_to_podium(
    on: Scene, browser: Browser, locale: str
) -> None:
    language = language_of(locale)
    page = await browser.new_page(viewport={"width": 1280, "height": 900}, locale=locale)
    hands = Hands(page, on.playground.url)
    await hands.come(on.haneul.member_id, locale=locale)
    await page.click(f'[data-channel="{on.place}"]')
    cup = Cup(on, hands, Shots(page, f"tournament-{language}"), language)
    async with AsyncExitStack() as here:
        people = []
        for name in NAMES:
            number = await on.tom.add_member(name, "en-US")
            client = PlaygroundClient(on.playground.url, number)
            people.append(await here.enter_async_context(client))
        await _play(cup, people)
    assert on.complaints.lines == []
    await page.close()


async def _play(cup: Cup, people: list[PlaygroundClient]) -> None:
    *entrants, late, substitute = people
    assert len(entrants) == ENTRANTS
    await _announced(cup)
    post = await cup.post("join")
    for each in entrants:
        await cup.press(each, post, "join")
    held = await cup.held()
    assert [each.kind for each in held.stored.entrants] == [Kind.ENTRANT] * ENTRANTS

    # Nobody may organise but who was given the right to.
    refused = await entrants[0].slash(cup.on.place, "tournament create")
    assert refused["outcome"] != "modal"

    await cup.pass_hours(24)
    await cup.reaches(lambda held: held.row.status is Status.CHECKIN, "check-in")
    call = await cup.post("in", but=post["id"])
    assert all(f"<@{each.member_id}>" in said(call) for each in entrants), said(call)
    assert {each["id"] for each in call["mentions"]} == {each.member_id for each in entrants}
    for each in entrants:
        await cup.press(each, call, "in")

    await cup.pass_hours(24)
    held = await cup.reaches(lambda held: len(held.stored.rounds) == 1, "the first round")
    held = await cup.reaches(
        lambda held: all(each.table_id is not None for each in held.stored.pods), "open tables"
    )
    assert sorted(len(held.seats(each.id)) for each in held.stored.pods) == [3, 3, 3]
    await cup.pass_hours(0.01)
    first = await cup.post("own", "rank", "verify")
    assert said(first).count("<#") == 3
    await cup.shots.take("round", message=first["id"])
    await _first_round(cup, entrants, late, substitute, first)
    await _second_round(cup, people)
    await _to_the_end(cup)


async def _announced(cup: Cup) -> None:
    draft = await cup.create("expancity", "swiss", name="Cup *of* Nine", when="2d", most=12)
    more = await cup.hands.press(draft, draft.control("c:more:"))
    await cup.shots.take("more", message=more.id)
    rounds = more.control("c:set:1:rounds")
    await cup.hands.open_list(more, rounds)
    more = await cup.hands.pick(more, rounds, "2")
    back = await cup.hands.press(more, more.control("c:draft:"))
    assert "Cup *of* Nine" in back.text
    await cup.hands.press(back, back.control("c:announce:"))
    post = await cup.post("join", "list", "rules", "out")
    assert not post["mentions"]
    await cup.shots.take("announcement", message=post["id"])


async def _first_round(
    cup: Cup,
    entrants: list[PlaygroundClient],
    late: PlaygroundClient,
    substitute: PlaygroundClient,
    post: dict[str, object],
) -> None:
    """One does not come, and a substitute takes the seat; another comes late."""
    held = await cup.held()
    absent = held.entrant(held.seats(held.stored.pods[0].id)[0].no)
    joined = await late.slash(cup.on.place, "tournament join")
    assert joined["outcome"] != "failed"
    held = await cup.reaches(lambda held: len(held.stored.entrants) == ENTRANTS + 1, "late entry")
    assert held.stored.entrants[-1].from_round == 2
    # Whoever comes when the late places are gone waits for an open seat.
    await cup.service.sign_up(1, cup.on.by(substitute), as_substitute=True)
    for each in entrants:
        if int(each.member_id) != absent.member_id:
            await cup.press(each, post, "own")
            await each.slash(cup.on.place, "tournament me")
            await cup.service.ready(1, cup.on.by(each))
    await cup.pass_hours(37)
    call = await cup.post("seat")
    assert f"<@{substitute.member_id}>" in said(call)
    await cup.press(substitute, call, "seat")
    held = await cup.held()
    pod = held.stored.pods[0]
    now = [held.entrant(each.no).member_id for each in held.seats(pod.id)]
    assert int(substitute.member_id) in now
    assert absent.member_id not in now
    assert [each.kind for each in held.stored.faults] == ["no_show"]
    await _decide_all(cup, 1)
    await cup.pass_hours(0.02)
    standings = await cup.post("why", "line")
    await cup.shots.take("standings", message=standings["id"])


async def _second_round(cup: Cup, people: list[PlaygroundClient]) -> None:
    held = await cup.reaches(lambda held: len(held.stored.rounds) == 2, "the second round")
    held = await cup.reaches(
        lambda held: all(each.table_id is not None for each in held.stored.pods), "open tables"
    )
    newest = held.stored.rounds[-1].id
    pods = [each for each in held.stored.pods if each.round_id == newest]
    # Whoever did not come is out, and both who came later are in.
    assert sorted(len(held.seats(each.id)) for each in pods) == [3, 3, 4]
    leaves = held.entrant(held.seats(pods[0].id)[-1].no)
    gone = next(each for each in people if int(each.member_id) == leaves.member_id)
    asked = await cup.private_answer(gone, await cup.post("own", "rank", "list", "rules"), "list")
    assert leaves.name in said(asked)
    question = await cup.withdraw(gone)
    assert "⚠" not in said(question)
    held = await cup.reaches(
        lambda held: held.entrant(leaves.no).dropped_round is not None, "withdrawal"
    )
    table = await cup.on.at(pods[0].table_id or 0)
    assert leaves.member_id not in table.members()
    await _decide_all(cup, 2)


async def _decide_all(cup: Cup, number: int) -> None:
    """The organiser, who sits at no table, decides the tables of a round by command: the first seat wins."""
    held = await cup.held()
    newest = held.stored.rounds[-1]
    assert newest.number == number or len(held.snapshot.stages) > 1
    for pod in (each for each in held.stored.pods if each.round_id == newest.id):
        seats = len(held.seats(pod.id))
        places = " ".join(str(seat + 1) for seat in range(seats))
        answer = await cup.command(
            "referee result", table=str(pod.id), places=places, reason="They played it on a board"
        )
        assert answer.text
    await cup.reaches(
        lambda held: all(
            each.scored_ms is not None for each in held.stored.pods if each.round_id == newest.id
        ),
        "scored",
    )


async def _to_the_end(cup: Cup) -> None:
    await cup.pass_hours(13)
    held = await cup.reaches(lambda held: len(held.stored.rounds) == 3, "the final")
    held = await cup.reaches(lambda held: held.stored.pods[-1].table_id is not None, "its table")
    assert len(held.seats(held.stored.pods[-1].id)) == 4
    await _decide_all(cup, 3)
    await cup.reaches(lambda held: held.row.status is Status.CLOSING, "closing")
    await cup.pass_hours(49)
    held = await cup.reaches(lambda held: held.row.status is Status.FINISHED, "the end")
    winner = held.entrant(held.seats(held.stored.pods[-1].id)[0].no)
    podium = await cup.until(
        cup.on.tom, lambda each: "🏆" in said(each) and bool(each["attachments"]), "podium"
    )
    await cup.shots.take("podium", message=podium["id"])
    assert winner.name in said(podium)
    assert len(podium["mentions"]) == 3
    names = [each["filename"] for each in podium["attachments"]]
    assert any(name.endswith(".json") for name in names), names
    checked = await cup.command("tournament verify")
    assert "❌" not in checked.text
    assert checked.text.count("✅") == 3
    await cup.shots.take("verify", message=checked.id)
    await expect(cup.page.locator("li.message").last).to_be_visible()
