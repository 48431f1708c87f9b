"""A league over two seasons: promotion, relegation, and the places of newcomers."""

import pytest

from bot.tournaments.model import Held
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.contest.director.stages.league import season_end
from tests.bot.tournaments.hall import Hall, plan, stage

pytestmark = pytest.mark.slow

ENTRANTS = 9
"""Three groups of three: one in the first division, two in the second."""
NEWCOMER = 400


def groups(held: Held) -> list[set[int]]:
    """The members of each group."""
    return [{held.entrant(no).member_id for no in each} for each in held.stored.stages[0].groups]


async def test_winners_go_up_and_the_last_two_go_down_in_the_next_season(hall: Hall) -> None:
    league = stage(2, (2,), format=Format.LEAGUE, group_size=3, moves_down=2)
    first = await hall.to_the_end(await hall.ready(ENTRANTS, plan(league, is_season=True)))
    assert first.row.status is Status.FINISHED
    assert first.row.next_id is not None
    ended = season_end(first.snapshot)
    assert [each.division for each in ended] == [1] * 3 + [2] * 6
    member = {each.no: first.entrant(each.no).member_id for each in ended}
    winners = {member[each.no] for each in ended if each.place == 1}
    down = {member[each.no] for each in ended if each.division == 1 and each.place > 1}

    second = await hall.tournaments.show(first.row.next_id)
    assert (second.row.season, second.row.status) == (2, Status.OPEN)
    # They sign up in another order, so all have other numbers; one stays away, and one is new.
    away = next(member[each.no] for each in ended if (each.division, each.place) == (2, 3))
    again = [each for each in sorted(member.values(), reverse=True) if each != away]
    for each in (NEWCOMER, *again):
        await hall.tournaments.sign_up(second.id, hall.by(each))
    hall.clock.now = (second.row.starts_ms - second.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for each in (NEWCOMER, *again):
        await hall.tournaments.check_in(second.id, hall.by(each))
    hall.clock.now = second.row.starts_ms / 1000
    await hall.director.look()

    second = await hall.tournaments.show(second.id)
    top, *lower = groups(second)
    assert top == winners
    assert down <= set.union(*lower)
    assert NEWCOMER in set.union(*lower)
    former = {second.entrant(each.no).member_id: each for each in second.row.former}
    assert sorted(former) == sorted(again)
    for before in ended:
        if member[before.no] != away:
            now = former[member[before.no]]
            assert (now.division, now.place, now.members, now.points) == (
                *(before.division, before.place, before.members, before.points),
            )
    assert (await hall.to_the_end(second.id)).row.status is Status.FINISHED
