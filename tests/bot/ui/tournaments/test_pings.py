"""A member called at a tournament reads the cause in the list of their notices."""

import re

import pytest

from bot.i18n import Catalogues
from rules.contest.director.duties import Reminder
from tests.catalogues import own_catalogues

CAUSES = (
    *("checkin", "promoted", "seat", "put_off", "called_off", "table", "dispute", "test"),
    *(each.value for each in Reminder),
)


@pytest.mark.parametrize("cause", CAUSES)
def test_every_cause_of_a_call_has_a_name(cause: str) -> None:
    catalogues: Catalogues = own_catalogues()
    for language in ("en", "ko", "it"):
        said = catalogues[language].words(f"ui.pings.{cause}")
        assert said
        assert not re.search(r"[{}_]", said)
