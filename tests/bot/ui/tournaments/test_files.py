"""A tournament's lists as files."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.desk.files import lists_of, written
from bot.features.tournament.desk.trf import has_report, report
from bot.features.tournament.words import Shown
from bot.store.contest.rows import Settings
from bot.tables.names import visible
from rules.contest.director.plan import HOUR_MS, Format
from rules.contest.plans.teams import with_teams
from rules.contest.scores.results import Scheme
from rules.contest.scores.tie_breaks import CHESS
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, plan, stage
from tests.catalogues import toy_catalogues

__all__ = ["hall"]

pytestmark = pytest.mark.slow


async def test_lists_tell_all_that_was_played(hall: Hall, tmp_path: Path) -> None:
    number = await hall.started(7, plan(stage(rounds=2)))
    assert lists_of(Shown(await hall.tournaments.show(number)))["results"] == []
    lists = lists_of(Shown(await hall.to_the_end(number)))
    assert [line["no"] for line in lists["signups"]] == list(range(1, 8))
    assert len(lists["pairings"]) == len(lists["results"]) == 14
    assert {line["ended"] for line in lists["results"]} == {"finished"}
    assert next(line["place"] for line in lists["standings"]) == 1
    for lines in lists.values():
        read = list(csv.DictReader(StringIO(written(lines).decode("utf-8-sig"))))
        assert [line["no"] for line in read] == [str(line["no"]) for line in lines]


async def test_duels_are_reported_as_in_chess(hall: Hall) -> None:
    # The third of five never shows up, so a robot plays for it, and its opponent has won.
    hall.silent = {FIRST_MEMBER + 2}
    text = translator(toy_catalogues()["en"], None)
    duels = stage(2, (2,), rounds=3, scheme=Scheme(2, order=CHESS), bye="win")
    held = await hall.to_the_end(await hall.started(5, plan(duels)))
    shown = Shown(held)
    assert has_report(shown)
    lines = report(shown, text).decode().splitlines()
    players = {int(line[4:8]): line for line in lines if line.startswith("001")}
    assert len(players) == 5
    rounds = held.snapshot.stages[0].rounds
    for number, each in enumerate(rounds):
        at = 91 + 10 * number
        for pod in each.pods:
            signs = [players[no][at + 7] for no in pod.seats]
            assert [int(players[no][at : at + 4]) for no in pod.seats] == list(pod.seats[::-1])
            assert [players[no][at + 5] for no in pod.seats] == ["w", "b"]
            assert sorted(signs) in (["0", "1"], ["=", "="], ["+", "-"])
            assert all(signs[seat] in "0-" for seat in range(2) if pod.fault_of(seat) is not None)
        assert [players[rest.no][at + 7] for rest in each.rests] == ["U"] * len(each.rests)
    worth = {"1": 1.0, "+": 1.0, "U": 1.0, "=": 0.5, "H": 0.5}
    for line in players.values():
        signs = [line[at + 7] for at in range(91, len(line), 10)]
        assert float(line[80:84]) == sum(worth.get(sign, 0.0) for sign in signs)
    assert {int(line[85:89]) for line in players.values()} <= {1, 2, 3, 4, 5}


async def test_the_report_of_duels_names_the_teams_with_their_players(hall: Hall) -> None:
    text = translator(toy_catalogues()["en"], None)
    duels = stage(2, (2,), rounds=1, scheme=Scheme(2, order=CHESS))
    held = await hall.to_the_end(await hall.started(4, with_teams(plan(duels), 2)))
    lines = report(Shown(held), text).decode().splitlines()
    teams = {line[4:36].rstrip(): line[36:].split() for line in lines if line.startswith("013")}
    named = {
        visible(team.name): [
            str(each.no) for each in held.stored.entrants if each.team_no == team.no
        ]
        for team in held.stored.teams
    }
    assert len(named) == 2
    assert teams == named


async def test_a_name_that_a_spreadsheet_would_reckon_stays_a_name() -> None:
    (line,) = csv.DictReader(StringIO(written([{"name": "=1+1"}]).decode("utf-8-sig")))
    assert line == {"name": "'=1+1"}


async def test_results_of_a_closed_deal_are_in_no_file(hall: Hall) -> None:
    alone = stage(1, (1,), format=Format.DUPLICATE, rounds=1, scheme=Scheme(1))
    given = plan(alone, show_ms=504 * HOUR_MS)
    hall.silent = {FIRST_MEMBER}
    settings = Settings(is_sealed=True)
    number = await hall.started(3, given, title="solo", settings=settings)
    await hall.play()
    held = await hall.looked(number)
    assert [each for each in held.stored.pods if each.scored_ms is not None]
    lists = lists_of(Shown(held))
    assert lists["results"] == lists["standings"] == []
    assert len(lists["pairings"]) == 3
    assert {line["name"] for line in lists["signups"]} == {"M100", "M101", "M102"}
