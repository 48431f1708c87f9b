"""Whole tournaments, from creation to the podium, with nobody's help."""

from rules.contest.director.outcome import table_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from tests.bot.tournaments.hall import Hall, assert_sound, plan, stage


async def test_a_swiss_tournament_ends_without_any_act_of_organiser_or_referee(hall: Hall) -> None:
    tournament_id = await hall.ready(9)
    held = await hall.to_the_end(tournament_id)
    assert held.row.status is Status.FINISHED
    assert len(held.snapshot.stages[0].rounds) == 3
    assert all(pod.is_scored for _, pod in held.snapshot.pods())
    assert_sound(held)
    standings = table_of(held.snapshot, 1)
    assert sorted(each.no for each in standings) == list(range(1, 10))
    assert standings[0].points >= standings[-1].points


async def test_a_single_table_is_a_tournament(hall: Hall) -> None:
    given = plan(stage(3, (2, 3), format=Format.SINGLE_TABLE), entrants_max=3)
    held = await hall.to_the_end(await hall.ready(3, given))
    assert held.row.status is Status.FINISHED
    (pod,) = held.stored.pods
    assert pod.scored_ms is not None
