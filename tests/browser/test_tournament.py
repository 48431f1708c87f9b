"""A Swiss of nine from its creation to the podium, through the page, in every language.

It has pods of three and of four, a late entrant, a no-show with a substitute, and an entrant that
withdraws. Once it is announced only its entrants act: they press and move. Every table is played to its end.
"""

import os
from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.i18n import LANGUAGES
from bot.playground import PlaygroundClient
from bot.store.contest.rows import PodRow
from bot.tables.names import visible
from bot.tournaments.model import Held
from rules.contest.director.held import Ended
from rules.contest.director.outcome import table_of
from rules.contest.director.snapshot import Kind, Status
from tests.bot.edges.scene import Scene, said
from tests.browser.cup import EDIT_H, Cup, cup_of
from tests.browser.posted import assert_one_ping_a_cause, keep_posts
from tests.scale import RELEASE, usually

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LOCALES = {"en": "en-US", "ko": "ko", "it": "it"}
TITLES = {"en": "Riverside Autumn Cup", "ko": "Cup *of* Nine", "it": "Cup *of* Nine"}
"""The English one is in the guide's pictures; the others have to be escaped."""
TITLE = "expancity" if RELEASE or os.environ.get("TURNPOST_SCREENSHOTS") else "metromania"
"""The guide shows Expancity. Tables of Metromania are over after a quarter of the moves."""
ENTRANTS = 9
SILENT = 4096
"""The flag of a message that notifies no member."""
NAMES = (
    *("Ada", "Bruno", "Chiara Bonaventura-Visconti", "민서", "Søren Østergård"),
    *("Farid", "도윤 하늘별빛", "Ñandú", "Ines", "Jun", "Kofi", "Leo"),
)


@pytest.mark.parametrize("language", usually("ko", LANGUAGES))
async def test_a_swiss_of_nine_from_creation_to_podium(
    on: Scene, browser: Browser, language: str
) -> None:
    async with cup_of(on, browser, LOCALES[language], "tournament", NAMES) as (cup, people):
        await _announced(cup, TITLES[language])
        await _entered(cup, people)
        await _checked_in(cup, people)
        await _first_round(cup, people)
        await _second_round(cup, people)
        held = await _to_the_end(cup)
        assert held.stored.rulings == (), "nobody had to decide anything"
        threads = [await cup.thread_of(each) for each in held.stored.pods]
        await keep_posts(on, f"tournament-{language}", threads)
        await assert_one_ping_a_cause(on, [int(each.member_id) for each in people])


async def _announced(cup: Cup, name: str) -> None:
    draft = await cup.create(TITLE, "swiss", name=name, when="2d", most=ENTRANTS + 1)
    await cup.in_guide(draft.id, "draft")
    more = await cup.hands.press(draft, draft.control("c:more:"))
    await cup.shots.take("more", message=more.id)
    rounds = more.control("c:set:1:rounds")
    await cup.hands.open_list(more, rounds)
    more = await cup.hands.pick(more, rounds, "2")
    back = await cup.hands.press(more, more.control("c:draft:"))
    assert name in back.text
    await cup.hands.press(back, back.control("c:announce:"))
    post = await cup.post("join", "list", "rules", "out")
    assert not post["mentions"]
    await cup.shots.take("announcement", message=post["id"])
    await cup.in_guide(post["id"], "announcement")


async def _entered(cup: Cup, people: list[PlaygroundClient]) -> None:
    """Nine, one with a change of mind, and one that came when it was full and is there for open seats only."""
    *entrants, late, waverer, substitute = people
    assert len(entrants) == ENTRANTS
    post = await cup.post("join")
    for each in (*entrants, waverer):
        await cup.press(each, post, "join")
    benched = await cup.private_answer(substitute, post, "join")
    await cup.private_answer(substitute, benched, "sub")
    await cup.reaches(
        lambda held: [each.kind for each in held.stored.entrants][-1] is Kind.SUBSTITUTE,
        "a substitute",
    )
    await cup.press(waverer, post, "out")
    held = await cup.reaches(lambda held: len(_playing(held)) == ENTRANTS, "nine entrants")
    assert held.of_member(int(waverer.member_id)) is None
    assert held.stored.entrants[-1].kind is Kind.SUBSTITUTE
    # Only members with the right may organise.
    refused = await late.slash(cup.on.place, "tournament create")
    assert refused["outcome"] != "modal"


async def _checked_in(cup: Cup, people: list[PlaygroundClient]) -> None:
    entrants = people[:ENTRANTS]
    post = await cup.post("join")
    await cup.pass_hours(24)
    await cup.reaches(lambda held: held.row.status is Status.CHECKIN, "check-in")
    call = await cup.post("in", but=post["id"])
    assert all(f"<@{each.member_id}>" in said(call) for each in entrants), said(call)
    assert {each["id"] for each in call["mentions"]} == {each.member_id for each in entrants}
    await cup.shots.take("check-in", message=call["id"])
    for each in entrants:
        await cup.press(each, call, "in")
    await cup.pass_hours(24)


async def _first_round(cup: Cup, people: list[PlaygroundClient]) -> None:
    """One does not come, and a substitute takes the seat; another comes late."""
    *_, late, _, substitute = people
    pods = await cup.open_tables(1)
    held = await cup.held()
    assert sorted(len(held.seats(each.id)) for each in pods) == [3, 3, 3]
    first = await cup.post("own", "rank", "verify")
    assert said(first).count("<#") == 3
    await cup.shots.take("round", message=first["id"])
    await cup.in_guide(first["id"], "round")
    absent = held.entrant(held.seats(pods[0].id)[0].no)
    for each in pods:
        channels = cup.on.playground.platform.world.channels
        name = str(channels[int(await cup.thread_of(each))].name)
        players = [visible(held.entrant(seat.no).name) for seat in held.seats(each.id)]
        place = cup.word("tournament.table_at", number=1, table=each.number + 1)
        assert name.casefold() == f"{place}: {' · '.join(players)}".casefold()

    joined = await late.slash(cup.on.place, "tournament join")
    assert joined["outcome"] != "failed"
    held = await cup.reaches(lambda held: len(_playing(held)) == ENTRANTS + 1, "late entry")
    assert held.of_member(int(late.member_id)).from_round == 2  # type: ignore[union-attr]

    await _wait_for(cup, pods[0], absent.member_id, people)
    await cup.play(pods[1:])
    await cup.pass_hours(37)
    await cup.pass_hours(EDIT_H)
    call = await cup.post("seat")
    assert f"<@{substitute.member_id}>" in said(call)
    await cup.shots.take("free-seat", message=call["id"])
    await cup.press(substitute, call, "seat")
    held = await cup.held()
    now = [held.entrant(each.no).member_id for each in held.seats(pods[0].id)]
    assert int(substitute.member_id) in now
    assert absent.member_id not in now
    assert [each.kind for each in held.stored.faults] == ["no_show"]
    await cup.play(pods[:1])
    await _assert_told_silently(cup, absent.member_id)
    await _assert_played(cup, await cup.scored(pods), pods)
    await cup.pass_hours(EDIT_H)
    standings = await cup.post("why", "line")
    await cup.shots.take("standings", message=standings["id"])
    await cup.in_guide(standings["id"], "standings")
    await cup.shots.take("round-played", message=first["id"])


async def _assert_told_silently(cup: Cup, absent: int) -> None:
    """A no-show has been called to the table twice; the direct message that they are out does not ring."""
    await cup.reaches(
        lambda held: any(
            each.member_id == absent and each.dropped_round is not None
            for each in held.stored.entrants
        ),
        "dropped no-show",
    )
    world = cup.on.playground.platform.world
    letters = world.dm_with(absent)
    assert letters is not None
    assert world.messages[letters.message_ids[-1]].body["flags"] & SILENT


async def _wait_for(cup: Cup, pod: PodRow, absent: int, people: list[PlaygroundClient]) -> None:
    """Members at the table of a no-show say in its thread that they are there."""
    greeting = await cup.post("ready", place=await cup.thread_of(pod))
    held = await cup.held()
    there = {held.entrant(each.no).member_id for each in held.seats(pod.id)} - {absent}
    for each in people:
        if int(each.member_id) in there:
            await cup.press(each, greeting, "ready")
    # They may move as well, as far as the table lets them without the missing one.
    await cup.play([pod], absent=[absent])


async def _second_round(cup: Cup, people: list[PlaygroundClient]) -> None:
    # It begins at a whole hour.
    await cup.pass_hours(1)
    pods = await cup.open_tables(2)
    held = await cup.held()
    # The no-show is out, and both latecomers are in.
    assert sorted(len(held.seats(each.id)) for each in pods) == [3, 3, 4]
    leaves = held.entrant(held.seats(pods[0].id)[-1].no)
    gone = next(each for each in people if int(each.member_id) == leaves.member_id)
    asked = await cup.private_answer(gone, await cup.post("own", "rank", "list", "rules"), "list")
    assert visible(leaves.name) in said(asked)
    question = await cup.withdraw(gone)
    assert "⚠" not in said(question)
    held = await cup.reaches(
        lambda held: held.entrant(leaves.no).dropped_round is not None, "withdrawal"
    )
    table = await cup.on.at(pods[0].table_id or 0)
    assert leaves.member_id not in table.members()
    await cup.play(pods)
    await _assert_played(cup, await cup.scored(pods), pods)
    for what in ("pairings", "standings", "crosstable"):
        shown = await cup.command(f"tournament {what}")
        await cup.shots.take(f"after-{what}", message=shown.id)


async def _to_the_end(cup: Cup) -> Held:
    await cup.pass_hours(13)
    pods = await cup.open_tables(3)
    held = await cup.held()
    assert [len(held.seats(each.id)) for each in pods] == [4]
    await cup.play(pods)
    await _assert_played(cup, await cup.scored(pods), pods)
    await cup.reaches(lambda held: held.row.status is Status.CLOSING, "closing")
    await cup.pass_hours(49)
    held = await cup.reaches(lambda held: held.row.status is Status.FINISHED, "the end")
    winner = held.entrant(table_of(held.snapshot, 2)[0].no)
    podium = await cup.until(
        cup.on.tom, lambda each: "🏆" in said(each) and len(each["attachments"]) > 1, "podium"
    )
    await cup.shots.take("podium", message=podium["id"])
    await cup.in_guide(podium["id"], "podium")
    assert visible(winner.name) in said(podium)
    assert len(podium["mentions"]) == 3
    # What is worth telling of the tables.
    assert cup.word("rating.facts_quickest", name="").split(":")[0] in said(podium)
    names = [each["filename"] for each in podium["attachments"]]
    assert any(name.endswith(".json") for name in names), names
    checked = await cup.command("tournament verify")
    assert "❌" not in checked.text
    # Three rounds, and the draw itself.
    assert checked.text.count("✅") == 3 + 1
    await cup.shots.take("verify", message=checked.id)
    await expect(cup.page.locator("li.message").last).to_be_visible()
    await _told_little(cup, visible(winner.name))
    return held


async def _told_little(cup: Cup, winner: str) -> None:
    """One announcement, which names the winner at last; a post and standings for each round; nothing is said twice."""
    await cup.pass_hours(1)
    posts = await cup.on.posts()
    announced = await cup.until(
        cup.on.tom, lambda each: f"🏆 **{winner}**" in said(each), "winner in the announcement"
    )
    assert announced["id"] == posts[0]["id"]
    files = Counter(
        each["filename"].partition("-")[0] + Path(each["filename"]).suffix
        for post in posts
        for each in post["attachments"]
    )
    # A certificate for each round, and the standings as text, also for each round.
    assert files["certificate.json"] == 3
    assert files["tournament.txt"] == 3
    # The announcement, the call to check in, the call to a free seat, two for each round, the podium.
    assert len(posts) == 3 + 2 * 3 + 1
    # A text too long for a post begins with a sign for the cut.
    heads = [said(each).removeprefix("…\n").split("\n")[0] for each in posts]
    assert [each for each, times in Counter(heads).items() if times > 1] == []


def _playing(held: Held) -> list[int]:
    return [each.no for each in held.stored.entrants if each.kind is Kind.ENTRANT]


async def _assert_played(cup: Cup, held: Held, pods: list[PodRow]) -> None:
    """Every table has ended by its own rules, with the totals that stand there."""
    wanted = {each.id for each in pods}
    for each in held.stored.pods:
        if each.id in wanted:
            assert each.ended is Ended.FINISHED
            assert each.result is not None
            at = await cup.on.at(each.table_id or 0)
            outcome = at.game.outcome(at.state)
            assert outcome is not None
            there = sorted(score.total for score in outcome.scores)
            assert sorted(seat.total for seat in each.result.seats) == there
            assert any(there)
