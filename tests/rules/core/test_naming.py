"""Finds things by the names that people type."""

import pytest

from rules.core.naming import exactly_named, excerpt, listed, named, nearest, plain, similar

NAMES = {
    "mine": ("Mine", "광산", "Miniera"),
    "strip_mine": ("Strip Mine", "노천 광산"),
    "miner": ("Miner", "광부"),
    "city": ("City", "Città", "도시"),
}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Città", "citta"),
        ("  AI-Central ", "aicentral"),
        ("소형  루비_광산", "소형루비광산"),
        ("Ｍｉｎｅ", "mine"),
        ("L’ultima", "lultima"),
        ("…", ""),
    ],
)
def test_case_accents_spaces_and_punctuation_do_not_matter(text: str, same: str) -> None:
    assert plain(text) == same


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("MINE", ("mine",)),
        ("min", ("mine", "miner")),
        ("iner", ("miner",)),
        ("ine", ("mine", "strip_mine", "miner")),
        ("광산", ("mine",)),
        ("노천", ("strip_mine",)),
        ("노천광산", ("strip_mine",)),
        ("strip-mine", ("strip_mine",)),
        ("citta", ("city",)),
        ("moon", ()),
        ("", ()),
        ("!", ()),
    ],
)
def test_whole_names_match_before_prefixes_and_prefixes_before_parts(
    wanted: str, found: tuple[str, ...]
) -> None:
    assert named(wanted, NAMES) == found


def test_punctuation_counts_only_where_it_tells_two_names_apart() -> None:
    signs = {"more": ("Heat +1",), "less": ("Heat −1",)}
    assert named("heat +1", signs) == ("more",)
    assert named("HEAT −1", signs) == ("less",)
    assert named("heat 1", signs) == ("more", "less")


def test_a_beginning_is_no_exact_name() -> None:
    assert exactly_named("strip", NAMES) == ()
    assert exactly_named("Strip mine", NAMES) == ("strip_mine",)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("mine city", ("mine", "city")),
        ("strip mine, Città", ("strip_mine", "city")),
        ("노천 광산 도시", ("strip_mine", "city")),
        ("", ()),
        ("mine moon", None),
    ],
)
def test_names_are_listed_with_commas_or_blanks(text: str, found: tuple[str, ...] | None) -> None:
    assert listed(text, NAMES) == found


def test_the_names_most_like_a_text_come_first() -> None:
    assert similar("minr", NAMES)[0] in ("mine", "miner")
    assert similar("xxxx", NAMES) == ()
    assert nearest("citx", NAMES) == "city"
    assert nearest("xxxx", NAMES) in NAMES


def test_a_long_text_is_repeated_in_part() -> None:
    assert excerpt(" short ") == "short"
    assert excerpt("x" * 30) == "x" * 24 + "…"
