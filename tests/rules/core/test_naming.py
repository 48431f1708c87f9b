"""Finds components by the names that people type."""

import pytest

from rules.core.naming import called, excerpt, plain

NAMES = {
    "mine": ("mine", "광산"),
    "strip_mine": ("stripmine", "노천광산"),
    "miner": ("miner", "광부"),
    "city": ("citta", "도시"),
}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Città", "citta"),
        ("  AI-Central ", "aicentral"),
        ("소형  루비_광산", "소형루비광산"),
        ("Ｍｉｎｅ", "mine"),
        ("…", ""),
    ],
)
def test_case_accents_spaces_and_punctuation_do_not_matter(text: str, same: str) -> None:
    assert plain(text) == same


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("mine", ("mine",)),
        ("min", ("mine", "miner")),
        ("ine", ("mine", "strip_mine", "miner")),
        ("광산", ("mine",)),
        ("노천", ("strip_mine",)),
        ("moon", ()),
        ("", ()),
    ],
)
def test_whole_names_match_before_prefixes_and_prefixes_before_parts(
    wanted: str, found: tuple[str, ...]
) -> None:
    assert called(wanted, NAMES, NAMES) == found


def test_only_existing_names_are_found_and_each_once() -> None:
    assert called("min", NAMES, ["miner", "city", "miner"]) == ("miner",)


def test_a_long_text_is_repeated_in_part() -> None:
    assert excerpt(" short ") == "short"
    assert excerpt("x" * 30) == "x" * 24 + "…"
