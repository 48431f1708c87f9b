"""Cutting text by characters and by bytes of UTF-8."""

import pytest

from bot.core.text.lines import ELLIPSIS, MESSAGE_BYTES, MESSAGE_CHARS, cut, cut_at_line, split


def test_short_text_stays_whole() -> None:
    assert split("one\n\ntwo") == ("one\n\ntwo",)


def test_empty_text_has_no_pieces() -> None:
    assert split(" \n\n ") == ()


def test_pieces_end_at_lines() -> None:
    assert split("aaaa\nbbbb\ncccc", chars=10) == ("aaaa\nbbbb", "cccc")


def test_a_long_line_is_cut_between_words() -> None:
    assert split("aaaa bbbb cccc", chars=10) == ("aaaa bbbb", "cccc") or split(
        "aaaa bbbb cccc", chars=10
    ) == ("aaaa", "bbbb cccc")


def test_a_line_without_spaces_is_cut_anyway() -> None:
    assert split("a" * 25, chars=10) == ("a" * 10, "a" * 10, "a" * 5)


@pytest.mark.parametrize("letter", ["a", "é", "가", "🂡"])
def test_pieces_fit_by_characters_and_bytes(letter: str) -> None:
    text = "\n".join(letter * 70 for _ in range(200))
    pieces = split(text, chars=2000, most_bytes=3000)
    assert all(len(piece) <= 2000 and len(piece.encode()) <= 3000 for piece in pieces)
    assert "\n".join(pieces) == text


def test_hangul_is_cut_between_whole_syllables() -> None:
    assert cut("가나다라", 10, most_bytes=10) == "가나" + ELLIPSIS


def test_cutting_keeps_as_much_as_fits() -> None:
    assert cut("a" * MESSAGE_CHARS, MESSAGE_CHARS) == "a" * MESSAGE_CHARS
    assert len(cut("a" * 9000, MESSAGE_CHARS)) == MESSAGE_CHARS
    assert len(cut("🂡" * 9000, 9000).encode()) <= MESSAGE_BYTES


def test_alt_text_is_cut_at_a_line() -> None:
    assert cut_at_line(["one", "two", "three"], 10) == "one\ntwo\n…"


def test_alt_text_of_one_long_line_is_cut_within_the_line() -> None:
    assert cut_at_line(["a" * 50], 10) == "a" * 9 + ELLIPSIS


def test_lines_that_do_not_fit_are_not_even_written() -> None:
    lines = iter(["one", "two", "three", "four", "five"])
    assert cut_at_line(lines, 10) == "one\ntwo\n…"
    assert list(lines) == ["four", "five"]
