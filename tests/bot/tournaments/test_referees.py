"""Decisions of referees, their undoing, and refusals to others."""

import pytest
from sqlalchemy import select

from bot.ratings.recalculating import Recalculation
from bot.store import schema
from bot.store.people import results
from bot.store.ratings import events
from bot.store.rows import NoticeKind
from bot.store.rows import Status as TableStatus
from bot.tournaments.model import Held
from rules.contest.director.held import Blame
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import HOUR_MS
from rules.contest.director.snapshot import Status
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, TITLES, Hall, assert_sound
from tests.refusing import refuses

pytestmark = pytest.mark.slow

WHY = Typed("So ruled")

REFEREE = 555


async def refereed(hall: Hall, entrants: int = 6) -> int:
    """A tournament with a referee that does not play, whose first round is being played."""
    number = await hall.started(entrants)
    await hall.tournaments.amend.people(number, hall.by(ORGANISER), referees=[REFEREE])
    return number


async def test_a_result_that_was_set_counts_and_can_be_taken_back(hall: Hall) -> None:
    number = await refereed(hall)
    await hall.play()
    held = await hall.looked(number)
    pod = held.stored.pods[0]
    before = [each.points for each in table_of(held.snapshot, 1)]
    ranks = [each.rank for each in (pod.result.seats if pod.result else ())]
    turned = [len(ranks) + 1 - each for each in ranks]
    acting = hall.by(REFEREE)
    referee = hall.tournaments.referee
    ruled = await referee.result(number, acting, pod.id, reason=WHY, ranks=turned)
    twice = await referee.result(number, acting, pod.id, reason=WHY, ranks=turned)
    assert twice.stored.rulings == ruled.stored.rulings
    assert [each.rank for each in ruled.stored.pods[0].result.seats] == turned  # type: ignore[union-attr]
    back = await referee.take_back(
        number, hall.by(REFEREE), ruled.stored.rulings[-1].id, reason=WHY
    )
    assert [each.points for each in table_of(back.snapshot, 1)] == before
    with refuses("tournament.nothing_to_undo"):
        await referee.take_back(number, hall.by(REFEREE), ruled.stored.rulings[-1].id, reason=WHY)


def ratings(hall: Hall) -> Recalculation:
    return Recalculation(hall.database, lambda title, level: TITLES[title].anchors.get(level))


async def test_a_ruling_about_places_changes_ratings_and_taking_it_back_restores_them(
    hall: Hall,
) -> None:
    number = await refereed(hall)
    await hall.play()
    held = await hall.looked(number)
    pod = held.stored.pods[0]
    assert pod.result is not None
    table_id = pod.table_id or 0
    before = await hall.database.read(events.everything)
    places = [
        each.rank for each in await hall.database.read(lambda c: results.of_table(c, table_id))
    ]
    winner, others = places.index(1), iter((1, 2))
    turned = [3 if seat == winner else next(others) for seat in range(3)]
    referee = hall.tournaments.referee
    ruled = await referee.result(number, hall.by(REFEREE), pod.id, reason=WHY, ranks=turned)
    rows = await hall.database.read(lambda conn: results.of_table(conn, table_id))
    assert [each.rank for each in rows] == turned
    after = await hall.database.read(events.everything)
    assert (len(after), after != before) == (len(before), True)
    own = {each.member_id: each.rank for each in after if each.table_id == table_id}
    members = {held.entrant(each.no).member_id: each.seat for each in held.seats(pod.id)}
    assert own == {member: turned[seat] for member, seat in members.items()}
    assert (await ratings(hall).verify()).differing == 0

    await referee.take_back(number, hall.by(REFEREE), ruled.stored.rulings[-1].id, reason=WHY)
    assert await hall.database.read(events.everything) == before
    held = await referee.fault(number, hall.by(REFEREE), pod.id, winner, Blame.GAVE_UP, reason=WHY)
    rows = await hall.database.read(lambda conn: results.of_table(conn, table_id))
    assert rows[winner].rank == len(places)
    assert (await ratings(hall).verify()).differing == 0


async def test_a_fault_that_is_set_while_a_table_is_played_counts_when_it_ends(hall: Hall) -> None:
    number = await refereed(hall)
    pod = (await hall.tournaments.show(number)).stored.pods[0]
    await hall.tournaments.referee.fault(
        number, hall.by(REFEREE), pod.id, 0, Blame.GAVE_UP, reason=WHY
    )
    await hall.play()
    await hall.director.look()
    table_id = pod.table_id or 0
    rows = await hall.database.read(lambda conn: results.of_table(conn, table_id))
    assert (rows[0].stood, rows[0].rank) == ("player", 3)
    assert (await ratings(hall).verify()).differing == 0


async def test_a_result_of_a_table_in_play_stops_it(hall: Hall) -> None:
    number = await refereed(hall)
    held = await hall.tournaments.show(number)
    pod = held.stored.pods[0]
    ranks = range(1, len(held.seats(pod.id)) + 1)
    await hall.tournaments.referee.result(
        number, hall.by(REFEREE), pod.id, reason=WHY, ranks=list(ranks)
    )
    assert pod.table_id is not None
    at = await hall.tables.position(pod.table_id)
    assert at.table.status is TableStatus.CANCELLED
    over = await hall.to_the_end(number)
    assert over.row.status is Status.FINISHED


async def test_a_round_that_is_undone_is_paired_again_with_another_draw(hall: Hall) -> None:
    number = await refereed(hall, 9)
    before = await hall.tournaments.show(number)
    await hall.tournaments.referee.unpair(number, hall.by(REFEREE), reason=WHY)
    after = await hall.looked(number)
    assert [each.attempt for each in after.stored.rounds] == [2]
    assert after.stored.rounds[0].seed != before.stored.rounds[0].seed
    tables = {each.table_id for each in after.stored.pods}
    assert set(await hall.in_play()) == tables
    assert_sound(await hall.to_the_end(number))


async def test_two_entrants_change_places_before_any_member_moves(hall: Hall) -> None:
    number = await refereed(hall)
    held = await hall.tournaments.show(number)
    first, second = (held.seats(pod.id)[0] for pod in held.stored.pods)
    after = await hall.tournaments.referee.repair(
        number, hall.by(REFEREE), first.no, second.no, reason=WHY
    )
    assert after.stored.rounds[0].altered
    after = await hall.looked(number)
    assert [after.seats(pod.id)[0].no for pod in after.stored.pods] == [second.no, first.no]
    assert set(await hall.in_play()) == {pod.table_id for pod in after.stored.pods}
    await hall.play()
    with refuses("tournament.has_moves"):
        await hall.tournaments.referee.repair(
            number, hall.by(REFEREE), first.no, second.no, reason=WHY
        )


async def test_more_time_is_given_three_times_at_most(hall: Hall) -> None:
    number = await refereed(hall)
    before = (await hall.tournaments.show(number)).stored.pods[0].due_ms
    assert before is not None
    for _ in range(3):
        held = await hall.tournaments.referee.extend(number, hall.by(REFEREE), 24, reason=WHY)
    assert held.stored.pods[0].due_ms == before + 72 * HOUR_MS
    with refuses("tournament.extended_enough"):
        await hall.tournaments.referee.extend(number, hall.by(REFEREE), 1, reason=WHY)


async def test_a_pause_stops_everything_and_moves_deadlines(hall: Hall) -> None:
    number = await refereed(hall)
    before = (await hall.tournaments.show(number)).stored.pods[0].due_ms
    assert before is not None
    await hall.tournaments.organise.pause(number, hall.by(REFEREE), reason=WHY)
    hall.clock.now += 100 * 24 * 3600
    await hall.director.look()
    assert not (await hall.tournaments.show(number)).stored.faults
    held = await hall.tournaments.organise.resume(number, hall.by(REFEREE), reason=WHY)
    assert held.stored.pods[0].due_ms == before + 100 * 24 * HOUR_MS
    assert (await hall.to_the_end(number)).row.status is Status.FINISHED


async def test_a_fault_is_set_cleared_and_taken_back(hall: Hall) -> None:
    number = await refereed(hall)
    held = await hall.tournaments.show(number)
    pod = held.stored.pods[0]
    referee = hall.tournaments.referee
    held = await referee.fault(number, hall.by(REFEREE), pod.id, 0, Blame.GAVE_UP, reason=WHY)
    assert [each.kind for each in held.stored.faults] == [Blame.GAVE_UP]
    held = await referee.take_back(number, hall.by(REFEREE), held.stored.rulings[-1].id, reason=WHY)
    assert not held.stored.faults


async def test_only_referees_rule_and_not_on_their_own_table(hall: Hall) -> None:
    number = await hall.started(6)
    organise, referee = hall.tournaments.organise, hall.tournaments.referee
    await hall.tournaments.amend.people(number, hall.by(ORGANISER), referees=[FIRST_MEMBER])
    held = await hall.tournaments.show(number)
    own = next(each.pod_id for each in held.stored.seats if each.no == 1)
    for member, code in ((FIRST_MEMBER, "own_table"), (FIRST_MEMBER + 1, "not_referee")):
        with refuses(f"tournament.{code}"):
            await referee.fault(number, hall.by(member), own, 0, Blame.GAVE_UP, reason=WHY)
    with refuses("tournament.reason_needed"):
        await referee.extend(number, hall.by(FIRST_MEMBER), 24, reason=Typed(" "))
    with refuses("tournament.not_organiser"):
        await organise.cancel(number, hall.by(FIRST_MEMBER), reason=WHY)
    over = await organise.cancel(number, hall.by(ORGANISER), reason=WHY)
    assert over.row.status is Status.CANCELLED
    assert not await hall.in_play()


async def test_referees_are_called_once_for_one_dispute(hall: Hall) -> None:
    number = await refereed(hall)
    await hall.play()
    held = await hall.looked(number)
    pod = held.stored.pods[0]
    one, other, *_ = (held.entrant(each.no).member_id for each in held.seats(pod.id))
    counts = []
    for member, said in ((one, "I had more"), (one, "\0Much\u200b more\n"), (other, "No")):
        held = await hall.tournaments.dispute(number, hall.by(member), pod.id, Typed(said))
        counts.append(await _calls(hall))
    deciding = len({held.row.organiser_id, *held.stored.referees})
    assert counts == [deciding, deciding, 2 * deciding]
    # Invisible characters are left out: PostgreSQL takes no NUL.
    assert [each.text for each in held.stored.disputes] == [
        *map(Typed, ("I had more", "Much more", "No"))
    ]
    with refuses("tournament.reason_needed"):
        await hall.tournaments.dispute(number, hall.by(one), pod.id, Typed("\0\u200b"))


async def _calls(hall: Hall) -> int:
    """Return the number of calls about disputes."""
    query = select(schema.outbox.c.payload).where(schema.outbox.c.kind == NoticeKind.CALL.value)
    found = await hall.database.read(lambda conn: conn.execute(query).scalars().all())
    return sum(b'"dispute"' in each for each in found)


async def test_a_dispute_is_answered_by_a_ruling(hall: Hall) -> None:
    number = await refereed(hall)
    await hall.play()
    held = await hall.looked(number)
    pod = held.stored.pods[0]
    member = held.entrant(held.seats(pod.id)[0].no).member_id
    held = await hall.tournaments.dispute(number, hall.by(member), pod.id, Typed("I had more"))
    assert [each.text for each in held.stored.disputes] == [Typed("I had more")]
    ranks = [each.rank for each in pod.result.seats] if pod.result else []
    held = await hall.tournaments.referee.result(
        number, hall.by(REFEREE), pod.id, reason=WHY, ranks=ranks
    )
    assert held.stored.disputes[0].ruling_id == held.stored.rulings[-1].id


async def test_a_decision_that_is_so_already_is_no_ruling(hall: Hall) -> None:
    number = await refereed(hall)
    tournaments = hall.tournaments
    begun = await hall.looked(number)
    pod, elsewhere = begun.stored.pods[0], begun.seats(begun.stored.pods[1].id)[0].no

    async def decided(act: int) -> Held:
        by = hall.by(REFEREE)
        if act == 0:
            return await tournaments.organise.keep(number, by, 1, reason=WHY)
        if act == 1:
            return await tournaments.organise.drop(number, by, elsewhere, reason=WHY)
        blame = Blame.GAVE_UP if act == 2 else None
        return await tournaments.referee.fault(number, by, pod.id, 0, blame, reason=WHY)

    for act in range(4):
        held = await decided(act)
        with refuses("act.unchanged"):
            await decided(act)
        assert (await tournaments.show(number)).stored.rulings == held.stored.rulings
