"""Rounds of a Swiss that overlap: the next one is paired some days after the last one although tables are played."""

from bot.tournaments.model import Held
from bot.tournaments.teaming import members_of
from rules.contest.director.plan import DAY_MS
from rules.contest.director.snapshot import Status
from rules.contest.plans.teams import with_teams
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, assert_sound, plan, stage
from tests.refusing import refuses
from tests.rules.contest.compared import differences

DAYS = 2


def open_rounds(held: Held) -> list[int]:
    rounds = held.snapshot.stages[0].rounds
    return [number for number, each in enumerate(rounds, 1) if not each.is_over]


async def days_pass(hall: Hall, number: int, days: int) -> Held:
    """Members show up and move each hour, except the silent ones."""
    held = await hall.looked(number)
    for _ in range(days * 24):
        hall.clock.now += 3600
        held = await hall.looked(number)
        await hall.show_up(held)
        await hall.play()
    return await hall.looked(number)


async def begun(hall: Hall, overlap_days: int) -> int:
    """A Swiss of duels for six, in which one member says that they are there and never moves."""
    given = plan(
        stage(2, (2,), rounds=4, overlap_days=overlap_days),
        show_ms=7 * DAY_MS,
        round_ms=9 * DAY_MS,
    )
    hall.silent = {FIRST_MEMBER}
    return await hall.started(6, given)


async def test_the_next_round_is_paired_although_a_table_of_the_last_one_is_played(
    hall: Hall,
) -> None:
    number = await begun(hall, DAYS)
    held = await days_pass(hall, number, DAYS - 1)
    assert open_rounds(held) == [1]
    held = await days_pass(hall, number, 2)
    assert open_rounds(held) == [1, 2]
    assert_sound(held)
    first, second = held.snapshot.stages[0].rounds
    assert (second.paired_ms - first.paired_ms) // DAY_MS == DAYS
    met = [{*pod.seats} for each in (first, second) for pod in each.pods]
    assert all(met.count(each) == 1 for each in met), (
        "players of the open table are not paired again"
    )
    # No third round before the first one is over.
    held = await days_pass(hall, number, 3)
    assert open_rounds(held) == [1, 2]
    held = await hall.to_the_end(number)
    assert held.row.status is Status.FINISHED
    assert len(held.snapshot.stages[0].rounds) == 4
    assert list(differences(held.snapshot)) == []


async def test_a_round_waits_for_all_tables_if_rounds_do_not_overlap(hall: Hall) -> None:
    number = await begun(hall, 0)
    held = await days_pass(hall, number, DAYS + 3)
    assert open_rounds(held) == [1]


async def test_a_round_that_is_over_early_is_followed_as_usual(hall: Hall) -> None:
    number = await begun(hall, DAYS)
    hall.silent = set()
    held = await days_pass(hall, number, 1)
    assert len(held.snapshot.stages[0].rounds) >= 2


async def test_a_board_of_a_team_has_one_substitute_although_two_seats_are_free(hall: Hall) -> None:
    given = plan(
        stage(2, (2,), rounds=3, overlap_days=DAYS), show_ms=4 * DAY_MS, round_ms=12 * DAY_MS
    )
    hall.silent = {FIRST_MEMBER}
    number = await hall.started(6, with_teams(given, 2))
    held = await days_pass(hall, number, DAYS + 1)
    assert open_rounds(held) == [1, 2]
    seats = [each for each in held.stored.seats if each.no == 1]
    assert len(seats) == 2
    first, second = FIRST_MEMBER + 50, FIRST_MEMBER + 51
    for member in (first, second):
        await hall.tournaments.sign_up(number, hall.by(member), as_substitute=True)
    hall.clock.now = (held.pod(held.place_of(seats[0].pod_id)).opened_ms or 0) / 1000 + 4 * 86400
    await hall.looked(number)
    pod, seat = seats[0].pod_id, seats[0].seat
    held = await hall.tournaments.take_seat(number, hall.by(first), pod, seat)
    with refuses("tournament.board_taken"):
        await hall.tournaments.referee.substitute(
            number,
            hall.by(ORGANISER),
            seats[1].pod_id,
            seats[1].seat,
            second,
            Typed("M"),
            reason=Typed("So it was"),
        )
    hall.clock.now = (held.pod(held.place_of(seats[1].pod_id)).opened_ms or 0) / 1000 + 4 * 86400
    held = await hall.looked(number)
    assert not [each for each in held.stored.calls if each.pod_id == seats[1].pod_id]
    held = await hall.to_the_end(number)
    for team in held.stored.teams:
        assert len(members_of(held, team.no)) <= 2
