"""The suite catches what it is meant to catch: every check has a toy that offends against it."""

import re

import pytest

from tests.conformance.broken import PLAYING, Broken
from tests.conformance.broken_forms import MOVES, TEXTS
from tests.conformance.broken_secrets import PICTURES, SECRETS
from tests.conformance.subjects import catalogues
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS
from tests.conformance.tables import Around, PlayedTable, play_table, setups

BROKEN = (*PLAYING, *MOVES, *TEXTS, *SECRETS, *PICTURES)


def _played(broken: Broken) -> list[PlayedTable]:
    around = Around(broken.source, catalogues(), broken.painter)
    return [play_table(broken.game, setup, around) for setup in setups(broken.game, games=1)]


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
