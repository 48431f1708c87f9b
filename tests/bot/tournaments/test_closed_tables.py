"""Duplicate at tables of several seats: all play the same deal, and no other member sees a deal until it opens."""

import dataclasses
from collections.abc import Collection, Sequence

import pytest
from sqlalchemy import select, union

from bot.core.text.translator import translator
from bot.features.tournament.views.rounds import round_lines
from bot.features.tournament.words import Shown
from bot.store import outbox, schema
from bot.store.contest.rows import PodRow, Settings
from bot.store.declaring import ratings
from bot.store.rows import NoticeKind
from bot.tables.conduct.sealing import may_be_told
from bot.tables.names import visible
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.eligibility import Who
from bot.tournaments.model import Held
from rules.contest.director.held import Blame
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Status
from rules.contest.scores.results import Scheme
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.subject import Subject, ranking
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, assert_sound, plan, stage
from tests.catalogues import own_catalogues
from tests.refusing import refuses

pytestmark = pytest.mark.slow

SEALED = Settings(is_sealed=True)
SEATS, DEALS, ENTRANTS = 2, 2, 6
IN_THE_THREAD = {NoticeKind.THREAD, NoticeKind.BOARD}


def at_tables(seats: int = SEATS) -> Plan:
    deals = stage(
        *(seats, (seats,)),
        format=Format.DUPLICATE,
        rounds=DEALS,
        scheme=Scheme(seats, order=("points",)),
    )
    return plan(deals, entrants_min=seats)


async def begun(hall: Hall) -> Held:
    tournament_id = await hall.started(ENTRANTS, at_tables(), title="nim", settings=SEALED)
    return await hall.tournaments.show(tournament_id)


def lines_of(held: Held) -> str:
    text = translator(own_catalogues()["en"], None)
    return "\n".join(round_lines(Shown(held), held.stored.rounds[0], text, {}))


async def counted(hall: Hall, pods: Sequence[PodRow]) -> set[int | None]:
    """The tables of some pods that ratings or statistics know."""
    events, stats = ratings.rating_events.c.table_id, ratings.table_stats.c.table_id
    known = union(select(events), select(stats))
    found = set(await hall.database.read(lambda conn: conn.execute(known).scalars().all()))
    return {each.table_id for each in pods} & found


async def test_all_tables_of_a_round_play_one_deal_and_meet_in_their_own_threads(
    hall: Hall,
) -> None:
    held = await begun(hall)
    tables = [each.table_id for each in held.stored.pods if each.table_id is not None]
    assert len(tables) == ENTRANTS // SEATS
    found = {(await hall.tables.position(each)).table.commitment for each in tables}
    assert found == {held.stored.deals[0].commitment}
    rows = await hall.database.read(outbox.heads)
    assert {row.kind for row in rows if row.table_id is not None} <= IN_THE_THREAD
    at = await hall.tables.position(tables[0])
    for kind in (NoticeKind.LOBBY, NoticeKind.REPLAY, NoticeKind.OFFER, NoticeKind.MATCH):
        assert not may_be_told(at, kind)


async def test_a_result_is_not_told_before_its_deal_opens(hall: Hall) -> None:
    held = await begun(hall)
    before = lines_of(held)
    last = {held.entrant(each.no).member_id for each in held.stored.seats[-SEATS:]}
    hall.silent = last
    await hall.show_up(held)
    await hall.play()
    await hall.director.look()
    held = await hall.tournaments.show(held.id)
    done = [each for each in held.stored.pods if each.scored_ms is not None]
    assert len(done) == len(held.stored.pods) - 1
    assert lines_of(held) == before
    names = Subject("nim", "Cup", {each.no: visible(each.name) for each in held.stored.entrants})
    table = crosstable_view(held.snapshot, 1, names)
    assert table is not None
    assert len({row.place for row in table.rows}) == 1
    for look in (hall.tables.record, hall.tables.verify, hall.tables.secrets):
        with refuses("tournament.sealed"):
            await look(done[0].table_id or 0)
    assert await counted(hall, done) == set()
    with refuses("tournament.sealed"):
        await hall.tournaments.deal_secrets(held.id, 1)


async def test_a_deal_that_was_seen_is_not_dealt_to_others(hall: Hall) -> None:
    held = await begun(hall)
    referee = hall.tournaments.referee
    first, *_, last = (each.no for each in held.stored.seats)
    for act in (
        referee.unpair(held.id, hall.by(ORGANISER), reason=Typed("Wrong")),
        referee.repair(held.id, hall.by(ORGANISER), first, last, reason=Typed("Wrong")),
    ):
        with refuses("tournament.deal_seen"):
            await act


async def test_it_ends_by_itself_and_seats_are_compared_with_seats(hall: Hall) -> None:
    held = await begun(hall)
    over = await hall.to_the_end(held.id)
    assert over.row.status is Status.FINISHED
    assert_sound(over)
    assert all(each.opened_ms is not None for each in over.stored.deals)
    standings = ranking(over.snapshot, 1)
    assert {each.no for each in standings} == set(range(1, ENTRANTS + 1))
    # The matchpoints of a deal: every seat's are given out among its holders.
    assert sum(each.points for each in standings) == 100 * 3600 * DEALS * ENTRANTS // 2
    assert "**" in lines_of(over)
    opened = await hall.tournaments.deal_secrets(over.id, 1)
    first = [each for each in over.stored.pods if each.deal_id == over.stored.deals[0].id]
    assert {await hall.tables.secrets(each.table_id or 0) for each in first} == {opened}
    pods = [each for each in over.stored.pods if each.deal_id is not None]
    assert await counted(hall, pods) == {each.table_id for each in pods}


async def test_a_member_who_could_read_the_threads_plays_at_no_closed_table(hall: Hall) -> None:
    held = await hall.announced(at_tables(), settings=SEALED)
    moderator = Who(sees_private_threads=True)
    with refuses("tournament.sealed_moderator"):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER), who=moderator)
    # Alone there is no thread.
    solo = stage(1, (1,), format=Format.DUPLICATE, rounds=1, scheme=Scheme(1, order=("points",)))
    held = await hall.announced(plan(solo), title="solo", settings=SEALED)
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER), who=moderator)


async def test_a_new_moderator_is_excused_and_a_robot_plays(hall: Hall) -> None:
    tournament_id = await hall.ready(ENTRANTS, at_tables(3), settings=SEALED)

    async def readers(guild_id: int, channel_id: int, members: Collection[int]) -> frozenset[int]:
        return frozenset({FIRST_MEMBER}) & set(members)

    context = dataclasses.replace(hall.tournaments.context, readers=readers)
    hall.director.duties._pods._changes = TournamentChanges(context)
    hall.director.duties._pods._context = context
    held = await hall.tournaments.show(tournament_id)
    hall.clock.now = held.row.starts_ms / 1000
    held = await hall.looked(tournament_id)
    assert [(each.no, each.kind) for each in held.stored.faults] == [(1, Blame.EXCUSED)]
    pod = next(each for each in held.stored.pods if each.id == held.stored.faults[0].pod_id)
    at = await hall.tables.position(pod.table_id or 0)
    assert FIRST_MEMBER not in at.members()
    assert sum(row.is_played_by_robot for row in at.seats) == 1
    query = select(schema.outbox.c.payload)
    written = await hall.database.read(lambda conn: conn.execute(query).scalars().all())
    assert sum(b"sealed_moderator" in payload for payload in written) == 1


async def test_the_operator_plays_at_no_closed_table(hall: Hall) -> None:
    context = dataclasses.replace(hall.tournaments.context, operators=frozenset({FIRST_MEMBER}))
    hall.tournaments.context = context
    held = await hall.announced(at_tables(), settings=SEALED)
    with refuses("tournament.operator_barred"):
        await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER + 1))
    held = await hall.announced()
    await hall.tournaments.sign_up(held.id, hall.by(FIRST_MEMBER))
