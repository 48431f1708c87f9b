"""Words are measured before they are drawn: shrunk, wrapped or cut, never clipped."""

import pytest
from PIL import Image, ImageDraw

from render.core import fonts
from render.core.canvas import HALO_PX, words
from render.core.fonts import Weight, font, glyphs, has_glyph
from render.core.text import (
    CAP_MIDDLE,
    ELLIPSIS,
    Line,
    Type,
    cut,
    drawable,
    fit,
    fit_lines,
    is_whole,
    number,
    seat_name,
    signed,
    text_width,
    wrap,
)
from rules.core.text import Msg

BODY = Type(18)
LARGE = Type(24)


def test_nothing_smaller_than_14_px_can_be_set() -> None:
    assert font(14, Weight.REGULAR).size == 14
    with pytest.raises(ValueError, match="13"):
        font(13, Weight.REGULAR)


def test_a_text_that_fits_keeps_the_first_type() -> None:
    assert fit("Tom", 200, (LARGE, BODY)) == Line("Tom", LARGE)


def test_a_text_that_does_not_fit_is_shrunk_before_it_is_cut() -> None:
    name = "Alessandra Bonaventura"
    width = text_width(name, BODY)
    assert fit(name, width, (LARGE, BODY)) == Line(name, BODY)
    shorter = fit(name, width - 1, (LARGE, BODY))
    assert shorter.text.endswith(ELLIPSIS)
    assert shorter.width <= width - 1


@pytest.mark.parametrize("width", [0, 5, 30, 64, 100, 187])
@pytest.mark.parametrize("text", ["Wolfeschlegelstein", "아주아주긴이름", "Città già più bella"])
def test_a_cut_text_is_never_wider_than_its_room(text: str, width: int) -> None:
    assert text_width(cut(text, width, BODY), BODY) <= width


def test_as_much_text_as_possible_is_kept() -> None:
    text = "Expancity"
    short = cut(text, text_width(text, BODY) - 1, BODY)
    kept = len(short) - len(ELLIPSIS)
    assert text_width(text[: kept + 1] + ELLIPSIS, BODY) > text_width(text, BODY) - 1


def test_lines_break_at_spaces() -> None:
    width = text_width("같은 공원에 인접한", BODY)
    assert wrap("같은 공원에 인접한 내 빌딩", width, BODY, 3) == ("같은 공원에 인접한", "내 빌딩")


def test_a_word_longer_than_the_line_breaks_between_syllables() -> None:
    width = text_width("가나다", BODY)
    assert wrap("가나다라마바사", width, BODY, 3) == ("가나다", "라마바", "사")


def test_the_last_line_is_cut() -> None:
    lines = wrap("one two three four five six", text_width("one two", BODY), BODY, 2)
    assert lines[0] == "one two"
    assert lines[1].endswith(ELLIPSIS)
    assert all(text_width(line, BODY) <= text_width("one two", BODY) for line in lines)


def test_more_lines_are_used_before_anything_is_cut() -> None:
    text = "Most Residential Buildings"
    lines = fit_lines(text, text_width("Most Residential", Type(14)), ((BODY, 1), (Type(14), 2)))
    assert [line.text for line in lines] == ["Most Residential", "Buildings"]
    assert is_whole(lines, text)


def test_characters_missing_from_the_typeface_are_left_out() -> None:
    assert has_glyph("é")
    assert has_glyph("뷁")
    assert not has_glyph("🦊")
    assert drawable("🦊 Tom  🦊 K") == "Tom K"


def test_a_seat_without_any_drawable_name_has_its_number() -> None:
    def say(text: Msg) -> str:
        return "🦊🦊"

    assert seat_name(say, 2) == "#3"


@pytest.mark.parametrize(
    ("value", "plain", "with_sign"), [(3, "3", "+3"), (0, "0", "0"), (-2, "−2", "−2")]
)
def test_a_minus_sign_is_drawn_as_one(value: int, plain: str, with_sign: str) -> None:
    assert (number(value), signed(value)) == (plain, with_sign)


@pytest.mark.parametrize("rim", [0, HALO_PX])
@pytest.mark.parametrize("type_", [Type(14, Weight.REGULAR), BODY, Type(60)])
@pytest.mark.parametrize(
    "text",
    [
        "AVATAR, Tom & Zoë",
        "v47",
        "정우성과 친구들",
        "così – perché",
        '" " _',
        "  x ",
        "e\u0301a\u0301 ^ ",
        "−12 × 3",
    ],
)
def test_a_text_is_its_glyphs_side_by_side(text: str, type_: Type, rim: int) -> None:
    """The library draws the same for the whole text, also with a rim, and says the same of its width."""
    face = font(*type_)
    left, top, right, bottom = face.getbbox(text, anchor="ls", stroke_width=rim)
    whole = Image.new("L", (int(right - left), int(bottom - top)))
    ImageDraw.Draw(whole).text((-left, -top), text, 255, face, anchor="ls", stroke_width=rim)
    drawn = words(text, type_, rim)
    assert drawn.image.tobytes() == whole.tobytes()
    assert drawn.box(0, 0)[:2] == (left, top + round(CAP_MIDDLE * type_.size))
    assert text_width(text, type_) == max(face.getlength(text), face.getbbox(text, anchor="ls")[2])


def test_only_so_many_glyphs_of_all_sizes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "MOST_GLYPHS", 100)
    sizes = [glyphs(size, weight) for size in (14, 15) for weight in Weight]
    for known in fonts.KNOWN:
        known.clear()
    for code in range(0xAC00, 0xAC00 + 60):
        for each in sizes:
            assert each[chr(code)].advance > 0
            assert sum(map(len, fonts.KNOWN)) <= 100
