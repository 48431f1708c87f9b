"""Whole tournaments, from creation to the podium, with no member's help."""

from typing import Any

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.views.looking import Looking
from bot.features.tournament.views.standing import standings_post
from bot.features.tournament.words import Shown
from bot.tables.history.replays import Replays
from bot.tables.names import visible
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import HOUR_MS, Format
from rules.contest.director.snapshot import Status
from tests.bot.tournaments.hall import Hall, assert_sound, plan, stage
from tests.catalogues import own_catalogues
from tests.rules.contest.final_order import final_order

pytestmark = pytest.mark.slow


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


async def test_a_table_of_a_tournament_is_replayed_from_the_seat_that_begins(hall: Hall) -> None:
    held = await hall.to_the_end(await hall.ready(9))
    replays = Replays(hall.database)
    for pod in held.stored.pods:
        assert pod.table_id is not None
        at = await hall.tables.position(pod.table_id)
        assert len(await replays.stops(at)) > 1
        assert (await replays.moment(at, at.table.seq)).position.state == at.state


async def test_the_winner_of_the_last_game_of_a_double_elimination_has_won_it(hall: Hall) -> None:
    """By points the winner of the losers' bracket, with more games, would be first."""
    double = stage(2, (2,), format=Format.DOUBLE, bye="win")
    nothing: Any = None
    looking = Looking(hall.tournaments, own_catalogues(), nothing, nothing)
    text = translator(own_catalogues()["en"], None)
    # Who meets whom is drawn, so not every field has such an end.
    for entrants in range(5, 13):
        starts_ms = int(hall.clock.now * 1000) + 40 * HOUR_MS
        given = plan(double, starts_at_ms=starts_ms)
        held = await hall.to_the_end(await hall.ready(entrants, given))
        [first, *_] = final_order(held.snapshot)
        if table_of(held.snapshot, 1)[0].no not in first:
            break
    assert table_of(held.snapshot, 1)[0].no not in first
    assert looking.winners(Shown(held), text) == tuple(
        visible(held.entrant(no).name) for no in first
    )


async def test_the_standings_of_a_round_under_way_are_named_after_it(hall: Hall) -> None:
    text = translator(own_catalogues()["en"], None)
    number = await hall.started(9)
    heads = {}
    while len((held := await hall.tournaments.show(number)).stored.rounds) < 2:
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
        await hall.director.look()
    for after in (None, 1):
        post = standings_post(Shown(held), 1, text, (), after=after)
        heads[after] = post.content.splitlines()[0]
    assert heads == {
        None: "**Cup: standings during round 2**",
        1: "**Cup: standings after round 1**",
    }
