"""Posts of a tournament as they are sent: to which place, with which mentions and buttons."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from bot.core.caller import Caller
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.tournament.refereeing import Referee, Refereeing
from bot.features.tournament.views.standing import standings_of, standings_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.names import visible
from bot.tournaments.model import Held
from rules.contest.director.held import Blame, Place
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Kind
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, Hall, plan, stage
from tests.bot.ui.tournaments.test_empty_places import Wall
from tests.catalogues import toy_catalogue_of
from tests.refusing import refuses

__all__ = ["hall"]

pytestmark = pytest.mark.slow

WHY = Typed("So ruled")
THREAD = 7_777


class Recorder(Wall):
    """Notes the place and the target of each post, which is sent in every language."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.sent: list[tuple[OutboxRow, int, Post]] = []

    async def send(self, row: OutboxRow, place: int, posts: Any, **more: object) -> Posted:
        each = posts if isinstance(posts, tuple) else (posts,)
        self.sent += [(row, place, post) for post in each]
        return await super().send(row, place, posts, **more)

    def pinged(self, kind: NoticeKind) -> dict[int, set[tuple[int, ...]]]:
        """Return the mentions of the posts of a kind, by place."""
        found: dict[int, set[tuple[int, ...]]] = {}
        for row, place, post in self.sent:
            if row.kind is kind:
                found.setdefault(place, set()).add(tuple(post.mentions or ()))
        return found


async def _ruled(hall: Hall, thread: int | None) -> tuple[Recorder, Held]:
    """Rule about a table whose board is in a thread, or in the tournament's channel."""
    number = await hall.started(6)
    held, recorder = await hall.tournaments.show(number), Recorder(hall)
    pod = held.stored.pods[0]
    assert pod.table_id is not None
    if thread is not None:
        await hall.tables.posts.place(pod.table_id, lambda _: None, thread_id=thread)
    await recorder.take()
    recorder.sent.clear()
    fault = hall.tournaments.referee.fault
    await fault(number, hall.by(ORGANISER), pod.id, 0, Blame.TIMED_OUT, reason=WHY)
    await recorder.take()
    return recorder, held


async def test_a_ruling_about_a_table_pings_its_players_in_their_thread(hall: Hall) -> None:
    recorder, held = await _ruled(hall, THREAD)
    players = tuple(held.entrant(each.no).member_id for each in held.seats(held.stored.pods[0].id))
    assert recorder.pinged(NoticeKind.RULING) == {CHANNEL: {()}}
    assert recorder.pinged(NoticeKind.CALL) == {THREAD: {players}}


@pytest.mark.parametrize("thread", [CHANNEL, None])
async def test_a_ruling_pings_in_the_channel_where_tables_have_no_thread(
    hall: Hall, thread: int | None
) -> None:
    recorder, held = await _ruled(hall, thread)
    players = tuple(held.entrant(each.no).member_id for each in held.seats(held.stored.pods[0].id))
    assert recorder.pinged(NoticeKind.RULING) == {CHANNEL: {players}}
    assert recorder.pinged(NoticeKind.CALL) == {}


async def test_reminders_about_a_table_are_posted_in_its_thread(hall: Hall) -> None:
    number = await hall.started(6)
    held, recorder = await hall.tournaments.show(number), Recorder(hall)
    for pod in held.stored.pods:
        assert pod.table_id is not None
        await hall.tables.posts.place(pod.table_id, lambda _: None, thread_id=THREAD + pod.id)
    await recorder.take()
    recorder.sent.clear()
    due_ms = max(each.due_ms or 0 for each in held.stored.pods)
    reminded = set[str]()
    while hall.clock.now * 1000 < due_ms:
        hall.clock.now += 3600
        await hall.looked(number)
        await recorder.take()
        for row, place, _ in recorder.sent:
            facts = json.decode(row.payload)
            if row.kind is NoticeKind.CALL and facts.get("round") == 1:
                reminded.add(facts["cause"])
                at = Place(facts["stage"], facts["round"], facts["pod"])
                assert place == THREAD + held.pod(at).id, facts
        if reminded:
            # They come, but make no move until the deadline.
            await hall.show_up(await hall.tournaments.show(number))
    assert reminded == {"show", "deadline"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_final_standings_name_those_behind_the_final_table(hall: Hall, language: str) -> None:
    final = stage(3, (2, 3), format=Format.SINGLE_TABLE, cut=3)
    number = await hall.started(9, plan(stage(rounds=2), final))
    held = await hall.to_the_end(number)
    shown, text = Shown(held), translator(toy_catalogue_of(language), None)
    behind = standings_post(shown, 2, text, ()).content.splitlines()[-1]
    first = standings_of(shown.at, 1)
    assert behind.count(" · ") == 9 - 3 - 1
    for each in first[3:]:
        assert visible(held.entrant(each.no).name) in behind


@pytest.mark.parametrize("late", [0, 3])
async def test_a_missed_check_in_is_told_in_a_direct_message(hall: Hall, late: int) -> None:
    held = await hall.announced(plan(late_until=late))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 7):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in range(FIRST_MEMBER + 1, FIRST_MEMBER + 7):
        await hall.tournaments.check_in(held.id, hall.by(member))
    recorder = Recorder(hall)
    await recorder.take()
    recorder.sent.clear()
    hall.clock.now = START_MS / 1000
    held = await hall.looked(held.id)
    await recorder.take()
    assert held.entrant(1).kind is Kind.BENCH
    letters = [post for row, _, post in recorder.sent if row.target == f"member:{FIRST_MEMBER}"]
    assert len({each.content for each in letters}) == 3, "one for each language"
    assert any("missed check-in" in each.content for each in letters)
    for each in letters:
        buttons = [] if each.view is None else each.view.children
        assert len(buttons) == bool(late)


async def test_the_cancel_dialogue_counts_players_and_tables_and_asks_for_a_reason(
    hall: Hall,
) -> None:
    number = await hall.started(6)
    catalogue = toy_catalogue_of("en")
    core: Any = SimpleNamespace(catalogues={"en": catalogue})
    refereeing = Refereeing(core, hall.tournaments)

    def by(member: int) -> Referee:
        return Referee(
            Caller(member, Typed("M"), next(hall.interactions), "en", GUILD), is_manager=False
        )

    post = await refereeing.ask_cancel(by(ORGANISER), number)
    assert "6 players" in post.content
    assert "2 tables" in post.content
    assert post.view is not None
    assert not (await hall.tournaments.show(number)).row.ended_ms
    with refuses("tournament.not_organiser"):
        await refereeing.ask_cancel(by(FIRST_MEMBER), number)
    with refuses("tournament.reason_needed"):
        await refereeing.act(by(ORGANISER), number, "cancel", " ")
    await refereeing.act(by(ORGANISER), number, "cancel", "Storm")
    for again in (
        refereeing.ask_cancel(by(ORGANISER), number),
        refereeing.act(by(ORGANISER), number, "cancel", "Storm"),
    ):
        with refuses("tournament.over"):
            await again
