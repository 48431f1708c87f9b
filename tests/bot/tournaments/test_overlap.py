"""Rounds of a Swiss that overlap: the next one is paired some days after the last one although tables are played."""

from bot.tournaments.model import Held
from rules.contest.director.plan import DAY_MS
from rules.contest.director.snapshot import Status
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, assert_sound, plan, stage
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
