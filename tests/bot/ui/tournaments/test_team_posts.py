"""Standings, podium and files of tournaments for teams."""

from itertools import chain

import pytest
from msgspec import structs

from bot.core.controls.ids import TournamentId
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.features.tournament.desk.files import lists_of
from bot.features.tournament.posts.ending import podium_post
from bot.features.tournament.views.own import own_page
from bot.features.tournament.views.standing import line_post, ranking_of, standings_post, why_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.tables.names import visible
from bot.tournaments.teaming import members_of
from render.contest.twins.files import standings_text
from rules.contest.director.outcome import table_of
from rules.contest.scores.tie_breaks import POINTS
from rules.contest.showing.podium import final_places, podium_view
from rules.contest.showing.subject import ROWS_A_PAGE, Subject
from rules.contest.showing.team_standings import team_pages, team_standings_view
from rules.contest.views.parts import Moment
from rules.contest.views.standings import CellKind
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall, plan, stage
from tests.bot.tournaments.test_teams import full
from tests.catalogues import toy_catalogues

__all__ = ["hall"]

pytestmark = pytest.mark.slow

TEAMS = 4


def _text(language: str = "en") -> Translator:
    return translator(toy_catalogues()[language], None)


def _args(post: Post, op: str) -> list[str]:
    """Return the arguments of a post's buttons of an operation."""
    controls = () if post.view is None else post.view.walk_children()
    read = (TournamentId.read(str(each.item.custom_id)) for each in controls)  # type: ignore[attr-defined]
    return [each.arg for each in read if each is not None and each.op == op]


async def _played(hall: Hall) -> Shown:
    return Shown(await hall.to_the_end(await full(hall, TEAMS)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_standings_show_teams_first_and_players_on_demand(hall: Hall, language: str) -> None:
    shown, text = await _played(hall), _text(language)
    by_team = standings_post(shown, 1, text, ())
    assert all(f"Team {at}" in by_team.content for at in range(TEAMS))
    assert f"M{FIRST_MEMBER}" not in by_team.content
    (onward,) = _args(by_team, "page")
    assert onward == "1.0.0.1"
    by_player = standings_post(shown, 1, text, (), by_player=True)
    assert all(f"M{FIRST_MEMBER + at}" in by_player.content for at in range(2 * TEAMS))
    assert "Team 1" not in by_player.content
    assert _args(by_player, "page") == ["1.0.0.0"]
    assert _args(by_player, "why") == ["1.0.0.1"]
    ids = [str(each.item.custom_id) for each in by_player.view.walk_children()]  # type: ignore[union-attr]
    assert len(ids) == len(set(ids))


async def test_a_member_reads_the_place_of_their_team(hall: Hall) -> None:
    shown, text = await _played(hall), _text()
    ranking = ranking_of(shown, 1)
    for each in shown.stored.entrants:
        own = line_post(shown, ranking, each.member_id, text)
        assert own is not None
        place = next(one.place for one in ranking if one.no == each.team_no)
        assert f"Your team: place {place} of {TEAMS}" in own.content
        alone = line_post(
            shown, ranking_of(shown, 1, by_player=True), each.member_id, text, by_player=True
        )
        assert alone is not None
        assert "Your place" in alone.content
    assert why_post(shown, ranking, text).content


async def test_the_own_page_tells_the_place_of_the_team(hall: Hall) -> None:
    number = await full(hall, TEAMS)
    await hall.show_up(await hall.looked(number))
    await hall.play()
    shown = Shown(await hall.looked(number))
    page = await own_page(hall.tournaments, shown, FIRST_MEMBER, _text())
    assert "Your team" in page.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_podium_names_teams_with_their_members(hall: Hall, language: str) -> None:
    shown, text = await _played(hall), _text(language)
    places = list(final_places(shown.at))
    post = podium_post(shown, places, text, (), ())
    first = ranking_of(shown, 1)[0]
    members = ", ".join(visible(each.name) for each in members_of(shown.held, first.no))
    assert f"Team {first.no - 1} ({members})" in post.content
    subject = Subject(
        "nim", "Cup", {}, {each.no: visible(each.name) for each in shown.stored.teams}
    )
    view = podium_view(shown.at, subject, Moment(2026, 1, 1, 3, 12, 0, "UTC"))
    assert view is not None
    assert [each.place for each in view.winners] == [1, 2, 3]
    assert view.winners[0].name == f"Team {first.no - 1}"


async def test_files_list_teams_and_the_board_of_each_player(hall: Hall) -> None:
    shown = await _played(hall)
    lists = lists_of(shown)
    own = {each.no: each.points for each in table_of(shown.at, 1)}
    assert [line["place"] for line in lists["teams"]] == list(range(1, TEAMS + 1))
    for line, standing in zip(lists["teams"], ranking_of(shown, 1), strict=True):
        players = [each for each in shown.stored.entrants if each.team_no == standing.no]
        assert line["players"] == ", ".join(visible(each.name) for each in players)
        assert standing.points == sum(own[each.no] for each in players)
    assert {line["board"] for line in lists["signups"]} == {1, 2}
    assert {line["team"] for line in lists["signups"]} == {f"Team {at}" for at in range(TEAMS)}


async def test_without_teams_files_are_as_they_were(hall: Hall) -> None:
    shown = Shown(await hall.to_the_end(await hall.started(6, plan(stage(rounds=1)))))
    lists = lists_of(shown)
    assert "teams" not in lists
    assert "team" not in lists["signups"][0]


async def test_the_picture_has_a_row_a_team_with_the_points_of_each_round(hall: Hall) -> None:
    number = await full(hall, TEAMS)
    subject = Subject("nim", "Cup", {})
    waiting = team_standings_view(Shown(await hall.looked(number)).at, 1, subject)
    assert {cell.kind for row in waiting.rows for cell in row.cells[:1]} == {CellKind.PLAYING}
    at = (await hall.to_the_end(number)).snapshot
    view = team_standings_view(at, 1, subject)
    assert [row.place.number for row in view.rows] == list(range(1, TEAMS + 1))
    for row in view.rows:
        assert sum(cell.points for cell in row.cells) == row.points
    after = team_standings_view(at, 1, subject, after=1)
    assert all(row.points == row.cells[0].points for row in after.rows)
    told = standings_text([view], _text().draw)
    assert "Team" in told


async def test_many_teams_have_several_pages(hall: Hall) -> None:
    at = (await hall.looked(await full(hall, ROWS_A_PAGE + 2))).snapshot
    assert team_pages(at, 1) == 2
    subject = Subject("nim", "Cup", {})
    views = [team_standings_view(at, 1, subject, page=page) for page in range(2)]
    places = list(chain(*([row.place.number for row in view.rows] for view in views)))
    assert places == list(range(1, ROWS_A_PAGE + 3))


async def test_level_teams_say_what_decided(hall: Hall) -> None:
    shown, text = await _played(hall), _text()
    level = [
        structs.replace(each, points=7, decided=None if at == 0 else "board1")
        for at, each in enumerate(ranking_of(shown, 1))
    ]
    said = why_post(shown, level, text).content
    assert "Points of board 1" in said
    assert POINTS not in [each.decided for each in level]
