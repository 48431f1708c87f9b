"""The sentence that names the winner, in little room."""

from render.core.text import Type, text_width
from render.core.winners import fit_won

SMALL, LARGE = Type(18), Type(36)
CHOICES = ((LARGE, 1), (SMALL, 2))


def won(names: tuple[str, ...]) -> str:
    return f"{' and '.join(names)} win!"


def test_short_names_are_written_large() -> None:
    (line,) = fit_won(won, ("Ada", "Bo"), 400, CHOICES, SMALL)
    assert (line.text, line.type) == ("Ada and Bo win!", LARGE)


def test_names_are_whole_wherever_a_smaller_type_has_room_for_them() -> None:
    lines = fit_won(won, ("Alessandra", "Maximiliane"), 200, CHOICES, SMALL)
    assert " ".join(line.text for line in lines) == "Alessandra and Maximiliane win!"
    assert {line.type for line in lines} == {SMALL}


def test_only_names_are_cut_and_the_sentence_stays_whole() -> None:
    names = ("Alessandra of the Long Name", "Maximiliane of the Longer Name")
    lines = fit_won(won, names, 200, CHOICES, SMALL)
    said = " ".join(line.text for line in lines)
    assert said.startswith("Aless")
    assert " and Maxi" in said
    assert said.endswith("... win!")
    assert all(text_width(line.text, line.type) <= 200 for line in lines)
