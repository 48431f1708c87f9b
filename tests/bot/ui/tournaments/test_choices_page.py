"""The document of all choices is that of the menus."""

from tests.tournament_choices import DOCUMENT, document


def test_the_page_of_choices_lists_every_menu_with_its_values() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "python -m tests.tournament_choices"
