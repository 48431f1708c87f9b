"""Refusals are recognised, and not confused with the results of moves."""

import pytest

from rules.core.text import msg
from tests.catalogues import own_catalogues
from tests.e2e.refusals import is_refusal

CATALOGUES = own_catalogues()


@pytest.mark.parametrize("language", ["en", "ko", "it"])
def test_a_refusal_is_recognised_alone_and_as_a_note(language: str) -> None:
    catalogue = CATALOGUES[language]
    stale = msg("error.table.stale")
    assert is_refusal(catalogue.words("error.core.not_your_turn", others="Bea"))
    assert is_refusal(f"{catalogue.words('ui.panel.note', text=stale)}\n**…**")


@pytest.mark.parametrize("language", ["en", "ko", "it"])
def test_the_result_of_a_move_is_not_a_refusal(language: str) -> None:
    catalogue = CATALOGUES[language]
    done = catalogue.words("ui.panel.done", others="Bea")
    assert not is_refusal("Tile kept: Commercial lot.")
    assert not is_refusal(f"Bea digs line 2 through I6 to v82.\n{done}")
    assert not is_refusal(catalogue.words("ui.panel.ended"))
    assert not is_refusal(catalogue.words("ui.panel.problem", text=msg("error.table.stale")))
