"""A tournament's lists as files."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from bot.features.tournament.desk.files import lists_of, written
from bot.features.tournament.words import Shown
from bot.store.contest.rows import Settings
from rules.contest.director.plan import HOUR_MS, Format
from rules.contest.scores.results import Scheme
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, plan, stage

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
