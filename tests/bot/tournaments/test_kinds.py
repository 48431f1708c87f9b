"""Every kind that is offered goes from sign-up to podium with no act of organiser or referee."""

import pytest

from bot.features.tournament.choices.kinds import KINDS, plan_for
from bot.features.tournament.views.proving import verdict_of
from bot.store.contest.rows import Settings
from rules.contest.director.snapshot import Status
from tests.bot.tournaments.hall import FIRST_MEMBER, START_MS, TITLES, Hall, assert_sound
from tests.rules.contest.final_order import final_order
from tests.scale import one_in, usually

pytestmark = pytest.mark.slow

PLANNED = ("round_robin", "groups", "league")
ENTRANTS = {"single_table": 3, "quick_cup": 8}
"""Of the others there are seven."""


@pytest.mark.parametrize("silent", usually(0, [0, 1]))
@pytest.mark.parametrize("kind", one_in(3, KINDS))
async def test_a_kind_ends_without_any_human_act(hall: Hall, kind: str, silent: int) -> None:
    title = "solo"
    given, is_sealed = plan_for(kind, TITLES[title].seats, START_MS)
    entrants = ENTRANTS.get(kind, 7)
    settings = Settings(is_sealed=is_sealed)
    hall.silent = {*range(FIRST_MEMBER, FIRST_MEMBER + silent)}
    held = await hall.to_the_end(await hall.ready(entrants, given, title=title, settings=settings))
    assert held.row.status is Status.FINISHED
    assert len(held.stored.stages) == len(given.stages)
    assert all(each.is_over for each in held.stored.stages)
    ranked = sorted(no for group in final_order(held.snapshot) for no in group)
    assert ranked == list(range(1, entrants + 1))
    # Every round can be worked out again, but where nothing is drawn or all play alone.
    drawn = [each for each in held.stored.rounds if each.certificate is not None]
    assert {verdict_of(each) for each in drawn} <= {"good"}
    if kind in PLANNED:
        first = held.stored.stages[0].id
        assert all(each in drawn for each in held.stored.rounds if each.stage_id == first)
    if kind != "same_deal":
        # In a solo duplicate all members have all deals in play at a time.
        assert_sound(held)
