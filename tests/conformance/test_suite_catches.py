"""Every check catches a toy that violates it."""

import re

import pytest

from bot.i18n import Catalogue
from tests.conformance import checks_facts
from tests.conformance.broken import PLAYING, Broken
from tests.conformance.broken_aheads import AHEADS
from tests.conformance.broken_catalogues import CATALOGUES, GOLDEN, VERSIONS
from tests.conformance.broken_experts import EXPERTS
from tests.conformance.broken_first import FIRST
from tests.conformance.broken_forms import MOVES, TEXTS
from tests.conformance.broken_hints import HINTS
from tests.conformance.broken_lessons import LESSONS
from tests.conformance.broken_playout import PLAYOUTS
from tests.conformance.broken_reshuffle import RESHUFFLED
from tests.conformance.broken_secrets import PICTURES, SECRETS
from tests.conformance.broken_stats import STATS
from tests.conformance.broken_turned_up import TURNED_UP
from tests.conformance.broken_words import WORDS
from tests.conformance.subjects import catalogues
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS
from tests.conformance.tables import Around, PlayedTable, play_table, setups

pytestmark = pytest.mark.slow

BROKEN = (
    *PLAYING,
    *FIRST,
    *MOVES,
    *TEXTS,
    *CATALOGUES,
    *GOLDEN,
    *VERSIONS,
    *SECRETS,
    *PICTURES,
    *RESHUFFLED,
    *WORDS,
    *AHEADS,
    *STATS,
    *PLAYOUTS,
    *EXPERTS,
    *HINTS,
    *LESSONS,
    *TURNED_UP,
)


def _played(broken: Broken) -> list[PlayedTable]:
    spoken = tuple(Catalogue(language, [source]) for language, source in broken.texts.items())
    texts = {language: {"nim.ftl": source} for language, source in broken.texts.items()}
    around = Around(broken.source, spoken or catalogues(), broken.painter, texts, broken.golden)
    return [play_table(broken.game, setup, around) for setup in setups(broken.game, games=1)]


@pytest.fixture(autouse=True)
def _looks_in_few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toys show a fact everywhere or nowhere."""
    monkeypatch.setattr(checks_facts, "_SOUGHT_PLACES", 20)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.what.replace(" ", "_"))
def test_a_title_is_caught_that(broken: Broken) -> None:
    tables = _played(broken)
    with pytest.raises(AssertionError, match=re.escape(broken.says)):
        _check(broken, tables)


def _check(broken: Broken, tables: list[PlayedTable]) -> None:
    if broken.check in TITLE_CHECKS:
        broken.check(broken.game, tables)
        return
    for table in tables:
        broken.check(broken.game, table)


@pytest.mark.parametrize("check", [*TABLE_CHECKS, *TITLE_CHECKS], ids=lambda check: check.__name__)
def test_every_check_has_something_to_catch(check: object) -> None:
    assert any(broken.check is check for broken in BROKEN)
