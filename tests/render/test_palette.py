"""People with any colour vision can tell seats apart, and can read them on the panels."""

from itertools import combinations

import pytest

from render.core.palette import ACCENT, BACKGROUND, INK, MUTED, PANEL, SEATS, TEXT, mix
from tests.render.vision import (
    DEUTAN,
    NORMAL,
    PROTAN,
    TRITAN,
    Lab,
    Matrix,
    contrast,
    difference,
    seen,
)


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        pytest.param((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425, id="blue"),
        pytest.param((50, -1.0, 2.0), (50, 0, 0), 2.3669, id="near grey"),
        pytest.param((50, 2.5, 0), (73, 25, -18), 27.1492, id="far apart"),
        pytest.param((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082, id="dark"),
    ],
)
def test_the_colour_difference_equals_the_published_examples(
    first: Lab, second: Lab, expected: float
) -> None:
    assert difference(first, second) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(
    "vision",
    [
        pytest.param(NORMAL, id="normal"),
        pytest.param(PROTAN, id="protanopia"),
        pytest.param(DEUTAN, id="deuteranopia"),
        pytest.param(TRITAN, id="tritanopia"),
    ],
)
def test_any_two_seats_differ_in_every_kind_of_vision(vision: Matrix) -> None:
    for a, b in combinations(SEATS, 2):
        assert difference(seen(a, vision), seen(b, vision)) >= 16


def test_seats_and_words_contrast_with_the_panels() -> None:
    assert all(contrast(seat, PANEL) >= 4.2 for seat in SEATS)
    assert contrast(TEXT, PANEL) >= 7
    assert contrast(MUTED, PANEL) >= 4.5
    assert contrast(MUTED, BACKGROUND) >= 4.5
    assert contrast(INK, ACCENT) >= 7


def test_a_mix_lies_between_its_colours() -> None:
    assert mix((0, 0, 0), (255, 255, 255), 0.22) == (56, 56, 56)
    assert mix(PANEL, TEXT, 0) == PANEL
    assert mix(PANEL, TEXT, 1) == TEXT
