"""The menu of a panel: the verbs to choose from."""

import pytest

from bot.core.controls.components import QuestionRef, menu_view
from rules.core.text import msg


@pytest.mark.parametrize(
    ("verbs", "rows"),
    [
        pytest.param(10, [5, 5, 1], id="ten buttons"),
        pytest.param(20, [5, 5, 5, 5, 1], id="as many buttons as there is room for"),
        pytest.param(21, [1, 1], id="a list"),
    ],
)
def test_verbs_are_buttons_as_long_as_there_is_room(verbs: int, rows: list[int]) -> None:
    named = [(f"verb{number}", msg(f"verb-{number}")) for number in range(verbs)]
    view = menu_view(named, lambda text: text.key, QuestionRef(1, 2), {}, undoable=False)
    assert [len(row["components"]) for row in view.to_components()] == rows
