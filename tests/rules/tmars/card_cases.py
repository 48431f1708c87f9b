"""All cases of `test_every_card`."""

from tests.rules.tmars import (
    card_cases_001,
    card_cases_061,
    card_cases_119,
    card_cases_161,
    card_cases_others,
)
from tests.rules.tmars.whole_effect import Case

ALL: tuple[Case, ...] = (
    *card_cases_001.CASES,
    *card_cases_061.CASES,
    *card_cases_119.CASES,
    *card_cases_161.CASES,
    *card_cases_others.CASES,
)
