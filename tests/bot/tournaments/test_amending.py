"""What an organiser changes after the announcement: what follows, what the log says, and whom it calls."""

from typing import Any

import pytest
from msgspec import json, structs
from sqlalchemy import select

from bot.clocks.hours import new_hours
from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.store import schema
from bot.store.contest.rows import RulingKind, Settings
from bot.store.rows import NoticeKind
from bot.tournaments.altering.amending import MOST_ORGANISERS, MOST_REFEREES
from bot.tournaments.altering.messaging import last_message, sent_at
from bot.tournaments.creating import fingerprint
from bot.tournaments.model import Held
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Kind, Status
from rules.contest.scores.results import Scheme
from rules.core.text import Typed
from tests.bot.tournaments.hall import (
    FIRST_MEMBER,
    ORGANISER,
    START_MS,
    Hall,
    plan,
    stage,
)
from tests.refusing import refuses

pytestmark = pytest.mark.slow

STRANGER, HELPER = 701, 702


def log_of(held: Held) -> list[dict[str, Any]]:
    return [
        json.decode(each.after) for each in held.stored.rulings if each.kind is RulingKind.CHANGE
    ]


async def calls_of(hall: Hall, cause: str) -> list[dict[str, Any]]:
    """The facts of the calls with a cause that wait or were made."""
    rows = await hall.database.read(
        lambda conn: list(
            conn.execute(
                select(schema.outbox.c.payload)
                .where(schema.outbox.c.kind == NoticeKind.CALL)
                .order_by(schema.outbox.c.id)
            ).scalars()
        )
    )
    return [facts for row in rows if (facts := json.decode(row))["cause"] == cause]


async def signed_up(hall: Hall, entrants: int, given: Plan | None = None, **more: Any) -> Held:
    held = await hall.announced(given, **more)
    for member in range(FIRST_MEMBER, FIRST_MEMBER + entrants):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    return await hall.tournaments.show(held.id)


async def test_a_postponed_start_is_told_to_everybody_who_signed_up(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    later = START_MS + 7 * DAY_MS
    held = await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), later)
    assert (held.row.starts_ms, held.row.status) == (later, Status.OPEN)
    assert log_of(held) == [{"what": "start", "at": later}]
    (call,) = await calls_of(hall, "changed")
    assert call["nos"] == [1, 2, 3]
    with refuses("act.unchanged"):
        await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), later)
    with refuses("tournament.past"):
        await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), 5)
    with refuses("tournament.start_too_soon"):
        soon = int(hall.clock.now * 1000) + HOUR_MS
        await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), soon)


async def test_a_start_that_moves_past_check_in_begins_check_in_anew(hall: Hall) -> None:
    number = await hall.ready(4)
    held = await hall.tournaments.amend.start(number, hall.by(ORGANISER), START_MS + 9 * DAY_MS)
    assert held.row.status is Status.OPEN
    assert all(each.checked_in_ms is None for each in held.stored.entrants)
    assert not [each for each in held.stored.reminded if each.startswith("checkin:")]
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    held = await hall.looked(number)
    assert held.row.status is Status.CHECKIN
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 4):
        await hall.tournaments.check_in(number, hall.by(member))
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED


async def test_a_start_that_moves_a_little_during_check_in_keeps_who_is_there(hall: Hall) -> None:
    number = await hall.ready(4)
    later = START_MS + 2 * HOUR_MS
    hall.clock.now += 3 * 3600
    held = await hall.tournaments.amend.start(number, hall.by(ORGANISER), later)
    assert held.row.status is Status.CHECKIN
    assert all(each.checked_in_ms is not None for each in held.stored.entrants)
    hall.clock.now = later / 1000
    held = await hall.looked(number)
    assert held.row.status is Status.RUNNING


async def test_more_places_bring_the_bench_in_and_call_only_those(hall: Hall) -> None:
    held = await signed_up(hall, 5, given=plan(entrants_max=3))
    assert [each.kind for each in held.stored.entrants].count(Kind.BENCH) == 2
    old = held.row.fingerprint
    held = await hall.tournaments.amend.places(held.id, hall.by(ORGANISER), 4)
    assert [each.kind for each in held.stored.entrants].count(Kind.BENCH) == 1
    (call,) = await calls_of(hall, "promoted")
    assert call["nos"] == [4]
    assert await calls_of(hall, "changed") == []
    assert log_of(held) == [{"what": "places", "count": 4}]
    assert held.row.fingerprint == fingerprint(held.row) != old
    with refuses("tournament.places_taken"):
        await hall.tournaments.amend.places(held.id, hall.by(ORGANISER), 3)
    with refuses("tournament.out_of_range"):
        await hall.tournaments.amend.places(held.id, hall.by(ORGANISER), 5000)


async def test_description_and_prizes_call_nobody(hall: Hall) -> None:
    held = await signed_up(hall, 2)
    said = Typed("Bring\nsnacks")
    held = await hall.tournaments.amend.words(held.id, hall.by(ORGANISER), said, Typed("A mug"))
    assert (held.row.about, held.row.prizes) == (Typed("Bring snacks"), Typed("A mug"))
    assert log_of(held) == [{"what": "words"}]
    assert await calls_of(hall, "changed") == []
    held = await hall.tournaments.amend.words(held.id, hall.by(ORGANISER), said, Typed(""))
    assert log_of(held)[1:] == [{"what": "prizes"}]


async def test_a_new_deadline_holds_for_tables_in_play_and_calls_their_players(hall: Hall) -> None:
    number = await hall.started(6)
    await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER + 5))
    due = int(hall.clock.now * 1000) + 3 * DAY_MS
    held = await hall.tournaments.amend.deadline(number, hall.by(ORGANISER), due)
    assert {each.due_ms for each in held.stored.pods} == {due}
    (call,) = await calls_of(hall, "changed")
    assert call["nos"] == [1, 2, 3, 4, 5, 6]
    with refuses("tournament.deadline_unfit"):
        await hall.tournaments.amend.deadline(number, hall.by(ORGANISER), due - 3 * DAY_MS)
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED
    with refuses("tournament.over"):
        await hall.tournaments.amend.deadline(number, hall.by(ORGANISER), due)


async def test_other_rules_have_another_fingerprint_and_tell_everybody(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    settings = structs.replace(held.row.settings, is_rated=False)
    old = held.row.fingerprint
    acting = hall.by(ORGANISER)
    for _ in range(2):
        held = await hall.tournaments.amend.terms(
            *(held.id, acting, held.row.plan, settings), choice="rated", was="yes", value="no"
        )
    assert not held.row.settings.is_rated
    assert held.row.fingerprint == fingerprint(held.row) != old
    assert [(each["choice"], each["value"]) for each in log_of(held)] == [("rated", "no")]
    (call,) = await calls_of(hall, "changed")
    assert call["nos"] == [1, 2, 3]
    await hall.tournaments.withdraw(held.id, hall.by(FIRST_MEMBER))
    given = structs.replace(held.row.plan, entrants_min=2, round_ms=HOUR_MS)
    with refuses("tournament.out_of_range"):
        await hall.tournaments.amend.terms(
            *(held.id, hall.by(ORGANISER), given, settings), choice="round", was="1", value="2"
        )


async def test_changes_in_a_row_are_one_call(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    first = int(hall.clock.now * 1000)
    await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), START_MS + DAY_MS)
    hall.clock.now += 60
    await hall.tournaments.amend.start(held.id, hall.by(ORGANISER), START_MS + 2 * DAY_MS)
    (call,) = await calls_of(hall, "changed")
    assert call["since"] == first


async def test_while_it_runs_only_later_rounds_get_other_rules(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=2)))
    held = await hall.tournaments.show(number)
    later = structs.replace(held.row.plan, round_ms=30 * HOUR_MS)
    settings = structs.replace(held.row.settings, pace="daily")
    dues = {each.due_ms for each in held.stored.pods}
    held = await hall.tournaments.amend.terms(
        *(number, hall.by(ORGANISER), later, settings), choice="round", was="504", value="30"
    )
    assert {each.due_ms for each in held.stored.pods} == dues
    for changed in (
        (structs.replace(later, late_until=7), settings),
        (later, structs.replace(settings, is_rated=False)),
    ):
        with refuses("tournament.frozen"):
            await hall.tournaments.amend.terms(
                *(number, hall.by(ORGANISER), *changed), choice="round", was="504", value="30"
            )
    with refuses("tournament.frozen"):
        await hall.tournaments.amend.places(number, hall.by(ORGANISER), 6)
    with refuses("tournament.frozen"):
        await hall.tournaments.amend.start(number, hall.by(ORGANISER), START_MS + DAY_MS)
    while len(held.stored.rounds) < 2:
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
        held = await hall.looked(number)
    _, second = held.stored.rounds
    assert {
        (each.due_ms or 0) - (each.opened_ms or 0)
        for each in held.stored.pods
        if each.round_id == second.id
    } == {30 * HOUR_MS}


async def test_deals_that_are_committed_to_keep_their_options(hall: Hall) -> None:
    alone = stage(1, (1,), format=Format.DUPLICATE, rounds=3, scheme=Scheme(1))
    given = plan(alone, show_ms=504 * HOUR_MS)
    held = await signed_up(hall, 2, given=given, title="solo", settings=Settings(is_sealed=True))
    fewer = structs.replace(given, stages=(structs.replace(alone, rounds=2),))
    with refuses("tournament.deals_fixed"):
        await hall.tournaments.amend.terms(
            *(held.id, hall.by(ORGANISER), fewer, held.row.settings),
            choice="rounds",
            was="3",
            value="2",
        )


async def test_an_organiser_beside_the_first_has_all_rights(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    amend = hall.tournaments.amend
    with refuses("tournament.not_organiser"):
        await amend.words(held.id, hall.by(HELPER), Typed("Mine"), Typed(""))
    held = await amend.people(held.id, hall.by(ORGANISER), organisers=[HELPER])
    assert held.stored.organisers == (HELPER,)
    assert held.is_referee(HELPER)
    (call,) = await calls_of(hall, "named")
    assert call["role"] == "organiser"
    held = await amend.words(held.id, hall.by(HELPER), Typed("Ours"), Typed(""))
    held = await amend.people(held.id, hall.by(HELPER), referees=[STRANGER])
    assert (held.stored.referees, held.stored.organisers) == ((STRANGER, HELPER), (HELPER,))
    assert log_of(held)[-1] == {"what": "people", "referees": [STRANGER], "organisers": [HELPER]}
    with refuses("tournament.too_many_organisers"):
        await amend.people(held.id, hall.by(HELPER), organisers=range(800, 801 + MOST_ORGANISERS))
    with refuses("tournament.too_many_referees"):
        await amend.people(held.id, hall.by(HELPER), referees=range(800, 801 + MOST_REFEREES))
    over = await hall.tournaments.organise.cancel(held.id, hall.by(HELPER), reason=Typed("Rain"))
    assert over.row.status is Status.CANCELLED


async def test_a_draft_has_a_description_without_a_log(hall: Hall) -> None:
    held = await hall.tournaments.create(
        hall.by(ORGANISER),
        guild_id=1,
        channel_id=1,
        language="en",
        name=Typed("Cup"),
        title="nim",
        plan=plan(),
        settings=Settings(),
    )
    held = await hall.tournaments.amend.words(held.id, hall.by(ORGANISER), Typed("Hi"), Typed(""))
    assert held.row.about == Typed("Hi")
    assert held.stored.rulings == ()
    with refuses("tournament.not_announced"):
        await hall.tournaments.amend.places(held.id, hall.by(ORGANISER), 8)


async def test_a_message_reaches_all_once_a_day(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    await hall.tournaments.sign_up(held.id, hall.by(STRANGER), as_substitute=True)
    messages = hall.tournaments.messages
    with refuses("tournament.not_organiser"):
        await messages.to_all(held.id, hall.by(FIRST_MEMBER), Typed("Hi"))
    with refuses("tournament.reason_needed"):
        await messages.to_all(held.id, hall.by(ORGANISER), Typed(" \n "))
    await messages.to_all(held.id, hall.by(ORGANISER), Typed("Hi"))
    with refuses("tournament.message_too_soon"):
        await messages.to_all(held.id, hall.by(ORGANISER), Typed("Again"))
    (call,) = await calls_of(hall, "message")
    assert call["nos"] == [1, 2, 3]
    hall.clock.now += 25 * 3600
    await messages.to_all(held.id, hall.by(ORGANISER), Typed("Again"))


async def test_a_message_of_the_night_waits_for_the_morning(hall: Hall) -> None:
    held = await signed_up(hall, 2)
    now = int(hall.clock.now * 1000)
    minute = now // 60_000 % (24 * 60)
    sleeps = new_hours(
        valid_from_ms=0, zone="UTC", sleep_from_min=minute, sleep_to_min=(minute + 120) % 1440
    )
    await hall.tables.almanac.set_hours(ORGANISER, sleeps)
    held = await hall.tournaments.messages.to_all(held.id, hall.by(ORGANISER), Typed("Hi"))
    sent = last_message(held)
    assert sent is not None
    assert 0 < sent_at(sent) - now <= 2 * HOUR_MS


async def test_a_table_is_called_once_a_day_and_only_those_it_waits_for(hall: Hall) -> None:
    hall.silent = {FIRST_MEMBER}
    number = await hall.started(6)
    held = await hall.tournaments.show(number)
    await hall.show_up(held)
    await hall.play()
    held = await hall.looked(number)
    pod = next(each for each in held.stored.pods if any(s.no == 1 for s in held.seats(each.id)))
    messages = hall.tournaments.messages
    with refuses("tournament.not_referee"):
        await messages.to_table(number, hall.by(STRANGER), pod.id)
    await messages.to_table(number, hall.by(ORGANISER), pod.id)
    (call,) = await calls_of(hall, "nudged")
    assert call["nos"] == [1]
    with refuses("tournament.called_already"):
        await messages.to_table(number, hall.by(ORGANISER), pod.id)
    over = next(each for each in held.stored.pods if each.id != pod.id)
    with refuses("tournament.nobody_waited_for"):
        await messages.to_table(number, hall.by(ORGANISER), over.id)


async def test_those_who_have_not_checked_in_are_called(hall: Hall) -> None:
    held = await signed_up(hall, 3)
    with refuses("tournament.checkin_closed"):
        await hall.tournaments.messages.to_missing(held.id, hall.by(ORGANISER))
    hall.clock.now = (START_MS - held.row.plan.checkin_ms) / 1000
    await hall.looked(held.id)
    await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER))
    await hall.tournaments.messages.to_missing(held.id, hall.by(ORGANISER))
    assert [each["nos"] for each in await calls_of(hall, "checkin")] == [[1, 2, 3], [2, 3]]
