"""Tournaments in which all play the same deals alone have no rounds, and their texts mention none."""

import pytest

from bot.core.text.translator import Translator, translator
from bot.features.tournament.views.proving import verify_post
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.views.standing import standings_post
from bot.features.tournament.words import Shown, length
from bot.i18n import LANGUAGES, Catalogues
from rules.core.text import typed
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall
from tests.bot.tournaments.test_sealed import DEALS, ENTRANTS, SEALED, solo
from tests.catalogues import own_catalogues


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


async def _begun(hall: Hall) -> Shown:
    """Every member but one has played their tables."""
    tournament_id = await hall.started(ENTRANTS, solo(), title="solo", settings=SEALED)
    hall.silent = {FIRST_MEMBER}
    await hall.play()
    await hall.director.look()
    return Shown(await hall.tournaments.show(tournament_id))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_standings_count_the_tables_of_all_deals(
    hall: Hall, catalogues: Catalogues, language: str
) -> None:
    shown, text = await _begun(hall), _text(catalogues, language)
    done, of_all = DEALS * (ENTRANTS - 1), DEALS * ENTRANTS
    head, count, *_ = standings_post(shown, 1, text, ()).content.splitlines()
    assert head == text.words("tournament.standings_so_far", name=typed(shown.row.name))
    assert count == text.words("tournament.standings_running", done=done, all=of_all)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_draw_says_why_there_is_no_round_to_check(
    hall: Hall, catalogues: Catalogues, language: str
) -> None:
    shown, text = await _begun(hall), _text(catalogues, language)
    post = await verify_post(hall.tournaments, shown, text)
    assert text.words("tournament.verify_alone") in post.content
    assert text.words("tournament.verify_none") not in post.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_give_one_deadline_for_all_deals(
    hall: Hall, catalogues: Catalogues, language: str
) -> None:
    shown, text = await _begun(hall), _text(catalogues, language)
    said = rules_post(shown, text, ("<@1>",)).content
    plan = shown.at.plan
    due = text.words("tournament.rules_due_alone", length=length(plan.round_ms), what="?")
    assert due.split("?")[0] in said
    assert plan.disputes_ms
    closes = length(plan.disputes_ms)
    assert text.words("tournament.rules_disputes", length=closes) in said


def _text(catalogues: Catalogues, language: str) -> Translator:
    return translator(catalogues[language], None)
