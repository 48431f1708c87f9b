"""The same deals for all entrants, each alone against MarsBot in Terraforming Mars: from creation to podium, in each
language.

Once it is announced only its entrants act; all tables are played to their end, and none is seen before its deal
opens. In a release there are twelve.
"""

from collections.abc import Sequence

import pytest
from playwright.async_api import Browser

from bot.i18n import LANGUAGES
from bot.playground import PlaygroundClient
from bot.store.contest.rows import PodRow
from bot.tournaments.model import Held
from rules.contest.director.held import Ended
from rules.contest.director.snapshot import Status
from tests.bot.edges.scene import Scene, said
from tests.browser.cup import EDIT_H, Cup, cup_of
from tests.browser.posted import assert_one_ping_a_cause, keep_posts
from tests.scale import sized, usually

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOCALES = {"en": "en-US", "ko": "ko", "it": "it"}
NAME = "Mars Alone"
NAMES = ("Ada", "Chiara Bonaventura-Visconti", "도윤 하늘별빛", "Søren")[: sized(2, 4)]
DEALS = 3
_TABLES = DEALS * len(NAMES)


@pytest.mark.parametrize("language", usually("it", LANGUAGES))
async def test_the_same_deals_from_creation_to_podium(
    on: Scene, browser: Browser, language: str
) -> None:
    async with cup_of(on, browser, LOCALES[language], "same-deal", NAMES) as (cup, people):
        await _begun(cup, people)
        deals = await _dealt(cup)
        await _first_turn(cup, people[0])
        await _played(cup, people, deals)
        held = await _to_the_end(cup)
        assert held.stored.rulings == (), "nobody had to decide anything"
        await keep_posts(on, f"same-deal-{language}", ())
        await assert_one_ping_a_cause(on, [int(each.member_id) for each in people])


async def _begun(cup: Cup, people: list[PlaygroundClient]) -> None:
    draft = await cup.create("tmars", "same_deal", name=NAME, when="2d", most=len(NAMES))
    assert NAME in draft.text
    await cup.hands.press(draft, draft.control("c:announce:"))
    post = await cup.post("join", "list", "rules", "out")
    await cup.shots.take("announcement", message=post["id"])
    for each in people:
        signed = await cup.private_answer(each, post, "join")
        # Members need not say that they are ready where no other waits for them.
        assert cup.word("tournament.button.ready") not in said(signed)
    rules = await cup.command("tournament rules")
    await cup.shots.take("rules", message=rules.id)
    await cup.pass_hours(24)
    await cup.reaches(lambda held: held.row.status is Status.CHECKIN, "check-in")
    call = await cup.post("in", but=post["id"])
    for each in people:
        await cup.press(each, call, "in")
    await cup.pass_hours(24)


async def _dealt(cup: Cup) -> dict[int, list[PodRow]]:
    """Every entrant has a table of each deal; nothing of them is posted."""
    held = await cup.reaches(
        lambda held: (
            len(held.stored.pods) == _TABLES
            and all(each.table_id is not None for each in held.stored.pods)
        ),
        "a table for each",
    )
    await cup.pass_hours(EDIT_H)
    deals: dict[int, list[PodRow]] = {}
    for each in held.stored.pods:
        assert each.deal_id is not None
        deals.setdefault(each.deal_id, []).append(each)
    assert [len(each) for each in deals.values()] == [len(NAMES)] * DEALS
    published = {each.id: each.commitment for each in held.stored.deals}
    for deal, pods in deals.items():
        for each in pods:
            table = (await cup.on.at(each.table_id or 0)).table
            assert (table.commitment, table.is_sealed) == (published[deal], True)
    assert len(set(published.values())) == DEALS
    return deals


async def _first_turn(cup: Cup, member: PlaygroundClient) -> None:
    """An entrant finds a table by *My table*, and opens it in a message that only they see."""
    post = await cup.post("own", "rank", "list", "rules")
    await cup.shots.take("begun", message=post["id"])
    await cup.hands.become(member.member_id)
    await cup.page.click(f'[data-channel="{cup.on.place}"]')
    look = await cup.hands.look(post["id"])
    mine = await cup.hands.press_for_answer(look, look.control("c:own:"))
    assert sum(each.id.startswith("t:turn:") for each in mine.controls) == DEALS
    await cup.shots.take("my-tables", message=mine.id)
    panel = await cup.hands.press_for_answer(mine, mine.control("t:turn:"))
    assert panel.pictures
    await cup.shots.take("turn", message=panel.id)
    await cup.hands.become(cup.on.haneul.member_id)
    await cup.page.click(f'[data-channel="{cup.on.place}"]')


async def _played(cup: Cup, people: list[PlaygroundClient], deals: dict[int, list[PodRow]]) -> None:
    for number, pods in enumerate(deals.values(), 1):
        await _play_deal(cup, people, number, pods)


async def _play_deal(
    cup: Cup, people: list[PlaygroundClient], number: int, pods: list[PodRow]
) -> None:
    """A deal is opened when the last table of it has ended, and not before."""

    def is_open(held: Held) -> bool:
        return held.stored.deals[number - 1].opened_ms is not None

    *first, last = pods
    await cup.play(first)
    await cup.pass_hours(EDIT_H)
    held = await cup.reaches(lambda held: _ended(held, first), "tables that have ended")
    assert not is_open(held)
    for each in first:
        assert await _is_sealed(cup, people, each)
    if number == 1:
        await _looked_at(cup)
    await cup.play([last])
    await cup.reaches(is_open, "open deal")
    await cup.pass_hours(EDIT_H)
    assert not await _is_sealed(cup, people, last)
    told = cup.word("tournament.deal_open", name=NAME, number=number)
    opened = await cup.until(cup.on.tom, lambda each: told in said(each), "opened deal")
    best = next(each for each in opened["attachments"] if "best" in each["filename"])
    assert any(name in best["description"] for name in NAMES), best["description"]
    await cup.shots.take(f"deal-{number}", message=opened["id"])


async def _looked_at(cup: Cup) -> None:
    """While a deal is closed the standings say how many have finished, and no more."""
    shown = await cup.command("tournament standings")
    await cup.shots.take("sealed", message=shown.id)
    shown = await cup.command("tournament pairings")
    await cup.shots.take("sealed-pairings", message=shown.id)


def _ended(held: Held, pods: Sequence[PodRow]) -> bool:
    wanted = {each.id for each in pods}
    found = [each for each in held.stored.pods if each.id in wanted]
    return all(each.ended is Ended.FINISHED and each.result is not None for each in found)


async def _is_sealed(cup: Cup, people: list[PlaygroundClient], pod: PodRow) -> bool:
    """Is an outsider refused the table?"""
    held = await cup.held()
    (seat,) = held.seats(pod.id)
    owner = held.entrant(seat.no).member_id
    other = next(each for each in people if int(each.member_id) != owner)
    answer = await cup.slash(other, "table board", table=str(pod.table_id))
    return cup.word("error.tournament.sealed") in said(answer)


async def _to_the_end(cup: Cup) -> Held:
    await cup.reaches(lambda held: held.row.status is Status.CLOSING, "closing")
    await cup.pass_hours(49)
    held = await cup.reaches(lambda held: held.row.status is Status.FINISHED, "the end")
    podium = await cup.until(
        cup.on.tom, lambda each: "🏆" in said(each) and len(each["attachments"]) > 1, "podium"
    )
    await cup.shots.take("podium", message=podium["id"])
    final = await cup.command("tournament standings")
    await cup.shots.take("final", message=final.id)
    checked = await cup.command("tournament verify")
    assert "❌" not in checked.text
    await cup.shots.take("verify", message=checked.id)
    return held
