"""Best of three and the match for third place at a host: stored, told in the posts of rounds, and played to the end."""

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.views.rounds import round_lines
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from render.contest.twins.alts import bracket_alt
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.subject import Subject
from tests.bot.tournaments.hall import Hall, assert_sound, plan, stage
from tests.catalogues import toy_catalogues

pytestmark = pytest.mark.slow


async def test_games_and_the_match_for_third_place_are_told_and_decide_the_places(
    hall: Hall,
) -> None:
    duels = stage(2, (2,), format=Format.SINGLE, wins=2, has_small_final=True)
    held = await hall.to_the_end(await hall.ready(4, plan(duels, entrants_max=4)))
    assert held.row.status is Status.FINISHED
    assert_sound(held)
    shown, rounds = Shown(held), held.stored.rounds
    assert 4 <= len(rounds) <= 6
    finals = [row for row in rounds if any(pod.group_no for pod in shown.pods_of(row))]
    assert finals
    for language in LANGUAGES:
        text = translator(toy_catalogues()[language], None)
        first = round_lines(shown, rounds[0], text, {})
        assert text.words("tournament.game_of", game=1, most=3) in first
        # The number of games is open, so no total is told.
        assert "6" not in first[0].partition("<t:")[0]
        second = round_lines(shown, rounds[1], text, {})
        assert text.words("tournament.game_of", game=2, most=3) in second
        told = text.words("tournament.small_final", table=2, place=3)
        assert told in round_lines(shown, finals[0], text, {})
        assert told not in first
    assert [place for place, _ in final_places(held.snapshot)] == [1, 2, 3, 4]
    subject = Subject("nim", "Cup", {each.no: f"P{each.no}" for each in held.stored.entrants})
    view = bracket_view(held.snapshot, 1, subject)
    assert view is not None
    say = translator(toy_catalogues()["en"], None).draw
    told = bracket_alt(view, say)
    small = view.bands[1].columns[0]
    assert say(small.label) in told
    pictured = pairings_view(held.snapshot, 1, 2, subject)
    assert pictured.head.about[0].key == "contest.round"
