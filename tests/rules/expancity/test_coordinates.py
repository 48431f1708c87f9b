"""Chapter "Coordinates"."""

import unicodedata

import pytest

from rules.core.errors import MalformedMove
from rules.core.squares import Cell
from rules.expancity.components.coordinates import cell_name, read_cell


@pytest.mark.parametrize(
    ("text", "cell", "name"),
    [
        ("N2E3", (3, 2), "N2E3"),
        ("e3 n2", (3, 2), "N2E3"),
        ("n2-e3", (3, 2), "N2E3"),
        ("n2-w1", (-1, 2), "N2W1"),
        ("N2, E3.", (3, 2), "N2E3"),
        ("n2/e3", (3, 2), "N2E3"),
        ("n2_e3", (3, 2), "N2E3"),
        ("S4", (0, -4), "S4"),
        ("W10", (-10, 0), "W10"),
        ("N60", (0, 60), "N60"),
        ("N0E3", (3, 0), "E3"),
        ("북2동3", (3, 2), "N2E3"),
        ("동쪽 3 북쪽 2", (3, 2), "N2E3"),
        ("남1", (0, -1), "S1"),
        ("서4", (-4, 0), "W4"),
        (unicodedata.normalize("NFD", "북2동3"), (3, 2), "N2E3"),
        ("N2O1", (-1, 2), "N2W1"),
        ("nord 2 ovest 1", (-1, 2), "N2W1"),
        ("sud1est2", (2, -1), "S1E2"),
        ("south 1 east 2", (2, -1), "S1E2"),
        ("C", (0, 0), "C"),
        ("ch", (0, 0), "C"),
        ("0", (0, 0), "C"),
        ("시청", (0, 0), "C"),
        ("Municipio", (0, 0), "C"),
    ],
)
def test_a_cell_is_read(text: str, cell: tuple[int, int], name: str) -> None:
    assert read_cell(text) == Cell(*cell)
    assert cell_name(read_cell(text)) == name


@pytest.mark.parametrize(
    "text",
    ["N2N3", "N2S3", "E1W1", "Z9", "N", "N61", "", " ", "2E3", "N2E", "N100", "N-", "N2E3S", "CC"],
)
def test_unreadable_cells_are_refused(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read_cell(text)
    assert refused.value.code == "expancity.cell_parse"
    assert refused.value.facts == {"text": text}


def test_a_refusal_repeats_only_part_of_a_long_text() -> None:
    with pytest.raises(MalformedMove) as refused:
        read_cell("x" * 400)
    assert refused.value.facts == {"text": "x" * 24 + "…"}


def test_written_names_are_read_back() -> None:
    for x in range(-12, 13):
        for y in range(-12, 13):
            assert read_cell(cell_name(Cell(x, y))) == Cell(x, y)
