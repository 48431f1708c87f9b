"""Memorable facts about a tournament are read from its tables."""

import dataclasses

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.posts.facts import FactFinder, facts_line, halfway
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store.contest.rows import Settings
from bot.tables.names import visible
from rules.contest.showing.facts import Closest, Comeback, Facts, Quickest
from rules.core.record import replay
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import TITLES, Hall
from tests.catalogues import catalogue_of

__all__ = ["hall"]


async def test_the_tables_of_a_tournament_have_facts(hall: Hall) -> None:
    tournament_id = await hall.started(6, settings=Settings(pace="none"))
    over = await hall.to_the_end(tournament_id)
    found = await FactFinder(hall.database, hall.tables).of(over)
    wins = [
        abs(pod.result.seats[0].total - pod.result.seats[1].total)
        for pod in over.stored.pods
        if pod.result is not None and len(pod.result.seats) == 2
    ]
    assert found.closest is not None
    assert found.closest.by <= min(wins, default=found.closest.by)
    # The game says nothing about half-finished tables, and there were no clocks.
    assert found.comeback is None
    assert found.quickest is None

    first = over.stored.pods[0].table_id
    assert first is not None
    record = await hall.tables.record(first)
    game = dataclasses.replace(TITLES["nim"], interim=lambda state: (hash(repr(state)), 0))
    steps = [step.state for step in replay(game, record)]
    half = steps[len(record.entries) // 2]
    assert halfway(game, record) == (hash(repr(half)), 0)

    told = Facts(Closest(1, 1, 2, 3), Comeback(1, 2, 3, 1), Quickest(3, 5000))
    for language in LANGUAGES:
        text = translator(catalogue_of(language), None)
        line = facts_line(told, Shown(over), text)
        assert line.count(" · ") == 2
        names = {each.no: each.name for each in over.stored.entrants}
        assert all(visible(names[no]) in line for no in (1, 2, 3))
        assert facts_line(Facts(), Shown(over), text) == ""


async def test_how_a_table_stood_halfway_is_read_from_its_record(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if at every table everybody had been the last.
    game = dataclasses.replace(TITLES["nim"], interim=lambda state: (4, 4, 4, 4))
    monkeypatch.setitem(TITLES, "nim", game)
    tournament_id = await hall.started(6, settings=Settings(pace="none"))
    over = await hall.to_the_end(tournament_id)
    found = (await FactFinder(hall.database, hall.tables).of(over)).comeback
    assert found is not None
    assert (found.before, found.after) == (4, 1)
    won = [
        seat.no
        for pod in over.stored.pods
        if pod.table_id == found.table and pod.result is not None
        for seat in pod.result.seats
        if seat.rank == 1
    ]
    assert won == [found.no]
