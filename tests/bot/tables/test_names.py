"""Names and typed texts in posts: no invisible character in them changes the text around them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.names import visible

DIRECTIONS = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C]


@pytest.mark.parametrize("mark", DIRECTIONS, ids=lambda mark: f"U+{mark:04X}")
def test_no_mark_of_direction_leaves_a_name(mark: int) -> None:
    assert visible(f"An{chr(mark)}n") == "Ann"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Ann\x00\x1b[31m", "Ann[31m", id="controls"),
        pytest.param("Ann\n\u2028# Bea", "Ann # Bea", id="line breaks"),
        pytest.param("\u200bA\u200bnn\ufeff\u00ad", "Ann", id="spaces without width"),
        pytest.param("\u3164\u2800\u115f", "", id="letters that show nothing"),
        pytest.param("Z" + "\u0336" * 40, "Z" + "\u0336" * 3, id="a pile of marks"),
        pytest.param("\u0301", "", id="a mark on no letter"),
        pytest.param("김하늘", "김하늘", id="Korean"),
        pytest.param("Nguyễn", "Nguyễn", id="Vietnamese"),
        pytest.param("👩‍👧 ❤️‍🔥", "👩‍👧 ❤️‍🔥", id="joined emoji"),
        pytest.param("A\u200db", "Ab", id="a joiner between letters"),
        pytest.param("משה", "משה", id="a name from right to left"),
    ],
)
def test_names_are_cleaned_like_this(name: str, shown: str) -> None:
    assert visible(name) == shown


@given(st.text())
def test_visible_characters_of_a_name_stay(text: str) -> None:
    assert visible(visible(text)) == visible(text)
