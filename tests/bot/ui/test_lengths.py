"""Lengths of time are read as the bot writes them."""

import pytest

from bot.clocks.lengths import read_length
from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.i18n import LANGUAGES
from tests.catalogues import catalogue_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_length_is_read_as_it_is_shown(language: str) -> None:
    words = catalogue_of(language).words
    for count in range(1, 100):
        assert read_length(words("hosting.days", count=count)) == count * DAY_MS
        assert read_length(words("hosting.hours", count=count)) == count * HOUR_MS


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("3d", 3 * DAY_MS),
        ("36 h", 36 * HOUR_MS),
        ("３일", 3 * DAY_MS),
        ("2 Weeks", 14 * DAY_MS),
        ("2026-12-24", None),
        ("12월 24일", None),
        ("3", None),
        ("soon", None),
        ("9999d", None),
    ],
)
def test_only_a_number_with_a_unit_is_a_length(typed: str, length: int | None) -> None:
    assert read_length(typed) == length
